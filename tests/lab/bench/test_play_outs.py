"""Duels that bots play out from a decision: what stays, what is new, and what a change is worth."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from cardgame_tui.bots.simulator import deal_again
from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.lab.batch import seeds_of
from cardgame_tui.lab.bench.comparing.verdict_words import verdict_shown
from cardgame_tui.lab.bench.play_outs.crew import play_out_crew
from cardgame_tui.lab.bench.play_outs.play_outs import AS_PLAYED, JournalPlace, PlayedOut, PlayOuts
from cardgame_tui.lab.bench.play_outs.worth import Worth
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.record import Record
from cardgame_tui.play.under.other_line import OtherLine, played_so_far
from tests.lab.bench.runs import leduc_record
from tests.play.full_line import THREE, full_line_replay, full_line_setup, play


@pytest.fixture
def played() -> PlayedDuel:
    """The duel with a full line after three decisions."""
    return played_so_far(play(Record(full_line_setup())).duel)


def outs(played: PlayedDuel, words: str, decision: int) -> PlayOuts:
    """The duel with a full line from a decision, and the same under other rules."""
    return PlayOuts.of(played, OtherLine(full_line_setup(), played, words), decision)


def rows_of(play_outs: PlayOuts, bots: tuple[str, ...], units: int) -> list[PlayedOut]:
    """The duels of some units."""
    return [row for seeds in islice(seeds_of(1), units) for row in play_outs.play_unit(bots, seeds)]


def test_hands_stay_and_the_order_of_the_deck_is_new(played: PlayedDuel) -> None:
    orders, hands, contents = set(), set(), set()
    for seed in range(20):

        def deal(duel: Duel, chance: int = seed) -> None:
            deal_again(played.driver.ruleset, duel, SEATS, Chance(chance))

        duel = played.driver.fork(2, change=deal).duel
        names = {name: tuple(card.name for card in zone.cards) for name, zone in duel.named.items()}
        orders.add(names["seat2.deck"])
        contents.add(tuple(sorted(names["seat2.deck"])))
        hands.add((names["seat1.hand"], names["seat2.hand"]))
    assert len(orders) > 10
    assert len(contents) == len(hands) == 1


def test_rules_that_change_nothing_give_equal_duels(played: PlayedDuel) -> None:
    play_outs = outs(played, "max_slots=12", 1)
    rows = rows_of(play_outs, ("random", "greedy:1"), 3)
    for bot in ("random", "greedy:1"):
        one, two = ([row for row in rows if row.line == line and row.bot == bot] for line in (0, 1))
        assert [row.digest for row in one] != [two[0].digest] * 3
        assert [(row.winner, row.turns) for row in one] == [(row.winner, row.turns) for row in two]
    found = Worth(play_outs, ("random", "greedy:1"), rows, 1).verdicts()
    assert {verdict_shown(each).sentence for each in found} == {"No difference in any of the 3 pairs of duels."}


def test_a_bot_that_looks_ahead_begins_in_the_middle_of_a_turn(played: PlayedDuel) -> None:
    for decision in range(len(played.entries) + 1):
        rows = rows_of(PlayOuts.of(played, None, decision), ("greedy:1",), 2)
        assert {row.outcome for row in rows} == {"finished"}


def test_a_change_that_ends_the_duel_is_worth_what_it_ends_with(tmp_path: Path) -> None:
    """With one hand the first hand of Leduc decides; with three the two others still count."""
    replay = Replay(leduc_record(tmp_path, hands=3))
    other = OtherLine.of_replay(replay, 1, "hands=1")
    result = other.driver.result
    assert result is not None
    assert result.winner
    play_outs = PlayOuts.of(replay.duels[0], other, len(other.lines))
    rows = rows_of(play_outs, ("random",), 40)
    assert Counter(row.winner for row in rows if row.line == 1) == {result.winner: 40}
    assert len({row.winner for row in rows if row.line == 0}) > 1
    worth = Worth(play_outs, ("random",), rows, 1)
    better = worth.verdicts()[0]
    assert better.answer is (result.winner == 1)
    assert verdict_shown(better).sentence.startswith(f"Alice scores {100 * (result.winner == 1)}.0 % instead of ")
    faster = worth.verdicts()[1]
    assert faster.difference.middle == -2
    assert [line[0] for line in worth.table().rows] == [AS_PLAYED, "under Hands 1"]


def test_a_decision_that_a_line_does_not_reach_is_refused_with_its_rule(played: PlayedDuel) -> None:
    words = (
        r"--at: the answers fit for 1 decisions under Slots in a line 3, then: other options are offered \(RD-54\)"
    )
    with pytest.raises(ContentError, match=words):
        outs(played, THREE, 2)
    with pytest.raises(ContentError, match="duel 1 has 3 decisions, not 4"):
        PlayOuts.of(played, None, 4)


def test_a_place_of_a_journal_is_found_again(tmp_path: Path) -> None:
    path = leduc_record(tmp_path, hands=3)
    place = JournalPlace(path, 1, 1, "hands=5")
    one, two = (rows_of(found, ("random",), 4) for found in (place.find(), place.find(Replay(path))))
    assert one == two
    with pytest.raises(ContentError, match="no duel 2; the last one of the match is 1"):
        JournalPlace(path, 2, 1).find()


def test_more_processes_play_the_same_duels(tmp_path: Path) -> None:
    replay = full_line_replay(tmp_path)
    place = JournalPlace(replay.journal.path, 1, 1, THREE)
    play_outs = place.find(replay)
    units = list(islice(seeds_of(1), 5))
    found = []
    for jobs in (1, 2):
        with play_out_crew(place, play_outs, ("random",), jobs) as play_units:
            found.append([*play_units(units)])
    assert found[0] == found[1]
    assert [len(unit) for unit in found[0]] == [2] * 5
