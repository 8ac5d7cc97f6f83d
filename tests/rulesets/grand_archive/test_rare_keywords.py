"""Keywords and labels that no shipped card has (rulebook section 24)."""

from typing import Any

import pytest

from rulesets.grand_archive.state.traits import traits
from tests.rulesets.grand_archive.tables import Game, made

ALLY = {"type": "ally", "reserve": 0, "power": 1, "life": 2}
SPELL = {"type": "action", "subtypes": ["Spell"], "reserve": 2, "speed": "slow"}
KILN, TIDE = ("Spirit of the Kiln",), ("Spirit of the Tidepool",)
ARCANE = (
    "Spirit of the Tidepool", "Ondrel, Shore Adept", "Ondrel, Current Weaver", "Ondrel, Storm Archivist",
)  # fmt: skip


def one(name: str, text: str, **fields: Any) -> dict[str, Any]:
    """A card of a test."""
    return {"name": name, "text": text, **fields}


@pytest.mark.parametrize(
    ("text", "payers", "imbued"),
    [
        ("Fire Imbue 2.", ["Pyre Rebuke", "Searing Volley"], True),
        ("Fire Imbue 2.", ["Pyre Rebuke", "Rally the Line"], False),
        ("Advanced Imbue 1.", ["Dawn Oath", "Rally the Line"], True),
        ("Advanced Imbue 1.", ["Pyre Rebuke", "Rally the Line"], False),
        ("Imbue 2.", ["Pyre Rebuke", "Searing Volley"], False),
    ],
)
def test_an_imbue_may_ask_for_other_elements(text: str, payers: list[str], imbued: bool) -> None:
    cards = made(one("Seal", f"{text} Recover 1; if this is imbued, gather.", **SPELL))
    game = Game({"hand": ["Seal", *payers], "champion": KILN}, cards=cards)
    game.do(["play", "Seal"])
    assert game.prompt.ask == "imbue"
    game.do("yes")
    game.resolve()
    assert len(game.names(1, "things")) == imbued


SHIELD = made(
    one("Bulwark Vow", "Ally Link. Link Shield.", type="phantasia", reserve=0),
    one("Doom", "Destroy target ally.", **{**SPELL, "reserve": 0}),
    one("Toll", "Sacrifice an ally you control.", **{**SPELL, "reserve": 0}),
)


@pytest.mark.parametrize("name", ["Doom", "Toll"])
def test_link_shield_leaves_instead_of_what_it_is_linked_to(name: str) -> None:
    game = Game({"hand": ["Bulwark Vow", name], "field": ["Gatehouse Warden"]}, cards=SHIELD)
    warden = game.card("Gatehouse Warden")
    game.do(["play", "Bulwark Vow"], "Gatehouse Warden")
    game.resolve()
    warden.damage = 3
    game.do(["play", name])
    while game.prompt.ask in ("target", "chosen"):
        game.do("Gatehouse Warden")
    game.resolve()
    if game.prompt.ask == "chosen":
        game.do("Gatehouse Warden")
    assert (warden.damage, game.names(1, "domains")) == (0, [])
    assert "Gatehouse Warden" in game.names(1, "units")
    assert "Bulwark Vow" in game.names(1, "graveyard")


def test_link_shield_saves_from_lethal_damage_once() -> None:
    game = Game(
        {"hand": ["Bulwark Vow", "Pyre Rebuke"], "field": ["Keen-Eyed Hound"], "champion": KILN}, cards=SHIELD
    )
    hound = game.card("Keen-Eyed Hound")
    game.do(["play", "Bulwark Vow"], "Keen-Eyed Hound")
    game.resolve()
    hound.damage = 5
    game.duel.changed("damage")
    game.passes()
    assert (hound.damage, "Keen-Eyed Hound" in game.names(1, "units")) == (0, True)
    hound.damage = 2
    game.duel.changed("damage")
    game.passes()
    assert "Keen-Eyed Hound" in game.names(1, "graveyard")


STOCK = "On Enter: put 4 charge counters on this. Remove a charge counter from this: "
CASCADE = made(
    one(
        "Clock",
        STOCK + "cascade: recover 1; next gather; next draw a card.",
        type="item",
        reserve=0,
    ),
    one(
        "Wheel",
        STOCK + "choose one that hasn't been chosen: gather; or recover 1.",
        type="item",
        reserve=0,
    ),
)


def test_cascade_uses_the_next_effect_each_time_until_none_is_left() -> None:
    game = Game({"hand": ["Clock"], "damage": 5}, cards=CASCADE)
    game.do(["play", "Clock"])
    game.resolve()
    for damage, things, hand in ((4, 1, 0), (4, 2, 0), (4, 2, 1)):
        game.do(["ability", "Clock"])
        game.resolve()
        assert (game.champion(1).damage, len(game.names(1, "things"))) == (damage, things)
        assert len(game.names(1, "hand")) == hand
    assert not game.offers("ability", "Clock")
    assert game.refusal("ability", "Clock") == "GA-203"


def test_what_was_chosen_cannot_be_chosen_again() -> None:
    game = Game({"hand": ["Wheel"], "damage": 5}, cards=CASCADE)
    game.do(["play", "Wheel"])
    game.resolve()
    game.do(["ability", "Wheel"], "Recover 1")
    assert game.card("Wheel").tracked == {"1.1"}
    game.resolve()
    game.do(["ability", "Wheel"])
    assert not game.offers("Recover 1")
    assert game.refusal("Recover 1") == "GA-182"
    game.do("Gather")
    game.resolve()
    assert not game.offers("ability", "Wheel")


