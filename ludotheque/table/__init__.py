"""A live match: people and bots around it, clocks, undo, chat. No network, and no clock of its own."""
