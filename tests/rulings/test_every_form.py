"""Every form of a sentence is on a shipped card or in a ruling, so that a duel shows what it means.

Two games hold this; others have forms that only the tests of their verbs use.
"""

from collections.abc import Iterator

import pytest

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.text import nodes_of
from tests.rulings.files import GRAND_ARCHIVE, RUNE_DUEL, Rulings


def texts_of(game: Rulings) -> Iterator[str]:
    """The texts of the shipped cards, and of those that rulings define, other sides too."""
    for card in game.ruleset.cards.values():
        yield from [side.text for side in (card, getattr(card, "flip", None)) if side is not None]
    for path in game.files:
        for table in load_scenario(path).scenario.card:
            flip = table.get("flip")
            sides = [table, flip] if isinstance(flip, dict) else [table]
            yield from [str(side.get("text", "")) for side in sides]


@pytest.mark.parametrize("game", [GRAND_ARCHIVE, RUNE_DUEL], ids=lambda game: game.id)
def test_every_form_is_on_a_card_or_in_a_ruling(game: Rulings) -> None:
    language = game.ruleset.language
    assert language is not None
    used = {type(node) for text in set(texts_of(game)) for node in nodes_of(language.parse(text))}
    assert [form.__name__ for form in language.forms if form not in used] == []
