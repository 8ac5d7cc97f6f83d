"""Rulebooks of matches that change options: each option of each game changes a sentence that is printed."""

from collections.abc import Iterator

import pytest
from pydantic import ValidationError

from cardgame_tui.content.option_info import OptionInfo, changes_by_rule, describe_options, differences
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.rulebook.lines import AS_PLAYED, rule_lines

GAMES = ("dimensional_rift", "containment", "rune_duel", "grand_archive")
WIDTH = 10_000
TEXTS = ("5/9/13", "8/4/2/1/2")
"""Of the protection of bases, and the shape of decks, in Containment."""


def options_of(game: str) -> list[str]:
    """Every option of a game but the one that names the edition."""
    model: type[OptionModel] = load_ruleset(game).options_model
    return [info.name for info in describe_options(model) if info.name != model.PRESET_BY]


def others(info: OptionInfo) -> Iterator[object]:
    """Values of an option that are not its default."""
    numbers = [each for each in (info.least, info.most) if each is not None]
    yield from (each for each in (*info.choices, *numbers, 3, "3", *TEXTS) if each != info.default)


def changed(ruleset: Ruleset, name: str) -> OptionModel:
    """Options of a game of which one is not at its default."""
    model: type[OptionModel] = ruleset.options_model
    info = next(each for each in describe_options(model) if each.name == name)
    for worth in others(info):
        try:
            options = model.model_validate({name: worth})
        except ValidationError:
            continue
        if [each.name for each, _ in differences(options)] == [name]:
            return options
    raise AssertionError(f"no other value of {name} is allowed alone")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in options_of(game)])
def test_an_option_changes_a_sentence_that_is_printed(game: str, name: str) -> None:
    ruleset = load_ruleset(game)
    options = changed(ruleset, name)
    ((info, _),) = differences(options)
    book = load_rulebook(ruleset.rulebook)
    played = book.as_played(changes_by_rule(options))
    before, after = (
        [plain(line).strip() for line in rule_lines(each.rules[info.rule], WIDTH)] for each in (book, played)
    )
    assert after[:-1] == before
    assert after[-1].startswith(f"{AS_PLAYED} {info.title}: ")
    assert [rule.number for rule in played.rules.values() if rule.played] == [info.rule]
    blocks = [block for section in played.sections for block in section.rules]
    assert blocks == list(played.rules.values())
