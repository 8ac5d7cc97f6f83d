"""Commands for people who design a game: its rules, options, cards, decks and scenarios."""
