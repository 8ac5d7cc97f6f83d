"""Each edition with one option of the other one: whatever is borrowed, random duels keep every promise."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from cardgame_tui.content.options import describe, differences, presets, say
from cardgame_tui.testing.conformance import run
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.ruleset import DimensionalRift
from tests.conformance.starts import starts_of

RIFT = DimensionalRift()
ABOUT_DECKS = {"main_size", "extra_size"}
"""Options that only say which decks are legal: a duel is the same under all their values."""

GAMES = 2
SELDOM = 2000
"""The costly checks run at one prompt in so many; `test_kit` has more of them."""


def borrowed() -> Iterator[tuple[str, str]]:
    """Yield each edition with each setting that makes one of its options what it is in the other edition."""
    for edition, other in permutations(presets(RiftOptions), 2):
        theirs = {knob.name: knob.default for knob in describe(RiftOptions, other)}
        for knob in describe(RiftOptions, edition):
            if knob.name not in {RiftOptions.PRESET_BY, *ABOUT_DECKS} and theirs[knob.name] != knob.default:
                yield edition, f"{knob.name}={say(theirs[knob.name])}"


@pytest.mark.parametrize(("edition", "setting"), list(borrowed()))
def test_an_edition_with_one_option_of_the_other(edition: str, setting: str) -> None:
    start_of = starts_of(RIFT, settings=[f"edition={edition}", setting])
    assert [knob.name for knob, _ in differences(start_of(1).options)] == [setting.partition("=")[0]]
    report = run(RIFT, start_of, GAMES, every=SELDOM)
    assert all(duel.turns > 1 for duel in report.duels)


def test_most_options_differ_between_the_editions() -> None:
    cases = list(borrowed())
    assert len(cases) == 34
    assert {edition for edition, _ in cases} == set(presets(RiftOptions))
