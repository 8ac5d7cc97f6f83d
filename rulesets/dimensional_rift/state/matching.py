"""Which cards and zones the words of a text mean now, and whether its conditions hold."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text.abilities import Condition, Selector
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import nouns, selectors
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.cards.measures import Measure, Sort
from rulesets.dimensional_rift.cards.nouns import Kind, Quality, Reference, State, Trait, What, Whose
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import armor, blessed, connections, has, life, might, movement

Named = Callable[[Selector], list[RiftCard]]
"""The cards that a selector means which the words before it have named or picked."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
_CARD, _CREATURE = Kind.CARD, Kind.CREATURE
_PLACES = {
    State.FACE_UP, State.FACE_DOWN, State.CONNECTED, State.OTHER, State.FRIENDLY, State.YOUR, State.ENEMY,
}  # fmt: skip
"""Qualities that a face-down card can have too; any other is a narrower description (DR-30)."""


@dataclass(slots=True)
class View:
    """From where a text is read.

    Args:
        source: the card it is on.
        seat: who "you" is.
        bits: the zones its source connects to, None to look now.
        named: what other selectors mean.
        did: whether the effect before did anything.
    """

    source: RiftCard
    seat: int
    bits: int | None = None
    named: Named | None = None
    did: bool = False

    def connects(self, duel: RiftDuel) -> int:
        """Bit set of the zones that the source connects to."""
        return connections(duel, self.source) if self.bits is None else self.bits


def is_kind(card: RiftCard, kind: Kind | None) -> bool:
    """Whether the card in a zone is of a kind; face-down it is what its zone is for (DR-30)."""
    if kind is None or kind is _CARD:
        return True
    if card.zone is not None and card.zone.kind == kind.kind:
        return True
    return card.face_up and card.printed.subtype == kind.kind


def fits(duel: RiftDuel, card: RiftCard, what: What, view: View, kind: str = "") -> bool:
    """Whether a card is what a phrase asks for.

    Args:
        duel: the duel.
        card: the card.
        what: the phrase.
        view: from where it is read.
        kind: the type of a card that has left the battlefield.
    """
    if kind:
        of_kind = what.kind is _CARD or kind in (what.kind.kind, what.also.kind if what.also else "")
    else:
        of_kind = is_kind(card, what.kind) or (what.also is not None and is_kind(card, what.also))
    if not of_kind or (what.name is not None and not (card.face_up and is_called(card, what.name))):
        return False
    for qualifier in what.qualifiers:
        if not _qualifies(duel, card, qualifier, view):
            return False
    for test in what.tests:
        if not _passes(duel, card, test, view):
            return False
    return True


def matching(duel: RiftDuel, what: What, view: View) -> list[RiftCard]:
    """The cards on the battlefield that a phrase means."""
    return [card for card in duel.on_battlefield() if fits(duel, card, what, view)]


def zone_fits(duel: RiftDuel, zone: Zone, what: What, view: View) -> bool:
    """Whether a zone is what a phrase asks for."""
    if what.kind is not Kind.ZONE and zone.kind != what.kind.kind:
        return False
    for each in what.qualifiers:
        if _zone_is(duel, zone, each.quality, view) is each.no:
            return False
    return all(_zone_passes(duel, zone, test, view) for test in what.tests)


def _zone_is(duel: RiftDuel, zone: Zone, quality: Quality | None, view: View) -> bool:
    match quality:
        case State.EMPTY | State.OCCUPIED:
            return bool(zone.cards) is (quality is State.OCCUPIED)
        case State.CONNECTED:
            return bool(view.connects(duel) >> zone.id & 1)
        case _:
            return duel.is_conquered(zone.id) is (quality is State.CONQUERED)


def _zone_passes(duel: RiftDuel, zone: Zone, test: nouns.Test, view: View) -> bool:
    if isinstance(test, nouns.Linked):
        return _linked(duel, zone.id, test, view)
    return (zone.seat == view.seat) is (test in (Whose.YOURS, Whose.YOU_CHOOSE))


def _qualifies(duel: RiftDuel, card: RiftCard, qualifier: nouns.Qualifier, view: View) -> bool:
    if qualifier.type is not None:
        return not is_kind(card, Kind(qualifier.type.value))
    if qualifier.quality is None:
        return card.face_up and is_called(card, str(qualifier.subtype)) is not qualifier.no
    if qualifier.also is not None and _is(duel, card, qualifier.also, view, no=False):
        return True
    return _is(duel, card, qualifier.quality, view, qualifier.no)


def is_called(card: RiftCard, name: str) -> bool:
    """Whether that is its subtype, breed or faction."""
    printed = card.printed
    return name.casefold() in [each.casefold() for each in (printed.breed, printed.subtype, printed.faction)]


