"""From files to printed cards: the language of the cards, the card set, and what makes a deck legal."""
