"""The look and the words of Dimensional Rift: faces of cards, texts of prompts and of the log."""
