"""Setting up a duel: the form, its fields and its screen."""
