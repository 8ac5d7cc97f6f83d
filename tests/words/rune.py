"""The stage of Rune Duel: random lines, hands and rows."""

from random import Random
from typing import Any

from cardgame_tui.engine.duel import SEATS
from rulesets.rune_duel.content.vocabulary import LANGUAGE
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from tests.packaging.cards_guide import RUNE_GOOD
from tests.words.stage import SUBJECT, Stage

RULESET = RuneDuelRuleset()
BY_KIND = {
    kind: [name for name, card in RULESET.cards.items() if card.kind == kind]
    for kind in ("creature", "artifact", "spell", "warlord")
}
ALL = [name for names in BY_KIND.values() for name in names]
FIELDS: dict[str, dict[str, Any]] = {
    "creature": {"stats": "2/6"},
    "warlord": {"stats": "2/6"},
    "artifact": {"stats": "+1/+1"},
    "spell": {},
}


def record(kind: str, text: str) -> dict[str, Any]:
    """The fields of a card of a type."""
    return {"type": kind, "rank": 1, "rune": "II", **FIELDS[kind]}


def position(kind: str, text: str, chance: Random) -> dict[str, Any]:
    """A random round with the card in the muster pile, in hands and on lines."""
    phase = chance.choice(("muster", "muster", "combat", "duel"))
    place: dict[str, Any] = {}
    if phase == "muster":
        cards = [(seat, chance.choice(ALL)) for seat in SEATS for _ in range(2)]
        cards.insert(chance.randint(0, 4), (1, SUBJECT))
        place["muster"] = [{"seat": seat, "card": card} for seat, card in cards]
    return {
        "leader": chance.choice(SEATS),
        "home": chance.choice(SEATS),
        "number": 9,
        "phase": phase,
        "summons": 11,
        "winner": chance.choice((0, 1, 2)) if phase != "duel" else 0,
        **place,
        "seat1": _side(1, kind, chance),
        "seat2": _side(2, kind, chance),
    }


def _side(seat: int, kind: str, chance: Random) -> dict[str, Any]:
    artifacts = [*BY_KIND["artifact"], *([SUBJECT] * 3 if kind == "artifact" else [])]
    creatures = [*BY_KIND["creature"], *([SUBJECT] * 12 if kind == "creature" else [])]
    warlords = [SUBJECT] if kind == "warlord" else BY_KIND["warlord"]
    line: dict[str, Any] = {}
    taken = chance.sample(range(1, 6), chance.randint(0, 4))
    for number, slot in enumerate(taken):
        card = chance.choice(warlords if number == 0 and chance.random() < 0.6 else creatures)
        fixed = chance.sample(artifacts, chance.choice((0, 0, 1)))
        line[f"{seat}s{slot}"] = {"card": card, "damage": chance.choice((0, 0, 1)), "artifacts": fixed}
    return {
        "life": chance.randint(6, 25),
        "hand": [*chance.sample(ALL, 3), SUBJECT],
        "deck": chance.sample(ALL, 8),
        "line": line,
    }


NAMES = ("each wolf howls.", "Wolves are never afraid.")
"""Words that the players carry out."""

STAGE = Stage(
    RULESET, RuneOptions(), LANGUAGE, [(text, kind) for text, kind, _ in RUNE_GOOD], NAMES, record, position
)
