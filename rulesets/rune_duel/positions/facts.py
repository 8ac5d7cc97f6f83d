"""Single facts of a duel, as scenarios ask for them."""

from collections.abc import Callable, Mapping

from cardgame_tui.engine.facts import COMMON_FACTS, pile_fact
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel, slot_number
from rulesets.rune_duel.state.traits import attack, has, life, regeneration, remaining_life


def measure(duel: RuneDuel, path: str) -> object:
    """Read one fact: ``seat2.life``, ``seat1.hand``, ``2s4``, ``1s3.damage``, ``summons``, ``winner`` ...

    A pile is the list of its card names (a draw pile from the top), a slot the name of its creature or ``empty``.

    Raises:
        KeyError: when there is no such fact.
    """
    place, _, what = path.partition(".")
    for seat in (1, 2):
        if number := slot_number(seat, place):
            return _measure_slot(duel, duel.at(seat, number), what)
        if place == f"seat{seat}":
            return _measure_seat(duel, seat, what)
    return _FACTS[path](duel)


def _measure_slot(duel: RuneDuel, creature: RuneCard | None, what: str) -> object:
    if creature is None:
        if what:
            raise KeyError("the slot is empty")
        return "empty"
    return _CREATURE_FACTS[what](duel, creature)


def _measure_seat(duel: RuneDuel, seat: int, what: str) -> object:
    if what == "life":
        return duel.life[seat]
    return pile_fact(duel, f"seat{seat}.{what}")


_FACTS: Mapping[str, Callable[[RuneDuel], object]] = {
    **COMMON_FACTS,
    "round": lambda duel: duel.turn,
    "leader": lambda duel: duel.active,
    "home": lambda duel: duel.home,
    "duel.winner": lambda duel: duel.winner,
    "summons": lambda duel: duel.summons,
    "quiet_rounds": lambda duel: duel.quiet_rounds,
    "idle_rounds": lambda duel: duel.idle_rounds,
    "row": lambda duel: [card.name for card in duel.row.cards],
    "muster": lambda duel: sorted(card.name for card in duel.muster.cards),
}

_CREATURE_FACTS: Mapping[str, Callable[[RuneDuel, RuneCard], object]] = {
    "": lambda duel, creature: creature.name,
    "attack": attack,
    "life": life,
    "remaining": remaining_life,
    "damage": lambda duel, creature: creature.damage,
    "fade": lambda duel, creature: creature.fade,
    "regeneration": lambda duel, creature: regeneration(creature),
    "artifacts": lambda duel, creature: [each.name for each in creature.artifacts],
    "abilities": lambda duel, creature: [each.value for each in Keyword if has(creature, each)],
}
