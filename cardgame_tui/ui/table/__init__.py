"""The table of a running duel: its state, its commands and its screen."""
