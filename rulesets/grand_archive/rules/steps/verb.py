"""The base of every verb of a card text, and what its words mean when it is carried out."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import confirm, pick_card
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text.abilities import Condition, Effect, Selector
from cardgame_tui.text.forms import If, Otherwise
from rulesets.grand_archive.cards.nouns import ObjectKind, Whose
from rulesets.grand_archive.cards.selectors import Chosen, Each, Held, OneTarget, Players, Reference, Targets
from rulesets.grand_archive.cards.sentences import IfBoth
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of, on_field, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Aimed, Item
from rulesets.grand_archive.state.kinds import is_card_of, is_kind, seats_of


class Verb(Effect):
    """An effect that is carried out when its item resolves. The modules of `verbs` define them all.

    One that may ask a player defines `perform`, any other one `apply`.
    """

    __slots__ = ()

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Carry it out for the item that resolves; whether it did what it says (`if you do`, GA-140)."""
        yield from ()
        return self.apply(duel, item)

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Carry it out without a question; the rest is as for `perform`."""
        raise NotImplementedError


CONDITIONAL = (If, IfBoth)
"""The forms of effects that happen only if something is true."""


def perform_effects(duel: ArchiveDuel, item: Item) -> Script[None]:
    """Carry out the effects of an item in the order of its text (GA-131)."""
    for part, mode in item.parts:
        if part.optional and not (
            yield from confirm(duel, item.controller, "may", "GA-177", item.source, public=True)
        ):
            continue
        held = False
        for effect in mode.effects:
            verb, held = _behind_conditions(duel, item, effect, held)
            item.done = verb is not None and (yield from verb.perform(duel, item))


def perform_one(duel: ArchiveDuel, item: Item, effect: Effect) -> Script[bool]:
    """Carry out an effect that stands within another one; whether it did what it says."""
    verb, _ = _behind_conditions(duel, item, effect, False)
    return verb is not None and (yield from verb.perform(duel, item))


def _behind_conditions(duel: ArchiveDuel, item: Item, effect: Effect, held: bool) -> tuple[Verb | None, bool]:
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
    while isinstance(effect, CONDITIONAL):
        held = all([is_true(duel, item, each) for each in _conditions(effect)])
        if not held:
            return None, False
        effect = effect.effect
    assert isinstance(effect, Verb)
    return effect, held


def _conditions(effect: If | IfBoth) -> tuple[Condition, ...]:
    return (effect.label, effect.condition) if isinstance(effect, IfBoth) else (effect.condition,)


def objects_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """The cards and objects that a word means now; a choice is made now too (GA-204).

    What was targeted or chosen is `it` for the words after it, several targets are `each of them`.
    """
    if isinstance(whom, Each):
        return _group(duel, item, whom)
    if isinstance(whom, Targets):
        item.them = all_aimed_at(item, whom)
        return them_of(item)
    if whom is Reference.THEM:
        return them_of(item)
    if isinstance(whom, OneTarget):
        item.it = aimed_at(item, whom)
    elif isinstance(whom, Chosen | Held):
        item.it = yield from _choose(duel, item, whom)
    else:
        card = _referred(duel, item, whom)
        return [] if card is None else [card]
    return _present(item.it)


def cards_meant(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """The cards that a word means, of a choice in a zone all candidates: the effect itself lets choose."""
    if isinstance(whom, Held):
        return held(duel, item.controller, whom)
    return (yield from objects_of(duel, item, whom))


def object_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[ArchiveCard | None]:
    """The one card or object that a word means now, None for one that has left (GA-142)."""
    found = yield from objects_of(duel, item, whom)
    return found[0] if found else None


def on_field_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """The objects that a word means now, without cards that are no objects."""
    found = yield from objects_of(duel, item, whom)
    return [card for card in found if on_field(card)]


def bearers_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """What a word means now and has characteristics that change: objects, and cards in an Intent (GA-169)."""
    found = yield from objects_of(duel, item, whom)
    return [card for card in found if on_field(card) or (card.zone is not None and card.zone.kind == "intent")]


def aimed_at(item: Item, place: OneTarget) -> Aimed:
    """What a target phrase of the text has targeted. It is found by identity, since two phrases may be equal."""
    for each, aimed in zip(item.aims, item.targets, strict=True):
        if each is place:
            found: Aimed = aimed
            return found
    return None


def all_aimed_at(item: Item, place: OneTarget) -> list[Aimed]:
    """All that was targeted by a place in the text."""
    return [aimed for each, aimed in zip(item.aims, item.targets, strict=True) if each is place]


def them_of(item: Item) -> list[ArchiveCard]:
    """The several targets of the words before that are still there."""
    return [card for aimed in item.them for card in _present(aimed)]


def in_banishment(cards: Sequence[ArchiveCard]) -> list[ArchiveTarget]:
    """Those of some cards that a text has just banished, as they lie now (GA-333)."""
    return [target(card) for card in cards if card.zone is not None and card.zone.kind == "banishment"]


def item_of(item: Item, place: Selector) -> Item | None:
    """The item on the stack that a place in the text targets, if it is still there."""
    assert isinstance(place, OneTarget)
    aimed = aimed_at(item, place)
    return aimed if isinstance(aimed, Item) and not aimed.negated else None


def seats_meant(duel: ArchiveDuel, item: Item, who: Selector | None) -> list[int]:
    """The players that a word means, in turn order; None is the controller."""
    match who:
        case None:
            return [item.controller]
        case Players.EACH:
            return list(duel.in_order())
        case Players.OPPONENT:
            return [other(item.controller)]
    assert isinstance(who, OneTarget)
    aimed = aimed_at(item, who)
    return [aimed.seat] if isinstance(aimed, Zone) else []


def this_of(item: Item) -> ArchiveCard | None:
    """The source of an item, if it is still the same thing (GA-12)."""
    source = item.source
    return source if source is not None and source.visit == item.visit and source.zone is not None else None


def controller_of_it(duel: ArchiveDuel, item: Item) -> int | None:
    """The seat that controls `it`, or controlled it when it left (GA-34)."""
    it = item.it
    if isinstance(it, Item):
        return it.controller
    if not isinstance(it, Target):
        return None
    if not it.lost:
        return controller_of(it.thing)
    known = duel.known.get((it.thing.id, it.visit))
    return None if known is None else known.controller


def _present(aimed: Aimed) -> list[ArchiveCard]:
    return [aimed.thing] if isinstance(aimed, Target) and not aimed.lost else []


def _referred(duel: ArchiveDuel, item: Item, whom: Selector) -> ArchiveCard | None:
    match whom:
        case Reference.THIS:
            return this_of(item)
        case Reference.IT:
            found = _present(item.it)
            return found[0] if found else None
        case Reference.YOUR_CHAMPION:
            return duel.champion(item.controller)
        case Reference.ITS_CHAMPION:
            seat = controller_of_it(duel, item)
            return None if seat is None else duel.champion(seat)
        case Reference.LINKED if item.source is not None and item.source.linked is not None:
            link = item.source.linked
            return None if link.lost else link.thing
    return None


def _group(duel: ArchiveDuel, item: Item, group: Each) -> list[ArchiveCard]:
    return [
        card
        for card in _candidates(duel, item, group.what, group.whose)
        if not (group.other and card is item.source)
    ]


def _candidates(duel: ArchiveDuel, item: Item, what: ObjectKind, whose: Whose | None) -> list[ArchiveCard]:
    seats = seats_of(duel, item.controller, whose)
    return [card for card in duel.objects() if controller_of(card) in seats and is_kind(duel, card, what)]


def _choose(duel: ArchiveDuel, item: Item, whom: Chosen | Held) -> Script[Aimed]:
    seat = item.controller
    if isinstance(whom, Chosen):
        candidates = _candidates(duel, item, whom.what, whom.whose)
    else:
        candidates = held(duel, seat, whom)
    public = all([duel.sees(PUBLIC_SEAT, each) for each in candidates])
    card = yield from pick_card(duel, seat, "chosen", "GA-204", candidates, card=item.source, public=public)
    return None if card is None else target(card)


def held(duel: ArchiveDuel, seat: int, whom: Held) -> list[ArchiveCard]:
    """The cards in a zone of a seat among which a text lets it choose: those that it sees (GA-28)."""
    cards = duel.pile(seat, whom.pile.zone).cards
    return [each for each in cards if duel.sees(seat, each) and is_card_of(each, whom.kind)]
