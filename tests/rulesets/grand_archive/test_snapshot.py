"""A duel written down as a position is restored exactly, and continues in the same way."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, cast

import pytest

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.shown.facts import AbsentError, fact_paths
from cardgame_tui.play.driver import Driver
from rulesets.grand_archive.cards.changes import Change, Word
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.nouns import Stat
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.positions.facts import FACTS, measure
from rulesets.grand_archive.positions.snapshot import snapshot
from rulesets.grand_archive.ruleset import ArchiveRuleset
from rulesets.grand_archive.state.delayed import AS_TURN_ENDS
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import traits
from tests.rulesets.grand_archive.tables import GAME, started
from tests.rulesets.restoring import assert_it_continues, before_turn, play_until

LATER = 2
"""How many turns both duels are played on."""
FULL: dict[str, Any] = {
    "active": 2,
    "turn": 8,
    "phase": "main",
    "materialized": 1,
    "withered": True,
    "distorted": True,
    "later": [
        {"text": "At the beginning of the next end phase, destroy it.", "seat": 1, "source": "1.graveyard.0",
         "left": True, "it": "2.0"},
        {"text": "At the beginning of your next draw phase, recover 1.", "seat": 2, "source": "2.champion"},
        {"text": "As the turn ends, put a buff counter on this.", "seat": 1, "source": "1.0", "it": "1.memory.0"},
    ],
    "seat1": {
        "champion": {
            "lineage": ["Spirit of the Kiln", "Vesna, Ember Squire"],
            "tracked_below": [[], ["1.0"]],
            "rested": True,
            "damage": 9,
            "counters": {"level": 1, "preparation": 2},
            "entered": 1,
            "hurt": True,
            "lineage_times": [1, 6],
        },
        "field": [
            {"card": "Sapling Ward", "fostered": True, "counters": {"buff": 2}, "entered": 4,
             "gains": ["Unblockable"], "gets": {"power": -1}, "stays_rested": True, "rested": True, "time": 5,
             "lasting": ["base life 4", "loses Vigor", "becomes fire", "becomes unique ally",
                         "the subtype \"Golem\"", "swapped"],
             "effect_times": [12, 11, 13, 14, 15, 16, 17, 18], "tracked": ["0.1"]},
            {"card": "Rimebound Otter", "owner": 2, "ephemeral": True, "counters": {}, "entered": 7, "time": 3},
            {"card": "Lanternfoil Bow", "counters": {"durability": 2}, "entered": 5,
             "loaded": ["Fledged Arrow", {"card": "Fledged Arrow", "owner": 2}],
             "time": 8},
            {"card": "Unquenched Vow", "counters": {}, "entered": 6, "link": "1.0", "time": 10},
        ],
        "deck": ["Searing Volley", "Keen-Eyed Hound"],
        "material": ["Brasswake Saber", {"card": "Recurring Verse", "preserved": True}],
        "hand": ["Steady Thrust"],
        "memory": ["Rally the Line"],
        "graveyard": ["Pyre Rebuke"],
        "banishment": [
            {"card": "Gust Fletcher", "suppressed": 2}, {"card": "Whirlcut", "counters": {"omen": 1}},
            {"card": "Curtain Call", "face_down": True, "seen_by": [1]},
        ],
        "mastery": "Ember Ledger",
        "mastery_counters": {"soot": 2},
        "mastery_tracked": ["0.0"],
        "mastery_time": 7,
        "turns": 4,
        "skips": {"draw": 2},
        "activated": {"attack": 1},
    },
    "seat2": {
        "champion": {"lineage": ["Spirit of the Tidepool"], "counters": {}, "entered": 2, "lineage_times": [2]},
        "field": [
            {"card": "Wardstone Idol", "transformed": True, "counters": {}, "entered": 3, "used": [0], "time": 4,
             "turned": 9},
        ],
        "deck": [],
        "material": [],
        "hand": [],
        "memory": [],
        "graveyard": [],
        "banishment": [],
        "turns": 4,
        "empower": 1,
        "agility": [1, 2],
    },
}  # fmt: skip
"""A position in which hardly a field is at its default."""
FACTS_OF_FULL = {
    "seat1.champion": "Vesna, Ember Squire",
    "seat1.champion.damage": 9,
    "seat1.champion.rested": True,
    "seat1.champion.counters": ["level 1", "preparation 2"],
    "seat1.level": 2,
    "seat1.lineage": ["Spirit of the Kiln", "Vesna, Ember Squire"],
    "seat1.elements": ["fire", "norm"],
    "seat1.influence": 2,
    "seat1.units.2.power": 6,
    "seat1.units.2.keywords": ["Foster", "Unblockable"],
    "seat1.units.3.owner": 2,
    "seat1.things.1.durability": 2,
    "seat1.loaded": ["Fledged Arrow", "Fledged Arrow"],
    "seat1.banishment.2.counters": ["omen 1"],
    "seat1.mastery.1.counters": ["soot 2"],
    "seat2.units.2": "Wardstone Colossus",
    "seat2.units.2.transformed": True,
    "seat2.deck.count": 0,
    "seat1.deck": ["Searing Volley", "Keen-Eyed Hound"],
    "stack": [],
    "top": "empty",
    "attacker": "nobody",
    "attack": 0,
    "active": 2,
}


def laid_out(position: Mapping[str, Any], **options: Any) -> ArchiveDuel:
    """A duel in a position."""
    duel = GAME.new_duel(Start(1, ArchiveOptions(**options), ({}, {}), cards=GAME.cards))
    GAME.arrange(duel, position)
    return duel


@pytest.mark.parametrize("turn", [1, 2, 5, 8, 10])
def test_a_restored_position_continues_in_the_same_way(turn: int) -> None:
    assert_it_continues(GAME, started(turn), turn, LATER)


def test_a_full_position_is_restored_as_written() -> None:
    duel = laid_out(FULL)
    assert snapshot(duel) == FULL
    assert state_digest(laid_out(snapshot(duel))) == state_digest(duel)


def test_nothing_of_a_position_has_triggered() -> None:
    duel = laid_out(FULL)
    assert (duel.waiting, duel.stack, duel.events or []) == ([], [], [])


def test_delayed_triggers_of_a_position_do_what_their_sentences_say() -> None:
    duel = laid_out(FULL)
    _, first, second, third = duel.delayed
    by_name = {card.name: card for card in duel.objects()}
    idol, ward = by_name["Wardstone Colossus"], by_name["Sapling Ward"]
    assert (first.event, second.event, third.event) == ("end", "draw:2", AS_TURN_ENDS)
    assert first.it == (idol.id, idol.visit)
    assert (third.source, third.visit) == (ward.id, ward.visit)
    assert first.source is not None
    assert first.visit != duel.cards[first.source].visit


def test_without_the_deck_check_any_card_may_lie_in_a_deck() -> None:
    strange = ["Brasswake Saber", "Ember Ledger", "Kindling Knife"]
    position = {"seat1": {"deck": strange, "hand": ["Tidal Ledger"], "material": ["Ember Ledger"]}}
    duel = laid_out(position, deck_check=False)
    side: Any = snapshot(duel)["seat1"]
    assert (side["deck"], side["hand"], side["material"]) == (strange, ["Tidal Ledger"], ["Ember Ledger"])


@pytest.mark.parametrize("saved", [False, True], ids=["as dealt", "set up from its position"])
def test_a_card_of_a_deck_is_no_token_whatever_its_name(saved: bool) -> None:
    deck = {"main": ["Kindling Knife"] * 20, "material": ["Spirit of the Kiln"]}
    options = ArchiveOptions(deck_check=False)
    driver = Driver(GAME, Start(1, options, (deck, deck), cards=GAME.cards))
    play_until(driver, 3, Chance(1))
    if saved:
        table: Any = before_turn(driver)
        driver = Driver(
            GAME,
            Start(1, options, ({}, {}), cards=GAME.cards),
            prepare=lambda duel: GAME.arrange(cast(ArchiveDuel, duel), snapshot(table)),
            begin_at_turn=True,
        )
    names = [card.name for card in driver.duel.cards if card.zone is not None and card.printed.kind != "champion"]
    assert names == ["Kindling Knife"] * 40
    assert not any(card.token for card in driver.duel.cards)


@pytest.mark.parametrize("token", [False, True])
def test_whether_an_object_is_a_token_is_written_where_its_name_does_not_say_it(token: bool) -> None:
    field = [{"card": "Kindling Knife", "token": token}, {"card": "Sapling Ward", "token": token}]
    duel = laid_out({"seat1": {"field": field}})
    assert {card.name: card.token for card in duel.objects()} == {"Kindling Knife": token, "Sapling Ward": token}
    side: Any = snapshot(duel)["seat1"]
    assert {each["card"]: each.get("token") for each in side["field"]} == {
        "Kindling Knife": None if token else False,
        "Sapling Ward": True if token else None,
    }


def test_what_was_gained_last_counts_whatever_kind_of_change_it_is() -> None:
    earlier, later = {"gains": ["Vigor"], "lasting": ["loses Vigor"]}, {"effect_times": [3, 2], "time": 1}
    for times, has in ({"effect_times": [2, 3], "time": 1}, False), (later, True):
        duel = laid_out({"seat1": {"field": [{"card": "Hedge Lurker", **earlier, **times}]}})
        assert (Keyword.VIGOR in traits(duel, duel.objects()[0]).keywords) is has
        assert state_digest(laid_out(snapshot(duel))) == state_digest(duel)


def test_effects_that_are_added_up_or_made_at_once_are_restored_as_written() -> None:
    field = [{"card": "Hedge Lurker", "time": 1}, {"card": "Sapling Ward", "time": 2}]
    duel = laid_out({"seat1": {"field": field}})
    lurker, ward = duel.objects()
    for cards, amount in (((lurker.id, ward.id), 1), ((ward.id,), 2)):
        duel.effects.add(Continuous("trait", None, None, Change(Stat.POWER, plus=amount), cards=cards))
    duel.effects.add(Continuous("trait", None, None, Word(Keyword.VIGOR), cards=(lurker.id, ward.id)))
    side: Any = snapshot(duel)["seat1"]
    assert [each["gets"] for each in side["field"]] == [{"power": 1}, {"power": 3}]
    assert [each["effect_times"] for each in side["field"]] == [[5, 3], [5, 4]]
    assert snapshot(laid_out(snapshot(duel))) == snapshot(duel)


def test_an_object_of_another_type_lies_in_its_row_where_it_lay() -> None:
    field = [{"card": "Hedge Lurker", "lasting": ["becomes item"]}, "Mirrorsteel Buckler", "Sapling Ward"]
    duel = laid_out({"seat1": {"champion": ["Spirit of the Kiln"], "field": field}})
    names = {kind: [card.name for card in duel.pile(1, kind).cards] for kind in ("units", "things")}
    expected = {"units": ["Spirit of the Kiln", "Sapling Ward"], "things": ["Hedge Lurker", "Mirrorsteel Buckler"]}
    assert names == expected


PLACES = (
    "1.champion", "1.mastery", "1.0", "1.2.loaded.0", "1.lineage.0", "1.lineage.1", "1.deck.0", "1.deck.1",
    "1.material.1", "1.hand.0", "1.memory.0", "1.graveyard.0", "1.banishment.2", "2.0", "1.gone.Kindling Knife",
    "2.gone.Ledger Clerk",
)  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
def test_the_source_of_a_delayed_trigger_may_be_anywhere(place: str) -> None:
    trigger = {"text": "At the beginning of the next end phase, draw a card.", "seat": 2, "source": place}
    duel = laid_out({**FULL, "later": [trigger]})
    assert snapshot(duel)["later"] == [trigger]
    assert state_digest(laid_out(snapshot(duel))) == state_digest(duel)


def test_the_source_of_a_delayed_trigger_is_found_where_it_went() -> None:
    duel = laid_out(FULL)
    source = duel.cards[duel.delayed[3].source or 0]
    duel.move(source, duel.sides[1].deck)
    assert snapshot(duel)["later"][2] == {
        "text": "As the turn ends, put a buff counter on this.", "seat": 1, "source": "1.deck.0", "left": True,
        "it": "1.memory.0",
    }  # fmt: skip
    duel.remove(source)
    assert snapshot(duel)["later"][2]["source"] == "1.gone.Sapling Ward"
    again = laid_out(snapshot(duel)).delayed[3]
    assert again.source is not None
    assert again.visit != duel.cards[again.source].visit


def test_it_is_not_written_once_it_has_left() -> None:
    duel = laid_out(FULL)
    number, visit = duel.delayed[1].it or (0, 0)
    duel.delayed = [replace(duel.delayed[1], it=(number, visit + 1))]
    (said,) = snapshot(duel)["later"]
    assert "it" not in said


def test_a_position_before_the_game_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="before the game"):
        snapshot(GAME.new_duel(started(1)))


@pytest.mark.parametrize(("path", "value"), FACTS_OF_FULL.items())
def test_a_fact_is_read_from_the_table(path: str, value: object) -> None:
    assert measure(laid_out(FULL), path) == value


@pytest.mark.parametrize(
    "path",
    ["mood", "seat3.level", "seat1.mood", "seat1.units.1.mood", "seat1.champion.mood", "seat1.units.x.power"],
)
def test_an_unknown_fact(path: str) -> None:
    with pytest.raises(KeyError):
        measure(laid_out(FULL), path)


@pytest.mark.parametrize("path", ["seat2.units.9.power", "seat2.units.0", "seat2.intent.1"])
def test_a_fact_of_a_card_that_is_not_there(path: str) -> None:
    with pytest.raises(AbsentError, match="no card is there"):
        measure(laid_out(FULL), path)


def test_every_listed_fact_can_be_asked_for() -> None:
    duel = laid_out(FULL)
    for path in fact_paths(FACTS, ArchiveRuleset.slots, duel):
        with suppress(AbsentError):
            measure(duel, path)
