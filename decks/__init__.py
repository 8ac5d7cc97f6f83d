"""Ready decks and variants: data only."""
