"""The rules of Rune Duel, grouped as in the rulebook."""
