"""Installed rulesets: one with a helpful error, all with the broken ones tolerated."""

from collections.abc import Callable

import pytest

from cardgame_tui.plugins import PluginError, listings, load_plugin, load_ruleset, ruleset_ids
from tests.cli.games import SOUND, UNSOUND, DeckLeduc

Install = Callable[..., None]


def test_ids_are_listed_without_importing(install: Install) -> None:
    install(("zebra", "no.such.module:X"), SOUND)
    assert ruleset_ids() == ["leduc", "zebra"]


def test_a_game_is_built_once(install: Install) -> None:
    install(SOUND)
    assert isinstance(load_ruleset("leduc"), DeckLeduc)
    assert load_ruleset("leduc") is load_ruleset("leduc")


def test_an_unknown_id_names_the_nearest(install: Install) -> None:
    install(SOUND)
    with pytest.raises(PluginError, match='no ruleset "ledux"; installed: leduc; did you mean leduc'):
        load_plugin("ledux")


def test_no_installed_ruleset_is_reported(install: Install) -> None:
    install()
    with pytest.raises(PluginError, match="none is installed"):
        load_plugin("leduc")


@pytest.mark.parametrize(
    ("ruleset_id", "reason"),
    [
        ("gone", "cannot be imported: ModuleNotFoundError"),
        ("misnamed", "the plugin calls itself other"),
        ("no_plugin", "its entry point names str, not a Plugin"),
        ("old", "is made for interface 0, this program has 3"),
        ("broken", "cannot be loaded: RuntimeError: the cards are gone"),
        ("no_game", "its plugin loads object, not a Ruleset"),
    ],
)
def test_a_broken_game_has_its_reason(install: Install, ruleset_id: str, reason: str) -> None:
    install(*UNSOUND)
    with pytest.raises(PluginError, match=reason):
        load_ruleset(ruleset_id)


def test_broken_games_leave_the_others_playable(install: Install) -> None:
    install(SOUND, *UNSOUND)
    broken = {each.id for each in listings() if each.plugin is None}
    assert broken == {"gone", "misnamed", "no_plugin", "old"}
    assert {each.id for each in listings()} - broken == {"broken", "no_game", "leduc"}


def test_two_packages_of_one_id_are_refused(install: Install) -> None:
    install(SOUND, SOUND)
    with pytest.raises(PluginError, match="more than one installed package provides it: package1, package2"):
        load_plugin("leduc")
