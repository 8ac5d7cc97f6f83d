"""Single facts of a duel, as scenarios ask for them."""

from collections.abc import Callable

from cardgame_tui.engine.facts import COMMON_FACTS, pile_fact
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.state.board import GRID, MONUMENTS, numbers
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import armor, keywords_now, life, might, movement, targeting


def measure(duel: RiftDuel, path: str) -> object:
    """Read one fact: ``seat2.hp``, ``seat1.hand``, ``2C4``, ``1C3.damage``, ``winner``, ``phase`` ...

    A pile is the list of its card names, a zone the name of its card, ``face-down`` or ``empty``.

    Raises:
        KeyError: when there is no such fact.
    """
    place, _, what = path.partition(".")
    if place in (*GRID, *MONUMENTS):
        return _measure_zone(duel, duel.named[place], what)
    if place in ("seat1", "seat2"):
        return _measure_seat(duel, int(place[-1]), what)
    return _FACTS[path](duel)


def _measure_zone(duel: RiftDuel, zone: Zone, what: str) -> object:
    if what == "conquered":
        return zone.id in duel.conquered
    card: RiftCard | None = zone.cards[0] if zone.cards else None
    if not what:
        return "empty" if card is None else card.name if card.face_up else "face-down"
    if card is None:
        raise KeyError(f"{zone.name} is empty")
    return _CARD_FACTS[what](duel, card)


def _measure_seat(duel: RiftDuel, seat: int, what: str) -> object:
    if what == "hp":
        return duel.hp[seat]
    if what in ("tokens", "supply"):
        return (duel.tokens if what == "tokens" else duel.supply)[seat]
    return pile_fact(duel, f"seat{seat}.{what}")


_FACTS: dict[str, Callable[[RiftDuel], object]] = {
    **COMMON_FACTS,
    "event": lambda duel: duel.event,
    "turn": lambda duel: duel.active,
    "turn.number": lambda duel: duel.turn,
    "stack": lambda duel: [f"{item.source.name}: {item.ability.label}" for item in duel.stack],
}

_CARD_FACTS: dict[str, Callable[[RiftDuel, RiftCard], object]] = {
    "card": lambda duel, card: card.name,
    "face": lambda duel, card: "up" if in_play(card) else "down",
    "facing": lambda duel, card: card.turns * 90,
    "damage": lambda duel, card: card.damage,
    "mana": lambda duel, card: card.mana,
    "might": might,
    "life": life,
    "armor": armor,
    "movement": movement,
    "moved": lambda duel, card: card.moved,
    "serves": lambda duel, card: duel.zones[card.serves].name if card.serves >= 0 else "",
    "attached": lambda duel, card: [each.name for each in card.attached],
    "keywords": lambda duel, card: [each.value for each in keywords_now(duel, card)],
    "conditions": lambda duel, card: [each.value for each in card.conditions],
    "reaches": lambda duel, card: [GRID[number] for number in numbers(targeting(duel, card))],
}
