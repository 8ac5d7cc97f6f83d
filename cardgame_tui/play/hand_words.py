"""What a game calls the cards that only their owner sees: a hand, or what it has in place of one."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardgame_tui.engine.shown.layout import Layout

HAND = "hand"
"""The word for it in the table's own texts."""

_HAND = re.compile(r"\b([Hh])and(s?)\b")


def hand_word(layout: "Layout", kinds: Mapping[str, str]) -> str:
    """What a game calls the zones in the place of hands, such as ``hand`` or ``Tale zone``.

    Args:
        layout: where its zones lie.
        kinds: what the game calls its kinds of zones.
    """
    kind = layout.hands[0].rpartition(".")[2]
    return kinds.get(kind, kind)


def with_hand_word(text: str, word: str) -> str:
    """Put a game's own word for hands into a text of the table."""
    if word == HAND or "and" not in text:
        return text
    return _HAND.sub(lambda found: (word[:1].upper() + word[1:] if found[1] == "H" else word) + found[2], text)
