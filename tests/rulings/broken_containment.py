"""What the mutants put in place of parts of Containment: one rule broken in each."""

from collections.abc import Sequence
from typing import Any

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.priority import window
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.stack import Target
from rulesets.containment.cards.nouns import OneObject
from rulesets.containment.rules import choices
from rulesets.containment.rules.refusals import BEFORE_GAME
from rulesets.containment.rules.stack import k_class
from rulesets.containment.rules.stack.priority import ContainmentStack
from rulesets.containment.rules.steps import damage, lifecycle
from rulesets.containment.rules.turn import PHASES
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem, KBatch
from rulesets.containment.state.sandbox import Sandbox
from rulesets.containment.state.traits import total_cost, xk_limit

LOOK = k_class.look
SETTLE = ContainmentStack.settle
CREATE_TOKEN = lifecycle.create_token
FIND_XK = k_class._xk
NO = Refusal("CT-119", "play on")


def batch_below(stack: ContainmentStack, duel: ContainmentDuel) -> Script[None]:
    """Put the batch below the triggers of its check."""
    held = len(duel.stack)
    yield from SETTLE(stack, duel)
    if duel.stack and isinstance(duel.stack[-1], KBatch) and len(duel.stack) > held + 1:
        duel.stack.insert(held, duel.stack.pop())


def batch_at_the_bottom(duel: ContainmentDuel, found: Sequence[tuple[int, str]]) -> None:
    """Put a batch below everything."""
    duel.push(KBatch(0, "CT-111", "k_class", None, components=list(found)))
    duel.stack.insert(0, duel.stack.pop())


def xk_by_total(duel: ContainmentDuel, seat: int, seen: k_class.Site, seen_limit: int) -> bool:
    """Find an XK at each check, whether anything got worse or not."""
    return total_cost(duel, seat) >= xk_limit(duel, seat)


def xk_by_arrival(duel: ContainmentDuel, seat: int, seen: k_class.Site, seen_limit: int) -> bool:
    """Find an XK only when an object has come."""
    return FIND_XK(duel, seat, seen, seen_limit) and any(card.id not in seen for card in duel.site(seat))


def nk_at_seven(duel: ContainmentDuel) -> list[tuple[int, str]]:
    """Find an NK although it is not in use."""
    found = LOOK(duel)
    return found + [(seat, "nk") for seat in duel.in_order() if len(duel.site(seat)) >= 7]


def break_again(duel: ContainmentDuel, sandbox: Sandbox, left: int) -> None:
    """Break a sandbox a second time while damage is left."""
    while sandbox.protection == 0:
        damage._break(duel, sandbox)
        sandbox.protection = max(0, sandbox.protection - left)
        left -= sandbox.base


def ends_when_empty(duel: ContainmentDuel, rules: ContainmentStack) -> Script[None]:
    """End the phase as soon as the stack is empty."""
    yield from window(duel, rules, until_empty=True)


def test_anyway(duel: ContainmentDuel, item: ContainmentItem) -> Script[None]:
    """Deal the damage of a cross test whose object has left."""
    assert item.source is not None
    sandbox = item.sandbox
    assert isinstance(sandbox, Sandbox)
    yield from damage.deal(duel, [sandbox], item.source.printed.power, "CT-95", source=item.source)


def once(duel: ContainmentDuel, card: ContainmentCard) -> int:
    """Allow one cross test, whatever a text says."""
    return 1


def printed_power(duel: ContainmentDuel, card: ContainmentCard) -> int:
    """Read the print instead of the current power."""
    return card.printed.power


def every_phase(duel: ContainmentDuel) -> tuple[str, ...]:
    """Play the experiment phase without consent."""
    return PHASES


def opponent_first(duel: ContainmentDuel) -> int:
    """Put the opponent's triggers on the stack first."""
    return other(duel.active)


def token_breached(duel: ContainmentDuel, seat: int, name: str) -> bool:
    """Treat a created token as breached."""
    created = CREATE_TOKEN(duel, seat, name)
    lifecycle.announce_breach(duel, duel.cards[-1])
    return created


def retire_to_the_controller(duel: ContainmentDuel, card: ContainmentCard) -> None:
    """Decommission a card to the zone of whoever controlled it."""
    seat = card.owner if card.zone is None else card.zone.seat
    duel.move(card, duel.pile(seat, "decommissioned"))


def first_loses(duel: ContainmentDuel, components: Sequence[tuple[int, str]], rule: str) -> None:
    """Let only the first player of a batch lose."""
    seat, scenario = components[0]
    duel.finish(other(seat), rule, scenario)


def may_concede(game: object, duel: ContainmentDuel, seat: int, how: str) -> Refusal | None:
    """Allow a concession at any moment."""
    return None


def may_agree(game: object, duel: ContainmentDuel, seat: int, how: str) -> Refusal | None:
    """Allow an agreed draw at any moment."""
    return None if how == "agreed" or duel.in_game else BEFORE_GAME[how]


def may_not_concede(game: object, duel: ContainmentDuel, seat: int, how: str) -> Refusal | None:
    """Refuse every concession."""
    return NO


def agreed_for_them(duel: ContainmentDuel, ask: str, canon: Any = None) -> Script[bool]:
    """Take the consent of both for granted."""
    yield from ()
    return True


def whatever_it_is_now(duel: ContainmentDuel, item: ContainmentItem, spec: OneObject) -> ContainmentCard | None:
    """Affect a chosen card although it has become a new thing."""
    target = choices._chosen(item, spec)
    assert isinstance(target, Target)
    card: ContainmentCard = target.thing
    return card
