"""Random decks that are legal under given options, for every game that comes with the program."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from cardgame_tui.content.card_sets import known_cards
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.chance import Chance
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.starts import TooFewCardsError
from rulesets.containment.cards.printed import SANDBOX_CLASSES
from rulesets.containment.content.deck_rules import GROUPS

CardTable: TypeAlias = Mapping[str, Any]
"""A card as its file writes it."""
Sections: TypeAlias = dict[str, list[str]]
"""A deck."""
DeckMaker: TypeAlias = Callable[[Sequence[CardTable], Any, Random], Sections]
"""Makes a random deck out of the cards in play that is legal under options."""

DIAGONAL_DOUBLES = ("TR2", "BR2", "BL2", "TL2")
LARGER = 6
"""A main deck of Grand Archive has fewer than this many cards more than it needs."""
FEWEST_MATERIALS = 3


def random_deck(ruleset: Ruleset, options: OptionModel, chance: Chance) -> Sections:
    """A random deck out of the pool of a game.

    Raises:
        TooFewCardsError: when the pool does not fill a deck under these options.
    """
    tables = [each.table for each in known_cards(ruleset).values()]
    return DECKS[ruleset.id](tables, options, Random(chance.next32()))


def _picked(names: Sequence[str], size: int, copies: int, chance: Random) -> list[str]:
    """Random cards, the invented ones twice as likely."""
    left = [name for name in names for _ in range(min(copies, size))]
    left.sort(key=lambda name: chance.random() - 0.5 * name.startswith("Invented"))
    if len(left) < size:
        raise TooFewCardsError
    return left[:size]


def _rift_deck(cards: Sequence[CardTable], options: Any, chance: Random) -> Sections:
    legal = [each for each in cards if options.edition in each.get("editions", (options.edition,))]
    if options.edition == "conquest" and not options.diagonal_doubles:
        legal = [each for each in legal if not set(each.get("arrows", "").split()) & set(DIAGONAL_DOUBLES)]
    main = [each["name"] for each in legal if not each.get("fabled")]
    fables = [each["name"] for each in legal if each.get("fabled")]
    sections = {"main": _picked(main, options.main_size, options.max_copies, chance)}
    size = min(chance.randint(0, options.extra_size), len(fables) * options.max_copies)
    return {**sections, "fables": _picked(fables, size, options.max_copies, chance)}


def _rune_deck(cards: Sequence[CardTable], options: Any, chance: Random) -> Sections:
    plain = [each["name"] for each in cards if each["type"] != "warlord"]
    warlords = [each["name"] for each in cards if each["type"] == "warlord"]
    lords = chance.sample(warlords, chance.randint(0, 2))
    return {"main": [*lords, *_picked(plain, options.deck_size - len(lords), 3, chance)]}


def _containment_deck(cards: Sequence[CardTable], options: Any, chance: Random) -> Sections:
    """A deck of the shape that the options ask for, with a partner, and perhaps a Canon."""
    left = [table for table in cards if table["name"] not in options.banned_names()]
    left.sort(key=lambda table: chance.random() - 0.5 * table["name"].startswith("Invented"))
    partner = next((table for table in left if table.get("partner")), None)
    left.sort(key=lambda table: table is not partner)
    main: list[str] = []
    numbers: set[str] = set()
    for group, wanted in zip(GROUPS, options.shape(), strict=True):
        before = len(main)
        for table in left:
            fits = _group(table) == group and table.get("number", table["name"]) not in numbers
            if fits and len(main) - before < wanted:
                numbers.add(table.get("number") or table["name"])
                main.append(table["name"])
        if len(main) - before < wanted:
            raise TooFewCardsError
    canons = [table["name"] for table in left if table["type"] == "canon"]
    return {"main": main, "canon": canons[:1]} if chance.random() < 0.5 else {"main": main}


def _group(table: CardTable) -> str:
    """What a card counts as in a deck."""
    of_class = table.get("object_class", "")
    found = {"personnel": "personnel", "tale": GROUPS[-1], "incident": GROUPS[-1]}.get(table["type"], "")
    if table["type"] == "object":
        found = of_class if of_class in SANDBOX_CLASSES else "Keter"
    return found


def _archive_deck(cards: Sequence[CardTable], options: Any, chance: Random) -> Sections:
    """A main deck of cards with a reserve cost, and champions and regalia that go together (GA-66 to GA-68)."""
    main = [each["name"] for each in cards if "reserve" in each and not each.get("generated")]
    size = options.main_min + chance.randrange(LARGER)
    sections = {"main": _picked(main, size, options.main_copies or size, chance)}
    return {**sections, "material": _materials(cards, options.material_max, chance)}


def _materials(cards: Sequence[CardTable], most: int, chance: Random) -> list[str]:
    """A champion of level 0, those that may follow it on one line, and others; at most one Divine Relic."""
    champions = [each for each in cards if each["type"] == "champion"]
    starts = [each["name"] for each in champions if not each["level"]]
    if not starts:
        raise TooFewCardsError
    line = chance.choice(sorted({_line(each) for each in champions if each["level"]} or {""}))
    found = [chance.choice(starts), *[each["name"] for each in champions if each["level"] and _line(each) == line]]
    others = [each for each in cards if each["type"] == "champion" or "regalia" in each.get("supertypes", ())]
    for each in chance.sample(others, len(others)):
        second = _is_relic(each) and any(_is_relic(card) for card in others if card["name"] in found)
        if each["name"] not in found and not second:
            found.append(each["name"])
    return found[: chance.randint(min(FEWEST_MATERIALS, most), most)]


def _line(champion: CardTable) -> str:
    """What a champion is called before the comma (GA-37)."""
    return str(champion["name"].partition(",")[0])


def _is_relic(table: CardTable) -> bool:
    return "Divine Relic" in table.get("text", "")


DECKS: Mapping[str, DeckMaker] = {
    "dimensional_rift": _rift_deck,
    "rune_duel": _rune_deck,
    "containment": _containment_deck,
    "grand_archive": _archive_deck,
}
"""What makes a deck of each game."""
