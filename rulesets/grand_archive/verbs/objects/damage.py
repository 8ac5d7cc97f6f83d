"""Damage, preventing it, and recovering from it (section P)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Effect, Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.phrases.determiners import Bounds
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference, References
from rulesets.grand_archive.rules.steps.found import object_of, on_field_of
from rulesets.grand_archive.rules.steps.hits import damage
from rulesets.grand_archive.rules.steps.hits.prevention import await_prevention, prevent_next, shield
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.sharing import shared_among
from rulesets.grand_archive.rules.steps.verb import Step, Verb
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Deal(Verb):
    """Damage to one object or a group in one event, to several targets in one for each (GA-221)."""

    PHRASES: ClassVar = (
        "deal {amount} [unpreventable=unpreventable ]damage to {whom}",
        "deal [unpreventable=unpreventable ]damage equal to {amount:value} to {whom}",
        "deal [unpreventable=unpreventable ]damage to {whom} equal to {amount:value}",
    )
    amount: int | Amount
    whom: Selector
    unpreventable: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Deal it to all of them together."""
        amount = number_of(duel, item, self.amount)
        return (yield from _deal(duel, item, amount, self.whom, unpreventable=self.unpreventable))


@value
class Divide(Verb):
    """Damage that is divided among targets as it is dealt, in one event for each (GA-221, GA-355)."""

    PHRASES: ClassVar = (
        "deal {amount:any} [unpreventable=unpreventable ]damage divided as you choose among {whom:many}",
        "deal {amount:any} [unpreventable=unpreventable ]damage divided among {whom:many}",
        "deal {amount:any} [unpreventable=unpreventable ]damage split among {whom:many}",
    )
    amount: int | Amount
    whom: Selector
    unpreventable: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Divide it among those that are still there."""
        found = yield from on_field_of(duel, item, self.whom)
        shares = yield from shared_among(duel, item, number_of(duel, item, self.amount), found)
        hits = [
            damage.Hit(card, share, item.source, combat=False, unpreventable=self.unpreventable)
            for card, share in shares
        ]
        return (yield from _hit(duel, item, hits, self.whom))


@value
class DealBy(Verb):
    """Damage that an object deals, which is its source (GA-220); each of several deals its own."""

    PHRASES: ClassVar = (
        "{dealer} <deals/deal> {amount} [unpreventable=unpreventable ]damage to {whom}",
        "{dealer} <deals/deal> [unpreventable=unpreventable ]damage equal to {amount:value} to {whom}",
        "{dealer} <deals/deal> [unpreventable=unpreventable ]damage to {whom} equal to {amount:value}",
    )
    dealer: Selector
    amount: int | Amount
    whom: Selector
    unpreventable: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Let each of them deal it; `its` numbers are those of the one that deals."""
        if self.dealer is Reference.THIS:
            dealers = [] if item.source is None else [item.source]
        else:
            dealers = yield from on_field_of(duel, item, self.dealer)
        amounts = []
        for each in dealers:
            if self.dealer is not Reference.THIS:
                item.so_far.it = target(each)
            amounts.append(number_of(duel, item, self.amount))
        found = yield from on_field_of(duel, item, self.whom)
        hits = [
            damage.Hit(card, amount, dealer, combat=False, unpreventable=self.unpreventable)
            for dealer, amount in zip(dealers, amounts, strict=True)
            for card in found
        ]
        return (yield from _hit(duel, item, hits, self.whom))


