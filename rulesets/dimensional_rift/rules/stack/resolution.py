"""Resolving an item: does it fizzle, what do its targets hold now, and carrying it out (DR-137 to DR-147)."""

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text import Node
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.rules.actions.declaring import flip_targets
from rulesets.dimensional_rift.rules.actions.pray_and_operate import Operated, still_operates
from rulesets.dimensional_rift.rules.actions.vigilant_and_lightfoot import move_after_attack
from rulesets.dimensional_rift.rules.redirect import redirect
from rulesets.dimensional_rift.rules.stack.traps import discard_used
from rulesets.dimensional_rift.rules.steps.checks import check_defeat, check_state
from rulesets.dimensional_rift.rules.steps.counters import stand_up
from rulesets.dimensional_rift.rules.steps.verb import perform_effects
from rulesets.dimensional_rift.rules.targets import aims_at_zones, is_aimed, once_flipped, reach_of, refuse_target
from rulesets.dimensional_rift.state.card import in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem, Strike
from rulesets.dimensional_rift.state.traits import has


def resolve(duel: RiftDuel, item: RiftItem) -> Script[None]:
    """Carry out one item that has left the stack, or let it fizzle; `After` triggers then follow (DR-140)."""
    duel.resolving = item
    if isinstance(item, Strike):
        yield from perform_effects(duel, item)
    else:
        yield from _resolve_ability(duel, item)
    duel.resolving = None
    if isinstance(item, Strike):
        duel.forget()
    check_state(duel)
    duel.waiting += item.after
    discard_used(duel, item.source)
    if isinstance(item, Strike):
        check_defeat(duel)
        yield from move_after_attack(duel, item.source)


def _resolve_ability(duel: RiftDuel, item: RiftItem) -> Script[None]:
    if rule := _fizzles(duel, item):
        duel.note(rule, "fizzle", item.controller, item.source)
        return
    if item.what == "action" and Keyword.PRONE in item.source.conditions:
        stand_up(duel, item.source)
        return
    if item.ability.targets and not (yield from _check_targets(duel, item)):
        duel.note("DR-143", "fizzle", item.controller, item.source)
        return
    yield from flip_targets(duel, item)
    yield from perform_effects(duel, item)


def _fizzles(duel: RiftDuel, item: RiftItem) -> str:
    """The rule by which an item fizzles because of its source, empty when it does not (DR-143, DR-156, DR-171)."""
    if item.reach is None and not in_play(item.source):
        return "DR-143"
    if isinstance(item, Operated) and not still_operates(duel, item):
        return "DR-171"
    if item.ability.takes_mana and has(duel, item.source, Keyword.MANALOCKED):
        return "DR-156"
    return ""


def _check_targets(duel: RiftDuel, item: RiftItem) -> Script[bool]:
    """Look at every target again; those that no longer hold become None. False when none is left (DR-144)."""
    none = True
    for place, spec in enumerate(item.ability.targets):
        zone = item.targets[place]
        if zone is not None:
            none = False
            item.targets[place] = yield from _holding(duel, item, spec, zone)
    return none or any(zone is not None for zone in item.targets)


def _holding(duel: RiftDuel, item: RiftItem, spec: Node, zone: Zone) -> Script[Zone | None]:
    redirected = None
    if is_aimed(spec) and not aims_at_zones(spec):
        redirected = yield from redirect(duel, item, spec, zone)
    if redirected is not None:
        zone, reach = redirected
    else:
        reach = reach_of(duel, item)
    return None if refuse_target(duel, item, once_flipped(spec), zone, reach) else zone
