"""One file per command: its docstring is its help, EXAMPLES teach it, run() does it."""
