"""The options of Rune Duel: as the rulebook lists them, and messages about options that exclude each other."""

import re
from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.option_info import describe_options, setting_text
from cardgame_tui.content.settings import parse_settings
from cardgame_tui.play.recipe import Recipe
from rulesets.rune_duel.options import RuneOptions
from tests.rulesets.rune_duel.tables import GAME

TOGETHER = {
    "max_slots=2": "max_slots 2 is too few: use 0 for no limit, or 3 to 12",
    "rank_trump=off rune_trump=off": "rank_trump and rune_trump are both off, but at least one must be on",
    "hand_size=2 end_discard_max=3": "end_discard_max 3 is above hand_size 2",
    "end_discard_max=6": "end_discard_max 6 is above hand_size 5",
    "max_slots=1 end_discard_max=9": (
        "end_discard_max 9 is above hand_size 5; max_slots 1 is too few: use 0 for no limit, or 3 to 12"
    ),
}
ALONE = {
    "life_total=0": 'life_total: found "0"; allowed: a number from 1 to 999',
    "max_slots=13": 'max_slots: found "13"; allowed: a number from 0 to 12',
    "lead_rule=wner": 'lead_rule: found "wner"; allowed: winner, loser or alternate; did you mean winner?',
}


def test_the_rulebook_lists_every_option_with_its_default_its_rule_and_whose_it_is() -> None:
    section = GAME.rulebook.read_text(encoding="utf-8").partition("## 14. Options")[2].partition("\n## ")[0]
    items = [" ".join(item.split()) for item in section.split("\n- ")[1:]]
    found = [re.fullmatch(r"`(\w+)` = `?(\w+)`? \((RD-\d+)\): .* `(seed|ours)`", item) for item in items]
    infos = describe_options(RuneOptions)
    assert len(items) == len(infos)
    assert {each.groups() for each in found if each} == {
        (info.name, setting_text(info.default), info.rule, "seed" if info.status == "source" else "ours")
        for info in infos
    }


@pytest.mark.parametrize("words", TOGETHER)
def test_options_that_exclude_each_other_are_named(words: str) -> None:
    with pytest.raises(ContentError) as error:
        parse_settings(RuneOptions, words.split())
    assert str(error.value) == f"--set: {TOGETHER[words]}"


@pytest.mark.parametrize("words", ALONE)
def test_a_value_out_of_bounds_is_named_with_its_option(words: str) -> None:
    with pytest.raises(ContentError) as error:
        parse_settings(RuneOptions, words.split())
    assert str(error.value) == f"--set: {ALONE[words]}"


def test_a_variant_names_its_options_that_exclude_each_other(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('name = "Odd"\nruleset = "rune_duel"\n[options]\nmax_slots = 2\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"odd\.toml:3: options: max_slots 2 is too few"):
        Recipe(GAME, variant=str(file)).build()
