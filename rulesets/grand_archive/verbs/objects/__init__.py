"""Verbs about objects and cards: where they go, what they become, damage and counters."""
