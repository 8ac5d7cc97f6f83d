"""By hand: what the players say and agree on is what happens (GA-345)."""

import pytest

from rulesets.grand_archive.verbs.by_hand import DEEDS
from tests.rulesets.grand_archive.verbs.board import Board

WARDEN = "Gatehouse Warden"


def by_hand(board: Board, *answers: object) -> None:
    """Carry it out with these answers, and be done."""
    board.perform('By hand "each wolf howls: twice."', *answers, "by_hand_done")


def test_by_hand_does_nothing_without_the_consent_of_the_other_player() -> None:
    board = Board()
    warden = board.put(2, WARDEN)
    by_hand(board, "by_hand_damage", WARDEN, 2, "no")
    assert warden.damage == 0
    by_hand(board, "by_hand_damage", WARDEN, 2, "yes")
    assert warden.damage == 2


@pytest.mark.parametrize(
    ("deed", "seat", "zone"),
    [
        ("by_hand_draw", 1, "hand"),
        ("by_hand_draw_into_memory", 1, "memory"),
        ("by_hand_other_draws", 2, "hand"),
    ],
)
def test_cards_are_drawn(deed: str, seat: int, zone: str) -> None:
    board = Board()
    for each in (1, 2):
        board.add(each, "deck", WARDEN, WARDEN, WARDEN)
    by_hand(board, deed, 2, "yes")
    assert board.names(seat, zone) == [WARDEN, WARDEN]
    assert len(board.names(seat, "deck")) == 1


@pytest.mark.parametrize(("deed", "seat"), [("by_hand_recover", 1), ("by_hand_other_recovers", 2)])
def test_champions_recover(deed: str, seat: int) -> None:
    board = Board()
    board.champion(seat).damage = 5
    by_hand(board, deed, 2, "yes")
    assert board.champion(seat).damage == 3


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        ("by_hand_destroy", "graveyard"),
        ("by_hand_banish", "banishment"),
        ("by_hand_return", "hand"),
        ("by_hand_into_memory", "memory"),
    ],
)
def test_an_object_leaves_the_field(deed: str, zone: str) -> None:
    board = Board()
    board.put(2, WARDEN)
    by_hand(board, deed, WARDEN, "yes")
    assert board.names(2, zone) == [WARDEN]


def test_champions_stay_on_the_field() -> None:
    board = Board()
    with pytest.raises(AssertionError, match="does not offer by_hand_banish"):
        by_hand(board, "by_hand_banish")


def test_an_object_rests_and_wakes_up() -> None:
    board = Board()
    warden = board.put(2, WARDEN)
    by_hand(board, "by_hand_rest", WARDEN, "yes")
    assert warden.rested
    by_hand(board, "by_hand_wake", WARDEN, "yes")
    assert not warden.rested


@pytest.mark.parametrize("kind", ["buff", "debuff", "level", "mark"])
def test_counters_are_put(kind: str) -> None:
    board = Board()
    warden = board.put(2, WARDEN)
    before = warden.counters.get(kind, 0)
    by_hand(board, f"by_hand_{kind}", WARDEN, 3, "yes")
    assert warden.counters[kind] == before + 3


def test_marks_are_taken_as_far_as_there_are_any() -> None:
    board = Board()
    warden = board.put(2, WARDEN)
    by_hand(board, "by_hand_mark", WARDEN, 3, "yes", "by_hand_unmark", WARDEN, 9, "yes")
    assert "mark" not in warden.counters


def test_each_deed_has_its_own_word() -> None:
    assert len({deed.key for deed in DEEDS}) == len(DEEDS)
