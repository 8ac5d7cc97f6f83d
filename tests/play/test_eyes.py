"""Who may read a question in a replay or a transcript."""

import pytest

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.play.eyes import Eyes


@pytest.mark.parametrize("eyes", Eyes)
def test_a_public_question_is_read_by_everybody(eyes: Eyes) -> None:
    assert eyes.may_read(Prompt(1, "target", "XX-1", [Option("one")], public=True))


def test_another_question_is_read_by_its_seat_alone() -> None:
    prompt = Prompt(1, "trump", "XX-1", [Option("one")])
    assert [eyes for eyes in Eyes if eyes.may_read(prompt)] == [Eyes.SEAT1, Eyes.OPEN]
