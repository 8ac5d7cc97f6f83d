"""Time stamps of a position: what is older than what (GA-197)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

from cardgame_tui.engine.continuous import Continuous
from rulesets.grand_archive.cards.changes import Change, Word
from rulesets.grand_archive.cards.nouns import Stat
from rulesets.grand_archive.positions.faults import keyword_of
from rulesets.grand_archive.positions.lasting import effect_of, retypes
from rulesets.grand_archive.positions.position import PlacedChampion, PlacedObject, Position, SeatPosition
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel

Begin: TypeAlias = Callable[[int], None]
"""Gives something its time stamp."""


def restore_times(duel: ArchiveDuel, position: Position, placed: Mapping[int, Sequence[ArchiveCard]]) -> None:
    """Give what has a time a stamp later than all that has none, in the order of these times (GA-197)."""
    timed = [each for seat, side in position.sides() for each in _timed(duel, seat, side, placed[seat])]
    for _, group in groupby(sorted(timed, key=itemgetter(0)), key=itemgetter(0)):
        stamp = duel.effects.tick()
        for _, begin in group:
            begin(stamp)
    duel.changed("field")


def _timed(
    duel: ArchiveDuel, seat: int, side: SeatPosition, objects: Sequence[ArchiveCard]
) -> Iterator[tuple[int, Begin]]:
    """What a seat has that has a time, each with what gives it its stamp."""
    for card, each in zip(objects, side.field, strict=True):
        yield from _effects_timed(duel, card, each)
        for name, time in (("stamp", each.time), ("turned", each.turned)):
            if time is not None:
                yield time, partial(setattr, card, name)
    champion = duel.champion(seat)
    if champion is not None and side.champion is not None:
        yield from _effects_timed(duel, champion, side.champion)
        lineage = duel.lineage(champion)
        for card, time in zip(lineage, side.champion.lineage_times, strict=False):
            if card is lineage[0]:
                yield time, partial(setattr, champion, "stamp")
            yield time, partial(setattr, card, "stamp")
    attached = [duel.mastery(seat), *duel.statuses(seat)]
    for card_or_none, time_or_none in zip(
        attached, [side.mastery_time, *[each.time for each in side.statuses]], strict=True
    ):
        if card_or_none is not None and time_or_none is not None:
            yield time_or_none, partial(setattr, card_or_none, "stamp")


def _effects_timed(
    duel: ArchiveDuel, card: ArchiveCard, placed: PlacedChampion | PlacedObject
) -> Iterator[tuple[int, Begin]]:
    for time, value in zip(placed.effect_times, effects_of(placed), strict=False):
        yield time, partial(give, duel, card, value)


def effects_of(placed: PlacedChampion | PlacedObject) -> Iterator[object]:
    """What lasts on an object, in the order of ``effect_times``."""
    for each in placed.gains:
        found = keyword_of(each)
        assert found is not None
        yield Word(*found)
    for stat, amount in placed.gets.items():
        yield Change(Stat(stat), plus=max(0, amount), minus=max(0, -amount))
    for words in placed.lasting:
        yield effect_of(words)


def give(duel: ArchiveDuel, card: ArchiveCard, value: object, stamp: int | None = None) -> None:
    """Let an effect last on an object, now or with the time stamp that it has."""
    duel.retyped = duel.retyped or retypes(value)
    effect = Continuous[ArchiveDuel, ArchiveCard]("trait", None, None, value, cards=(card.id,))
    duel.effects.add(effect)
    effect.stamp = effect.stamp if stamp is None else stamp
