"""The rules of Containment, grouped as in the rulebook."""
