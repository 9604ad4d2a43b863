"""HTTP and WebSocket around tables, and the stores that never lose a move."""
