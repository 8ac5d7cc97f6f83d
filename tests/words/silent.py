"""Words that change nothing by the rules, each with its reason; and texts that only a long search plays."""

from collections.abc import Mapping
from types import MappingProxyType

EQUIVALENT: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "grand_archive": {
            "Named.word": "GA-326: the word only names the text after it",
            "Named.deluge": "GA-326: the word only names the text after it",
        }
    }
)
"""Places of words that change nothing, by the id of the game, with the rule that says so."""
RARE = (
    "On Kill:",
    "On Ally Hit:",
    "soot counter",
    "On Death: deal",
    "roll 2 dice",
    "on 6, you win",
    "gains control of this",
    "Delevel this",
    "transform this",
    "that target unit would deal to",
)
"""Parts of texts about what random play seldom brings about: only the long search tries their words."""
