"""Groups: which things a noun phrase means, wherever a text counts, chooses or changes them (GA-194, GA-202)."""

from collections.abc import Sequence
from functools import lru_cache

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, Head, Noun
from rulesets.grand_archive.cards.phrases.selectors import Attacking, Phrase, Reference
from rulesets.grand_archive.cards.phrases.tails import (
    Among,
    ByChance,
    Has,
    In,
    Linked,
    OfPlayer,
    Owner,
    Tail,
    Whose,
    Zones,
    ZoneWord,
)
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.qualifiers import AnyOf, CardKind, Standing, SubtypeKind, Test
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.fitting import news_of, passes, read_by
from rulesets.grand_archive.state.layers.layer import SUBTYPES, TYPES
from rulesets.grand_archive.state.layers.look import Look

__all__ = ["EVERYTHING", "THIS", "Group", "describes", "describes_as", "fits", "group_of", "members", "seats_of"]

NONE: frozenset[str] = frozenset()
_OMENS = In(Zones((ZoneWord.BANISHMENT,), Owner.YOUR))


@value
class Group:
    """Things that a text describes. Whatever is given must fit; where nothing is given every object does.

    Args:
        types: types of which a member has one, or else one of the subtypes.
        subtypes: subtypes of which a member has one, or else one of the types.
        whose: whose objects they are, seen from the controller of the effect.
        other: whether the source itself is left out.
        this: whether only the source is meant.
        linked: whether only the object is meant to which the source is linked (GA-321).
        champion: whether only the controller's champion is meant.
        tests: the words before the noun and the tails behind it, all of which must fit.
        place: the zones of its cards, None for objects.
        prey: what a member attacks.
    """

    types: frozenset[str] = NONE
    subtypes: frozenset[str] = NONE
    whose: Tail | None = None
    other: bool = False
    this: bool = False
    linked: bool = False
    champion: bool = False
    tests: tuple[AnyOf | Tail | Head, ...] = ()
    place: In | Among | None = None
    prey: Phrase | None = None

    def reads(self) -> int:
        """The characteristics that say who belongs to it (GA-198)."""
        read = (TYPES if self.types else 0) | (SUBTYPES if self.subtypes else 0)
        for each in self.tests:
            read |= read_by(each)
        if self.prey is not None:
            read |= group_of(self.prey).reads()
        return read

    def news(self) -> frozenset[str]:
        """The kinds of changes after which it may have other members, but for those on the field."""
        defenders = frozenset({"combat"}) if self.whose is Whose.DEFENDERS else NONE
        zones = frozenset(each.zone for each in self.place.place.zones) if isinstance(self.place, In) else NONE
        attacks = NONE if self.prey is None else group_of(self.prey).news() | {"combat"}
        return defenders.union(attacks, zones, *[news_of(each) for each in self.tests])

    def is_common(self) -> bool:
        """Whether it has the same members whichever object has the text."""
        about_source = self.this or self.other or self.linked or Linked.TO_THIS in self.tests
        return not about_source and (self.prey is None or group_of(self.prey).is_common())


MOST_GROUPS = 20_000
EVERYTHING = Group()
"""All objects."""
THIS = Group(this=True)
"""The source itself."""


_groups: dict[int, tuple[Selector, Group]] = {}
"""Groups by the identity of their phrases, which is quicker than by their words."""


def group_of(whom: Selector) -> Group:
    """The things that a noun phrase, or a word for something that belongs to the source, means."""
    found = _groups.get(id(whom))
    if found is None or found[0] is not whom:
        if len(_groups) >= MOST_GROUPS:
            _groups.clear()
        _groups[id(whom)] = found = (whom, _group(whom))
    return found[1]


@lru_cache(maxsize=4096)
def _group(whom: Selector) -> Group:
    match whom:
        case Reference.THIS:
            return THIS
        case Reference.LINKED:
            return Group(linked=True)
        case Reference.YOUR_CHAMPION:
            return Group(champion=True)
        case Reference.FOES_CHAMPION:
            return Group(types=frozenset({"champion"}), whose=Whose.OPPONENTS)
        case Reference.ATTACKER | Reference.DEFENDER:
            state = Standing.ATTACKING if whom is Reference.ATTACKER else Standing.DEFENDING
            return Group(tests=(AnyOf((state,)),))
        case Phrase():
            return _described(whom)
    raise TypeError(f"no group for {whom!r}")


