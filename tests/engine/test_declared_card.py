"""Cards that declare fields: made, copied, in the digest, in positions, shown and read as facts."""

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import each_seat, kept
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Start
from cardgame_tui.testing.conformance import check_duel, run
from cardgame_tui.testing.handbook import reference
from cardgame_tui.testing.reading import positions_continue
from tests.games.brawl import BRAWL, BrawlDuel, Creature, brawl_start


def brawl(position: dict[str, object]) -> BrawlDuel:
    """A duel at a position."""
    start = brawl_start(1)
    duel = BRAWL.new_duel(Start(1, start.options, ({}, {}), cards=start.cards))
    BRAWL.arrange(duel, position)
    return duel


def test_a_game_with_such_cards_keeps_every_promise() -> None:
    report = run(BRAWL, brawl_start, 10, every=4)
    assert len(report.duels) == 10
    assert report.rules["BR-3"] > 20


@pytest.mark.parametrize("seed", range(4))
def test_its_positions_continue(seed: int) -> None:
    report = check_duel(BRAWL, brawl_start(seed), seed, canaries=False, at_end=(positions_continue,))
    assert report.checked["positions_continue"] == 1
    assert not report.notes


def test_a_new_card_has_its_fields() -> None:
    one, two = BRAWL.new_duel(brawl_start(1)).zone_of(1, "road").cards
    one.hit_by.append("quick")
    assert (one.damage, one.tired, two.hit_by) == (0, False, [])
    assert one.changed() == {"hit_by": ["quick"]}


def test_a_copy_shares_nothing() -> None:
    duel = BRAWL.new_duel(brawl_start(1))
    duel.cards[0].damage = 2
    twin = duel.clone()
    twin.cards[0].hit_by.append("slow")
    assert (twin.cards[0].damage, duel.cards[0].hit_by) == (2, [])


def test_its_fields_are_in_the_digest() -> None:
    duel = BRAWL.new_duel(brawl_start(1))
    before = state_digest(duel)
    duel.cards[0].tired = True
    assert state_digest(duel) != before


def test_a_position_says_what_has_changed() -> None:
    hurt = {"card": "Fox", "damage": 2, "hit_by": ["slow", "slow"]}
    duel = brawl({"seat1": {"road": [hurt, "Boar"]}, "seat2": {"road": ["Boar"]}})
    assert [card.damage for card in duel.zone_of(1, "road").cards] == [2, 0]
    assert BRAWL.position(duel)["seat1"]["road"] == [hurt, "Boar"]
    assert BRAWL.measure(duel, "seat1.road.damage") == [2, 0]
    assert BRAWL.measure(duel, "seat1.road") == ["Fox", "Boar"]
    assert "| `<zone>.damage` | damage on it, card by card |" in reference(BRAWL)


def test_a_field_that_no_card_has_is_a_fault() -> None:
    with pytest.raises(ContentError, match=r"damge: no such field.*did you mean damage\?"):
        brawl({"seat1": {"road": [{"card": "Fox", "damge": 2}]}})


def test_the_table_shows_what_has_changed() -> None:
    duel = brawl({"seat1": {"road": [{"card": "Fox", "damage": 2, "tired": True}, "Boar"]}})
    faces = [BRAWL.face(duel, card) for card in duel.zone_of(1, "road").cards]
    assert [face.marks for face in faces] == [("damage 2", "tired"), ()]


def test_a_card_has_no_seats() -> None:
    with pytest.raises(TypeError, match="points is of each seat"):
        type("Odd", (Card,), {"points": each_seat(0, "points")})


@pytest.mark.parametrize("name", ["owner", "card", "face_down", "count", "clone"])
def test_a_field_has_a_name_of_its_own(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Odd", (Creature,), {name: kept(0, "something")})


class Slim(Card, slots=True):
    """A card with a slot for each field, and a method that refers to its parent."""

    damage = kept(0, "damage on it")
    marks: list[str] = kept([], "its marks")

    def state(self) -> tuple[object, ...]:
        """As usual, with the fields."""
        return (*super().state(), self.damage, *self.marks)


def test_a_card_with_slots_has_its_fields_and_no_other_attribute() -> None:
    one, two = (Slim(number, Printed("Fox", "beast", ""), 1) for number in range(2))
    one.damage = 2
    one.marks.append("quick")
    twin = one.clone()
    twin.marks.append("slow")
    assert (twin.damage, twin.marks, one.marks, two.marks) == (2, ["quick", "slow"], ["quick"], [])
    assert one.state() != two.state()
    assert list(Slim.fields) == ["damage", "marks"]
    with pytest.raises(AttributeError):
        setattr(one, "colour", "red")  # noqa: B010 - the name is not declared


def test_a_field_of_a_card_with_slots_may_not_be_something_else() -> None:
    with pytest.raises(TypeError, match="owner is something else already"):

        class Taken(Card, slots=True):
            owner = kept(0, "taken")
