"""Paying reserve and memory costs (GA-8, GA-109 to GA-113)."""

import pytest

from rulesets.grand_archive.showing.wording import WORDING
from tests.rulesets.grand_archive.tables import Game, made

OWN = made(
    {"name": "Test Relic", "type": "item", "supertypes": ["regalia"], "memory": 2, "text": ""},
    {"name": "Test Herald", "type": "ally", "reserve": 2, "power": 1, "life": 1, "text": ""},
)
WEAVER = "Ondrel, Current Weaver"
ADEPT = ("Spirit of the Tidepool", "Ondrel, Shore Adept")


def test_reserve_is_paid_with_a_hand_card_and_a_reservable_object() -> None:
    game = Game({"hand": ["Roadside Sellsword", "Rally the Line"], "field": ["Traveller's Satchel"]})
    game.do(["play", "Roadside Sellsword"])
    assert game.names(1, "memory") == ["Rally the Line"]
    assert game.card("Traveller's Satchel").rested
    assert not game.names(1, "hand")
    game.resolve()
    assert "Roadside Sellsword" in game.names(1, "units")


def test_a_card_never_pays_for_itself() -> None:
    game = Game({"hand": ["Roadside Sellsword", "Rally the Line"]})
    assert not game.offers("Roadside Sellsword")
    assert game.refusal("Roadside Sellsword") == "GA-109"
    assert game.names(1, "hand") == ["Roadside Sellsword", "Rally the Line"]


def test_the_player_chooses_what_pays() -> None:
    hand = ["Test Herald", "Rally the Line", "Pyre Rebuke", "Gust Fletcher"]
    game = Game({"hand": hand}, cards=OWN)
    game.do(["play", "Test Herald"])
    assert game.prompt.ask == "pay_reserve"
    assert not game.prompt.public
    game.do(["Pyre Rebuke", "Gust Fletcher"])
    assert sorted(game.names(1, "memory")) == ["Gust Fletcher", "Pyre Rebuke"]
    assert game.names(1, "hand") == ["Rally the Line"]


@pytest.mark.parametrize("floating", [0, 1])
def test_memory_is_paid_with_floating_memory_first_and_then_at_random(floating: int) -> None:
    memory = ["Rimebound Otter", "Tideglass Seer"]
    game = Game(
        {"champion": ADEPT, "memory": memory, "graveyard": ["Night-Market Courier"], "material": [WEAVER]},
        phase="materialize",
    )
    game.do(["materialize", WEAVER], ["Night-Market Courier"] if floating else [])
    banished = game.names(1, "banishment")
    assert ("Night-Market Courier" in banished) == bool(floating)
    assert len(banished) == 2
    assert len(game.names(1, "memory")) == floating
    game.resolve()
    assert game.champion(1).name == WEAVER


def test_too_few_cards_in_memory_make_a_materialization_illegal() -> None:
    game = Game({"champion": ADEPT, "memory": ["Rimebound Otter"], "material": [WEAVER]}, phase="materialize")
    assert game.refusal(WEAVER) == "GA-110"


def test_surviving_memory_comes_back_in_the_same_turn() -> None:
    memory = ["Rimebound Otter", "Tideglass Seer", "Ledger Clerk"]
    game = Game({"champion": ADEPT, "memory": memory, "material": [WEAVER]}, phase="materialize")
    game.do(["materialize", WEAVER])
    (left,) = game.names(1, "memory")
    game.until("main")
    assert left in game.names(1, "hand")
    assert not game.names(1, "memory")


def test_memory_may_be_chosen_under_an_option() -> None:
    memory = ["Rimebound Otter", "Tideglass Seer", "Ledger Clerk"]
    game = Game(
        {"champion": ADEPT, "memory": memory, "material": [WEAVER]}, phase="materialize", memory_payment="choose"
    )
    game.do(["materialize", WEAVER], ["Ledger Clerk", "Tideglass Seer"])
    assert game.names(1, "memory") == ["Rimebound Otter"]


NEGATED = {
    "champion": ("Spirit of the Kiln",),
    "field": ["Roadside Sellsword"],
}


@pytest.mark.parametrize(("left", "pays", "damage"), [(1, None, False), (2, "yes", True), (2, "no", False)])
def test_negate_unless_its_controller_pays(left: int, pays: str | None, damage: bool) -> None:
    hand = ["Searing Volley"] + ["Rally the Line"] * (3 + left)
    game = Game(
        {"hand": hand},
        {"champion": ADEPT, "hand": ["Second Thoughts", *["Tideglass Seer"] * 2], "field": ["Gatehouse Warden"]},
    )
    game.do(["play", "Searing Volley"], "Gatehouse Warden", ["Rally the Line"] * 3, "pass")
    game.do(["play", "Second Thoughts"], "Searing Volley")
    game.passes(2)
    if pays is not None:
        assert game.prompt.ask == "pay_to_keep"
        game.do(pays)
    game.resolve()
    assert (game.card("Gatehouse Warden").damage == 3) == damage
    assert "Searing Volley" in game.names(1, "graveyard")
    assert len(game.names(1, "memory")) == 3 + (2 if pays == "yes" else 0)
    assert len(game.names(1, "hand")) == left - (2 if pays == "yes" else 0)


def test_a_locked_card_needs_the_printed_level_and_the_class() -> None:
    ally = {"type": "ally", "subtypes": ["Mage"], "reserve": 0, "power": 1, "life": 1}
    pupil, adept = {"name": "Pupil", "text": "Level Locked 2."}, {"name": "Adept", "text": "Class Locked."}
    cards = made({**ally, **pupil}, {**ally, **adept})
    warrior = {"champion": ("Spirit of the Kiln", "Vesna, Ember Squire"), "level": 1, "hand": ["Pupil", "Adept"]}
    game = Game(warrior, cards=cards)
    assert (game.refusal("Pupil"), game.refusal("Adept")) == ("GA-185", "GA-185")
    mage = ("Spirit of the Tidepool", "Ondrel, Shore Adept", "Ondrel, Current Weaver")
    game = Game({"champion": mage, "hand": ["Pupil", "Adept"]}, cards=cards)
    assert game.offers("Pupil")
    assert game.offers("Adept")


def test_questions_about_payment_name_the_amount() -> None:
    game = Game(
        {"hand": ["Roadside Sellsword", *["Rally the Line"] * 3], "field": ["Keen-Eyed Hound"]},
        {"field": ["Besieged Tollgate"]},
    )
    game.do(["play", "Roadside Sellsword"])
    assert WORDING.question(game.duel, game.prompt) == "Seat 1, what pays 2? Cards go to memory."
    game.do(["Rally the Line"] * 2)
    game.resolve()
    game.do(["attack", "Keen-Eyed Hound"])
    if game.prompt.ask == "attack_target":
        game.do("Spirit of the Kiln")
    assert WORDING.question(game.duel, game.prompt) == "Seat 1, pay 1 to attack, as Besieged Tollgate asks?"
