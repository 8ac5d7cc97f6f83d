"""Every option of Dimensional Rift in each edition: shown with all its values, and each value tells in a file."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.content.options import Knob, describe, presets
from rulesets.dimensional_rift.options import RiftOptions
from tests.rulings.files import FILES, failures_under, name_of, options_of

FOLDERS = {"conquest": "options", "rift": "options_rift"}
"""Where the files of each edition's options lie."""

SETTLED_OUTSIDE_DUELS = {"main_size", "extra_size", "max_copies", "best_of", "loser_picks"}
"""Options of decks and matches; no scenario shows them, `test_outside_duels` does in both editions."""

SHOWN = [option for option in describe(RiftOptions) if option.name not in {"edition", *SETTLED_OUTSIDE_DUELS}]
"""The options that tell in a duel; `edition` has a test of its own."""


def files_by_value(option: Knob, edition: str) -> dict[Any, list[Path]]:
    """The files of an edition that are about an option, by the value it has in them."""
    shown: dict[Any, list[Path]] = {}
    for path in FILES:
        if name_of(path).startswith(f"{FOLDERS[edition]}/{option.name}_"):
            shown.setdefault(getattr(options_of(path), option.name), []).append(path)
    return shown


@pytest.mark.parametrize("edition", FOLDERS)
@pytest.mark.parametrize("option", SHOWN, ids=lambda option: option.name)
def test_each_option_is_shown_with_all_its_values(option: Knob, edition: str) -> None:
    values = set(files_by_value(option, edition))
    assert set(option.choices) <= values
    assert len(values) > 1


@pytest.mark.parametrize("edition", FOLDERS)
@pytest.mark.parametrize("option", SHOWN, ids=lambda option: option.name)
def test_each_value_comes_to_something_else_than_each_other(option: Knob, edition: str) -> None:
    shown = files_by_value(option, edition)
    for value, other in permutations(shown, 2):
        failures = [failures_under(path, **{option.name: other}) for path in shown[value]]
        assert any(failures), f"the files of {value} hold with {other} too"


@pytest.mark.parametrize("edition", FOLDERS)
def test_the_files_of_an_edition_are_played_in_it(edition: str) -> None:
    played = {
        options_of(path).edition
        for path in FILES
        if path.parent.name == FOLDERS[edition] and not path.name.startswith("edition_")
    }
    assert played == {edition}


def test_both_editions_are_shown() -> None:
    shown = {options_of(path).edition for path in FILES if name_of(path).startswith("options/edition_")}
    assert shown == set(presets(RiftOptions)) == set(FOLDERS)
