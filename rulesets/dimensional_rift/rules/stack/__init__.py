"""Priority, the stack, triggers and targets (rulebook section 12)."""
