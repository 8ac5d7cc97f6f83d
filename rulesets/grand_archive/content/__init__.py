"""From files to printed cards: the language of the cards, the card set, and the rules for decks."""
