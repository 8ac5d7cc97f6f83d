"""The order of effects in the layers, worked out by hand from GA-193 to GA-200."""

from dataclasses import replace

import pytest

from tests.rulesets.grand_archive.model.board import (
    Board,
    Condition,
    Effect,
    Part,
    Taken,
    Which,
)
from tests.rulesets.grand_archive.model.costs import reserve_cost
from tests.rulesets.grand_archive.model.examples import card, champion, effect, relic, values
from tests.rulesets.grand_archive.model.invented import ALLIES, GOLEMS, ITEMS, MINE, OTHERS, UNITS, static
from tests.rulesets.grand_archive.model.layers import affected, characteristics, level
from tests.rulesets.grand_archive.model.pool import ELEMENT, plus

ITSELF = Which(itself=True)
STEALTH, TAUNT, VIGOR = Part("gain", "Stealth"), Part("gain", "Taunt"), Part("gain", "Vigor")


def test_rally_does_not_reach_later_arrivals_but_a_described_set_does() -> None:
    early, late = card(2, "M05"), card(4, "M05")
    keys = affected(Board((champion("C01"), early)), MINE, 1)
    assert keys == {2}
    fixed = Effect("get", 1, 3, Which(keys=keys), (plus("power"),))
    described = replace(fixed, which=MINE)
    assert [values(key, early, late, effects=(fixed,)).power for key in (2, 4)] == [3, 2]
    assert [values(key, early, late, effects=(described,)).power for key in (2, 4)] == [3, 3]


def test_a_described_set_follows_control_and_a_fixed_one_does_not() -> None:
    hound = card(2, "M05")
    described = Effect("have", 1, 3, MINE, (plus("power"),))
    fixed = effect(3, (2,), plus("life"))
    board = Board((hound,), (described, fixed), (Taken(2, 2, 4),))
    assert characteristics(board)[2].power == 2
    assert characteristics(board)[2].life == 3
    assert characteristics(board)[2].controller == 2


def test_the_last_change_of_control_counts_and_its_class_bonus_follows() -> None:
    things = (champion("C01", "C02"), champion("C05", "C06", key=2, owner=2), card(5, "M01"))
    taken = (Taken(5, 2, 6), Taken(5, 1, 7))
    assert characteristics(Board(things, (), taken[:1]))[5].power == 2
    assert characteristics(Board(things, (), taken))[5].power == 3


def test_setting_a_missing_stat_gives_it_and_adding_does_not() -> None:
    lens = card(2, "R11", buff=2)
    assert values(2, lens, effects=(effect(3, (2,), plus("power", 2)),)).power is None
    with_power = values(
        2, lens, effects=(effect(3, (2,), plus("power", 2)), effect(4, (2,), Part("set", "power", 1)))
    )
    assert (with_power.power, with_power.life) == (5, None)


def test_base_then_changes_then_counters_then_swaps() -> None:
    hound = card(2, "M05", buff=1)
    effects = (
        effect(3, (2,), Part("swap")),
        effect(4, (2,), plus("power", 4)),
        effect(5, (2,), Part("set", "power", 0)),
        effect(6, (2,), Part("set", "life", 7)),
    )
    after = values(2, hound, effects=effects)
    assert (after.power, after.life) == (7 + 1, 0 + 4 + 1)


def test_counters_cancel_and_durability_is_counted() -> None:
    assert values(2, card(2, "M05", buff=1, debuff=3)).power == 0
    assert values(2, card(2, "M05", buff=1, debuff=3)).life == 0
    assert values(2, card(2, "R01", durability=4)).durability == 4
    assert values(2, card(2, "M05", durability=4)).durability is None


def test_the_newest_of_two_base_values_wins() -> None:
    first, second = effect(3, (2,), Part("set", "power", 5)), effect(4, (2,), Part("set", "power", 1))
    assert values(2, card(2, "M05"), effects=(second, first)).power == 1


def test_level_is_printed_level_with_modifiers_and_counters() -> None:
    board = Board((champion("C01", "C02", level=1),), (effect(5, (1,), plus("level", -4)),))
    assert level(board, 1) == -2
    assert level(board, 2) == 0, "no champion yet (GA-78)"


def test_costs_follow_the_inherited_effect_and_the_level() -> None:
    vesna = Board((champion("C01", "C02", "C03", "C04"),))
    assert reserve_cost(vesna, 1, 3, first_attack=True) == 2
    assert reserve_cost(vesna, 1, 3) == 3
    assert reserve_cost(vesna, 1, 0, first_attack=True) == 0
    assert reserve_cost(Board((champion("C01", "C02"),)), 1, 3, first_attack=True) == 3
    assert reserve_cost(vesna, 1, 6, efficiency=True) == 3
    weak = replace(vesna, effects=(effect(5, (1,), plus("level", -5)),))
    assert reserve_cost(weak, 1, 6, efficiency=True) == 8


