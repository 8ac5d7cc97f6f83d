"""What the mutants put in place of parts of Rune Duel's combat, abilities and cleanup: one rule broken in each."""

from collections.abc import Callable, Sequence
from typing import Any

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.rules import cleanup, turn
from rulesets.rune_duel.rules.combat import aftermath, passes
from rulesets.rune_duel.rules.combat.passes import Blow
from rulesets.rune_duel.rules.steps import lifecycle
from rulesets.rune_duel.state import traits
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

HAS = traits.has
PASS = passes._pass
EXCHANGE = passes._exchange
FADE = aftermath._fade
BEGIN_ROUND = turn._begin_round
NEXT_LEADER = cleanup._next_leader
RECYCLE = cleanup.recycle


def always(*_: Any, **__: Any) -> bool:
    """A condition that holds."""
    return True


def without(keyword: Keyword) -> Callable[[RuneCard, Keyword], bool]:
    """The test for abilities, blind for one of them."""
    return lambda creature, asked: asked is not keyword and HAS(creature, asked)


def printed_only(creature: RuneCard, keyword: Keyword) -> bool:
    """Abilities that nothing can grant."""
    return keyword in creature.printed.program.keywords


def printed_regeneration(creature: RuneCard) -> int:
    """Regeneration that does not add up."""
    return creature.printed.program.regeneration


def printed_life(duel: RuneDuel, creature: RuneCard) -> int:
    """Life without a look at damage and artifacts."""
    return creature.printed.life


def no_floor(least: int, value: int) -> int:
    """A number that is not kept from falling below the least."""
    return value


def no_bonus(duel: RuneDuel, creature: RuneCard) -> tuple[int, int]:
    """A Command without effect."""
    return 0, 0


def facing_nobody(duel: RuneDuel, creature: RuneCard) -> None:
    """Lines that do not face each other."""


def exchange_in_turn(duel: RuneDuel, blows: Sequence[Blow]) -> Script[None]:
    """Let the winner's creature strike first, and the other only if it lives."""
    for blow in blows:
        if blow.creature.slot:
            yield from EXCHANGE(duel, [blow])


def exchange_and_bury_first(duel: RuneDuel, blows: Sequence[Blow]) -> Script[None]:
    """Bury the dead before their Onslaught."""
    for blow in blows:
        if blow.foe is not None:
            blow.foe.damage += blow.strength
        passes._hit_player(duel, blow)
    lifecycle.death_check(duel)
    for blow in blows:
        if blow.creature.slot and blow.creature.printed.program.onslaught:
            duel.note("RD-68", "onslaught", blow.creature.owner, blow.creature)
    yield from ()


def exchange_and_close_up(duel: RuneDuel, blows: Sequence[Blow]) -> Script[None]:
    """Move up as soon as a creature has died."""
    yield from EXCHANGE(duel, blows)
    aftermath._close_up(duel)


def everybody_again(duel: RuneDuel, *, second: bool) -> Script[None]:
    """Let every creature attack in the second pass."""
    return PASS(duel, second=False)


def first_pass_only(duel: RuneDuel, *, second: bool) -> Script[None]:
    """Leave out the second pass."""
    if not second:
        yield from PASS(duel, second=False)


def answered_blows(duel: RuneDuel, number: int, *, second: bool) -> list[Blow]:
    """Have the attacked creature deal its damage back in the second pass, under every option."""
    pair = [each for seat in duel.in_order() if (each := duel.at(seat, number)) is not None]
    blows = []
    for creature in pair:
        foe = duel.facing(creature)
        room = 0 if foe is None else traits.remaining_life(duel, foe)
        attacks = not second or HAS(creature, Keyword.TWIN_STRIKE)
        blows.append(Blow(creature, traits.attack(duel, creature), foe, room, attacks))
    return blows


def only_breakthrough(duel: RuneDuel, seat: int, amount: int, rule: str, source: RuneCard) -> None:
    """Take nothing from an unopposed attack."""
    if rule != "RD-45":
        lifecycle.lose_life(duel, seat, amount, rule, source)


def seat_1_loses_first(duel: RuneDuel) -> None:
    """Let the first player found at 0 lose, even if the other one has 0 too."""
    for seat in SEATS:
        if duel.life[seat] <= 0:
            duel.finish(other(seat), "RD-57", "life")


def fade_before_regeneration(duel: RuneDuel) -> None:
    """Let every Fade come first."""
    FADE(duel)
    lifecycle.death_check(duel)
    for creature in duel.creatures():
        lifecycle.heal(duel, creature, traits.regeneration(creature), "RD-63")
    aftermath._close_up(duel)


FADE_FIRST = {**turn.PHASES, "post_combat": fade_before_regeneration}
"""The steps of a round with that one."""


def heal_all_damage(duel: RuneDuel) -> None:
    """Begin a round without damage."""
    for creature in duel.creatures():
        creature.damage = 0
    BEGIN_ROUND(duel)


def discard_as_it_is(duel: RuneDuel, card: RuneCard) -> None:
    """Discard a creature that remembers its damage."""
    damage = card.damage
    lifecycle.discard(duel, card)
    card.damage = damage


def recycle_held_cards(duel: RuneDuel, seat: int) -> None:
    """Recycle the holding area too."""
    for card in list(duel.pile(seat, "holding").cards):
        lifecycle.discard(duel, card)
    RECYCLE(duel, seat)


def draw_and_recycle(duel: RuneDuel, seat: int, amount: int, rule: str, source: RuneCard | None = None) -> None:
    """Recycle when an effect finds the draw pile empty."""
    if not duel.pile(seat, "deck").cards:
        RECYCLE(duel, seat)
    lifecycle.draw(duel, seat, amount, rule, source)


def keep_summons(duel: RuneDuel) -> None:
    """Do not change the summons number."""
    duel.summons -= duel.options.summons_step
    NEXT_LEADER(duel)


def forgive(duel: RuneDuel, seat: int, amount: int, rule: str, source: RuneCard) -> None:
    """Gain life, and forget that some was lost."""
    lifecycle.gain_life(duel, seat, amount, rule, source)
    duel.life_lost = False


def length_first(duel: RuneDuel) -> None:
    """Look at the last round before the stalemate."""
    if duel.turn >= duel.options.max_rounds:
        duel.finish(1 if duel.life[1] > duel.life[2] else 2, "RD-60", "rounds")
