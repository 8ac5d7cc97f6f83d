"""The cards of Dimensional Rift: their records, the sentences on them, and what makes a deck legal."""
