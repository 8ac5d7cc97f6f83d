"""What the mutants of effects put in place of parts of Grand Archive: one rule broken in each."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.triggers import place_triggers
from cardgame_tui.text.abilities import Static
from rulesets.grand_archive.cards.triggers.events import Rare
from rulesets.grand_archive.rules.combat import combat_damage, declaration
from rulesets.grand_archive.rules.combat.attack_plan import AttackPlan
from rulesets.grand_archive.rules.stack import copying
from rulesets.grand_archive.rules.stack.priority import ArchiveStack, put_trigger
from rulesets.grand_archive.rules.steps import triggers
from rulesets.grand_archive.rules.steps.hits import prevention, replacing
from rulesets.grand_archive.rules.steps.hits.hit import Hit
from rulesets.grand_archive.rules.steps.objects import entering, leaving, mastery, sending
from rulesets.grand_archive.rules.targeting.targets import is_legal
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers import fitting, order
from rulesets.grand_archive.state.layers.layer import Layer
from rulesets.grand_archive.state.prevention import Prevention
from rulesets.grand_archive.state.ruled import InForce
from rulesets.grand_archive.state.traits import in_force

COSTS = fitting.costs
GO = leaving._go
ENTER_WITH_ITEM = declaration._enter_with_item
ATTACK_TOTAL = combat_damage.attack_total
FIRE_RARE = triggers.fire_rare
APPLY_LAYERS = order.apply_layers
COPY = copying.copy
IN_FORCE = in_force
ENTER = entering.enter
MOVE = sending._move
PREVENT_NEXT = prevention.prevent_next
APPLIES = replacing._applies
SETTLE = ArchiveStack.settle
WAIT = triggers._wait


def enter_for_its_owner(duel: ArchiveDuel, card: ArchiveCard, seat: int, **rest: Any) -> None:
    """Put a card onto the field under the control of its owner."""
    ENTER(duel, card, card.owner, **rest)


def prevent_for_each(*about: Any, shared: bool = False, **rest: Any) -> bool:
    """Give each of several units an instance of its own."""
    return PREVENT_NEXT(*about, **rest)


def costs_with_x_as_a_number(card: ArchiveCard, price: Any, x: int | None = None) -> bool:
    """Let X off the stack be the number 0."""
    return COSTS(card, price, x or 0)


def move_in_secret(duel: ArchiveDuel, card: ArchiveCard, how: Any, rule: str, source: Any, reveal: bool) -> None:
    """Move a card without revealing it."""
    MOVE(duel, card, how, rule, source, False)


def default_sides(duel: ArchiveDuel) -> list[str]:
    """Let only default sides be named."""
    return sorted(each.name for each in duel.start.cards.values())


def gain_status_again(duel: ArchiveDuel, seat: int, name: str) -> bool:
    """Gain a status that is there already."""
    if duel.options.statuses:
        mastery.attach(duel, seat, name)
    return True


def applies_to_all(each: Any, hit: Any) -> bool:
    """Let prevention apply to unpreventable damage."""
    hit.unpreventable = False
    return APPLIES(each, hit)


def has_lost_any_target(duel: ArchiveDuel, item: ArchiveItem) -> bool:
    """Let an optional target that is lost count."""
    return any(not is_legal(duel, item, place) for place, _ in enumerate(item.aims))


def go_with_what_it_gave(duel: ArchiveDuel, each: leaving.Leaving, *rest: Any) -> None:
    """End what a card has given as it leaves."""
    GO(duel, each, *rest)
    for effect in [one for one in duel.effects.of("trait") if one.origin == each.card.id]:
        duel.effects.end(effect)


def enter_under_all_effects(duel: ArchiveDuel, card: ArchiveCard, seat: int, **rest: Any) -> None:
    """Let a card that enters have what others got."""
    ENTER(duel, card, seat, **rest)
    for effect in list(duel.effects.of("trait")):
        duel.effects.add(replace(effect, cards=(card.id,)))


def settle_triggers_first(stack: ArchiveStack, duel: ArchiveDuel) -> Script[None]:
    """Put triggers on the stack before the checks."""
    while duel.waiting:
        yield from place_triggers(duel, "GA-178", lambda item: put_trigger(duel, item))
    yield from SETTLE(stack, duel)


def wait_for_the_owner(duel: ArchiveDuel, card: ArchiveCard, found: Any, seat: int, *rest: Any) -> None:
    """Let the owner control what triggers."""
    WAIT(duel, card, found, card.owner, *rest)


def enter_as_a_card(duel: ArchiveDuel, plan: AttackPlan, item: ArchiveItem) -> None:
    """Let the copy of an attack card be a card."""
    ENTER_WITH_ITEM(duel, plan, item)
    for card in duel.sides[plan.seat].intent.cards:
        card.token = False


def some_power(duel: ArchiveDuel) -> int:
    """Attack with a power of at least 1."""
    return max(1, ATTACK_TOTAL(duel))


def hits_of_whoever_has_left(duel: ArchiveDuel, combat: Combat, total: int) -> list[Hit]:
    """Let an attacker that has left deal its damage."""
    attacker = combat.attacker.thing
    return [Hit(each.thing, attacker.printed.power or 0, attacker, combat=True) for each in combat.defenders]


def retaliation_of_whoever_has_left(duel: ArchiveDuel, combat: Combat) -> list[Hit]:
    """Let retaliators that have left deal their damage."""
    attacker = combat.attacker.thing
    return [Hit(attacker, each.thing.printed.power or 0, each.thing, combat=True) for each in combat.retaliators]


def fire_rare_once(duel: ArchiveDuel, seat: int, event: Rare, *rest: Any) -> None:
    """Let an ability wait once for several events of one moment."""
    waiting = len(duel.waiting)
    FIRE_RARE(duel, seat, event, *rest)
    if any(item.rule == duel.waiting[-1].rule for item in duel.waiting[:waiting]):
        del duel.waiting[waiting:]


def swaps_first(work: Any, layers: Sequence[Layer]) -> None:
    """Swap power and life before anything else changes them."""
    if Layer.STATS in layers:
        APPLY_LAYERS(work, [Layer.SWAPS])
    if Layer.SWAPS not in layers:
        APPLY_LAYERS(work, layers)


def newest_first(each: Any) -> int:
    """Apply the newest effect first."""
    stamp: int = each.stamp
    return -stamp


def shared_shield(duel: ArchiveDuel, units: Any, amount: int, **rest: Any) -> bool:
    """Let several units share one shield."""
    stays = tuple([(unit.id, unit.visit) for unit in units])
    duel.preventions.append(Prevention(stays, amount))
    return True


def fewest_types(group: Any, now: Any) -> bool:
    """Let an object have the first of its types alone."""
    return not group.types or min(now.types) in group.types


def cards_in_hand(duel: ArchiveDuel, seat: int) -> int:
    """Count the hand only."""
    return len(duel.sides[seat].hand.cards)


def copy_for_the_other(
    duel: ArchiveDuel, item: ArchiveItem, seat: int, *, new_targets: bool = False
) -> Script[ArchiveItem]:
    """Give a copy to whoever controls the original."""
    return (yield from COPY(duel, item, item.controller, new_targets=new_targets))


def printed_only(duel: ArchiveDuel, form: type[Static]) -> Sequence[InForce[Any]]:
    """`in_force` that sees only what is printed on the top card of a lineage."""
    found: Sequence[InForce[Any]] = IN_FORCE(duel, form)
    return [each for each in found if each.source and form in each.source.printed.program.forms]
