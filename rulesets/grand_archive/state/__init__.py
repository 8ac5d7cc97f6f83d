"""A running duel of Grand Archive: its cards and zones, and their current values."""
