"""Noun phrases: how many things of which kind, whose and where, and the players of a text."""
