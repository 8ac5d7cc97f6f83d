"""Payments during a resolution (GA-112, GA-113, GA-141)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Condition, Effect
from cardgame_tui.value import value
from rulesets.grand_archive.cards.phrases.selectors import AllIn, Phrase, Reference, Top
from rulesets.grand_archive.cards.phrases.tails import HIDDEN, In
from rulesets.grand_archive.cards.phrases.who import Player
from rulesets.grand_archive.rules.playing.payment import pay_reserve, payers
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.rules.steps.found import seats_meant, this_of
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal
from rulesets.grand_archive.rules.steps.verb import Step, Verb, perform_one
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.groups import zones_of
from rulesets.grand_archive.state.traits import means
from rulesets.grand_archive.verbs.effects.joining import PlayerDoes
from rulesets.grand_archive.verbs.objects.counters import Put, Remove
from rulesets.grand_archive.verbs.objects.moving import Banish, PutCards, Return, Reveal, Sacrifice
from rulesets.grand_archive.verbs.objects.states import Rest
from rulesets.grand_archive.verbs.players.drawing import Discard
from rulesets.grand_archive.verbs.players.playing import Reserve


@value
class PayNow(Verb):
    """A reserve cost that you have agreed to pay, in full or not at all (GA-113)."""

    PHRASES: ClassVar = ("pay {price}",)
    price: int | Amount

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Pay it, if it can be paid."""
        price = number_of(duel, item, self.price)
        return (yield from pay_reserve(duel, item.doer, price, item.source, sure=True))


PAYING = (PayNow, Discard, Sacrifice, Banish, Return, PutCards, Reveal, Rest, Reserve, Put, Remove)
"""The deeds by which something is kept from happening: whether they can be done is known before."""


@value
class Unless(Step):
    """An effect that does not happen if somebody pays, or does something else (GA-141)."""

    PHRASES: ClassVar = (
        "unless {payer:one} {deeds:third|and}, {effect}",
        "unless {payer:many} {deeds:they|and}, {effect}",
        "unless you {deeds|and}, {effect}",
    )
    payer: Player | None
    deeds: tuple[Verb, ...]
    effect: Effect

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Offer it; where nobody does it the effect happens."""
        if (yield from _is_bought_off(duel, item, seats_meant(duel, item, self.payer), self.deeds)):
            return False
        return (yield from perform_one(duel, item, self.effect))


@value
class UnlessPaid(Step):
    """A deed that is not done if somebody pays (GA-141); nobody is asked if there is nothing to do it to."""

    PHRASES: ClassVar = (
        "{verb} unless {payer:one} {deeds:third|and}",
        "{verb} unless {payer:many} {deeds:they|and}",
        "{verb} unless you {deeds|and}",
    )
    verb: Verb
    payer: Player | None
    deeds: tuple[Verb, ...]

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Offer it; where nobody does it the deed is done."""
        whom = getattr(self.verb, "whom", None)
        if isinstance(whom, Phrase) and whom.targets and whom.single:
            item.so_far.it = next(iter(item.aimed(whom)), None)
        if _is_gone(item, whom):
            return False
        seats = seats_meant(duel, item, self.payer)
        if not seats or (yield from _is_bought_off(duel, item, seats, self.deeds)):
            return False
        return (yield from self.verb.perform(duel, item))


@value
class UnlessTheyPay(Step):
    """What players do, each of them unless that player does something else (GA-132, GA-141)."""

    PHRASES: ClassVar = ("{does} unless they {deeds:they|and}", "{does} unless that player {deeds:third|and}")
    does: PlayerDoes
    deeds: tuple[Verb, ...]

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Offer it to each player; those who do not do it do what the text says."""
        left = seats_meant(duel, item, self.does.who)
        for seat in list(left):
            if (yield from _is_bought_off(duel, item, [seat], self.deeds)):
                left.remove(seat)
        return (yield from self.does.perform_by(duel, item, left))


@value
class UnlessSo(Step):
    """An effect that does not happen if a condition is true (GA-141)."""

    PHRASES: ClassVar = ("{effect:closed} unless {condition}", "unless {condition}, {effect}")
    condition: Condition
    effect: Effect

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Do it where the condition is not true."""
        return not is_true(duel, item, self.condition) and (yield from perform_one(duel, item, self.effect))


