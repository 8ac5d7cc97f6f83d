"""Each edition as it is, and with one option of the other one: random duels keep every promise."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.content.option_info import describe_options, differences, presets, setting_text
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.conformance import run
from cardgame_tui.testing.starts import starts_of
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.ruleset import DimensionalRift

RIFT = DimensionalRift()
ABOUT_DECKS = {"main_size", "extra_size"}
"""Options that only say which decks are legal: a duel is the same under all their values."""

GAMES = 1
SELDOM = 2000
"""The costly checks run at one prompt in this many; `test_kit` runs more of them."""
ASKED = 3
"""What is not offered is asked for at one prompt in this many, in each duel at others."""


def borrowed() -> Iterator[tuple[str, str]]:
    """Yield each edition with each setting that makes one of its options what it is in the other edition."""
    for edition, other in permutations(presets(RiftOptions), 2):
        theirs = {info.name: info.default for info in describe_options(RiftOptions, other)}
        for info in describe_options(RiftOptions, edition):
            if info.name not in {RiftOptions.PRESET_BY, *ABOUT_DECKS} and theirs[info.name] != info.default:
                yield edition, f"{info.name}={setting_text(theirs[info.name])}"


@pytest.mark.parametrize(("edition", "setting"), list(borrowed()))
def test_an_edition_with_one_option_of_the_other(edition: str, setting: str) -> None:
    start_of = starts_of(RIFT, settings=[f"edition={edition}", setting])
    assert [info.name for info, _ in differences(start_of(1).options)] == [setting.partition("=")[0]]
    report = run(RIFT, start_of, GAMES, every=SELDOM)
    assert all(duel.turns > 1 for duel in report.duels)


@pytest.mark.parametrize("edition", presets(RiftOptions))
def test_an_unchanged_edition_cites_only_its_rules(edition: str) -> None:
    rules = load_rulebook(RIFT.rulebook).rules
    start_of = starts_of(RIFT, settings=[f"edition={edition}"])
    cited = {rule for seed in range(15) for rule in cited_in(Driver(RIFT, start_of(seed)), seed)}
    assert [rule for rule in sorted(cited) if not rules[rule].holds_in(edition)] == []
    assert len(cited) > 60


def test_most_options_differ_between_the_editions() -> None:
    cases = list(borrowed())
    assert len(cases) == 34
    assert {edition for edition, _ in cases} == set(presets(RiftOptions))


def cited_in(driver: Driver, seed: int) -> Iterator[str]:
    """Play a duel to its end and yield every rule that a prompt, an event or a refusal at some prompts cites."""
    bots = (RandomBot(seed), RandomBot(seed + 1))
    while driver.prompt is not None:
        yield driver.prompt.rule
        if (len(driver.given) + seed) % ASKED == 0:
            yield from (refusal.rule for _, refusal in driver.duel.why_not())
        driver.answer(answer_of(bots, driver))
    yield from (event.rule for event in driver.duel.events or ())
