"""The variants that come with the program can be played, and are what their names say."""

import pytest

from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.content.variants import find_variants
from cardgame_tui.lab.play_out import play_out
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset

IN_SHORT = {
    "containment": {
        "crowded": "Crowded / XK limit 9, NK scenario on",
        "laboratory": "Laboratory / Experiment phase on",
        "old_wards": "Old wards / Cross test dice on, Base protection 3/6/9, K-class on the stack off",
    },
    "dimensional_rift": {
        "glass_skirmish": "conquest / Glass skirmish / HP 3, Main Deck 12, Copies 3",
        "heavy_blows": "conquest / Heavy blows / Direct hit: the Might",
        "last_words": "conquest / Last words",
        "long_siege": "rift / Long siege / HP 30, Damage clears: never",
    },
    "grand_archive": {
        "draft": "Draft / Main deck 30, Material deck 10",
        "head_start": "Head start / Starting level 2",
    },
    "rune_duel": {
        "average_game": "Average game",
        "long_game": "Long game / Life total 40",
        "short_game": "Short game / Life total 20",
    },
}


@pytest.mark.parametrize("game", IN_SHORT)
def test_these_variants_are_shipped(game: str) -> None:
    shelf = find_variants(game)
    assert [variant.id for variant in shelf.variants] == sorted(IN_SHORT[game])
    assert not shelf.broken


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in IN_SHORT.items() for name in names])
def test_a_shipped_variant_is_played_to_the_end(game: str, name: str) -> None:
    setup = Recipe(load_ruleset(game), variant=name, seed=4).build()
    assert setup.rules_in_short == IN_SHORT[game][name]
    driver = setup.driver(setup.match().next_start())
    outcome = play_out(driver, (RandomBot(1), RandomBot(2)), setup.ruleset.longest)
    assert outcome.winner is not None


def test_last_words_changes_what_a_falling_card_does() -> None:
    changed = Recipe(load_ruleset("dimensional_rift"), variant="last_words").build().cards
    plain = load_ruleset("dimensional_rift").cards
    assert changed["Clay Hauler"].text == "Action: Maneuver. When destroyed: target collects 2 mana."
    assert changed["Gatewright"] is plain["Gatewright"]
