"""The cards of any file that a card language is measured by."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgame_tui.content.card_sets import changed_cards
from cardgame_tui.content.cards import Located
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.foreign.field_map import FieldMap
from cardgame_tui.content.foreign.reading import read_foreign, unusable
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml import read_toml
from cardgame_tui.content.variants import is_variant, load_variant
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
