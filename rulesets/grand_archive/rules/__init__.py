"""The rules of Grand Archive, in the order of the rulebook."""
