"""Activating cards: everything is chosen first, then paid and put on the stack (GA-105)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Judged, Refusal, Script, SharedOptions, shared_option
from rulesets.grand_archive.cards.keywords import COMMAND, FAST_ACTIVATION, Keyword
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.determiners import Which
from rulesets.grand_archive.cards.phrases.selectors import One, Phrase
from rulesets.grand_archive.cards.statics.abilities import FastCards, Has
from rulesets.grand_archive.cards.statics.bans import Playing
from rulesets.grand_archive.cards.statics.prices import FromElsewhere
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing import alternatives
from rulesets.grand_archive.rules.playing.ability_costs import reserve_amount
from rulesets.grand_archive.rules.playing.bill import Bill, resting
from rulesets.grand_archive.rules.playing.card_bills import (
    bills_of,
    refuse_payment,
)
from rulesets.grand_archive.rules.playing.chosen_costs import (
    choose_chosen,
    has_x,
    pay_chosen,
)
from rulesets.grand_archive.rules.playing.costs import AENEAN, use_next
from rulesets.grand_archive.rules.playing.forbidden import has_elements, has_the_floor, may_now, refuse_locked
from rulesets.grand_archive.rules.playing.payment import choose_payers, pay_with
from rulesets.grand_archive.rules.playing.performing import choose_performer, performers
from rulesets.grand_archive.rules.playing.plan import (
    Plan,
    choose_additional,
    choose_additional_x,
    choose_x,
    cost_of,
)
from rulesets.grand_archive.rules.steps.noticing import targets_chosen
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.states import rest
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.rules.targeting.choosing import choose_targets
from rulesets.grand_archive.rules.targeting.parts import can_choose_parts, choose_parts
from rulesets.grand_archive.rules.targeting.targets import can_target
from rulesets.grand_archive.state.bans import may_not_play
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import statics_of
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.fitting import is_card_of
from rulesets.grand_archive.state.played import Played
from rulesets.grand_archive.state.traits import has, in_force, traits

LINKS = {
    each.value: One((each,), Which.TARGET)
    for each in (
        Noun.ALLY, Noun.CHAMPION, Noun.UNIT, Noun.ITEM, Noun.WEAPON, Noun.DOMAIN, Noun.PHANTASIA, Noun.OBJECT
    )
}  # fmt: skip
"""What a card with Link targets when it is activated (GA-321)."""


ELYSIAN_LEVELS = 2
"""How much higher LV counts for an Aenean card with Elysian Aura (GA-328)."""

_EPHEMERATE = SharedOptions(partial(shared_option, "ephemerate"))
_PLAY = SharedOptions(partial(shared_option, "play"))

MadeFast: TypeAlias = Sequence[tuple[int, FastCards]]
"""The static abilities that make cards of a player fast actions, with their stamps."""


def links_of(card: ArchiveCard) -> Sequence[Phrase]:
    """What a card targets because of its Link (GA-321)."""
    link = card.printed.program.link
    return (LINKS[link],) if link else ()


def judge_cards(duel: ArchiveDuel, seat: int) -> list[Judged]:
    """The cards a seat might activate: those in the graveyard with Ephemerate, and those in hand (GA-104)."""
    side, made_fast = duel.sides[seat], cards_made_fast(duel, seat)
    judged: list[Judged] = []
    for card in side.graveyard.cards:
        if (cost := card.printed.program.ephemerate) is not None:
            refusal = refuse_now(duel, seat, card, made_fast, instead=cost)
            judged.append((_EPHEMERATE[card.id], refusal))
    for card in side.hand.cards:
        refusal = refuse_now(duel, seat, card, made_fast)
        judged.append((_PLAY[card.id], refusal))
    return judged


def refuse_now(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, made_fast: MadeFast | None, *, instead: int | None = None
) -> Refusal | None:
    """Say why a card cannot be activated now, its speed included.

    Args:
        duel: the duel.
        seat: who would activate it.
        card: the card.
        made_fast: what `cards_made_fast` returns for the seat.
        instead: the cost that takes the place of the printed one.
    """
    if made_fast is not None and is_slow(duel, card, made_fast):
        return refusals.SLOW
    return refuse_activation(duel, seat, card, instead=instead)


def refuse_activation(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, instead: int | None = None
) -> Refusal | None:
    """Say why a card cannot be activated, its speed aside; None proves that its activation can be completed.

    Args:
        duel: the duel.
        seat: who would activate it.
        card: the card.
        instead: the cost that takes the place of the printed one, such as that of Ephemerate.
    """
    printed, seen = card.printed, traits(duel, card)
    if printed.cost_kind != "reserve":
        return refusals.NO_COST
    if not has_elements(duel, seat, card, Playing.ACTIVATE):
        return refusals.NOT_ENABLED
    if seen.keywords and (locked := refuse_locked(duel, seat, card)) is not None:
        return locked
    if printed.program.only and not may_now(duel, seat, card, printed.program.only):
        return refusals.ONLY
    if may_not_play(duel, seat, card, Playing.ACTIVATE):
        return refusals.CANNOT_PLAY
    if printed.kind == "attack" and not performers(duel, seat, card):
        return refusals.NO_PERFORMER if has(duel, card, COMMAND) else refusals.CHAMPION_RESTED
    if (unpaid := refuse_payment(duel, seat, card, instead, _empowered(duel, seat, card))) is not None:
        return unpaid
    return None if _has_targets(duel, seat, card) else refusals.NO_TARGET


def cards_made_fast(duel: ArchiveDuel, seat: int) -> MadeFast | None:
    """What makes cards of a seat fast actions; None while the seat may take slow ones too (GA-44, GA-102)."""
    return None if has_the_floor(duel, seat) else statics_of(duel, seat, FastCards)


def is_slow(duel: ArchiveDuel, card: ArchiveCard, made_fast: MadeFast) -> bool:
    """Whether only who may take slow actions may activate a card (GA-44, GA-102, GA-307)."""
    printed = card.printed
    if printed.fast:
        return False
    if (printed.program.quick or in_force(duel, Has)) and has(duel, card, FAST_ACTIVATION):
        return False
    return not made_fast or not any([is_card_of(card, each.what) for _, each in made_fast])


def activate(
    duel: ArchiveDuel,
    seat: int,
    card: ArchiveCard,
    *,
    instead: int | None = None,
    ephemeral: bool = False,
    what: str = "activation",
) -> Script[bool]:
    """Activate a card: choose everything in the order of GA-105, then pay and put it on the stack.

    Args:
        duel: the duel.
        seat: who activates it.
        card: the card, still where it is played from.
        instead: the cost that takes the place of the printed one.
        ephemeral: whether it is played by Ephemerate (GA-315).
        what: ``materialization`` if an effect materializes a card with a reserve cost (GA-107).

    Returns:
        False if something required could not be chosen; nothing has changed then (GA-8).
    """
    item = ArchiveItem(seat, "GA-105", what, card, ability=card.printed.program.played)
    item.empowered = _empowered(duel, seat, card)
    plan = Plan(item, card, instead)
    yield from _declare_costs(duel, plan)
    item.played = _played(plan)
    if item.ability is not None and not (yield from choose_parts(duel, item)):
        return False
    if not (yield from choose_targets(duel, item, links_of(card))):
        return False
    if not (yield from _choose_payment(duel, plan)):
        return False
    yield from _announce(duel, plan, ephemeral)
    return True


def _declare_costs(duel: ArchiveDuel, plan: Plan) -> Script[None]:
    """X, the alternative cost, and the additional costs (GA-105, step 3)."""
    card, seat = plan.card, plan.item.controller
    bills = bills_of(duel, seat, card, cost_of(duel, plan), plan.instead)
    if card.printed.kind == "attack":
        plan.performer = yield from _choose_performer(duel, plan, bills)
    bill = yield from _choose_bill(duel, plan, bills)
    plan.replaced = bool(bill.instead)
    if bill.instead == "instead":
        plan.additional = yield from choose_chosen(duel, seat, card.printed.program.instead, card, bill)
    elif bill.instead:
        plan.ingredients = yield from alternatives.choose_ingredients(duel, seat, card, bill)
    if card.printed.x_cost and plan.instead is None and not plan.replaced:
        plan.x = yield from choose_x(duel, plan, bill)
    elif has_x(card.printed.program.additional):
        plan.x = yield from choose_additional_x(duel, plan)
    plan.prepared = yield from alternatives.choose_to_prepare(duel, seat, card)
    plan.x = plan.prepared if card.printed.program.prepared_by_x else plan.x
    yield from choose_additional(duel, plan, bill)
    plan.taken = bill.taken


def _choose_bill(duel: ArchiveDuel, plan: Plan, bills: Sequence[Bill]) -> Script[Bill]:
    """Ask whether something else is paid than the reserve cost, unless nothing else can be (GA-105, GA-311)."""
    seat, payable = plan.item.controller, [bill for bill in bills if bill.is_payable()]
    for bill in payable:
        if not bill.instead:
            continue
        only_way_left = bill is payable[-1] and payable[0].instead
        if only_way_left or (yield from _is_paid_instead(duel, seat, bill, plan.card)):
            return bill
    return bills[0]


def _is_paid_instead(duel: ArchiveDuel, seat: int, bill: Bill, card: ArchiveCard) -> Script[bool]:
    """Ask whether something else is paid than the reserve cost."""
    if bill.instead == "brew":
        return (yield from confirm(duel, seat, "brew", "GA-311", card))
    return (yield from confirm(duel, seat, "instead", "GA-105", card))


def _choose_performer(duel: ArchiveDuel, plan: Plan, bills: Sequence[Bill]) -> Script[ArchiveCard | None]:
    """Who is rested for an attack card, so that one of the ways to pay for it is left (GA-54, GA-322)."""

    def refuse(unit: ArchiveCard) -> Refusal | None:
        """Say why an ally has to pay."""
        found = [bill.refuse(unit, "rests") for bill in bills]
        return None if None in found else found[0]

    performer = yield from choose_performer(duel, plan.item.controller, plan.card, refuse)
    for bill in bills:
        bill.pay([] if performer is None else resting([performer]))
    return performer


def _choose_payment(duel: ArchiveDuel, plan: Plan) -> Script[bool]:
    """What pays the reserve cost: Kindle, then cards in hand and Reservable objects (GA-105, steps 7 and 8)."""
    card, seat, taken = plan.card, plan.item.controller, plan.taken
    cost = 0 if plan.replaced else cost_of(duel, plan, plan.x)
    if plan.further is not None:
        cost += reserve_amount(duel, seat, card, plan.further)
    elif plan.replaced:
        return True
    plan.kindled = yield from alternatives.choose_kindling(duel, seat, card, cost, taken=taken)
    chosen = yield from choose_payers(duel, seat, cost - len(plan.kindled), card, taken=taken)
    if chosen is None:
        return False
    plan.payers = chosen
    plan.revealed = yield from alternatives.choose_to_imbue(duel, seat, card, chosen)
    plan.imbued = plan.revealed and alternatives.does_imbue(duel, seat, card, chosen)
    return True


def _played(plan: Plan) -> Played:
    """How the card is played, as far as it is known before its targets are chosen."""
    return Played(
        plan.x, brewed=bool(plan.ingredients), prepared=bool(plan.prepared), extra=plan.further is not None
    )


def _announce(duel: ArchiveDuel, plan: Plan, ephemeral: bool) -> Script[None]:
    """Move the card to the stack, pay for it, and put the item on the stack (GA-105, steps 1, 8 and 9)."""
    item, card, seat = plan.item, plan.card, plan.item.controller
    allowing = text_for_leaving(duel, card)
    goes = "" if allowing is None or ephemeral else allowing.place
    duel.move(card, duel.field_of_effects)
    card.face_up = True
    item.visit = card.visit
    duel.note("GA-105", "activates", seat, card)
    if plan.performer is not None:
        rest(duel, plan.performer, "GA-54" if plan.performer.printed.kind == "champion" else "GA-322")
        item.performer = target(plan.performer)
    if plan.revealed:
        alternatives.show_imbuing(duel, seat, card, plan.payers, imbued=plan.imbued)
    pay_with(duel, seat, plan.payers)
    if plan.ingredients:
        leave(duel, plan.ingredients, "sacrificed", "GA-311", card)
    yield from pay_chosen(duel, seat, plan.additional, card, item)
    alternatives.prepare(duel, seat, plan.prepared)
    alternatives.kindle(duel, plan.kindled)
    paid = [each.id for each in (*plan.ingredients, *plan.kindled, *plan.payers)]
    modes = tuple([mode.label for _, mode in item.parts if mode.label])
    item.played = replace(
        item.played, modes=modes, paid=tuple(paid), imbued=plan.imbued, ephemeral=ephemeral, goes=goes
    )
    duel.push(item)
    targets_chosen(duel, item)
    if item.what == "activation":
        _remember(duel, item, card)
    duel.changed("turn")


def text_for_leaving(duel: ArchiveDuel, card: ArchiveCard) -> FromElsewhere | None:
    """The text of a card that lets it be activated from where it lies now, if it has one (GA-104, GA-134)."""
    if card.zone is None or FromElsewhere not in card.printed.program.forms:
        return None
    for rule in traits(duel, card).rules:
        if isinstance(rule.static, FromElsewhere) and rule.static.pile.zone == card.zone.kind:
            return rule.static
    return None


def _remember(duel: ArchiveDuel, item: ArchiveItem, card: ArchiveCard) -> None:
    """Count the activation for this turn, use up Empower, and let triggers see it (GA-105, step 9, GA-308)."""
    seat, counts = item.controller, duel.activated[item.controller]
    seen = traits(duel, card)
    for word in sorted(seen.words):
        counts[word] = counts.get(word, 0) + 1
    duel.changed("turn")
    use_next(duel, seat, card, Playing.ACTIVATE)
    if "Spell" in seen.subtypes:
        duel.empower[seat] = 0
    does(duel, seat, Act.ACTIVATE, item, card=card, amount=counts.get("Spell", 0))
    does(duel, seat, Act.PLAY, item, card=card)


def _has_targets(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> bool:
    ability, link = card.printed.program.played, links_of(card)
    if link and not can_target(duel, seat, card, link):
        return False
    return ability is None or can_choose_parts(duel, seat, card, ability, _empowered(duel, seat, card))


def _empowered(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> int:
    """How much higher LV counts: Empower for a Spell, Elysian Aura for an Aenean card (GA-308, GA-328)."""
    subtypes = card.printed.subtypes
    raised = duel.empower[seat] if "Spell" in subtypes else 0
    if AENEAN in subtypes and any([has(duel, each, Keyword.ELYSIAN_AURA) for each in duel.sides[seat].field()]):
        raised += ELYSIAN_LEVELS
    return raised
