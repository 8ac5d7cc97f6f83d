"""Attacks on the program: damaged files, hidden names, invented variants, promises, all at random."""
