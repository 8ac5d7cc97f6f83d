"""What texts can say beyond the shipped cards: permissions, costs, copies, setup, open decks, options."""

from typing import Any

import pytest

from cardgame_tui.engine.duel import Start
from cardgame_tui.play.driver import Driver
from rulesets.grand_archive.cards.program import Ability
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.rules.combat.attackers import refuse_attack
from rulesets.grand_archive.rules.combat.retaliation import refuse_retaliation
from rulesets.grand_archive.rules.turn import phases_of
from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.traits import traits
from tests.rulesets.grand_archive.tables import GAME, Game, made

ALLY = {"type": "ally", "reserve": 0, "power": 1, "life": 2}
ITEM = {"type": "item", "reserve": 0}
SPELL = {"type": "action", "subtypes": ["Spell"], "reserve": 2, "speed": "slow"}
KILN = ("Spirit of the Kiln",)


def one(name: str, text: str, **fields: Any) -> dict[str, Any]:
    """A card of a test."""
    return {"name": name, "text": text, **fields}


def test_a_loop_that_a_player_answers_goes_on() -> None:
    cards = made(
        one("Spring", "Whenever you recover: recover 1.", **ITEM),
        one("Sip", "Recover 1.", type="action", reserve=0, speed="fast"),
    )
    game = Game({"field": ["Spring"], "hand": ["Sip"] * 3}, cards=cards, loop_limit=10)
    game.do(["play", "Sip"])
    for _ in range(2):
        game.passes(2 * 9)
        game.do(["play", "Sip"])
        assert game.duel.unanswered == 0
    game.passes(2 * 9)
    assert game.driver.result is None


def test_a_permission_changes_the_zone_only() -> None:
    cards = made(one("Urn", "You may play ally cards from your graveyard.", **ITEM))
    side = {"field": ["Urn"], "graveyard": ["Ledger Clerk", "Pyre Rebuke"], "hand": ["Rally the Line"]}
    game = Game(side, cards=cards, phase="recollection")
    assert not game.offers("permitted", "Ledger Clerk")
    assert game.refusal("permitted", "Ledger Clerk") == "GA-102"
    game = Game(side, cards=cards)
    assert game.offers("permitted", "Ledger Clerk")
    assert not game.offers("permitted", "Pyre Rebuke")
    game.do(["permitted", "Ledger Clerk"])
    game.resolve()
    assert "Ledger Clerk" in game.names(1, "units")
    assert game.names(1, "memory") == ["Rally the Line"]


def test_a_card_that_two_permissions_cover_is_offered_once() -> None:
    cards = made(one("Urn", "You may play ally cards from your graveyard.", **ITEM))
    game = Game({"field": ["Urn", "Urn"], "graveyard": ["Ledger Clerk"], "hand": ["Rally the Line"]}, cards=cards)
    assert [option.key for option in game.prompt.options].count("permitted") == 1


@pytest.mark.parametrize(
    ("texts", "paid"),
    [
        (["Spell cards you activate cost 1 less."], 1),
        (["Spell cards you activate cost 1 more."], 3),
        (["fire cards you activate cost 1 less."], 2),
        (["Spell cards you activate cost 1 more.", "Spell cards you activate cost exactly 1."], 2),
        (["Spell cards you activate cost 1 more.", "Spell cards you activate cost nothing."], 0),
        (["Spell cards opponents activate cost 1 more."], 2),
    ],
)
def test_costs_are_set_then_changed_then_removed(texts: list[str], paid: int) -> None:
    names = [f"Law {number}" for number in range(len(texts))]
    cards = made(
        *[one(name, text, **ITEM) for name, text in zip(names, texts, strict=True)],
        one("Hymn", "Recover 1.", **SPELL),
    )
    game = Game({"field": names, "hand": ["Hymn", *["Rally the Line"] * 4]}, cards=cards)
    game.do(["play", "Hymn"])
    if game.prompt.ask == "pay_reserve":
        game.do(["Rally the Line"] * paid)
    assert len(game.names(1, "memory")) == paid


