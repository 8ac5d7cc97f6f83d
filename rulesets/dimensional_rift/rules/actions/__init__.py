"""Actions and activations of cards (rulebook section 9)."""
