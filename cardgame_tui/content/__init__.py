"""Files as checked models: card sets, decks, scenarios, options, rulebooks. Only this package uses pydantic."""
