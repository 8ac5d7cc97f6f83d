"""Combat (rulebook section 10)."""
