"""A running duel of Rune Duel: its cards and zones, and what they are worth now."""
