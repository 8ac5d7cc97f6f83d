"""How cards and counts look: what a creature is worth now and why, rank and rune anywhere else."""

from typing import Any

import pytest

from cardgame_tui.content.rulebook.book import load_rulebook
from rulesets.rune_duel import PLUGIN
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.showing.faces import face, gauges, public_turn
from rulesets.rune_duel.showing.inspector import REMINDERS
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
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
    ("name", "corner", "stats", "health", "counters"),
    [
        ("Pyre Golem", "", "7*/7*", (5, 7), 1),
        ("Queen Marrow", "", "3/6", (6, 6), 0),
        ("Ash Raider", "", "5*/5*", (5, 5), 0),
        ("Kiln Ogre", "6 II", "4/4", None, 0),
        ("Wild Bolt", "6 V", "", None, 0),
        ("Goad Chain", "2 V", "+2/-1", None, 0),
    ],
)
def test_numbers(
    duel: RuneDuel, name: str, corner: str, stats: str, health: tuple[int, int] | None, counters: int
) -> None:
    shown = face(duel, named(duel, name))
    assert (shown.name, shown.corner, shown.stats) == (name, corner, stats)
    assert (shown.health, shown.counters) == (health, counters)


def test_a_creature_names_the_artifacts_it_carries(duel: RuneDuel) -> None:
    assert [each.split(" +")[0] for each in face(duel, named(duel, "Ash Raider")).carries] == ["Heartwood Totem"]


def test_the_inspector_says_what_makes_the_difference(duel: RuneDuel) -> None:
    assert face(duel, named(duel, "Pyre Golem")).lines == (
        "Attack 7 = 6 +1 Command of Queen Marrow",
        "Life 5 of 7 = 6 +1 Command of Queen Marrow, damage 2 (RD-12)",
        "fade counters 1 (RD-64)",
        "Fade 2.",
        "Fade: fights in 2 rounds, then leaves (RD-64)",
    )
    assert face(duel, named(duel, "Ash Raider")).lines == (
        "Attack 5 = 2 +1 Command of Queen Marrow, +2 Heartwood Totem",
        "Life 5 = 2 +1 Command of Queen Marrow, +2 Heartwood Totem",
        "Regeneration: removes 1 damage after combat (RD-63)",
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Kiln Ogre", "rank 6, above the summons number 5: not mustered (RD-35)"),
        ("Goad Chain", "rank 2 of 5: it musters (RD-35)"),
    ],
)
def test_a_card_of_the_hand_says_whether_it_would_muster(duel: RuneDuel, name: str, said: str) -> None:
    assert face(duel, named(duel, name)).lines[-1] == said


@pytest.mark.parametrize("keyword", Keyword)
def test_every_keyword_has_a_reminder(keyword: Keyword) -> None:
    words, rule = REMINDERS[keyword]
    assert words
    assert load_rulebook(PLUGIN.load().rulebook).find(rule).number == rule


def test_a_card_of_the_duel_row_says_why_it_was_played() -> None:
    names = ("Hedge Runner", "Ember Hound", "Thistle Guard")
    played = [{"seat": 1 + place % 2, "card": name} for place, name in enumerate(names)]
    duel = laid_out({"phase": "duel", "row": played})
    assert [face(duel, card).text for card in duel.row.cards] == [
        "Seat 1 leads",
        "higher rank",
        "next rune. Regeneration 1.",
    ]


def test_a_card_shows_what_counts_where_it_lies_and_the_inspector_the_rest() -> None:
    duel = laid_out({"row": [{"seat": 1, "card": "War Drum"}], "seat1": {"holding": ["Bark Mail"]}})
    drum, mail = face(duel, named(duel, "War Drum")), face(duel, named(duel, "Bark Mail"))
    assert (drum.kind, drum.corner, drum.stats, drum.lines) == (
        "artifact",
        "6 IV",
        "+0/+0",
        (
            "Grants Twin Strike.",
            "Twin Strike: also attacks in the second pass (RD-66)",
            "rank 6, above the summons number 3: not mustered (RD-35)",
        ),
    )
    assert (mail.kind, mail.corner, mail.stats, mail.lines) == ("artifact", "3 V", "+0/+3", ())


def test_an_artifact_on_a_creature_is_described_once(duel: RuneDuel) -> None:
    totem = face(duel, named(duel, "Heartwood Totem"))
    assert (totem.stats, totem.lines) == (
        "+2/+2",
        ("Grants Regeneration 1.", "Regeneration: removes 1 damage after combat (RD-63)"),
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "higher rank or next rune I › II › III › IV › V › I"),
        ({"rune_wrap": False}, "higher rank or next rune I › II › III › IV › V"),
        ({"rank_trump": False}, "next rune I › II › III › IV › V › I"),
        ({"rune_trump": False}, "higher rank"),
    ],
)
def test_the_table_shows_which_rune_trumps_which(options: dict[str, Any], words: str) -> None:
    assert PLUGIN.load().layout(RuneOptions(**options)).middle == words


def test_numbers_for_bots_are_those_of_the_line(duel: RuneDuel) -> None:
    values = dict(face(duel, named(duel, "Pyre Golem")).values)
    assert values == {"attack": 7, "life": 7, "damage": 2, "fade": 1}
    assert face(duel, named(duel, "Kiln Ogre")).values == ()


def test_what_is_counted_in_public(duel: RuneDuel) -> None:
    assert gauges(duel, 1) == (("life", 12), ("hand", 3), ("deck", 0), ("discard", 0))
    assert public_turn(duel) == "summons number 5, Seat 2 won, 2 to muster"
    assert public_turn(laid_out({"number": 2, "summons": 4})) == "summons number 4"


def test_a_card_of_the_duel_row_shows_its_rank_and_rune_and_what_it_is_worth() -> None:
    played = [{"seat": 1, "card": "Kiln Ogre"}, {"seat": 2, "card": "Hot Coals"}]
    duel = laid_out({"phase": "muster", "winner": 1, "row": played})
    ogre = named(duel, "Kiln Ogre")
    assert (face(duel, ogre).corner, face(duel, ogre).stats) == ("6 II", "4/4")
