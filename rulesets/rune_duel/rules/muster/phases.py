"""Muster and holding area: duel cards go to the battle line (rulebook sections 7 and 8)."""

from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.rules.muster.arrival import enter
from rulesets.rune_duel.rules.muster.artifacts import attach
from rulesets.rune_duel.rules.muster.spells import cast
from rulesets.rune_duel.rules.steps.lifecycle import death_check, discard, life_check
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


def muster(duel: RuneDuel) -> Script[None]:
    """Play the duel cards that may stay, one after another (RD-35 to RD-41)."""
    if duel.row.cards:
        _gather(duel)
    while duel.muster.cards:
        card = duel.muster.cards[-1]
        duel.move(card, duel.row)
        duel.note("RD-36", "turned_up", card.owner, card)
        if not (yield from _play(duel, card)):
            _hold(duel, card)
        _check(duel)


def try_holding(duel: RuneDuel) -> Script[None]:
    """Try the cards that were waiting when the muster began (RD-42, RD-43)."""
    for seat in duel.in_order():
        for card in list(duel.pile(seat, "holding").cards):
            if card.id in duel.fresh and not duel.options.holding_same_round:
                continue
            duel.note("RD-43", "tried", seat, card)
            if not (yield from _play(duel, card)):
                duel.note("RD-43", "waits", seat, card)
            _check(duel)
    duel.fresh.clear()


def _gather(duel: RuneDuel) -> None:
    """Discard the cards above the summons number and shuffle the rest into the muster pile (RD-35, RD-36)."""
    for card in list(duel.row.cards):
        if card.printed.rank > duel.summons:
            discard(duel, card)
            duel.note("RD-35", "too_high", card.owner, card, amount=duel.summons)
    for card in duel.row.cards[::-1]:
        duel.move(card, duel.muster)
    if duel.options.muster_order == "shuffled" and duel.muster.cards:
        duel.shuffle(duel.muster.cards)
        duel.note("RD-36", "muster_pile", amount=len(duel.muster.cards))


def _play(duel: RuneDuel, card: RuneCard) -> Script[bool]:
    """Play a card that is turned up or held; False when it has nowhere to go (RD-37 to RD-39)."""
    if card.printed.is_creature:
        yield from enter(duel, card)
        return True
    if card.printed.is_artifact:
        return attach(duel, card)
    return (yield from cast(duel, card))


def _hold(duel: RuneDuel, card: RuneCard) -> None:
    """Put a card that could not be played into the holding area (RD-38, RD-39)."""
    duel.move(card, duel.pile(card.owner, "holding"))
    duel.fresh.add(card.id)
    duel.note("RD-38" if card.printed.is_artifact else "RD-39", "held", card.owner, card)


def _check(duel: RuneDuel) -> None:
    """A card is finished, with everything it causes (RD-36, RD-41, RD-57)."""
    death_check(duel)
    life_check(duel)
