"""What is pending is a stack of frames (kind, seat, a, b, c): the top one says who acts, and what a choice means."""

from __future__ import annotations

from typing import Final

Frame = tuple[int, int, int, int, int]

# Chance acts
FIRST, LAYOUT, DEAL, DRAW, ROLLING, FLIP = range(6)
LAST_OF_CHANCE: Final = FLIP

# A seat chooses
PLACE, LAY_TILE, LAY_AT = 10, 11, 12
TURN, STEP_PAWN, STEP_TO, SLIDE_TILE, SLIDE_TO = 20, 21, 22, 23, 24
BEAR_TO, DESTROY, CRACK_AT, FREEZE_AT = 25, 26, 27, 28
PUT, PUSH_BEAR, PUSH_ORCA, FERRY_ON = 29, 30, 31, 32
TARGET, WINNER, DISCARDING = 40, 41, 42
WINDOW: Final = 50  # several seats and a clock

# Nobody chooses: these wait until what lies above is settled
ROLLED, FALLEN, LOST, CARD, BEFORE_DRIFT, DRIFT, NEXT = 60, 61, 62, 63, 64, 65, 66

# In a team anybody may do these.
FOR_THE_TEAM: Final = (
    SLIDE_TILE,
    SLIDE_TO,
    BEAR_TO,
    DESTROY,
    CRACK_AT,
    FREEZE_AT,
    PUT,
    PUSH_BEAR,
    PUSH_ORCA,
)
CANCELLABLE: Final = (STEP_PAWN, STEP_TO, SLIDE_TILE, SLIDE_TO, TARGET, LAY_AT, DESTROY)

# Choices: a space, or
DO_STEP, DO_SLIDE, DO_ROLL, END, END_DISCARDING, HAND_OVER = 1000, 1001, 1002, 1003, 1004, 1005
CANCEL, DONE, KRAKEN_ROARS = 1006, 1007, 1008
PASS, HOLD, WAIT, QUIET = 1010, 1011, 1012, 1013
FIRST_CARD: Final = 1100
FIRST_DISCARD: Final = 1200
FIRST_LAY: Final = 1300  # + 4 * tile in hand + side

BOX: Final = 961  # the draw of a tile that stays in the box
ANYTIME: Final = -1  # as the card that a window is about

# The last number of a frame: whether a window is still to be opened before it is settled
WINDOW_DONE, FRAME_NEEDS_WINDOW, WINDOW_AGAIN = 0, 1, 2
