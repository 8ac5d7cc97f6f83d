"""Card files that were not written for this program: read, and mapped to the fields of a game."""