def _described(phrase: Phrase) -> Group:
    heads = () if _WIDE.keys().isdisjoint(phrase.types) else (_one_of(phrase.types),)
    nouns = phrase.types if not heads else ()
    types = frozenset().union(*[_types(each) for each in nouns if isinstance(each, Noun)])
    subtypes = frozenset(each.subtype for each in nouns if isinstance(each, SubtypeKind))
    whose = next((each for each in phrase.tails if isinstance(each, Whose | OfPlayer)), None)
    place, tails = phrase.place, phrase.tails
    if Noun.OMEN in phrase.types:
        place = place or _OMENS
    tests = (
        *phrase.qualifiers,
        *heads,
        *[each for each in phrase.types if each is Noun.OMEN],
        *[
            each
            for each in tails
            if not isinstance(each, ByChance | In | Among | Whose | OfPlayer | Has | Attacking)
        ],
    )
    return Group(
        types=types,
        subtypes=subtypes,
        whose=whose,
        other=phrase.other,
        tests=tests,
        place=place,
        prey=next((each.prey for each in tails if isinstance(each, Attacking)), None),
    )


def _types(noun: Noun) -> frozenset[str]:
    if noun is Noun.UNIT:
        return UNIT_TYPES
    return NONE if noun in _UNTYPED or noun in CARDS or noun in ON_STACK else frozenset({noun.value})


_UNTYPED = frozenset({Noun.OBJECT, Noun.SOURCE})
_WIDE: dict[Head, Test] = {Noun.TOKEN: Standing.TOKEN, Noun.REGALIA: CardKind.REGALIA}
"""Nouns for objects of any type, and the words that say the same in front of a noun."""


def _one_of(heads: Sequence[Head]) -> AnyOf:
    """The test of nouns of which some say nothing about the type: `item or token`."""
    kinds = [
        CardKind(word)
        for each in heads
        if isinstance(each, Noun)
        for word in sorted(_types(each))
        if each not in _WIDE
    ]
    return AnyOf(
        (
            *kinds,
            *[_WIDE[each] for each in heads if each in _WIDE],
            *[each for each in heads if isinstance(each, SubtypeKind)],
        )
    )


def members(
    look: Look, group: Group, seat: int, source: ArchiveCard | None, item: ArchiveItem | None = None
) -> Sequence[ArchiveCard]:
    """The things that belong to a group now.

    Args:
        look: the characteristics to read.
        group: the group.
        seat: from whose point of view it is described.
        source: the object whose text it is, None for a resolved effect.
        item: the item whose text it is, for players that it has targeted.
    """
    found = _candidates(look.duel, group, seat, source, item)
    if group is THIS:
        return found
    return [card for card in found if describes(look, group, seat, source, card)]


def fits(
    look: Look,
    group: Group,
    seat: int,
    source: ArchiveCard | None,
    card: ArchiveCard,
    item: ArchiveItem | None = None,
) -> bool:
    """Whether one thing belongs to a group now; the rest is as for `members`."""
    if group.this:
        return card is source
    if group.champion or group.linked:
        return card in _candidates(look.duel, group, seat, source, item)
    if not is_there(look.duel, group, seat, card, item):
        return False
    return describes(look, group, seat, source, card)


def is_there(
    duel: ArchiveDuel, group: Group, seat: int, card: ArchiveCard, item: ArchiveItem | None = None
) -> bool:
    """Whether a card lies where a group looks for its members."""
    if group.place is not None:
        return any([card in cards for cards in zones_of(duel, group.place, seat, item)])
    return on_field(card) and (card.zone is None or card.zone.seat in seats_of(duel, seat, group.whose, item))


