"""Actions and activations: who may use what now, and declaring it (DR-93 to DR-95, DR-125 to DR-128)."""

from collections import Counter
from functools import cache

from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.cards.price import FREE
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.cards.program import Ability, Trigger
from rulesets.dimensional_rift.cards.statics import Doing, Play, Pursuit
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.combat.strikes import announce_strike, declare_block
from rulesets.dimensional_rift.rules.costs.bill import bill_for, payable
from rulesets.dimensional_rift.rules.costs.payment import pay, pick_x, settle
from rulesets.dimensional_rift.rules.playing.summon import flip
from rulesets.dimensional_rift.rules.steps.checks import check_state
from rulesets.dimensional_rift.rules.steps.replacing import spared
from rulesets.dimensional_rift.rules.steps.triggers import fire, fire_for_all
from rulesets.dimensional_rift.rules.steps.verb import perform_one
from rulesets.dimensional_rift.rules.targets import aims_at_zones, has_targets, is_aimed, pick_targets, reach_of
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.continuous import barred_player, more
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.holding import holds
from rulesets.dimensional_rift.state.items import RiftItem, Strike
from rulesets.dimensional_rift.state.matching import View
from rulesets.dimensional_rift.state.side import can_be_flipped
from rulesets.dimensional_rift.state.traits import connections, has

_EVENT_ACTION = {"campaign": Common.MARCH, "battle": Common.STRIKE}

# Members that nearly every decision reads (docs/architecture.md, "Members")
_MANALOCKED, _PRONE = Keyword.MANALOCKED, Keyword.PRONE
_STRIKE = Common.STRIKE
_MOVING = (Common.MARCH, Common.SHIFT)


def action_pool(duel: RiftDuel, card: RiftCard) -> list[Ability]:
    """The Actions a face-up card has in the current event (DR-93, DR-33, DR-155)."""
    common = event_action(duel)
    pool = _printed_pool(card.printed, None if common is None else duel.common.actions[common])
    if card.printed.program.conditional:
        view = View(card, card.owner)
        pool = [action for action in pool if holds(duel, action.condition, view)]
    if duel.bends and duel.effects.of("may"):
        pool = list(dict.fromkeys([*pool, *allowed_actions(duel, card)]))
    if duel.bends and duel.effects.of("cannot"):
        banned = duel.effects.on(duel, "cannot", card)
        if Doing.ACT in banned:
            return []
        if Doing.MOVE in banned:
            pool = [action for action in pool if action.common not in _MOVING]
        pool = [
            action for action in pool if (action.common or Doing.TRANSFORM) not in banned or not is_named(action)
        ]
    if not card.attached and _PRONE not in card.conditions:
        return pool
    lent = (equipment.printed.program.grants_action for equipment in card.attached)
    pool = [*pool, *(action for action in lent if action is not None)]
    if _PRONE in card.conditions and duel.prone_acts:
        pool.append(duel.common.get_up)
    return list(dict.fromkeys(pool))


def allowed_actions(duel: RiftDuel, card: RiftCard, allowed: str = "may") -> list[Ability]:
    """The Actions that effects allow a card, in the Event Phase or in another phase (DR-93): see `ALLOWED`."""
    words = dict.fromkeys(duel.effects.on(duel, allowed, card))
    actions = [duel.common.actions[word] if isinstance(word, Common) else duel.common.transform for word in words]
    return [each for each in actions if each is not duel.common.transform or card.printed.program.transforms]


def is_named(action: Ability) -> bool:
    """Whether an Action has a name, by which it can be forbidden."""
    return action.common is not None or action.transforms


def event_action(duel: RiftDuel) -> Common | None:
    """The Action every creature has in the current event (DR-78, DR-79, DR-91); Move Actions are no Actions."""
    if duel.event == "campaign" and duel.by_moves:
        return None
    return _EVENT_ACTION.get(duel.event)


@cache
def _printed_pool(printed: RiftPrinted, given: Ability | None) -> list[Ability]:
    pool = list(printed.program.actions)
    if printed.kind == "creature" and given is not None:
        pool.append(given)
    return list(dict.fromkeys(pool))


def refuse_action(duel: RiftDuel, card: RiftCard, action: Ability) -> Refusal | None:
    """Say why a card cannot declare one of its Actions now (DR-94, DR-126, DR-160, DR-169)."""
    refuse = refuse_attack if action.common is _STRIKE else refuse_acting
    if (refusal := refuse(duel, card, action.label)) is not None:
        return refusal
    if action.takes_mana and has(duel, card, _MANALOCKED):
        return refusals.MANALOCKED
    if action.price is not FREE and not payable(duel, card, action.price):
        return refusals.COST_UNPAID
    return None if has_targets(duel, card, action) else refusals.NO_TARGET