def test_level_conditions_read_level_counters_in_every_layer() -> None:
    gift = static("Level 2+: allies you control have Taunt", MINE, TAUNT, needs=(Condition("level", 2),))
    ally = card(3, "M05")
    assert values(3, champion("C01", "C02", level=1), relic(2, gift), ally).word("Taunt") == 1
    assert values(3, champion("C01", "C02"), relic(2, gift), ally).word("Taunt") == 0


def test_a_level_that_depends_on_itself_is_refused() -> None:
    champions = Which(types=frozenset({"Champion"}))
    odd = static(
        "Level 2+: champions have -5 levels", champions, plus("level", -5), needs=(Condition("level", 2),)
    )
    with pytest.raises(ValueError, match="LV"):
        level(Board((champion("C01", "C02", "C03"), relic(5, odd))), 1)


def test_dependency_in_layer_b_beats_time() -> None:
    items_to_allies = static("Items become allies", ITEMS, Part("become", "Ally"))
    weapons_to_items = static("Weapons become items", Which(types=frozenset({"Weapon"})), Part("become", "Item"))
    saber = card(4, "R01", durability=2)
    after = values(4, relic(2, items_to_allies), relic(3, weapons_to_items), saber)
    assert after.types == {"Ally"}
    assert not after.supertypes


def test_dependency_in_layer_e_beats_time() -> None:
    strong = static("Allies with power 3 or more have +1 power", replace(ALLIES, least=3), plus("power"))
    all_ = static("Allies have +1 power", ALLIES, plus("power"))
    assert values(4, relic(2, strong), relic(3, all_), card(4, "M05")).power == 4


def test_what_an_effect_does_may_depend_on_another() -> None:
    counting = static("This has +1 power for each Golem", ITSELF, plus("power", per=GOLEMS))
    golems = static("Allies are also Golems", ALLIES, Part("add subtype", "Golem"))
    assert values(2, relic(2, counting, type_="Ally"), relic(3, golems), card(4, "M05")).power == 1 + 2


def test_how_much_an_effect_does_may_depend_on_a_newer_one() -> None:
    strong = replace(ALLIES, least=3)
    counting = relic(
        2, static("This has +1 power for each strong ally", ITSELF, plus("power", per=strong)), type_="Ally"
    )
    all_ = relic(3, static("Allies have +1 power", ALLIES, plus("power")))
    assert values(2, counting, all_, card(4, "M05")).power == 1 + 1 + 1


def test_base_values_come_before_types() -> None:
    strong = relic(2, static("Allies have a base power of 5", ALLIES, Part("set", "power", 5)))
    animated = values(3, strong, card(3, "M09"), effects=(effect(4, (3,), Part("become", "Ally")),))
    assert animated.types == {"Ally"}
    assert animated.power is None, "it was no ally yet in layer A (GA-196)"


def test_a_swap_needs_both_stats() -> None:
    assert values(2, card(2, "R01"), effects=(effect(3, (2,), Part("swap")),)).power == 2


def test_only_classes_make_a_class_bonus() -> None:
    human = effect(6, (1,), Part("add subtype", "Human"))
    assert values(5, champion("C05", "C06"), card(5, "M01"), effects=(human,)).power == 2
    warrior = effect(6, (1,), Part("add subtype", "Warrior"))
    assert values(5, champion("C05", "C06"), card(5, "M01"), effects=(warrior,)).power == 3


def test_a_loop_of_dependencies_falls_back_to_time() -> None:
    no_taunt = static("Allies with Stealth lose Taunt", replace(ALLIES, keyword="Stealth"), Part("lose", "Taunt"))
    no_stealth = static(
        "Allies with Taunt lose Stealth", replace(ALLIES, keyword="Taunt"), Part("lose", "Stealth")
    )
    both = effect(9, (4,), STEALTH, TAUNT)
    ally = card(4, "M05")
    first = values(4, relic(2, no_taunt), relic(3, no_stealth), ally, effects=(both,))
    assert (first.word("Stealth"), first.word("Taunt")) == (1, 0)
    second = values(4, relic(2, no_taunt, stamp=5), relic(3, no_stealth), ally, effects=(both,))
    assert (second.word("Stealth"), second.word("Taunt")) == (0, 1)


