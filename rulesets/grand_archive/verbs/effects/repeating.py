"""Effects that happen or count more than once."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount, field_kinds, nodes_of
from cardgame_tui.text.abilities import Effect
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Per
from rulesets.grand_archive.cards.sentences import Case
from rulesets.grand_archive.rules.steps.numbers import number_of, once_of
from rulesets.grand_archive.rules.steps.verb import Verb, perform_one
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class ForEach(Verb):
    """An effect whose amount is multiplied; one without an amount is carried out so often (GA-129, GA-237)."""

    PHRASES: ClassVar = ("{per}, {effect}", "{effect:closed} {per}")
    per: Per
    effect: Effect

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Count now; of nothing it does not happen."""
        before = item.so_far.times
        often = number_of(duel, item, self.per.amount) // before // self.per.share
        if scales(self.effect):
            item.so_far.times, often = before * often, min(1, often)
        done = False
        for _ in range(often):
            done = (yield from perform_one(duel, item, self.effect)) or done
        item.so_far.times = before
        return done


@value
class Depending(Verb):
    """Different effects for different numbers, of which one happens or none (GA-176)."""

    PHRASES: ClassVar = ("depending on {amount}: {cases|;}",)
    amount: Amount
    cases: tuple[Case, ...]

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Carry out the effect for what the amount comes to now."""
        number = once_of(duel, item, self.amount)
        for case in self.cases:
            if case.band.admits(number):
                return (yield from perform_one(duel, item, case.effect))
        return False


def scales(effect: Effect) -> bool:
    """Whether an effect has an amount that can be multiplied."""
    forms = [type(node) for node in nodes_of(effect) if not isinstance(node, Enum)]
    return any([kind.amount is not None for form in forms for kind in field_kinds(form).values()])
