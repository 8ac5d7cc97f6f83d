"""The search for a variant that reaches aims: what it reads, how it races, what it finds and says."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.variants import load_variant
from cardgame_tui.lab.bench.aiming.aims import UNKNOWN, aims_of
from cardgame_tui.lab.bench.aiming.race import FEWEST, Race, front
from cardgame_tui.lab.bench.aiming.report import AimReport
from cardgame_tui.lab.bench.aiming.search import Playing, Searcher
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.playing.session import Limit, Progress
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.paths import searches_dir
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset
from tests.lab.aiming import AIM, REPAIRED, asked, dropped_of_equals, scales, search
from tests.lab.bench.runs import row

WEIGHTS = "card.Boulder.weight=1..5"
MINE = """name = "Mine"
ruleset = "scales"
options.hand_size = 2
decks.seat1 = "./pebbles.toml"
decks.seat2 = "Anvils"
[[new]]
name = "Anvil"
type = "stone"
weight = 9
[[new]]
name = "Chip"
type = "stone"
weight = 1
[[deck]]
name = "Anvils"
sections.main = ["2 Anvil", "2 Pebble"]
"""
"""A variant with a card in a deck and one in none."""


@pytest.fixture(autouse=True)
def game(leduc: None) -> Iterator[None]:
    """Make Scales the only installed game, and not Leduc."""
    with scales():
        yield


def test_a_planted_unfairness_is_found_and_repaired(tmp_path: Path) -> None:
    report = search(tmp_path, 600, seed=3, over=WEIGHTS)
    assert report.found.best.arm.name == REPAIRED
    (deck,) = report.checked
    assert deck.before is not None
    assert deck.before.low > 0.5
    assert deck.now is not None
    assert deck.now.low < 0.5 < deck.now.high
    assert report.sentence.startswith("Boulder weight 3: ")
    data = tomllib.loads(report.file)
    assert data.pop("about").startswith("Found by bench --aim deck=47..53 --over card.Boulder")
    assert data == {"name": REPAIRED, "ruleset": "scales", "card": {"Boulder": {"weight": 3}}}
    file = tmp_path / "found.toml"
    file.write_text(report.file, encoding="utf-8")
    cards: Any = Recipe(load_ruleset("scales"), str(file)).rules().cards
    assert (load_variant(file).name, cards["Boulder"].weight) == (REPAIRED, 3)


def test_the_fresh_duels_have_seeds_that_no_round_had(tmp_path: Path) -> None:
    found = Searcher(asked(tmp_path, over=WEIGHTS).search(), Playing(Limit(40))).found()
    assert found.check is not None
    fresh = {each.seed for each in found.check.rows(DuelRow)}
    rounds = [RunFolder.open(file.parent) for file in searches_dir().rglob("run.toml")]
    searched = [each.seed for folder in rounds for each in folder.rows(DuelRow)]
    assert (len(fresh), len(rounds)) == (20, found.rounds)
    assert len(set(searched)) == 20
    assert fresh.isdisjoint(searched)


def test_the_same_search_is_not_played_again_and_an_interrupted_one_continues(tmp_path: Path) -> None:
    heard: list[Progress] = []

    def stop(progress: Progress) -> None:
        """Press Ctrl-C in the second round."""
        if progress.duels > 110:
            raise KeyboardInterrupt

    wanted = asked(tmp_path, over=WEIGHTS)
    first = Searcher(wanted.search(), Playing(Limit(80), tell=stop)).found()
    assert (first.complete, first.rounds, first.check) == (False, 2, None)
    assert 0 < first.duels <= 130
    second = Searcher(wanted.search(), Playing(Limit(80))).found()
    third = Searcher(wanted.search(), Playing(Limit(80), tell=heard.append)).found()
    assert (second.complete, heard) == (True, [])
    assert [*AimReport(second).in_lines()] == [*AimReport(third).in_lines()]
    assert second.check is not None
    assert third.check is not None
    assert (second.duels, second.check.digest) == (third.duels, third.check.digest)


def test_time_that_is_up_ends_the_search_and_then_the_check(tmp_path: Path) -> None:
    now = [0.0]

    def clock() -> float:
        """A second more whenever somebody looks."""
        now[0] += 1.0
        return now[0]

    found = Searcher(asked(tmp_path, over=WEIGHTS).search(), Playing(Limit(minutes=1.0), clock=clock)).found()
    assert found.complete
    assert found.check is not None
    assert 0 < found.check.duels < 200


def test_where_the_time_was_up_before_the_check_the_answer_says_so(tmp_path: Path) -> None:
    now = [0.0]

    def tell(progress: Progress) -> None:
        """Let an hour pass as soon as a few duels are played."""
        now[0] = 3_600.0 * (progress.duels > 10)

    playing = Playing(Limit(minutes=1.0), tell=tell, clock=lambda: now[0])
    report = AimReport(Searcher(asked(tmp_path, over=WEIGHTS).search(), playing).found())
    assert (report.check, report.file) == (None, "")
    assert [*report.in_lines()][-1] == "Not checked: the time was up."


def test_few_units_do_not_say_how_often_all_aims_are_reached(tmp_path: Path) -> None:
    for games, told in ((2 * FEWEST - 2, False), (2 * FEWEST, True)):
        best = search(tmp_path, games, over=WEIGHTS).trade_offs.rows[0]
        assert (best[-1] is not None) is told


def test_where_nothing_reaches_the_aims_the_nearest_is_named_and_no_file_is_made(tmp_path: Path) -> None:
    report = search(tmp_path, 60, aim="turns=9..,deck=45..55", over="hand_size=1..3")
    assert (report.reached, report.file) == (False, "")
    assert report.sentence == "No candidate is known to reach all aims. The nearest is the game without a change."
    assert report.checked[0].reached is False


def test_a_game_that_reaches_the_aims_already_is_not_changed(tmp_path: Path) -> None:
    report = search(tmp_path, 60, aim="turns=5..7", over="hand_size=2..4")
    assert (report.reached, report.file) == (True, "")
    assert report.sentence == "Without a change: all aims are reached."


@pytest.mark.parametrize(
    ("aim", "over", "fault"),
    [
        (
            "frist=50..52",
            WEIGHTS,
            '--aim: no measure "frist"; allowed: turns, first, deck, drawn, apart or events; d',
        ),
        ("first=50", WEIGHTS, '--aim: first: found "50"; allowed: a range, such as 50..52, 12.. or ..5'),
        ("first=..", WEIGHTS, '--aim: first: found ".."; allowed: a range, such as 50..52, 12.. or ..5'),
        ("first=52..50", WEIGHTS, '--aim: first: found "52..50"; allowed: the lower number first, such as 50..52'),
        ("first=90..110", WEIGHTS, '--aim: first: found "90..110"; allowed: percent, at most 100'),
        ("first=..5,first=1..", WEIGHTS, "--aim: first: given more than once"),
        (AIM, "hp=3..8", "--over: hp: no such option; allowed: hand_size, start or a number of a card, such as"),
        (AIM, "hand_size=5..3", '--over: found "hand_size=5..3"; allowed: an option and two or more values'),
        (AIM, "hand_size=5..9", '--over: hand_size: found "7"; allowed: a number from 1 to 6'),
        (AIM, "card.Bolder.weight=1..3", "--over: card.Bolder: no such card; did you mean Boulder?"),
        (AIM, "card.Boulder.mass=1..3", '--over: card.Boulder.mass: cards have no number "mass"; allowed: weight'),
        (AIM, "card.Boulder.weight=a,b", '--over: card.Boulder.weight: found "a"; allowed: whole numbers'),
        (AIM, "card.Boulder=1..3", "--over: card.Boulder: names no number of a card; allowed: card.NAME.NUMBER"),
        (AIM, f"{WEIGHTS},{WEIGHTS}", "--over: Boulder weight: given more than once"),
        (
            AIM,
            "card.Boulder.weight=1..99,hand_size=1..4",
            "--over: 396 combinations of values; allowed: at most 200",
        ),
    ],
)
def test_wrong_words_are_refused_in_one_message(tmp_path: Path, aim: str, over: str, fault: str) -> None:
    with pytest.raises(ContentError) as caught:
        asked(tmp_path, aim=aim, over=over).search()
    assert str(caught.value).startswith(fault)
    assert "\n" not in str(caught.value)


def test_a_search_may_start_from_a_variant_with_cards_and_decks_of_its_own(tmp_path: Path) -> None:
    wanted = asked(tmp_path, over="card.Anvil.weight=1..3,card.Chip.weight=1..2")
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    game = replace(wanted.asked, variant=str(file), settings=("start=2",), decks=("", ""))
    report = AimReport(Searcher(replace(wanted, asked=game).search(), Playing(Limit(20))).found())
    assert report.found.search.candidates[0].arm.name == "Mine"
    data = tomllib.loads(report.found.search.candidates[1].text)
    assert data["options"] == {"hand_size": 2, "start": 2}
    assert data["decks"] == {"seat1": str(tmp_path / "pebbles.toml"), "seat2": "Anvils"}
    assert data["new"] == [
        {"name": "Anvil", "type": "stone", "weight": 9},
        {"name": "Chip", "type": "stone", "weight": 2},
    ]
    assert "Careful: neither deck has Chip; name others with --deck1 and --deck2." in [*report.in_lines()]


def test_options_that_were_set_stand_in_the_file_too(tmp_path: Path) -> None:
    wanted = asked(tmp_path, over="hand_size=2,4,card.boulder.weight=3,4")
    for candidate in wanted.search().candidates[1:]:
        assert tomllib.loads(candidate.text).get("options", {}).keys() <= {"hand_size"}
    names = [each.arm.name for each in wanted.search().candidates]
    assert names[:3] == ["as it is", "Boulder weight 3", "Boulder weight 4"]
    assert len(names) == 9
    assert [each.changes for each in wanted.search().candidates[:4]] == [(0, 0), (1, 2), (1, 1), (1, 1)]


@pytest.mark.parametrize(
    ("words", "measured", "distance", "wanted"),
    [
        ("first=50..52", 0.51, 0.0, "50 to 52 %"),
        ("first=50..52", 0.56, 2.0, "50 to 52 %"),
        ("first=50..52", 0.49, 0.5, "50 to 52 %"),
        ("drawn=..5", 0.10, 1.0, "at most 5 %"),
        ("deck=60..", 0.40, 0.5, "at least 60 %"),
        ("turns=12..", 6, 0.5, "at least 12"),
        ("turns=12..18", None, UNKNOWN, "12 to 18"),
    ],
)
def test_distances_are_counted_in_widths_of_the_range(
    words: str, measured: float | None, distance: float, wanted: str
) -> None:
    (aim,) = aims_of(words)
    assert aim.distance(measured) == pytest.approx(distance)
    assert aim.wanted == wanted


@pytest.mark.parametrize(
    ("low", "high", "reached"), [(0.5, 0.52, True), (0.53, 0.6, False), (0.49, 0.51, None), (0.4, 0.499, False)]
)
def test_an_aim_is_reached_only_by_the_whole_interval(low: float, high: float, reached: bool | None) -> None:
    (aim,) = aims_of("first=50..52")
    assert aim.reached(Interval((low + high) / 2, low, high)) is reached


def test_who_is_surely_farther_is_dropped_and_who_may_be_nearer_stays() -> None:
    race = Race(aims_of("turns=3..4"), [(0, 0), (1, 1), (1, 2)])
    race.add(_rounds({0: (9, 8), 1: (4, 5), 2: (5, 4)}, 20), [0, 1, 2])
    assert race.left == [1, 2]
    assert race.best.index == 1
    assert race.standings[0].measured == [8.5]


@pytest.mark.parametrize(("change_least", "left"), [(False, [2]), (True, [2, 1])])
def test_who_reaches_the_aims_in_every_sample_ends_the_race(change_least: bool, left: list[int]) -> None:
    changes = [(0, 0), (1, 1), (2, 2)]
    race = Race(aims_of("turns=3..4"), changes, change_least=change_least)
    race.add(_rounds({0: (9, 9), 1: (1, 8), 2: (4, 3)}, 40), [0, 1, 2])
    assert race.standings[1].likely < 1
    assert race.left == left


def test_of_those_that_reach_the_aims_the_least_changed_one_is_best() -> None:
    turns = {0: (9, 9), 1: (2, 5), 2: (4, 3)}
    for change_least, best in ((False, 2), (True, 1)):
        race = Race(aims_of("turns=3..4"), [(0, 0), (1, 1), (2, 2)], change_least=change_least)
        race.add(_rounds(turns, 20), [0, 1, 2])
        assert race.best.index == best


def test_of_equal_candidates_none_is_dropped() -> None:
    assert [dropped_of_equals(seed, 8, (10, 10, 20)) for seed in range(4)] == [0] * 4


def test_the_front_has_who_is_beaten_by_nobody() -> None:
    assert front([(0, 3), (1, 1), (2, 2), (3, 0), (1, 1)]) == [0, 1, 3, 4]


def _rounds(turns: dict[int, tuple[int, int]], units: int) -> list[DuelRow]:
    """Duels of candidates that take one number of turns and the other in turn."""
    return [
        row(unit, unit=unit, arm=arm, turns=both[unit % 2]) for unit in range(units) for arm, both in turns.items()
    ]
