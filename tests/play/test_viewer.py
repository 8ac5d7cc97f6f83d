"""Who may read a question in a replay or a transcript."""

import pytest

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.play.viewer import Viewer


@pytest.mark.parametrize("viewer", Viewer)
def test_a_public_question_is_read_by_everybody(viewer: Viewer) -> None:
    assert viewer.may_read(Prompt(1, "target", "XX-1", [Option("one")], public=True))


def test_another_question_is_read_by_its_seat_alone() -> None:
    prompt = Prompt(1, "trump", "XX-1", [Option("one")])
    assert [viewer for viewer in Viewer if viewer.may_read(prompt)] == [Viewer.SEAT1, Viewer.BOTH]
