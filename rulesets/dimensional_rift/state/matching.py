"""Which cards and zones the words of a text mean now."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from cardgame_tui.engine.zone import Zone
from cardgame_tui.text.abilities import Selector
from rulesets.dimensional_rift.cards import nouns, selectors
from rulesets.dimensional_rift.cards.amounts import Value, Worth
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.measures import Measure, Sort
from rulesets.dimensional_rift.cards.nouns import Kind, Quality, Reference, State, Trait, What, Whose
from rulesets.dimensional_rift.state.board import BATTLEFIELD, COLUMNS, GRID, neighbours
from rulesets.dimensional_rift.state.card import RiftCard, in_play, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import armor, blessed, connections, has, life, might, movement

Named = Callable[[Selector], list[RiftCard]]
"""The cards that a selector means which the words before it have named or picked."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
_CARD, _CREATURE = Kind.CARD, Kind.CREATURE
_PLACES = {
    State.FACE_UP, State.FACE_DOWN, State.CONNECTED, State.ADJACENT, State.OTHER, State.FRIENDLY, State.YOUR,
    State.ENEMY,
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
        anywhere: the same with cards that lie elsewhere than face-up on the battlefield.
        did: whether the effect before did anything.
    """

    source: RiftCard
    seat: int
    bits: int | None = None
    named: Named | None = None
    anywhere: Named | None = None
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
        kinds = [each.kind for each in (what.kind, what.also) if each is not None]
        of_kind = what.kind is _CARD or kind in kinds or card.printed.subtype in kinds
    else:
        of_kind = is_kind(card, what.kind) or (what.also is not None and is_kind(card, what.also))
    if not of_kind or (what.name is not None and not (card.face_up and is_called(card, what.name))):
        return False
    for qualifier in what.qualifiers:
        if not _qualifies(duel, card, qualifier, view):
            return False
    for test in what.tests:
        if isinstance(test, nouns.With) and isinstance(test.trait, nouns.Extreme):
            if not _stands_out(duel, card, what, test.trait, view):
                return False
        elif not _passes(duel, card, test, view):
            return False
    return True


def _stands_out(duel: RiftDuel, card: RiftCard, what: What, extreme: nouns.Extreme, view: View) -> bool:
    """Whether no other card that is otherwise meant has more of something, or less (DR-200)."""
    tests = tuple(test for test in what.tests if not (isinstance(test, nouns.With) and test.trait is extreme))
    others = [each for each in matching(duel, replace(what, tests=tests), view) if each.face_up]
    best = min if extreme.least else max
    here = measure(duel, card, extreme.what)
    return card.face_up and here == best([measure(duel, each, extreme.what) for each in others], default=here)


def matching(duel: RiftDuel, what: What, view: View) -> list[RiftCard]:
    """The cards on the battlefield that a phrase means."""
    return [card for card in duel.on_battlefield() if fits(duel, card, what, view)]


def number_of(duel: RiftDuel, what: What, view: View) -> int:
    """How many cards on the battlefield, or how many zones, a phrase means."""
    return len(zones_fitting(duel, what, view)) if what.is_zone else len(matching(duel, what, view))


def zones_fitting(duel: RiftDuel, what: What, view: View) -> list[Zone]:
    """The zones of the battlefield that a phrase means."""
    return [zone for zone in duel.zones[: len(BATTLEFIELD)] if zone_fits(duel, zone, what, view)]


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
        case State.ADJACENT:
            return zone.id in neighbours(place_of(view.source))
        case _:
            return duel.is_conquered(zone.id) is (quality is State.CONQUERED)


def _zone_passes(duel: RiftDuel, zone: Zone, test: nouns.Test, view: View) -> bool:
    if isinstance(test, nouns.Linked):
        return _linked(duel, zone.id, test, view)
    if isinstance(test, nouns.Lies):
        return _lies(zone.id, test, view)
    return (zone.seat == view.seat) is (test in (Whose.YOURS, Whose.YOU_CHOOSE))


def _qualifies(duel: RiftDuel, card: RiftCard, qualifier: nouns.Qualifier, view: View) -> bool:
    if qualifier.type is not None:
        return not is_kind(card, Kind(qualifier.type.value))
    if qualifier.quality is None:
        return card.face_up and is_called(card, str(qualifier.subtype)) is not qualifier.no
    if qualifier.also is not None and is_now(duel, card, qualifier.also, view, no=False):
        return True
    return is_now(duel, card, qualifier.quality, view, qualifier.no)


def is_called(card: RiftCard, name: str) -> bool:
    """Whether that is its subtype, breed or faction."""
    printed = card.printed
    return name.casefold() in [each.casefold() for each in (printed.breed, printed.subtype, printed.faction)]


def is_now(duel: RiftDuel, card: RiftCard, quality: Quality, view: View, no: bool) -> bool:
    """Whether a card has a quality, or has it not; face-down it has few (DR-30)."""
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
        case State.ADJACENT:
            return place_of(card) in neighbours(place_of(view.source))
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
            also = test.also is None or has_trait(duel, card, test.also, view)
            return card.face_up and also and has_trait(duel, card, test.trait, view) is not test.no
        case nouns.Lies():
            return _lies(place_of(card), test, view)
        case selectors.In():
            place = place_of(card)
            return place >= 0 and zone_fits(duel, duel.zones[place], zone_phrase(test.where), view)
        case nouns.That():
            return is_now(duel, card, test.quality, view, test.no)
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


def zone_phrase(where: selectors.Group) -> What:
    """The phrase of the zones that a card may lie in."""
    assert isinstance(where, selectors.Each | selectors.Chosen)
    return where.what


def _lies(place: int, test: nouns.Lies, view: View) -> bool:
    """Whether a zone lies so from the source; a monument zone is in no row and no column."""
    own = place_of(view.source)
    if place not in range(len(GRID)) or own not in range(len(GRID)):
        return False
    match test:
        case nouns.Lies.ROW:
            return place // COLUMNS == own // COLUMNS
        case nouns.Lies.COLUMN:
            return place % COLUMNS == own % COLUMNS
        case nouns.Lies.ADJACENT:
            return place in neighbours(own)


def has_trait(duel: RiftDuel, card: RiftCard, trait: Trait, view: View) -> bool:
    """Whether a card has what stands behind `with` or `has`."""
    if isinstance(trait, Keyword):
        return is_so(duel, card, trait, View(card, card.owner))
    if isinstance(trait, nouns.Amount):
        return trait.admits(measure(duel, card, trait.what))
    if isinstance(trait, nouns.Compared):
        than = meant(duel, trait.than, view)
        mine = measure(duel, card, trait.what)
        return bool(than) and all([trait.admits(mine, measure(duel, each, trait.what)) for each in than])
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


def counted_now(duel: RiftDuel, value: Worth, view: View) -> int:
    """What a number is equal to now."""
    assert isinstance(value, Value)
    if value.what is not None:
        return number_of(duel, value.what, view)
    assert value.measure is not None
    measured = value.measure
    return sum(measure(duel, card, measured) for card in meant(duel, value.of, view) if in_play(card))


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
