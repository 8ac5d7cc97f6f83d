"""Objects that leave the field or change control, and loading."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from cardgame_tui.engine.asking import put_in_order
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.prompt import Script, shared_option
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.costs import Payable
from rulesets.grand_archive.cards.nouns import Destination, Duration, Way
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference, Top
from rulesets.grand_archive.cards.phrases.spots import Spot
from rulesets.grand_archive.rules.steps import drawing
from rulesets.grand_archive.rules.steps.found import (
    again,
    decks_of,
    in_banishment,
    object_of,
    objects_of,
    on_field_of,
    own_of,
    remembered,
    this_of,
)
from rulesets.grand_archive.rules.steps.loading import load
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.objects import control, leaving
from rulesets.grand_archive.rules.steps.objects.sending import put_onto_field, send
from rulesets.grand_archive.rules.steps.objects.suppressing import suppress
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field, target
from rulesets.grand_archive.state.delayed import LEAVES, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem

HOWS: Mapping[str, leaving.How] = MappingProxyType(
    {
        "hand": "returned", "memory": "into_memory", "top": "on_top", "bottom": "at_bottom",
        "graveyard": "into_graveyard", "banishment": "banished", "material": "into_material",
    }
)  # fmt: skip
"""How a card leaves for each spot."""


@value
class Destroy(Verb):
    """To the graveyard of its owner (GA-212)."""

    PHRASES: ClassVar = ("destroy {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Destroy them together."""
        found = yield from on_field_of(duel, item, self.whom)
        return _leave(duel, item, found, "destroyed", "GA-212")


@value
class Banish(Verb):
    """To the banishment of its owner, which is no dying (GA-333); face-down only who could see it may look."""

    PHRASES: ClassVar = ("banish {whom}[down= face-down]",)
    whom: Selector
    down: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Banish them together; cards from the top of a deck one after another (GA-230)."""
        if isinstance(self.whom, Top):
            found = milled(duel, item, self.whom, "GA-333", to="banishment", down=self.down)
        else:
            found = (yield from objects_of(duel, item, self.whom)) or again(item, self.whom)
            seen = [duel.sight(card) for card in found]
            send(duel, found, "banished", "GA-333", item.source)
            for card, by in zip(found, seen, strict=True) if self.down else ():
                card.face_up, card.seen_by = False, by
        item.so_far.banished = in_banishment(found)
        item.so_far.did(Way.BANISHED, [target(card) for card in found])
        return bool(found)


@value
class BanishUntil(Verb):
    """Banishes things until the object leaves the field, as a trigger returns them (GA-360)."""

    PHRASES: ClassVar = ("banish {whom} {away=until this leaves the field}",)
    whom: Selector
    away: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Banish them, if the object is still there; each goes back to where it was."""
        source, found = this_of(item), (yield from objects_of(duel, item, self.whom))
        if source is None or not on_field(source) or not found:
            return False
        homes = [each.zone.kind if each.zone is not None else "" for each in found]
        send(duel, found, "banished", "GA-333", item.source)
        item.so_far.did(Way.BANISHED, [target(card) for card in found])
        for card, home in zip(found, homes, strict=True):
            if card.zone is not None and card.zone.kind == "banishment":
                back = Return(Reference.IT, _HOMES.get(home, Destination.OWNERS_FIELD))
                it = (card.id, card.visit)
                event = f"{LEAVES}:{source.id}"
                waits = Delayed(event, "", item.doer, source.id, source.visit, source.id, back, it)
                duel.delayed.append(waits)
        return True


_HOMES = {"hand": Destination.HAND, "memory": Destination.MEMORY}
"""Where what is banished for a while goes back to, if it was no object."""


