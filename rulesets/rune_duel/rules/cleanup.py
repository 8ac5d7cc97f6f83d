"""Cleanup: discard, recycle, redraw, and the next round's number and leader (rulebook section 11)."""

from cardgame_tui.engine.asking import DONE, pick_card
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.rules.steps.lifecycle import draw
from rulesets.rune_duel.state.duel import RuneDuel

IDLE_LIMIT = 100
"""Rounds in a row without a duel after which the game is drawn under all options (RD-60)."""


def cleanup(duel: RuneDuel) -> Script[None]:
    """Play the end of a round (RD-54 to RD-56), then check its limits (RD-60)."""
    for seat in duel.in_order():
        yield from _discard(duel, seat)
    for seat in duel.in_order():
        if duel.options.recycle_each_round:
            recycle(duel, seat)
        _redraw(duel, seat)
    duel.summons += duel.options.summons_step
    duel.note("RD-56", "summons", amount=duel.summons)
    _next_leader(duel)
    _check_limits(duel)


def recycle(duel: RuneDuel, seat: int) -> None:
    """Shuffle the discard pile into the draw pile (RD-55)."""
    deck, discarded = duel.pile(seat, "deck"), list(duel.pile(seat, "discard").cards)
    for card in discarded:
        card.face_up = True
        duel.move(card, deck)
    if discarded:
        duel.shuffle(deck.cards)
        duel.note("RD-55", "recycle", seat, amount=len(discarded))


def _discard(duel: RuneDuel, seat: int) -> Script[None]:
    """Let a player put cards from hand face-down into the discard pile (RD-54)."""
    for _ in range(duel.options.end_discard_max):
        hand = duel.pile(seat, "hand").cards
        if not hand:
            return
        card = yield from pick_card(duel, seat, "discard", "RD-54", hand, none=DONE)
        if card is None:
            duel.note("RD-54", "keeps", seat)
            return
        card.face_up = False
        duel.move(card, duel.pile(seat, "discard"))
        duel.note("RD-54", "discards_hidden", seat, card)


def _redraw(duel: RuneDuel, seat: int) -> None:
    """Fill the hand; without recycling, the discard pile is used only when the draw pile is empty (RD-55)."""
    hand = duel.pile(seat, "hand").cards
    if len(hand) < duel.options.hand_size:
        draw(duel, seat, duel.options.hand_size - len(hand), "RD-55")
    if len(hand) < duel.options.hand_size and not duel.options.recycle_each_round:
        recycle(duel, seat)
        draw(duel, seat, duel.options.hand_size - len(hand), "RD-55")


def _next_leader(duel: RuneDuel) -> None:
    """The leader of the next duel; after a round without a duel the leader stays (RD-31, RD-33)."""
    if not duel.winner:
        return
    match duel.options.lead_rule:
        case "winner":
            duel.active = duel.winner
        case "loser":
            duel.active = other(duel.winner)
        case "alternate":
            duel.active = other(duel.active)


def _check_limits(duel: RuneDuel) -> None:
    """A stalemate after rounds without loss of life, the last round, and nothing left to decide (RD-60)."""
    duel.quiet_rounds = 0 if duel.life_lost else duel.quiet_rounds + 1
    duel.idle_rounds = 0 if duel.winner else duel.idle_rounds + 1
    if duel.options.stall_limit and duel.quiet_rounds >= duel.options.stall_limit:
        duel.finish(0, "RD-60", "stalemate")
    if duel.options.max_rounds and duel.turn >= duel.options.max_rounds:
        duel.finish(_who_has_more_life(duel), "RD-60", "rounds")
    if duel.idle_rounds >= IDLE_LIMIT:
        duel.finish(0, "RD-60", "idle")


def _who_has_more_life(duel: RuneDuel) -> int:
    """The seat with more life, 0 when both have the same."""
    if duel.life[1] == duel.life[2]:
        return 0
    return 1 if duel.life[1] > duel.life[2] else 2