def _is_gone(item: ArchiveItem, whom: object) -> bool:
    """Whether what a deed is done to is no longer there."""
    if whom is Reference.THIS:
        source = this_of(item)
        return source is None or not on_field(source)
    if not isinstance(whom, Phrase) or not whom.targets:
        return False
    return (isinstance(item.so_far.it, Target) and item.so_far.it.lost) or (
        isinstance(item.so_far.it, ArchiveItem) and item.so_far.it.negated
    )


def _is_bought_off(
    duel: ArchiveDuel, item: ArchiveItem, seats: Sequence[int], deeds: Sequence[Verb]
) -> Script[bool]:
    """Whether one of some players does what keeps an effect from happening, in full or not at all (GA-113)."""
    for seat in seats:
        before, item.so_far.actor = item.so_far.actor, seat
        done = yield from _buys_off(duel, item, seat, deeds)
        item.so_far.actor = before
        if done:
            return True
    return False


def _buys_off(duel: ArchiveDuel, item: ArchiveItem, seat: int, deeds: Sequence[Verb]) -> Script[bool]:
    first, *others = deeds
    if isinstance(first, PayNow) and not others:
        price = number_of(duel, item, first.price)
        return (yield from pay_reserve(duel, seat, price, item.source, ask="pay_to_keep"))
    if not all([can_be_done(duel, item, seat, each) for each in deeds]):
        return False
    if not (yield from confirm(duel, seat, "do_to_keep", "GA-141", item.source, public=True)):
        return False
    it, them = item.so_far.it, item.so_far.them
    done = True
    for each in deeds:
        done = (yield from each.perform(duel, item)) and done
    item.so_far.it, item.so_far.them = it, them
    return done


def can_be_done(duel: ArchiveDuel, item: ArchiveItem, seat: int, deed: Verb) -> bool:
    """Whether a player could do in full what a text asks for, as far as all players can see (GA-113)."""
    match deed:
        case PayNow(price=price):
            return len(payers(duel, seat)) >= number_of(duel, item, price)
        case Reserve(count=count):
            return len(duel.sides[seat].hand.cards) >= count
        case Discard(whom=Phrase(place=None) as whom):
            return len(duel.sides[seat].hand.cards) >= max(1, whom.required)
        case Remove(whom=whom, counter=counter, count=count):
            found = _meant(duel, item, whom)
            return any([each.counters.get(counter.value, 0) >= number_of(duel, item, count) for each in found])
    return _has(duel, item, seat, deed, getattr(deed, "whom", None))


def _has(duel: ArchiveDuel, item: ArchiveItem, seat: int, deed: Verb, whom: object) -> bool:
    """Whether a player has what a deed is done to."""
    if isinstance(whom, Top):
        return len(duel.sides[seat].deck.cards) >= number_of(duel, item, whom.count)
    found = _meant(duel, item, whom)
    if isinstance(deed, Sacrifice):
        found = [
            each for each in found if controller_of(each) == seat and not is_immortal(duel, each, "sacrificed")
        ]
    if isinstance(deed, Rest):
        found = [each for each in found if not each.rested]
    return len(found) >= (max(1, whom.required) if isinstance(whom, Phrase) else 1)


def _meant(duel: ArchiveDuel, item: ArchiveItem, whom: object) -> Sequence[ArchiveCard]:
    """What a word means that nobody has chosen yet; of hidden cards only their number is seen (GA-28)."""
    if isinstance(whom, Phrase):
        place = whom.place
        if isinstance(place, In) and not HIDDEN.isdisjoint(place.place.zones):
            whom = replace(whom, qualifiers=(), tails=(place,))
        return means(duel, whom, item.controller, item.source, item)
    if isinstance(whom, AllIn):
        return [card for cards in zones_of(duel, In(whom.place), item.controller, item) for card in cards]
    match whom:
        case Reference.YOUR_CHAMPION:
            champion = duel.champion(item.controller)
            return [] if champion is None else [champion]
        case Reference.IT if isinstance(item.so_far.it, Target) and not item.so_far.it.lost:
            return [item.so_far.it.thing]
        case Reference.THIS:
            source = this_of(item)
            return [] if source is None else [source]
    return []
