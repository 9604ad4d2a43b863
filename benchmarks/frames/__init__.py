"""What a picture of the pyramid costs the browser's script."""
