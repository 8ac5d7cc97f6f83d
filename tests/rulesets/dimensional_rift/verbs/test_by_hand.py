"""By hand: what the players say and agree on is what happens (DR-197)."""

import pytest

from cardgame_tui.engine.by_hand import MOST
from cardgame_tui.engine.events import Event
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.verbs.by_hand import DEEDS
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield

WORDS = 'by hand "each enemy wilts: all of it."'


def by_hand(field: Battlefield, *answers: object) -> None:
    """Carry it out with these answers, and be done."""
    field.perform(WORDS, answers=[*answers, "by_hand_done"])


@pytest.mark.parametrize(
    ("deed", "seat", "change"),
    [
        ("by_hand_gain", 1, 3),
        ("by_hand_lose", 1, -3),
        ("by_hand_other_gains", 2, 3),
        ("by_hand_other_loses", 2, -3),
    ],
)
def test_players_gain_and_lose_hp(deed: str, seat: int, change: int) -> None:
    field = Battlefield()
    before = dict(field.duel.hp)
    by_hand(field, deed, 3, "yes")
    assert field.duel.hp == {**before, seat: before[seat] + change}


def test_by_hand_does_nothing_without_the_consent_of_the_other_player() -> None:
    field = Battlefield()
    log: list[Event] = []
    field.duel.events = log
    by_hand(field, "by_hand_damage", "Enemy", 2, "no")
    assert field.card("2C3").damage == 0
    assert [(event.what, event.word) for event in log] == [
        ("by_hand", "each enemy wilts: all of it."),
        ("by_hand_refused", ""),
    ]


def test_damage_is_dealt_and_healed() -> None:
    field = Battlefield()
    by_hand(field, "by_hand_damage", "Enemy", 3, "yes", "by_hand_heal", "Enemy", 1, "yes")
    assert field.card("2C3").damage == 2


def test_mana_is_put_on_a_card_and_taken_from_it_as_far_as_there_is_any() -> None:
    field = Battlefield()
    by_hand(field, "by_hand_collect", "Engine", 4, "yes", "by_hand_spend", "Engine", 1, "yes")
    assert field.card("1A3").mana == 3
    by_hand(field, "by_hand_spend", "Engine", 9, "yes")
    assert field.card("1A3").mana == 0


def test_conditions_are_given_and_cleansed() -> None:
    field = Battlefield()
    by_hand(field, "by_hand_prone", "Enemy", "yes", "by_hand_weaken", "Enemy", "yes")
    assert set(field.card("2C3").conditions) == {Keyword.PRONE, Keyword.WEAKENED}
    by_hand(field, "by_hand_cleanse", "Enemy", "yes")
    assert not field.card("2C3").conditions


def test_a_card_moves_to_an_empty_zone_or_back_to_its_hand() -> None:
    field = Battlefield()
    by_hand(field, "by_hand_move", "Friend", "1C1", "yes")
    assert field.names("1C1") == ["Friend"]
    by_hand(field, "by_hand_damage", "Enemy", 1, "yes", "by_hand_move", "Enemy", "seat2.hand", "yes")
    assert (field.names("2C3"), field.names("seat2.hand")) == ([], ["Enemy"])


def test_a_card_is_destroyed() -> None:
    field = Battlefield()
    by_hand(field, "by_hand_destroy", "Engine", "yes")
    assert field.names("seat1.graveyard") == ["Engine"]


@pytest.mark.parametrize(("deed", "hand"), [("by_hand_draw", 2), ("by_hand_other_draws", 0)])
def test_cards_are_drawn(deed: str, hand: int) -> None:
    field = Battlefield(deck=["Friend", "Blade", "Engine"])
    by_hand(field, deed, 2, "yes")
    assert len(field.names("seat1.hand")) == hand


def test_it_ends_by_itself_after_some_steps() -> None:
    field = Battlefield()
    field.perform(WORDS, answers=["by_hand_damage", "Enemy", 1, "no"] * MOST)
    assert field.card("2C3").damage == 0


def test_each_deed_has_its_own_word() -> None:
    assert len({deed.key for deed in DEEDS}) == len(DEEDS)
