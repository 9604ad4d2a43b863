"""The server, at whose tables somebody is missed at once: `python -m tests.web.impatient serve …`."""

import sys

from ludotheque import cli
from ludotheque.table import seating

if __name__ == "__main__":
    seating.AWAY = 0
    sys.exit(cli.main())
