"""How much of something a player does, as texts change it (GA-190, GA-361)."""

from rulesets.grand_archive.cards.statics.more import MoreDone, Share
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.people import seats_of_people
from rulesets.grand_archive.state.traits import in_force, worth


def with_more(duel: ArchiveDuel, seat: int, share: Share, amount: int) -> int:
    """How much a player does who would do so much: what is added comes first, then what doubles (GA-361)."""
    force = in_force(duel, MoreDone)
    if not force or amount < 1:
        return amount
    said = [each for each in force if each.static.share is share]
    said = [each for each in said if seat in seats_of_people(each.static.people, each.seat)]
    amount += sum([worth(duel, each.seat, each.source, each.static.more) for each in said])
    return amount << sum([each.static.twice for each in said])
