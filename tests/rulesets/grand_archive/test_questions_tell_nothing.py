"""Whether a question is asked, and how it may be declined, tells the other player nothing of hidden cards."""

from dataclasses import replace

import pytest

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.unknown import hide_unknown
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.declining import decline_of
from rulesets.grand_archive.rules.playing.permitted import judge_permitted
from rulesets.grand_archive.state.duel import ArchiveDuel
from tests.rulesets.grand_archive.tables import GAME, Game, made, started

KILN = ("Spirit of the Kiln",)
TIDEPOOL = ("Spirit of the Tidepool",)


def shape(prompt: Prompt) -> tuple[object, ...]:
    """What the other player sees of a question."""
    bounds = (prompt.least, prompt.most, prompt.ordered, prompt.single)
    return prompt.seat, prompt.ask, prompt.rule, bounds, prompt.public, decline_of(prompt) is not None


def as_known_to_the_other(game: Game) -> ArchiveDuel:
    """The duel without what seat 2 does not know."""
    duel = game.driver.fork(keep=False).duel
    assert isinstance(duel, ArchiveDuel)
    hide_unknown(duel, 2)
    return duel


@pytest.mark.parametrize("others", [(), ("Spirit of the Open Sky",)])
def test_a_player_is_asked_for_the_first_champion_with_one_or_several(others: tuple[str, ...]) -> None:
    start = started(3, first_player="seat2", deck_check=False)
    material = [name for name in start.decks[1]["material"] if "Spirit" not in name]
    deck = {**start.decks[1], "material": [*material, *TIDEPOOL, *others]}
    driver = Driver(GAME, replace(start, decks=(start.decks[0], deck)))
    assert driver.prompt is not None
    assert shape(driver.prompt) == (2, "first_champion", "GA-76", (1, 1, False, True), False, False)
    assert len(driver.prompt.options) == 1 + len(others)


@pytest.mark.parametrize("paid", ["Tideglass Seer", "Ledger Clerk"])
def test_a_player_is_asked_to_imbue_whatever_pays(paid: str) -> None:
    side = {"champion": TIDEPOOL, "hand": ["Rime Shackle", "Rimebound Otter", paid]}
    game = Game(side, {"champion": KILN, "field": ["Gatehouse Warden"]})
    game.do(["play", "Rime Shackle"], "Gatehouse Warden")
    assert shape(game.prompt) == (1, "imbue", "GA-309", (1, 1, False, True), False, True)
    game.do("yes")
    assert (game.duel.stack[-1].played.imbued, "is_imbued" in game.logged()) == (paid == "Tideglass Seer",) * 2
    assert game.logged().count("reveals") == 2


def test_nobody_is_asked_to_imbue_where_both_players_see_that_too_little_pays_from_the_hand() -> None:
    side = {"champion": TIDEPOOL, "hand": ["Rime Shackle", "Rimebound Otter"], "field": ["Traveller's Satchel"]}
    game = Game(side, {"champion": KILN, "field": ["Gatehouse Warden"]})
    game.do(["play", "Rime Shackle"], "Gatehouse Warden")
    assert game.prompt.ask == "priority"


@pytest.mark.parametrize("top", ["Leaflet from Nowhere", "Rime Shackle"])
def test_a_glimpse_asks_in_the_same_way_whatever_it_shows(top: str) -> None:
    side = {"champion": TIDEPOOL, "hand": ["Pressed Leaf", "Ledger Clerk"], "deck": ["Rimebound Otter", top]}
    game = Game(side, {"champion": KILN})
    game.do(["play", "Pressed Leaf"], "pass", "pass")
    assert shape(game.prompt) == (1, "glimpse", "GA-234", (1, 1, False, True), False, True)
    assert game.offers("starcall") == (top == "Leaflet from Nowhere")
    game.do("no_more")
    assert game.prompt.ask == "priority"


@pytest.mark.parametrize("kept", ["Haggler's Nod", "Ledger Clerk"])
def test_what_a_text_lets_a_player_activate_asks_for_no_card_that_lies_face_down(kept: str) -> None:
    game = Game({"champion": TIDEPOOL, "memory": [kept], "deck": [kept]}, {"champion": KILN})
    assert judge_permitted(as_known_to_the_other(game), 1) == []


def test_what_a_text_lets_a_player_activate_is_found_where_both_see_it() -> None:
    game = Game({"champion": TIDEPOOL, "banishment": ["Haggler's Nod"]}, {"champion": KILN})
    [(option, refusal)] = judge_permitted(as_known_to_the_other(game), 1)
    assert (option.key, refusal) == ("permitted", None)


PYRE_RITE = {
    "name": "Pyre Rite",
    "type": "action",
    "speed": "fast",
    "reserve": 0,
    "text": "As an additional cost to activate this, discard a fire card. Draw a card.",
}


@pytest.mark.parametrize("other", ["Pyre Rebuke", "Ledger Clerk"])
def test_a_player_is_asked_what_they_discard_for_a_cost_whatever_else_they_hold(other: str) -> None:
    side = {"champion": KILN, "hand": ["Pyre Rite", "Pyre Rebuke", other]}
    game = Game(side, {"champion": TIDEPOOL}, cards=made(PYRE_RITE))
    game.do(["play", "Pyre Rite"])
    assert shape(game.prompt) == (1, "cost", "GA-112", (1, 1, False, True), False, False)
    assert len(game.prompt.options) == (2 if other == "Pyre Rebuke" else 1)
