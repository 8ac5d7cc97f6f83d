"""Characteristics: what a card or an object is now (GA-46)."""

from collections.abc import Collection, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias, TypeGuard, TypeVar

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Condition, Selector, Static
from rulesets.grand_archive.cards.changes import Word
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.phrases.selectors import CardsToActivate, Phrase
from rulesets.grand_archive.cards.phrases.who import Player
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.statics.abilities import (
    AsThough,
    AttacksHave,
    Deed,
    EntersWith,
    GoesInstead,
    Has,
    InsteadOfSuppressing,
    MayWield,
    MoreDamage,
    MustAttack,
    PreventAlways,
)
from rulesets.grand_archive.cards.statics.bans import Cannot
from rulesets.grand_archive.cards.statics.more import MoreCounters
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.characteristics import Traits, printed_traits, together
from rulesets.grand_archive.state.duel import ALWAYS_READ, NEWS_OF_ZONE, OBJECTS, ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers import amounts, conditions
from rulesets.grand_archive.state.layers.abilities import unlock
from rulesets.grand_archive.state.layers.groups import (
    Group,
    describes,
    describes_as,
    fits,
    group_of,
    is_there,
    members,
)
from rulesets.grand_archive.state.layers.influence import TRAIT
from rulesets.grand_archive.state.layers.look import Look
from rulesets.grand_archive.state.layers.said import plain
from rulesets.grand_archive.state.layers.working_out import work_out
from rulesets.grand_archive.state.ruled import RULE, InForce

__all__ = [
    "Traits",
    "acts_as",
    "amount",
    "bound_by",
    "champion_level",
    "characteristics",
    "finished",
    "has",
    "holds",
    "is_a",
    "is_like",
    "is_meant",
    "life",
    "means",
    "power",
    "traits",
    "worth",
]  # fmt: skip

About: TypeAlias = (
    AsThough
    | Cannot
    | EntersWith
    | GoesInstead
    | AttacksHave
    | InsteadOfSuppressing
    | MayWield
    | MoreCounters
    | MoreDamage
    | MustAttack
    | PreventAlways
)
"""The static abilities that are about objects and change no characteristics."""
StaticT = TypeVar("StaticT", bound=Static)


def traits(duel: ArchiveDuel, card: ArchiveCard) -> Traits:
    """The characteristics of a card now; of a card that is no object as printed, without restricted text."""
    if duel.news:
        _refresh(duel)
    found = duel.worked.get(card.id)
    return _elsewhere(duel, card) if found is None else found


def characteristics(duel: ArchiveDuel) -> dict[int, Traits]:
    """All characteristics on the field and in the Intents, by card number; another mapping once any may differ."""
    if duel.news:
        _refresh(duel)
    return duel.worked


def power(duel: ArchiveDuel, card: ArchiveCard) -> int:
    """The power of a card, 0 for one without."""
    return traits(duel, card).power or 0


def life(duel: ArchiveDuel, card: ArchiveCard) -> int:
    """The life of a unit, 0 for a card without."""
    return traits(duel, card).life or 0


def has(duel: ArchiveDuel, card: ArchiveCard, keyword: Keyword) -> bool:
    """Whether a card has a keyword."""
    return keyword in traits(duel, card).keywords


def amount(duel: ArchiveDuel, card: ArchiveCard, keyword: Keyword) -> int:
    """The number of a keyword of a card, 0 without it (GA-173)."""
    keywords = traits(duel, card).keywords
    if keyword not in keywords:
        return 0
    return keywords[keyword]


def champion_level(duel: ArchiveDuel, seat: int) -> int:
    """LV: the level of a seat's champion, modifiers included; 0 without a champion (GA-78, GA-129)."""
    champion = duel.champion(seat)
    return 0 if champion is None else traits(duel, champion).level or 0


def is_a(duel: ArchiveDuel, card: ArchiveCard, word: str) -> bool:
    """Whether a card has a type, such as ``ally``; ``unit`` is a champion or an ally, ``object`` anything."""
    if word == "object":
        return True
    types = traits(duel, card).types
    return not types.isdisjoint(UNIT_TYPES) if word == "unit" else word in types


def holds(duel: ArchiveDuel, seat: int, card: ArchiveCard, condition: Condition, *, raised: int = 0) -> bool:
    """Whether a restriction or another condition on the game state is true (GA-184 to GA-186).

    Args:
        duel: the duel.
        seat: the controller of the card.
        card: the card whose text it is.
        condition: the condition.
        raised: how much higher LV counts, for a card that is empowered (GA-308).
    """
    return conditions.holds(_Finished(duel), seat, card, condition, raised)


