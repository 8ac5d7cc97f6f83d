"""Rotate, sidestep, nudge, march, swap places, rearrange."""

from rulesets.dimensional_rift.state.board import Facing
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_rotate_turns_the_target() -> None:
    field = Battlefield()
    field.perform("rotate target to an orientation you pick", ["2C3"], [Facing.DOWN])
    assert field.card("2C3").turns == Facing.DOWN.turns


def test_sidestep_moves_into_any_empty_zone_next_to_it_and_turns() -> None:
    field = Battlefield()
    field.perform("Sidestep this", answers=["1C4", Facing.LEFT])
    assert field.names("1C4") == ["Source"]
    assert field.card("1C4").turns == Facing.LEFT.turns


def test_nudge_moves_into_a_conquered_zone_and_does_not_turn() -> None:
    field = Battlefield(conquered=["1C4"])
    field.perform("move this one zone left or right into an empty active zone", answers=["1C4"])
    assert field.names("1C4") == ["Source"]
    assert field.card("1C4").turns == 0


def test_nudge_asks_nothing_where_no_zone_is_conquered() -> None:
    field = Battlefield()
    field.perform("move this one zone left or right into an empty active zone")
    assert field.names("1C3") == ["Source"]


def test_march_moves_to_the_zone_and_turns() -> None:
    field = Battlefield(conquered=["1C4"])
    field.perform("march to target empty conquered creature zone you control", ["1C4"], [Facing.RIGHT])
    assert field.names("1C4") == ["Source"]
    assert field.card("1C4").turns == Facing.RIGHT.turns


def test_swap_places_trades_zones() -> None:
    field = Battlefield()
    field.perform("swap places with target card of the same type you control", ["1C2"])
    assert (field.names("1C2"), field.names("1C3")) == (["Source"], ["Friend"])


def test_rearrange_moves_connected_artifacts_among_their_zones() -> None:
    field = Battlefield()
    field.perform("rearrange your artifacts this connects to", answers=["1A2", "1A3"])
    assert [field.names(zone) for zone in ("1A2", "1A3", "1A4")] == [["Engine"], ["Blade"], []]


def test_move_to_goes_to_the_zone_that_is_picked() -> None:
    field = Battlefield()
    field.perform("move target creature to target empty creature zone you control", ["1C2", "1C4"])
    assert field.names("1C4") == ["Friend"]


def test_flip_turns_a_face_down_card_up() -> None:
    field = Battlefield({"1C2": {"face": "down"}})
    field.perform("flip each connected face-down card", answers=[Facing.UP])
    assert field.card("1C2").face_up


def test_conquer_conquers_a_zone() -> None:
    field = Battlefield()
    field.perform("conquer an unconquered creature zone you control", answers=["1C5"])
    assert field.duel.is_conquered(field.duel.named["1C5"].id)


def test_swap_places_of_two_cards() -> None:
    field = Battlefield()
    field.perform("swap target artifact you control and another artifact you control", ["1A3"], ["Blade"])
    assert (field.names("1A3"), field.names("1A4")) == (["Blade"], ["Engine"])


def test_turn_down_sets_a_card_without_what_was_on_it() -> None:
    field = Battlefield({"2C3": {"damage": 1, "conditions": ["Prone"]}})
    field.perform("turn target creature face-down", ["2C3"])
    card = field.card("2C3")
    assert (card.face_up, card.damage, dict(card.conditions)) == (False, 0, {})