@value
class Prevent(Verb):
    """A shield: a pool that shrinks by the damage it prevents (GA-223)."""

    PHRASES: ClassVar = (
        "prevent the next {amount} [combat=combat ]damage that would be dealt to {whom} this turn",
        "prevent the next {amount} {other=non-combat} damage that would be dealt to {whom} this turn",
        "prevent the next {amount} [combat=combat ]damage that {source} would deal to {whom} this turn",
    )
    amount: int | Amount
    whom: Selector
    combat: bool = False
    other: bool = False
    source: Phrase | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Give each of them a shield of its own (GA-226)."""
        only, found = yield from _source_and_units(duel, item, self.source, self.whom)
        kind = True if self.combat else False if self.other else None
        if self.source is not None and only is None:
            return False
        return shield(duel, found, number_of(duel, item, self.amount), combat=kind, item=item, only=only)


@value
class PreventNext(Step):
    """An instance: used up by the next damage, whether it prevents any or not (GA-224).

    `One or more` objects share one instance (GA-226).
    """

    PHRASES: ClassVar = (
        "the next time [combat=combat ]damage would be dealt to {whom} this turn, prevent {amount} of it"
        "[ and {also}]",
        "the next time [combat=combat ]damage would be dealt to {whom} this turn, prevent {all=all} of it"
        "[ and {also}]",
        "the next time [combat=combat ]damage would be dealt to {whom} this turn, prevent {all=that damage}"
        "[ and {also}]",
        "the next time {whom} would be dealt [combat=combat ]damage this turn, prevent {amount} of it"
        "[ and {also}]",
        "the next time {whom} would be dealt [combat=combat ]damage this turn, prevent {all=that damage}"
        "[ and {also}]",
        "the next time {whom} would be dealt [combat=combat ]damage this turn, {also} {instead=instead}",
        "the next time [combat=combat ]damage would be dealt to {whom} this turn, {also} {instead=instead}",
    )
    whom: Selector
    amount: int | Amount | None = None
    all: bool = False
    combat: bool = False
    also: Effect | None = None
    instead: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Give each of them an instance of its own, or one to all that are there now."""
        found = yield from on_field_of(duel, item, self.whom)
        shared = isinstance(self.whom, Phrase) and isinstance(self.whom.determiner, Bounds)
        combat = self.combat or None
        amount = None if self.amount is None else number_of(duel, item, self.amount)
        return prevent_next(
            duel, found, amount, combat=combat, item=item, also=self.also, shared=shared, instead=self.instead
        )


@value
class WhenPrevented(Step):
    """A delayed trigger for the damage that the prevention of the same item prevents (GA-179, GA-227)."""

    PHRASES: ClassVar = ("when damage is prevented this way, {effect}",)
    effect: Effect

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Create it; it triggers once, and not after this turn."""
        await_prevention(duel, item, self.effect)
        return True


@value
class Recover(Verb):
    """Damage counters leave a champion (GA-229)."""

    PHRASES: ClassVar = ("recover {amount:any}", "recover an amount equal to {amount:value}")
    amount: int | Amount

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Recover, which counts even without damage counters."""
        return damage.recover(duel, item.doer, number_of(duel, item, self.amount), "GA-229")


def _deal(
    duel: ArchiveDuel, item: ArchiveItem, amount: int, whom: Selector, *, unpreventable: bool = False
) -> Script[bool]:
    found = yield from on_field_of(duel, item, whom)
    hits = [damage.Hit(card, amount, item.source, combat=False, unpreventable=unpreventable) for card in found]
    return (yield from _hit(duel, item, hits, whom))


def _hit(duel: ArchiveDuel, item: ArchiveItem, hits: list[damage.Hit], whom: Selector) -> Script[bool]:
    dealt = 0
    for event in _events(hits, whom):
        dealt += sum([hit.amount for hit in (yield from damage.deal(duel, event, "GA-221"))])
    item.so_far.count = dealt
    item.so_far.dealt += dealt
    return bool(dealt)


def _events(hits: list[damage.Hit], whom: Selector) -> list[list[damage.Hit]]:
    """One event for a group, one for each of several targets, which were chosen one by one (GA-221)."""
    one_by_one = not whom.group if isinstance(whom, Phrase) else whom in (Reference.THEM, References.THEM)
    return [[hit] for hit in hits] if one_by_one else [hits]


def _source_and_units(
    duel: ArchiveDuel, item: ArchiveItem, source: Phrase | None, whom: Selector
) -> Script[tuple[ArchiveCard | None, list[ArchiveCard]]]:
    """The only source whose damage is prevented, None for any, and the units that are protected."""
    only = None if source is None else (yield from object_of(duel, item, source))
    return only, (yield from on_field_of(duel, item, whom))