def test_cards_of_the_opponent_cost_more() -> None:
    cards = made(
        one("Levy", "Spell cards opponents activate cost 1 more.", **ITEM), one("Hymn", "Gather.", **SPELL)
    )
    side = {"hand": ["Hymn", *["Rally the Line"] * 2]}
    assert Game(side, cards=cards).offers("Hymn")
    assert Game(side, {"field": ["Levy"]}, cards=cards).refusal("Hymn") == "GA-109"


def test_a_card_may_say_what_it_costs_itself() -> None:
    text = "As long as you control 2 or more allies, this costs 2 less to activate. Gather."
    cards = made(one("Hymn", text, **SPELL))
    hounds = ["Keen-Eyed Hound"] * 2
    assert Game({"hand": ["Hymn"], "field": hounds}, cards=cards).offers("Hymn")
    assert Game({"hand": ["Hymn"], "field": hounds[:1]}, cards=cards).refusal("Hymn") == "GA-109"


COSTS = made(
    one("Altar", "Sacrifice an ally you control and discard a card: draw a card.", **ITEM),
    one("Scales", "Recover 2 and banish a card in your graveyard: gather.", **ITEM),
    one(
        "Pyre",
        "As an additional cost to activate this, discard a card. Gather.",
        **{**SPELL, "reserve": 1},
    ),
)


def test_a_cost_may_be_chosen_among_objects_and_cards() -> None:
    game = Game({"field": ["Altar", "Keen-Eyed Hound", "Hedge Lurker"], "hand": ["Pyre Rebuke"]}, cards=COSTS)
    game.do(["ability", "Altar"])
    assert game.prompt.ask == "cost"
    game.do("Hedge Lurker")
    assert set(game.names(1, "graveyard")) == {"Hedge Lurker", "Pyre Rebuke"}
    game.resolve()
    assert game.names(1, "hand") == ["Roadside Sellsword"]


@pytest.mark.parametrize(("damage", "offered"), [(1, False), (2, True)])
def test_recovering_as_a_cost_needs_all_the_damage_counters(damage: int, offered: bool) -> None:
    side = {"field": ["Scales"], "graveyard": ["Pyre Rebuke"], "damage": damage}
    game = Game(side, cards=COSTS)
    assert game.offers("ability", "Scales") is offered
    if offered:
        game.do(["ability", "Scales"])
        assert (game.champion(1).damage, game.names(1, "banishment")) == (0, ["Pyre Rebuke"])


@pytest.mark.parametrize(("others", "offered"), [(1, False), (2, True)])
def test_an_additional_cost_is_paid_besides_the_reserve_cost(others: int, offered: bool) -> None:
    game = Game({"hand": ["Pyre", *["Rally the Line"] * others]}, cards=COSTS)
    assert game.offers("Pyre") is offered
    if offered:
        game.do(["play", "Pyre"], ["Rally the Line"])
        assert (game.names(1, "graveyard"), game.names(1, "memory")) == (["Rally the Line"], ["Rally the Line"])


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_action_may_be_declined_on_resolution(answer: str) -> None:
    cards = made(one("Offer", "You may discard a card; if you do, gather.", **{**SPELL, "reserve": 0}))
    game = Game({"hand": ["Offer", "Rally the Line"]}, cards=cards)
    game.do(["play", "Offer"], "pass", "pass")
    assert game.prompt.ask == "may"
    game.do(answer)
    assert len(game.names(1, "things")) == (answer == "yes")


MIMIC = made(
    one("Mimic", "This enters as a copy of an ally.", **ITEM),
    one("Hush", "Return target object to its owner's hand.", **{**SPELL, "reserve": 0}),
)


def test_an_object_that_enters_as_a_copy_has_the_abilities_of_the_original() -> None:
    game = Game({"hand": ["Mimic"], "field": ["Keen-Eyed Hound", "Gatehouse Warden"]}, cards=MIMIC)
    game.do(["play", "Mimic"], "pass", "pass")
    assert game.prompt.ask == "copy_of"
    game.do("Gatehouse Warden")
    copies = [each for each in game.duel.sides[1].units.cards if each.own is not None]
    assert [each.name for each in copies] == ["Gatehouse Warden"]
    game.duel.move(copies[0], game.duel.sides[1].hand)
    assert copies[0].name == "Mimic"


