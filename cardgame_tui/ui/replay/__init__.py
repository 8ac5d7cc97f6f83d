"""A match shown again: its place, its point of view, and its screens."""