def refuse_attack(duel: RiftDuel, card: RiftCard, label: str) -> Refusal | None:
    """Say why a creature cannot attack now, or do what a label names instead (DR-91, DR-94, DR-169)."""
    return refuse_acting(duel, card, label) or (refusals.DEFENDER if has(duel, card, Keyword.DEFENDER) else None)


def refuse_acting(duel: RiftDuel, card: RiftCard, label: str) -> Refusal | None:
    """Say why a card has no Action or Attack left in this event for what a label names (DR-91, DR-94, DR-160)."""
    if not card.acted:
        return None
    more_actions = 0
    if duel.bends:
        more_actions = sum(duel.effects.on(duel, more(Doing.ACT), card))
        if label in card.acted and _repeats(duel, card, label) >= card.acted.count(label):
            return None
    spent = len(card.acted) - _free(duel, card)
    if spent > more_actions + (1 if has(duel, card, Keyword.INSPIRED) else 0):
        return refusals.ACTED if duel.options.edition == "conquest" else refusals.ATTACKED
    if label in card.acted and not (duel.options.inspired_repeat or more_actions):
        return refusals.MUST_DIFFER
    return None


def _repeats(duel: RiftDuel, card: RiftCard, label: str) -> int:
    """How often a card may take an Action again without acting once more (DR-210)."""
    words = [word for word, action in duel.common.actions.items() if action.label == label]
    return sum(sum(duel.effects.on(duel, more(word), card)) for word in words)


def _free(duel: RiftDuel, card: RiftCard) -> int:
    """How many Actions of a card in this event were such repetitions."""
    if not duel.bends:
        return 0
    taken = Counter(card.acted)
    return sum(min(number - 1, _repeats(duel, card, label)) for label, number in taken.items())


def refuse_activation(duel: RiftDuel, card: RiftCard, ability: Ability) -> Refusal | None:
    """Say why an activated ability cannot be used now (DR-122, DR-126, DR-127, DR-156, DR-196)."""
    if ability.once and ability.number in card.used:
        return refusals.USED_THIS_TURN
    if ability.without_limit and any(item.source is card and item.ability is ability for item in duel.stack):
        return refusals.WAITS_TO_RESOLVE
    if barred_player(duel, card.owner, Pursuit.ACTIVATE):
        return refusals.FORBIDDEN
    if ability.takes_mana and has(duel, card, _MANALOCKED):
        return refusals.MANALOCKED
    if ability.condition is not None and not holds(duel, ability.condition, View(card, card.owner)):
        return refusals.CONDITION_FAILS
    if ability.price is not FREE and not payable(duel, card, ability.price):
        return refusals.COST_UNPAID
    return None if has_targets(duel, card, ability) else refusals.NO_TARGET


