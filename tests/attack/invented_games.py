"""Random cards and texts of every game that comes with the program."""

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from cardgame_tui.text.abilities import CardText
from rulesets.containment.cards.printed import SANDBOX_CLASSES
from rulesets.containment.cards.sentences import Act
from rulesets.containment.content import semantics as containment_semantics
from rulesets.containment.content.vocabulary import LANGUAGE as CONTAINMENT_LANGUAGE
from rulesets.dimensional_rift.content import semantics as rift_semantics
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE as RIFT_LANGUAGE
from rulesets.grand_archive.content import semantics as archive_semantics
from rulesets.grand_archive.content.card_set import shipped_names
from rulesets.grand_archive.content.names import strangers
from rulesets.grand_archive.content.vocabulary import LANGUAGE as ARCHIVE_LANGUAGE
from rulesets.rune_duel.cards.printed import RUNES
from rulesets.rune_duel.content import semantics as rune_semantics
from rulesets.rune_duel.content.vocabulary import LANGUAGE as RUNE_LANGUAGE
from tests.attack.grafts import Grafts
from tests.attack.invented import CardTable, Game, random_text
from tests.attack.sentences import random_sentence
from tests.packaging.cards_guide import ARCHIVE_GOOD

DIRECTIONS = ("T", "TR", "R", "BR", "B", "BL", "L", "TL")
ARCHIVE_TYPES = (
    "ally", "ally", "ally", "action", "action", "attack", "attack", "item", "weapon", "domain", "phantasia",
    "champion",
)  # fmt: skip
ARCHIVE_CLASSES = ("Warrior", "Mage", "Guardian", "Ranger", "Tamer", "Spirit")
ARCHIVE_SUBTYPES = {
    "action": ("Spell", "Reaction"), "domain": ("Siegeable",), "weapon": ("Sword", "Bow", "Gun"),
    "item": ("Arrow", "Adjuvant", "Catalyst"), "ally": ("Golem", "Hound"),
}  # fmt: skip
"""Subtypes that mean something for a type."""
RIFT_TYPES = ("creature", "creature", "creature", "artifact", "artifact", "monument")

# -- Dimensional Rift ------------------------------------------------------------------------------------


def _rift(edition: str) -> Game:
    def card(chance: Random) -> CardTable:
        return {**_rift_card(edition, chance), "editions": [edition]}

    def words(table: CardTable, chance: Random) -> str:
        def meaningless(tree: CardText) -> Iterable[str]:
            kind, subtype = table["type"], table.get("subtype", "")
            played = [each for each in ("conquest", "rift") if each in table.get("editions", ("conquest", "rift"))]
            return [fault for each in played for fault in rift_semantics.nonsense(tree, kind, subtype, each)]  # type: ignore[arg-type]

        return random_text(RIFT_LANGUAGE, meaningless, chance)

    return Game("dimensional_rift", {"edition": edition}, card, words, _other_arrows)


def _rift_card(edition: str, chance: Random) -> CardTable:
    kind = chance.choice(RIFT_TYPES)
    subtypes = {"artifact": ["", "equipment", "scroll"]}.get(kind, [""])
    if edition == "rift" and kind == "artifact":
        subtypes += ["vehicle", "trap"]
    subtype = chance.choice(subtypes)
    numbers = [chance.choice((0, 0, 1, 1, 2, 3, 4, 9)) for _ in range(5)]
    if subtype == "vehicle":
        numbers[4] = max(numbers[4], 1)
    plus = "+" if subtype in ("equipment", "vehicle") else ""
    stats = "/".join(f"{'' if place == 2 else plus}{number}" for place, number in enumerate(numbers))
    fabled = subtype != "trap" and chance.random() < 0.15
    return {"type": kind, "subtype": subtype, "fabled": fabled, "stats": stats, "arrows": _arrows(chance)}


def _other_arrows(table: CardTable, chance: Random) -> CardTable:
    """Perhaps other arrows, if the card has any."""
    return {"arrows": _arrows(chance)} if "arrows" in table and chance.random() < 0.5 else {}


def _arrows(chance: Random) -> str:
    found = chance.sample(DIRECTIONS, chance.randint(0, 8))
    return " ".join(each + ("2" if len(each) == 1 and chance.random() < 0.2 else "") for each in found)


# -- Rune Duel -------------------------------------------------------------------------------------------


def _rune_card(chance: Random) -> CardTable:
    kind = chance.choice(("creature", "creature", "creature", "warlord", "artifact", "spell"))
    big = (0, 1, 1, 2, 3, 5, 20)
    stats = {
        "artifact": f"+{chance.choice(big)}/{chance.choice('+-')}{chance.choice(big)}",
        "spell": "",
    }.get(kind, f"{chance.choice(big)}/{chance.choice(big[1:])}")
    return {"type": kind, "rank": chance.choice((1, 2, 3, 4, 9)), "rune": chance.choice(RUNES), "stats": stats}


def _rune_words(table: CardTable, chance: Random) -> str:
    """A text; that of a spell as a target and effects that fit together."""
    kind = table["type"]

    def meaningless(tree: CardText) -> Iterable[str]:
        return rune_semantics.nonsense(tree, kind)

    if kind != "spell":
        return random_text(RUNE_LANGUAGE, meaningless, chance)
    while True:
        sentences = tuple(random_sentence(RUNE_LANGUAGE, chance) for _ in range(2))
        if not any(True for _ in meaningless(CardText(sentences))):
            return RUNE_LANGUAGE.print(CardText(sentences))


