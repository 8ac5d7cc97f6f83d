"""A match shown again: where it stands, whose view it shows, and its screens."""