def refuse_flip(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Say why a face-down card, not a Trap, cannot be flipped by its controller now (DR-68, DR-69, DR-158)."""
    if barred_player(duel, card.owner, Play.FLIP, card):
        return refusals.FORBIDDEN
    return None if can_be_flipped(card) else refusals.FACE_DOWN_CREATURE


def declare_action(duel: RiftDuel, card: RiftCard, action: Ability) -> Script[None]:
    """Declare an Action: target, settle the block of a Strike, put it on the stack (DR-95, DR-112)."""
    card.acted.append(action.label)
    duel.uses += 1
    kind = Strike if action.common is _STRIKE else RiftItem
    what = "strike" if action.common is _STRIKE else "action"
    item = kind(card.owner, action.rule, what, card, ability=action)
    duel.note("DR-95", "declare", card.owner, card, word=action.label.removesuffix("."))
    yield from _pay_for(duel, item)
    if not (yield from pick_targets(duel, item)):
        duel.note("DR-126", "no_target", item.controller, item.source)
        return
    yield from flip_targets(duel, item)
    if not (yield from _settle_dues(duel, item)):
        return
    if isinstance(item, Strike):
        duel.note("DR-104", "strike", card.owner, card, item.zone)
        duel.declared = item
        duel.forget()
        yield from declare_block(duel, item)
        duel.declared = None
        duel.forget()
    duel.stack.append(item)
    if isinstance(item, Strike):
        announce_strike(duel, item)
    fire(duel, card, Trigger.ACTED, during=item, action=action.common)
    yield from _spare_targets(duel, item)
    tell_targets(duel, item)


def _pay_for(duel: RiftDuel, item: RiftItem) -> Script[None]:
    """Pay for an item; a source that is sacrificed for it counts from its last place (DR-126, DR-143)."""
    if item.ability.price is FREE:
        return
    reach, own = reach_of(duel, item), connections(duel, item.source)
    price = yield from settle(duel, item.source, item.ability.price)
    item.x = item.much = yield from pick_x(duel, item.source, price)
    item.open = price.each is not None
    yield from pay(duel, bill_for(item.source, price.with_x(item.x)))
    check_state(duel)
    if not in_play(item.source):
        item.reach, item.connects = reach, own


def _settle_dues(duel: RiftDuel, item: RiftItem) -> Script[bool]:
    """Carry out the effects that stand before the colon; False if they change nothing (DR-204)."""
    if not item.ability.dues:
        return True
    yield from flip_targets(duel, item)
    reach, own = reach_of(duel, item), connections(duel, item.source)
    for effect in item.ability.dues:
        before = duel.changes
        yield from perform_one(duel, item, effect)
        if duel.changes == before:
            duel.note("DR-204", "fizzle", item.controller, item.source)
            return False
    check_state(duel)
    if not in_play(item.source):
        item.reach, item.connects = reach, own
    return True


def declare_activation(duel: RiftDuel, card: RiftCard, ability: Ability) -> Script[None]:
    """Use an activated ability: pay, pick targets, put it on the stack (DR-125, DR-126).

    When paying took away the last legal target it fizzles at once; the cost stays paid.
    """
    if ability.once:
        card.used.add(ability.number)
    item = RiftItem(card.owner, ability.rule, "activation", card, ability=ability)
    duel.note("DR-126", "activate", card.owner, card, word=ability.label)
    yield from _pay_for(duel, item)
    yield from _put(duel, item)
    fire_for_all(duel, Trigger.ACTIVATE, card.owner)
    duel.uses += 1


def put_trigger(duel: RiftDuel, item: RiftItem) -> Script[None]:
    """Put a fired trigger on the stack; one with nothing to target is not put there (DR-125, DR-126)."""
    duel.note(item.rule, "trigger", item.controller, item.source, word=item.ability.label)
    if not payable(duel, item.source, item.ability.price):
        duel.note("DR-127", "fizzle", item.controller, item.source)
        return
    yield from _pay_for(duel, item)
    yield from _put(duel, item)


def _put(duel: RiftDuel, item: RiftItem) -> Script[None]:
    if not (yield from pick_targets(duel, item)):
        duel.note("DR-126", "no_target", item.controller, item.source)
        return
    if not (yield from _settle_dues(duel, item)):
        return
    duel.stack.append(item)
    yield from flip_targets(duel, item)
    yield from _spare_targets(duel, item)
    tell_targets(duel, item)


def _spare_targets(duel: RiftDuel, item: RiftItem) -> Script[None]:
    """Take out what is not targeted because something else happens; without another target it fizzles (DR-202)."""
    if Trigger.TARGETED not in duel.replaced or isinstance(item, Strike):
        return
    for place, spec in enumerate(item.ability.targets):
        zone = item.targets[place]
        if (
            zone is None
            or not zone.cards
            or not zone.cards[0].face_up
            or not is_aimed(spec)
            or aims_at_zones(spec)
        ):
            continue
        if (yield from spared(duel, item, zone.cards[0])):
            item.targets[place] = None
            if not any(item.targets):
                duel.stack.remove(item)
                duel.note("DR-143", "fizzle", item.controller, item.source)


def tell_targets(duel: RiftDuel, item: RiftItem) -> None:
    """That a card is targeted is an event of it (DR-140)."""
    for spec, zone in zip(item.ability.targets, item.targets, strict=True):
        if zone is not None and zone.cards and zone.cards[0].face_up and is_aimed(spec):
            fire(duel, zone.cards[0], Trigger.TARGETED, about=item.source, during=item)


def flip_targets(duel: RiftDuel, item: RiftItem) -> Script[None]:
    """Flip every face-down card that has just become a target (DR-67)."""
    for zone in item.targets:
        if zone is not None and zone.cards and not zone.cards[0].face_up:
            yield from flip(duel, zone.cards[0], "DR-67")
