"""``cards``: list, show, lint and import the cards of a game."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import TypeAlias

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words, read_ruleset, refuse_given, rules_asked
from cardgame_tui.content.card_sets import CHANGED, changed_cards, known_cards
from cardgame_tui.content.cards import Located, load_cards
from cardgame_tui.content.faults import ContentError, FileFault, nearest
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml.document import Document, read_toml
from cardgame_tui.content.variants import Variant, load_variant, pick_variant
from cardgame_tui.engine.card import Printed
from cardgame_tui.play.rules_in_play import read_options
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text.tokens import is_by_hand

WIDTH = 79

Checked: TypeAlias = tuple[Located, OptionModel]
"""A card to lint, with the options it would be played under."""


def run(arguments: Namespace) -> int:
    """List all cards, show one in full (under the given options and variant), lint card files or import some.

    Returns:
        The exit code: 1 when the lint has findings.

    Raises:
        UsageError: when the game or card does not exist, or a file cannot be used.
    """
    if getattr(arguments, "action", "") == "import":
        from cardgame_tui.commands.games.cards_import import import_cards

        return import_cards(arguments)
    if arguments.coverage:
        from cardgame_tui.commands.games.cards_coverage import show_coverage

        return show_coverage(arguments)
    refuse_given(arguments, ("field_map", "json", "csv", "page"), "only with --coverage")
    if arguments.lint is not None:
        ruleset, files = read_ruleset(arguments.ruleset), [Path(name) for name in arguments.lint]
        if arguments.watch:
            return _watch(ruleset, files, arguments)
        return lint(ruleset, files, arguments.variant, arguments.settings)
    refuse_given(arguments, ("watch",), "only with --lint")
    rules = rules_asked(arguments)
    if arguments.name is None:
        for card in rules.cards.values():
            print(f"{card.name}: {rules.ruleset.describe(card)[0]}")
        return 0
    card = find(rules.cards, arguments.name)
    print(card.name)
    for line in rules.ruleset.describe(card):
        print(fill(line, WIDTH, initial_indent="  ", subsequent_indent="  "))
    return 0


def _watch(ruleset: Ruleset, files: Sequence[Path], arguments: Namespace) -> int:
    """Lint files now and after each change, until it is interrupted.

    Raises:
        UsageError: without a file, or when one does not exist at the beginning.
    """
    from cardgame_tui.commands.games.watched import changes

    if not files:
        raise UsageError("--watch: name the files after --lint")
    for _ in changes(files):
        try:
            lint(ruleset, files, arguments.variant, arguments.settings)
        except UsageError as error:
            print(error)
        print("", flush=True)
    return 0


def lint(ruleset: Ruleset, files: Sequence[Path], variant: str = "", settings: Sequence[str] = ()) -> int:
    """Lint the cards of the given files; default: the complete card set.

    Args:
        ruleset: the game.
        files: card files and variant files; a variant's cards are checked under its own options.
        variant: id, name or path of a variant; its options apply, and its cards are part of the card set.
        settings: options such as ``hp=30``.

    Raises:
        UsageError: when a file or the variant cannot be read.
    """
    with faults_in_words():
        under = pick_variant(ruleset.id, variant) if variant else None
        options = read_options(ruleset, under, settings)
        checked: list[Checked] = [(each, options) for each in _card_set(ruleset, under)] if not files else []
        for file in files:
            checked += _cards_in(ruleset, file, options, settings)
    findings = [finding for record, options in checked for finding in ruleset.lint_card(record, options)]
    for finding in findings:
        print(finding)
    print(f"{len(checked)} cards, {len(findings)} findings")
    if by_hand := [record.record.name for record, _ in checked if is_by_hand(record.record.text)]:
        print(f"people carry out by hand what these cards say: {', '.join(by_hand)}")
    return 1 if findings else 0


def _cards_in(ruleset: Ruleset, file: Path, options: OptionModel, settings: Sequence[str]) -> list[Checked]:
    """The cards of a card file, or those that a variant file changes and adds, with the options they use."""
    if not _is_variant_file(read_toml(file)):
        return [(each, options) for each in load_cards(file, ruleset.card_model)]
    variant = load_variant(file, ruleset.id)
    own = read_options(ruleset, variant, settings)
    return [(each, own) for each in _cards_of(ruleset, variant)]


def _is_variant_file(document: Document) -> bool:
    """Whether a file looks like a variant: a card file has only ``[[card]]`` tables."""
    return "name" in document.data or "ruleset" in document.data or isinstance(document.data.get(CHANGED), Mapping)


def _card_set(ruleset: Ruleset, variant: Variant | None) -> list[Located]:
    """The shipped cards, with those that a variant changes replaced."""
    changed = [] if variant is None else _cards_of(ruleset, variant)
    return list({**known_cards(ruleset), **{each.record.name: each for each in changed}}.values())


def _cards_of(ruleset: Ruleset, variant: Variant) -> list[Located]:
    """The cards a variant changes and adds."""
    faults: list[FileFault] = []
    cards = changed_cards(ruleset, variant.document, faults)
    if faults:
        raise ContentError(faults)
    return cards


def find(cards: Mapping[str, Printed], name: str) -> Printed:
    """Return the card with this name, ignoring case.

    Raises:
        UsageError: when it does not exist; names the nearest.
    """
    for card in cards.values():
        if card.name.casefold() == name.strip().casefold():
            return card
    close = nearest(name, cards)
    hint = f"; did you mean {close}?" if close else ""
    raise UsageError(f'no card "{name}"{hint}')
