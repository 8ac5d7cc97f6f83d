"""The line between the sides says what trumps what, also after players have changed that rule in the duel."""

from pathlib import Path

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.replay.state import ReplayState
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.share.steps import steps_of
from tests.ui.canary import rune_setup
from tests.ui.driving import state_of

BEFORE, AFTER = "higher rank or next rune I › II › III › IV › V › I", "higher rank"


def changed(folder: Path) -> Record:
    """A duel whose players have agreed that the next rune does not trump."""
    record = Record.start(rune_setup(), folder)
    record.begin()
    record.change_rules([RuleChange("rune_trump", False)])
    return record


def test_the_table_says_it_as_it_is_now(tmp_path: Path) -> None:
    session = Session.of(Record(rune_setup()))
    assert session.layout().middle == BEFORE
    session = Session.of(changed(tmp_path))
    assert state_of(session).scene().layout.middle == AFTER


def test_a_replay_and_a_shared_page_say_it_as_it_was_there(tmp_path: Path) -> None:
    record = changed(tmp_path)
    record.close()
    assert record.path is not None
    replay = Replay(record.path)
    table = ReplayState(replay)
    assert table.scene().layout.middle == BEFORE
    replay.forward()
    assert table.scene().layout.middle == AFTER
    drawn = [
        "\n".join("".join(span.text for span in line) for line in step.drawn)
        for step in steps_of(replay, Viewer.PUBLIC)
    ]
    assert [BEFORE in table for table in drawn] == [True, False]
    assert AFTER in drawn[1]
