"""Combat of Grand Archive (section L)."""
