"""What objects notice besides what they do: counters that come or go, and being targeted (GA-174, GA-241)."""

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.cards.phrases.tails import Owner, Zones
from rulesets.grand_archive.cards.triggers.happenings import (
    AIMED,
    COUNTERS,
    MOVED,
    BecomesTarget,
    CountersChange,
    IsPut,
)
from rulesets.grand_archive.rules.steps.triggers import Sight, let_wait
from rulesets.grand_archive.state.card import FIELD, ArchiveCard, target, target_at
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_trigger
from rulesets.grand_archive.state.items import Aimed, ArchiveItem
from rulesets.grand_archive.state.shifts import Shift
from rulesets.grand_archive.state.stacked import is_item_of
from rulesets.grand_archive.state.traits import is_like, is_meant


def counters_changed(
    duel: ArchiveDuel, card: ArchiveCard, kind: str, amount: int, *, gone: bool = False, by: int | None = None
) -> None:
    """Let the abilities wait that counters trigger which were put on something, or removed.

    Args:
        duel: the duel.
        card: what has or had them.
        kind: their kind.
        amount: how many.
        gone: whether they were removed.
        by: the seat that did it, None for a rule.
    """
    for seat in SEATS:
        for watcher, ability in with_trigger(duel, seat, COUNTERS):
            watch = ability.watch
            assert isinstance(watch, CountersChange)
            if not _is_seen(watch, kind, gone=gone, by=by, seat=seat):
                continue
            if watch.last and card.counters.get(kind):
                continue
            if is_meant(duel, watch.whom, seat, watcher, card):
                sight = Sight(watcher, watcher.visit, seat, ability, target(card))
                let_wait(duel, [sight] * (1 if watch.several or watch.last else amount), amount)


def _is_seen(watch: CountersChange, kind: str, *, gone: bool, by: int | None, seat: int) -> bool:
    """Whether it is such counters that an ability of a seat waits for."""
    if watch.gone is not gone or (watch.you and by != seat):
        return False
    return watch.counter is None or watch.counter.value == kind


def targets_chosen(duel: ArchiveDuel, item: ArchiveItem) -> None:
    """Let the abilities wait that trigger as something becomes a target of an item that is on the stack now."""
    aimed = list(dict.fromkeys([each.thing for each in item.targets if isinstance(each, Target)]))
    if not aimed:
        return
    for seat in SEATS:
        for watcher, ability in with_trigger(duel, seat, AIMED):
            watch = ability.watch
            assert isinstance(watch, BecomesTarget)
            if not is_item_of(duel, seat, watch.items, item):
                continue
            meant = [each for each in aimed if is_meant(duel, watch.whom, seat, watcher, each)]
            let_wait(duel, [Sight(watcher, watcher.visit, seat, ability, target(each)) for each in meant])


def moves_seen(duel: ArchiveDuel) -> None:
    """Let the abilities wait that trigger on the cards that have changed zones since the last time (GA-358)."""
    if not duel.shifts:
        return
    shifts, duel.shifts = duel.shifts, []
    for seat in SEATS:
        for watcher, ability in with_trigger(duel, seat, MOVED):
            watch = ability.watch
            assert isinstance(watch, IsPut)
            seen: list[Aimed] = [
                target_at(duel.cards[each.card], each.visit)
                for each in shifts
                if _is_put(duel, watch, seat, watcher, each)
            ]
            if watch.once:
                seen = [None] * bool(seen)
            let_wait(duel, [Sight(watcher, watcher.visit, seat, ability, it) for it in seen])


def _is_put(duel: ArchiveDuel, watch: IsPut, seat: int, watcher: ArchiveCard, shift: Shift) -> bool:
    """Whether a card has changed zones in the way that an ability of a seat waits for."""
    if watch.field and shift.origin not in FIELD:
        return False
    if watch.place is not None and not _is_zone(watch.place, seat, shift.to, shift.seat):
        return False
    if watch.origin is not None and not _is_zone(watch.origin, seat, shift.origin, shift.origin_seat):
        return False
    return is_like(duel, watch.what, seat, watcher, duel.cards[shift.card])


def _is_zone(zones: Zones, seat: int, kind: str, whose: int) -> bool:
    """Whether a zone is one of those that a text of a seat names."""
    if kind not in [each.zone for each in zones.zones]:
        return False
    return zones.owner not in (Owner.YOUR, Owner.OPPONENTS) or (whose == seat) is (zones.owner is Owner.YOUR)
