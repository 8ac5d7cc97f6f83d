"""Who may read a question, and the point of view in words."""

import pytest

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.play.viewer import Viewer


@pytest.mark.parametrize("viewer", Viewer)
def test_a_public_question_is_read_by_everybody(viewer: Viewer) -> None:
    assert viewer.may_read(Prompt(1, "target", "XX-1", [Option("one")], public=True))


def test_another_question_is_read_by_its_seat_alone() -> None:
    prompt = Prompt(1, "trump", "XX-1", [Option("one")])
    assert [viewer for viewer in Viewer if viewer.may_read(prompt)] == [Viewer.SEAT1, Viewer.BOTH]


def test_the_knowledge_of_the_asked_seat_is_used_for_those_alone_who_see_its_hand() -> None:
    prompt = Prompt(2, "target", "XX-1", [Option("one")], public=True)
    assert {viewer: viewer.reader(prompt) for viewer in Viewer} == {
        Viewer.PUBLIC: 0,
        Viewer.SEAT1: 0,
        Viewer.SEAT2: 2,
        Viewer.BOTH: 2,
    }


def test_the_viewer_at_a_seat() -> None:
    assert [Viewer.at(seat) for seat in range(3)] == [Viewer.PUBLIC, Viewer.SEAT1, Viewer.SEAT2]
    assert [viewer.seat for viewer in Viewer] == [0, 1, 2, 0]


def test_the_point_of_view_in_words() -> None:
    words = [viewer.words(("Alice", "Bob")) for viewer in Viewer]
    assert words == ["public view", "as Alice", "as Bob", "both hands open"]
