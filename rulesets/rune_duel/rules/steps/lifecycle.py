"""The steps everything is made of: damage, healing, life, leaving the line, drawing, and both checks."""

from cardgame_tui.engine.duel import SEATS, other
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import remaining_life

_LOSSES = {"RD-30": "hand_damage", "RD-62": "breaks_through"}
"""Words for life lost under a rule of its own."""


def place(duel: RuneDuel, creature: RuneCard, number: int) -> None:
    """Put a creature into a slot of its line; artifacts, damage and counters go with it."""
    duel.move(creature, duel.slot(creature.owner, number))
    creature.slot = number


def deal(duel: RuneDuel, creature: RuneCard, amount: int, rule: str) -> None:
    """Deal damage to a creature (RD-12, RD-70)."""
    creature.damage += amount
    duel.note(rule, "damage", creature.owner, creature, amount=amount)


def heal(duel: RuneDuel, creature: RuneCard, amount: int, rule: str) -> None:
    """Remove up to so much damage from a creature (RD-63, RD-70)."""
    healed = min(amount, creature.damage)
    if healed:
        creature.damage -= healed
        duel.note(rule, "heal", creature.owner, creature, amount=healed)


def lose_life(duel: RuneDuel, seat: int, amount: int, rule: str) -> None:
    """A player loses life (RD-60 counts it)."""
    if amount > 0:
        duel.life[seat] -= amount
        duel.life_lost = True
        duel.note(rule, _LOSSES.get(rule, "lose_life"), seat, amount=amount)


def gain_life(duel: RuneDuel, seat: int, amount: int, rule: str) -> None:
    """A player gains life; there is no upper limit (RD-17, RD-70)."""
    duel.life[seat] += amount
    duel.note(rule, "gain_life", seat, amount=amount)


def draw(duel: RuneDuel, seat: int, amount: int, rule: str) -> None:
    """Take up to so many cards from the draw pile; the discard pile is not recycled for this (RD-70)."""
    deck, hand = duel.pile(seat, "deck"), duel.pile(seat, "hand")
    drawn = min(amount, len(deck.cards))
    for _ in range(drawn):
        duel.move(deck.cards[-1], hand)
    duel.note(rule, "draw", seat, amount=drawn)


def discard(duel: RuneDuel, card: RuneCard) -> None:
    """Put a card into its owner's discard pile, a creature with its artifacts (RD-41, RD-47)."""
    for artifact in list(card.artifacts):
        discard(duel, artifact)
    if card.host is not None:
        card.host.artifacts.remove(card)
        card.host = None
    card.slot = card.damage = card.fade = 0
    duel.move(card, duel.pile(card.owner, "discard"))


def death_check(duel: RuneDuel) -> bool:
    """Remove every creature without remaining life, again until nothing changes (RD-41).

    Returns:
        Whether any was removed.
    """
    found = False
    while dead := [each for each in duel.creatures() if _can_die(each) and remaining_life(duel, each) <= 0]:
        found = True
        for creature in dead:
            duel.note("RD-41", "dies", creature.owner, creature, creature.zone)
            name_artifacts(duel, creature, "RD-41")
            discard(duel, creature)
    return found


def name_artifacts(duel: RuneDuel, creature: RuneCard, rule: str) -> None:
    """Log which artifacts are discarded with a creature (RD-41, RD-64)."""
    for artifact in creature.artifacts:
        duel.note(rule, "goes_along", artifact.owner, artifact, other=creature)


def _can_die(creature: RuneCard) -> bool:
    """Whether there is anything that could have used its life up: alone it has 1 or more (RD-10)."""
    return creature.damage > 0 or bool(creature.artifacts)


def life_check(duel: RuneDuel) -> None:
    """End the duel when a player's life is used up; a draw when both are (RD-57)."""
    fallen = [seat for seat in SEATS if duel.life[seat] <= 0]
    if len(fallen) == 2:
        duel.finish(0, "RD-57", "both")
    if fallen:
        duel.finish(other(fallen[0]), "RD-57", "life")
