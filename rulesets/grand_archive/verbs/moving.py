"""Objects that leave the field or change control, and loading."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Destination, Until
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.selectors import One, Phrase
from rulesets.grand_archive.cards.who import Player
from rulesets.grand_archive.rules.playing.payment import pay_reserve
from rulesets.grand_archive.rules.steps.found import in_banishment, objects_of, on_field_of, seats_meant, this_of
from rulesets.grand_archive.rules.steps.loading import load
from rulesets.grand_archive.rules.steps.objects import control, leaving
from rulesets.grand_archive.rules.steps.objects.sending import put_onto_field, send
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal
from rulesets.grand_archive.rules.steps.objects.suppressing import suppress
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.state.traits import means

WAYS: Mapping[Destination, leaving.How] = MappingProxyType(
    {
        Destination.HAND: "returned", Destination.MEMORY: "into_memory", Destination.TOP: "on_top",
        Destination.BOTTOM: "at_bottom",
    }
)  # fmt: skip
"""How a card leaves for each place."""


@value
class Destroy(Verb):
    """To the graveyard of its owner (GA-212)."""

    PHRASES: ClassVar = ("destroy {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Destroy them together."""
        found = yield from on_field_of(duel, item, self.whom)
        return _leave(duel, item, found, "destroyed", "GA-212")


@value
class Banish(Verb):
    """To the banishment of its owner, which is no dying (GA-333)."""

    PHRASES: ClassVar = ("banish {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Banish them together."""
        found = yield from objects_of(duel, item, self.whom)
        sent = send(duel, found, "banished", "GA-333", item.source)
        item.banished = in_banishment(found)
        return sent


@value
class Return(Verb):
    """To the hand, the memory or the deck of its owner, or to the field (GA-10, GA-132)."""

    PHRASES: ClassVar = ("return {whom} to {where}",)
    whom: Selector
    where: Destination

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Return them together; to the field under your control."""
        found = yield from objects_of(duel, item, self.whom)
        if self.where is Destination.FIELD:
            return (yield from put_onto_field(duel, item.controller, found))
        required = isinstance(self.whom, Phrase) and not self.whom.targets and bool(self.whom.qualifiers)
        return send(duel, found, WAYS[self.where], "GA-10", item.source, reveal=required)


@value
class Sacrifice(Verb):
    """Destroys objects of your own, unless you pay (GA-141, GA-213)."""

    PHRASES: ClassVar = ("sacrifice {whom}[ unless you pay {price}]",)
    whom: Selector
    price: int | None = None

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Offer the payment, then sacrifice those that you still control."""
        found = yield from on_field_of(duel, item, self.whom)
        own = [card for card in found if controller_of(card) == item.controller]
        if own and self.price is not None:
            seat, source = item.controller, item.source
            if (yield from pay_reserve(duel, seat, self.price, source, ask="pay_to_keep")):
                return False
        return _leave(duel, item, own, "sacrificed", "GA-213")


@value
class SacrificeOwn(Verb):
    """Players who sacrifice an object of their choice (GA-213)."""

    PHRASES: ClassVar = ("{who} sacrifices {whom}",)
    who: Player
    whom: One

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Let each of them choose in turn order; then all are sacrificed together (GA-238)."""
        chosen: list[ArchiveCard] = []
        for seat in seats_meant(duel, item, self.who):
            found = [each for each in means(duel, self.whom, seat, item.source) if controller_of(each) == seat]
            able = [card for card in found if not is_immortal(duel, card, "sacrificed")]
            card = yield from pick_card(duel, seat, "sacrifice", "GA-213", able, card=item.source, public=True)
            chosen += [] if card is None else [card]
        return _leave(duel, item, chosen, "sacrificed", "GA-213")


@value
class Suppress(Verb):
    """Banishes an object until the next end phase (GA-324)."""

    PHRASES: ClassVar = ("suppress {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Banish each of them; a delayed trigger returns it."""
        found = yield from on_field_of(duel, item, self.whom)
        for card in found:
            yield from suppress(duel, card, item)
        return bool(found)


@value
class GainControl(Verb):
    """Moves an object to your side of the field (GA-209, GA-210)."""

    PHRASES: ClassVar = ("gain control of {whom}[ {until}]",)
    whom: Selector
    until: Until | None = None

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Gain control of each of them."""
        found = yield from on_field_of(duel, item, self.whom)
        moment = "turn" if self.until is Until.END_OF_TURN else ""
        return any([control.gain_control(duel, card, item.controller, moment) for card in found])


@value
class Load(Verb):
    """Puts a card from your hand under this object (GA-64)."""

    PHRASES: ClassVar = ("load a {what} card from your hand into this",)
    what: Kind

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Let the controller pick the card, or nothing (GA-341)."""
        card = this_of(item)
        return card is not None and (yield from load(duel, item.controller, card, self.what))


def _leave(duel: ArchiveDuel, item: Item, cards: Sequence[ArchiveCard], how: leaving.How, rule: str) -> bool:
    """Let objects leave together; whether any did, for Immortality keeps some (GA-299)."""
    visits = [card.visit for card in cards]
    leaving.leave(duel, cards, how, rule, item.source)
    return visits != [card.visit for card in cards]
