"""What players gain, and phases that they skip."""

from typing import ClassVar

from cardgame_tui.text import Amount
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Phase
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules.steps import phases
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.objects import mastery
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class GainMastery(Verb):
    """A mastery, which replaces the one you have (GA-251)."""

    PHRASES: ClassVar = ("gain the mastery {mastery}", "gain the {mastery} mastery")
    mastery: str

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Gain it."""
        mastery.gain(duel, item.doer, self.mastery)
        return True


@value
class GainStatus(Verb):
    """A status: several different ones may be there, and one that you have already does nothing (GA-252)."""

    PHRASES: ClassVar = ("gain the status {status}",)
    status: str

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Gain it, if the game has statuses."""
        return mastery.gain_status(duel, item.doer, self.status)


@value
class GainAgility(Verb):
    """Cards that come out of your memory as the end phase begins (GA-317)."""

    PHRASES: ClassVar = ("gain Agility {amount}", "gain Agility equal to {amount:value}")
    amount: int | Amount

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Gain it until clean-up."""
        amount = number_of(duel, item, self.amount)
        if not amount:
            return False
        duel.agility[item.doer].append(amount)
        duel.changed("player")
        duel.note("GA-317", "agility", item.doer, item.source, amount=amount)
        return True


@value
class Empower(Verb):
    """A higher LV for your next Spell card of this turn (GA-308)."""

    PHRASES: ClassVar = ("empower {amount:any}", "empower an amount equal to {amount:value}")
    amount: int | Amount

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Add it to what is empowered already."""
        amount = number_of(duel, item, self.amount)
        if not amount:
            return False
        duel.empower[item.doer] += amount
        duel.changed("player")
        duel.note("GA-308", "empowered", item.doer, item.source, amount=amount)
        does(duel, item.doer, Act.EMPOWER)
        return True


@value
class SkipPhase(Verb):
    """A phase that does not happen (GA-278)."""

    PHRASES: ClassVar = ("skip your next {phase} phase",)
    phase: Phase

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let the player skip one more."""
        phases.skip(duel, item.doer, self.phase.name.lower())
        return True
