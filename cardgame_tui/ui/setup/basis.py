"""What the set-up form builds on: the picked variant and edition, and the defaults under both."""

from collections.abc import Sequence
from dataclasses import replace

from cardgame_tui.content.decks import Deck, Shelf, deck_faults, default_decks
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.option_info import preset_of, setting_text
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.settings import parse_settings
from cardgame_tui.content.toml.document import KeyPath
from cardgame_tui.content.variants import find_variants
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.play.rules_in_play import RulesInPlay, read_rules
from cardgame_tui.ruleset import Ruleset

NONE = "none"
"""The choice of variants."""


class Variants:
    """The variants of a game as choices of a field.

    Args:
        ruleset: the game.

    Attributes:
        words: the word that selects each choice, by the words that are shown; `NONE` is the first.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        shelf = find_variants(ruleset.id)
        self.words: dict[str, str] = {NONE: ""}
        for variant in shelf.variants:
            name = variant.name
            self.words[name if name not in self.words else f"{name} ({variant.id})"] = variant.id
        for key in shelf.broken:
            self.words[f"{key} (broken)"] = key

    def shown(self, word: str) -> str:
        """The words shown for a choice; `NONE` when it no longer exists."""
        return next((shown for shown, each in self.words.items() if each == word), NONE)


class Basis:
    """The rules under a variant and an edition, before anything else is changed.

    Args:
        ruleset: the game.
        variant: the word that selects the variant, empty for none.
        edition: the preset, empty for that of the variant or else the default one.

    Attributes:
        rules: the rules.
        decks: the available decks, by the words that are shown.
        faults: what is wrong with decks.

    Raises:
        ContentError: with all faults of the variant.
    """

    def __init__(self, ruleset: Ruleset, variant: str, edition: str = "") -> None:
        settings = [f"{ruleset.options_model.PRESET_BY}={edition}"] if edition else []
        self.rules: RulesInPlay = read_rules(ruleset, variant, settings)
        self._shelf = self.rules.shelf()
        self.faults = self._shelf.faults
        self._own = [self._own_deck(seat) for seat in SEATS]
        self.decks = _by_name([*self._shelf.decks, *(deck for deck in self._own if deck is not None)])

    @property
    def edition(self) -> str:
        """The preset that gives the options their defaults, empty for a game without presets."""
        return preset_of(self.rules.options)

    def usual(self, option: str) -> str:
        """The value of an option in words."""
        return setting_text(getattr(self.rules.options, option))

    def options(self, settings: Sequence[str]) -> OptionModel:
        """The options with some settings over them.

        Raises:
            ContentError: with all faults of the settings.
        """
        options: OptionModel = parse_settings(self.rules.ruleset.options_model, settings, self.rules.options)
        return options

    def usual_deck(self, seat: int, options: OptionModel) -> str:
        """The default deck of a seat, as it is shown; empty in a game without decks."""
        return self._shown(self._own[seat - 1] or self._first_legal(seat, options, self._shelf))

    def default_deck(self, seat: int, options: OptionModel) -> str:
        """The default deck of a seat without the variant's decks."""
        shipped = tuple(deck for deck in self._shelf.decks if not deck.path)
        return self._shown(self._first_legal(seat, options, Shelf(shipped, {})))

    def _first_legal(self, seat: int, options: OptionModel, shelf: Shelf) -> Deck | None:
        return default_decks(self.rules.ruleset, options, shelf, self.rules.cards)[seat - 1]

    def illegal(self, options: OptionModel) -> dict[str, str]:
        """For each deck that is not legal under some options, say why."""
        rules = self.rules
        faults = {
            name: deck_faults(rules.ruleset, options, deck, rules.cards) for name, deck in self.decks.items()
        }
        return {name: "; ".join(map(_reason, found)) for name, found in faults.items() if found}

    def deck_word(self, shown: str) -> str:
        """The word that selects a deck shown by its name: its id, or its file if it is on no shelf."""
        deck = self.decks.get(shown)
        if deck is None:
            return ""
        shelved = any(_place(deck) == _place(each) for each in self._shelf.decks)
        return deck.id if shelved else deck.document.file

    def _own_deck(self, seat: int) -> Deck | None:
        variant = self.rules.variant
        try:
            return variant.deck_of(seat) if variant else None
        except ContentError as error:
            self.faults += error.faults
            return None

    def _shown(self, deck: Deck | None) -> str:
        places = {_place(each): name for name, each in self.decks.items()}
        return places.get(_place(deck), "") if deck is not None else ""


def _by_name(decks: Sequence[Deck]) -> dict[str, Deck]:
    """Decks by their names; a deck whose name is taken is listed by its id."""
    named: dict[str, Deck] = {}
    for deck in {_place(each): each for each in decks}.values():
        named[deck.name if deck.name not in named else deck.id] = deck
    return named


def _place(deck: Deck) -> tuple[str, KeyPath]:
    """Where a deck is written: its file, and its path inside the file."""
    return deck.document.file, deck.path


def _reason(fault: FileFault) -> str:
    """A fault of a deck without the file, which the form does not name."""
    return str(replace(fault, file="", line=None)).removeprefix(": ")
