"""Changing the numbers of objects."""

from typing import ClassVar

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.containment.cards.nouns import Duration, Stat
from rulesets.containment.cards.sentences import Change
from rulesets.containment.rules.steps.verb import Verb, object_of
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem
from rulesets.containment.state.traits import becomes

_MOMENTS = {
    None: "",
    Duration.START_PHASE: "start",
    Duration.EXPERIMENT_PHASE: "experiment",
    Duration.MAIN_PHASE: "main",
    Duration.END_PHASE: "end",
    Duration.TURN: "turn",
}
"""The moment at which a result ends (CT-54), except `until your next start phase` (CT-89)."""


@value
class Gets(Verb):
    """A plus or a minus for a time, or until the object leaves the site (CT-88, CT-90)."""

    PHRASES: ClassVar = ("{whom} gets {change}[ {until}]",)
    whom: Selector
    change: Change
    until: Duration | None = None

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Start the result, if the object is still there."""
        card = object_of(duel, item, self.whom)
        if card is None:
            return False
        start_result(duel, item, card, self.change.stat.value, self.change.amount, self.until)
        duel.note("CT-88", "gets", item.controller, card, word=f"{self.change.amount:+} {self.change.stat.value}")
        return True


@value
class Becomes(Verb):
    """A number that replaces the print (CT-90)."""

    PHRASES: ClassVar = ("the {stat} of {whom} becomes {amount}[ {until}]",)
    stat: Stat
    whom: Selector
    amount: int
    until: Duration | None = None

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Start the result, if the object is still there."""
        card = object_of(duel, item, self.whom)
        if card is None:
            return False
        start_result(duel, item, card, becomes(self.stat), self.amount, self.until)
        duel.note("CT-88", "becomes", item.controller, card, amount=self.amount, word=self.stat.value)
        return True


def start_result(
    duel: ContainmentDuel,
    item: ContainmentItem,
    card: ContainmentCard,
    what: str,
    amount: int,
    until: Duration | None,
) -> None:
    """Start a continuous result on one object; `your` start phase is that of the item's controller (CT-89)."""
    moment = f"start:{item.controller}" if until is Duration.YOUR_START_PHASE else _MOMENTS[until]
    origin = None if item.source is None else item.source.id
    duel.effects.add(Continuous(what, None, None, amount, until=moment, cards=(card.id,), origin=origin))
