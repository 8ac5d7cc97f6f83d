"""Damage to sandboxes, and what happens when one breaks (CT-98 to CT-102)."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Script
from rulesets.containment.rules.steps.lifecycle import breach_card, record_zk
from rulesets.containment.rules.steps.prevention import Hit, prevent
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem
from rulesets.containment.state.sandbox import Sandbox


def deal(
    duel: ContainmentDuel,
    sandboxes: Sequence[Sandbox],
    amount: int,
    rule: str,
    *,
    source: ContainmentCard | None = None,
    test: ContainmentItem | None = None,
) -> Script[bool]:
    """Deal damage to sandboxes in one event and process the breaks (CT-98 to CT-102).

    Args:
        duel: the duel.
        sandboxes: the sandboxes.
        amount: the damage to each.
        rule: the rule that deals it, which also says its cause.
        source: the card that deals it.
        test: the cross test that deals it.

    Returns:
        Whether any damage was dealt.
    """
    hits = [Hit(sandbox, amount) for sandbox in sandboxes]
    yield from prevent(duel, hits, test)
    hits = [hit for hit in hits if hit.amount > 0]
    left = {hit.sandbox.id: _lower(duel, hit, rule, source) for hit in hits}
    for seat in duel.in_order():
        for sandbox in duel.sandboxes[seat]:
            if sandbox.id in left:
                _process(duel, sandbox, left[sandbox.id])
    return bool(hits)


def restore(duel: ContainmentDuel, sandbox: Sandbox, amount: int) -> None:
    """Raise the protection of a sandbox, up to its base (CT-106)."""
    raised = min(amount, sandbox.base - sandbox.protection)
    sandbox.protection += raised
    if raised:
        duel.note("CT-106", "restored", sandbox.seat, zone=sandbox, amount=raised, word=sandbox.of_class)


def _lower(duel: ContainmentDuel, hit: Hit, rule: str, source: ContainmentCard | None) -> int:
    """Lower the protection of a sandbox, to 0 at least; return the damage that is left (CT-98)."""
    sandbox = hit.sandbox
    duel.damaged.add(sandbox.seat)
    left = max(0, hit.amount - sandbox.protection)
    sandbox.protection = max(0, sandbox.protection - hit.amount)
    what, of_class = "damage", sandbox.of_class
    duel.note(rule, what, sandbox.seat, zone=sandbox, amount=hit.amount, other=source, word=of_class)
    return left


def _process(duel: ContainmentDuel, sandbox: Sandbox, left: int) -> None:
    """Break a sandbox without protection, once, or again while damage is carried over (CT-99 to CT-101).

    After a break without a card another one changes nothing: a batch has ZK once for a player (CT-111).
    """
    while sandbox.protection == 0:
        was_empty = not sandbox.cards
        _break(duel, sandbox)
        if not duel.options.carry_over_damage:
            return
        if was_empty:
            sandbox.protection -= left % sandbox.base
            return
        hit = min(left, sandbox.protection)
        sandbox.protection -= hit
        left -= hit
        if hit:
            duel.note("CT-101", "carried_over", sandbox.seat, zone=sandbox, amount=hit, word=sandbox.of_class)


def _break(duel: ContainmentDuel, sandbox: Sandbox) -> None:
    """Breach the top card, or record a ZK event; protection returns to base (CT-100)."""
    duel.note("CT-99", "breaks", sandbox.seat, zone=sandbox, word=sandbox.of_class)
    sandbox.protection = sandbox.base
    if sandbox.cards:
        breach_card(duel, sandbox.cards[-1])
    else:
        record_zk(duel, sandbox)
