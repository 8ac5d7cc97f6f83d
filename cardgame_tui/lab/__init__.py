"""Batches of duels between bots, and their figures about the rules."""
