"""What several games are made of."""
