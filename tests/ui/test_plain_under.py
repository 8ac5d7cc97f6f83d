"""The same duel under another rule in lines of text: at a table, in a replay, with bots, and who agrees."""

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.plain.run import run_plain, run_plain_replay
from tests.play.full_line import THREE, full_line_setup, play

PARTED = (
    "The same for 0 decisions and 6 events. Then, as it was played:",
    "round 3 Alice: Moon Rabbit enters Alice's slot 4. (RD-37)",
    "Under Slots in a line 3, was no limit:",
    "round 3 Alice: Alice's line is full: Moon Rabbit is discarded. (RD-7)",
)


def at_table(setup: Setup, *lines: str) -> str:
    """Everything that is printed at a table when Alice has led Moon Rabbit and then these lines are typed."""
    record = Record(setup)
    record.begin()
    record.answer(0)
    out = io.StringIO()
    run_plain(record, io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue()


def in_replay(folder: Path, *lines: str) -> str:
    """The same in a replay of the duel, which Bob has given up."""
    record = play(Record.start(full_line_setup(), folder / "played"))
    record.concede(2)
    record.close()
    assert record.path is not None
    replay, out = Replay(record.path, lambda _: record.setup.ruleset), io.StringIO()
    run_plain_replay(replay, io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue()


def setup(privacy: str, **more: Any) -> Setup:
    """The duel with a full line at a table."""
    return replace(full_line_setup(), table=TableSettings(privacy), **more)


def test_a_hand_that_the_command_closed_stays_closed() -> None:
    text = at_table(setup("gate"), "h", "&", "", "wrong", "v", "quit")
    opened, closed = text.split("Under which rule?")
    assert "Cinder Imp" in opened
    assert "Round 3" in closed, "the table was printed"
    assert "Cinder Imp" not in closed
    assert "First open the hand: h." in closed


def test_at_a_table_with_hidden_hands_both_agree_first() -> None:
    refused = at_table(setup("gate"), "under", THREE, "yes", "no", "quit")
    assert "Both must agree: the other rule may show cards that are hidden here." in refused
    assert "Bob did not agree." in refused
    assert "(RD-7)" not in refused
    agreed = at_table(setup("gate"), "under", THREE, "yes", "yes", "", "quit")
    assert all(line in agreed for line in PARTED)
    assert "Cinder Imp" not in agreed


def test_with_open_hands_nobody_is_asked() -> None:
    printed = at_table(setup("open"), "&", "slots=3", THREE, "", "quit")
    assert "did you mean max_slots?" in printed
    assert all(line in printed for line in PARTED)
    assert "agrees" not in printed


def test_bots_say_what_it_is_worth_and_bad_names_are_asked_again() -> None:
    printed = at_table(setup("open"), "under", THREE, "bots wise", "bots random", "", "quit")
    assert 'no bot "wise"' in printed
    assert "rune_duel 0.2.0, from decision 1, seed 1, both seats played by random" in printed
    assert "Better for Alice? " in printed


def test_a_replay_is_played_on_under_the_other_rule(tmp_path: Path) -> None:
    printed = in_replay(tmp_path, "under", THREE, "play", "yes", "quit")
    assert all(line in printed for line in PARTED)
    assert "The answers of the match fit for 1 decisions; then: other options are offered (RD-54)." in printed
    (path,) = (tmp_path / "saves").glob("*.jsonl")
    header = read_journal(path).header
    assert header.options["max_slots"] == 3
    assert header.origin is not None
    assert header.origin.decision == 1


def test_an_empty_line_asks_for_no_rule(tmp_path: Path) -> None:
    printed = in_replay(tmp_path, "under", "", "quit")
    assert "Under which rule?" in printed
    assert "as it was played" not in printed
