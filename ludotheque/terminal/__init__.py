"""Any game in a terminal: scenes as text, prompts, a progress bar."""
