"""The stage of Grand Archive: random fields of cards that differ in type, supertype, subtype, element and cost."""

from random import Random
from typing import Any

from cardgame_tui.engine.duel import SEATS, Duel
from rulesets.grand_archive.cards.qualifiers import Element
from rulesets.grand_archive.content.vocabulary import LANGUAGE
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.ruleset import ArchiveRuleset
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import enabled_elements
from rulesets.grand_archive.state.traits import traits
from tests.packaging.cards_guide import ARCHIVE_GOOD
from tests.words.stage import SUBJECT, Stage

PAID = ("Imbue", "Brew", "less to", "less.", "Kindle", "Efficiency")
"""Words of texts about how the card is paid for."""
FIELDS: dict[str, dict[str, Any]] = {
    "champion": {"level": 2, "memory": 1, "life": 25, "subtypes": ["Mage"], "elements": ["fire"]},
    "ally": {"reserve": 0, "power": 2, "life": 3, "elements": ["fire"], "subtypes": ["Mage"]},
    "action": {"reserve": 0, "speed": "fast", "subtypes": ["Spell", "Mage"], "elements": ["fire"]},
    "attack": {"reserve": 0, "power": 2, "subtypes": ["Mage"]},
    "item": {"reserve": 0, "subtypes": ["Mage"]},
    "weapon": {"reserve": 0, "power": 3, "durability": 3, "subtypes": ["Bow"]},
    "domain": {"reserve": 0},
    "phantasia": {"reserve": 0},
    "mastery": {},
    "status": {},
}
"""The fields of a card with the text, by its type."""
STATS: dict[str, dict[str, Any]] = {
    "ally": {"life": 2},
    "action": {"speed": "fast", "text": "Glimpse 1."},
    "attack": {"power": 1},
    "weapon": {"power": 2, "durability": 2},
}
RULES = (
    {"name": "Shelter", "text": "Prevent 1 of the damage that would be dealt to each unit."},
    {"name": "Thick Skins", "text": "Each ally has base life 3. Each champion has +1 power."},
    {
        "name": "Alive",
        "text": "Each item has the type ally, base life 3 and base power 1. "
        "Each domain has the type ally and base life 3.",
    },
    {"name": "Horns", "text": "Each ally you control has Taunt and Vigor."},
)
"""Objects that let others be different."""
ANSWERS = (
    {"name": "Break", "text": "Destroy target item."},
    {"name": "Choke", "text": "Destroy target ally."},
    {"name": "Send Away", "text": "Banish target non-champion object."},
    {"name": "Step Back", "text": "Target unit becomes distant."},
    {"name": "Burn", "text": "Deal 2 damage to target unit; deal 1 damage to your champion."},
    {"name": "Ready", "text": "Wake target object up."},
    {"name": "Rise", "text": "Level up your champion."},
    {"name": "Give Up", "text": "Sacrifice an object you control."},
    {"name": "Quell", "text": "Suppress target object."},
)
"""Actions that touch other objects, all of them fire."""
HELPERS = {
    "Weathervane": {"name": "Veer", "text": 'Turn your "Weathervane" to West.'},
    "suppressed": {"name": "Unmake", "text": "Suppress target token."},
    "allies you control this turn, prevent": {"name": "Blast", "text": "Deal 4 damage to target ally."},
}
"""Actions in every hand where a text is about something."""
SUBTYPES = ("Human", "Golem", "Spell", "Reaction", "Arrow", "Bullet", "Aethercharge", "Melody")
ELEMENTS = tuple(each.value for each in Element)
OBJECTS = ("ally", "item", "weapon", "domain", "phantasia")
NAMES = (
    "Vesna",
    "Ondrel",
    "Kindling Knife",
    "Pressed Leaf",
    "Tidal Ledger",
    "Weathervane",
    "Ember Ledger",
    "Soaked",
    "Human",
    "Golem",
)


