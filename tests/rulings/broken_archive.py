"""What the mutants of the rulings put in place of parts of Grand Archive: one rule broken in each."""

from collections.abc import Sequence
from typing import Any

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.triggers import place_triggers
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules import cleanup, refusals
from rulesets.grand_archive.rules.combat import attack_plan, attackers, combat_damage, retaliation
from rulesets.grand_archive.rules.playing import materializing, payment
from rulesets.grand_archive.rules.stack import checks, copying, leaving_stack
from rulesets.grand_archive.rules.steps.attacks import obedience, roles
from rulesets.grand_archive.rules.steps.hits import replacing
from rulesets.grand_archive.rules.steps.objects import champion, entering, leaving
from rulesets.grand_archive.state import finding, traits
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem

HAS = traits.has
AMOUNT = traits.amount
REFUSE_ATTACKER = attackers.refuse_attacker
REFUSE_CHAMPION = materializing.refuse_champion
REFUSE_RETALIATION = retaliation.refuse_retaliation
APPLICABLE = replacing._applicable
CLEAN_UP_ONCE = cleanup.clean_up_once
COPY = copying.copy
LEVEL_UP = champion.level_up
DEAL_COMBAT_DAMAGE = combat_damage.deal_combat_damage
SWEEP = attack_plan.sweep
ENTER = entering.enter
UPDATE_DEFENDERS = roles._update_defenders
TAKE_OFF = leaving_stack.take_off
PAY_WITH = payment.pay_with


def blind(*keywords: Keyword) -> Any:
    """The test for keywords, blind for some of them."""
    return lambda duel, card, asked: asked not in keywords and HAS(duel, card, asked)


def without(*keywords: Keyword) -> Any:
    """The number of a keyword, 0 for some of them."""
    return lambda duel, card, asked: 0 if asked in keywords else AMOUNT(duel, card, asked)


def always(*_: Any, **__: Any) -> bool:
    """A condition that holds."""
    return True


def declined(*_: Any, **__: Any) -> Script[bool]:
    """A question that is answered with no."""
    yield from ()
    return False


def nothing_skipped(duel: ArchiveDuel) -> frozenset[str]:
    """Play every phase of a first turn."""
    return frozenset()


def nobody_in_a_first_turn(duel: ArchiveDuel, card: ArchiveCard) -> Refusal | None:
    """Refuse every attack in a first turn."""
    return refusals.FIRST_TURN if duel.turns[duel.active] == 1 else REFUSE_ATTACKER(duel, card)


def elements_of_the_top_card(duel: ArchiveDuel, seat: int) -> frozenset[str]:
    """Enable the elements of the top card only."""
    found = duel.champion(seat)
    return frozenset({"norm"}) if found is None else found.printed.elements | {"norm"}


