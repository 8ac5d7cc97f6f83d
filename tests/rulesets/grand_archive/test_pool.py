"""Cards of the pool as they are played: each does what section Z of the rulebook says."""

from typing import Any

from tests.rulesets.grand_archive.tables import Game

KILN, TIDE, SKY = "Spirit of the Kiln", "Spirit of the Tidepool", "Spirit of the Open Sky"
SQUIRE, DUELIST = "Vesna, Ember Squire", "Vesna, Gale Duelist"
ADEPT, WEAVER, ARCHIVIST = "Ondrel, Shore Adept", "Ondrel, Current Weaver", "Ondrel, Storm Archivist"
MAGE = {"champion": (TIDE, ADEPT)}
"""A side with water and a mage of level 1."""
PAYS = "Rally the Line"
"""A card that only pays."""


def materialized(name: str, **side: Any) -> Game:
    """A game in which seat 1 has just materialized a card, with everything resolved."""
    game = Game({"memory": [PAYS] * 3, "material": [name], **side}, phase="materialize")
    game.do(["materialize", name])
    game.resolve()
    return game


def test_ember_squire_brings_a_knife_or_sharpens_a_weapon() -> None:
    game = materialized(SQUIRE)
    assert game.card("Kindling Knife").counters == {"durability": 1}
    game = Game({"memory": [PAYS], "material": [SQUIRE], "field": ["Cinderbite Axe"]}, phase="materialize")
    game.do(["materialize", SQUIRE], "pass", "pass", "pass", "pass", "Cinderbite Axe")
    assert game.card("Cinderbite Axe").counters == {"durability": 3}


def test_shore_adept_is_enlightened_and_draws_for_three() -> None:
    game = materialized(ADEPT, champion=(TIDE,))
    assert game.champion(1).counters == {"enlighten": 2}
    game.until("main")
    assert not game.offers("enlighten", ADEPT)
    game = Game({**MAGE, "enlighten": 3})
    before = len(game.names(1, "hand"))
    game.do(["enlighten", ADEPT])
    game.resolve()
    assert (len(game.names(1, "hand")), game.champion(1).counters) == (before + 1, {})


def test_current_weaver_counts_the_second_spell_only() -> None:
    spells = ["Sheltering Swell", "Sheltering Swell", "Sheltering Swell"]
    game = Game({"champion": (TIDE, ADEPT, WEAVER), "hand": [*spells, *[PAYS] * 6]})
    for counters in ({}, {"enlighten": 1}, {"enlighten": 1}):
        game.do(["play", "Sheltering Swell"], ["seat1.units", WEAVER])
        if game.prompt.ask == "pay_reserve":
            game.do([PAYS] * 2)
        game.resolve()
        assert game.champion(1).counters == counters


def test_the_release_of_current_weaver_works_below_the_top_only() -> None:
    game = Game({"champion": (TIDE, ADEPT, WEAVER), "field": ["Keen-Eyed Hound"]})
    assert not game.offers("ability", WEAVER)
    game = Game({"champion": (TIDE, ADEPT, WEAVER, ARCHIVIST), "field": ["Keen-Eyed Hound"]})
    game.do(["ability", WEAVER], "Keen-Eyed Hound")
    game.resolve()
    assert game.names(1, "banishment") == [WEAVER]


def test_storm_archivist_gains_the_ledger_and_delevels() -> None:
    game = materialized(ARCHIVIST, champion=(TIDE, ADEPT, WEAVER))
    assert game.names(1, "mastery") == ["Tidal Ledger"]
    game.until("main")
    hand = len(game.names(1, "hand"))
    game.do(["ability", ARCHIVIST])
    assert game.champion(1).name == WEAVER
    game.resolve()
    assert len(game.names(1, "hand")) == hand + 2


def test_tidal_ledger_reads_the_memory_on_resolution() -> None:
    for memory, asked, damage, hand in ((1, "glimpse", 5, 0), (2, "priority", 4, 0), (3, "priority", 4, 0)):
        game = Game({"mastery": "Tidal Ledger", "memory": [PAYS] * memory, "damage": 5}, phase="main")
        game.passes(4)
        assert game.prompt.ask == asked
        assert (game.champion(1).damage, len(game.names(1, "hand"))) == (damage, hand)
    game = Game({"mastery": "Tidal Ledger", "memory": [PAYS] * 4}, phase="main")
    game.passes(4)
    assert len(game.names(1, "memory")) == 5


