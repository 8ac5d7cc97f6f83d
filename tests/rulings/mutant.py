"""A mutant: a game with one rule broken, and the files that have to notice."""

from contextlib import ExitStack
from dataclasses import dataclass
from unittest.mock import patch

from cardgame_tui.testing.scenario import Status
from tests.rulings.files import Rulings


@dataclass(frozen=True, slots=True)
class Mutant:
    """One rule broken.

    Args:
        breaks: the rule that no longer holds, in words.
        files: names of the files that must fail.
        parts: what is put in place of which part of the game, by module and name.
    """

    breaks: str
    files: tuple[str, ...]
    parts: dict[str, object]

    def wrong(self, game: Rulings) -> list[str]:
        """Name the files of its game that hold although the rule is broken."""
        with ExitStack() as stack:
            for part, instead in self.parts.items():
                stack.enter_context(patch(f"rulesets.{game.id}.{part}", instead))
            return [name for name in self.files if game.run(game.path_of(name)).status is not Status.FAILS]
