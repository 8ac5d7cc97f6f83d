"""The look and the words of Rune Duel: faces of cards, texts of prompts and of the log."""