AETHER = made(
    one("Gale Wing", "", type="weapon", subtypes=["Aetherwing"], reserve=0, power=1, durability=2),
    one(
        "Spark",
        "Aethercalling. Draw a card.",
        type="action",
        subtypes=["Aethercharge"],
        reserve=1,
        power=2,
        speed="fast",
    ),
    one("Lens", "Rest: glimpse 2.", type="item", reserve=0),
)


def test_aethercalling_loads_a_looked_at_card() -> None:
    game = Game({"field": ["Lens", "Gale Wing"], "deck": ["Rally the Line", "Spark"]}, cards=AETHER)
    game.do(["ability", "Lens"], "pass", "pass")
    assert game.prompt.ask == "glimpse"
    game.do(["aethercall", "Spark"])
    wing = game.card("Gale Wing")
    assert [each.name for each in game.duel.loaded(wing)] == ["Spark"]
    assert game.prompt.ask == "glimpse"
    game.do("no_more")
    assert game.names(1, "deck") == ["Rally the Line"]


def test_aethercalling_needs_an_aetherwing() -> None:
    game = Game({"field": ["Lens"], "deck": ["Rally the Line", "Spark"]}, cards=AETHER)
    game.do(["ability", "Lens"], "pass", "pass")
    assert game.refusal("aethercall", "Spark") == "GA-328"


AENEAN = made(
    one("Aura", "Elysian Aura.", type="domain", reserve=0),
    one("March", "Aenean Progression.", type="domain", reserve=0),
    one("Hymn", "Level 2+: recover 1.", **{**SPELL, "subtypes": ["Aenean"], "reserve": 0}),
    one("Oath", "Recover 1.", **{**SPELL, "subtypes": ["Aenean"], "reserve": 0}),
)


@pytest.mark.parametrize(("field", "damage"), [([], 5), (["Aura"], 4), (["Aura", "Aura"], 4)])
def test_elysian_aura_raises_the_level_for_aenean_cards(field: list[str], damage: int) -> None:
    game = Game({"field": field, "hand": ["Hymn"], "damage": 5, "champion": KILN}, cards=AENEAN)
    game.do(["play", "Hymn"])
    game.resolve()
    assert game.champion(1).damage == damage


def test_aenean_progression_makes_each_aenean_card_cost_one_more() -> None:
    hand = ["Oath", "Oath", "Oath", *["Rally the Line"] * 3]
    game = Game({"field": ["March"], "hand": hand, "champion": KILN}, cards=AENEAN)
    for paid in (0, 1, 3):
        game.do(["play", "Oath"])
        while game.prompt.ask == "pay_reserve":
            game.do(["Rally the Line"] * game.prompt.least)
        game.resolve()
        assert len(game.names(1, "memory")) == paid


def test_harmonize_asks_for_a_melody_of_this_turn() -> None:
    cards = made(
        one("Song", "Recover 1.", type="action", subtypes=["Melody"], reserve=0, speed="fast"),
        one("Choir", "Harmonize: as long as you activated a Melody card this turn, this has +2 power.", **ALLY),
    )
    game = Game({"field": ["Choir"], "hand": ["Song"]}, cards=cards)
    choir = game.card("Choir")
    assert traits(game.duel, choir).power == 1
    game.do(["play", "Song"])
    assert traits(game.duel, choir).power == 3


@pytest.mark.parametrize("on", [True, False])
def test_first_boon_is_text_of_an_option(on: bool) -> None:
    cards = made(one("Votary", "First Boon: this has +2 power. Cardistry: Taunt. Equestrian: Vigor.", **ALLY))
    game = Game({"field": ["Votary"]}, cards=cards, boons=on)
    now = traits(game.duel, game.card("Votary"))
    assert (now.power, len(now.keywords)) == (3 if on else 1, 2)


def test_agility_is_a_keyword_and_counts_for_both_players() -> None:
    cards = made(one("Runner", "Agility 1.", **ALLY))
    memory = ["Pyre Rebuke", "Rally the Line"]
    game = Game({"field": ["Runner"], "memory": memory}, {"memory": memory[:1]}, cards=cards)
    game.duel.agility[2].append(1)
    game.until("end")
    assert [item.label for item in game.duel.stack] == ["agility", "agility"]
    game.passes(2)
    assert (game.names(2, "hand"), game.names(2, "memory")) == (["Pyre Rebuke"], [])
    game.passes(2)
    game.do(["Rally the Line"])
    assert game.names(1, "memory") == ["Pyre Rebuke"]


@pytest.mark.parametrize(
    ("word", "good"),
    [("Champion", "Spirit of the Kiln"), ("Weapon", "Brasswake Saber"), ("Unit", "Keen-Eyed Hound")],
)
def test_a_link_may_ask_for_each_type(word: str, good: str) -> None:
    cards = made(one("Tether", f"{word} Link. The linked object has Vigor.", type="phantasia", reserve=0))
    field = ["Proving Ring", "Brasswake Saber", "Keen-Eyed Hound"]
    game = Game({"hand": ["Tether"], "field": field}, {"champion": TIDE}, cards=cards)
    game.do(["play", "Tether"])
    if game.prompt.ask == "target":
        assert game.refusal("Proving Ring") == "GA-203"
        game.do(good)
    game.resolve()
    link = game.card("Tether").linked
    assert link is not None
    assert link.thing.name == good


@pytest.mark.parametrize(("champion", "enabled"), [(TIDE, False), (ARCANE, True)])
def test_an_advanced_element_enables_exalted(champion: tuple[str, ...], enabled: bool) -> None:
    cards = made(one("Seraph", "", elements=["exalted"], **ALLY))
    game = Game({"hand": ["Seraph"], "champion": champion}, cards=cards)
    assert game.offers("Seraph") is enabled
