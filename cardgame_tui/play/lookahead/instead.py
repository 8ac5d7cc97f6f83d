"""Which event stands in the place of another where one duel went on under two sets of rules."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from cardgame_tui.engine.events import Event


def instead_of(now: Sequence[Event], before: Sequence[Event], first: int) -> Mapping[int, Event | None]:
    """The places of the events that only the first of two logs has, each with the one the second has instead.

    An event is compared with the one that is most like it: about the same, of the same kind, or about the same
    card; else with one at the same point between events that both logs have. None where there is nothing.

    Args:
        now: the first log.
        before: the second one.
        first: the place from which they are compared; up to there they are the same.
    """
    new, gone = _only_in(now, before, first), _only_in(before, now, first)
    found: dict[int, Event | None] = dict.fromkeys(new)
    left = list(gone)
    for alike in _ALIKE:
        for place in [each for each in new if found[each] is None]:
            match = next((each for each in left if alike(now[place], before[each])), None)
            if match is not None:
                found[place] = before[match]
                left.remove(match)
    shared = [_shared_before(gone, each, first) for each in left]
    for place in [each for each in new if found[each] is None]:
        here = _shared_before(new, place, first)
        if here in shared:
            at = shared.index(here)
            found[place] = before[left.pop(at)]
            shared.pop(at)
    return found


def _only_in(one: Sequence[Event], other: Sequence[Event], first: int) -> list[int]:
    """The places of the events of the first log, from a place on, that the second does not have."""
    others = Counter(map(_said, other[first:]))
    found = []
    for place, event in enumerate(one[first:], first):
        key = _said(event)
        if others[key]:
            others[key] -= 1
        else:
            found.append(place)
    return found


def _said(event: Event) -> tuple[object, ...]:
    """What an event says, to compare those of two duels."""
    return event.what, event.seat, event.card, event.other, event.zone, event.amount, event.word


def _shared_before(own: Sequence[int], place: int, first: int) -> int:
    """How many events before a place both logs have."""
    return place - first - sum(1 for each in own if each < place)


def _same_about(one: Event, other: Event) -> bool:
    return (one.what, one.seat, one.card, one.other) == (other.what, other.seat, other.card, other.other)


def _same_kind_and_seat(one: Event, other: Event) -> bool:
    return (one.what, one.seat) == (other.what, other.seat)


def _same_kind(one: Event, other: Event) -> bool:
    return one.what == other.what


def _same_card(one: Event, other: Event) -> bool:
    return one.card is not None and one.card == other.card


_ALIKE: tuple[Callable[[Event, Event], bool], ...] = (_same_about, _same_kind_and_seat, _same_kind, _same_card)
"""How two events may be alike, most alike first."""
