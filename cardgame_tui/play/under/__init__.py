"""A duel that was played, under another rule: the same shuffles, decks and answers until both part."""
