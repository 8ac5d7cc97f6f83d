"""The cards of any file that a card language is measured by."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgame_tui.content.card_sets import changed_cards
from cardgame_tui.content.cards import Located
from cardgame_tui.content.coverage import Coverage, coverage_of
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.foreign.field_map import FieldMap
from cardgame_tui.content.foreign.reading import ENDINGS, read_foreign, unusable
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml.document import read_toml
from cardgame_tui.content.variants import FOLDER, find_variants, is_variant, load_variant, pick_variant
from cardgame_tui.paths import config_dir
from cardgame_tui.play.imported import SOURCES
from cardgame_tui.play.rules_in_play import read_options
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value


@value
class Covered:
    """Cards, and the faults of those that cannot be played.

    Args:
        cards: the cards.
        unusable: the faults, by name of the card.
    """

    cards: Sequence[Located[Any]]
    unusable: Mapping[str, Sequence[FileFault]]


def covered(ruleset: Ruleset, file: Path, options: OptionModel, field_map: FieldMap | None = None) -> Covered:
    """Read a variant, a card file or a file from elsewhere.

    Args:
        ruleset: the game.
        file: the file.
        options: the options its cards would be played under; a variant has its own.
        field_map: where the fields of cards from elsewhere are; default: the shipped map that fits.

    Raises:
        ContentError: with all faults of the file.
    """
    if file.suffix == ".toml" and field_map is None and is_variant(read_toml(file)):
        return _of_variant(ruleset, file)
    foreign = read_foreign(ruleset, file, options, field_map)
    return Covered([*foreign.cards.values()], foreign.unusable)


def _of_variant(ruleset: Ruleset, file: Path) -> Covered:
    variant = load_variant(file, ruleset.id)
    faults: list[FileFault] = []
    cards = {each.record.name: each for each in changed_cards(ruleset, variant.document, faults)}
    if faults:
        raise ContentError(faults)
    return Covered([*cards.values()], unusable(ruleset, cards, read_options(ruleset, variant)))


@value
class Measured:
    """How much of a file can be read, with its cards.

    Args:
        name: the name of the file.
        coverage: how much of it can be read.
        cards: its cards as tables, by name.
    """

    name: str
    coverage: Coverage
    cards: Mapping[str, Mapping[str, object]]


def measure(
    ruleset: Ruleset,
    file: Path,
    variant: str = "",
    settings: Sequence[str] = (),
    field_map: FieldMap | None = None,
) -> Measured:
    """Measure a variant, a card file or a file from elsewhere.

    Args:
        ruleset: a game with a card language.
        file: the file.
        variant: id, name or path of a variant whose options apply; empty for none.
        settings: options such as ``edition=rift``.
        field_map: where the fields of cards from elsewhere are; default: the shipped map that fits.

    Raises:
        ContentError: with all faults of the file, or when the texts of the game are not parsed.
    """
    if ruleset.language is None:
        raise ContentError([FileFault(ruleset.id, None, "", "the texts of this game are not parsed")])
    under = pick_variant(ruleset.id, variant) if variant else None
    found = covered(ruleset, file, read_options(ruleset, under, settings), field_map)
    tables = {each.record.name: each.table for each in found.cards}
    return Measured(file.name, coverage_of(ruleset, found.cards, found.unusable), tables)


def measurable(ruleset: Ruleset) -> list[Path]:
    """The user's files with cards of a game: what was imported, and variants that add or change cards."""
    folder = config_dir() / FOLDER / ruleset.id
    kept = sorted(each for each in (folder / SOURCES).glob("*") if each.suffix in ENDINGS)
    made = {each.stem for each in kept}
    own = [each for each in find_variants(ruleset.id).variants if Path(each.file).parent == folder]
    with_cards = [each for each in own if each.written.card or each.written.new]
    return [*kept, *(Path(each.file) for each in with_cards if each.id not in made)]
