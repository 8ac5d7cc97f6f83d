"""Rulings as scenario files, one folder per game, and what runs them."""
