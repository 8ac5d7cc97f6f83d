"""The page of a finished duel: what it says, and how it is drawn."""