def test_an_ability_that_is_removed_gives_nothing_in_its_layer() -> None:
    giver = relic(2, static("Allies have Taunt", ALLIES, TAUNT), type_="Ally")
    silence = relic(3, static("Other allies lose all abilities", OTHERS, Part("lose all")))
    assert values(4, giver, silence, card(4, "M05")).word("Taunt") == 0
    silenced = effect(5, (2,), Part("lose all"))
    assert values(4, giver, card(4, "M05"), effects=(silenced,)).word("Taunt") == 0


def test_of_two_that_silence_each_other_the_older_one_wins() -> None:
    loss = static("Other allies lose all abilities", OTHERS, Part("lose all"))
    old, new = relic(2, loss, type_="Ally"), relic(3, loss, type_="Ally")
    assert values(2, old, new).abilities == {"Other allies lose all abilities"}
    assert values(3, old, new).abilities == set()


def test_what_an_earlier_layer_began_goes_on_in_later_ones() -> None:
    gift = static("Allies become fire and have +1 power", ALLIES, Part("become element", "fire"), plus("power"))
    giver, ally = relic(2, gift, type_="Ally"), card(4, "M05")
    silenced = (effect(5, (2,), Part("lose all")),)
    after = values(4, giver, ally, effects=silenced)
    assert after.elements == {"fire"}
    assert after.power == 3
    late = relic(2, static("Allies have +1 power", ALLIES, plus("power")), type_="Ally")
    assert values(4, late, ally, effects=silenced).power == 2, "it began in no earlier layer (GA-199)"


def test_what_an_earlier_layer_began_is_not_locked_later() -> None:
    parts = (Part("become element", "wind"), plus("power"))
    gift = relic(2, static("Element Bonus: units become wind and have +1 power", UNITS, *parts, needs=(ELEMENT,)))
    things = (champion("C02"), gift, card(4, "M05"))
    assert values(1, *things).elements == {"wind"}, "the bonus of the norm relic is locked after layer C"
    assert values(4, *things).power == 3


def test_a_gain_after_a_loss_stays_and_one_before_is_lost() -> None:
    loss, gain = effect(5, (4,), Part("lose all")), effect(6, (4,), VIGOR)
    assert values(4, card(4, "M02"), effects=(loss, gain)).keywords == (("Vigor", 1),)
    assert values(4, card(4, "M02"), effects=(loss, replace(gain, stamp=3))).keywords == ()


def test_a_gained_ability_gives_power() -> None:
    pump = static("This has +1 power for each Golem", ITSELF, plus("power", per=GOLEMS))
    gift = relic(2, static("Allies have an ability", ALLIES, Part("gain", ability=pump)))
    things = (gift, card(3, "M23"), card(4, "M05"))
    assert [values(key, *things).power for key in (3, 4)] == [5, 3]
    assert values(4, *things, effects=(effect(9, (4,), Part("lose all")),)).power == 2


def test_conditions_read_the_layer_they_are_in() -> None:
    control = Condition("control", 1, which=replace(GOLEMS, whose="you"))
    vigor = relic(2, static("With a Golem, allies have Vigor", MINE, VIGOR, needs=(control,)))
    golems = relic(3, static("Allies are also Golems", ALLIES, Part("add subtype", "Golem")))
    assert values(4, vigor, card(4, "M05")).word("Vigor") == 0
    assert values(4, vigor, golems, card(4, "M05")).word("Vigor") == 1


def test_redundant_keywords_count_once_and_additive_ones_add_up() -> None:
    gains = effect(5, (4,), TAUNT, VIGOR, VIGOR, Part("gain", "Pride", 3), Part("gain", "Pride", 1))
    assert values(4, card(4, "M02"), effects=(gains,)).keywords == (
        ("Pride", 3),
        ("Steadfast", 1),
        ("Taunt", 1),
        ("Vigor", 2),
    )


def test_an_added_type_keeps_the_old_ones() -> None:
    after = values(2, card(2, "R01"), effects=(effect(3, (2,), Part("add type", "Ally")),))
    assert after.types == {"Weapon", "Ally"}
    assert after.supertypes == {"Regalia"}


def test_a_transformed_face_has_a_time_stamp_of_its_own() -> None:
    strong = static("Allies have a base power of 5", ALLIES, Part("set", "power", 5))
    turned = replace(relic(2, strong), turned=6)
    base = effect(5, (4,), Part("set", "power", 1))
    assert values(4, turned, card(4, "M05"), effects=(base,)).power == 5
    assert values(4, replace(turned, turned=0), card(4, "M05"), effects=(base,)).power == 1
