"""Effects that end a phase, the turn or the game (sections U and V)."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.grand_archive.rules.steps import phases
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class EndTurn(Verb):
    """Ends the turn (GA-277)."""

    PHRASES: ClassVar = ("end the turn",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """End it after this item has resolved."""
        phases.end_turn(duel)
        return True


@value
class EndCombat(Verb):
    """Ends the combat phase (GA-276)."""

    PHRASES: ClassVar = ("end the combat phase",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """End it after this item has resolved; nothing outside a combat."""
        return phases.end_combat(duel)


@value
class EndPhase(Verb):
    """Ends the phase that is going on (GA-275)."""

    PHRASES: ClassVar = ("end this phase",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """End it after this item has resolved; in a combat that phase (GA-276)."""
        phases.end_phase(duel)
        return True


@value
class DistortTime(Verb):
    """The materialize phase comes between main and end phase (GA-201)."""

    PHRASES: ClassVar = ("time is distorted",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Distort it from the next turn on; not twice."""
        before, duel.distorted = duel.distorted, True
        if not before:
            duel.note("GA-201", "distorts", item.doer, item.source)
        return not before


@value
class WinGame(Verb):
    """You win the game (GA-268)."""

    PHRASES: ClassVar = ("win the game",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let the next check end the game."""
        duel.verdicts.add(f"wins {item.doer}")
        duel.changed("player")
        return True


@value
class LoseGame(Verb):
    """A player loses the game (GA-269)."""

    PHRASES: ClassVar = ("lose the game",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let the next check end the game."""
        duel.verdicts.add(f"loses {item.doer}")
        duel.changed("player")
        return True


@value
class DrawGame(Verb):
    """The game is a draw (GA-270)."""

    PHRASES: ClassVar = ("the game is a draw",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let the next check end the game."""
        duel.verdicts.add("draw")
        duel.changed("player")
        return True
