"""How soon a click shows its effect."""
