"""What ./play and ./test do before and around the program."""
