"""Every kind of declared field: how it begins, what a copy has, and what of it is in the digest."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import (
    Place,
    carried,
    each_seat,
    kept,
    linked,
    linked_cards,
    own_zones,
    part,
    passing,
    target,
    worked_out,
)  # fmt: skip
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Sight, Zone


@dataclass
class Options:
    """Options with one number."""

    life: int


class Box(Zone["Piece"]):
    """A zone with a field."""

    strength = kept(3, "how strong it is")


class Bell:
    """A part that counts its strokes."""

    def __init__(self, strokes: int = 0) -> None:
        self.strokes = strokes

    def clone(self) -> "Bell":
        return Bell(self.strokes)

    def state(self) -> tuple[object, ...]:
        return (self.strokes,)


class Piece(Card[Printed]):
    """A card that refers to others."""

    host: "Piece | None" = linked("the piece that it lies under")
    under: "list[Piece]" = linked_cards("the pieces under it", hashed=False)
    aim: "Target[Piece] | None" = target("the piece that it aims at")
    reach = worked_out((-1, 0), "how far it reaches")


class KindsDuel(Duel[Piece, Options]):
    """A duel with every kind of field."""

    places = (Place("row", Sight.ALL, shared=True), Place("hand", Sight.OWNER), Place("pile", Sight.ALL))
    life: dict[int, int] = each_seat(lambda options: options.life, "life")
    tax: int = kept(lambda options: options.life // 2, "the tax")
    deep: dict[str, list[int]] = kept({}, "numbers by word")
    pairs: set[tuple[int, int]] = kept(set(), "pairs")
    marks: dict[int, dict[str, int]] = each_seat({}, "marks of each seat")
    hidden = kept(0, "counted without being listed", listed=False)
    half = kept(7, "digested by halves", digest=lambda duel: duel.half // 2)
    changes = carried(0, "how many changes there were")
    fight: list[int] = passing([], "who fights", lost="a fight would be lost")
    seen: dict[int, Any] = worked_out({1: None, 2: None}, "what was looked up")
    bell: Bell = part(Bell, "the bell")
    leader: Piece | None = linked("the piece that leads")
    slots: dict[int, list[Zone[Piece]]] = own_zones("the slots of each seat")

    def __init__(self, start: Start[Options]) -> None:
        super().__init__(start)
        self.box = self.add_zone("box", 0, "box", Sight.ALL, Box)
        for seat in (1, 2):
            self.slots[seat].append(self.add_zone(f"{seat}s1", seat, "slot", Sight.ALL))
        printed = Printed("Pawn", "piece", "")
        self.add_pile([Piece(number, printed, 1) for number in range(3)], self.zone_of(1, "hand"))


def made() -> KindsDuel:
    return KindsDuel(Start(1, Options(9), ({}, {})))


def test_a_field_may_begin_with_an_option() -> None:
    assert (made().life, made().tax) == ({1: 9, 2: 9}, 4)


def test_zones_lie_by_seat_between_shared_ones() -> None:
    duel = made()
    assert [zone.name for zone in duel.zones][:5] == [
        "row",
        "seat1.hand",
        "seat1.pile",
        "seat2.hand",
        "seat2.pile",
    ]
    assert duel.zone_of(2, "pile") is duel.zones[4]
    assert duel.zone_of(0, "row") is duel.zones[0]


def fill(duel: KindsDuel) -> None:
    one, two, three = duel.cards
    duel.deep["a"] = [1]
    duel.pairs.add((1, 2))
    duel.marks[2]["omen"] = 3
    duel.hidden, duel.changes, duel.bell.strokes, duel.leader = 5, 6, 2, three
    two.host, one.under = one, [two]
    three.aim = Target(two, two.visit)
    duel.box.strength = 1


def test_a_copy_has_the_same_in_its_own_things() -> None:
    duel = made()
    fill(duel)
    twin = duel.clone()
    one, two, three = twin.cards
    assert (twin.deep, twin.pairs, twin.marks) == ({"a": [1]}, {(1, 2)}, {1: {}, 2: {"omen": 3}})
    assert (twin.hidden, twin.changes, twin.bell.strokes) == (5, 6, 2)
    assert twin.leader is three
    assert two.host is one
    assert one.under == [two]
    assert three.aim is not None
    assert three.aim.thing is two
    assert twin.slots[2] == [twin.named["2s1"]]
    box = twin.named["box"]
    assert isinstance(box, Box)
    assert box.strength == 1
    assert state_digest(twin) == state_digest(duel)


def test_a_copy_shares_nothing_that_can_change() -> None:
    duel = made()
    fill(duel)
    twin = duel.clone()
    twin.deep["a"].append(2)
    twin.marks[2]["omen"] += 1
    twin.bell.strokes += 1
    twin.cards[0].under.clear()
    assert (duel.deep, duel.marks[2], duel.bell.strokes) == ({"a": [1]}, {"omen": 3}, 2)
    assert duel.cards[0].under == [duel.cards[1]]


def test_what_was_worked_out_is_not_copied() -> None:
    duel = made()
    duel.seen[1], duel.cards[0].reach = "much", (4, 4)
    twin = duel.clone()
    assert (twin.seen, twin.cards[0].reach) == ({1: None, 2: None}, (-1, 0))


def test_a_duel_is_not_copied_while_something_would_be_lost() -> None:
    duel = made()
    duel.fight.append(1)
    with pytest.raises(AssertionError, match="a fight would be lost"):
        duel.clone()


def put_under(duel: KindsDuel) -> None:
    duel.cards[1].host = duel.cards[0]


def lead(duel: KindsDuel) -> None:
    duel.leader = duel.cards[0]


def aim(duel: KindsDuel) -> None:
    duel.cards[1].aim = Target(duel.cards[0], 0)


def pay(duel: KindsDuel) -> None:
    duel.life[2] -= 1


def mark(duel: KindsDuel) -> None:
    duel.marks[1]["omen"] = 1


def ring(duel: KindsDuel) -> None:
    duel.bell.strokes = 1


def fight(duel: KindsDuel) -> None:
    duel.fight.append(1)


def weaken(duel: KindsDuel) -> None:
    duel.box.strength = 0


def halve(duel: KindsDuel) -> None:
    duel.half = 5


@pytest.mark.parametrize("change", [put_under, lead, aim, pay, mark, ring, fight, weaken, halve])
def test_the_digest_has(change: Callable[[KindsDuel], None]) -> None:
    duel = made()
    before = state_digest(duel)
    change(duel)
    assert state_digest(duel) != before


def count(duel: KindsDuel) -> None:
    duel.changes = 1


def look(duel: KindsDuel) -> None:
    duel.seen[1] = "much"


def hang(duel: KindsDuel) -> None:
    duel.cards[0].under.append(duel.cards[1])


def less_than_a_half(duel: KindsDuel) -> None:
    duel.half = 6


@pytest.mark.parametrize("change", [count, look, hang, less_than_a_half])
def test_the_digest_has_not(change: Callable[[KindsDuel], None]) -> None:
    duel = made()
    before = state_digest(duel)
    change(duel)
    assert state_digest(duel) == before


def test_a_field_that_begins_as_the_options_say_has_its_type() -> None:
    with pytest.raises(TypeError, match="life begins with what the options say; annotate it"):
        type("Odd", (Duel,), {"life": each_seat(lambda options: options.life, "life")})


def test_a_copy_cannot_ask_the_options() -> None:
    with pytest.raises(TypeError, match="a value, not a function of the options"):
        worked_out(lambda options: options.life, "life")
