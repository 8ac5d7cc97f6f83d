"""What the mutants put in place of parts of Rune Duel's duel, muster and holding area: one rule broken in each."""

from collections.abc import Iterable, Sequence

from cardgame_tui.engine.asking import PASS, pick_card
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.rules import trumps
from rulesets.rune_duel.rules.muster import arrival, phases, spells
from rulesets.rune_duel.rules.steps import lifecycle
from rulesets.rune_duel.rules.steps.verb import Affected
from rulesets.rune_duel.rules.turn import PHASES
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

TRUMPS = trumps.trumps
PICK_TRUMP = trumps._pick_trump
GATHER = phases._gather
TRY_HOLDING = phases.try_holding
CAST = spells.cast
CHOOSE_TARGET = spells._choose_target


def by_rune_alone(card: RunePrinted, last: RunePrinted, options: RuneOptions) -> bool:
    """Trump without a look at ranks."""
    return trumps._beats_rune(card.rune, last.rune, wrap=True)


def equal_rank_trumps(card: RunePrinted, last: RunePrinted, options: RuneOptions) -> bool:
    """Trump with the same rank too."""
    return card.rank == last.rank or TRUMPS(card, last, options)


def no_circle(rune: int, last: int, *, wrap: bool) -> bool:
    """Runes that do not come round."""
    return rune == last + 1


def trump_the_first(duel: RuneDuel, seat: int, last: RuneCard) -> Script[RuneCard | None]:
    """Trump the first card of the row instead of the last."""
    return (yield from PICK_TRUMP(duel, seat, duel.row.cards[0]))


def lead_or_pass(duel: RuneDuel, seat: int) -> Script[RuneCard | None]:
    """Offer the leader to pass."""
    return (yield from pick_card(duel, seat, "lead", "RD-23", duel.pile(seat, "hand").cards, none=PASS))


def trump_or_pass(duel: RuneDuel, seat: int, last: RuneCard) -> Script[RuneCard | None]:
    """Offer to pass under every option."""
    legal = [card for card in duel.pile(seat, "hand").cards if TRUMPS(card.printed, last.printed, duel.options)]
    return (yield from pick_card(duel, seat, "trump", "RD-27", legal, none=PASS))


def both_take_hand_damage(duel: RuneDuel, seat: int, amount: int, rule: str) -> None:
    """Deal hand damage to the winner too."""
    for each in SEATS:
        lifecycle.lose_life(duel, each, len(duel.pile(each, "hand").cards), rule)


def settle_for_the_leader(duel: RuneDuel) -> None:
    """Let the first card of the row win."""
    duel.winner = duel.row.cards[0].owner
    duel.note("RD-28", "wins_duel", duel.winner, duel.row.cards[0])


def leader_or_nobody(duel: RuneDuel) -> bool:
    """Have no duel when the leader has no card."""
    return bool(duel.pile(duel.active, "hand").cards)


def lead_passes_on(duel: RuneDuel) -> bool:
    """Pass the lead on when the leader has no card, whether the other has one or not."""
    if not duel.pile(duel.active, "hand").cards:
        duel.active = other(duel.active)
    return bool(duel.pile(duel.active, "hand").cards)


def gather_all(duel: RuneDuel) -> None:
    """Muster every card of any rank."""
    summons, duel.summons = duel.summons, max(card.printed.rank for card in duel.row.cards)
    GATHER(duel)
    duel.summons = summons


def gather_lower(duel: RuneDuel) -> None:
    """Muster only cards below the summons number."""
    duel.summons -= 1
    GATHER(duel)
    duel.summons += 1


def gather_in_order(duel: RuneDuel) -> None:
    """Muster without a shuffle."""
    for card in duel.row.cards[::-1]:
        if card.printed.rank <= duel.summons:
            duel.move(card, duel.muster)
        else:
            lifecycle.discard(duel, card)


def behind_the_last(duel: RuneDuel, seat: int) -> int:
    """Enter behind the last creature, gaps or not."""
    line = duel.line(seat)
    return line[-1].slot + 1 if line else 1


def first_slot_for_all(duel: RuneDuel, creature: RuneCard) -> int:
    """Enter the first available slot with and without Charge."""
    return arrival.first_empty(duel, creature.owner)


def make_room_for_all(duel: RuneDuel, seat: int, number: int) -> None:
    """Move the complete line up for a Charge, beyond gaps too."""
    for creature in duel.line(seat)[::-1]:
        lifecycle.place(duel, creature, creature.slot + 1)


def place_anew(duel: RuneDuel, creature: RuneCard, number: int) -> None:
    """Place a creature as if it had just come."""
    lifecycle.place(duel, creature, number)
    creature.damage = 0
    creature.fade = creature.printed.program.fade
    creature.artifacts = []


def no_death_check(duel: RuneDuel) -> bool:
    """Let the dead stay."""
    return False


def first_of_the_line(duel: RuneDuel, line: Iterable[RuneCard]) -> RuneCard | None:
    """Attach every artifact to the first creature."""
    return next(iter(line), None)


def any_creature_without(duel: RuneDuel, line: Iterable[RuneCard]) -> RuneCard | None:
    """Attach without a look at Carrot Seekers."""
    return next((each for each in line if not each.artifacts), None)


def cast_at_enemies(duel: RuneDuel, spell: RuneCard) -> Script[bool]:
    """Hold a spell while only one's own creatures are there."""
    if not duel.line(other(spell.owner)):
        return False
    return (yield from CAST(duel, spell))


def cast_at_nothing(duel: RuneDuel, spell: RuneCard) -> Script[bool]:
    """Discard a spell that has no target."""
    if not (yield from CAST(duel, spell)):
        lifecycle.discard(duel, spell)
    return True


def first_target(duel: RuneDuel, spell: RuneCard, valid: Sequence[RuneCard]) -> Script[Sequence[RuneCard]]:
    """Ask no player for a target."""
    yield from ()
    return valid[:1]


def one_of_all(duel: RuneDuel, spell: RuneCard) -> Script[Affected | None]:
    """Hit one of all that are meant."""
    chosen = yield from CHOOSE_TARGET(duel, spell)
    return chosen if chosen is None or chosen.seat else Affected(chosen.cards[:1])


def try_fresh_too(duel: RuneDuel) -> Script[None]:
    """Try the cards of this round's muster as well."""
    duel.fresh.clear()
    yield from TRY_HOLDING(duel)


def try_low_ones(duel: RuneDuel) -> Script[None]:
    """Leave out held cards above the summons number."""
    held = [card for seat in SEATS for card in duel.pile(seat, "holding").cards]
    duel.fresh.update(card.id for card in held if card.printed.rank > duel.summons)
    yield from TRY_HOLDING(duel)


def seat_1_first(duel: RuneDuel) -> tuple[int, int]:
    """Go by seats, not by the winner of the duel."""
    return SEATS


HOLDING_WITH_FRESH = {**PHASES, "holding": try_fresh_too}
"""The steps of a round in which new cards do not wait."""
HOLDING_WITH_LOW_ONES = {**PHASES, "holding": try_low_ones}
"""The steps of a round in which held cards are compared with the summons number."""
WITHOUT_HOLDING = {phase: script for phase, script in PHASES.items() if phase != "holding"}
"""The steps of a round without the holding areas."""
