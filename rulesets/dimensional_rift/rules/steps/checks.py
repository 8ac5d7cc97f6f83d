"""State-based checks (rulebook section 14): automatic, without a question or the stack."""

from cardgame_tui.engine.duel import SEATS, other
from rulesets.dimensional_rift.cards.nouns import Stat
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.rules.steps.foreseen import is_held
from rulesets.dimensional_rift.rules.steps.lifecycle import destroy
from rulesets.dimensional_rift.rules.steps.triggers import fire_threshold
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.holding import holds
from rulesets.dimensional_rift.state.matching import View
from rulesets.dimensional_rift.state.traits import life

_LIFE = Stat.LIFE.value


def check_state(duel: RiftDuel) -> None:
    """Run the checks until nothing more happens (DR-173 to DR-176)."""
    if duel.changes == duel.checked:
        return
    while dead := [card for card in _dead(duel) if not is_held(duel, Trigger.DESTROYED, card)]:
        destroy(duel, dead, "DR-174")
    for side in duel.both_sides():
        for card in side.watching:
            _check_thresholds(duel, card)
    duel.checked = duel.changes


def _dead(duel: RiftDuel) -> list[RiftCard]:
    """The face-up creatures with damage equal to or above their Life (DR-174).

    If nothing has lowered Life below the printed number, the printed number is checked first.
    """
    effects = duel.effects.of(_LIFE)
    lowered = bool(effects) and any([effect.value < 0 for effect in effects])
    dead = []
    for side in duel.both_sides():
        for card in side.creatures:
            if not lowered and card.damage < card.printed.life:
                continue
            if card.damage >= life(duel, card):
                dead.append(card)
    return dead


def check_defeat(duel: RiftDuel) -> None:
    """End the duel when a player is at 0 HP or less; when both are it is drawn (DR-177, DR-180)."""
    if not duel.fallen:
        return
    losers = [seat for seat in SEATS if duel.hp[seat] <= 0]
    if not losers:
        duel.fallen = False  # the same effect gave HP back
        return
    winner = 0 if len(losers) == len(SEATS) else other(losers[0])
    duel.finish(winner, "DR-180", "hp" if winner else "both")


def _check_thresholds(duel: RiftDuel, card: RiftCard) -> None:
    """Fire each state trigger once whenever its state becomes true (DR-121)."""
    for condition, ability in card.printed.program.thresholds:
        if not holds(duel, condition, View(card, card.owner)):
            card.held.discard(ability.number)
        elif ability.number not in card.held:
            card.held.add(ability.number)
            fire_threshold(duel, card, ability)
