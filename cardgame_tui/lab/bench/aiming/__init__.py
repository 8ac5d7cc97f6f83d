"""Searches for a change of a game that brings some measures into ranges that are wanted."""
