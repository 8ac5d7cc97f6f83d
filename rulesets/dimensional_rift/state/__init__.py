"""A running duel of Dimensional Rift: its cards and zones, and what they are worth now."""
