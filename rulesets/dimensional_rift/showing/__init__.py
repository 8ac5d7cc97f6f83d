"""How Dimensional Rift looks and what it says: faces of cards, words of prompts and of the log."""
