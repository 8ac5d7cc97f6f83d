"""Effects that happen or count more than once (GA-129, GA-237)."""

import pytest

from tests.rulesets.grand_archive.verbs.board import Board


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("For each ally, deal 2 damage to your champion.", 6),
        ("Deal 2 damage to your champion for each ally you control.", 4),
        ("Deal 1 damage to your champion for every 2 allies.", 1),
        ("Deal 1 damage to your champion for each item.", 0),
        ("Deal X damage to your champion, where X is twice the number of allies plus 1.", 7),
        ("Deal X damage to your champion; recover 1, where X is the highest life among allies you control.", 3),
        ("Deal damage equal to half of X, rounded up to your champion, where X is the number of allies.", 2),
    ],
)
def test_for_each_multiplies_an_amount(text: str, damage: int) -> None:
    board = Board()
    for seat, name in ((1, "Gatehouse Warden"), (1, "Keen-Eyed Hound"), (2, "Keen-Eyed Hound")):
        board.put(seat, name)
    board.perform(text)
    assert board.champion(1).damage == damage


def test_for_each_repeats_what_has_no_amount() -> None:
    board = Board()
    for _ in range(2):
        board.put(1, "Keen-Eyed Hound")
    board.perform("Gather for each ally you control.")
    assert len([card for card in board.duel.sides[1].field() if card.token]) == 2


@pytest.mark.parametrize(("allies", "damage"), [(0, 4), (1, 1), (2, 1), (3, 0), (4, 2)])
def test_depending_carries_out_the_case_of_the_number(allies: int, damage: int) -> None:
    board = Board()
    for _ in range(allies):
        board.put(2, "Keen-Eyed Hound")
    board.perform(
        "Depending on the number of allies: 0: deal 4 damage to your champion; 1 or 2: deal 1 damage to your "
        "champion; 4 or more: deal 2 damage to your champion."
    )
    assert board.champion(1).damage == damage
