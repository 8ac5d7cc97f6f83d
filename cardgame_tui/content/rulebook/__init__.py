"""A rulebook: its numbered rules, found by number or by a word."""
