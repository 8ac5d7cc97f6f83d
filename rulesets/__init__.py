"""Card games, one package each. A ruleset knows no screen and imports no other ruleset."""
