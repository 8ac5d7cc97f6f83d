"""Resolving items, and loops that nobody breaks (CT-70, CT-74, CT-78, CT-84)."""

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from rulesets.containment.rules.stack.cross_test import resolve_experiment, resolve_test
from rulesets.containment.rules.stack.k_class import resolve_batch
from rulesets.containment.rules.steps.lifecycle import retire
from rulesets.containment.rules.steps.loops import PATIENCE
from rulesets.containment.rules.steps.verb import Verb, perform_effects
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem, KBatch
from rulesets.containment.state.standing import standing
from rulesets.containment.state.traits import start_statics


def resolve(duel: ContainmentDuel, item: ContainmentItem) -> Script[None]:
    """Carry out an item that has left the stack (CT-70)."""
    if isinstance(item, KBatch):
        resolve_batch(duel, item)
    elif item.what == "test":
        yield from resolve_test(duel, item)
    elif item.what == "experiment":
        yield from resolve_experiment(duel, item)
    elif item.ability is not None and (yield from _wanted(duel, item)):
        duel.note(item.rule, "resolves", item.controller, item.source, word=item.label)
        yield from perform_effects(duel, item)
    if item.what == "play":
        _finish_play(duel, item)


def end_loop(duel: ContainmentDuel) -> None:
    """End the game when resolutions or turns without a choice have led back to an earlier position (CT-78)."""
    duel.unasked += 1
    if duel.unasked <= PATIENCE:
        return
    now = standing(duel)
    if now in duel.stood:
        duel.finish(0, "CT-78", "loop")
    duel.stood.add(now)


def _wanted(duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
    """Ask about a `may`, unless what it is about can no longer happen (CT-84)."""
    ability = item.ability
    assert ability is not None
    if not ability.optional:
        return True
    first = ability.effects[0]
    if isinstance(first, Verb) and not first.possible(duel, item):
        return False
    wanted = yield from confirm(duel, item.controller, "may", "CT-84", item.source, public=True)
    if not wanted:
        duel.note("CT-84", "declines", item.controller, item.source)
    return wanted


def _finish_play(duel: ContainmentDuel, item: ContainmentItem) -> None:
    """Decommission a Tale or an Incident that has resolved; a Field stays and works from now on (CT-30, CT-32)."""
    card = item.source
    assert card is not None
    if card.printed.stays:
        start_statics(duel, card)
        duel.note("CT-32", "stays", item.controller, card)
    else:
        retire(duel, card)
