"""Activating abilities of objects, masteries and lineages (GA-115, GA-244, GA-319)."""

from collections.abc import Sequence
from dataclasses import replace

from cardgame_tui.engine.prompt import Judged, Option, Refusal, Script, shared_option
from cardgame_tui.text.abilities import Cost
from rulesets.grand_archive.cards.program import Ability
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.ability_costs import (
    bill_of,
    least_x,
    most_x,
    pay_costs,
    refuse_costs,
    reserve_amount,
)
from rulesets.grand_archive.rules.playing.alternatives import ask_for_x
from rulesets.grand_archive.rules.playing.chosen_costs import choose_chosen, has_x, pay_chosen, with_x
from rulesets.grand_archive.rules.playing.forbidden import has_the_floor, may_now
from rulesets.grand_archive.rules.playing.payment import choose_payers, pay_with
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.attacks.obedience import obeys
from rulesets.grand_archive.rules.steps.noticing import targets_chosen
from rulesets.grand_archive.rules.steps.objects.leaving import put_under_rules
from rulesets.grand_archive.rules.targeting.parts import can_choose_parts, choose_parts
from rulesets.grand_archive.rules.targeting.tracking import remember_modes
from rulesets.grand_archive.state.bans import may_not_use
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import abilities_elsewhere, usable_abilities
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import traits

ENLIGHTEN = "draw a card"
"""The word of the ability that enlighten counters give (GA-244)."""
ENLIGHTENED_BY = 3
"""How many enlighten counters that ability costs (GA-244)."""


def judge_abilities(duel: ArchiveDuel, seat: int) -> list[Judged]:
    """The activated abilities a seat might use."""
    judged: list[Judged] = []
    for card, ability in usable_abilities(duel, seat):
        if ability is None:
            judged.append((shared_option("enlighten", card.id), refuse_enlighten(card)))
        elif not (ability.once and _waits_for_another(duel, card, ability)):
            option = shared_option("ability", card.id, None, ability)
            judged.append((option, refuse_ability(duel, seat, card, ability)))
    for card, ability in abilities_elsewhere(duel, seat):
        option = shared_option("ability", card.id, None, ability)
        judged.append((option, refuse_ability(duel, seat, card, ability)))
    return judged


def _waits_for_another(duel: ArchiveDuel, card: ArchiveCard, ability: Ability) -> bool:
    """Whether an object has the same ability twice, each once per turn, and uses the other one first."""
    same = [each for each in traits(duel, card).activated if each.once and each.label == ability.label]
    return ability is not next((each for each in same if each.number not in card.used), same[0])


def refuse_enlighten(card: ArchiveCard) -> Refusal | None:
    """Say why the ability that enlighten counters give cannot be activated (GA-244)."""
    return None if card.counters.get("enlighten", 0) >= ENLIGHTENED_BY else refusals.TOO_FEW_COUNTERS


def refuse_ability(duel: ArchiveDuel, seat: int, card: ArchiveCard, ability: Ability) -> Refusal | None:
    """Say why an ability cannot be activated now; None proves that its activation can be completed (GA-115)."""
    if ability.slow and not has_the_floor(duel, seat):
        return refusals.SLOW
    if ability.once and ability.number in card.used:
        return refusals.USED
    if ability.only and not may_now(duel, seat, card, ability.only):
        return refusals.ONLY
    if ability.release:
        if _is_top_card(duel, seat, card):
            return refusals.TOP_CARD
    elif not obeys(duel, card) and on_field(card):
        return refusals.DISOBEYS
    if may_not_use(duel, seat, card):
        return refusals.CANNOT_USE
    refusal = refuse_costs(duel, seat, card, ability.costs)
    if refusal is not None:
        return refusal
    return None if can_choose_parts(duel, seat, card, ability) else refusals.NO_TARGET


def activate_ability(duel: ArchiveDuel, seat: int, card: ArchiveCard, ability: Ability) -> Script[bool]:
    """Choose modes and targets, pay the costs, and put an ability on the stack (GA-115).

    Returns:
        False if something required could not be chosen; nothing has changed then (GA-8).
    """
    item = ArchiveItem(seat, ability.rule, "ability", card, ability=ability, visit=card.visit, played=card.played)
    costs = yield from _settled(duel, item, ability.costs)
    if not (yield from choose_parts(duel, item)):
        return False
    bill = bill_of(duel, seat, card, costs)
    given = yield from choose_chosen(duel, seat, costs, card, bill)
    chosen = yield from choose_payers(duel, seat, reserve_amount(duel, seat, card, costs), taken=bill.taken)
    if chosen is None:
        return False
    duel.note("GA-115", "activates_ability", seat, card, word=item.label)
    card.used.add(ability.number)
    pay_with(duel, seat, chosen)
    pay_costs(duel, card, costs)
    yield from pay_chosen(duel, seat, given, card, item)
    if ability.release:
        duel.move(card, duel.pile(card.owner, put_under_rules(duel, card, "banishment")))
    remember_modes(duel, item)
    duel.push(item)
    targets_chosen(duel, item)
    duel.changed("turn")
    return True


def _settled(duel: ArchiveDuel, item: ArchiveItem, costs: Sequence[Cost]) -> Script[Sequence[Cost]]:
    """Let the player choose X for the costs of an ability, as much as can be paid (GA-40)."""
    if not has_x(costs):
        return costs
    seat, card = item.controller, item.source
    assert card is not None
    x = yield from ask_for_x(duel, seat, card, least_x(costs), most_x(duel, seat, card, costs))
    item.played = replace(item.played, x=x)
    return with_x(costs, x)


def enlighten(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> None:
    """Pay with enlighten counters, and put the ability that they give on the stack (GA-244)."""
    duel.note("GA-244", "activates_ability", seat, card, word=ENLIGHTEN)
    counters.take(duel, card, "enlighten", ENLIGHTENED_BY, "GA-244", by=seat)
    duel.push(ArchiveItem(seat, "GA-244", "ability", card, visit=card.visit, word=ENLIGHTEN))
    duel.changed("turn")


def act_on(duel: ArchiveDuel, seat: int, option: Option) -> Script[None]:
    """Use the ability that an option is about."""
    assert option.card is not None
    card = duel.cards[option.card]
    if option.key == "enlighten":
        enlighten(duel, seat, card)
    else:
        assert isinstance(option.value, Ability)
        yield from activate_ability(duel, seat, card, option.value)


def _is_top_card(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> bool:
    champion = duel.champion(seat)
    return champion is None or duel.lineage(champion)[-1] is card
