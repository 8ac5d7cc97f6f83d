"""A run of a health report: which duels it plays, who plays them, and that they can be played again."""

from pathlib import Path

from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.plan import Plan, seats_of
from cardgame_tui.lab.bench.playing.journal import journal_of
from cardgame_tui.lab.bench.playing.session import Limit, play_on
from cardgame_tui.lab.bench.rows import DuelRow, OptionRow
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.plugins import load_ruleset
from tests.lab.health.plans import rift_health


def test_decks_meet_at_both_seats_and_themselves_and_bots_with_equal_decks() -> None:
    plan = rift_health(bots=("greedy:2", "random"))
    assert [arm.mirrored for arm in plan.arms] == [False, True, True]
    assert plan.order == [
        (0, "greedy:2", False), (0, "greedy:2", True), (1, "greedy:2", False), (2, "greedy:2", False),
        (1, "greedy:2/random", False), (1, "greedy:2/random", True),
        (2, "greedy:2/random", False), (2, "greedy:2/random", True),
    ]  # fmt: skip
    assert plan.everybody == ["greedy:2", "random"]


def test_a_pair_of_bots_changes_its_seats() -> None:
    assert seats_of("eager/random", swapped=False) == ("eager", "random")
    assert seats_of("eager/random", swapped=True) == ("random", "eager")
    assert seats_of("eager", swapped=True) == ("eager", "eager")


def test_a_report_is_asked_for_again_with_the_bots_that_were_named() -> None:
    for bots in ((), ("random",), ("eager", "random")):
        plan = rift_health(bots=bots)
        assert Asked.again(plan).plan().fingerprint == plan.fingerprint


def test_a_report_is_kept_and_its_duels_can_be_opened(tmp_path: Path) -> None:
    plan = Asked(load_ruleset("rune_duel"), bots=("eager", "random")).plan()
    play_on(RunFolder.create(tmp_path / "run", plan), Limit(4))
    folder = RunFolder.open(tmp_path / "run")
    assert (folder.plan.ladder, folder.duels) == (("eager/random",), 2 * plan.duels_of_unit)
    rows = [*folder.rows(DuelRow)]
    swapped = next(each for each in rows if each.bot == "eager/random" and each.swapped)
    journal = read_journal(journal_of(folder, swapped))
    assert journal.header.seats == ("random", "eager")
    result = journal.duels[0].result
    assert result is not None
    assert result.digest == swapped.digest
    picked = [each for each in folder.rows(OptionRow) if each.number == 1]
    assert picked
    assert all(each.offered >= each.picked for each in picked)


def test_the_bots_of_a_ladder_belong_to_what_is_played() -> None:
    plan = rift_health(bots=("eager",))
    assert Plan(**{**dict(plan), "ladder": ()}).fingerprint != plan.fingerprint
