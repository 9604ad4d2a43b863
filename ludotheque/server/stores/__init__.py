"""Where tables are kept: SQLite beside the program, or PostgreSQL. store.py says what a store can do."""
