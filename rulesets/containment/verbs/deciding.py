"""Extra turns, and effects that decide the game."""

from typing import ClassVar

from cardgame_tui.engine.duel import other
from cardgame_tui.value import value
from rulesets.containment.rules.steps.verb import Verb
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class ExtraTurn(Verb):
    """A turn for the controller directly after the current one (CT-62)."""

    PHRASES: ClassVar = ("take an extra turn after this one",)

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Add it; the one added last is taken first."""
        duel.extra.append(item.controller)
        duel.note("CT-62", "extra_turn", item.controller, item.source)
        return True


@value
class WinOrLose(Verb):
    """Decides the game at once (CT-117)."""

    PHRASES: ClassVar = ("you {win=win} the game", "you lose the game")
    win: bool = False

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """End the game."""
        duel.finish(item.controller if self.win else other(item.controller), "CT-117", "card")
