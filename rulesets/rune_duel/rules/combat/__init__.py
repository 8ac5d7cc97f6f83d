"""Combat and what follows it (rulebook sections 9 and 10)."""