def test_without_anything_to_copy_it_enters_as_itself() -> None:
    game = Game({"hand": ["Mimic"]}, cards=MIMIC)
    game.do(["play", "Mimic"])
    game.resolve()
    assert game.names(1, "things") == ["Mimic"]


def test_an_ability_may_count_as_a_spell() -> None:
    cards = made(
        one("Wand", "As a Spell: rest: deal 1 damage to target ally.", **ITEM),
        one("Rod", "Rest: deal 1 damage to target ally.", **ITEM),
        one("Warded", "Spellshroud.", **ALLY),
    )
    game = Game({"field": ["Wand", "Rod"]}, {"field": ["Warded"]}, cards=cards)
    assert game.refusal("ability", "Wand") == "GA-203"
    assert game.offers("ability", "Rod")


def test_a_player_may_begin_the_game_with_a_card_on_the_field() -> None:
    cards = {
        **GAME.cards,
        **made(one("Herald", "You may begin the game with this on the field. On Enter: gather.", **ALLY)),
    }
    deck = {"material": ["Spirit of the Kiln"], "main": ["Herald", *["Rally the Line"] * 59]}
    start = Start(1, ArchiveOptions(first_player="seat1"), (deck, deck), cards=cards)
    driver = Driver(GAME, start)
    for seat in (1, 2):
        assert driver.prompt is not None
        assert (driver.prompt.ask, driver.prompt.seat) == ("begin_with", seat)
        driver.answer(() if seat == 1 else (0,))
    assert "Herald" not in [card.name for card in driver.duel.named["seat1.units"].cards]
    assert [card.name for card in driver.duel.named["seat2.units"].cards] == ["Herald"]
    assert not driver.duel.named["seat2.things"].cards


def test_the_top_card_of_a_deck_may_be_open() -> None:
    cards = made(one("Window", "You play with the top card of your deck revealed.", **ITEM))
    game = Game({"field": ["Window"], "deck": ["Rally the Line", "Pyre Rebuke"]}, cards=cards)
    below, top = game.duel.sides[1].deck.cards
    assert [game.duel.sees(seat, top) for seat in (0, 1, 2)] == [True] * 3
    assert [game.duel.sees(seat, below) for seat in (0, 1, 2)] == [False] * 3
    assert not game.duel.sees(0, game.duel.sides[2].deck.cards[-1])


@pytest.mark.parametrize(("option", "phase"), [("recollection", "recollection"), ("draw", "draw")])
def test_what_recollection_triggers_resolves_in_the_phase_of_the_option(option: str, phase: str) -> None:
    cards = made(one("Diary", "Whenever you recollect: recover 1.", **ITEM))
    game = Game(
        {"field": ["Diary"], "memory": ["Rally the Line"], "damage": 2}, cards=cards, phase="recollection",
        recollection_triggers=option,
    )  # fmt: skip
    game.passes(2)
    assert [item.label for item in game.duel.stack] == ["Recover 1"]
    assert game.duel.phase == phase
    assert len(game.names(1, "hand")) == 1


@pytest.mark.parametrize(
    ("option", "begins"),
    [
        ("all", "draw"),
        ("none", "wake_up"),
        ("wake_up", "materialize"),
        ("wake_up_materialize", "recollection"),
        ("materialize_recollection", "wake_up"),
        ("wake_up_recollection", "materialize"),
    ],
)
def test_any_of_three_phases_may_be_skipped_in_a_first_turn(option: str, begins: str) -> None:
    duel = Game({}, first_turn_skips=option).duel
    duel.turns[1] = 1
    phases = phases_of(duel)
    assert phases[0] == begins
    assert len(phases) == 6 - {"all": 3, "none": 0, "wake_up": 1}.get(option, 2)


def test_a_game_may_end_after_a_turn() -> None:
    game = Game({}, turn_limit=5)
    while game.driver.result is None:
        game.do("nothing" if game.prompt.ask == "materialize" else "pass")
    assert (game.driver.result.winner, game.driver.result.rule, game.duel.turn) == (0, "GA-342", 5)


