"""Reading single facts from a duel, as scenarios ask for them."""

from collections.abc import Mapping

from cardgame_tui.engine.shown.facts import (
    COMMON_FACTS,
    PILE_FACTS,
    AbsentError,
    Reading,
    about_facts,
    placed_fact,
    read_fact,
    readings,
)
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.positions.lasting import words_on
from rulesets.dimensional_rift.rules.steps.moments import END_OF_TURN
from rulesets.dimensional_rift.state.board import GRID, MONUMENTS, numbers
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Strike
from rulesets.dimensional_rift.state.traits import armor, keywords_now, life, might, movement, targeting


def measure(duel: RiftDuel, path: str) -> object:
    """Read one fact: ``seat2.hp``, ``seat1.hand``, ``2C4``, ``1C3.damage``, ``winner``, ``phase`` ...

    Raises:
        KeyError: when the game has no such fact.
        AbsentError: when the zone is empty, or no attack is on the stack.
    """
    place, _, what = path.partition(".")
    if place in (*GRID, *MONUMENTS):
        return _measure_zone(duel, duel.named[place], what)
    if place == "attack":
        return _ATTACK_FACTS[what].read(duel, _attack(duel, _ATTACK_FACTS[what]))
    return read_fact(duel, path, _FACTS, _SEAT_FACTS)


def _measure_zone(duel: RiftDuel, zone: Zone, what: str) -> object:
    if what in _ZONE_FACTS:
        return _ZONE_FACTS[what].read(duel, zone)
    return placed_fact(duel, zone.name, zone.cards[0] if zone.cards else None, what, _CARD_FACTS)


def _attack(duel: RiftDuel, reading: Reading) -> Strike:
    """The attack that a fact is about: the one that is resolving, or else the topmost on the stack."""
    attacks = [item for item in (duel.resolving, *duel.stack[::-1]) if isinstance(item, Strike)]
    if not attacks:
        raise AbsentError(f"no attack is on the stack, so it has no value: {reading.about}")
    return attacks[0]


def _zone_words(duel: RiftDuel, zone: Zone) -> str:
    card: RiftCard | None = zone.cards[0] if zone.cards else None
    return "empty" if card is None else card.name if card.face_up else "face-down"


def _blocking(duel: RiftDuel, attack: Strike) -> str:
    if attack.blocker is None:
        return "faded" if attack.faded else "none"
    return "passive" if attack.passive else "active"


def _attached(duel: RiftDuel, seat: int) -> list[str]:
    """The pile lists them as they were attached, which a position does not keep and no rule asks for."""
    under = [each for host in duel.on_battlefield() for each in host.attached]
    return [each.name for each in under if each.owner == seat]


_FACTS: Mapping[str, Reading] = {
    **COMMON_FACTS,
    **readings(RiftDuel.fields),
    "event": Reading("the event of this turn: `campaign`, `battle`, `fables` or empty", lambda duel: duel.event),
    "turn": Reading("the seat whose turn it is", lambda duel: duel.active),
    "turn.number": Reading("the number of the turn", lambda duel: duel.turn),
    "stack": Reading(
        "the items on the stack, as `Card: ability`; the last one resolves next",
        lambda duel: [f"{item.source.name}: {item.ability.label}" for item in duel.stack],
    ),
}

_SEAT_FACTS: Mapping[str, Reading] = {
    **readings(RiftDuel.fields, by_seat=True),
    "supply": Reading("Summoning Tokens left to gain", lambda duel, seat: duel.supply[seat]),
    "attached": Reading("names of the cards under creatures, in the order of the creatures' zones", _attached),
}

_ZONE_FACTS: Mapping[str, Reading] = {
    "": Reading("name of the card in the zone, `face-down` or `empty`", _zone_words),
    "conquered": Reading("whether the zone is conquered", lambda duel, zone: duel.is_conquered(zone.id)),
}

_CARD_FACTS: Mapping[str, Reading] = {
    "card": Reading("name of the card, face-down or not", lambda duel, card: card.name),
    "face": Reading("`up` or `down`", lambda duel, card: "up" if in_play(card) else "down"),
    "facing": Reading("orientation in degrees", lambda duel, card: card.turns * 90),
    **readings(RiftCard.fields),
    "might": Reading("might, with all that changes it", might),
    "life": Reading("life, with all that changes it", life),
    "armor": Reading("armor, with all that changes it", armor),
    "movement": Reading("movement, with all that changes it", movement),
    "moved": Reading("whether it has had its Move Action or was swapped this turn", lambda duel, card: card.moved),
    "acted": Reading("Actions it has performed in this event", lambda duel, card: list(card.acted)),
    "serves": Reading(
        "the creature zone an Equipment serves, or empty",
        lambda duel, card: duel.zones[card.serves].name if card.serves >= 0 else "",
    ),
    "attached": Reading("names of the cards under it", lambda duel, card: [each.name for each in card.attached]),
    "keywords": Reading("its keywords", lambda duel, card: [each.value for each in keywords_now(duel, card)]),
    "conditions": Reading("its conditions", lambda duel, card: [each.value for each in card.conditions]),
    "until_end_of_turn": Reading(
        "its conditions that end with the turn",
        lambda duel, card: [each.value for each, until in card.conditions.items() if until == END_OF_TURN],
    ),
    "until_cleansed": Reading(
        "its conditions that last until they are cleansed",
        lambda duel, card: [each.value for each, until in card.conditions.items() if not until],
    ),
    "lasting": Reading(
        "what else lasts on it for a while, with its end", lambda duel, card: list(words_on(duel, card))
    ),
    "reaches": Reading(
        "the zones it may target", lambda duel, card: [GRID[number] for number in numbers(targeting(duel, card))]
    ),
}

_ATTACK_FACTS: Mapping[str, Reading] = {
    "attacker": Reading("the card that attacks", lambda duel, attack: attack.source.name),
    "target": Reading("the attacked zone", lambda duel, attack: attack.zone.name),
    "blocker": Reading(
        "the card that blocks, or `none`",
        lambda duel, attack: "none" if attack.blocker is None else attack.blocker.name,
    ),
    "block": Reading("how it is blocked: `passive`, `active` or `none`; `faded` if the target faded", _blocking),
}

FACTS: Mapping[str, str] = {
    **about_facts("", _FACTS),
    **about_facts("<seat>", _SEAT_FACTS),
    **PILE_FACTS,
    **about_facts("<zone>", _ZONE_FACTS),
    **about_facts("<zone>", _CARD_FACTS),
    **about_facts("attack", _ATTACK_FACTS),
}
"""Every fact of this game, with its meaning. Attack facts are about the one that is resolving, or is topmost."""
