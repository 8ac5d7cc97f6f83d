"""What a health report suggests to test next, and who plays it."""

from typing import Any

import pytest

from cardgame_tui.lab.bench import ladder as ladder_module
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.health.evidence import Evidence
from cardgame_tui.lab.bench.health.findings import findings_of
from cardgame_tui.lab.bench.health.report import Health
from cardgame_tui.lab.bench.health.suggestions import suggestions
from cardgame_tui.lab.bench.ladder import line_up
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.plugins import load_ruleset
from tests.cli.games import DeckLeduc
from tests.lab.bench.runs import plan_of, row
from tests.lab.health.plans import rift_health


def health(rows: list[DuelRow], **happened: Any) -> Health:
    """The report of some duels of Leduc."""
    return Health(Evidence(plan_of(), rows, "turn", **happened))


@pytest.mark.usefixtures("leduc")
def test_what_is_not_sure_leads_to_more_duels() -> None:
    """56 of 1,000, with an interval that reaches 3 points down, is 1 point from what is wanted."""
    rows = [row(number, winner=1 if number % 100 < 56 else 2) for number in range(1, 1_001)]
    (test,) = health(rows).tests
    assert test.words == "More duels: does the first player win?"
    assert test.asked == {}
    assert 9_000 < test.games < 10_000
    assert test.command(plan_of()) == f"cardgame-tui bench leduc --bots random --games {test.games}"


@pytest.mark.usefixtures("leduc")
def test_more_duels_reach_as_far_as_the_interval_does_on_that_side() -> None:
    """An interval of no draws reaches up alone: 120 duels reach to 3 %, and 2 % is wanted, so 190 are needed."""
    rows = [row(number, winner=1 + number % 2) for number in range(1, 121)]
    evidence = Evidence(plan_of(), rows, "turn")
    drawn = [each for each in findings_of(evidence) if each.question.title == "How often is it drawn?"]
    (test,) = suggestions(evidence, drawn)
    assert 190 <= test.games < 300


@pytest.mark.usefixtures("leduc")
def test_more_duels_go_on_with_the_same_seed() -> None:
    rows = [row(number, winner=1 if number % 100 < 56 else 2) for number in range(1, 1_001)]
    plan = plan_of(seed=7)
    (test,) = Health(Evidence(plan, rows, "turn")).tests
    assert " --seed 7 " in test.command(plan)
    assert test.plan(plan).fingerprint == Asked.again(plan).plan().fingerprint


def test_a_comparison_is_played_by_the_bot_with_which_something_breaks() -> None:
    plan = rift_health()
    rows = [row(number, winner=1, bot=plan.bots[0]) for number in range(1, 101)]
    (test, *_) = Health(Evidence(plan, rows, "turn")).tests
    assert test.plan(plan).bots == plan.bots
    assert f" --bots {plan.bots[0]} " in test.command(plan)


@pytest.mark.usefixtures("leduc")
def test_without_duels_nothing_is_said_of_cards() -> None:
    assert not [line for line in health([]).unused.in_lines() if "card" in line.casefold()]


@pytest.mark.usefixtures("leduc")
def test_draws_lead_to_a_bot_that_looks_ahead() -> None:
    (test, *_) = health([row(number, winner=0) for number in range(1, 101)]).tests
    assert test.command(plan_of()).endswith("--bots greedy:2 --games 100")


def test_a_run_that_is_suggested_has_the_settings_of_the_report() -> None:
    plan = rift_health(settings=("hp=4",), decks=("lamplight_vigil", ""))
    rows = [row(number, winner=1, bot=plan.bots[0]) for number in range(1, 101)]
    (test, *_) = Health(Evidence(plan, rows, "turn")).tests
    assert "--set hp=4 --deck1 lamplight_vigil " in test.command(plan)


def lines_of(*bots: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who plays a report of Leduc, a game that nobody brings weights for."""
    return line_up(bots, DeckLeduc(), DeckLeduc().options_model())


def test_the_strongest_bot_plays_and_meets_the_others() -> None:
    assert lines_of() == (("eager",), ("eager/random",))
    assert lines_of("random", "greedy:2", "greedy:9") == (("greedy:9",), ("greedy:9/greedy:2", "greedy:9/random"))
    assert lines_of("greedy")[1][-1] == "greedy/random"


def test_a_bot_that_has_learned_the_game_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_module, "bot_names", lambda: ["eager", "quick", "random"])
    ruleset = load_ruleset("rune_duel")
    best, ladder = line_up((), ruleset, ruleset.options_model())
    assert best == ("quick",)
    assert ladder == ("quick/eager", "quick/random")


def test_the_weakest_bot_alone_is_met_by_stronger_ones() -> None:
    assert lines_of("random") == (("random",), ("eager/random",))