def worth(duel: ArchiveDuel, seat: int, card: ArchiveCard | None, number: int | Amount, *, raised: int = 0) -> int:
    """What an amount comes to that is read without an item on the stack (GA-129)."""
    return amounts.worth(_Finished(duel), seat, card, number, raised)


def bound_by(duel: ArchiveDuel, form: type[About], card: ArchiveCard) -> bool:
    """Whether a static ability of a form is about an object, such as one that says that it cannot attack."""
    return bool(rules_about(duel, form, card))


def rules_about(duel: ArchiveDuel, form: type[About], card: ArchiveCard) -> Sequence[tuple[ArchiveCard, Static]]:
    """The static abilities of a form about an object, with the card that has each, the oldest first (GA-197)."""
    force = in_force(duel, form)
    found = [(each.source or card, each.static) for each in force if _is_about(duel, each, card)] if force else []
    return sorted(found, key=_stamp) if len(found) > 1 else found


def _is_about(duel: ArchiveDuel, rule: "InForce[About]", card: ArchiveCard) -> bool:
    """Whether a rule is about an object: one of a fixed set, or one that its words mean now."""
    if rule.cards is not None:
        return card.id in rule.cards
    return is_meant(duel, rule.static.whom, rule.seat, rule.source, card)


def acts_as(duel: ArchiveDuel, card: ArchiveCard, deed: Deed, words: Collection[str]) -> bool:
    """Whether an object may do something as though it were of one of these types, such as ``unit`` (GA-48)."""
    if not in_force(duel, AsThough):
        return False
    types = [each.what.value for _, each in rules_about(duel, AsThough, card) if _is_deed(each, deed)]
    return any([each in words or (each in UNIT_TYPES and "unit" in words) for each in types])


def _is_deed(static: Static, deed: Deed) -> TypeGuard[AsThough]:
    return isinstance(static, AsThough) and static.deed is deed


def _stamp(rule: tuple[ArchiveCard, Static]) -> int:
    return rule[0].stamp


def in_force(duel: ArchiveDuel, form: type[StaticT]) -> Sequence[InForce[StaticT]]:
    """The static abilities of a form and the rules for a while that work now (GA-183); nearly every question asks.

    Cards in the Intent use theirs as if they were objects (GA-169).
    """
    if duel.news:
        _refresh(duel)
    if duel.ruling is None:
        duel.ruling = _by_form(duel)
    return duel.ruling.get(form, ())


def _by_form(duel: ArchiveDuel) -> "dict[type[Static], list[InForce[Any]]]":
    """The static abilities that change no characteristics and the rules for a while, by their forms."""
    found: dict[type[Static], list[InForce[Any]]] = {}
    for card in [*duel.objects(), *duel.sides[1].intent.cards, *duel.sides[2].intent.cards]:
        if rules := duel.worked[card.id].rules:
            seat = controller_of(card)
            for rule in rules:
                found.setdefault(type(rule.static), []).append(InForce(seat, card, rule.static))
    for effect in duel.effects.of(RULE):
        source, said = None if effect.origin is None else duel.cards[effect.origin], effect.value
        lasting = InForce(said.seat, source, said.static, effect.cards, said.seats)
        found.setdefault(type(said.static), []).append(lasting)
    return found


def finished(duel: ArchiveDuel) -> Look:
    """The finished characteristics, for groups to read."""
    return _Finished(duel)


def means(
    duel: ArchiveDuel, whom: Selector, seat: int, source: ArchiveCard | None, item: ArchiveItem | None = None
) -> list[ArchiveCard]:
    """All things that a noun phrase fits now; for a choice or a target those among which there is a choice.

    Args:
        duel: the duel.
        whom: the phrase.
        seat: from whose point of view it is said.
        source: the card whose text it is.
        item: the item whose text it is, if any.
    """
    return list(members(_Finished(duel), group_of(whom), seat, source, item))


def is_meant(
    duel: ArchiveDuel,
    whom: Selector | None,
    seat: int,
    source: ArchiveCard | None,
    card: ArchiveCard,
    item: ArchiveItem | None = None,
) -> bool:
    """Whether a noun phrase fits one thing; the rest is as for `means`. Words for players fit no card."""
    if whom is None or isinstance(whom, Player):
        return False
    return fits(_Finished(duel), group_of(whom), seat, source, card, item)


