"""The tiles and lines of TRIGGER: 36 cells row by row, 14 lines, 44 tiles in a bag."""

from __future__ import annotations

from typing import Final

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
STAR: Final = 25  # what an open star counts at the end of a round; the other tiles are their number

ROWS: Final = [tuple(range(r * SIZE, (r + 1) * SIZE)) for r in range(SIZE)]
COLUMNS: Final = [tuple(range(c, CELLS, SIZE)) for c in range(SIZE)]
DIAGONALS: Final = [tuple(range(0, CELLS, SIZE + 1)), tuple(range(SIZE - 1, CELLS - 1, SIZE - 1))]
LINES: Final = ROWS + COLUMNS + DIAGONALS
LINES_OF: Final = [[n for n, line in enumerate(LINES) if cell in line] for cell in range(CELLS)]

# Ours: the sheet does not give the mix. Every value that it mentions occurs, none above the largest throw (24).
BAG: Final = [n for n in range(1, 10) for _ in range(3)] + [10, 10, 11, 11, 12, 12, 15, 16, 18, 20, 24] + [STAR] * 6
