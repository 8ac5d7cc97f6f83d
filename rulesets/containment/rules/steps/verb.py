"""The base of every verb of a card text, and what its words mean when it is carried out."""

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Effect, Selector
from rulesets.containment.cards.nouns import (
    EachSandbox,
    NamedSandbox,
    OneObject,
    OneSandbox,
    OtherSandboxes,
    Reference,
    Sandboxes,
)
from rulesets.containment.rules.choices import chosen_object, chosen_sandbox, owner_of
from rulesets.containment.state.card import ContainmentCard, on_site
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem
from rulesets.containment.state.sandbox import Sandbox


class Verb(Effect):
    """An effect that is carried out when its item resolves. The modules of `verbs` define them all.

    One that may ask a player defines `perform`, any other one `apply`.
    """

    __slots__ = ()

    def perform(self, duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
        """Carry it out for the item that resolves; whether it did what it says (`if you do`)."""
        yield from ()
        return self.apply(duel, item)

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Carry it out without a question; the rest is as for `perform`."""
        raise NotImplementedError

    def possible(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Whether it can do anything, so that a player is asked about a `may` (CT-84)."""
        return True


def perform_effects(duel: ContainmentDuel, item: ContainmentItem) -> Script[None]:
    """Carry out the effects of an item in the order of its text (CT-87)."""
    assert item.ability is not None
    for effect in item.ability.effects:
        assert isinstance(effect, Verb)
        item.done = yield from effect.perform(duel, item)


def object_of(duel: ContainmentDuel, item: ContainmentItem, whom: Selector) -> ContainmentCard | None:
    """The object that a word means now; None for one that has left or no longer fits (CT-19, CT-85)."""
    match whom:
        case Reference.THIS:
            return this_of(item)
        case OneObject():
            return chosen_object(duel, item, whom)
    chosen = [each for each in item.targets if isinstance(each, Target)]
    card: ContainmentCard = chosen[-1].thing
    return card if not chosen[-1].lost and on_site(card) else None


def this_of(item: ContainmentItem) -> ContainmentCard | None:
    """The source of an item, if it is still the same thing on a site (CT-19)."""
    source = item.source
    return source if source is not None and source.visit == item.visit and on_site(source) else None


def sandboxes_of(duel: ContainmentDuel, item: ContainmentItem, where: Sandboxes) -> list[Sandbox]:
    """The sandboxes that a word means, the turn player's first (CT-102)."""
    match where:
        case OneSandbox():
            return [chosen_sandbox(item, where)]
        case NamedSandbox(owners=owners, of_class=of_class):
            return [duel.sandbox(owner_of(item.controller, owners), of_class.value)]
        case EachSandbox(owners=owners):
            return list(duel.sandboxes[owner_of(item.controller, owners)])
    return _that_or_every(duel, item, where)


def _that_or_every(duel: ContainmentDuel, item: ContainmentItem, where: Sandboxes) -> list[Sandbox]:
    if where is OtherSandboxes.EVERY:
        return [sandbox for seat in duel.in_order() for sandbox in duel.sandboxes[seat]]
    chosen = [each for each in (item.about, *item.targets) if isinstance(each, Sandbox)]
    return chosen[-1:]
