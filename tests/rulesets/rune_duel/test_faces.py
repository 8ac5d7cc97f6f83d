"""How cards and counts look: what a creature is worth now and why, rank and rune anywhere else."""

import pytest

from rulesets.rune_duel.faces import face, gauges, public_turn
from rulesets.rune_duel.table import RuneCard, RuneDuel
from tests.rulesets.rune_duel.tables import laid_out

POSITION = {
    "number": 3,
    "phase": "muster",
    "winner": 2,
    "summons": 5,
    "row": [{"seat": 2, "card": "Hot Coals"}],
    "muster": [{"seat": 1, "card": "War Drum"}, {"seat": 2, "card": "Fire Pot"}],
    "seat1": {
        "life": 12,
        "hand": ["Kiln Ogre", "Wild Bolt", "Goad Chain"],
        "line": {
            "1s1": {"card": "Pyre Golem", "damage": 2, "fade": 1},
            "1s2": "Queen Marrow",
            "1s3": {"card": "Ash Raider", "artifacts": ["Heartwood Totem"]},
        },
    },
}


@pytest.fixture
def duel() -> RuneDuel:
    return laid_out(POSITION)


def named(duel: RuneDuel, name: str) -> RuneCard:
    """The card of a name."""
    return next(card for card in duel.cards if card.name == name)


@pytest.mark.parametrize(
    ("name", "stats", "marks"),
    [
        ("Pyre Golem", "7/7", ("d2", "f1")),
        ("Queen Marrow", "3/6", ()),
        ("Ash Raider", "5/5", ("&Heartwood Totem",)),
        ("Kiln Ogre", "6 II 4/4", ()),
        ("Wild Bolt", "6 V", ()),
        ("Goad Chain", "2 V +2/-1", ()),
    ],
)
def test_stats_and_marks(duel: RuneDuel, name: str, stats: str, marks: tuple[str, ...]) -> None:
    shown = face(duel, named(duel, name))
    assert (shown.name, shown.stats, shown.marks) == (name, stats, marks)


def test_the_inspector_says_what_makes_the_difference(duel: RuneDuel) -> None:
    assert face(duel, named(duel, "Pyre Golem")).lines == (
        "creature 7 II",
        "6/6",
        "Fade 2.",
        "damage 2, 5 of 7 life left (RD-12)",
        "fade counters 1 (RD-64)",
        "Command +1/+1 (RD-69)",
    )
    assert face(duel, named(duel, "Ash Raider")).lines[2:] == (
        "carries Heartwood Totem +2/+2 Grants Regeneration 1. (RD-38)",
        "Command +1/+1 (RD-69)",
    )


def test_numbers_for_bots_are_those_of_the_line(duel: RuneDuel) -> None:
    values = dict(face(duel, named(duel, "Pyre Golem")).values)
    assert values == {"attack": 7, "life": 7, "damage": 2, "fade": 1}
    assert face(duel, named(duel, "Kiln Ogre")).values == ()


def test_what_is_counted_in_public(duel: RuneDuel) -> None:
    assert gauges(duel, 1) == (("life", 12), ("hand", 3), ("deck", 0), ("discard", 0))
    assert public_turn(duel) == "S 5, Seat 2 won, 2 to muster"
    assert public_turn(laid_out({"number": 2, "summons": 4})) == "S 4"