def _pool() -> tuple[dict[str, Any], ...]:
    """Cards of every type, of various elements, subtypes, supertypes and costs."""
    chance, found = Random(7), []
    for kind in (*OBJECTS, "action", "attack"):
        for number in range(6):
            power = {"power": 1} if kind in ("item", "action") else {"power": number % 3} if kind == "ally" else {}
            regalia = number % 3 == 2 and kind in OBJECTS
            table = {
                "name": f"{kind.capitalize()} {number}",
                "type": kind,
                "elements": chance.sample(ELEMENTS, 1 + number % 2 * 4),
                "subtypes": [*chance.sample(SUBTYPES, 3), *(("Aenean",) if number == 5 else ())],
                **({"supertypes": ["regalia"], "memory": number // 2} if regalia else {"reserve": number}),
                **STATS.get(kind, {}),
            }
            loaded = {"Arrow", "Bullet", "Aethercharge"} & set(table["subtypes"])
            found.append({**table, **(power if loaded or kind == "ally" else {})})
    found += [{"type": "domain", "reserve": 0, **each} for each in RULES]
    fast = {"type": "action", "reserve": 0, "speed": "fast", "subtypes": ["Spell"], "elements": ["fire"]}
    found += [{**fast, **each} for each in (*ANSWERS, *HELPERS.values())]
    found.append({"name": "Spark", "type": "item", "reserve": 0, "text": "Rest: deal 1 damage to target unit."})
    found += [{"name": name, "type": "mastery", "text": "Compass."} for name in ("Weathervane", "Gnomon")]
    found.append({"name": "Soaked", "type": "status", "text": "At the beginning of your end phase: recover 1."})
    return tuple(found)


OTHERS = _pool()
HELPFUL = frozenset(each["name"] for each in HELPERS.values())
MAIN = [each["name"] for each in OTHERS if "reserve" in each and each["name"] not in HELPFUL]
REGALIA = [each["name"] for each in OTHERS if "memory" in each]
ON_FIELD = [each["name"] for each in OTHERS if each["type"] in OBJECTS]
HANDY = [each["name"] for each in ANSWERS]
SEVERAL = ("Thick Skins", "Alive", "Horns", "Weapon 0", "Weapon 1", "Spark", "Kindling Knife")
"""What often lies on a field: a token too."""
INGREDIENTS = [name for name, each in ArchiveRuleset().cards.items() if {"Adjuvant", "Catalyst"} & each.subtypes]
SHIPPED = (
    "Spirit of the Kiln", "Vesna, Ember Squire", "Vesna, Gale Duelist", "Vesna, Dawnforged",
    "Spirit of the Tidepool", "Ondrel, Shore Adept", "Ondrel, Current Weaver", "Ondrel, Storm Archivist",
)  # fmt: skip
PRESENT = (
    "Searing Volley",
    "Second Thoughts",
    "Steady Thrust",
    "Gust Fletcher",
    "Sparkthrower",
    "Rimebound Otter",
)
"""Shipped cards that do something when they are played or answered."""


def record(kind: str, text: str) -> dict[str, Any]:
    """The fields of a card of a type, ``action, X`` for one with a cost of X; cheap if paying does not matter."""
    of_type, _, cost = kind.partition(", ")
    fields = {"type": of_type, **FIELDS[of_type]}
    paid = "reserve" in fields and any(word in text for word in PAID)
    return {**fields, "reserve": "X" if cost else 4 if "costs" in text else 2} if cost or paid else fields


def position(kind: str, text: str, chance: Random) -> dict[str, Any]:
    """A random position with the card at each seat, wherever its type may lie."""
    of_type = kind.partition(", ")[0]
    active = chance.choice(SEATS)
    helpers = [each["name"] for word, each in HELPERS.items() if word in text]
    return {
        "active": active,
        "phase": chance.choice(("main", "main", "main", "main", "materialize", "between")),
        "seat1": _side(of_type, chance, 1.0, helpers),
        "seat2": _side(of_type, chance, 0.5, helpers),
        "turn": 6,
    }


def _side(kind: str, chance: Random, share: float, helpers: list[str]) -> dict[str, Any]:
    hand = [
        *chance.sample([*MAIN, *PRESENT], chance.randint(1, 4)),
        *chance.sample(HANDY, chance.randint(0, 2)),
        *helpers,
    ]
    placed = chance.sample(ON_FIELD, chance.randint(2, 5)) + (
        chance.sample(INGREDIENTS, 2) if chance.random() < 0.3 else []
    )
    field = [_object(name, chance) for name in placed + [each for each in SEVERAL if chance.random() < 0.25]]
    names = SHIPPED[:4] if chance.random() < 0.5 else SHIPPED[4:]
    lineage = list(names[: chance.randint(1, 4)])
    side: dict[str, Any] = {
        "deck": chance.sample([*MAIN, *PRESENT], 12),
        "memory": chance.sample(MAIN, chance.randint(0, 4)),
        "graveyard": chance.sample([*MAIN, *PRESENT], chance.randint(0, 7)),
        "banishment": [
            {"card": each, "counters": {"omen": 1}} for each in chance.sample(MAIN, chance.randint(0, 2))
        ]
        + [{"card": chance.choice(MAIN), "face_down": True, "seen_by": chance.choice(([], [1], [1, 2]))}],
        "material": [*names[len(lineage) :], *chance.sample(REGALIA, 2)],
        "empower": chance.choice((0, 0, 1)),
        "mastery": chance.choice(("Weathervane", "Weathervane", "Gnomon")),
        "mastery_facing": chance.choice(("North", "East", "South", "West")),
    }
    if chance.random() < share:
        _place(kind, side, hand, field, lineage, chance)
    counters = {
        each: chance.randint(1, 3) for each in ("preparation", "level", "enlighten") if chance.random() < 0.3
    }
    champion = {
        "lineage": lineage,
        "damage": chance.choice((chance.randint(0, 12), chance.randint(0, 12), 14)),
        "counters": counters,
    }
    seen = {"champion": champion} if chance.random() < 0.95 or kind == "champion" else {}
    return {**side, **seen, "hand": hand, "field": field}


def _place(
    kind: str, side: dict[str, Any], hand: list[str], field: list[Any], lineage: list[str], chance: Random
) -> None:
    """Put the card where it may lie."""
    if kind == "champion":
        if chance.random() < 0.3:
            del lineage[2:]
        else:
            lineage.insert(chance.choice((len(lineage), max(1, len(lineage) - 1))), SUBJECT)
        side["material"].append(SUBJECT)
    elif kind == "mastery":
        side["mastery"] = SUBJECT
        side["mastery_facing"] = ""
    elif kind == "status":
        side["statuses"] = [SUBJECT]
    else:
        hand.insert(0, SUBJECT)
        hand.append(SUBJECT)
        side["graveyard"].append(SUBJECT)
        side["banishment"].append(SUBJECT)
        side["deck"].insert(chance.randint(0, 2), SUBJECT)
        if kind in OBJECTS and chance.random() < 0.7:
            field.insert(0, _object(SUBJECT, chance))


def _object(name: str, chance: Random) -> dict[str, Any]:
    placed: dict[str, Any] = {"card": name, "rested": chance.random() < 0.2, "entered": chance.choice((3, 6))}
    kind = name.partition(" ")[0].lower()
    if chance.random() < (0.6 if name == SUBJECT else 0.3):
        placed["counters"] = {chance.choice(("buff", "debuff", "charge", "charge", "soot")): chance.randint(1, 4)}
    if kind in ("ally", SUBJECT.lower()):
        placed["distant"] = chance.random() < 0.3
    if kind == "ally":
        placed["damage"] = chance.choice((0, 0, 1))
    if kind == "weapon" and chance.random() < 0.3:
        placed["loaded"] = [chance.choice(MAIN)]
    return placed


def look(duel: Duel) -> object:
    """All cards with what they are now."""
    assert isinstance(duel, ArchiveDuel)
    return (
        tuple([(card.id, tuple(card.counters.items())) for card in duel.cards if card.counters]),
        tuple([_seen(duel, card) for card in duel.objects()]),
        tuple([(each.what, each.controller, each.negated) for each in duel.stack]),
        tuple([enabled_elements(duel, seat) for seat in SEATS]),
    )


def _seen(duel: ArchiveDuel, card: Any) -> object:
    now = traits(duel, card)
    return (
        card.id, card.rested, card.damage, card.distant, tuple(sorted(card.counters.items())), card.printed.name,
        now.power, now.life, now.level, now.durability, tuple(sorted([w.value for w in now.keywords])),
        tuple(now.keywords.values()), now.types, now.supertypes, now.subtypes, now.elements,
    )  # fmt: skip


STAGE = Stage(
    ArchiveRuleset(),
    ArchiveOptions(deck_check=False, element_rule=False, statuses=True, boons=True),
    LANGUAGE,
    [(text, kind) for text, kind, _ in ARCHIVE_GOOD],
    NAMES,
    record,
    position,
    look,
    OTHERS,
)
