"""Plays the duels of a run, here or elsewhere, and watches them."""
