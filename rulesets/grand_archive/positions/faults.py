"""Faults of a position that its model cannot find: names, and cards that cannot be there."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from cardgame_tui.content.faults import FileFault, nearest
from cardgame_tui.content.positions import position_fault, unknown_card
from cardgame_tui.engine.card import Printed
from rulesets.grand_archive.cards.keywords import BY_WORD, Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.positions.lasting import effect_of
from rulesets.grand_archive.positions.position import (
    KNOWN_COUNTERS,
    PlacedChampion,
    PlacedObject,
    Position,
    SeatPosition,
)
from rulesets.grand_archive.state.duel import ArchiveDuel

Fits: TypeAlias = Callable[[ArchivePrinted], bool]
"""Whether a card may be in a place."""
CHAMPION = "champion"
"""The end of the name of a champion that something is linked to."""


def position_faults(duel: ArchiveDuel, position: Position) -> Iterator[FileFault]:
    """Report names that do not exist, and cards in places where no such card can be."""
    cards = duel.start.cards
    for seat, side in position.sides():
        place = f"seat{seat}"
        if side.champion is not None:
            yield from _champion_faults(cards, f"{place}.champion", side.champion)
        for number, placed in enumerate(side.field):
            yield from _object_faults(cards, f"{place}.field {number}", placed)
            yield from _link_faults(position, f"{place}.field {number}.link", placed)
        yield from _pile_faults(cards, place, side)
        if duel.options.deck_check:
            yield from _deck_faults(cards, place, side)
    yield from _turn_faults(position)


def keyword_of(words: str) -> tuple[Keyword, int | None] | None:
    """A keyword with its number as a position writes it, such as ``Retort 2``; None for no keyword."""
    name, _, number = words.rpartition(" ")
    if name and number.isdecimal() and len(number) < 4 and name.casefold() in BY_WORD:
        return BY_WORD[name.casefold()], int(number)
    found = BY_WORD.get(words.casefold())
    return None if found is None else (found, None)


def linked_place(position: Position, link: str) -> tuple[int, int | None] | None:
    """The seat and the number of the object that a link names, None as number for the champion."""
    seat, _, place = link.partition(".")
    if seat not in ("1", "2"):
        return None
    side = dict(position.sides())[int(seat)]
    if place == CHAMPION:
        return None if side.champion is None else (int(seat), None)
    if not place.isdecimal() or len(place) > 4 or int(place) >= len(side.field):
        return None
    return int(seat), int(place)


def _turn_faults(position: Position) -> Iterator[FileFault]:
    if position.phase != "between" and position.turn == 0:
        yield position_fault("turn", f"0 in phase {position.phase}", "0 only between turns, before the first")


def _champion_faults(cards: Mapping[str, Printed], field: str, placed: PlacedChampion) -> Iterator[FileFault]:
    if not placed.lineage:
        yield position_fault(field, "an empty lineage", "the names of its champion cards, the top card last")
    for name in placed.lineage:
        yield from _card_faults(cards, field, name, lambda card: card.kind == "champion", "no champion")
    yield from _common_faults(field, placed)
    if placed.lineage_times and len(placed.lineage_times) != len(placed.lineage):
        yield position_fault(f"{field}.lineage_times", "not one for each card of the lineage")


def _object_faults(cards: Mapping[str, Printed], field: str, placed: PlacedObject) -> Iterator[FileFault]:
    yield from _card_faults(
        cards,
        field,
        placed.card,
        lambda card: card.is_object and card.kind != "champion",
        "no object for the field",
    )
    printed = cards.get(placed.card)
    if placed.transformed and isinstance(printed, ArchivePrinted) and printed.flip is None:
        yield position_fault(f"{field}.transformed", f'"{placed.card}" has no other side')
    named = [("loaded", each.card) for each in placed.loaded]
    for what, name in [*named, *([("copy_of", placed.copy_of)] if placed.copy_of else [])]:
        if name not in cards:
            yield unknown_card(f"{field}.{what}", name, cards)
    yield from _common_faults(field, placed)


def _common_faults(field: str, placed: PlacedChampion | PlacedObject) -> Iterator[FileFault]:
    yield from _counter_faults(field, placed.counters or {})
    yield from _keyword_faults(field, placed.gains)
    yield from _lasting_faults(field, placed.lasting)
    if placed.effect_times and len(placed.effect_times) != len([*placed.gains, *placed.gets, *placed.lasting]):
        yield position_fault(f"{field}.effect_times", "not one for each effect", "gains, then gets, then lasting")


def _link_faults(position: Position, field: str, placed: PlacedObject) -> Iterator[FileFault]:
    if placed.link and linked_place(position, placed.link) is None:
        yield position_fault(
            field, f'"{placed.link}" is no object', '"1.champion", or "2.0" for the first of seat 2'
        )


def _pile_faults(cards: Mapping[str, Printed], place: str, side: SeatPosition) -> Iterator[FileFault]:
    for name in side.deck:
        yield from _card_faults(cards, f"{place}.deck", name, lambda _: True, "")
    for pile, placed in side.piles().items():
        for each in placed:
            yield from _card_faults(cards, f"{place}.{pile}", each.card, lambda _: True, "")
            yield from _counter_faults(f"{place}.{pile}", each.counters)
            if each.suppressed and pile != "banishment":
                yield position_fault(f"{place}.{pile}.suppressed", f'"{each.card}" is not banished')
            if (each.face_down or each.seen_by) and pile != "banishment":
                yield position_fault(f"{place}.{pile}.face_down", f'"{each.card}" is not banished')
            if each.preserved and pile != "material":
                yield position_fault(f"{place}.{pile}.preserved", f'"{each.card}" is not in the material deck')
    if side.mastery:
        yield from _card_faults(
            cards, f"{place}.mastery", side.mastery, lambda card: card.kind == "mastery", "no mastery"
        )
    yield from _counter_faults(f"{place}.mastery_counters", side.mastery_counters)
    for status in side.statuses:
        yield from _card_faults(
            cards, f"{place}.statuses", status.card, lambda card: card.kind == "status", "no status"
        )
        yield from _counter_faults(f"{place}.statuses", status.counters)


def _deck_faults(cards: Mapping[str, Printed], place: str, side: SeatPosition) -> Iterator[FileFault]:
    """Report what no legal deck has, and what is never drawn from one then (GA-66, GA-251)."""
    for name in side.deck:
        printed = cards.get(name)
        if isinstance(printed, ArchivePrinted) and printed.material:
            yield position_fault(f"{place}.deck", f'"{name}" is no main deck card')
    named = [("deck", name) for name in side.deck]
    named += [(pile, each.card) for pile, placed in side.piles().items() for each in placed]
    for pile, name in named:
        printed = cards.get(name)
        if isinstance(printed, ArchivePrinted) and printed.kind == "mastery":
            yield position_fault(f"{place}.{pile}", f'"{name}" is a mastery', f"{place}.mastery")


def _card_faults(
    cards: Mapping[str, Printed], field: str, name: str, fits: Fits, complaint: str
) -> Iterator[FileFault]:
    printed = cards.get(name)
    if not isinstance(printed, ArchivePrinted):
        yield unknown_card(field, name, cards)
    elif not fits(printed):
        yield position_fault(field, f'"{name}" is {complaint}')


def _counter_faults(field: str, counters: Iterable[str]) -> Iterator[FileFault]:
    for kind in counters:
        if kind not in KNOWN_COUNTERS and nearest(kind, KNOWN_COUNTERS):
            allowed = ", ".join(sorted(KNOWN_COUNTERS))
            yield position_fault(field, f'"{kind}" is no kind of counter', allowed, nearest(kind, KNOWN_COUNTERS))


def _keyword_faults(field: str, words: Iterable[str]) -> Iterator[FileFault]:
    for each in words:
        if keyword_of(each) is None:
            found = f'"{each}" is no keyword'
            yield position_fault(f"{field}.gains", found, nearest=nearest(each, [one.value for one in Keyword]))


def _lasting_faults(field: str, words: Iterable[str]) -> Iterator[FileFault]:
    for each in words:
        if effect_of(each) is None:
            allowed = "`base power 3`, `loses Taunt`, `becomes item`, `the element fire` and the like"
            yield position_fault(f"{field}.lasting", f'"{each}" is nothing that can last', allowed)
