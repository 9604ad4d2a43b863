"""Side by side with the peers, a folder for each question: one command, and a README on what is fair in it."""