def test_ember_ledger_counts_what_the_champion_killed() -> None:
    side = {"champion": (KILN, SQUIRE), "mastery": "Ember Ledger", "field": ["Brasswake Saber"]}
    game = Game(side, {"field": ["Night-Market Courier", "Ledger Clerk"]})
    game.do(["attack", SQUIRE])
    while game.prompt.ask != "priority":
        game.do("Brasswake Saber" if game.offers("Brasswake Saber") else "Ledger Clerk")
    while game.duel.combat is not None:
        game.do("pass" if game.prompt.ask == "priority" else [])
    game.resolve()
    assert "Ledger Clerk" in game.names(2, "graveyard")
    assert game.card("Ember Ledger").counters == {"soot": 1}


def test_heartflame_relic_brings_its_mastery() -> None:
    game = materialized("Heartflame Relic")
    assert game.names(1, "mastery") == ["Ember Ledger"]


def test_archivists_lens_is_banished_for_a_card_in_memory() -> None:
    game = Game({"field": ["Archivist's Lens"]})
    game.do(["ability", "Archivist's Lens"])
    assert game.names(1, "banishment") == ["Archivist's Lens"]
    game.resolve()
    assert len(game.names(1, "memory")) == 1


def test_hourglass_of_cinders_charges_for_two_turns() -> None:
    side = {"field": ["Hourglass of Cinders"], "deck": [PAYS] * 9 + ["Steady Thrust"] + [PAYS] * 3}
    game = Game(side, phase="recollection")
    assert game.card("Hourglass of Cinders").counters == {"charge": 1}
    game.until("recollection", 2)
    game.until("recollection", 1)
    assert game.card("Hourglass of Cinders").counters == {"charge": 2}
    game.passes(2)
    assert game.prompt.ask == "search"
    game.do("Steady Thrust")
    assert "Steady Thrust" in game.names(1, "hand")


def test_tideglass_phial_returns_to_the_material_deck_and_empowers() -> None:
    hand = ["Searing Volley", *[PAYS] * 3]
    game = Game(
        {"champion": (KILN, SQUIRE), "field": ["Tideglass Phial"], "hand": hand}, {"field": ["Gatehouse Warden"]}
    )
    game.do(["ability", "Tideglass Phial"])
    game.resolve()
    assert game.names(1, "material") == ["Tideglass Phial"]
    game.do(["play", "Searing Volley"], "Gatehouse Warden")
    game.resolve()
    assert (game.card("Gatehouse Warden").damage, game.champion(2).damage) == (3, 1)


def test_searing_volley_does_less_at_level_one() -> None:
    hand = ["Searing Volley", *[PAYS] * 3]
    game = Game({"champion": (KILN, SQUIRE), "hand": hand}, {"field": ["Gatehouse Warden"]})
    game.do(["play", "Searing Volley"], "Gatehouse Warden")
    game.resolve()
    assert (game.card("Gatehouse Warden").damage, game.champion(2).damage) == (3, 0)


def test_wardstone_idol_becomes_a_colossus() -> None:
    game = Game({"field": ["Wardstone Idol"], "hand": [PAYS] * 3})
    game.do(["ability", "Wardstone Idol"])
    game.resolve()
    assert game.card("Wardstone Colossus").rested
    assert "Wardstone Colossus" in game.names(1, "units")


def test_glassfox_familiar_is_banished_and_glimpses() -> None:
    game = Game(
        {"champion": (KILN,), "hand": ["Pyre Rebuke", "Searing Volley", *[PAYS] * 3]},
        {"field": ["Glassfox Familiar"]},
    )
    game.do(["play", "Searing Volley"], "Glassfox Familiar")
    if game.prompt.ask == "pay_reserve":
        game.do([PAYS] * 3)
    game.passes(2)
    assert game.names(2, "banishment") == ["Glassfox Familiar"]
    game.passes(2)
    assert (game.prompt.ask, game.prompt.seat) == ("glimpse", 2)


def test_proving_ring_prepares_and_levels() -> None:
    game = materialized("Proving Ring", hand=[PAYS] * 2)
    assert game.champion(1).counters == {"preparation": 1}
    game.until("main")
    game.do(["ability", "Proving Ring"])
    if game.prompt.ask == "pay_reserve":
        game.do([PAYS] * 2)
    game.resolve()
    assert game.champion(1).counters == {"preparation": 1, "level": 1}


def test_travellers_satchel_scavenges() -> None:
    game = Game({"field": ["Traveller's Satchel"], "deck": ["Ledger Clerk", PAYS, PAYS]})
    game.do(["ability", "Traveller's Satchel"])
    assert game.names(1, "graveyard") == ["Traveller's Satchel"]
    game.resolve()
    assert game.names(1, "hand") == ["Ledger Clerk"]


