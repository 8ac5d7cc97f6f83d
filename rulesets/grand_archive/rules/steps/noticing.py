"""What objects notice besides what they do: counters that come or go, and being targeted (GA-174, GA-241)."""

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.cards.triggers.happenings import AIMED, COUNTERS, BecomesTarget, CountersChange
from rulesets.grand_archive.rules.steps.triggers import Sight, let_wait
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_trigger
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.stacked import is_item_of
from rulesets.grand_archive.state.traits import is_meant


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
