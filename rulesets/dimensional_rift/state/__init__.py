"""A running duel of Dimensional Rift: its cards and zones, and their current values."""