@pytest.mark.parametrize(("counters", "attacks"), [(1, True), (0, False)])
def test_ruling_12_pride_keeps_a_golem_from_attacking_but_not_from_retaliating(
    counters: int, attacks: bool
) -> None:
    side = {"champion": (*KILN, "Vesna, Ember Squire"), "level": counters, "field": ["Furnace Golem"]}
    game = Game(side, {"field": ["Keen-Eyed Hound"]})
    golem, hound = game.card("Furnace Golem"), game.card("Keen-Eyed Hound")
    golem.rested = False
    refused = refuse_attack(game.duel, 1, golem)
    assert (refused is None) is attacks
    assert refused is None or refused.rule == "GA-297"
    combat = Combat(2, target(hound), defenders=[target(golem)])
    assert refuse_retaliation(game.duel, combat, golem) is None
    assert traits(game.duel, golem).power == 4


def test_whenever_triggers_for_each_and_one_or_more_for_all_together() -> None:
    cards = made(
        one("Mourner", "Whenever an ally you control dies: put a charge counter on this.", **ITEM),
        one("Bell", "Whenever one or more allies you control die: put a charge counter on this.", **ITEM),
        one("Doom", "Destroy each ally you control.", **{**SPELL, "reserve": 0}),
    )
    field = ["Mourner", "Bell", "Keen-Eyed Hound", "Gatehouse Warden"]
    game = Game({"hand": ["Doom"], "field": field}, {"field": ["Hedge Lurker"]}, cards=cards)
    game.do(["play", "Doom"], "pass", "pass")
    game.driver.answer((0, 1, 2))
    game.resolve()
    assert game.card("Mourner").counters == {"charge": 2}
    assert game.card("Bell").counters == {"charge": 1}


def test_recovering_and_levelling_up_can_be_seen() -> None:
    cards = made(
        one("Watcher", "Whenever you recover: gather. Whenever your champion levels up: recover 1.", **ITEM),
        one("Rise", "Level up your champion.", **{**SPELL, "reserve": 0}),
    )
    side = {"champion": KILN, "hand": ["Rise"], "field": ["Watcher"], "material": ["Vesna, Ember Squire"]}
    game = Game(side, cards=cards)
    game.do(["play", "Rise"], "pass", "pass", "Vesna, Ember Squire")
    game.driver.answer((0, 1))
    game.resolve()
    assert game.duel.stack == []
    assert len(game.names(1, "things")) == 3


def test_an_object_may_sacrifice_itself_as_a_cost() -> None:
    cards = made(one("Martyr", "Rest and sacrifice an ally you control: recover 1.", **ALLY))
    game = Game({"field": ["Martyr"], "damage": 3}, cards=cards)
    game.do(["ability", "Martyr"])
    game.resolve()
    assert (game.champion(1).damage, "Martyr" in game.names(1, "graveyard")) == (2, True)


def test_a_card_that_was_face_down_is_face_up_in_its_next_zone() -> None:
    text = "Banish the top card of your deck face-down; return it to its owner's hand; discard a card."
    cards = made(one("Loop", text, **{**SPELL, "reserve": 0}))
    game = Game({"hand": ["Loop"]}, cards=cards)
    game.do(["play", "Loop"])
    game.resolve()
    assert [card.face_up for card in game.duel.sides[1].graveyard.cards] == [True, True]


def test_a_champion_that_is_of_another_type_is_still_the_champion() -> None:
    cards = made(one("Hex", "Target champion an opponent controls becomes an item.", **{**SPELL, "reserve": 0}))
    game = Game({"hand": ["Hex"]}, {"champion": ("Spirit of the Tidepool",)}, cards=cards)
    game.do(["play", "Hex"], "Spirit of the Tidepool")
    game.resolve()
    assert game.driver.result is None
    assert traits(game.duel, game.champion(2)).types == {"item"}


def test_a_delayed_trigger_of_an_end_phase_waits_for_the_next_one() -> None:
    text = "At the beginning of the next end phase, recover 1."
    cards = made(one("Rest", text, type="action", reserve=0, speed="fast"))
    game = Game({"hand": ["Rest"], "damage": 3}, cards=cards, phase="end")
    game.do(["play", "Rest"])
    game.resolve()
    assert game.champion(1).damage == 3
    game.until("end", 2)
    game.resolve()
    assert game.champion(1).damage == 2


