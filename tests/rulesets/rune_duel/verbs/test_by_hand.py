"""By hand: what the players say and agree on is what happens (RD-75)."""

from collections.abc import Mapping
from typing import Any

from cardgame_tui.engine.duel import Start
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.option_matching import answer_for
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.showing.forecast import next_combat
from rulesets.rune_duel.state.duel import RuneDuel
from tests.rulesets.rune_duel.tables import GAME, laid_out, made

HOWLER = {"name": "Howler", "type": "creature", "rank": 1, "stats": "2/5"}
MOON = {"name": "Moon", "type": "spell", "rank": 1, "text": 'By hand "the moon is full."'}
SIDES: tuple[dict[str, Any], dict[str, Any]] = (
    {"line": {"1s1": "Old Brock", "1s2": "Clover Scout"}, "hand": ["War Drum"]},
    {"line": {"2s1": "Hedge Runner"}},
)
"""Where everything lies; the duel stops at the end of the round, when seat 1 is asked about the hand."""


def asked(card: Mapping[str, Any], *choices: str, fights: bool = False) -> Driver:
    """The duel after a card of seat 1 was turned up, or fought, and these choices were made for its text.

    Args:
        card: the card as its file writes it.
        *choices: in the words of scenarios.
        fights: whether combat begins with it in slot 3, unopposed; else it is turned up in the muster.
    """
    one, two = SIDES
    table: dict[str, Any] = {"winner": 1, "seat1": {**one, "deck": ["Old Brock"] * 3}, "seat2": two}
    if fights:
        table |= {"phase": "combat", "seat1": {**one, "line": {**one["line"], "1s3": card["name"]}}}
    else:
        table |= {"phase": "muster", "muster": [{"seat": 1, "card": card["name"]}]}
    start = Start(1, RuneOptions(), ({}, {}), cards={**GAME.cards, **made([card])})

    def prepare(duel: Any) -> None:
        GAME.arrange(duel, table)

    driver = Driver(GAME, start, prepare=prepare, begin_at_turn=True)
    for choice in choices:
        assert driver.prompt is not None
        driver.answer(answer_for(driver, driver.prompt, choice))
    return driver


def played(card: Mapping[str, Any], *choices: str, fights: bool = False) -> RuneDuel:
    """The duel after that."""
    duel = asked(card, *choices, fights=fights).duel
    assert isinstance(duel, RuneDuel)
    return duel


def names(duel: RuneDuel, seat: int = 1) -> list[str]:
    """The creatures of a line."""
    return [card.name for card in duel.line(seat)]


def test_by_hand_does_nothing_without_the_consent_of_the_other_player() -> None:
    duel = played(MOON, "by_hand_discard", "Hedge Runner", "no")
    assert names(duel, 2) == ["Hedge Runner"]


def test_a_spell_by_hand_needs_no_target_and_is_discarded() -> None:
    duel = played(MOON, "by_hand_discard", "Hedge Runner", "yes", "by_hand_done")
    assert names(duel, 2) == []
    assert [card.name for card in duel.pile(1, "discard").cards] == ["Moon"]


def test_players_draw_and_their_life_changes() -> None:
    duel = played(
        MOON,
        *("by_hand_draw", "2", "yes"),
        *("by_hand_gain", "3", "yes", "by_hand_lose", "1", "yes"),
        *("by_hand_other_loses", "4", "yes", "by_hand_other_gains", "1", "yes", "by_hand_other_draws", "9", "yes"),
    )
    assert (len(duel.pile(1, "hand").cards), len(duel.pile(2, "hand").cards)) == (3, 0)
    assert duel.life == {1: 32, 2: 27}
    assert duel.life_lost
    assert [(each.what, each.seat, each.amount) for each in duel.events or () if each.what == "loses_by_hand"] == [
        ("loses_by_hand", 1, 1),
        ("loses_by_hand", 2, 4),
    ]


def test_a_creature_is_damaged_healed_moved_and_returned() -> None:
    duel = played(
        MOON,
        *("by_hand_damage", "Old Brock", "3", "yes", "by_hand_heal", "Old Brock", "1", "yes"),
        *("by_hand_to_end", "Old Brock", "yes", "by_hand_return", "Clover Scout", "yes"),
    )
    (brock,) = duel.line(1)
    assert (brock.damage, brock.slot) == (2, 3)
    assert [card.name for card in duel.pile(1, "hand").cards] == ["War Drum", "Clover Scout"]


def test_an_arrival_by_hand_happens_as_the_creature_enters() -> None:
    duel = played(
        {**HOWLER, "text": 'Arrival: by hand "wolves howl."'}, "by_hand_return", "Howler", "yes", "by_hand_done"
    )
    assert names(duel) == ["Old Brock", "Clover Scout"]


def test_an_onslaught_by_hand_happens_at_its_time() -> None:
    howler = {**HOWLER, "text": 'Onslaught: by hand "wolves howl."'}
    duel = played(howler, "by_hand_other_loses", "5", "yes", "by_hand_done", fights=True)
    assert duel.life[2] == 30 - 1 - 2 - 5, "unopposed are Clover Scout with 1 and Howler with 2"


def test_nobody_changes_the_slot_by_hand_in_combat() -> None:
    prompt = asked({**HOWLER, "text": 'Onslaught: by hand "wolves howl."'}, fights=True).prompt
    assert prompt is not None
    assert prompt.ask == "by_hand"
    assert "by_hand_to_end" not in [option.key for option in prompt.options]


def test_other_words_by_hand_wait_for_the_end_of_combat() -> None:
    howler = {**HOWLER, "text": 'By hand "wolves are never afraid."'}
    begun = played(howler, fights=True)
    assert (begun.life[2], begun.phase) == (30 - 1 - 2, "combat")
    assert played(howler, "by_hand_gain", "1", "yes", "by_hand_done", fights=True).life[1] == 31


def test_an_effect_on_a_target_that_left_by_hand_does_nothing() -> None:
    text = 'Target: one of your creatures. By hand "wolves howl."; deal 2 to it.'
    duel = played({**MOON, "text": text}, "Clover Scout", "by_hand_return", "Clover Scout", "yes", "by_hand_done")
    assert [card.damage for card in duel.pile(1, "hand").cards] == [0, 0]


def test_a_forecast_ends_where_players_carry_something_out() -> None:
    howler = {**HOWLER, "text": 'Onslaught: by hand "wolves howl."'}
    line = {"line": {"1s1": "Howler", "1s2": "Clover Scout"}}
    duel = laid_out({"phase": "combat", "winner": 1, "seat1": line}, made([howler]))
    duel.events = []
    foreseen = next_combat(duel)
    assert foreseen is not None
    assert [each.words for each in foreseen.lines] == ["hits Seat 2", "life 30 → 28"]
