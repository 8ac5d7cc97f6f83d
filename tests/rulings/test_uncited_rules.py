"""Every rule of Grand Archive is cited by a scenario, or is listed here with what it is instead."""

from collections.abc import Mapping
from types import MappingProxyType

from cardgame_tui.content.scenarios.scenario import load_scenario
from tests.rulings.files import GRAND_ARCHIVE

WITHOUT_A_FILE: Mapping[str, frozenset[int]] = MappingProxyType(
    {
        "a definition of words that other rules use": frozenset({1, 4, 5, 23, 42, 45, 336, 340}),
        "about three and more players": frozenset({2, 3, 75, 273, 274}),
        "about decks, shown by the tests of deck rules": frozenset({66, 67, 69, 70, 71}),
        "about who sees what, shown by the tests of views": frozenset({11, 13, 14, 16, 239, 262}),
        "shown by the plain model of layers": frozenset({199}),
        "about how checks are run, shown by the tests of checks": frozenset({265}),
    }
)
"""The numbers of the rules that no scenario cites, by the reason."""


def test_each_rule_is_cited_by_a_scenario_or_listed_with_a_reason() -> None:
    cited = set[str]()
    for path in GRAND_ARCHIVE.files:
        scenario = load_scenario(path).scenario
        cited |= {*scenario.cites, *scenario.logged}
    listed = {f"GA-{number}" for numbers in WITHOUT_A_FILE.values() for number in numbers}
    assert set(GRAND_ARCHIVE.book.rules) - cited == listed
