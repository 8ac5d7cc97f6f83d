"""What the mutants of other rules put in place of parts of Grand Archive: one rule broken in each."""

from typing import Any

from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.grand_archive.cards.sentences import MemoryAtMost
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing import activation, materializing
from rulesets.grand_archive.rules.playing.bill import Bill
from rulesets.grand_archive.rules.playing.plan import Plan
from rulesets.grand_archive.rules.stack import leaving_stack, resolution
from rulesets.grand_archive.rules.steps import searching, triggers
from rulesets.grand_archive.rules.steps.objects import champion, leaving, mastery, states
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.delayed import Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers import conditions

GO = leaving._go
FIZZLE = leaving_stack.fizzle
DELEVEL = champion.delevel
SCAVENGE = searching.scavenge
HOLDS = conditions.holds
TRANSFORM = states.transform
FIRE_DELAYED = triggers.fire_delayed
GAIN = mastery.gain
REFUSE_ACTIVATION = activation.refuse_activation
REFUSE_CHAMPION = materializing.refuse_champion
RESOLVE_ABILITY = resolution._resolve_ability


def go_to_the_controller(duel: ArchiveDuel, each: leaving.Leaving, *rest: Any) -> None:
    """Let an object go to a zone of whoever controlled it."""
    GO(duel, each, *rest)
    zone = each.card.zone
    if zone is not None and zone.seat != each.known.controller:
        duel.move(each.card, duel.pile(each.known.controller, zone.kind))


def whatever_it_costs(duel: ArchiveDuel, seat: int, card: ArchiveCard, **rest: Any) -> Refusal | None:
    """Let a card without a reserve cost be activated for nothing."""
    refusal = REFUSE_ACTIVATION(duel, seat, card, **rest)
    return None if refusal is refusals.NO_COST else refusal


def x_is_nothing(duel: ArchiveDuel, plan: Plan, bill: Bill) -> Script[int]:
    """Take 0 for X."""
    yield from ()
    return 0


def rounded_up(duel: ArchiveDuel, item: ArchiveItem, number: Any) -> int:
    """Round up."""
    return (item.played.x + 1) // 2


def champion_of_level_0(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Refusal | None:
    """Allow champions of level 0."""
    refusal = REFUSE_CHAMPION(duel, seat, card)
    return None if refusal is refusals.LEVEL_ZERO else refusal


def gone_with_its_source(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Let an ability fizzle whose source has left."""
    if item.source is not None and item.source.visit == item.visit:
        yield from RESOLVE_ABILITY(duel, item)


def delevel_afresh(duel: ArchiveDuel, found: ArchiveCard) -> bool:
    """Delevel into a champion without damage and counters."""
    found.damage, found.counters = 0, {}
    return DELEVEL(duel, found)


def fizzle_and_wake(duel: ArchiveDuel, item: ArchiveItem, rule: str = "GA-137") -> None:
    """Wake up who performed an attack card that fizzles."""
    if item.performer is not None:
        item.performer.thing.rested = False
    FIZZLE(duel, item, rule)


def fire_delayed_again(duel: ArchiveDuel, event: str) -> None:
    """Keep delayed triggers for the next time."""
    kept: list[Delayed] = list(duel.delayed)
    FIRE_DELAYED(duel, event)
    duel.delayed[:] = kept


def scavenge_further(duel: ArchiveDuel, seat: int, amount: int, *rest: Any) -> ArchiveCard | None:
    """Reveal one card more."""
    return SCAVENGE(duel, seat, amount + 1, *rest)


def scavenge_and_discard(duel: ArchiveDuel, seat: int, amount: int, *rest: Any) -> ArchiveCard | None:
    """Put the other cards into the graveyard."""
    before = list(duel.sides[seat].deck.cards)
    found = SCAVENGE(duel, seat, amount, *rest)
    for card in before[::-1][: before[::-1].index(found) if found in before else 0]:
        duel.move(card, duel.sides[seat].graveyard)
    return found


def much_memory(look: Any, seat: int, card: ArchiveCard, condition: Any, raised: int = 0) -> bool:
    """Never find few cards in a memory."""
    return not isinstance(condition, MemoryAtMost) and HOLDS(look, seat, card, condition, raised)


def little_memory(look: Any, seat: int, card: ArchiveCard, condition: Any, raised: int = 0) -> bool:
    """Always find few cards in a memory."""
    return isinstance(condition, MemoryAtMost) or HOLDS(look, seat, card, condition, raised)


def gain_another(duel: ArchiveDuel, seat: int, name: str) -> ArchiveCard:
    """Gain a mastery with the counters of the one before."""
    before = duel.mastery(seat)
    counters = {} if before is None else dict(before.counters)
    found = GAIN(duel, seat, name)
    found.counters = counters
    return found


def transform_tokens(duel: ArchiveDuel, card: ArchiveCard, rule: str) -> bool:
    """Transform copies too."""
    token, card.token = card.token, False
    done = TRANSFORM(duel, card, rule)
    card.token = token
    return done


def may_not_concede(game: object, duel: ArchiveDuel, seat: int, how: str) -> Refusal | None:
    """Refuse every concession."""
    return Refusal("GA-272", "play on")