def test_milestone_shrine_gives_and_takes() -> None:
    game = Game({"field": ["Milestone Shrine"], "damage": 3}, phase="recollection")
    game.passes(2)
    assert (len(game.names(1, "memory")), len(game.names(1, "deck"))) == (1, 9)
    game.until("main")
    game.passes(2)
    assert game.prompt.ask == "pay_to_keep"
    game.do("no")
    game.resolve()
    assert game.names(1, "graveyard") == ["Milestone Shrine"]
    assert game.champion(1).damage == 2


def test_recurring_verse_is_preserved_and_returns() -> None:
    game = Game({**MAGE, "hand": ["Recurring Verse", PAYS], "damage": 4})
    game.do(["play", "Recurring Verse"])
    game.resolve()
    assert game.champion(1).damage == 2
    assert game.names(1, "material") == ["Recurring Verse"]
    game.until("end", 2)
    game.until("materialize", 1)
    game.do(["Recurring Verse"])
    assert "Recurring Verse" in game.names(1, "hand")


def test_leaflet_from_nowhere_makes_a_leaf() -> None:
    game = Game({"hand": ["Leaflet from Nowhere", *[PAYS] * 3]})
    game.do(["play", "Leaflet from Nowhere"])
    game.resolve()
    assert game.names(1, "hand")[-1] == "Pressed Leaf"
    game.do(["play", "Pressed Leaf"])
    game.passes(2)
    assert game.prompt.ask == "glimpse"


def test_leaflet_from_nowhere_is_called_while_glimpsing() -> None:
    hand = ["Pressed Leaf", PAYS]
    game = Game({"hand": hand, "deck": [PAYS, PAYS, "Leaflet from Nowhere"]})
    game.do(["play", "Pressed Leaf"])
    game.passes(2)
    assert (game.prompt.ask, game.prompt.rule) == ("glimpse", "GA-234")
    game.do("activate Leaflet from Nowhere by Starcalling")
    game.resolve()
    assert "Pressed Leaf" in game.names(1, "hand")
    assert game.names(1, "memory") == [PAYS]


def test_kettle_remedy_is_brewed_from_ingredients() -> None:
    game = Game({"field": ["Bitterknot", "Emberbulb"], "hand": ["Kettle Remedy"], "damage": 5})
    game.do(["play", "Kettle Remedy"])
    while game.prompt.ask != "priority":
        game.do(next(word for word in ("yes", "brew", "Bitterknot", "Emberbulb") if game.offers(word)))
    game.resolve()
    assert (game.names(1, "things"), game.champion(1).damage, len(game.names(1, "hand"))) == ([], 2, 1)


def test_apothecarys_basket_gathers() -> None:
    game = Game({"field": ["Apothecary's Basket"], "hand": [PAYS]})
    game.do(["ability", "Apothecary's Basket"])
    game.resolve()
    assert len(game.names(1, "things")) == 2


def test_sealed_proclamation_cannot_be_answered() -> None:
    answer = {**MAGE, "hand": ["Second Thoughts", PAYS, PAYS], "field": ["Traveller's Satchel"]}
    game = Game({"hand": ["Sealed Proclamation", *[PAYS] * 3]}, answer)
    game.do(["play", "Sealed Proclamation"], "Traveller's Satchel")
    assert not game.duel.stack
    assert game.names(2, "graveyard") == ["Traveller's Satchel"]


def test_sapling_ward_is_fostered() -> None:
    game = Game({"field": ["Sapling Ward"]}, phase="recollection")
    game.passes(2)
    game.resolve()
    ward = game.card("Sapling Ward")
    assert (ward.fostered, ward.counters) == (True, {"buff": 2})


def test_rimebound_otter_comes_back_once() -> None:
    game = Game({**MAGE, "graveyard": ["Rimebound Otter"], "hand": [PAYS] * 2, "damage": 2})
    game.do(["Rimebound Otter"])
    game.resolve()
    assert (game.champion(1).damage, game.card("Rimebound Otter").ephemeral) == (1, True)
    assert "Rimebound Otter" in game.names(1, "units")


def test_tidal_ceasefire_needs_a_combat() -> None:
    game = Game({**MAGE, "hand": ["Tidal Ceasefire", *[PAYS] * 3]})
    assert not game.offers("Tidal Ceasefire")
    assert game.refusal("Tidal Ceasefire") != ""


def test_archive_the_drowned_returns_it_in_the_end_phase() -> None:
    game = Game({**MAGE, "hand": ["Archive the Drowned", *[PAYS] * 2]}, {"field": ["Ledger Clerk"]})
    game.card("Ledger Clerk").damage = 1
    game.do(["play", "Archive the Drowned"], "Ledger Clerk")
    game.resolve()
    assert game.names(2, "banishment") == ["Ledger Clerk"]
    game.passes(2)
    assert game.duel.phase == "end"
    game.passes(2)
    assert "Ledger Clerk" in game.names(2, "units")
    assert game.card("Ledger Clerk").damage == 0


