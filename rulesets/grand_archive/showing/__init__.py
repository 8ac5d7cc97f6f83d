"""The look and the words of Grand Archive: faces of cards, texts of prompts and of the log."""
