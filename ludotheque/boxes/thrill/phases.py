"""The phases of a match of THRILL, in the order of a round, and what the choices in them mean."""

from __future__ import annotations

from typing import Final

DRAWING: Final = 0  # chance draws a first layout
LAYING: Final = 1  # the world lays it
NAMING: Final = 2  # chance names the first Chief
CHOOSING: Final = 3  # the Chief takes a disc
BIDDING: Final = 4
ANNOUNCING: Final = 5  # with cards: whether the Pusher will use the weight
BETTING: Final = 6  # with cards
PLACING: Final = 7
WEIGHING: Final = 8  # with cards: which disc gets the weight
PUSHING: Final = 9  # the world says where each disc comes to rest
FINISHED: Final = 10

LIFTED: Final = 3  # choosing: below it a kind of the stock, from it on a disc that lies on the board

# Where a disc is
STOCK: Final = 0
CHOSEN: Final = 1
BOARD: Final = 2