def test_brimming_memory_draws_half_of_x() -> None:
    game = Game({**MAGE, "hand": ["Brimming Memory", *[PAYS] * 5]})
    game.do(["play", "Brimming Memory"], 5)
    game.resolve()
    assert len(game.names(1, "memory")) == 5 + 2


def test_rime_shackle_imbued_keeps_its_target_rested() -> None:
    hand = ["Rime Shackle", "Rimebound Otter", "Tideglass Seer"]
    game = Game({**MAGE, "hand": hand}, {"field": ["Gatehouse Warden"]})
    game.do(["play", "Rime Shackle"], "Gatehouse Warden")
    while game.prompt.ask != "priority":
        game.do("yes")
    game.resolve()
    assert game.card("Gatehouse Warden").rested
    game.until("main", 2)
    assert game.card("Gatehouse Warden").rested


def test_wilting_hex_withers_and_weakens() -> None:
    game = Game({**MAGE, "hand": ["Wilting Hex", *[PAYS] * 2]}, {"field": ["Gatehouse Warden"]})
    game.do(["play", "Wilting Hex"], "Gatehouse Warden")
    game.resolve()
    assert game.card("Gatehouse Warden").counters == {"wither": 1, "debuff": 1}


def test_sirens_wage_borrows_an_ally() -> None:
    game = Game({**MAGE, "hand": ["Siren's Wage", *[PAYS] * 4]}, {"field": ["Furnace Golem"]})
    game.do(["play", "Siren's Wage"], "Furnace Golem")
    game.resolve()
    golem = game.card("Furnace Golem")
    assert ("Furnace Golem" in game.names(1, "units"), golem.rested) == (True, False)
    game.until("recollection", 2)
    assert "Furnace Golem" in game.names(2, "units")


def test_lost_afternoon_balances() -> None:
    for hand, drawn in ((2, 1), (3, 0)):
        game = Game({**MAGE, "hand": ["Lost Afternoon", *[PAYS] * (hand + 2)]})
        game.do(["play", "Lost Afternoon"], "seat2.hand", [PAYS] * 2)
        game.resolve()
        assert len(game.names(1, "hand")) == hand + drawn


def test_echo_on_the_wind_copies_with_a_new_target() -> None:
    side = {"champion": (KILN, SQUIRE, DUELIST), "hand": ["Searing Volley", "Echo on the Wind", *[PAYS] * 5]}
    game = Game(side, {"field": ["Gatehouse Warden", "Undertow Leviathan"]})
    game.do(["play", "Searing Volley"], "Gatehouse Warden", [PAYS] * 3)
    game.do(["play", "Echo on the Wind"], "Searing Volley")
    if game.prompt.ask == "pay_reserve":
        game.do([PAYS] * 2)
    game.passes(2)
    game.do("yes", "Undertow Leviathan")
    game.resolve()
    assert [game.card(name).damage for name in ("Gatehouse Warden", "Undertow Leviathan")] == [3, 3]


def test_crosswind_feint_redirects_and_gives_agility() -> None:
    guard = {"champion": (SKY, ADEPT), "hand": ["Crosswind Feint", *[PAYS] * 2], "field": ["Gatehouse Warden"]}
    game = Game({"field": ["Keen-Eyed Hound"]}, guard)
    game.card("Gatehouse Warden").rested = True
    game.do(["attack", "Keen-Eyed Hound"], ADEPT, "pass")
    game.do(["play", "Crosswind Feint"], "Gatehouse Warden")
    game.passes(2)
    if game.prompt.ask == "chosen":
        game.do("Keen-Eyed Hound")
    while game.duel.combat is not None:
        game.do("pass" if game.prompt.ask == "priority" else [])
    assert (game.card("Gatehouse Warden").damage, game.champion(2).damage) == (2, 0)
    assert game.duel.agility[2] == [1]


def test_arcane_annotation_has_three_modes() -> None:
    side = {"champion": (TIDE, ADEPT, WEAVER, ARCHIVIST), "hand": ["Arcane Annotation", *[PAYS] * 2]}
    game = Game(side)
    game.do(["play", "Arcane Annotation"], "Put 3 enlighten counters on your champion")
    game.resolve()
    assert game.champion(1).counters == {"enlighten": 3}
    game = Game(side)
    game.do(["play", "Arcane Annotation"])
    game.do("Banish the top 3 cards of your deck and put an omen counter on each of them")
    game.resolve()
    assert [card.counters for card in game.duel.sides[1].banishment.cards] == [{"omen": 1}] * 3
