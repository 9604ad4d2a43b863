"""Everything that the sheet leaves open and we had to design: counts of tiles, faces of the die, the deck, the times.

These are the screws to turn. Four bots last 8 to 10 rounds; with a crack in place of a freeze, 7 to 8.
"""

from __future__ import annotations

from typing import Final

PLAIN_TILES: Final = 26
ORCA_TILES: Final = 4
PERMANENT_TILES: Final = 4
HOLE_TILES: Final = 2
KRAKEN_TILES: Final = 1  # of the expansion, as are the pieces
REPLACED_PLAIN: Final = 4  # what expansion tiles take the place of
REPLACED_HOLES: Final = 1

BEAR, CRACK, SLIDE, FREEZE = range(4)
DIE: Final = [BEAR, BEAR, CRACK, SLIDE, FREEZE, FREEZE]

# How many of each card, in the order of cards.py.
DECK: Final = [2, 2, 2, 2, 2, 1, 1, 2, 2, 1, 2, 1, 2, 2, 2, 2, 2]
HAND: Final = 2
DEALT: Final = 6  # tiles for each player in the advanced game; the dealer has the hole for one of them

MOST_TURNS: Final = 400
PAUSE: Final = 2500  # milliseconds that a window lasts, whatever the hands are
LONGER: Final = 6000  # after somebody asked for more time
MOST_CANCELS: Final = 12  # in a turn: changing one's mind must come to an end