def _is(duel: RiftDuel, card: RiftCard, quality: Quality, view: View, no: bool) -> bool:
    if not card.face_up and quality not in _PLACES:
        return False
    return is_so(duel, card, quality, view) is not no


def is_so(duel: RiftDuel, card: RiftCard, quality: Quality, view: View) -> bool:
    """Whether a card has a quality."""
    match quality:
        case Keyword.BLESSED:
            return has(duel, card, quality) or (place_of(card) >= 0 and blessed(duel, card))
        case Keyword():
            return has(duel, card, quality)
        case State.FACE_UP:
            return card.face_up
        case State.FACE_DOWN:
            return not card.face_up
        case State.CONNECTED:
            place = place_of(card)
            return place >= 0 and bool(view.connects(duel) >> place & 1)
        case State.OTHER:
            return card is not view.source
        case State.FRIENDLY | State.YOUR:
            return card.owner == view.seat
        case State.ENEMY:
            return card.owner != view.seat
        case State.ATTACKING:
            return any(strike.source is card for strike in duel.strikes())
        case State.BLOCKING:
            return any(strike.blocker is card for strike in duel.strikes())
        case State.DAMAGED:
            return card.damage > 0
        case State.FABLED:
            return card.printed.fabled
        case State.EQUIPPED:
            return any(each.printed.is_equipment for each in card.attached)
    raise TypeError(f"no meaning for {quality}")


def _passes(duel: RiftDuel, card: RiftCard, test: nouns.Test, view: View) -> bool:
    match test:
        case nouns.Linked():
            place = place_of(card)
            return place >= 0 and _linked(duel, place, test, view, card)
        case nouns.With():
            also = test.also is None or has_trait(duel, card, test.also)
            return card.face_up and also and has_trait(duel, card, test.trait) is not test.no
        case nouns.That():
            return _is(duel, card, test.quality, view, test.no)
        case Whose.YOU_CHOOSE:
            return True
        case Whose.SAME_TYPE:
            return (
                card.zone is not None and view.source.zone is not None and card.zone.kind == view.source.zone.kind
            )
    return (card.owner == view.seat) is (test is Whose.YOURS)


def _linked(duel: RiftDuel, place: int, test: nouns.Linked, view: View, card: RiftCard | None = None) -> bool:
    """Whether what a phrase names connects to a place, or the card there to it."""
    named = test.by or test.to
    assert named is not None
    if test.by is not None:
        if named is Reference.THIS:
            return bool(view.connects(duel) >> place & 1)
        return any(connections(duel, each) >> place & 1 for each in meant(duel, named, view))
    if card is None:
        return False
    bits = connections(duel, card)
    return any(bits >> place_of(each) & 1 for each in meant(duel, named, view) if place_of(each) >= 0)


def has_trait(duel: RiftDuel, card: RiftCard, trait: Trait) -> bool:
    """Whether a card has what stands behind `with` or `has`."""
    if isinstance(trait, Keyword):
        return is_so(duel, card, trait, View(card, card.owner))
    if isinstance(trait, nouns.Amount):
        return trait.admits(measure(duel, card, trait.what))
    return card.printed.program.transforms


def measure(duel: RiftDuel, card: RiftCard, what: Measure) -> int:
    """How much of something a card has."""
    match what:
        case Measure.MANA:
            return card.mana
        case Measure.DAMAGE:
            return card.damage
        case Measure.ATTACHMENT:
            return len(card.attached)
        case Measure.MIGHT:
            return might(duel, card)
        case Measure.LIFE:
            return life(duel, card)
        case Measure.ARMOR:
            return armor(duel, card)
        case Measure.MOVEMENT:
            return movement(duel, card)
    return card.printed.will


def lying(card: RiftCard, sort: Sort) -> int:
    """How much of something lies on a card."""
    here = {Sort.MANA: card.mana, Sort.DAMAGE: card.damage, Sort.ATTACHMENT: len(card.attached)}
    return here.get(sort, len(card.conditions))


def meant(duel: RiftDuel, selector: Selector, view: View) -> list[RiftCard]:
    """The cards that a selector means in a condition."""
    if selector is Reference.THIS:
        return [view.source]
    if isinstance(selector, selectors.WithThis):
        return list(dict.fromkeys([view.source, *meant(duel, selector.rest, view)]))
    if isinstance(selector, selectors.Each | selectors.Chosen):
        cards = matching(duel, selector.what, view)
        another = isinstance(selector, selectors.Chosen) and selector.another
        return [card for card in cards if card is not view.source] if another else cards
    return view.named(selector) if view.named is not None else []


