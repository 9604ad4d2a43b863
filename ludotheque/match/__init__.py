"""A match: a position with its chance and its history, and the record that is left of it."""
