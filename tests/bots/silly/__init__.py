"""Positions in which some answers make a person laugh, and how often bots give them.

Each file in ``positions`` is a scenario. Its title says what would be silly, and its last step, which only looks,
names the silly answers in ``offers_at_least``.
"""
