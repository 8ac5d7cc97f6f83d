"""The answers that bots compare, and their keys across samples."""

from math import comb, perm

from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.bots.answers import MOST_ANSWERS, answer_key, answers_to
from cardgame_tui.bots.simulator import Simulator
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import BOTH, Option, Prompt
from tests.bots.duels import GAMES, questions


@given(st.data())
def test_answers_fit_and_are_complete_where_they_are_few(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 7))
    least = data.draw(st.integers(0, size))
    most = data.draw(st.sampled_from([0, *range(max(least, 1), size + 1)]))
    ordered = data.draw(st.booleans())
    prompt = Prompt(1, "test", "X-1", [Option(str(number)) for number in range(size)], least, most, ordered)
    answers = answers_to(prompt, Chance(1))
    assert all(prompt.fault(answer) is None for answer in answers)
    assert len(set(answers)) == len(answers)
    possible = sum((perm if ordered else comb)(size, count) for count in range(least, (most or size) + 1))
    if possible <= MOST_ANSWERS:
        assert len(answers) == possible
    else:
        assert 1 < len(answers) <= MOST_ANSWERS


def test_a_secret_prompt_is_answered_with_one_index() -> None:
    prompt = Prompt(BOTH, "test", "X-1", [Option("a"), Option("b")])
    assert answers_to(prompt, Chance(1)) == [0, 1]


def test_an_answer_has_the_same_key_in_every_sample_and_others_have_others() -> None:
    for game in GAMES:
        for number, driver in enumerate(questions(game, 2, every=23)):
            prompt, duel = driver.prompt, driver.duel
            assert prompt is not None
            seat = prompt.seat or 1
            answers = answers_to(prompt, Chance(1))
            keys = [answer_key(duel, prompt, answer, seat) for answer in answers]
            assert len(set(keys)) == len(keys)
            sample = Simulator(driver, seat).sample()
            assert sample.prompt is not None
            assert [answer_key(sample.duel, sample.prompt, answer, seat) for answer in answers] == keys
            if number == 4:
                break
