"""Playing cards and paying costs: activating, materializing, abilities (section I)."""