def test_x_is_0_for_a_card_that_is_played_without_its_cost() -> None:
    cards = made(one("Gift", "Play a card in your graveyard without paying its cost.", **{**SPELL, "reserve": 0}))
    side = {"hand": ["Gift", "Rally the Line"], "graveyard": ["Brimming Memory"]}
    game = Game({**side, "champion": ("Spirit of the Tidepool",)}, cards=cards)
    game.do(["play", "Gift"], "pass", "pass", "Brimming Memory")
    assert game.duel.stack[-1].played.x == 0


@pytest.mark.parametrize("phase", ["recollection", "main", "end"])
def test_any_phase_may_be_ended(phase: str) -> None:
    cards = made(one("Stop", "End this phase.", type="action", reserve=0, speed="fast"))
    game = Game({"hand": ["Stop"]}, cards=cards, phase=phase)
    game.do(["play", "Stop"])
    game.resolve()
    assert game.duel.phase != phase


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("If this would die, banish it instead.", "graveyard"),
        ("If an ally you control would die, banish it instead.", "banishment"),
        ("If an ally would die, return it to its owner's hand instead.", "hand"),
    ],
)
def test_a_unit_may_go_elsewhere_instead_of_dying(text: str, zone: str) -> None:
    cards = made(
        one("Gate", text, **ITEM), one("Doom", "Destroy each ally you control.", **{**SPELL, "reserve": 0})
    )
    game = Game({"hand": ["Doom"], "field": ["Gate", "Hedge Lurker"]}, cards=cards)
    game.do(["play", "Doom"])
    game.resolve()
    assert "Hedge Lurker" in game.names(1, zone)


def test_what_lasts_until_end_of_combat_ends_with_the_combat() -> None:
    text = "Target ally gets +1 power until end of combat."
    cards = made(one("Rush", text, type="action", reserve=0, speed="fast"))
    side = {"hand": ["Rush"], "field": ["Keen-Eyed Hound"]}
    game = Game(side, {"champion": ("Spirit of the Tidepool",)}, cards=cards)
    game.do(["attack", "Keen-Eyed Hound"], ["play", "Rush"])
    while game.prompt.ask == "target":
        game.do("Keen-Eyed Hound")
    while game.duel.combat is not None:
        game.passes()
    assert game.champion(2).damage == 3
    assert traits(game.duel, game.card("Keen-Eyed Hound")).power == 2


def test_an_ability_without_a_limit_is_offered_in_the_place_of_the_same_one_with_a_limit() -> None:
    cards = made(
        one("Spring", "Rest: recover 1; activate only once per turn. Slow: pay 1: gather.", **ITEM),
        one("Well House", 'Each item you control has "Rest: recover 1."', type="domain", reserve=0),
    )
    game = Game({"field": ["Spring", "Well House"], "hand": ["Pyre Rebuke"]}, cards=cards)
    found = [option.value for option in game.prompt.options if isinstance(option.value, Ability)]
    assert [(each.label, each.once, each.slow) for each in found] == [
        ("Slow: pay 1: gather.", False, True),
        ("Rest: recover 1.", False, False),
    ]


def test_the_same_limited_ability_from_two_texts_is_one_option_and_used_twice() -> None:
    cards = made(
        one("Spring", "Once per turn, discard a card: recover 1.", **ITEM),
        one(
            "Well House",
            'Each item you control has "Once per turn, discard a card: recover 1."',
            type="domain",
            reserve=0,
        ),
    )
    game = Game({"field": ["Spring", "Well House"], "hand": ["Pyre Rebuke"] * 3}, cards=cards)
    for _ in range(2):
        assert len([each for each in game.prompt.options if each.key == "ability"]) == 1
        game.do(["ability", "Spring"], "Pyre Rebuke")
        game.resolve()
    assert game.refusal("ability", "Spring") == "GA-115"
    assert not game.offers("ability", "Spring")
