"""A bot that has learned which options to take: what it reads of a duel, its weights, and how they are learned."""
