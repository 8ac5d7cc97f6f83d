"""Duels that bots play out from one decision, and what a change is worth from there."""
