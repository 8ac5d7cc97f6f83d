"""The rules of Dimensional Rift, grouped as in the rulebook."""
