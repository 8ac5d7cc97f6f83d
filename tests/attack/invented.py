"""Wild but valid variants: random options, cards changed and added with random texts, random legal decks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from cardgame_tui.content.card_sets import known_cards
from cardgame_tui.content.option_info import differences
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml_writer import toml_text
from cardgame_tui.engine.chance import Chance
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text import Language
from cardgame_tui.text.abilities import CardText, Sentence
from rulesets.containment.cards.printed import SANDBOX_CLASSES
from rulesets.containment.content import semantics as containment_semantics
from rulesets.containment.content.deck_rules import GROUPS
from rulesets.containment.content.vocabulary import LANGUAGE as CONTAINMENT_LANGUAGE
from rulesets.dimensional_rift.content import semantics as rift_semantics
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE as RIFT_LANGUAGE
from rulesets.rune_duel.cards.printed import RUNES
from rulesets.rune_duel.content import semantics as rune_semantics
from rulesets.rune_duel.content.vocabulary import LANGUAGE as RUNE_LANGUAGE
from tests.attack.sentences import random_sentence
from tests.conformance.starts import turned

CardTable: TypeAlias = dict[str, Any]
Meaningless: TypeAlias = Callable[[CardText], Iterable[str]]
"""Names what has no meaning on a card."""

Sections: TypeAlias = dict[str, list[str]]

ADDED = 14
"""How many cards a variant adds."""
CHANGED = 8
"""How many cards it changes."""
TRIES = 40
"""How many sentences are tried until one has a meaning on the card."""
DIAGONAL_DOUBLES = ("TR2", "BR2", "BL2", "TL2")
DIRECTIONS = ("T", "TR", "R", "BR", "B", "BL", "L", "TL")
RIFT_TYPES = ("creature", "creature", "creature", "artifact", "artifact", "monument")


class TooFewCardsError(ValueError):
    """The cards do not fill a deck under the options."""


@dataclass(frozen=True)
class Game:
    """A game of which variants are invented.

    Args:
        ruleset: its id.
        preset: options that hold in all of them.
        card: makes a random card without a name; None for the type, or one that it has to be of.
        words: makes a random text for a card.
        deck: makes a random deck out of the cards in play.
    """

    ruleset: str
    preset: Mapping[str, object]
    card: Callable[[Random], CardTable]
    words: Callable[[CardTable, Random], str]
    deck: Callable[[Sequence[CardTable], Any, Random], Sections]

    @property
    def name(self) -> str:
        """The game and its edition."""
        return " ".join([self.ruleset, *map(str, self.preset.values())])


def invent(game: Game, chance: Random, *, default_options: bool = False) -> str:
    """A variant file.

    Args:
        game: what it is a variant of.
        chance: of everything.
        default_options: leave the options at their defaults.
    """
    ruleset = load_ruleset(game.ruleset)
    shipped = {name: dict(each.table) for name, each in known_cards(ruleset).items()}
    changes = {name: _change(game, shipped[name], chance) for name in chance.sample(sorted(shipped), CHANGED)}
    added = [_named(game, game.card(chance), number, chance) for number in range(ADDED)]
    cards = [*added, *({**table, **changes.get(name, {})} for name, table in shipped.items())]
    options, one, two = _options_and_decks(game, ruleset, cards, chance, default_options=default_options)
    return toml_text(
        {
            "name": "Invented",
            "ruleset": game.ruleset,
            "about": "Made at random.",
            "options": {**game.preset, **{info.name: value for info, value in differences(options)}},
            "decks": {"seat1": "Deck 1", "seat2": "Deck 2"},
            "card": changes,
            "new": added,
            "deck": [{"name": "Deck 1", "sections": one}, {"name": "Deck 2", "sections": two}],
        }
    )


def _options_and_decks(
    game: Game, ruleset: Ruleset, cards: Sequence[CardTable], chance: Random, *, default_options: bool
) -> tuple[OptionModel, Sections, Sections]:
    """Options, and two decks that are legal under them; options are drawn until the cards fill a deck."""
    defaults: OptionModel = ruleset.options_model(**game.preset)
    while True:
        options = defaults if default_options else turned(defaults, Chance(chance.randrange(2**32)))
        with suppress(TooFewCardsError):
            return options, game.deck(cards, options, chance), game.deck(cards, options, chance)


def _named(game: Game, table: CardTable, number: int, chance: Random) -> CardTable:
    named = {"name": f"Invented {number}", **table}
    return {**named, "text": game.words(named, chance)}


def _change(game: Game, table: CardTable, chance: Random) -> CardTable:
    """A change to a card: another text, and perhaps other arrows if it has any."""
    turned_arrows = {"arrows": _arrows(chance)} if "arrows" in table and chance.random() < 0.5 else {}
    return {"text": game.words(table, chance), **turned_arrows}


def _text(language: Language[CardText], meaningless: Meaningless, chance: Random) -> str:
    """A random text of a few sentences that have a meaning on the card, together too."""
    wanted = chance.choice((0, 1, 1, 2, 3))
    found: tuple[Sentence, ...] = ()
    for _ in range(TRIES):
        longer = (*found, random_sentence(language, chance))
        if len(longer) <= wanted and not any(True for _ in meaningless(CardText(longer))):
            found = longer
    return language.print(CardText(found))


# -- Dimensional Rift ------------------------------------------------------------------------------------


def _rift(edition: str) -> Game:
    def card(chance: Random) -> CardTable:
        return {**_rift_card(edition, chance), "editions": [edition]}

    def words(table: CardTable, chance: Random) -> str:
        def meaningless(tree: CardText) -> Iterable[str]:
            kind, subtype = table["type"], table.get("subtype", "")
            played = [each for each in ("conquest", "rift") if each in table.get("editions", ("conquest", "rift"))]
            return [fault for each in played for fault in rift_semantics.nonsense(tree, kind, subtype, each)]  # type: ignore[arg-type]

        return _text(RIFT_LANGUAGE, meaningless, chance)

    def deck(cards: Sequence[CardTable], options: Any, chance: Random) -> Sections:
        return _rift_deck(cards, options, chance)

    return Game("dimensional_rift", {"edition": edition}, card, words, deck)


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


def _arrows(chance: Random) -> str:
    found = chance.sample(DIRECTIONS, chance.randint(0, 8))
    return " ".join(each + ("2" if len(each) == 1 and chance.random() < 0.2 else "") for each in found)


def _rift_deck(cards: Sequence[CardTable], options: Any, chance: Random) -> Sections:
    legal = [each for each in cards if options.edition in each.get("editions", (options.edition,))]
    if options.edition == "conquest" and not options.diagonal_doubles:
        legal = [each for each in legal if not set(each.get("arrows", "").split()) & set(DIAGONAL_DOUBLES)]
    main = [each["name"] for each in legal if not each.get("fabled")]
    fables = [each["name"] for each in legal if each.get("fabled")]
    sections = {"main": _picked(main, options.main_size, options.max_copies, chance)}
    size = min(chance.randint(0, options.extra_size), len(fables) * options.max_copies)
    return {**sections, "fables": _picked(fables, size, options.max_copies, chance)}


def _picked(names: Sequence[str], size: int, copies: int, chance: Random) -> list[str]:
    """Random cards, the invented ones twice as likely."""
    left = [name for name in names for _ in range(min(copies, size))]
    left.sort(key=lambda name: chance.random() - 0.5 * name.startswith("Invented"))
    if len(left) < size:
        raise TooFewCardsError
    return left[:size]


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
        return _text(RUNE_LANGUAGE, meaningless, chance)
    while True:
        sentences = tuple(random_sentence(RUNE_LANGUAGE, chance) for _ in range(2))
        if not any(True for _ in meaningless(CardText(sentences))):
            return RUNE_LANGUAGE.print(CardText(sentences))


def _rune_deck(cards: Sequence[CardTable], options: Any, chance: Random) -> Sections:
    plain = [each["name"] for each in cards if each["type"] != "warlord"]
    warlords = [each["name"] for each in cards if each["type"] == "warlord"]
    lords = chance.sample(warlords, chance.randint(0, 2))
    return {"main": [*lords, *_picked(plain, options.deck_size - len(lords), 3, chance)]}


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
    """A text; a Tale and an Incident need an effect, and another class a sandbox that it belongs to."""
    kind = "field" if table.get("field") else table["type"]
    if table.get("object_class", "Safe") not in ("", *SANDBOX_CLASSES):
        return "Rule: this belongs to the Keter sandbox."

    def meaningless(tree: CardText) -> Iterable[str]:
        return containment_semantics.nonsense(tree, kind)

    text = ""
    while not text:
        if kind not in ("tale", "incident"):
            return _text(CONTAINMENT_LANGUAGE, meaningless, chance)
        one = CardText((random_sentence(CONTAINMENT_LANGUAGE, chance),))
        text = "" if any(True for _ in meaningless(one)) else CONTAINMENT_LANGUAGE.print(one)
    return text


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


GAMES = (
    _rift("conquest"),
    _rift("rift"),
    Game("containment", {}, _containment_card, _containment_words, _containment_deck),
    Game("rune_duel", {}, _rune_card, _rune_words, _rune_deck),
)
"""Every game that comes with the program, in every edition."""
