"""Players that are not people. They see what their seat sees."""
