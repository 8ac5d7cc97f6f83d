"""Verbs about players: their cards, what they may play, what they gain."""
