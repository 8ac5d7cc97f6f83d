"""Verbs about effects: whether, when and how often others happen, and what ends."""
