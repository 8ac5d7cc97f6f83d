"""A running duel of Containment: its cards and zones, and their current values."""
