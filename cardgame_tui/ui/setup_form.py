"""The set-up of a duel as a form: made from a ruleset, read back into a `Setup`."""

import secrets
from collections.abc import Iterable, Mapping

from cardgame_tui.bots.registry import BOTS
from cardgame_tui.content.decks import Deck, Shelf, deck_faults, find_decks
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.options import Knob, describe, parse_settings, say
from cardgame_tui.content.toml import clean_text
from cardgame_tui.engine.ruleset import Ruleset
from cardgame_tui.play.setup import HUMAN, PRIVACY, Setup
from cardgame_tui.ui import memory
from cardgame_tui.ui.model.form import Field, Form

OPTION = "option."
"""What the names of option fields begin with."""
LONGEST_NAME = 24
"""Most characters of a player's name."""
PRIVACY_HELP = (
    "strict: a curtain at every change; gate: hands are opened with h; open: both hands are shown, for teaching."
)


class SetupForm:
    """The form of one game.

    Args:
        ruleset: the game.

    Attributes:
        form: the form, filled with what was used last time.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.shelf: Shelf = find_decks(ruleset.id)
        self.form = Form(f"New duel: {ruleset.title}", [*self._players(), *self._options()])
        self.form.faults = [str(fault) for fault in self.shelf.faults]
        _fill(self.form, memory.recall(ruleset.id))

    def read(self) -> Setup | None:
        """Make the set-up and remember it; None when something is wrong, which the form then says."""
        values = self.form.values()
        try:
            setup = self._setup(values)
        except ContentError as error:
            self.form.faults = str(error).splitlines()
            return None
        self.form.faults = self._faults(setup)
        if self.form.faults:
            return None
        memory.remember(self.ruleset.id, values)
        return setup

    def _setup(self, values: Mapping[str, str]) -> Setup:
        settings = [
            f"{name.removeprefix(OPTION)}={value}" for name, value in values.items() if name.startswith(OPTION)
        ]
        options = parse_settings(self.ruleset.options_model, settings)
        decks = self._deck(values, 1), self._deck(values, 2)
        return Setup(
            ruleset=self.ruleset,
            options=options,
            cards=self.ruleset.cards_for(options),
            decks=(decks[0].sections if decks[0] else {}, decks[1].sections if decks[1] else {}),
            deck_names=(values.get("deck1", ""), values.get("deck2", "")),
            names=(_name(values["name1"]), _name(values["name2"])),
            seed=int(values["seed"]) if values["seed"].isdecimal() else secrets.randbits(32),
            seats=(values["seat1"], values["seat2"]),
            privacy=values["privacy"],
        )

    def _faults(self, setup: Setup) -> list[str]:
        faults = [f"{name or 'a name'}: 1 to {LONGEST_NAME} characters" for name in setup.names if not _fits(name)]
        if setup.names[0] == setup.names[1]:
            faults.append(f"both players are called {setup.names[0]}")
        for seat in (1, 2):
            deck = self._deck(self.form.values(), seat)
            found = deck_faults(self.ruleset, setup.options, deck, setup.cards) if deck else []
            faults += map(str, found)
        return list(dict.fromkeys(faults))

    def _deck(self, values: Mapping[str, str], seat: int) -> Deck | None:
        name = values.get(f"deck{seat}")
        return next((deck for deck in self.shelf.decks if deck.name == name), None)

    def _players(self) -> Iterable[Field]:
        players = (HUMAN, *BOTS)
        decks = tuple(deck.name for deck in self.shelf.decks)
        for seat in (1, 2):
            group = f"Seat {seat}"
            yield Field(f"name{seat}", "Name", group, group, help="What the player is called.", group=group)
            yield Field(f"seat{seat}", "Played by", HUMAN, HUMAN, players, "A person here, or a bot.", group)
            if decks:
                usual = decks[(seat - 1) % len(decks)]
                yield Field(f"deck{seat}", "Deck", usual, usual, decks, "The deck this seat plays.", group)
        yield Field("privacy", "Hands", "gate", "gate", PRIVACY, PRIVACY_HELP, "Match")
        yield Field(
            "seed", "Seed", "", "", help="The same seed gives the same duel; empty for a new one.", group="Match"
        )

    def _options(self) -> Iterable[Field]:
        fields = [_option(knob) for knob in describe(self.ruleset.options_model)]
        groups = list(dict.fromkeys(field.group for field in fields))
        return sorted(fields, key=lambda field: groups.index(field.group))


def _option(knob: Knob) -> Field:
    usual = say(knob.default)
    listed = tuple(say(choice) for choice in knob.choices)
    choices = listed if knob.least is None and knob.most is None else ()
    status = "" if knob.status == "source" else ", ours"
    help_words = f"{knob.help} ({knob.rule}{status}) Allowed: {knob.allowed}."
    return Field(OPTION + knob.name, knob.title, usual, usual, choices, help_words, knob.group)


def _fill(form: Form, remembered: Mapping[str, str]) -> None:
    for field in form.fields:
        value = remembered.get(field.name, field.value)
        if not field.choices or value in field.choices:
            field.value = value


def _name(words: str) -> str:
    return " ".join(clean_text(words).split())


def _fits(name: str) -> bool:
    return 1 <= len(name) <= LONGEST_NAME
