"""Every option of each game in each edition: shown with all its values, and each value tells in a file."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.content.option_info import OptionInfo, describe_options, presets
from tests.rulings.files import CONTAINMENT, DIMENSIONAL_RIFT, GRAND_ARCHIVE, RUNE_DUEL, Rulings

SETTLED_OUTSIDE_DUELS = {
    DIMENSIONAL_RIFT: {"main_size", "extra_size", "max_copies", "best_of", "loser_picks"},
    RUNE_DUEL: {"deck_size"},
    CONTAINMENT: {"deck_shape", "banned", "match_wins", "peek_own_sandboxes"},
    GRAND_ARCHIVE: {"deck_check", "main_min", "main_copies", "material_max", "material_copies", "best_of"},
}
"""Options of decks, matches and views; no scenario shows them, but other tests do."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The options of a game in one edition.

    Args:
        game: the game.
        scope: the edition, empty in a game without.
        folder: where the files of its options lie.
    """

    game: Rulings
    scope: str
    folder: str

    def shown(self) -> Iterator[OptionInfo]:
        """The options with an effect in a duel; the one that names the edition has a separate test."""
        outside = SETTLED_OUTSIDE_DUELS[self.game]
        for option in describe_options(self.game.ruleset.options_model):
            if option.name != "edition" and option.name not in outside:
                yield option

    def files_by_value(self, option: OptionInfo) -> dict[Any, list[Path]]:
        """Its files about an option, by the value that has in them."""
        found: dict[Any, list[Path]] = {}
        for path in self.game.files:
            if self.game.name_of(path).startswith(f"{self.folder}/{option.name}_"):
                found.setdefault(getattr(self.game.options_of(path), option.name), []).append(path)
        return found


EDITIONS = (
    Edition(DIMENSIONAL_RIFT, "conquest", "options"),
    Edition(DIMENSIONAL_RIFT, "rift", "options_rift"),
    Edition(RUNE_DUEL, "", "options"),
    Edition(CONTAINMENT, "", "options"),
    Edition(GRAND_ARCHIVE, "", "options"),
)
RIFT_EDITIONS = {edition.scope for edition in EDITIONS if edition.game is DIMENSIONAL_RIFT}

every_edition = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.game.id + edition.scope)
every_option = pytest.mark.parametrize(
    ("edition", "option"),
    [
        pytest.param(edition, option, id=f"{option.name}-{edition.scope or edition.game.id}")
        for edition in EDITIONS
        for option in edition.shown()
    ],
)


@every_option
def test_each_option_is_shown_with_all_its_values(edition: Edition, option: OptionInfo) -> None:
    values = set(edition.files_by_value(option))
    assert set(option.choices) <= values
    assert len(values) > 1


@every_option
def test_each_value_comes_to_something_else_than_each_other(edition: Edition, option: OptionInfo) -> None:
    shown = edition.files_by_value(option)
    for value, other in permutations(shown, 2):
        failures = [edition.game.failures_under(path, **{option.name: other}) for path in shown[value]]
        assert any(failures), f"the files of {value} hold with {other} too"


@every_edition
def test_the_files_of_an_edition_are_played_in_it(edition: Edition) -> None:
    files = [path for path in edition.game.files if path.parent.name == edition.folder]
    played = {edition.game.scope_of(path) for path in files if not path.name.startswith("edition_")}
    assert played == {edition.scope}


def test_both_editions_are_shown() -> None:
    game = DIMENSIONAL_RIFT
    files = [path for path in game.files if game.name_of(path).startswith("options/edition_")]
    assert {game.scope_of(path) for path in files} == RIFT_EDITIONS
    assert set(presets(game.ruleset.options_model)) == RIFT_EDITIONS
