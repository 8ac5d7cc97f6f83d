"""Facts that every game has, for the `measure` of a ruleset: how a duel ended, and what lies in a pile."""

from collections.abc import Callable, Mapping

from cardgame_tui.engine.duel import Duel

__all__ = ["COMMON_FACTS", "pile_fact"]

COMMON_FACTS: Mapping[str, Callable[[Duel], object]] = {
    "winner": lambda duel: None if duel.result is None else duel.result.winner,
    "result": lambda duel: "open" if duel.result is None else duel.result.how,
    "phase": lambda duel: duel.phase,
}
"""Facts of any duel by their path; a duel that still runs has result ``open`` and winner None."""


def pile_fact(duel: Duel, path: str) -> object:
    """The names of the cards in a zone such as ``seat1.hand``, or how many there are: ``seat1.hand.count``.

    A draw pile, which is a zone of kind ``deck``, is read from the top.

    Raises:
        KeyError: when no zone has this name.
    """
    name = path.removesuffix(".count")
    zone = duel.named[name]
    if path != name:
        return len(zone.cards)
    names = [card.name for card in zone.cards]
    return names[::-1] if zone.kind == "deck" else names
