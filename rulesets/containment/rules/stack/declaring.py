"""Putting effects, Tales and Incidents on the stack: who may, and how (CT-30, CT-31, CT-79, CT-83)."""

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Judged, Refusal, Script, shared_option
from rulesets.containment.cards.printed import ContainmentPrinted
from rulesets.containment.cards.program import Ability
from rulesets.containment.cards.sentences import OnStack, Trigger, WasBreached
from rulesets.containment.rules import refusals
from rulesets.containment.rules.choices import has_choices, make_choices, owner_of, xk_batches
from rulesets.containment.rules.steps.lifecycle import decommission
from rulesets.containment.rules.steps.triggers import fire_for
from rulesets.containment.state.card import ContainmentCard, on_site
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


def has_the_floor(duel: ContainmentDuel, seat: int) -> bool:
    """Whether a seat may use what needs its own main phase and an empty stack (CT-59)."""
    return seat == duel.active and duel.phase == "main" and not duel.stack


def judge_effects(duel: ContainmentDuel, seat: int, *, quick: bool = False) -> list[Judged]:
    """The activated effects of a seat's objects and personnel (CT-79), perhaps only the quick ones (CT-80)."""
    return [
        (shared_option("activate", card.id, None, ability), refuse_effect(duel, seat, card, ability))
        for card, ability in duel.abilities(seat)
        if ability.quick or not quick
    ]


def judge_plays(duel: ContainmentDuel, seat: int) -> list[Judged]:
    """The face-down cards in a seat's Tale zone (CT-30, CT-31)."""
    return [
        (shared_option("play", card.id), refuse_play(duel, seat, card))
        for card in duel.pile(seat, "tale").cards
        if not card.face_up
    ]


def refuse_effect(duel: ContainmentDuel, seat: int, card: ContainmentCard, ability: Ability) -> Refusal | None:
    """Say why an activated effect cannot be used now (CT-79, CT-80, CT-83)."""
    if not ability.quick and not has_the_floor(duel, seat):
        return refusals.NOT_NOW
    if ability.number in card.used and not ability.often:
        return refusals.USED
    if ability.costs and not on_site(card):
        return refusals.COST_UNPAID
    return None if has_choices(duel, seat, card, ability) else refusals.NO_CHOICE


def refuse_play(duel: ContainmentDuel, seat: int, card: ContainmentCard) -> Refusal | None:
    """Say why a Tale or an Incident cannot be activated now (CT-30, CT-31, CT-83)."""
    return refuse_printed(duel, seat, card.printed)


def refuse_printed(duel: ContainmentDuel, seat: int, printed: ContainmentPrinted) -> Refusal | None:
    """Say why a seat could not activate a Tale or an Incident with this print now; all it looks at is open."""
    program = printed.program
    if printed.kind == "tale" and not has_the_floor(duel, seat):
        return refusals.TALE_NOT_NOW
    for condition in program.conditions:
        if not _is_true(duel, seat, condition):
            return refusals.unmet(printed.text)
    if program.played is not None and not has_choices(duel, seat, None, program.played):
        return refusals.NO_CHOICE
    return None


def might_play(duel: ContainmentDuel, seat: int) -> bool:
    """Whether a seat has a face-down card that could, for all the opponent knows, be activated now (CT-123)."""
    if all([card.face_up for card in duel.pile(seat, "tale").cards]):
        return False
    if duel.stack:
        return True
    plays = duel.plays if has_the_floor(duel, seat) else duel.incidents
    for each in plays:
        if refuse_printed(duel, seat, each) is None:
            return True
    return False


def activate(duel: ContainmentDuel, seat: int, card: ContainmentCard, ability: Ability) -> Script[None]:
    """Announce an activated effect, make its choices, pay for it, and put it on the stack (CT-83)."""
    item = ContainmentItem(seat, ability.rule, "effect", card, ability=ability, visit=card.visit)
    duel.note(ability.rule, "activates", seat, card, word=item.label)
    yield from make_choices(duel, item)
    card.used.add(ability.number)
    if ability.costs:
        decommission(duel, [card], "CT-83")
    duel.push(item)


def play(duel: ContainmentDuel, seat: int, card: ContainmentCard) -> Script[None]:
    """Turn a Tale or an Incident face-up, make its choices, and put it on the stack (CT-30, CT-31, CT-83)."""
    program, is_tale = card.printed.program, card.printed.kind == "tale"
    card.face_up = True
    rule = "CT-30" if is_tale else "CT-31"
    duel.note(rule, "plays", seat, card)
    item = ContainmentItem(seat, rule, "play", card, ability=program.played, visit=card.visit)
    if program.played is not None:
        yield from make_choices(duel, item)
    item.about = next(
        (_tested(duel, seat) for each in program.conditions if each is OnStack.TEST_AGAINST_YOU), None
    )
    duel.push(item)
    if is_tale:
        fire_for(duel, other(seat), Trigger.OPPONENT_TALE, item)


def put_trigger(duel: ContainmentDuel, item: ContainmentItem) -> Script[None]:
    """Put a fired trigger on the stack; not if a choice it needs cannot be made (CT-83)."""
    assert item.ability is not None
    if (yield from make_choices(duel, item)):
        duel.note(item.rule, "triggers", item.controller, item.source, word=item.label)
        duel.push(item)
    else:
        duel.note("CT-83", "no_choice", item.controller, item.source)


def _is_true(duel: ContainmentDuel, seat: int, condition: object) -> bool:
    """Whether the condition of an Incident is true for its owner (CT-31)."""
    if isinstance(condition, WasBreached):
        return owner_of(seat, condition.owners) in duel.breached_onto
    if isinstance(condition, OnStack) and not duel.stack:
        return False
    if condition is OnStack.TEST_AGAINST_YOU:
        return _tested(duel, seat) is not None
    if condition is OnStack.YOUR_XK:
        return bool(xk_batches(duel, seat))
    raise TypeError(f"no meaning for {type(condition).__name__}")


def _tested(duel: ContainmentDuel, seat: int) -> ContainmentItem | None:
    """The topmost cross test against a sandbox of a seat on the stack."""
    for item in reversed(duel.stack):
        sandbox = item.sandbox
        if item.what == "test" and sandbox is not None and sandbox.seat == seat:
            return item
    return None
