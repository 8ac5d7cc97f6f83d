"""Keywords as a position writes them."""

from rulesets.grand_archive.cards.keywords import Keyword

WORDS = {each.value.casefold(): each for each in Keyword}
"""Keywords by their word."""
