"""The cards of Rune Duel: their records, the sentences on them, and what makes a deck legal."""
