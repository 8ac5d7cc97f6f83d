"""What stops a match or the program, and what is said of it."""
