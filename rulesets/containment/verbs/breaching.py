"""Breaching sandboxes, and what else is done with their top cards."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.containment.cards.nouns import Sandboxes
from rulesets.containment.rules.steps import lifecycle
from rulesets.containment.rules.steps.verb import Verb, sandboxes_of
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class Breach(Verb):
    """Breaches the top card (CT-103); an empty sandbox is a ZK event (CT-108)."""

    PHRASES: ClassVar = ("breach {where}",)
    where: Sandboxes

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Breach each of them."""
        return any([lifecycle.breach(duel, sandbox) for sandbox in sandboxes_of(duel, item, self.where)])


@value
class PutOnSite(Verb):
    """Puts the top card on its owner's site, which is no breach (CT-104)."""

    PHRASES: ClassVar = ("put the top card of {where} on your site",)
    where: Sandboxes

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Put one from each of them."""
        return any([lifecycle.put_on_site(duel, sandbox) for sandbox in sandboxes_of(duel, item, self.where)])


@value
class DecommissionTop(Verb):
    """Decommissions the top card (CT-106); an empty sandbox is a ZK event (CT-108)."""

    PHRASES: ClassVar = ("decommission the top card of {where}",)
    where: Sandboxes

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Decommission one from each of them."""
        found = sandboxes_of(duel, item, self.where)
        return any([lifecycle.decommission_top(duel, sandbox) for sandbox in found])


@value
class Reveal(Verb):
    """Shows the top card to both players; it stays where it is."""

    PHRASES: ClassVar = ("reveal the top card of {where}",)
    where: Sandboxes

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Log the card of each of them where both players read it."""
        found = [sandbox for sandbox in sandboxes_of(duel, item, self.where) if sandbox.cards]
        for sandbox in found:
            card = sandbox.cards[-1]
            duel.note("CT-21", "revealed", sandbox.seat, card, sandbox, word=sandbox.of_class, shown=True)
        return bool(found)
