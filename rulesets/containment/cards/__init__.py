"""Printed cards: their values, their programs, and the words and sentences that the rules read."""
