"""Carrying out what happens instead of an event that was held back (DR-202)."""

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.rules.steps.checks import check_state
from rulesets.dimensional_rift.rules.steps.foreseen import text_instead
from rulesets.dimensional_rift.rules.steps.verb import perform_effects, possible
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.held_back import HeldBack
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.traits import life


def settle_held(duel: RiftDuel) -> Script[None]:
    """Check the state and carry out replacements until nothing is held back any more."""
    check_state(duel)
    while duel.held:
        held = duel.held[0]
        duel.instead = held.texts
        yield from _settle_one(duel, held)
        duel.instead = ()
        duel.held.remove(held)
        check_state(duel)


def _settle_one(duel: RiftDuel, held: HeldBack) -> Script[None]:
    """Let something else happen instead, or the event itself if its player would rather have that."""
    item = RiftItem(held.source.owner, "DR-202", "trigger", held.source, ability=held.ability)
    item.about = held.card if held.card is not held.source else None
    item.much, item.open = held.amount, True
    if not in_play(held.source) or not (yield from _wanted(duel, item)):
        held.happen()
        return
    duel.note("DR-202", "instead", item.controller, held.source, word=held.ability.label)
    yield from perform_effects(duel, item)
    saved = held.card if held.event is Trigger.DESTROYED else None
    if saved is not None and in_play(saved) and saved.damage >= life(duel, saved):
        saved.damage = 0
        duel.changes += 1
        duel.note("DR-202", "damage_clears", saved.owner, saved)


def spared(duel: RiftDuel, item: RiftItem, card: RiftCard) -> Script[bool]:
    """Carry out what happens instead of a card being targeted by an item; False if nothing does (DR-202)."""
    found = text_instead(duel, Trigger.TARGETED, card, 0, item.source)
    if found is None:
        return False
    source, ability = found
    instead = RiftItem(source.owner, "DR-202", "trigger", source, ability=ability)
    instead.about = card if card is not source else None
    if not (yield from _wanted(duel, instead)):
        return False
    duel.note("DR-202", "instead", instead.controller, source, word=ability.label)
    yield from perform_effects(duel, instead)
    return True


def _wanted(duel: RiftDuel, item: RiftItem) -> Script[bool]:
    """Ask whether an optional replacement is made, if it can be."""
    if not item.ability.optional:
        return True
    if not possible(duel, item, item.ability.effects[0]):
        return False
    return (yield from confirm(duel, item.controller, "use_instead", "DR-202", item.source, public=True))
