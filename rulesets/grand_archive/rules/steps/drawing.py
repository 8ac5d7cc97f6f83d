"""Drawing, and what else takes cards from the top of a main deck (GA-15, GA-230 to GA-232)."""

from rulesets.grand_archive.cards.statics.bans import PlayerBan
from rulesets.grand_archive.cards.statics.more import Share
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.state.bans import player_banned
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.more import with_more

OPENING = "opening"
"""The phase word of the opening step, in which a level-0 champion enters (GA-76)."""
SETTING_UP = (OPENING, "mulligan")
"""The phase words of hands that the options name, which no text changes (GA-77, GA-361)."""


def draw(duel: ArchiveDuel, seat: int, amount: int, rule: str, *, to: str = "hand") -> int:
    """Draw cards one by one; return how many were drawn (GA-230).

    Args:
        duel: the duel.
        seat: who draws.
        amount: how many; in the opening step the option `opening_hand` replaces it (GA-77).
        rule: the rule that makes the player draw.
        to: ``hand`` or ``memory``.
    """
    if duel.phase == OPENING:
        amount = duel.options.opening_hand
    if player_banned(duel, seat, PlayerBan.DRAW):
        return 0
    if duel.phase not in SETTING_UP:
        amount = with_more(duel, seat, Share.DRAW, amount)
    side, drawn = duel.sides[seat], 0
    zone = duel.pile(seat, to)
    what = "draws" if to == "hand" else "draws_into_memory"
    while drawn < amount and (side.deck.cards or _refilled(duel, seat)):
        card = side.deck.cards[-1]
        duel.move(card, zone)
        duel.note(rule, what, seat, card)
        does(duel, seat, Act.DRAW)
        drawn += 1
    return drawn


def mill(
    duel: ArchiveDuel, seat: int, amount: int, rule: str, *, to: str = "graveyard", down: bool = False
) -> list[ArchiveCard]:
    """Put the top cards of a main deck into another zone, fewer if it has fewer; return them (GA-230).

    Face-down cards may be looked at by those only who could see them before (GA-28, GA-29).
    """
    zone = duel.pile(seat, to)
    top = duel.sides[seat].deck.cards[-amount:][::-1] if amount > 0 else []
    for card in top:
        seen_by = duel.sight(card)
        duel.move(card, zone)
        if zone.kind == "banishment":
            card.face_up, card.seen_by = not down, seen_by if down else 0
        duel.note(rule, f"top_card_to_{to}", seat, card)
    return top


def _refilled(duel: ArchiveDuel, seat: int) -> bool:
    """What happens at an empty main deck (`deck_out`, GA-232); whether a card can be drawn now."""
    side, rule = duel.sides[seat], duel.options.deck_out
    if rule == "lose":
        duel.failed_draws.add(seat)
        duel.changed("player")
        duel.note("GA-232", "cannot_draw", seat)
        return False
    if rule == "skip" or not side.graveyard.cards:
        return False
    for card in list(side.graveyard.cards):
        duel.move(card, side.deck)
    duel.shuffle(side.deck.cards)
    duel.note("GA-232", "reshuffles", seat)
    return True
