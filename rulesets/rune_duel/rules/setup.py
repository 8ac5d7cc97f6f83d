"""Setting up a duel: shuffle, draw, flip a coin (rulebook section 4)."""

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Option, Script
from rulesets.rune_duel.rules.steps.lifecycle import draw
from rulesets.rune_duel.state.duel import RuneDuel

KEEP = Option("keep")
MULLIGAN = Option("mulligan")


def setup(duel: RuneDuel) -> Script[None]:
    """Play everything before round 1 (RD-18 to RD-21)."""
    for seat in SEATS:
        duel.shuffle(duel.pile(seat, "deck").cards)
        duel.note("RD-18", "shuffle", seat)
    for seat in SEATS:
        draw(duel, seat, duel.options.hand_size, "RD-19")
    duel.active = duel.home = duel.chance.seat()
    duel.note("RD-20", "coin", duel.home)
    if duel.options.mulligan == "one":
        for seat in (duel.home, other(duel.home)):
            yield from _offer_mulligan(duel, seat)


def _offer_mulligan(duel: RuneDuel, seat: int) -> Script[None]:
    """Let a player shuffle the hand back once and draw as many again (RD-21, ours)."""
    option = yield from choose(duel, seat, "mulligan", "RD-21", (KEEP, MULLIGAN))
    if option is KEEP:
        duel.note("RD-21", "keep_hand", seat)
        return
    deck = duel.pile(seat, "deck")
    for card in list(duel.pile(seat, "hand").cards):
        duel.move(card, deck)
    duel.shuffle(deck.cards)
    duel.note("RD-21", "mulligan", seat)
    draw(duel, seat, duel.options.hand_size, "RD-21")