def seats_of(duel: ArchiveDuel, seat: int, whose: Tail | None, item: ArchiveItem | None = None) -> Sequence[int]:
    """The players whose objects a text means, seen from its controller.

    The defending player is the opponent of the one who attacks; outside a combat nobody is (GA-150).
    """
    match whose:
        case None:
            return SEATS
        case Whose.YOURS:
            return (seat,)
        case Whose.DEFENDERS:
            return () if duel.combat is None else (other(duel.combat.seat),)
        case Whose.THEIRS:
            return (seat if item is None else item.doer,)
        case Whose.OPPONENTS:
            return (other(seat),)
    if item is None:
        return ()
    return item.player(whose.player) if isinstance(whose, OfPlayer) else item.so_far.that_player(duel.known)


def zones_of(
    duel: ArchiveDuel, where: In | Among, seat: int, item: ArchiveItem | None = None
) -> list[Sequence[ArchiveCard]]:
    """The cards in each of the zones that a text names, or those that it has looked at."""
    if isinstance(where, Among):
        return [] if item is None else [item.so_far.looked_at()]
    place = where.place
    seats: Sequence[int] = duel.in_order()
    if place.player is not None:
        seats = () if item is None else item.player(place.player)
    if place.owner is not None and place.owner is not Owner.ANY:
        seats = seats_named(duel, place.owner, seat, item)
    return [_in_zone(duel, each, zone.zone) for each in seats for zone in place.zones]


def seats_named(duel: ArchiveDuel, owner: Owner, seat: int, item: ArchiveItem | None) -> Sequence[int]:
    """Whose a zone is."""
    match owner:
        case Owner.YOUR:
            return (seat,)
        case Owner.THEIR:
            return (seat if item is None else item.doer,)
        case Owner.OPPONENTS:
            return (other(seat),)
        case Owner.THAT_PLAYERS:
            return () if item is None else item.so_far.that_player(duel.known)
    return duel.in_order()


def _in_zone(duel: ArchiveDuel, seat: int, kind: str) -> Sequence[ArchiveCard]:
    if kind == "lineage":
        champion = duel.champion(seat)
        return () if champion is None else duel.lineage(champion)[:-1]
    return duel.pile(seat, kind).cards


def _candidates(
    duel: ArchiveDuel, group: Group, seat: int, source: ArchiveCard | None, item: ArchiveItem | None
) -> Sequence[ArchiveCard]:
    if group.this:
        return () if source is None else (source,)
    if group.champion:
        champion = duel.champion(seat)
        return () if champion is None else (champion,)
    if group.linked:
        link = None if source is None else source.linked
        return () if link is None or link.lost or not on_field(link.thing) else (link.thing,)
    if group.place is not None:
        return [card for cards in zones_of(duel, group.place, seat, item) for card in cards]
    if group.whose is None:
        return duel.objects()
    seats = seats_of(duel, seat, group.whose, item)
    return [card for each in seats for card in duel.sides[each].field()]


def describes(look: Look, group: Group, seat: int, source: ArchiveCard | None, card: ArchiveCard) -> bool:
    """Whether the words of a group fit a card, wherever it lies."""
    return describes_as(look, group, seat, source, card, look.of(card))


def describes_as(
    look: Look, group: Group, seat: int, source: ArchiveCard | None, card: ArchiveCard, now: Traits
) -> bool:
    """Whether the words of a group fit a card with some characteristics."""
    if not is_of_types(group, now):
        return False
    if group.other and card is source:
        return False
    if group.tests and not all([passes(look, each, seat, source, card, now) for each in group.tests]):
        return False
    return group.prey is None or _attacks(look, group.prey, seat, source, card)


def _attacks(look: Look, prey: Phrase, seat: int, source: ArchiveCard | None, card: ArchiveCard) -> bool:
    """Whether a card attacks something of a kind: one of the targets of the attack (GA-146, GA-150)."""
    combat = look.duel.combat
    if combat is None or not combat.is_attacking(card):
        return False
    attacked = [each.thing for each in combat.defenders if not each.lost and combat.is_target(each.thing)]
    return any([fits(look, group_of(prey), seat, source, each) for each in attacked])


def is_of_types(group: Group, now: Traits) -> bool:
    """Whether something has one of the types or subtypes of a group."""
    if not (group.types or group.subtypes):
        return True
    return not (group.types.isdisjoint(now.types) and group.subtypes.isdisjoint(now.subtypes))