@value
class Return(Verb, Payable):
    """To the hand, the memory or the deck of its owner, or to the field (GA-10, GA-132)."""

    PHRASES: ClassVar = ("return {whom} to {where}[rested= rested]",)
    whom: Selector
    where: Destination
    rested: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Return them together; to the field under your control."""
        found = (yield from objects_of(duel, item, self.whom)) or again(item, self.whom)
        item.so_far.did(Way.RETURNED, [target(card) for card in found])
        if self.where is Destination.OWNERS_FIELD:
            entered = False
            for card in found:
                entered = (yield from put_onto_field(duel, card.owner, [card], rested=self.rested)) or entered
            return entered
        if self.where is Destination.FIELD:
            return (yield from put_onto_field(duel, item.doer, found, rested=self.rested))
        return send(duel, found, HOWS[self.where.place], "GA-10", item.source, reveal=_is_asked_for(self.whom))


@value
class PutCards(Verb, Payable):
    """To any place; which is no draw and no discard (GA-11, GA-231)."""

    PHRASES: ClassVar = (
        "put {whom} {spot}[ordered= in any order][random= in a random order]",
        "put {whom} {spot}, in an {ordered=order you pick}",
        "put {whom} {spot} in an {ordered=order you pick}",
        "{whom:one} goes {spot}",
        "{whom:many} go {spot}[ordered= in any order]",
        "{whom:many} go {spot} in an {ordered=order you pick}",
        "put {whom} {spot} and {others} {there}[ordered= in any order][random= in a random order]",
    )
    whom: Selector
    spot: Spot
    ordered: bool = False
    random: bool = False
    others: Selector | None = None
    there: Spot | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Move them together; in a deck their player chooses the order, unless it is random (GA-32)."""
        moved = yield from self._move(duel, item)
        if self.others is None or self.there is None:
            return moved
        rest = PutCards(self.others, self.there, self.ordered, self.random)
        return (yield from rest.perform(duel, item)) or moved

    def _move(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        if isinstance(self.whom, Top) and self.spot.place in ("hand", "memory", "graveyard"):
            return bool(milled(duel, item, self.whom, "GA-231", to=self.spot.place))
        found = (yield from objects_of(duel, item, self.whom)) or again(item, self.whom)
        if self.spot.place in ("field", "rested"):
            moved = yield from put_onto_field(duel, item.doer, found, rested=self.spot is Spot.RESTED)
        elif self.spot.place in ("top", "bottom"):
            moved = yield from self._into_deck(duel, item, found)
        else:
            moved = send(
                duel, found, HOWS[self.spot.place], "GA-10", item.source, reveal=_is_asked_for(self.whom)
            )  # fmt: skip
        item.so_far.did(Way.PUT, [target(card) for card in found])
        return moved

    def _into_deck(self, duel: ArchiveDuel, item: ArchiveItem, found: list[ArchiveCard]) -> Script[bool]:
        if self.random:
            duel.shuffle(found)
        elif len(found) > 1:
            options = [shared_option("card", each.id) for each in found]
            ordered = yield from put_in_order(duel, item.doer, f"glimpse_{self.spot.place}", "GA-32", options)
            found = [duel.cards[each.card] for each in ordered if each.card is not None]
        how = HOWS[self.spot.place]
        for card in found if self.spot.place == "bottom" else found[::-1]:
            if card.zone is not None and card.zone.kind == "deck":
                duel.move(card, card.zone, bottom=self.spot.place == "bottom")
            else:
                send(duel, [card], how, "GA-10", item.source)
        return bool(found)


@value
class Reveal(Verb, Payable):
    """Shows cards to all players; they stay where they are (GA-31)."""

    PHRASES: ClassVar = ("reveal {whom}",)
    MOVES: ClassVar = False
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Show each card in the log; later words may choose among several."""
        found = yield from objects_of(duel, item, self.whom)
        for card in found:
            duel.note("GA-31", "reveals", item.doer, card, shown=True)
        item.so_far.did(Way.REVEALED, [target(card) for card in found])
        if not isinstance(self.whom, Phrase) or not self.whom.single:
            duel.show(found, PUBLIC)
            item.so_far.looked = [target(each) for each in found]
        return bool(found)


@value
class LookAt(Verb):
    """Shows cards to one player, who may then choose among them (GA-28)."""

    PHRASES: ClassVar = ("look at {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Look at them until the item has resolved."""
        found = yield from objects_of(duel, item, self.whom)
        duel.show(found, item.doer)
        item.so_far.looked = [target(each) for each in found]
        duel.note("GA-28", "looks_at", item.doer, item.source, amount=len(found))
        return bool(found)


@value
class TurnFaceUp(Verb):
    """Turns face-down cards over, where they lie (GA-28)."""

    PHRASES: ClassVar = ("turn {whom} {up=face-up}", "turn {whom} {down=face-down}")
    whom: Selector
    up: bool = False
    down: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Turn those that lie in a banishment."""
        found = yield from objects_of(duel, item, self.whom)
        lying = [card for card in found if card.zone is not None and card.zone.kind == "banishment"]
        for card in lying:
            if self.down:
                duel.turn_down(card)
            else:
                card.face_up = True
                duel.note("GA-28", "turns_face_up", item.doer, card)
        return bool(lying)


@value
class Sacrifice(Verb):
    """Destroys objects of one's own (GA-213)."""

    PHRASES: ClassVar = ("sacrifice {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Sacrifice those that the player still controls."""
        return _leave(duel, item, (yield from own_of(duel, item, self.whom, item.doer)), "sacrificed", "GA-213")

    def perform_for(self, duel: ArchiveDuel, item: ArchiveItem, seats: Sequence[int]) -> Script[bool]:
        """Let each of several players choose in turn order; then all are sacrificed together (GA-238)."""
        chosen: list[ArchiveCard] = []
        for seat in seats:
            chosen += yield from own_of(duel, item, self.whom, seat, ask="sacrifice")
        return _leave(duel, item, chosen, "sacrificed", "GA-213")


@value
class Suppress(Verb):
    """Banishes an object until the next end phase (GA-324)."""

    PHRASES: ClassVar = ("suppress {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
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
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Gain control of each of them; who controlled one thing is `that player` for the words after it."""
        found = yield from on_field_of(duel, item, self.whom)
        moment = "turn" if self.until is Duration.END_OF_TURN else ""
        if item.so_far.that is None and len(found) == 1:
            item.so_far.that = controller_of(found[0])
        return any([control.gain_control(duel, card, item.doer, moment) for card in found])


@value
class Load(Verb):
    """Puts cards under an object (GA-26, GA-64)."""

    PHRASES: ClassVar = ("load {cards} into {whom}",)
    cards: Selector
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Let the player pick hidden cards, or nothing (GA-341); then load them all."""
        into = yield from object_of(duel, item, self.whom)
        if into is None:
            return False
        return (yield from load(duel, item, into, self.cards))


def milled(
    duel: ArchiveDuel, item: ArchiveItem, top: Top, rule: str, *, to: str, down: bool = False
) -> list[ArchiveCard]:
    """Move the top cards of decks one after another, as many as there are (GA-230)."""
    seats = decks_of(duel, item, top)
    count = number_of(duel, item, top.count)
    found = [card for seat in seats for card in drawing.mill(duel, seat, count, rule, to=to, down=down)]
    item.so_far.did(Way.PUT, [target(card) for card in found])
    return remembered(item, found, one=top.count == 1)


def _is_asked_for(whom: Selector) -> bool:
    """Whether a card must show what it is before it goes to a private zone: a text asked for a kind (GA-30)."""
    return isinstance(whom, Phrase) and not whom.targets and bool(whom.qualifiers)


def _leave(
    duel: ArchiveDuel, item: ArchiveItem, cards: Sequence[ArchiveCard], how: leaving.How, rule: str
) -> bool:
    """Let objects leave together; whether any did, for Immortality keeps some (GA-299)."""
    before = [target(card) for card in cards]
    leaving.leave(duel, cards, how, rule, item.source)
    gone = [each for each in before if each.lost]
    item.so_far.did(Way.DESTROYED if how == "destroyed" else Way.SACRIFICED, gone)
    return bool(gone)