def is_like(duel: ArchiveDuel, whom: Phrase, seat: int, source: ArchiveCard | None, card: ArchiveCard) -> bool:
    """Whether the words of a noun phrase fit a card, wherever it lies."""
    return describes(_Finished(duel), group_of(whom), seat, source, card)


class _Finished:
    """Finished characteristics, for conditions to read."""

    __slots__ = ("duel",)

    def __init__(self, duel: ArchiveDuel) -> None:
        self.duel = duel

    def of(self, card: ArchiveCard) -> Traits:
        """The characteristics of an object; those of any other card as printed."""
        if self.duel.news:
            _refresh(self.duel)
        found = self.duel.worked.get(card.id)
        return printed_traits(card.printed) if found is None else found

    def level(self, seat: int) -> int:
        """LV of a seat (GA-129)."""
        return champion_level(self.duel, seat)


def _refresh(duel: ArchiveDuel) -> None:
    """Work characteristics out again if what has changed since then can matter."""
    news = duel.news
    alone = OBJECTS in news and _stand_alone(duel)
    if alone:
        news.remove(OBJECTS)  # no condition that is asked now reads characteristics, which are still the old ones
    if not duel.worked_from.isdisjoint(news) or conditions.has_other_answers(duel.asked, _Finished(duel), news):
        work = work_out(duel)
        duel.worked, duel.worked_from, duel.asked = work.now, work.news | ALWAYS_READ, work.asked
        duel.entangled = work.entangled
        duel.found = dict.fromkeys(SEATS)
        duel.ruling = None
    elif alone:
        duel.worked = _with_touched(duel)
        for _, _, seat in duel.touched:
            duel.found[seat] = None
    news.clear()
    duel.touched.clear()


def _stand_alone(duel: ArchiveDuel) -> bool:
    """Whether all that came or went is as printed and matters to no other object."""
    if duel.entangled:
        return False
    lasting = duel.effects.of(TRAIT)
    for card, printed, _ in duel.touched:
        if card.counters or printed.kind == "champion" or not plain(printed).silent:
            return False
        for each in lasting:
            if each.cards and card.id in each.cards:
                return False
    return True


def _with_touched(duel: ArchiveDuel) -> dict[int, Traits]:
    """The characteristics from before, with those of what has come and without those of what has gone."""
    now = duel.worked.copy()
    for card, _, _ in duel.touched:
        if card.zone is not None and NEWS_OF_ZONE[card.zone.kind] is OBJECTS:
            now[card.id] = plain(card.printed).traits
        else:
            now.pop(card.id, None)
    return now


def _keywords_elsewhere(duel: ArchiveDuel, card: ArchiveCard, now: Traits) -> dict[Keyword, int]:
    """The keywords that texts give to a card which is no object (GA-356)."""
    found: dict[Keyword, int] = {}
    for rule in in_force(duel, Has):
        if _is_card_of(duel, rule, card, now):
            for each in rule.static.traits:
                if isinstance(each, Word):
                    before = found.get(each.word, now.keywords.get(each.word, 0))
                    found[each.word] = together(each.word, before, each.count)
    return found


def _is_card_of(duel: ArchiveDuel, rule: "InForce[Has]", card: ArchiveCard, now: Traits) -> bool:
    """Whether words about cards that are no objects mean a card, by what is printed on it."""
    whom, look = rule.static.whom, _Finished(duel)
    if isinstance(whom, CardsToActivate):
        group = Group(tests=whom.qualifiers)
        return card.owner == rule.seat and describes_as(look, group, rule.seat, rule.source, card, now)
    group = group_of(whom)
    there = is_there(duel, group, rule.seat, card)
    return there and describes_as(look, group, rule.seat, rule.source, card, now)


def _elsewhere(duel: ArchiveDuel, card: ArchiveCard) -> Traits:
    """The characteristics of a card that is no object."""
    printed = plain(card.printed)
    now = printed.traits
    if given := _keywords_elsewhere(duel, card, now):
        now = now.copy()
        now.keywords = MappingProxyType({**now.keywords, **given})
        return now
    if printed.locked:
        now = now.copy()
        duel.entangled = duel.entangled or printed.entangled
        unlock(_Finished(duel), controller_of(card), card, now)
        duel.worked_from |= printed.news
        conditions.ask(duel.asked, _Finished(duel), controller_of(card), card, printed.asked)
    duel.worked[card.id] = now
    return now
