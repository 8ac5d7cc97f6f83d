"""The names of cards in the language that a player reads them in: on cards, in questions, options and log alike.

Rules, journals and bots know a card by its first name. Names change only in what is drawn or printed.
"""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar, cast

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.settings.config import CARD_NAMES, picked_look

ShownT = TypeVar("ShownT")
MOST_KEPT = 4096
"""Most texts whose names are looked for once only."""


class CardNames:
    """What cards are called.

    Args:
        names: what a card is called in the place of its first name; a card without an entry keeps that.
    """

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names
        longest_first = sorted(names, key=len, reverse=True)
        self._any = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
        self._in_words = lru_cache(MOST_KEPT)(self._renamed)

    def in_words(self, words: str) -> str:
        """Words with these names in the place of the first ones."""
        return self._in_words(words) if self._names else words

    def within(self, shown: ShownT) -> ShownT:
        """Something to be shown, with these names in all its words.

        Values, tuples and lists are looked through; anything else stays as it is.
        """
        return cast(ShownT, self._within(shown)) if self._names else shown

    def _renamed(self, words: str) -> str:
        return self._any.sub(lambda found: self._names[found[0]], words)

    def _within(self, shown: Any) -> Any:
        if isinstance(shown, str):
            return self._in_words(shown)
        if isinstance(shown, tuple):
            parts = [self._within(each) for each in shown]
            return type(shown)(*parts) if hasattr(shown, "_fields") else tuple(parts)
        if isinstance(shown, list):
            return [self._within(each) for each in shown]
        if isinstance(shown, dict):
            return {key: self._within(each) for key, each in shown.items()}
        return self._value(shown) if is_dataclass(shown) else shown

    def _value(self, shown: Any) -> Any:
        """A value with these names; a card with another first name keeps it as its second one."""
        before = {each.name: getattr(shown, each.name) for each in fields(shown)}
        after = {name: self._within(part) for name, part in before.items()}
        changed = {name: part for name, part in after.items() if part is not before[name]}
        if isinstance(shown, Face) and shown.name in self._names:
            changed["second_name"] = shown.name
        return replace(shown, **changed) if changed else shown


FIRST_NAMES = CardNames({})
"""Every card has the name that rules and journals know it by."""


def second_names() -> bool:
    """Whether cards are called by their second names: as configured or picked last time."""
    return picked_look(CARD_NAMES.name) == "second"


def names_in_use(setup: Setup) -> CardNames:
    """What the cards of a match are called, as configured or picked last time."""
    return second_names_of(setup) if second_names() else FIRST_NAMES


def second_names_of(setup: Setup) -> CardNames:
    """The second names of the cards of a match that have one; a name that a player has too stays as it is."""
    cards = setup.cards.values()
    return CardNames(
        {card.name: card.second_name for card in cards if card.second_name and card.name not in setup.names}
    )
