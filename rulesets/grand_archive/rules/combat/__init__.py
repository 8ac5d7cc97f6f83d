"""Combat (section L)."""
