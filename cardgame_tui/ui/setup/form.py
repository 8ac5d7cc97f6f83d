"""The set-up of a duel as a form: made from a ruleset, read back into a `Setup`."""

from collections.abc import Mapping, Sequence

from cardgame_tui.bots.quick.fitting import guessing
from cardgame_tui.content.decks import Deck, find_decks
from cardgame_tui.content.faults import ContentError, FileFault, gathered
from cardgame_tui.content.option_info import describe_options, setting_text
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.play.journal.saves import newest_saved
from cardgame_tui.play.recipe import PLAYERS, Recipe, name_faults
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import FOR_PLAYERS
from cardgame_tui.play.watching import watched
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.pages.forms.drawing import Aside, FormKey
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.filled_form import FilledForm
from cardgame_tui.ui.pages.forms.form import MORE, Form
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.pages.saves import minutes_here
from cardgame_tui.ui.pages.variant_words import about_variant
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.session.settings.config import configured
from cardgame_tui.ui.setup.basis import Basis, Variants
from cardgame_tui.ui.setup.decks import CheckedDeck, both_decks_page, deck_sizes, deck_words
from cardgame_tui.ui.setup.fields import (
    DECK_HELP,
    NONE,
    OPTION,
    VARIANT,
    match_fields,
    option_about,
    option_fields,
    option_help,
    option_tag,
    player_fields,
    variant_field,
)

SWAP, CHECK, WATCH = "x", "k", "w"
KEYS = (FormKey(SWAP, "swap seats"), FormKey(CHECK, "check both decks"), FormKey(WATCH, "let bots play it"))
VARIANT_HELP = "A file that sets options, changes and adds cards, and adds decks."


