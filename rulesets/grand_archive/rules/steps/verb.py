"""The base of every verb of a card text, and what its words mean when it is carried out."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Imperative
from cardgame_tui.text.abilities import Effect
from cardgame_tui.text.forms import If, Otherwise
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.rules.steps.noticing import moves_seen
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


class Step(Effect):
    """An effect that is carried out when its item resolves. The modules of `verbs` define them all.

    One that may ask a player defines `perform`, any other one `apply`.
    """

    __slots__ = ()

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Carry it out for the item that resolves; whether it did what it says (`if you do`, GA-140)."""
        yield from ()
        return self.apply(duel, item)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Carry it out without a question; the rest is as for `perform`."""
        raise NotImplementedError


class Verb(Step, Imperative):
    """An effect that is one deed: it may be joined to others by `and`, and any player may do it."""

    __slots__ = ()

    def perform_for(self, duel: ArchiveDuel, item: ArchiveItem, seats: Sequence[int]) -> Script[bool]:
        """Let players do it in turn order; whether any did."""
        done, before = False, item.so_far.actor
        for seat in seats:
            item.so_far.actor = seat
            done = (yield from self.perform(duel, item)) or done
        item.so_far.actor = before
        return done


def perform_effects(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Carry out the effects of an item in the order of its text (GA-131)."""
    for _, mode in item.parts:
        held = False
        for effect in mode.effects:
            verb, held = _behind_conditions(duel, item, effect, held)
            item.so_far.done = verb is not None and (yield from verb.perform(duel, item))
            moves_seen(duel)
    if duel.shown:
        duel.hide()


def perform_one(duel: ArchiveDuel, item: ArchiveItem, effect: Effect) -> Script[bool]:
    """Carry out an effect that stands within another one; whether it did what it says."""
    verb, _ = _behind_conditions(duel, item, effect, False)
    return verb is not None and (yield from verb.perform(duel, item))


def _behind_conditions(
    duel: ArchiveDuel, item: ArchiveItem, effect: Effect, held: bool
) -> tuple[Step | None, bool]:
    """The verb behind the conditions of an effect, None if it does not happen (GA-141).

    Args:
        duel: the duel.
        item: the item that resolves.
        effect: the effect.
        held: whether the last condition before it was true.

    Returns:
        The verb, and whether the last condition is true now.
    """
    if isinstance(effect, Otherwise):
        if held:
            return None, True
        effect = effect.effect
    while isinstance(effect, If):
        held = is_true(duel, item, effect.condition)
        if not held:
            return None, False
        effect = effect.effect
    assert isinstance(effect, Step)
    return effect, held
