"""The stage of Containment: random sites and sandboxes."""

import re
from random import Random
from typing import Any

from cardgame_tui.engine.duel import SEATS
from rulesets.containment.content.vocabulary import LANGUAGE
from rulesets.containment.options import ContainmentOptions
from rulesets.containment.ruleset import ContainmentRuleset
from tests.packaging.cards_guide import CONTAINMENT_GOOD
from tests.words.stage import SUBJECT, Stage

RULESET = ContainmentRuleset()
CARDS = RULESET.cards
OBJECTS = [name for name, card in CARDS.items() if card.kind == "object"]
TOKENS = [name for name, card in CARDS.items() if card.kind == "token"]
TALES = [name for name, card in CARDS.items() if card.kind in ("tale", "incident")]
PERSONNEL = [name for name, card in CARDS.items() if card.kind == "personnel"]
THAUMIEL = {
    "name": "Quiet Helper", "type": "object", "object_class": "Thaumiel", "cost": 1, "power": 1, "number": "O-998",
    "text": "Rule: this belongs to the Keter sandbox.",
}  # fmt: skip
FIELDS: dict[str, dict[str, Any]] = {
    "object": {"type": "object", "cost": 1, "power": 2, "object_class": "Safe", "number": "O-999"},
    "personnel": {"type": "personnel"},
    "field": {"type": "tale", "field": True},
    "tale": {"type": "tale"},
    "incident": {"type": "incident"},
    "canon": {"type": "canon"},
}


def record(kind: str, text: str) -> dict[str, Any]:
    """The fields of a card of a kind; an object that names its sandbox is of a class without one."""
    fields = FIELDS[kind]
    return {**fields, "object_class": "Thaumiel"} if "belongs" in text else fields


def position(kind: str, text: str, chance: Random) -> dict[str, Any]:
    """A random turn with the card wherever its kind may lie."""
    phase = chance.choice(("main", "main", "start", "between", "between", "game_start"))
    return {
        "turn": 0 if phase == "game_start" else 4,
        "active": chance.choice(SEATS),
        "phase": phase,
        "breached_onto": [seat for seat in SEATS if chance.random() < 0.3],
        "seat1": _side(1, kind, text, chance),
        "seat2": _side(2, kind, text, chance),
    }


def _side(seat: int, kind: str, text: str, chance: Random) -> dict[str, Any]:
    here = seat == 1 or chance.random() < 0.3
    own = chance.sample(OBJECTS, 10)
    boxes: dict[str, list[str]] = {"safe": [], "euclid": [], "keter": []}
    for name in own[:6]:
        boxes[_box(name)].append(name)
    frames = chance.sample(range(1, 6), chance.randint(0, 4))
    site = {
        f"{seat}f{number}": name
        for number, name in zip(frames, [*own[6:8], chance.choice(TOKENS), THAUMIEL["name"]], strict=False)
    }
    side: dict[str, Any] = {
        "site": site,
        "tale": chance.sample(TALES, chance.randint(0, 2)),
        "personnel": chance.choice(PERSONNEL),
        "decommissioned": own[8:],
    }
    if here:
        _place(seat, kind, side, boxes[_own_box(text)], chance)
    sandboxes = {
        box: {"cards": cards, "protection": chance.randint(1, base)}
        for (box, cards), base in zip(boxes.items(), (3, 6, 9), strict=True)
    }
    return {**side, **sandboxes}


def _place(seat: int, kind: str, side: dict[str, Any], box: list[str], chance: Random) -> None:
    match kind:
        case "object":
            box.insert(0, SUBJECT)
            side["site"][f"{seat}f6"] = SUBJECT
        case "personnel":
            side["personnel"] = SUBJECT
        case "field":
            side["tale"] = [{"card": SUBJECT, "face": chance.choice(("up", "down"))}]
        case "canon":
            side["canons"] = [SUBJECT]
        case _:
            side["tale"] = [SUBJECT, *side["tale"][:1]]


def _own_box(text: str) -> str:
    """The sandbox of an object with a text."""
    found = re.search(r"belongs to the (\w+) sandbox", text)
    return "safe" if found is None else found[1].lower()


def _box(name: str) -> str:
    found = CARDS[name].object_class.lower()
    return found if found in ("safe", "euclid", "keter") else "keter"


STAGE = Stage(
    RULESET,
    ContainmentOptions(experiment_phase=True),
    LANGUAGE,
    [(text, kind) for text, kind, _ in CONTAINMENT_GOOD],
    TOKENS,
    record,
    position,
    others=(THAUMIEL,),
)
