"""Recipes: what was asked for becomes a set-up, each time from the files as they are."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.recipe import Recipe
from tests.games.lamps import CARDS, DECK, NIGHT, LampOptions, Lamps
from tests.games.leduc import LEDUC

NIGHT_DECKS = NIGHT + '[decks]\nseat1 = "Torches"\nseat2 = "two.toml"\n'


@pytest.fixture
def lamps(tmp_path: Path) -> Lamps:
    (tmp_path / "two.toml").write_text(DECK)
    (tmp_path / "night.toml").write_text(NIGHT_DECKS)
    return Lamps(tmp_path)


@pytest.fixture
def recipe(lamps: Lamps, tmp_path: Path) -> Recipe:
    return Recipe(lamps, variant=str(tmp_path / "night.toml"), names=("Alice", "Bob"), seed=5)


def faults_of(recipe: Recipe) -> list[str]:
    with pytest.raises(ContentError) as caught:
        recipe.build()
    return [str(fault).rpartition("/")[2] for fault in caught.value.faults]


def test_a_bare_recipe_is_the_unchanged_game() -> None:
    setup = Recipe(LEDUC).build()
    assert (setup.ruleset, setup.decks, setup.names) == (LEDUC, ({}, {}), ("Seat 1", "Seat 2"))
    assert (setup.variant, setup.rules_in_short) == (None, "")


def test_a_random_seed_by_default() -> None:
    assert len({Recipe(LEDUC).build().seed for _ in range(5)}) > 1
    assert Recipe(LEDUC, seed=7).build().seed == 7


def test_the_set_up_knows_its_variant(recipe: Recipe) -> None:
    setup = recipe.build()
    assert setup.variant is not None
    assert (setup.variant.name, setup.variant.file) == ("Night", recipe.variant)
    assert setup.options == LampOptions(edition="bright", hands=7)
    assert setup.rules_in_short == "bright / Night / Hands 7"
    assert setup.cards["Oil Lamp"].text == "Shine 2."


def test_seats_take_the_decks_of_the_variant(recipe: Recipe) -> None:
    setup = recipe.build()
    assert setup.deck_names == ("Torches", "Two")
    assert setup.decks == ({"main": ("Torch", "Torch")}, {"main": ("Oil Lamp", "Candle")})


def test_a_deck_that_was_asked_for_goes_before_the_variants(recipe: Recipe, tmp_path: Path) -> None:
    both = replace(recipe, decks=("", "torches"))
    assert both.build().deck_names == ("Torches", "Torches")
    assert replace(recipe, decks=(str(tmp_path / "two.toml"), "")).build().deck_names == ("Two", "Two")


def test_decks_of_the_variant_are_the_default(recipe: Recipe, tmp_path: Path) -> None:
    (tmp_path / "night.toml").write_text(NIGHT)
    assert recipe.build().deck_names == ("Torches", "Torches")


def test_a_deck_against_the_rules_is_a_fault_with_its_rule(recipe: Recipe, tmp_path: Path) -> None:
    (tmp_path / "night.toml").write_text(NIGHT_DECKS.replace("2 Torch", "3 Torch"))
    assert faults_of(recipe) == ["night.toml:12: deck 1: a deck has 2 cards, this one 3 (LE-1)"]


def test_faults_of_names_decks_and_cards_are_named_together(recipe: Recipe, tmp_path: Path) -> None:
    (tmp_path / "two.toml").write_text(DECK.replace("Candle", "Cndle"))
    found = faults_of(replace(recipe, names=("", "x" * 25), decks=("Trches", "")))
    assert [fault.partition("; ")[0] for fault in found] == [
        'names: found ""', f'names: found "{"x" * 25}"', 'no deck "Trches"',
        'two.toml:4: sections.main: no card "Cndle"',
    ]  # fmt: skip


def test_two_players_need_two_names() -> None:
    assert faults_of(Recipe(LEDUC, names=("A", " A\x07"))) == ['names: both players are called "A"']


def test_building_again_is_the_same_match(recipe: Recipe) -> None:
    one, two = recipe.build(), recipe.build()
    assert one.recipe == recipe
    assert (one.seed, one.decks, one.names, one.options) == (two.seed, two.decks, two.names, two.options)


def test_a_rematch_swaps_the_seats_and_back(recipe: Recipe) -> None:
    setup = replace(recipe, seats=("human", "random")).build()
    assert setup.recipe is not None
    second = setup.recipe.rematch().build()
    assert (second.names, second.deck_names, second.seats) == (
        ("Bob", "Alice"),
        ("Two", "Torches"),
        ("random", "human"),
    )
    assert second.decks == setup.decks[::-1]
    assert second.seed == seed_for(5, Purpose.REMATCH)
    assert second.recipe is not None
    third = second.recipe.rematch().build()
    assert (third.names, third.deck_names) == (("Alice", "Bob"), ("Torches", "Two"))
    assert third.seed == seed_for(second.seed, Purpose.REMATCH)


def test_a_rematch_of_a_match_with_a_random_seed_has_a_seed_of_it() -> None:
    setup = Recipe(LEDUC).build()
    assert setup.recipe is not None
    assert setup.recipe.rematch().build().seed == seed_for(setup.seed, Purpose.REMATCH)


def test_edited_files_are_picked_up(recipe: Recipe, lamps: Lamps, tmp_path: Path) -> None:
    first = recipe.build()
    text = NIGHT_DECKS.replace("Shine 2.", "Shine 3.").replace("hands = 7", "hands = 8")
    (tmp_path / "night.toml").write_text(text.replace('"2 Torch"', '"Candle", "Torch"'))
    (tmp_path / "two.toml").write_text(DECK.replace("Candle", "Torch"))
    lamps.card_file.write_text(CARDS.replace("Glow.", "Shine 4.   "), encoding="utf-8")
    second = recipe.build()
    assert (second.cards["Oil Lamp"].text, second.cards["Candle"].text) == ("Shine 3.", "Shine 4.")
    assert second.options.model_dump()["hands"] == 8
    assert second.decks == ({"main": ("Candle", "Torch")}, {"main": ("Oil Lamp", "Torch")})
    assert (first.cards["Oil Lamp"].text, first.cards["Candle"].text) == ("Shine 2.", "Glow.")


def test_a_mistake_in_an_edited_file_leaves_the_old_set_up_playable(recipe: Recipe, tmp_path: Path) -> None:
    setup = recipe.build()
    driver = setup.driver(setup.match().next_start())
    (tmp_path / "night.toml").write_text(NIGHT_DECKS.replace("Shine 2.", "Shine two much."))
    assert faults_of(recipe) == ['night.toml:7:19: Oil Lamp: text: after "Shine two" expected ".", found "much"']
    assert driver.prompt is not None
    driver.answer(0)
    (tmp_path / "night.toml").write_text(NIGHT_DECKS)
    assert recipe.build().cards["Oil Lamp"].text == "Shine 2."


SCENARIO = """title = "A queen"
ruleset = "leduc"
seed = 9
[options]
hands = 3
[start]
board = "King of spades"
seat1.hand = "Queen of spades"
seat2.hand = "Jack of spades"
"""


def test_a_scenario_brings_its_position_options_and_seed(tmp_path: Path) -> None:
    file = tmp_path / "queen.toml"
    file.write_text(SCENARIO)
    setup = Recipe(LEDUC, scenario=str(file), names=("A", "B")).build()
    assert (setup.seed, setup.options.model_dump()["hands"], setup.names) == (9, 3, ("A", "B"))
    assert setup.position is not None
    assert (
        Recipe(LEDUC, scenario=str(file), settings=("hands=2",), seed=4).build().options.model_dump()["hands"] == 2
    )


def test_a_position_that_cannot_be_laid_out_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "queen.toml"
    file.write_text(SCENARIO.replace("Queen", "Quen"))
    (fault,) = faults_of(Recipe(LEDUC, scenario=str(file)))
    assert fault.startswith("queen.toml: seat1.hand: 'Quen of spades' is not one of")
