"""States of objects (GA-206 to GA-208)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.rules.steps.found import on_field_of
from rulesets.grand_archive.rules.steps.objects import states
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Rest(Verb):
    """Rests objects that are awake (GA-208)."""

    PHRASES: ClassVar = ("rest {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Rest each of them; one that is rested does not become rested (GA-207)."""
        found = yield from on_field_of(duel, item, self.whom)
        return any([states.rest(duel, card, "GA-208", word="is_rested") for card in found])


@value
class Wake(Verb):
    """Wakes rested objects up (GA-207)."""

    PHRASES: ClassVar = ("wake {whom} up", "wake up {whom}", "{whom} <wakes/wake> up")
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Wake each of them up; one that is awake does not wake up."""
        found = yield from on_field_of(duel, item, self.whom)
        return any([states.wake(duel, card, "GA-207", word="is_woken") for card in found])


@value
class KeepRested(Verb):
    """An object that misses its controller's next wake up (GA-86)."""

    PHRASES: ClassVar = (
        "{whom} <doesn't/don't> wake up during its controller's next wake up phase",
        "{whom} <doesn't/don't> wake up during their controller's next wake up phase",
        "{whom} <doesn't/don't> wake up during their controllers' next wake up phases",
    )
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Keep each of them from waking up once."""
        found = yield from on_field_of(duel, item, self.whom)
        for card in found:
            states.keep_rested(duel, card, item.source)
        return bool(found)


@value
class BecomeDistant(Verb):
    """Distant lasts until the end of its controller's turn (GA-295)."""

    PHRASES: ClassVar = ("{whom} <becomes/become> distant",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Make each of them distant."""
        found = yield from on_field_of(duel, item, self.whom)
        return any([states.become_distant(duel, card, "GA-295") for card in found])


@value
class BecomeEphemeral(Verb):
    """An ephemeral object is banished as it leaves the field (GA-315)."""

    PHRASES: ClassVar = ("{whom} <becomes/become> ephemeral",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Make each of them ephemeral."""
        found = [each for each in (yield from on_field_of(duel, item, self.whom)) if not each.ephemeral]
        for card in found:
            card.ephemeral = True
            duel.object_changed(card)
        return bool(found)


@value
class Transform(Verb):
    """Turns a double-faced object over (GA-259)."""

    PHRASES: ClassVar = ("transform {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Turn it over; a copy of one face stays as it is (GA-261)."""
        found = yield from on_field_of(duel, item, self.whom)
        return any([states.transform(duel, card, "GA-259") for card in found])
