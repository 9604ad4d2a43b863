"""The server, where LA CIBLE loses no time: `python -m tests.web.hasty serve …`. Pauses are short, a final may be too.

Who has to think keeps the time that the rules give.
"""

import sys

from ludotheque import cli
from ludotheque.boxes.la_cible.options import FINAL_TIME, STEPS
from ludotheque.boxes.la_cible.phases import READ, REVIEW, SHOWN
from ludotheque.core.text import Text

SHORT_FINAL = "15"

if __name__ == "__main__":
    STEPS.update({READ: 200, SHOWN: 500, REVIEW: 2_000})
    FINAL_TIME.values[SHORT_FINAL] = Text("15 secondes", "15 seconds")
    sys.exit(cli.main())