def champion_with_its_elements(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Refusal | None:
    """Ask for the elements of a champion card too."""
    enabled = finding.enabled_elements(duel, seat)
    return REFUSE_CHAMPION(duel, seat, card) if card.printed.elements <= enabled else refusals.NOT_ENABLED


def champion_by_level(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Refusal | None:
    """Compare levels with everything that changes them."""
    found = duel.champion(seat)
    assert found is not None
    level = traits.champion_level(duel, seat) if found.counters.get("level") else found.printed.level or 0
    return None if card.printed.level == level + 1 else refusals.WRONG_LEVEL


def champion_of_any_line(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Refusal | None:
    """Forget the Lineage keyword."""
    refusal = REFUSE_CHAMPION(duel, seat, card)
    return None if refusal is refusals.WRONG_LINEAGE else refusal


def level_up_afresh(duel: ArchiveDuel, found: ArchiveCard, card: ArchiveCard, rule: str) -> None:
    """Level up into an awake champion without damage and counters."""
    found.rested, found.damage, found.counters = False, 0, {}
    LEVEL_UP(duel, found, card, rule)


def printed_level(duel: ArchiveDuel, seat: int) -> int:
    """Read the printed level of a champion."""
    found = duel.champion(seat)
    return 0 if found is None else found.printed.level or 0


def obedient_retaliation(duel: ArchiveDuel, combat: Combat, card: ArchiveCard) -> Refusal | None:
    """Let only units retaliate that obey."""
    return REFUSE_RETALIATION(duel, combat, card) if obedience.obeys(duel, card) else refusals.DISOBEYS


def wear_whatever_happens(duel: ArchiveDuel) -> Script[None]:
    """Wear the weapons although no defender is left."""
    combat = duel.combat
    assert combat is not None
    if not combat.defenders:
        combat_damage._wear_weapons(duel, combat)
    yield from DEAL_COMBAT_DAMAGE(duel)


def taunts_at_rest(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    """Let rested units taunt too."""
    return HAS(duel, card, Keyword.TAUNT)


def no_bulwark(event: replacing.Event, hit: Any) -> list[Any]:
    """Leave the bulwark counters alone."""
    return [each for each in APPLICABLE(event, hit) if each is not replacing.Rule.BULWARK]


def clean_up_in_two_moments(duel: ArchiveDuel) -> Script[None]:
    """End the effects of the turn before the damage goes."""
    duel.effects.end_until("turn")
    duel.changed("field")
    checks.remove_dead(duel)
    yield from CLEAN_UP_ONCE(duel)


def refund(duel: ArchiveDuel, item: ArchiveItem) -> None:
    """Wake up who performed a negated attack card."""
    if item.performer is not None:
        item.performer.thing.rested = False
    TAKE_OFF(duel, item)


def opponent_first(duel: ArchiveDuel, rule: str, put: Any) -> Script[bool]:
    """Put the opponent's triggers on the stack first."""
    return place_triggers(duel, rule, put, other(duel.active))


def dead_when_removed(duel: ArchiveDuel, seat: int) -> bool:
    """Count a champion as lost only when it has left."""
    return seat in duel.failed_draws or (seat in duel.had_champion and duel.champion(seat) is None)


def clear_to_the_graveyard(duel: ArchiveDuel) -> None:
    """Put the cards of a stack that is removed into the graveyard."""
    for item in duel.stack[::-1]:
        TAKE_OFF(duel, item)


def clear_and_resolve(duel: ArchiveDuel) -> None:
    """Forget what a phase that ends does to the stack."""
    duel.ending = ""


def end_normally(duel: ArchiveDuel) -> Script[None]:
    """Play the end phase of a turn that was ended."""
    from rulesets.grand_archive.rules.turn import play_phase

    duel.ending = ""
    yield from play_phase(duel, "end")


def skip_once(duel: ArchiveDuel, seat: int, phase: str) -> None:
    """Let a second skip of the same phase count for nothing."""
    duel.skips[seat][phase] = 1
    duel.note("GA-278", "will_skip", seat, word=phase)


def copy_as_activation(
    duel: ArchiveDuel, item: ArchiveItem, seat: int, *, new_targets: bool = False
) -> Script[ArchiveItem]:
    """Count a copy as an activated Spell."""
    counts = duel.activated[seat]
    counts["Spell"] = counts.get("Spell", 0) + 1
    return (yield from COPY(duel, item, seat, new_targets=new_targets))


def plain_copy(
    duel: ArchiveDuel, item: ArchiveItem, seat: int, *, new_targets: bool = False
) -> Script[ArchiveItem]:
    """Make a copy that is not empowered."""
    twin = yield from COPY(duel, item, seat, new_targets=new_targets)
    twin.empowered = 0
    return twin


def return_to_the_other(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Return a suppressed card under the control of who suppressed it."""
    yield from ()
    assert item.source is not None
    ENTER(duel, item.source, item.controller, rule="GA-324")


def enter_in_silence(duel: ArchiveDuel, card: ArchiveCard, seat: int, **rest: Any) -> None:
    """Let a card enter without its On Enter."""
    waiting = list(duel.waiting)
    ENTER(duel, card, seat, **rest)
    duel.waiting[:] = waiting


def face_of(card: ArchiveCard) -> Any:
    """Take the side that lies up for the default side."""
    return card.printed


def stay_in_banishment(duel: ArchiveDuel, card: ArchiveCard, to: str) -> str:
    """Banish Renewable cards too."""
    if leaving.front_of(card).material:
        return "banishment" if to == "graveyard" else "material" if to in ("hand", "deck", "memory") else to
    return to


def buried_regalia(duel: ArchiveDuel, card: ArchiveCard, to: str) -> str:
    """Bury regalia like other cards."""
    return to


def pay_from_nowhere(duel: ArchiveDuel, seat: int, chosen: Sequence[ArchiveCard]) -> None:
    """Pay with cards that go to the graveyard."""
    for each in chosen:
        if each.zone is duel.sides[seat].hand:
            duel.move(each, duel.sides[seat].graveyard)
        else:
            PAY_WITH(duel, seat, [each])


def not_a_phase(duel: ArchiveDuel) -> Script[None]:
    """A phase that does not happen."""
    yield from ()


def sweep_units(duel: ArchiveDuel, plan: Any) -> list[ArchiveCard]:
    """Let Cleave reach units only."""
    found = SWEEP(duel, plan)
    return [each for each in found if traits.is_a(duel, each, "unit")]


def follow_the_arrivals(duel: ArchiveDuel, combat: Combat) -> None:
    """Let units that arrive during an attack with Cleave defend too."""
    if combat.cleave:
        for card in duel.sides[other(combat.seat)].units.cards:
            if not combat.is_defending(card):
                combat.defenders.append(target(card))
    UPDATE_DEFENDERS(duel, combat)


def taxed_sweep(duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]) -> Any:
    """Ask for the payment of a Tollgate in every attack."""
    from rulesets.grand_archive.rules.combat import tax

    found = duel.champion(other(seat))
    return tax.pay_for_attack(duel, seat, attacker, [] if found is None else [found])
