"""Reading single facts from a duel, as scenarios ask for them."""

from collections.abc import Mapping, Sequence

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.facts import (
    COMMON_FACTS,
    PILE_FACTS,
    TURN_FACTS,
    AbsentError,
    Reading,
    about_facts,
    read_fact,
    readings,
)
from rulesets.grand_archive.cards.keywords import COUNTED
from rulesets.grand_archive.rules.combat.combat_damage import attack_total
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import enabled_elements
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import traits

ROWS = ("units", "things", "domains", "intent", "banishment", "mastery")
"""The zones of a seat of which single cards can be asked for."""


def measure(duel: ArchiveDuel, path: str) -> object:
    """Read one fact: ``seat1.champion.damage``, ``seat2.units.1.power``, ``seat1.memory.count``, ``stack`` ...

    Raises:
        KeyError: when the game has no such fact.
        AbsentError: when there is no such card now.
    """
    place, _, what = path.partition(".")
    zone, _, detail = what.partition(".")
    number, _, fact = detail.partition(".")
    for seat in SEATS:
        if place != f"seat{seat}":
            continue
        if zone == "champion":
            return _CARD_FACTS[detail].read(duel, _present(duel.champion(seat), "no champion"))
        if zone in ROWS and number.isdecimal() and len(number) < 4:
            return _CARD_FACTS[fact].read(duel, _present(_at(duel.pile(seat, zone).cards, int(number)), path))
    return read_fact(duel, path, _FACTS, _SEAT_FACTS)


def _at(cards: Sequence[ArchiveCard], number: int) -> ArchiveCard | None:
    return cards[number - 1] if 1 <= number <= len(cards) else None


def _present(card: ArchiveCard | None, place: str) -> ArchiveCard:
    if card is None:
        raise AbsentError(f"no card is there: {place}")
    return card


def _on_stack(item: ArchiveItem) -> str:
    """An item in words: its card, or the word of the game's own trigger."""
    return item.label if item.source is None else item.source.name


def _attacker(duel: ArchiveDuel) -> str:
    combat = duel.combat
    return "nobody" if combat is None or combat.attacker.lost else combat.attacker.thing.name


def _names(duel: ArchiveDuel, group: str) -> list[str]:
    combat = duel.combat
    return [] if combat is None else [each.thing.name for each in getattr(combat, group) if not each.lost]


def _level(duel: ArchiveDuel, seat: int) -> int:
    champion = duel.champion(seat)
    return 0 if champion is None else traits(duel, champion).level or 0


def _lineage(duel: ArchiveDuel, seat: int) -> list[str]:
    champion = duel.champion(seat)
    return [] if champion is None else [card.name for card in duel.lineage(champion)]


_FACTS: Mapping[str, Reading] = {
    **COMMON_FACTS,
    **readings(ArchiveDuel.fields),
    **TURN_FACTS,
    "stack": Reading(
        "what is on the stack, the lowest first: names of cards",
        lambda duel: [_on_stack(item) for item in duel.stack],
    ),
    "top": Reading(
        "the top of the stack, or `empty`", lambda duel: _on_stack(duel.stack[-1]) if duel.stack else "empty"
    ),
    "step": Reading(
        "the step of the combat, or `none`", lambda duel: "none" if duel.combat is None else duel.combat.step
    ),
    "attacker": Reading("name of the attacking unit, or `nobody`", _attacker),
    "defenders": Reading("names of what defends", lambda duel: _names(duel, "defenders")),
    "wielded": Reading("names of the weapons wielded for the attack", lambda duel: _names(duel, "wielded")),
    "retaliators": Reading("names of the units that retaliate", lambda duel: _names(duel, "retaliators")),
    "attack": Reading(
        "power of the attack, 0 outside a combat",
        lambda duel: 0 if duel.combat is None or duel.combat.attacker.lost else attack_total(duel),
    ),
}

_SEAT_FACTS: Mapping[str, Reading] = {
    **readings(ArchiveDuel.fields, by_seat=True),
    "level": Reading("level of the champion, with all that changes it", _level),
    "lineage": Reading("names of the lineage, the top card last", _lineage),
    "elements": Reading(
        "the elements that the champion cards enable, in order of the alphabet",
        lambda duel, seat: sorted(enabled_elements(duel, seat)),
    ),
    "influence": Reading("number of cards in hand and memory", lambda duel, seat: duel.influence(seat)),
    "field": Reading(
        "names of all objects the seat controls",
        lambda duel, seat: [card.name for card in duel.sides[seat].field()],
    ),
}


def _counters(duel: ArchiveDuel, card: ArchiveCard) -> list[str]:
    return [f"{kind} {count}" for kind, count in sorted(card.counters.items())]


def _keywords(duel: ArchiveDuel, card: ArchiveCard) -> list[str]:
    words = traits(duel, card).keywords
    return sorted([f"{word.value} {count}" if word in COUNTED else word.value for word, count in words.items()])


_CARD_FACTS: Mapping[str, Reading] = {
    "": Reading("its name", lambda duel, card: card.name),
    "power": Reading("power, with all that changes it", lambda duel, card: traits(duel, card).power or 0),
    "life": Reading("life, with all that changes it", lambda duel, card: traits(duel, card).life or 0),
    "durability": Reading("durability counters", lambda duel, card: card.counters.get("durability", 0)),
    **readings(ArchiveCard.fields),
    "counters": Reading("its counters, such as `buff 2`", _counters),
    "keywords": Reading("its keywords in order of the alphabet, such as `Retort 1`", _keywords),
    "owner": Reading("the seat that owns it", lambda duel, card: card.owner),
    "controller": Reading("the seat that controls it", lambda duel, card: controller_of(card)),
}

FACTS: Mapping[str, str] = {
    **about_facts("", _FACTS),
    **about_facts("<seat>", _SEAT_FACTS),
    **about_facts("<seat>.champion", _CARD_FACTS),
    **{key: f"{words}, of the first object" for key, words in about_facts("<seat>.units.1", _CARD_FACTS).items()},
    **PILE_FACTS,
}
"""Every fact of this game, with its meaning; any zone of objects and any number may stand for ``units.1``."""
