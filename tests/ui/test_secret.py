"""The keys of a choice that both players make in secret."""

import pytest

from cardgame_tui.ui.keys.secret import SecretChoice


@pytest.mark.parametrize("people", [(1,), (2,)])
def test_a_player_alone_has_the_keys_of_the_left_player(people: tuple[int, ...]) -> None:
    choice = SecretChoice(3, people)
    assert "".join(choice.keys(people[0])) == "asd"
    assert choice.press("d")
    assert choice.chosen == {people[0]: 2}


def test_one_after_the_other_has_the_same_keys_for_both() -> None:
    choice = SecretChoice(3, (1, 2), in_turn=True)
    assert choice.press("s")
    assert choice.press("s")
    assert choice.chosen == {1: 1, 2: 1}


def test_players_who_choose_together_have_separate_keys() -> None:
    choice = SecretChoice(3, (1, 2))
    assert choice.press("k")
    assert not choice.press("j")
    assert choice.press("a")
    assert choice.chosen == {2: 1, 1: 0}


def test_more_options_than_keys_at_either_side_are_chosen_in_turn() -> None:
    choice = SecretChoice(12, (1, 2))
    assert choice.in_turn
    assert len(choice.keys(1)) == 12
