"""Positions of Rune Duel for scenarios: laying out, checking, writing down, and reading facts."""
