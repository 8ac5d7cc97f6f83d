"""From which sizes on the page of a run has more to show."""

WIDE = 110
"""Fewest columns of a screen for a second column."""
TALL = 34
"""Fewest lines of a screen for blank lines between the parts, and for the card at the cursor."""
SPACIOUS = 50
"""Fewest lines of a screen for blank lines on the panels."""


def is_wide(width: int) -> bool:
    """Whether a screen has a second column."""
    return width >= WIDE
