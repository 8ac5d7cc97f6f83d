"""Reading single facts from a duel, as scenarios ask for them."""

from collections.abc import Mapping

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.facts import (
    COMMON_FACTS,
    PILE_FACTS,
    TURN_FACTS,
    Reading,
    about_facts,
    placed_fact,
    read_fact,
    readings,
)
from rulesets.containment.cards.printed import SANDBOX_CLASSES
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel, frame_number
from rulesets.containment.state.items import ContainmentItem, KBatch
from rulesets.containment.state.sandbox import Sandbox
from rulesets.containment.state.traits import cost, power, tests_per_turn, total_cost, xk_limit


def measure(duel: ContainmentDuel, path: str) -> object:
    """Read one fact: ``seat2.safe.protection``, ``seat1.cost``, ``1f3``, ``1f1.power``, ``stack``, ``turn`` ...

    Raises:
        KeyError: when the game has no such fact.
        AbsentError: when the frame is empty.
    """
    place, _, what = path.partition(".")
    sandbox, _, detail = what.partition(".")
    for seat in SEATS:
        if place == f"seat{seat}" and sandbox.capitalize() in SANDBOX_CLASSES:
            return _SANDBOX_FACTS[detail].read(duel.sandbox(seat, sandbox.capitalize()))
        if frame_number(seat, place) in range(1, duel.last_frame + 1):
            cards = duel.named[place].cards if place in duel.named else ()
            return placed_fact(duel, place, cards[0] if cards else None, what, _OBJECT_FACTS)
    return read_fact(duel, path, _FACTS, _SEAT_FACTS)


def _on_stack(item: ContainmentItem) -> str:
    """An item in words: its card, or the scenarios of a batch such as ``xk 1``."""
    if isinstance(item, KBatch):
        return ", ".join(f"{each} {seat}" for seat, each in item.components)
    return item.what if item.source is None else item.source.name


def _top(duel: ContainmentDuel) -> str:
    return _on_stack(duel.stack[-1]) if duel.stack else "empty"


def _owner(duel: ContainmentDuel, card: ContainmentCard) -> int:
    return card.owner


_FACTS: Mapping[str, Reading] = {
    **COMMON_FACTS,
    **readings(ContainmentDuel.fields),
    **TURN_FACTS,
    "turn_player": Reading("the turn player, 0 in the game-start phase", lambda duel: duel.turn_player),
    "stack": Reading(
        "what is on the stack, the lowest first: names of cards; of a batch of K-class scenarios each of them "
        "with the seat that loses, such as `xk 1` or `xk 1, xk 2`",
        lambda duel: [_on_stack(item) for item in duel.stack],
    ),
    "top": Reading("the top of the stack, or `empty`", _top),
}

_SEAT_FACTS: Mapping[str, Reading] = {
    "cost": Reading("total cost of the objects on the site", total_cost),
    "limit": Reading("XK limit", xk_limit),
    "objects": Reading(
        "names of the objects on the site, lowest frame first",
        lambda duel, seat: [card.name for card in duel.site(seat)],
    ),
    "count": Reading("number of objects on the site", lambda duel, seat: len(duel.site(seat))),
}

_SANDBOX_FACTS: Mapping[str, Reading] = {
    "": Reading("names in the sandbox, the top card first", lambda box: [card.name for card in box.cards[::-1]]),
    "count": Reading("number of cards in the sandbox", lambda box: len(box.cards)),
    **readings(Sandbox.fields),
}

_OBJECT_FACTS: Mapping[str, Reading] = {
    "cost": Reading("cost, with all that changes it", cost),
    "power": Reading("power, with all that changes it", power),
    "owner": Reading("the seat that owns it", _owner),
    **readings(ContainmentCard.fields),
    "tests_allowed": Reading("cross tests it may make each turn", tests_per_turn),
    "partner": Reading("whether it is the partner", lambda duel, card: card.is_partner),
    "face": Reading("`up` or `down`", lambda duel, card: "up" if card.face_up else "down"),
}

FACTS: Mapping[str, str] = {
    **about_facts("", _FACTS),
    **about_facts("<seat>", _SEAT_FACTS),
    **{
        key: words
        for of_class in SANDBOX_CLASSES
        for key, words in about_facts(f"<seat>.{of_class.lower()}", _SANDBOX_FACTS).items()
    },
    **PILE_FACTS,
    "<zone>": "name of the object in the frame, or `empty`",
    **about_facts("<zone>", _OBJECT_FACTS),
}
"""Every fact of this game, with its meaning."""
