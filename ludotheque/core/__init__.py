"""The contract that every game fulfils. Start with game.py."""
