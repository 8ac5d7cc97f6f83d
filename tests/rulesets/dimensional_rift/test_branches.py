"""Branches of a duel in which something waits as a phase begins."""

from pathlib import Path

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset

RULINGS = Path(__file__).parents[2] / "rulings" / "dimensional_rift" / "keywords"


def test_no_copy_is_made_while_a_creature_is_about_to_transform() -> None:
    """DR-157."""
    setup = Recipe(
        load_ruleset("dimensional_rift"), scenario=str(RULINGS / "transform_as_the_turn_begins.toml")
    ).build()
    driver = setup.driver(setup.match().next_start())
    assert driver.prompt is not None
    assert (driver.prompt.rule, driver.duel.phase) == ("DR-157", "begin")
    stem = driver.fork_to_branch()
    branch = stem.fork()
    assert branch.duel.state() == driver.duel.state()
    for each in (branch, driver):
        each.answer(0)
    assert branch.duel.state() == driver.duel.state()
