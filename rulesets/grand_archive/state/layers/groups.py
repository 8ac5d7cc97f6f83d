"""Groups: which objects a continuous effect is about (GA-194, GA-195)."""

from collections.abc import Collection, Sequence

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.nouns import ObjectKind, Whose
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.selectors import Chosen, Each, OneOrMore, Reference
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.layer import ELEMENTS, KEYWORDS, POWER, SUBTYPES, TYPES
from rulesets.grand_archive.state.layers.look import Look

__all__ = ["EVERYTHING", "THIS", "Group", "belongs", "group_of", "kind_group", "members", "seats_of"]

NONE: frozenset[str] = frozenset()


@value
class Group:
    """Objects that a text describes. Whatever is given must fit; where nothing is given every object does.

    Args:
        types: types of which a member has one.
        subtypes: subtypes of which a member has one.
        elements: elements of which a member has one.
        keyword: a keyword that a member has.
        whose: whose objects they are, seen from the controller of the effect.
        least: the least power of a member.
        most: the greatest power of a member.
        other: whether the source itself is left out.
        this: whether only the source is meant.
        linked: whether only the object is meant to which the source is linked (GA-321).
        champion: whether only the controller's champion is meant.
        attacking: whether only the attacking unit is meant (GA-150).
    """

    types: frozenset[str] = NONE
    subtypes: frozenset[str] = NONE
    elements: frozenset[str] = NONE
    keyword: Keyword | None = None
    whose: Whose | None = None
    least: int | None = None
    most: int | None = None
    other: bool = False
    this: bool = False
    linked: bool = False
    champion: bool = False
    attacking: bool = False

    def reads(self) -> int:
        """The characteristics that say who belongs to it (GA-198)."""
        read = (TYPES if self.types else 0) | (SUBTYPES if self.subtypes else 0)
        read |= (ELEMENTS if self.elements else 0) | (0 if self.keyword is None else KEYWORDS)
        return read if self.least is None and self.most is None else read | POWER

    def news(self) -> frozenset[str]:
        """The kinds of changes after which it may have other members, but for those on the field."""
        return frozenset({"combat"}) if self.attacking or self.whose is Whose.DEFENDERS else NONE


EVERYTHING = Group()
"""All objects."""
THIS = Group(this=True)
"""The source itself."""


def group_of(whom: Selector | OneOrMore) -> Group:
    """The objects that a static ability means."""
    match whom:
        case Reference.THIS:
            return THIS
        case Reference.LINKED:
            return Group(linked=True)
        case Reference.YOUR_CHAMPION:
            return Group(champion=True)
        case Each(what=what, whose=whose, other=but_this):
            return kind_group(what, whose, but_this=but_this)
        case Chosen(what=what, whose=whose) | OneOrMore(what=what, whose=whose):
            return kind_group(what, whose)
    raise TypeError(f"no group for {whom!r}")


def kind_group(what: ObjectKind, whose: Whose | None, *, but_this: bool = False) -> Group:
    """The objects of a kind (GA-202)."""
    if what is ObjectKind.ATTACKING_UNIT:
        return Group(whose=whose, other=but_this, attacking=True)
    types = UNIT_TYPES if what is ObjectKind.UNIT else frozenset({what.value})
    return Group(types=NONE if what is ObjectKind.OBJECT else types, whose=whose, other=but_this)


def members(look: Look, group: Group, seat: int, source: ArchiveCard | None) -> Sequence[ArchiveCard]:
    """The objects that belong to a group now.

    Args:
        look: the characteristics to read.
        group: the group.
        seat: from whose point of view it is described.
        source: the object whose text it is, None for a resolved effect.
    """
    found = _candidates(look.duel, group, seat, source)
    if group is THIS:
        return found
    if group.other:
        found = [card for card in found if card is not source]
    if group.attacking:
        combat = look.duel.combat
        found = [] if combat is None else [card for card in found if combat.is_attacking(card)]
    return [card for card in found if _fits(group, look.of(card))]


def belongs(
    look: Look,
    group: Group,
    seat: int,
    source: ArchiveCard | None,
    card: ArchiveCard,
    controller: int,
    now: Traits,
) -> bool:
    """Whether one object belongs to a group, or did so just before it left (GA-34).

    Args:
        look: the characteristics to read.
        group: the group.
        seat: from whose point of view it is described.
        source: the object whose text it is.
        card: the object.
        controller: who controls it, or did so.
        now: its characteristics, or what they were.
    """
    if group.this or group.linked:
        return card in _candidates(look.duel, group, seat, source)
    if group.champion and not (controller == seat and "champion" in now.types):
        return False
    if group.other and card is source:
        return False
    if group.whose is not None and controller not in seats_of(look.duel, seat, group.whose):
        return False
    if group.attacking and not (look.duel.combat is not None and look.duel.combat.is_attacking(card)):
        return False
    return _fits(group, now)


def seats_of(duel: ArchiveDuel, seat: int, whose: Whose | None) -> Collection[int]:
    """The players whose objects a text means, seen from its controller.

    The defending player is the opponent of the one who attacks; outside a combat nobody is (GA-150).
    """
    if whose is None:
        return SEATS
    if whose is Whose.DEFENDERS:
        return () if duel.combat is None else (other(duel.combat.seat),)
    return (seat if whose is Whose.YOURS else other(seat),)


def _candidates(duel: ArchiveDuel, group: Group, seat: int, source: ArchiveCard | None) -> Sequence[ArchiveCard]:
    if group.this:
        return () if source is None else (source,)
    if group.champion:
        champion = duel.champion(seat)
        return () if champion is None else (champion,)
    if group.linked:
        link = None if source is None else source.linked
        return () if link is None or link.lost or not on_field(link.thing) else (link.thing,)
    if group.whose is None:
        return duel.objects()
    if group.whose is Whose.DEFENDERS:
        return () if duel.combat is None else duel.sides[other(duel.combat.seat)].field()
    return duel.sides[seat if group.whose is Whose.YOURS else other(seat)].field()


def _fits(group: Group, now: Traits) -> bool:
    if group.types and group.types.isdisjoint(now.types):
        return False
    if group.subtypes and group.subtypes.isdisjoint(now.subtypes):
        return False
    if group.elements and group.elements.isdisjoint(now.elements):
        return False
    if group.keyword is not None and group.keyword not in now.keywords:
        return False
    return _has_power(group, now.power)


def _has_power(group: Group, power: int | None) -> bool:
    """Whether power is within the bounds of a group; an object without power is in none."""
    if group.least is None and group.most is None:
        return True
    if power is None or (group.least is not None and power < group.least):
        return False
    return group.most is None or power <= group.most