class SetupForm(FilledForm[Setup]):
    """The form of one game.

    Args:
        ruleset: the game.
        filled: the words of some fields, in place of those used last time.

    Attributes:
        form: the form, filled with what was used last time.
    """

    def __init__(self, ruleset: Ruleset, filled: Mapping[str, str] = NONE) -> None:
        self.ruleset = ruleset
        self._variants = Variants(ruleset)
        self._saved = newest_saved().matches
        has_decks = bool(find_decks(ruleset.id).decks)
        config = configured()
        names = config.names or PLAYERS
        players = [field for seat in SEATS for field in player_fields(seat, names[seat - 1], decks=has_decks)]
        options = option_fields(ruleset)
        editions = [field for field in options if field.name == OPTION + ruleset.options_model.PRESET_BY]
        game = [*editions, variant_field(list(self._variants.words))]
        self.form = Form(
            f"New duel: {ruleset.title}",
            [*game, *players, *match_fields(ruleset, config.words), *options[len(editions) :]],
            self._aside,
            KEYS if has_decks else tuple(each for each in KEYS if each.key != CHECK),
        )
        self._fields = {field.name: field for field in self.form.fields}
        self._edition = self._fields.get(OPTION + ruleset.options_model.PRESET_BY)
        self._basis: Basis | None = None
        self._illegal: Mapping[str, str] = {}
        self._followed: tuple[str, str] = ("", "")
        self._judged: tuple[Basis, list[str]] | None = None
        self.follow()
        self._refused: dict[str, str] | None = None
        self._fill({**_remembered(ruleset.id, rules=not filled), **config.words, **filled})

    def update(self) -> None:
        """Follow the variant and edition that are picked, and judge again what was refused."""
        self.follow()
        self._check_again()

    def follow(self) -> None:
        """Give every unchanged field the default under the variant, the edition and the options."""
        variant, edition = self._fields[VARIANT].value, self._edition.value if self._edition else ""
        if variant != self._followed[0]:
            self._rebase("")
        elif edition != self._followed[1]:
            self._rebase(edition)
        self._judge_decks()

    def swap_seats(self) -> None:
        """Let the players change seats, with their names and decks."""
        for one in ("name1", "seat1", "deck1"):
            first, second = self._fields.get(one), self._fields.get(one.replace("1", "2"))
            if first is not None and second is not None:
                first.value, second.value = second.value, first.value
        self.update()

    def decks_page(self) -> Page:
        """Whether both decks are legal under the picked rules, and the cards in each."""
        decks = {seat: self._basis.decks.get(self._fields[f"deck{seat}"].value) for seat in SEATS if self._basis}
        checked = [
            CheckedDeck(
                self._fields[f"name{seat}"].value, deck, self._illegal.get(self._fields[f"deck{seat}"].value, "")
            )
            for seat, deck in decks.items()
            if deck is not None
        ]
        return both_decks_page(checked, self.cards)

    def read_for_bots(self) -> Setup | None:
        """The set-up with a bot at the seat of each person, shown event by event; None when something is wrong."""
        return None if self.read() is None else watched(self.recipe()).build()

    def read(self) -> Setup | None:
        """Make the set-up and remember it; None when something is wrong.

        The form then shows what, with the cursor at the first field that is to blame.
        """
        setup, faults = self._built()
        self._refused = self.form.values() if setup is None else None
        if setup is None:
            at_fault = [field.name for field in map(self._field_of, faults) if field is not None]
            if at_fault:
                self.form.go_to([field.name for field in self.form.fields].index(at_fault[0]))
            return None
        fields = self.form.fields
        remembered = {
            each.name: each.value for each in fields if each.name != MORE and (not each.counted or each.changed)
        }
        memory.remember(self.ruleset.id, remembered | {VARIANT: self._variant_word()})
        return setup

    def _built(self) -> tuple[Setup | None, Sequence[FileFault]]:
        """The set-up, or None and what is wrong; the form shows it, or nothing."""
        try:
            setup = self.recipe().build()
        except ContentError as error:
            self.form.faults = [str(fault).removeprefix("--set: ") for fault in error.faults]
            return None, error.faults
        self.form.faults = ()
        return setup, ()

    def _check_again(self) -> None:
        """After a change of a form that was refused: show what is still wrong."""
        values = self.form.values()
        if self._refused is not None and values != self._refused:
            setup, _ = self._built()
            self._refused = None if setup else values

    def _field_of(self, fault: FileFault) -> Field | None:
        """The field that is to blame for a fault, if it is known."""
        if fault.file == "names":
            return self._fields["name1" if name_faults((self._fields["name1"].value, "x")) else "name2"]
        if option := self._fields.get(OPTION + fault.field):
            return option
        if self._basis is not None:
            for name in ("deck1", "deck2"):
                deck = self._basis.decks.get(self._fields[name].value) if name in self._fields else None
                if deck is not None and deck.document.file == fault.file:
                    return self._fields[name]
        return self._fields[VARIANT] if self._variant_word() and fault.file.endswith(".toml") else None

    @property
    def cards(self) -> Mapping[str, Printed]:
        """The cards under the picked variant and edition; none where its files have faults."""
        return self._basis.rules.cards if self._basis else {}

    def deck_at_cursor(self) -> Deck | None:
        """The deck of the field at the cursor; None where it holds none."""
        field = self.form.fields[self.form.cursor]
        if self._basis is None or field.name not in ("deck1", "deck2"):
            return None
        return self._basis.decks.get(field.value)

    def _aside(self) -> Aside:
        """What comes of the form, for the second column."""
        values = {name: field.shown for name, field in self._fields.items()}
        decks = [self._basis.decks.get(values.get(f"deck{seat}", "")) if self._basis else None for seat in SEATS]
        who = [
            values[f"name{seat}"] + (f" ({deck.name})" if deck else "")
            for seat, deck in zip(SEATS, decks, strict=True)
        ]
        options = {OPTION + name for name in self.ruleset.options_model.model_fields}
        options -= {self._edition.name} if self._edition else set()
        changed = [f"{field.label} {field.shown}" for field in self.form.changed() if field.name in options]
        edition = f" {self._edition.value}" if self._edition else ""
        words = f"This duel: {who[0]} against {who[1]}, {self.ruleset.title}{edition}"
        if self._variant_word():
            words += f", variant {values[VARIANT]}"
        words += f", with {', '.join(changed)}." if changed else "."
        seats = [self._fields[f"seat{seat}"].value for seat in SEATS]
        if self._basis and (said := guessing(seats, self.ruleset, self._basis.rules.options)):
            words += f" {said}"
        shown = [deck_words(deck, f"s{seat}", self.cards) for seat, deck in zip(SEATS, decks, strict=True) if deck]
        return Aside(words, shown, self._length())

    def _length(self) -> str:
        """How long duels of the picked edition were, of people here and of bots; empty where neither is known."""
        edition = self._edition.value if self._edition else ""
        length, people = (
            self.ruleset.duel_lengths.get(edition),
            minutes_here(self._saved, self.ruleset.id, edition),
        )
        if not people:
            return length.in_words if length else ""
        return f"{people} {length.of_bots}" if length else people

    def recipe(self) -> Recipe:
        """The recipe of the filled-in form."""
        values = self.form.values()
        return Recipe(
            ruleset=self.ruleset,
            variant=self._variant_word(),
            settings=self._settings(),
            decks=(self._deck_word(1), self._deck_word(2)),
            names=(values["name1"], values["name2"]),
            seats=(values["seat1"], values["seat2"]),
            table=FOR_PLAYERS.with_words(values),
            seed=int(values["seed"]) if values["seed"].isdecimal() else None,
        )

    def _variant_word(self) -> str:
        return self._variants.words[self._fields[VARIANT].value]

    def _settings(self) -> list[str]:
        options = [field for field in self.form.fields if field.name.startswith(OPTION)]
        return [
            f"{field.name.removeprefix(OPTION)}={field.value}" for field in options if field.value != field.usual
        ]

    def _deck_word(self, seat: int) -> str:
        field = self._fields.get(f"deck{seat}")
        if field is None or self._basis is None or field.value == field.usual:
            return ""
        return self._basis.deck_word(field.value)

    def _rebase(self, edition: str) -> None:
        """Use another variant, or another edition in the same variant, and show the faults of its files."""
        faults: list[FileFault] = []
        basis = None
        for word in dict.fromkeys((self._variant_word(), "")):
            with gathered(faults):
                basis = basis or Basis(self.ruleset, word, edition)
        self._basis = basis
        if basis is not None:
            self._base_options(basis, edition)
            faults += basis.faults
        self.form.faults = [str(fault) for fault in faults]
        self._followed = (self._fields[VARIANT].value, self._edition.value if self._edition else "")

    def _base_options(self, basis: Basis, edition: str) -> None:
        """Give every option its default under a basis.

        Args:
            basis: the basis.
            edition: the edition if the player has just changed it, empty for that of the variant.
        """
        preset_by = self.ruleset.options_model.PRESET_BY
        for info in describe_options(self.ruleset.options_model, basis.edition):
            field = self._fields[OPTION + info.name]
            field.help, field.tag, field.default = option_help(info), option_tag(info), setting_text(info.default)
            field.about, field.rule = option_about(info), info.rule
            if info.name != preset_by:
                field.rebase(basis.usual(info.name))
            elif not edition:
                field.value = field.usual = basis.edition
                field.counted = basis.rules.variant is not None
        variant = basis.rules.variant
        self._fields[VARIANT].help = about_variant(variant) if variant else VARIANT_HELP

    def _judge_decks(self) -> None:
        """Offer the decks that are legal under the options first, and say why the others are not."""
        basis, settings = self._basis, self._settings()
        if basis is not None and (basis, settings) != self._judged:
            with gathered([]):
                options = basis.options(settings)
                self._judged = (basis, settings)
                self._illegal = basis.illegal(options)
                for seat in SEATS:
                    self._offer_decks(basis, seat, options)
        for field in (self._fields.get(f"deck{seat}") for seat in SEATS):
            if field is not None:
                reason = self._illegal.get(field.value, "")
                field.tag = "not legal" if reason else ""
                field.help = f"Not legal: {reason}." if reason else DECK_HELP

    def _offer_decks(self, basis: Basis, seat: int, options: OptionModel) -> None:
        field = self._fields.get(f"deck{seat}")
        if field is None:
            return
        field.choices = tuple(sorted(basis.decks, key=lambda name: name in self._illegal))
        field.meanings = {name: deck.about for name, deck in basis.decks.items() if deck.about}
        field.notes = {name: deck_sizes(deck) for name, deck in basis.decks.items()}
        field.default = basis.default_deck(seat, options)
        field.rebase(basis.usual_deck(seat, options))
        if field.value not in field.choices:
            field.value = field.usual

    def _fill(self, remembered: Mapping[str, str]) -> None:
        """Fill in what was remembered, the variant and the edition first, since the others follow these."""
        known = {**remembered, VARIANT: self._variants.shown(remembered.get(VARIANT, ""))}
        first = [self._fields[VARIANT], *([self._edition] if self._edition else [])]
        for field in (*first, *self.form.fields):
            _fill(field, known)
            field.last = field.value if field.name in remembered else None
            if field in first:
                self.follow()
        self.follow()


def _remembered(topic: str, *, rules: bool) -> Mapping[str, str]:
    """What was used last time; on request without what changes the rules."""
    words = memory.recall(topic)
    return words if rules else {name: word for name, word in words.items() if not name.startswith(OPTION)}


def _fill(field: Field, remembered: Mapping[str, str]) -> None:
    value = remembered.get(field.name, field.value)
    if not field.choices or value in field.choices:
        field.value = value
