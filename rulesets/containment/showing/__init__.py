"""The look and the words of Containment: faces of cards, texts of prompts and of the log."""
