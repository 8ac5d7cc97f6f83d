"""Orders that last for the match: when a player wants to be asked for priority, until it is changed.

Like every order they pass openly and read nothing but what both players see.
"""

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import NamedTuple, TypeAlias

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.ruleset import Ruleset


class Lasting(Enum):
    """What a player lets pass until it is cancelled.

    A member is its stable word, which journals keep; what it says to the player; what it says of the player; and
    the same in a few words.
    """

    AWAY = (
        "away",
        "Pass whenever it is not your turn to act",
        "passes whenever it is not their turn to act",
        "passes out of turn",
    )
    OWN = "own", "Let your own cards and abilities resolve", "lets what they play resolve", "own cards resolve"
    AIMED = (
        "aimed",
        "Ask only when something of yours is attacked or targeted",
        "is asked only when something of theirs is attacked or targeted",
        "asked if attacked",
    )

    def __init__(self, word: str, to_pick: str, said: str, short: str) -> None:
        self.word = word
        self.to_pick = to_pick
        self.said = said
        self.short = short


LastingOrders: TypeAlias = frozenset[Lasting]
"""The lasting orders of one player."""

EVERYTHING: LastingOrders = frozenset()
"""A player is asked at everything."""
MATTERS: LastingOrders = frozenset({Lasting.OWN, Lasting.AIMED})
"""A player is asked only when it matters."""
OWN_TURN: LastingOrders = frozenset({Lasting.OWN, Lasting.AWAY})
"""A player is asked only in their own turn."""
OFFERED: Mapping[str, LastingOrders] = {"everything": EVERYTHING, "matters": MATTERS, "turn": OWN_TURN}
"""What a player chooses from at the first question for priority of a match, by the words of the setting."""


_AS_A_WHOLE = {
    EVERYTHING: ("is asked at everything", ""),
    MATTERS: ("is asked only when it matters", "asked if it matters"),
    OWN_TURN: ("is asked only in their own turn", "asked in own turn"),
}
"""The words of what is offered, in full and in short."""


def in_words(orders: LastingOrders) -> str:
    """Lasting orders as both players read them, after the name."""
    if orders in _AS_A_WHOLE:
        return _AS_A_WHOLE[orders][0]
    return ", ".join(each.said for each in Lasting if each in orders)


def in_short(orders: LastingOrders) -> str:
    """Lasting orders in a few words, for the status line; empty for none."""
    if orders in _AS_A_WHOLE:
        return _AS_A_WHOLE[orders][1]
    return ", ".join(each.short for each in Lasting if each in orders)


class Aim(NamedTuple):
    """Something that is aimed at a player: an item on the stack, or an attack.

    Args:
        item: the item; None for an attack.
        target: the number of the card that is attacked; 0 for an item.
    """

    item: StackItem | None
    target: int


def aims_at(game: Ruleset, duel: Duel, seat: int) -> Iterator[Aim]:
    """What the other player aims at something of a seat now; public facts only."""
    for item in duel.stack:
        if item_aims_at(game, duel, seat, item):
            yield Aim(item, 0)
    for card, whose in attacked(game, duel).items():
        if whose == seat:
            yield Aim(None, card)


def item_aims_at(game: Ruleset, duel: Duel, seat: int, item: StackItem) -> bool:
    """Whether an item of the other player targets a zone, a card or an item of a seat; public facts only."""
    if item.controller == seat:
        return False
    shown = game.stack_view(duel, item)
    zones = [duel.zones[number] for number in shown.zones]
    zones += [zone for number in shown.cards if (zone := duel.cards[number].zone) is not None]
    items = [each for each in duel.stack if each.number and each.number in shown.items]
    return any(zone.seat == seat for zone in zones) or any(each.controller == seat for each in items)


def attacked(game: Ruleset, duel: Duel) -> Mapping[int, int]:
    """The cards that the attack now is against, by number, each with the seat on whose side it is."""
    clash = game.clash(duel)
    zones = {} if clash is None else {number: duel.cards[number].zone for number in clash.targets}
    return {number: zone.seat for number, zone in zones.items() if zone is not None}


def passes(orders: LastingOrders, game: Ruleset, duel: Duel, seat: int, let_go: Collection[Aim]) -> bool:
    """Whether lasting orders pass for a seat that is asked for priority now.

    Args:
        orders: the orders.
        game: the game.
        duel: the duel.
        seat: who is asked.
        let_go: what is aimed at that player and has been passed by hand already.
    """
    if Lasting.OWN in orders and duel.stack and duel.stack[-1].controller == seat:
        return True
    may_only_respond = duel.active != seat or duel.phase in game.fast_phases
    if not (may_only_respond or duel.stack):
        return False
    if Lasting.AWAY in orders and (duel.active != seat or not duel.stack):
        return True
    return Lasting.AIMED in orders and all(aim in let_go for aim in aims_at(game, duel, seat))
