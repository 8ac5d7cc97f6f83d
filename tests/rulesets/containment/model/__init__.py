"""Containment written a second time, from the digest of its rules alone: plain lists, no code of the game."""
