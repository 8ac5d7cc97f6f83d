"""What keeps an object on the field: Immortality, and Link Shield (GA-299, GA-321)."""

from collections.abc import Sequence

from rulesets.grand_archive.cards.keywords import IMMORTALITY, Keyword
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import has

DESTROYING = ("destroyed", "sacrificed", "lethal")
"""The ways of leaving from which Immortality keeps an object."""
BANS = {
    "destroyed": (ObjectBan.DESTROYED,), "lethal": (ObjectBan.DESTROYED,),
    "sacrificed": (ObjectBan.DESTROYED, ObjectBan.SACRIFICED), "banished": (ObjectBan.BANISHED,),
}  # fmt: skip
"""The bans on the ways of leaving: what is sacrificed is destroyed too (GA-192, GA-212)."""


def is_immortal(duel: ArchiveDuel, card: ArchiveCard, how: str) -> bool:
    """Whether Immortality or a ban keeps an object from leaving so; the unique rule overrides both (GA-299)."""
    bans = BANS.get(how, ())
    return (how in DESTROYING and has(duel, card, IMMORTALITY)) or any(
        [is_banned(duel, card, ban) for ban in bans]
    )


def shielded(duel: ArchiveDuel, going: Sequence[ArchiveCard], how: str) -> list[ArchiveCard]:
    """The objects that leave in fact: a Link Shield leaves instead of what it is linked to (GA-321).

    Of several shields the oldest leaves. An object that leaves itself shields nothing.
    """
    found = list(going)
    if how not in DESTROYING and how != "unique":
        return found
    for card in going:
        shield = _shield_of(duel, card, found, how)
        if shield is not None:
            found[found.index(card)] = shield
            card.damage = 0
            duel.changed("damage")
            duel.note("GA-321", "is_shielded_by_link", controller_of(card), card, other=shield)
    return found


def _shield_of(duel: ArchiveDuel, card: ArchiveCard, going: Sequence[ArchiveCard], how: str) -> ArchiveCard | None:
    linked = [each for each in duel.objects() if each.linked is not None and each.linked.thing is card]
    for each in sorted(linked, key=lambda each: each.stamp):
        if each.linked is None or each.linked.lost or each in going or is_immortal(duel, each, how):
            continue
        if has(duel, each, Keyword.LINK_SHIELD):
            return each
    return None
