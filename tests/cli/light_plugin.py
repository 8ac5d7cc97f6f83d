"""The front module of a ruleset, as light as they ought to be."""

from typing import TYPE_CHECKING

from cardgame_tui.engine.plugin import Plugin

if TYPE_CHECKING:
    from cardgame_tui.ruleset import Ruleset


def _load() -> "Ruleset":
    from tests.games.leduc import LEDUC

    return LEDUC


PLUGIN = Plugin("leduc", "Leduc", "poker with six cards", "1", _load)
