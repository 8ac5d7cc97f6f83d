"""Scenarios and lessons as duels, and positions marked as scenarios."""
