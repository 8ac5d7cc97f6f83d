"""The steps everything is made of: damage, healing, life, leaving the line, drawing, and both checks."""

from cardgame_tui.engine.duel import SEATS, other
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import remaining_life

_LOSSES = {"RD-30": "hand_damage", "RD-62": "breaks_through"}
"""Event words for life lost under a special rule."""


def place(duel: RuneDuel, creature: RuneCard, number: int) -> None:
    """Put a creature into a slot of its line; artifacts, damage and counters go with it."""
    duel.move(creature, duel.slot(creature.owner, number))
    creature.slot = number


def move_to_end(duel: RuneDuel, creature: RuneCard) -> bool:
    """Move a creature behind the last one of its line; False if it is the last or there is no slot (RD-70)."""
    last, limit = duel.line(creature.owner)[-1], duel.options.max_slots
    if creature is last or (limit and last.slot >= limit):
        return False
    place(duel, creature, last.slot + 1)
    return True


def deal(duel: RuneDuel, creature: RuneCard, amount: int, rule: str, source: RuneCard | None = None) -> None:
    """Deal damage to a creature (RD-12, RD-70); without a source card its own counters deal it (RD-64)."""
    creature.damage += amount
    what = "damage" if source is None else "damage_from"
    duel.note(rule, what, creature.owner, creature, amount=amount, other=source)


def heal(duel: RuneDuel, creature: RuneCard, amount: int, rule: str, source: RuneCard | None = None) -> None:
    """Remove up to an amount of damage from a creature (RD-70); without a source card it regenerates (RD-63)."""
    healed = min(amount, creature.damage)
    if healed:
        creature.damage -= healed
        what = "regenerates" if source is None else "heal"
        duel.note(rule, what, creature.owner, creature, amount=healed, other=source)


def lose_life(duel: RuneDuel, seat: int, amount: int, rule: str, source: RuneCard | None = None) -> None:
    """A player loses life to a card, or for cards left in hand (RD-60 counts it)."""
    if amount > 0:
        duel.life[seat] -= amount
        duel.life_lost = True
        duel.note(rule, _LOSSES.get(rule, "lose_life"), seat, source, amount=amount)


def gain_life(duel: RuneDuel, seat: int, amount: int, rule: str, source: RuneCard) -> None:
    """A player gains life from a card; there is no upper limit (RD-17, RD-70)."""
    duel.life[seat] += amount
    duel.note(rule, "gain_life", seat, source, amount=amount)


def draw(duel: RuneDuel, seat: int, amount: int, rule: str, source: RuneCard | None = None) -> None:
    """Draw up to a number of cards from the draw pile, for a card or by the rules.

    The discard pile is not recycled for this (RD-70).
    """
    deck, hand = duel.pile(seat, "deck"), duel.pile(seat, "hand")
    drawn = min(amount, len(deck.cards))
    for _ in range(drawn):
        duel.move(deck.cards[-1], hand)
    duel.note(rule, "draw" if source is None else "draws_for", seat, source, amount=drawn)


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
    """Remove every creature without remaining life, until nothing changes (RD-41).

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
    """Whether anything could have reduced a creature's life to 0: printed life is 1 or more (RD-10)."""
    return creature.damage > 0 or bool(creature.artifacts)


def life_check(duel: RuneDuel) -> None:
    """End the duel when a player's life is used up; a draw when both are (RD-57)."""
    fallen = [seat for seat in SEATS if duel.life[seat] <= 0]
    if len(fallen) == 2:
        duel.finish(0, "RD-57", "both")
    if fallen:
        duel.finish(other(fallen[0]), "RD-57", "life")
