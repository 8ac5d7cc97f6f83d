"""How much of something a player does, as texts change it (GA-190, GA-361)."""

from collections.abc import Sequence

from rulesets.grand_archive.cards.statics.more import MoreCounters, MoreDone, Share
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.people import seats_of_people
from rulesets.grand_archive.state.traits import in_force, rules_about, worth


def with_more(duel: ArchiveDuel, seat: int, share: Share, amount: int) -> int:
    """How much a player does who would do so much: what is added comes first, then what doubles (GA-361)."""
    force = in_force(duel, MoreDone)
    if not force or amount < 1:
        return amount
    said = [each for each in force if each.static.share is share]
    said = [each for each in said if seat in seats_of_people(each.static.people, each.seat)]
    return _changed(duel, amount, [(each.seat, each.source, each.static) for each in said])


def with_more_counters(duel: ArchiveDuel, card: ArchiveCard, kind: str, amount: int, by: int | None) -> int:
    """How many counters of a kind are put on something where so many would be; `by` is the seat that does it."""
    said = [
        (controller_of(source), source, static)
        for source, static in rules_about(duel, MoreCounters, card)
        if isinstance(static, MoreCounters) and static.counter.value == kind
    ]
    return _changed(duel, amount, [each for each in said if not each[2].you or each[0] == by])


def _changed(
    duel: ArchiveDuel, amount: int, said: Sequence[tuple[int, ArchiveCard | None, MoreDone | MoreCounters]]
) -> int:
    """An amount with all that texts add, and then as often as they double it."""
    amount += sum([worth(duel, seat, source, static.more) for seat, source, static in said])
    return amount << sum([static.twice for _, _, static in said])
