"""The rules a duel is played under: options and cards of a game, with a variant over them."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from cardgame_tui.content.card_sets import (
    ADDED,
    CHANGED,
    changed_cards,
    compiled,
    fresh_cards,
    known_cards,
    merged,
)
from cardgame_tui.content.cards import TABLE, check_cards
from cardgame_tui.content.decks import Shelf, find_decks
from cardgame_tui.content.faults import ContentError, FileFault, gathered
from cardgame_tui.content.option_info import (
    OptionInfo,
    change_words,
    differences,
    preset_of,
    presets,
    setting_text,
)
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.settings import check_options, parse_settings
from cardgame_tui.content.toml.document import Document
from cardgame_tui.content.variants import Variant, pick_variant
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import SEATS, DeckList
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value


@value
class RulesInPlay:
    """What a duel is played under.

    Args:
        ruleset: the game.
        options: its checked options.
        cards: the card set by name; cards that no variant touches are those of the game itself.
        variant: the variant, None for the game as it is.
    """

    ruleset: Ruleset
    options: OptionModel
    cards: Mapping[str, Printed]
    variant: Variant | None = None

    def shelf(self) -> Shelf:
        """The available decks, those of the variant first."""
        return find_decks(self.ruleset.id) if self.variant is None else self.variant.shelf()

    def in_short(self) -> str:
        """Edition, variant and options that differ in one line; see `rules_in_short`."""
        return rules_in_short(self.options, "" if self.variant is None else self.variant.name)


def rules_in_short(options: OptionModel, variant: str = "") -> str:
    """Say what duels are played under in one line, such as ``rift / Long siege / HP 30, Cut off``.

    Args:
        options: the options.
        variant: name of the variant, empty for none.

    Returns:
        The preset, the variant and the options that differ from the preset's defaults, each if the match has
        one; empty for a game without presets, variant and changed options.
    """
    changed = ", ".join(_in_short(info, value) for info, value in differences(options))
    return " / ".join(part for part in (preset_of(options), variant, changed) if part)


def _in_short(info: OptionInfo, worth: object) -> str:
    """An option and its value in the words of forms, such as ``HP 30`` or ``Direct hit: the Might``."""
    written = setting_text(worth)
    return f"{info.title}: {info.words[written]}" if written in info.words else f"{info.title} {written}"


@value
class ChangedRule:
    """One rule of a match that is not as the game has it, for somebody who does not know its options.

    Args:
        title: the name of the variant, or the title of the option.
        words: what is different, as a sentence.
    """

    title: str
    words: str


def changed_rules(options: OptionModel, variant: Variant | None) -> tuple[ChangedRule, ...]:
    """What is different from the game as it is: the variant in its own words, then each further option.

    A variant that says nothing about itself is listed by the options that it sets.
    """
    about = "" if variant is None else " ".join(variant.written.about.split())
    told: Mapping[str, object] = {} if variant is None or not about else variant.written.options
    said = () if variant is None or not about else (ChangedRule(variant.name, about),)
    others = [(info, worth) for info, worth in differences(options) if info.name not in told]
    return (*said, *(ChangedRule(info.title, change_words(info, worth)) for info, worth in others))


def read_rules(
    ruleset: Ruleset, variant: str = "", settings: Sequence[str] = (), made_for: Mapping[str, object] | None = None
) -> RulesInPlay:
    """Read everything that changes the rules, from the current files.

    A setting overrides the variant's options, and both override the preset, which either may name.

    Args:
        ruleset: the game.
        variant: id, name or path of a variant; empty for none.
        settings: options such as ``hp=30``.
        made_for: options that apply where neither sets them.

    Raises:
        ContentError: with all faults of the variant, the settings and the cards.
    """
    if not variant:
        options = read_options(ruleset, None, settings, made_for)
        return RulesInPlay(ruleset, options, fresh_cards(ruleset, options))
    return rules_of_variant(ruleset, pick_variant(ruleset.id, variant), settings, made_for)


def read_options(
    ruleset: Ruleset,
    variant: Variant | None = None,
    settings: Sequence[str] = (),
    made_for: Mapping[str, object] | None = None,
) -> OptionModel:
    """The options of a game under a variant that has been read; its cards are not looked at. See `read_rules`.

    Raises:
        ContentError: with all faults of the options and settings.
    """
    model: type[OptionModel] = ruleset.options_model
    faults: list[FileFault] = []
    base = model()
    with gathered(faults):
        written = {**(made_for or {}), **(variant.written.options if variant else {})}
        document = variant.document if variant else Document("options", {})
        base = check_options(model, written, document, ("options",))
    with gathered(faults):
        options = parse_settings(model, settings, base)
    if faults:
        raise ContentError(faults)
    return options


def rules_of_variant(
    ruleset: Ruleset, variant: Variant, settings: Sequence[str] = (), made_for: Mapping[str, object] | None = None
) -> RulesInPlay:
    """The rules of a variant that has been read; see `read_rules`.

    Raises:
        ContentError: with all faults of the variant, the settings and the cards.
    """
    faults: list[FileFault] = []
    options = _preset_alone(ruleset, variant)
    cards: dict[str, Printed] = {}
    with gathered(faults):
        options = read_options(ruleset, variant, settings, made_for)
    with gathered(faults):
        cards |= fresh_cards(ruleset, options)
    records = changed_cards(ruleset, variant.document, faults)
    with gathered(faults):
        cards |= compiled(ruleset, records, options)
    known = {*cards, *_names(variant)}
    faults += [fault for deck in variant.decks for fault in deck.unknown_cards(known)]
    for seat in SEATS:
        with gathered(faults):
            variant.deck_of(seat)
    if faults:
        raise ContentError(dict.fromkeys(faults))
    return RulesInPlay(ruleset, options, cards, variant)


def cards_of_match(
    ruleset: Ruleset,
    options: OptionModel,
    variant: Variant | None,
    own_cards: Sequence[Mapping[str, object]],
    decks: Iterable[DeckList],
    source: str,
) -> Mapping[str, Printed]:
    """The card set of a match: the cards of the game, those of the variant over them, and its own over both.

    Args:
        ruleset: the game.
        options: its options.
        variant: the variant, None for none.
        own_cards: tables of the cards that the match itself defines.
        decks: the decks, whose cards must exist.
        source: what faults of its own cards and of its decks are about, such as the name of a journal.

    Raises:
        ContentError: with all cards that have faults, or all that no longer exist.
    """
    cards = fresh_cards(ruleset, options)
    faults: list[FileFault] = []
    records = changed_cards(ruleset, variant.document, faults) if variant else []
    with gathered(faults):
        records += check_cards(Document(source, {TABLE: [dict(table) for table in own_cards]}), ruleset.card_model)
    if faults:
        raise ContentError(faults)
    if records:
        cards = {**cards, **compiled(ruleset, records, options)}
    listed = dict.fromkeys(name for deck in decks for names in deck.values() for name in names)
    if missing := [name for name in listed if name not in cards]:
        raise ContentError([FileFault(source, 1, "decks", f"card {name} no longer exists") for name in missing])
    return cards


def variant_tables(ruleset: Ruleset, variant: Variant) -> list[Mapping[str, object]]:
    """The complete tables of all cards a variant changes or adds, as a scenario or a journal writes cards."""
    data = variant.document.data
    known = known_cards(ruleset) if data.get(CHANGED) else {}
    words = presets(ruleset.options_model)
    changed = [merged(known[name].table, change, words) for name, change in data.get(CHANGED, {}).items()]
    return [*changed, *data.get(ADDED, [])]


def _preset_alone(ruleset: Ruleset, variant: Variant) -> OptionModel:
    """The options of a variant's preset or the defaults: for the cards of a variant with faulty options."""
    model: type[OptionModel] = ruleset.options_model
    written = variant.written.options
    with suppress(ContentError):
        return check_options(
            model, {key: written[key] for key in written if key == model.PRESET_BY}, variant.document
        )
    return model()


def _names(variant: Variant) -> list[str]:
    """Names of all cards that a variant mentions, with faults or without."""
    added = (table.get("name") for table in variant.document.data.get(ADDED, []))
    return [*variant.document.data.get(CHANGED, {}), *(name for name in added if isinstance(name, str))]
