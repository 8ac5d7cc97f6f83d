"""Reading single facts from a duel, as scenarios ask for them."""

from collections.abc import Mapping

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.facts import (
    COMMON_FACTS,
    PILE_FACTS,
    Reading,
    about_facts,
    placed_fact,
    read_fact,
    readings,
)
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel, slot_number
from rulesets.rune_duel.state.traits import attack, has, life, regeneration, remaining_life


def measure(duel: RuneDuel, path: str) -> object:
    """Read one fact: ``seat2.life``, ``seat1.hand``, ``2s4``, ``1s3.damage``, ``summons``, ``winner`` ...

    Raises:
        KeyError: when the game has no such fact.
        AbsentError: when the slot is empty.
    """
    place, _, what = path.partition(".")
    for seat in SEATS:
        if number := slot_number(seat, place):
            return placed_fact(duel, place, duel.at(seat, number), what, _CREATURE_FACTS)
    return read_fact(duel, path, _FACTS, _SEAT_FACTS)


def _foe(duel: RuneDuel, creature: RuneCard) -> str:
    foe = duel.facing(creature)
    return "empty" if foe is None else foe.name


_FACTS: Mapping[str, Reading] = {
    **COMMON_FACTS,
    **readings(RuneDuel.fields),
    "round": Reading("the number of the round", lambda duel: duel.turn),
    "leader": Reading("the seat that leads this round", lambda duel: duel.active),
    "duel.winner": Reading("the seat that won this round's duel, 0 for none", lambda duel: duel.winner),
    "muster": Reading(
        "names of the cards in the muster pile, in alphabetical order",
        lambda duel: sorted(card.name for card in duel.muster.cards),
    ),
}

_SEAT_FACTS: Mapping[str, Reading] = {
    **readings(RuneDuel.fields, by_seat=True),
    "fresh": Reading(
        "names of the held cards that were held in this round's muster",
        lambda duel, seat: [card.name for card in duel.pile(seat, "holding").cards if card.id in duel.fresh],
    ),
}

_CREATURE_FACTS: Mapping[str, Reading] = {
    "attack": Reading("attack, with all that changes it", attack),
    "life": Reading("life, with all that changes it", life),
    "remaining": Reading("life less damage", remaining_life),
    **readings(RuneCard.fields),
    "regeneration": Reading("damage it regenerates after combat", lambda duel, creature: regeneration(creature)),
    "faces": Reading("name of the creature it faces and attacks, or `empty`", _foe),
    "artifacts": Reading(
        "names of the artifacts on it", lambda duel, creature: [each.name for each in creature.artifacts]
    ),
    "abilities": Reading(
        "its abilities", lambda duel, creature: [each.value for each in Keyword if has(creature, each)]
    ),
}

FACTS: Mapping[str, str] = {
    **about_facts("", _FACTS),
    **about_facts("<seat>", _SEAT_FACTS),
    **PILE_FACTS,
    "<zone>": "name of the creature in the slot, or `empty`",
    **about_facts("<zone>", _CREATURE_FACTS),
}
"""Every fact of this game, with its meaning."""
