"""Our server against boardgame.io's: the same tic-tac-toe, the same client, in turns. `python -m benchmarks.table`"""
