"""The stages of Dimensional Rift, one for each edition: random battlefields."""

from random import Random
from typing import Any

from cardgame_tui.engine.duel import SEATS
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE
from rulesets.dimensional_rift.options import Edition, RiftOptions
from rulesets.dimensional_rift.ruleset import DimensionalRift
from tests.packaging.cards_guide import RIFT_GOOD
from tests.words.stage import SUBJECT, Stage

RULESET = DimensionalRift()
KEYWORDS = ("Prone", "Protected", "Vigilant", "Suppressed")
PHASES = {
    "conquest": ("begin", "event", "event", "event", "deployment"),
    "rift": ("start", "main1", "main1", "event", "main2"),
}
ARROWS = "T2 TR R2 BR B2 BL L2 TL"


def record(kind: str, text: str) -> dict[str, Any]:
    """The fields of a card of a type, such as ``artifact equipment, conquest``."""
    of_type, _, edition = kind.partition(", ")
    card_type, _, subtype = of_type.partition(" ")
    plus = "+" if subtype in ("equipment", "vehicle") else ""
    fields = {"type": card_type, "subtype": subtype, "stats": f"{plus}2/{plus}4/1", "arrows": ARROWS}
    return {**fields, "editions": [edition]} if edition else fields


def stage(edition: Edition) -> Stage:
    """The stage of an edition."""
    options = RiftOptions(edition=edition, trigger_timing="when_before")
    cards = RULESET.cards_for(options)
    of = {
        kind: [
            name
            for name, card in cards.items()
            if card.kind == kind and not card.fabled and card.subtype != "trap"
        ]
        for kind in ("creature", "artifact", "monument")
    }

    def side(seat: int, kind: str, chance: Random) -> dict[str, Any]:
        of_type = kind.partition(",")[0].partition(" ")[0]
        field: dict[str, Any] = {}
        for letter, card_type, most in (("C", "creature", 4), ("A", "artifact", 3)):
            for slot in chance.sample(range(1, 6), chance.randint(1, 5 if of_type == "monument" else most)):
                name = SUBJECT if card_type == of_type and chance.random() < 0.5 else chance.choice(of[card_type])
                field[f"{seat}{letter}{slot}"] = _placed(name, card_type, chance)
        if of["monument"] and chance.random() < 0.4:
            field[f"{seat}M"] = chance.choice(of["monument"])
        if of_type == "monument" and chance.random() < 0.5:
            field[f"{seat}M"] = SUBJECT
        if kind.startswith("artifact equipment"):
            _equip(edition, seat, field, chance)
        spare = [f"{seat}C{slot}" for slot in range(1, 6)] + [f"{seat}A{slot}" for slot in range(1, 6)]
        conquered = [zone for zone in spare if zone[1] == "C" and (zone in field or chance.random() < 0.5)]
        if f"{seat}M" in field or of_type == "monument":
            conquered.append(f"{seat}M")
        everything = [*of["creature"], *of["artifact"]]
        return {
            "hp": chance.randint(1, 6),
            "hand": [SUBJECT, *chance.sample(everything, chance.randint(1, 3))],
            "deck": chance.sample(everything, 8),
            "graveyard": chance.sample(everything, 2),
            "field": field,
            "conquered": conquered,
        }

    def position(kind: str, text: str, chance: Random) -> dict[str, Any]:
        phase = chance.choice(PHASES[edition])
        event = chance.choice(("battle", "battle", "campaign")) if phase == "event" else ""
        return {
            "turn": chance.choice(SEATS),
            "number": 6,
            "phase": phase,
            **({"event": event} if event else {}),
            "seat1": side(1, kind, chance),
            "seat2": side(2, kind, chance),
        }

    examples = [(text, kind) for text, kind, _ in RIFT_GOOD if kind.partition(", ")[2] in ("", edition)]
    return Stage(RULESET, options, LANGUAGE, examples, ("human", "spirit"), record, position)


def _equip(edition: Edition, seat: int, field: dict[str, Any], chance: Random) -> None:
    """Attach the card to a creature, or let it serve a zone."""
    creatures = [each for each in field.items() if each[0][1] == "C" and "face" not in each[1]]
    if not creatures:
        return
    zone, placed = chance.choice(creatures)
    if edition == "conquest":
        field[zone] = {**placed, "attached": [SUBJECT]}
    else:
        field[f"{seat}A1"] = {"card": SUBJECT, "serves": zone}


def _placed(name: str, kind: str, chance: Random) -> dict[str, Any]:
    placed: dict[str, Any] = {"card": name, "facing": chance.choice((0, 0, 90, 180))}
    if kind == "creature":
        if chance.random() < 0.15:
            return {**placed, "face": "down"}
        placed |= {
            "damage": chance.choice((0, 2) if name == SUBJECT else (0, 0, 1)),
            "mana": chance.choice((0, 1, 2, 3, 5)),
        }
        if chance.random() < 0.3:
            placed["conditions"] = [chance.choice(KEYWORDS)]
    return placed


CONQUEST, RIFT = stage("conquest"), stage("rift")
