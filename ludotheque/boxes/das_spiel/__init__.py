"""DAS SPIEL: one pyramid of 165 dice, and many games to build it, take it apart and walk on it."""
