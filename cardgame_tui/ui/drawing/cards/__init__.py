"""Cards, and places for them, drawn at the size they are given."""
