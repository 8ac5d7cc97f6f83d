"""Canaries: every card of a duel gets a unique name, so that a leaked name identifies its card."""

import re
from collections.abc import Iterator
from copy import copy

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.shown.view import CardView
from cardgame_tui.engine.zone import Zone
from cardgame_tui.testing.graph import reachable

_CANARY = re.compile(r"canary(\d{4,})")
ENGINE_OBJECTS = (Card, Chance, Duel, Start, Zone)
"""Objects that no seat may get, since they lead to the complete duel."""


def plant(duel: Duel) -> None:
    """Give every card of a new duel a unique name, and change nothing else on it."""
    for card in duel.cards:
        card.printed = copy(card.printed)
        card.printed.name = f"canary{card.id:04d}"


def named_cards(text: str) -> set[int]:
    """Numbers of the cards whose canary names appear in a text."""
    return {int(number) for number in _CANARY.findall(text)}


def hidden_from(duel: Duel, seat: int) -> set[int]:
    """Numbers of the cards whose face a seat (0: the public) may not see now."""
    return {card.id for card in duel.cards if not duel.sees(seat, card)}


def names_hidden_from(duel: Duel, seat: int) -> set[int]:
    """Numbers of the canary names that a seat (0: the public) can read on no card now.

    Two cards may have one name: a token that is a copy, or a champion and its top card.
    """
    return _named_only(duel, hidden_from(duel, seat))


def _named_only(duel: Duel, hidden: set[int]) -> set[int]:
    """Numbers of the canary names that are only on hidden cards."""
    named: dict[bool, set[int]] = {True: set(), False: set()}
    for card in duel.cards:
        named[card.id in hidden] |= named_cards(card.name)
    return named[True] - named[False]


def leaks(shown: object, duel: Duel, seat: int) -> Iterator[str]:
    """Search everything reachable from what a seat was passed for what it may not know.

    Args:
        shown: a view, a prompt, any object.
        duel: the duel.
        seat: the seat (0: the public).

    Yields:
        One sentence for each thing found.
    """
    hidden = hidden_from(duel, seat)
    names = _named_only(duel, hidden)
    for thing in reachable(shown, stop=lambda each: isinstance(each, ENGINE_OBJECTS)):
        if isinstance(thing, ENGINE_OBJECTS):
            yield f"a {type(thing).__name__} object can be reached"
        elif isinstance(thing, str) and (named := named_cards(thing) & names):
            yield f"the name of hidden card {min(named)} can be read in {thing!r}"
        elif isinstance(thing, CardView) and thing.id in hidden:
            yield f"hidden card {thing.id} is shown by its number"