def holds(duel: RiftDuel, condition: Condition | None, view: View) -> bool:
    """Whether a condition holds now; none always does."""
    match condition:
        case None:
            return True
        case said.Is():
            return _so(
                duel,
                condition.who,
                view,
                lambda card: (
                    _is(duel, card, condition.quality, view, condition.no)
                    or (condition.also is not None and _is(duel, card, condition.also, view, no=False))
                ),
            )
        case said.Both() | said.All():
            return all([holds(duel, each, view) for each in condition.conditions])
        case said.Any():
            return any([holds(duel, each, view) for each in condition.conditions])
        case said.Stock():
            seat = other(view.seat) if condition.theirs else view.seat
            hand = len(duel.pile(seat, "hand").cards)
            return condition.admits(duel.hp[seat] if condition.thing is said.Thing.HP else hand)
        case said.Has():
            no = condition.no
            return _so(
                duel,
                condition.who,
                view,
                lambda card: card.face_up and has_trait(duel, card, condition.trait) is not no,
            )
        case said.Connects():
            return _connects(duel, condition, view)
        case said.Controls():
            seat = other(view.seat) if condition.theirs else view.seat
            counted = [condition.count.what] if condition.count else _phrase_of(condition.whom)
            number = sum(card.owner == seat for what in counted for card in matching(duel, what, view))
            return condition.count.admits(number) if condition.count else number > 0
        case said.Acts():
            return _strikes(duel, condition, view)
        case said.Tally():
            return _so(duel, condition.who, view, lambda card: _tally(card, condition) >= condition.count)
    return _simple(duel, condition, view)


def _simple(duel: RiftDuel, condition: Condition, view: View) -> bool:
    match condition:
        case said.Simple.DID:
            return view.did
        case said.Simple.DID_NOT:
            return not view.did
        case said.Timing.YOUR_TURN:
            return duel.active == view.seat
        case said.Timing.THEIR_TURN:
            return duel.active != view.seat
        case said.Timing.BATTLE | said.Timing.CAMPAIGN:
            return duel.phase == "event" and duel.event == condition.name.casefold()
        case said.Timing.EVENT:
            return duel.phase == "event"
        case said.Timing.DEPLOYMENT:
            return duel.phase == "deployment"
    raise TypeError(f"no meaning for {condition}")


def _so(duel: RiftDuel, who: Selector, view: View, test: Callable[[RiftCard], bool]) -> bool:
    """Whether something is so of one of those a choice could mean, or of all that are named."""
    cards = meant(duel, who, view)
    if isinstance(who, selectors.Chosen):
        return any(test(card) for card in cards)
    return bool(cards) and all(test(card) for card in cards)


def _phrase_of(selector: Selector | None) -> list[What]:
    return [selector.what] if isinstance(selector, selectors.Each | selectors.Chosen | selectors.Target) else []


def _connects(duel: RiftDuel, condition: said.Connects, view: View) -> bool:
    """Whether those that connect, or those connected to, are so many."""
    if condition.whom is None:
        assert condition.count is not None
        assert condition.who is not None
        candidates: Sequence[RiftCard] = matching(duel, condition.count.what, view)
        return _so(
            duel,
            condition.who,
            view,
            lambda card: (
                condition.count is not None and condition.count.admits(len(_reached(duel, card, candidates, view)))
            ),
        )
    candidates = meant(duel, condition.whom, view)
    if condition.count is not None:
        near = [
            card
            for card in matching(duel, condition.count.what, view)
            if card.face_up and _reached(duel, card, candidates, view)
        ]
        return condition.count.admits(len(near))
    assert condition.who is not None
    return _so(duel, condition.who, view, lambda card: bool(_reached(duel, card, candidates, view)))


def _reached(duel: RiftDuel, card: RiftCard, candidates: Sequence[RiftCard], view: View) -> list[RiftCard]:
    """Those of some cards to which a card connects."""
    bits = view.connects(duel) if card is view.source else connections(duel, card)
    return [each for each in candidates if place_of(each) >= 0 and bits >> place_of(each) & 1]


def _strikes(duel: RiftDuel, condition: said.Acts, view: View) -> bool:
    """Whether a card strikes, or blocks, now."""
    blocks = condition.deed is said.Deed.BLOCKS
    prey = condition.whom or condition.against
    who = meant(duel, condition.who, view)
    for strike in duel.strikes():
        one, two = (strike.blocker, strike.source) if blocks else (strike.source, strike.blocker)
        if one in who and (prey is None or (two is not None and two in meant(duel, prey, view))):
            return True
    return False


def _tally(card: RiftCard, condition: said.Tally) -> int:
    word = "fought" if condition.seen is said.Seen.FOUGHT else "zone"
    return sum(key.startswith(word) for key in card.tally)


def is_strike(condition: said.Acts) -> bool:
    """Whether a deed is a Strike, or a block of one."""
    deeds = (said.Deed.ATTACKS, said.Deed.DECLARES, said.Deed.BLOCKS)
    return condition.action is Common.STRIKE or condition.deed in deeds