# -- Containment -----------------------------------------------------------------------------------------


def _containment_card(chance: Random) -> CardTable:
    kind = chance.choice(("object", "object", "object", "personnel", "tale", "incident"))
    if kind != "object":
        return {"type": kind, "field": kind == "tale" and chance.random() < 0.4}
    of_class = chance.choice(SANDBOX_CLASSES)
    return {
        "type": kind,
        "number": f"O-{chance.randrange(900, 990)}",
        "object_class": of_class,
        "cost": chance.choice((0, 0, 1, 1, 2, 3, 99)),
        "power": chance.choice((0, 1, 1, 2, 3, 4, 99)),
        "partner": of_class == "Safe" and chance.random() < 0.5,
    }


def _containment_words(table: CardTable, chance: Random) -> str:
    """A text; a Tale and an Incident need an effect, and another class a sandbox that it belongs to.

    What can be done any number of times costs something: random players never stop doing what is free.
    """
    kind = "field" if table.get("field") else table["type"]
    if table.get("object_class", "Safe") not in ("", *SANDBOX_CLASSES):
        return "Rule: this belongs to the Keter sandbox."

    def meaningless(tree: CardText) -> Iterable[str]:
        yield from containment_semantics.nonsense(tree, kind)
        if any(isinstance(each, Act) and each.often and not each.costs for each in tree.abilities):
            yield "free any number of times"

    text = ""
    while not text:
        if kind not in ("tale", "incident"):
            return random_text(CONTAINMENT_LANGUAGE, meaningless, chance)
        one = CardText((random_sentence(CONTAINMENT_LANGUAGE, chance),))
        text = "" if any(True for _ in meaningless(one)) else CONTAINMENT_LANGUAGE.print(one)
    return text


# -- Grand Archive ---------------------------------------------------------------------------------------


def _archive_card(chance: Random) -> CardTable:
    kind = chance.choice(ARCHIVE_TYPES)
    known = ARCHIVE_SUBTYPES.get(kind, ARCHIVE_CLASSES)
    subtypes = chance.sample(known, chance.randint(0, min(2, len(known))))
    table: CardTable = {"type": kind, "subtypes": [*subtypes, *chance.sample(ARCHIVE_CLASSES, 1)]}
    table["elements"] = [chance.choice(("norm", "norm", "fire", "water", "wind", "crux", "exalted"))]
    if kind == "champion":
        level = chance.randrange(4)
        return {
            **table,
            "level": level,
            "life": chance.choice((1, 15, 20, 99)),
            **({"memory": level} if level else {}),
        }
    cost = chance.choice((0, 0, 1, 1, 2, 3, 5, "X"))
    regalia = kind in ("item", "weapon") and chance.random() < 0.4
    table |= (
        {"memory": min(cost, 2) if cost != "X" else 0, "supertypes": ["regalia"]} if regalia else {"reserve": cost}
    )
    return table | _archive_stats(kind, subtypes, chance)


def _archive_stats(kind: str, subtypes: Sequence[str], chance: Random) -> CardTable:
    """The numbers that a card of a type has, and the speed of an action."""
    numbers = (0, 1, 1, 2, 3, 4, 99)
    stats = {
        "ally": ("power", "life"), "attack": ("power",), "weapon": ("power", "durability"),
        "domain": ("durability",) if "Siegeable" in subtypes else (),
    }.get(kind, ())  # fmt: skip
    speed = {"speed": chance.choice(("fast", "slow"))} if kind == "action" else {}
    return {**{stat: chance.choice(numbers) for stat in stats}, **speed}


def _archive_words(table: CardTable, chance: Random) -> str:
    """A text; an action needs an effect."""
    kind, x_cost = table["type"], table.get("reserve") == "X"

    def meaningless(tree: CardText) -> Iterable[str]:
        yield from archive_semantics.nonsense(tree, kind, x_cost=x_cost, memory="memory" in table)
        yield from strangers(tree, shipped_names())

    while True:
        text = random_text(ARCHIVE_LANGUAGE, meaningless, chance, _archive_names(), _archive_grafts())
        if text or kind != "action":
            return text


@cache
def _archive_names() -> Sequence[str]:
    """The names that a text may have in quotes."""
    names = shipped_names()
    return sorted(names.tokens | names.generated | names.masteries | names.champions)


@cache
def _archive_grafts() -> Grafts:
    """Sentences out of the examples of the card guide."""
    return Grafts(ARCHIVE_LANGUAGE, [text for text, _, _ in ARCHIVE_GOOD], _archive_names())


LAST_TURN = {"turn_limit": 60}
GAMES = (
    _rift("conquest"),
    _rift("rift"),
    Game("containment", {}, _containment_card, _containment_words, ends=LAST_TURN),
    Game("grand_archive", {}, _archive_card, _archive_words, ends=LAST_TURN),
    Game("rune_duel", {}, _rune_card, _rune_words),
)
"""Every game that comes with the program, in every edition."""
