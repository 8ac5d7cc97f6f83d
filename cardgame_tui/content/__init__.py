"""Files into checked models: card sets, decks, scenarios, options, rulebooks. Pydantic lives here."""
