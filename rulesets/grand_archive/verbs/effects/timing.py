"""Effects that happen later: reflexive and delayed triggers (GA-179, GA-180)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Effect, Selector, TriggerEvent
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Duration, Phase, Way
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference
from rulesets.grand_archive.cards.triggers.events import On
from rulesets.grand_archive.rules.steps.found import again, on_field_of
from rulesets.grand_archive.rules.steps.lasting import watch
from rulesets.grand_archive.rules.steps.numbers import times_done
from rulesets.grand_archive.rules.steps.triggers import trigger_again, trigger_of
from rulesets.grand_archive.rules.steps.verb import Step, Verb
from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.delayed import AS_TURN_ENDS, DIES, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.conditions import is_counted


@value
class WhenYouDo(Step):
    """A trigger after the resolution in which the effect before it was done (GA-180)."""

    PHRASES: ClassVar = ("when you do, {effect}",)
    effect: Effect

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Create the trigger, with the same source."""
        if not item.so_far.done:
            return False
        _wait(duel, item, self.effect)
        return True


@value
class WhenDone(Step):
    """A trigger after the resolution in which the text has done something with things of a kind (GA-180)."""

    PHRASES: ClassVar = (
        "when {what:one} is {way} this way, {effect}",
        "when {what:many} are {way} this way, {effect}",
    )
    what: Phrase
    way: Way
    effect: Effect

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Create the trigger, once for all of them, with the same source."""
        if not is_counted(times_done(duel, item, self.what, self.way), self.what):
            return False
        item.so_far.point(self.way)
        _wait(duel, item, self.effect)
        return True


@value
class Whenever(Step):
    """A triggered ability for a while (GA-179, GA-193). No words say `words`: the compiler sets it."""

    PHRASES: ClassVar = ("{until}, {event}: {effect}", "{until}, {event:closed}, {effect}")
    event: TriggerEvent
    effect: Effect
    until: Duration
    words: str = ""

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let it wait from now on, for the player who does what the text says."""
        watch(duel, item, self.words, self.until)
        duel.note("GA-179", "will_trigger", item.doer, item.source)
        return True


@value
class TriggerAgain(Verb):
    """Lets abilities of objects trigger without their event (GA-346)."""

    PHRASES: ClassVar = ("trigger {each=each} {on} ability of {whom}",)
    on: On
    whom: Selector
    each: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Let them wait, object by object."""
        found = yield from on_field_of(duel, item, self.whom)
        return any([trigger_again(duel, card, self.on) for card in found])


@value
class Later(Step):
    """A trigger at a later moment, once (GA-179)."""

    PHRASES: ClassVar = (
        "at the beginning of the next {phase} phase, {effect}",
        "at the beginning of {yours=your next} {phase} phase, {effect}",
        "at the beginning of {turn=your next turn}, {effect}",
        "{effect:closed} {behind=at the beginning of the next} {phase} phase",
        "{effect:closed} {behind=at the beginning of} {yours=your next} {phase} phase",
        "{effect:closed} {behind=at the beginning of} {turn=your next turn}",
    )
    effect: Effect
    phase: Phase = Phase.WAKE_UP
    yours: bool = False
    turn: bool = False
    behind: bool = False

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Create the delayed trigger; it remembers what `it` is now."""
        moment = self.phase.name.lower()
        duel.delayed.append(
            _delayed(item, f"{moment}:{item.doer}" if self.yours or self.turn else moment, self.effect)
        )
        duel.note("GA-179", "will_trigger", item.doer, item.source)
        return True


@value
class WhenDies(Step):
    """A trigger for the death of an object in this turn, once (GA-179, GA-211)."""

    PHRASES: ClassVar = (
        "when {whom} <dies/die> this turn, {effect}", "if {whom} <dies/die> this turn, {effect}",
    )  # fmt: skip
    whom: Selector
    effect: Effect

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Create the delayed trigger for each of them; it remembers the object as `it`."""
        found = yield from on_field_of(duel, item, self.whom)
        for card in found:
            item.so_far.it = target(card)
            duel.delayed.append(_delayed(item, f"{DIES}:{card.id}", self.effect))
            duel.note("GA-179", "will_trigger", item.doer, item.source)
        return bool(found)


@value
class AsTurnEnds(Step):
    """Something that happens in the clean-up of this turn, without a trigger (GA-93)."""

    PHRASES: ClassVar = ("as the turn ends, {effect}",)
    effect: Effect

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Put the effect off until the clean-up; it remembers what `it` is now."""
        duel.delayed.append(_delayed(item, AS_TURN_ENDS, self.effect))
        duel.note("GA-93", "as_turn_ends", item.doer, item.source)
        return True


def _delayed(item: ArchiveItem, event: str, effect: Effect) -> Delayed:
    """What waits for a moment: what has left the field, or was banished, is meant where it lies now (GA-34)."""
    source = None if item.source is None else item.source.id
    this, moved = again(item, Reference.THIS), again(item, Reference.IT)
    visit = this[0].visit if this else item.visit
    it = (item.so_far.it.thing.id, item.so_far.it.visit) if isinstance(item.so_far.it, Target) else None
    if it is not None and len(moved) == 1 and moved[0].id == it[0]:
        it = (moved[0].id, moved[0].visit)
    return Delayed(event, "", item.doer, source, visit, source, effect, it)


def _wait(duel: ArchiveDuel, item: ArchiveItem, effect: Effect) -> None:
    """Let a reflexive trigger wait; it remembers what `it` is now (GA-180)."""
    trigger = trigger_of(item.doer, "GA-180", item.source, effect, item.visit)
    trigger.so_far.it, trigger.so_far.ways = item.so_far.it, item.so_far.ways
    trigger.played = item.played
    duel.waiting.append(trigger)
