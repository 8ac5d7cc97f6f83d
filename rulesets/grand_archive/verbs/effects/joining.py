"""Effects that others do, that may be declined, that happen twice, or together (GA-131, GA-132, GA-177)."""

from collections.abc import Sequence
from typing import ClassVar

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.grand_archive.cards.phrases.who import Player
from rulesets.grand_archive.rules.steps.found import seats_meant
from rulesets.grand_archive.rules.steps.verb import Step, Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Both(Step):
    """Effects in a row that belong together: `glimpse 1 and gather`."""

    PHRASES: ClassVar = ("{verbs|+and}",)
    verbs: tuple[Verb, ...]

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Carry them out in order; whether all did what they say."""
        done = True
        for verb in self.verbs:
            done = (yield from verb.perform(duel, item)) and done
        return done


@value
class PlayerDoes(Step):
    """What a player does, or may do: `each opponent draws a card`, `you may rest this`."""

    PHRASES: ClassVar = (
        "you {may=may} {verbs|and}",
        "you {verbs|and}",
        "{who:one} {verbs:third|and}",
        "{who:many} {verbs:they|and}",
        "{who} {may=may} {verbs:they|and}",
        "you {may=may} {verbs|+then}",
        "{who:one} {verbs:third|+then}",
        "{who:many} {verbs:they|+then}",
        "{who} {may=may} {verbs:they|+then}",
    )
    verbs: tuple[Verb, ...]
    who: Player | None = None
    may: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Let each player in turn order decide and do it; `their` things are the player's own."""
        return (yield from self.perform_by(duel, item, seats_meant(duel, item, self.who)))

    def perform_by(self, duel: ArchiveDuel, item: ArchiveItem, seats: Sequence[int]) -> Script[bool]:
        """The same for some of these players."""
        done, before = False, item.so_far.actor
        if not self.may:
            for verb in self.verbs:
                done = (yield from verb.perform_for(duel, item, seats)) or done
        for seat in seats if self.may else ():
            if (yield from confirm(duel, seat, "may", "GA-177", item.source, public=True)):
                item.so_far.actor = seat
                for verb in self.verbs:
                    done = (yield from verb.perform(duel, item)) or done
                item.so_far.actor = before
            else:
                duel.note("GA-177", "declines", seat, item.source)
        return done


@value
class AndMay(Step):
    """A deed, and others that you may then do: `draw a card and you may discard a card`."""

    PHRASES: ClassVar = ("{verb} and you may {verbs|and}",)
    verb: Verb
    verbs: tuple[Verb, ...]

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Do it, then decide."""
        yield from self.verb.perform(duel, item)
        return (yield from PlayerDoes(self.verbs, may=True).perform(duel, item))


@value
class Then(Step):
    """Effects one after another: `search your deck for an item card, reveal it, then shuffle`."""

    PHRASES: ClassVar = ("{verbs|+then}",)
    verbs: tuple[Verb, ...]

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Carry them out in order; whether the first did what it says."""
        first, *others = self.verbs
        done = yield from first.perform(duel, item)
        for verb in others:
            yield from verb.perform(duel, item)
        return done


@value
class MayHave(Step):
    """What you may let another player do."""

    PHRASES: ClassVar = ("you may have {who} {verbs:they|and}",)
    who: Player
    verbs: tuple[Verb, ...]

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Decide, then let the player do it."""
        if not (yield from confirm(duel, item.doer, "may", "GA-177", item.source, public=True)):
            return False
        return (yield from PlayerDoes(self.verbs, self.who).perform(duel, item))


@value
class Twice(Step):
    """An effect that is carried out twice, completely."""

    PHRASES: ClassVar = ("{verb} twice",)
    verb: Verb

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Carry it out, and once more."""
        first = yield from self.verb.perform(duel, item)
        return (yield from self.verb.perform(duel, item)) or first
