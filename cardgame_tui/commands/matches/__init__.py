"""Commands that play a match, or show one again."""
