"""The real throw of a die and its quick stand-in, side by side."""
