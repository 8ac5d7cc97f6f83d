"""Positions of scenarios: reading, laying out and writing them, and the facts of a duel."""
