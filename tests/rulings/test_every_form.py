"""Every form of a sentence is on a shipped card or in a ruling, so that a duel shows what it means."""

from collections.abc import Iterator, Mapping

import pytest

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.text import nodes_of
from rulesets.dimensional_rift.content.common import COMMON_TEXT
from rulesets.dimensional_rift.verbs.conditions import GetUp
from tests.rulings.files import GAMES, Rulings

OF_RULES: Mapping[str, tuple[str, ...]] = {
    "dimensional_rift": tuple(f"Action: {text}." for text in COMMON_TEXT.values())
}
"""Texts that are on no card, because the rules give what they say to many cards (DR-93, DR-103)."""
WITHOUT_TEXT = (GetUp,)
"""What every Prone creature may do, whatever its text (DR-155)."""


def texts_of(game: Rulings) -> Iterator[str]:
    """The texts of the shipped cards, of those that rulings define, other sides too, and of the rules."""
    yield from OF_RULES.get(game.id, ())
    for card in game.ruleset.cards.values():
        yield from [side.text for side in (card, getattr(card, "flip", None)) if side is not None]
    for path in game.files:
        for table in load_scenario(path).scenario.card:
            flip = table.get("flip")
            sides = [table, flip] if isinstance(flip, dict) else [table]
            yield from [str(side.get("text", "")) for side in sides]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_form_is_on_a_card_or_in_a_ruling(game: Rulings) -> None:
    language = game.ruleset.language
    assert language is not None
    used = {type(node) for text in set(texts_of(game)) for node in nodes_of(language.parse(text))}
    assert [form.__name__ for form in language.forms if form not in used and form not in WITHOUT_TEXT] == []
