"""The steps every rule is made of: cards change places, counters change, state-based checks."""
