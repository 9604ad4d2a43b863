"""The server, at whose tables somebody is missed at once: `python -m tests.web.impatient serve …`."""

import sys

from ludotheque import cli
from ludotheque.table import table

if __name__ == "__main__":
    table.AWAY = 0
    sys.exit(cli.main())
