"""Batches of duels between bots and what they tell about the rules."""
