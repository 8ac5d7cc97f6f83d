"""Wild but valid variants: random options, cards changed and added with random texts, random legal decks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from cardgame_tui.content.card_sets import known_cards
from cardgame_tui.content.option_info import differences
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.engine.chance import Chance
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.starts import TooFewCardsError, turned
from cardgame_tui.text import Language, TextError
from cardgame_tui.text.abilities import CardText, Sentence
from tests.attack.grafts import Grafts
from tests.attack.sentences import QUOTED, random_sentence
from tests.conformance.random_decks import DECKS, Sections

CardTable: TypeAlias = dict[str, Any]
"""A card as its file writes it."""
Meaningless: TypeAlias = Callable[[CardText], Iterable[str]]
"""Names what has no meaning on a card."""

ADDED = 14
"""How many cards a variant adds."""
CHANGED = 8
"""How many cards it changes."""
GRAFTED = 0.5
"""How likely a sentence is made out of an example, where there are examples."""
TRIES = 40
"""How many sentences are tried until one has a meaning on the card."""


def no_more(table: CardTable, chance: Random) -> CardTable:
    """Only the text of a card is changed."""
    return {}


@dataclass(frozen=True)
class Game:
    """A game of which variants are invented.

    Args:
        ruleset: its id.
        preset: options that hold in all of them.
        card: makes a random card without a name and a text.
        words: makes a random text for a card.
        more: makes changes to a card in addition to its text.
        ends: options that hold in all of them too, so that every duel ends whatever the texts say.
    """

    ruleset: str
    preset: Mapping[str, object]
    card: Callable[[Random], CardTable]
    words: Callable[[CardTable, Random], str]
    more: Callable[[CardTable, Random], CardTable] = no_more
    ends: Mapping[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The game and its edition."""
        return " ".join([self.ruleset, *map(str, self.preset.values())])


def invent(game: Game, chance: Random, *, default_options: bool = False) -> str:
    """A variant file.

    Args:
        game: what it is a variant of.
        chance: of everything.
        default_options: leave the other options at their defaults.
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
    defaults: OptionModel = ruleset.options_model(**game.preset, **game.ends)
    make = DECKS[ruleset.id]
    while True:
        options = defaults if default_options else turned(defaults, Chance(chance.randrange(2**32)), game.ends)
        with suppress(TooFewCardsError):
            return options, make(cards, options, chance), make(cards, options, chance)


def _named(game: Game, table: CardTable, number: int, chance: Random) -> CardTable:
    named = {"name": f"Invented {number}", **table}
    return {**named, "text": game.words(named, chance)}


def _change(game: Game, table: CardTable, chance: Random) -> CardTable:
    return {"text": game.words(table, chance), **game.more(table, chance)}


def random_text(
    language: Language[CardText],
    meaningless: Meaningless,
    chance: Random,
    quoted: Sequence[str] = QUOTED,
    grafts: Grafts | None = None,
) -> str:
    """A random text of a few sentences that have a meaning on the card, together too.

    Args:
        language: the language of the cards.
        meaningless: names what has no meaning on the card.
        chance: of everything.
        quoted: names that the text may have in quotes.
        grafts: makes half of the sentences out of examples.
    """
    wanted = chance.choice((0, 1, 1, 2, 3))
    found: tuple[Sentence, ...] = ()
    for _ in range(TRIES):
        grafted = grafts is not None and chance.random() < GRAFTED
        one = grafts.sentence(chance) if grafts and grafted else random_sentence(language, chance, quoted)
        longer = CardText((*found, one))
        if len(longer.abilities) <= wanted and not any(meaningless(longer)) and is_said(language, longer):
            found = longer.abilities
    return language.print(CardText(found))


def is_said(language: Language[CardText], tree: CardText) -> bool:
    """Whether words say a tree and are read as that tree."""
    try:
        return language.parse(language.print(tree)) == tree
    except (ValueError, TextError):
        return False
