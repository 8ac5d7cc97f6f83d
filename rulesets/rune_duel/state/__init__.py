"""A running duel of Rune Duel: its cards and zones, and their current values."""
