"""THRILL: bid in secret; the lowest bidder pushes one more disc onto the board and pays for what falls."""
