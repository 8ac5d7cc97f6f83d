"""What effects do to characteristics, one rule at a time."""

from cardgame_tui.engine.continuous import Continuous
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.program import KeywordAbility
from rulesets.grand_archive.rules.playing.costs import reserve_cost
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.objects import control, states
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.clauses import (
    AddType,
    Become,
    Clause,
    Gain,
    LoseAbilities,
    Plus,
    SetStat,
    Swap,
)
from rulesets.grand_archive.state.layers.said import Resolved
from rulesets.grand_archive.state.traits import champion_level, has, life, power, traits
from tests.rulesets.grand_archive.tables import Game, made

VESNA_2 = ("Spirit of the Kiln", "Vesna, Ember Squire", "Vesna, Gale Duelist")
VESNA_3 = (*VESNA_2, "Vesna, Dawnforged")


def say(game: Game, card: ArchiveCard, *clauses: Clause) -> None:
    """Let a resolution say something about one object (GA-194)."""
    effect = Continuous[ArchiveDuel, ArchiveCard]("trait", None, None, Resolved(clauses), cards=(card.id,))
    game.duel.effects.add(effect)


def test_ruling_11_the_inherited_discount_is_for_the_first_attack_card_of_a_turn() -> None:
    game = Game({"champion": VESNA_3, "hand": ["Steady Thrust", "Rally the Line"]})
    thrust, rally = game.card("Steady Thrust"), game.card("Rally the Line")
    assert (reserve_cost(game.duel, 1, thrust), reserve_cost(game.duel, 1, rally)) == (0, 2)
    game.duel.activated[1]["attack"] = 1
    assert reserve_cost(game.duel, 1, thrust) == 1


def test_ruling_11_level_counters_raise_lv_but_no_printed_level() -> None:
    game = Game({"champion": VESNA_2, "level": 1})
    assert champion_level(game.duel, 1) == 3
    assert game.champion(1).printed.level == 2


def test_a_stat_that_is_missing_is_set_but_not_increased() -> None:
    """GA-50."""
    game = Game({"field": ["Traveller's Satchel"]})
    satchel = game.card("Traveller's Satchel")
    say(game, satchel, Plus("power", 2))
    assert traits(game.duel, satchel).power is None
    say(game, satchel, SetStat("power", 3), SetStat("life", 1))
    assert (power(game.duel, satchel), life(game.duel, satchel)) == (5, 1)


def test_becoming_a_type_drops_supertypes_and_keeps_subtypes() -> None:
    """GA-47 and GA-49."""
    game = Game({"field": ["Brasswake Saber", "Glassfox Familiar"]})
    saber, fox = game.card("Brasswake Saber"), game.card("Glassfox Familiar")
    say(game, saber, Become("item"))
    say(game, fox, AddType("item"))
    now = traits(game.duel, saber)
    assert (sorted(now.types), sorted(now.supertypes), sorted(now.subtypes)) == (
        ["item"],
        [],
        ["Sword", "Warrior"],
    )
    now = traits(game.duel, fox)
    assert (sorted(now.types), sorted(now.supertypes)) == (["ally", "item"], ["regalia", "unique"])


def test_swaps_come_after_counters() -> None:
    """GA-196."""
    game = Game({"field": ["Gatehouse Warden"]})
    warden = game.card("Gatehouse Warden")
    say(game, warden, Swap())
    say(game, warden, Plus("power", 2))
    counters.put(game.duel, warden, "buff", 1, "GA-242")
    assert (power(game.duel, warden), life(game.duel, warden)) == (5, 4)


def test_abilities_that_are_lost_do_nothing_and_later_ones_stay() -> None:
    """GA-197 and GA-198: the loss comes before the bonus that it removes."""
    game = Game({"champion": VESNA_2, "field": ["Roadside Sellsword", "Gatehouse Warden"]})
    _, sellsword, warden = game.duel.sides[1].units.cards
    assert power(game.duel, sellsword) == 3
    for card in (sellsword, warden):
        say(game, card, LoseAbilities())
        say(game, card, Gain(KeywordAbility(Keyword.STEALTH)))
    assert power(game.duel, sellsword) == 2
    assert dict(traits(game.duel, warden).keywords) == {Keyword.STEALTH: 1}


def test_a_side_that_is_turned_up_has_a_new_time_stamp() -> None:
    """GA-259."""
    game = Game({"field": ["Wardstone Idol"]})
    idol = game.card("Wardstone Idol")
    entered = idol.stamp
    states.transform(game.duel, idol, "GA-259")
    assert has(game.duel, idol, Keyword.TAUNT)
    assert idol.turned > entered == idol.stamp


def test_what_changed_an_object_stays_when_its_controller_changes() -> None:
    """GA-209: it is still the same object, though it is as printed and matters to no other."""
    guest = {"name": "Guest", "type": "ally", "reserve": 1, "power": 1, "life": 3, "text": ""}
    game = Game({"field": ["Guest"]}, cards=made(guest))
    card = game.card("Guest")
    say(game, card, Plus("power", 2))
    assert power(game.duel, card) == 3
    assert not game.duel.entangled
    control.gain_control(game.duel, card, 2)
    assert (power(game.duel, card), life(game.duel, card)) == (3, 3)
