"""Materializing champions and regalia (GA-106 to GA-108, GA-120 to GA-122)."""

from collections.abc import Iterator

from cardgame_tui.engine.asking import choose_judged
from cardgame_tui.engine.prompt import Judged, Option, Refusal, Script, shared_option
from rulesets.grand_archive.cards.statics.bans import ObjectBan, Playing
from rulesets.grand_archive.cards.triggers.events import Act
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.bill import Bill, leaving
from rulesets.grand_archive.rules.playing.chosen_costs import (
    choose_chosen,
    chosen_parts,
    pay_chosen,
    refuse_chosen,
    taken_by,
)
from rulesets.grand_archive.rules.playing.costs import memory_cost, use_next
from rulesets.grand_archive.rules.playing.forbidden import has_elements, refuse_locked
from rulesets.grand_archive.rules.playing.payment import (
    can_pay_memory,
    choose_memory,
    choose_sacrifices,
    memory_objects,
    needed_for_memory,
    pay_memory_with,
)
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.triggers import does
from rulesets.grand_archive.state.bans import is_banned, may_not_play
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.played import Played

NOTHING = Option("nothing")
"""Materializing nothing (GA-87)."""


def materialize_one(duel: ArchiveDuel, seat: int) -> Script[bool]:
    """Let a player materialize a card, return a preserved one, or do nothing; whether any was done (GA-87)."""
    option = yield from choose_judged(
        duel, seat, "materialize", "GA-87", lambda: judge_materials(duel, seat), none=NOTHING
    )
    if option is None or option.card is None:
        return False
    card = duel.cards[option.card]
    if option.key == "return":
        duel.note("GA-313", "returns_preserved", seat, card, shown=True)
        duel.move(card, duel.sides[seat].hand)
    else:
        yield from materialize(duel, seat, card)
    return True


def judge_materials(duel: ArchiveDuel, seat: int) -> Iterator[Judged]:
    """The cards of a material deck that might be materialized, and the preserved ones (GA-313)."""
    for card in duel.sides[seat].material.cards:
        if card.preserved:
            yield shared_option("return", card.id), None
        else:
            yield shared_option("materialize", card.id), refuse_materialization(duel, seat, card)


def refuse_materialization(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, free: bool = False
) -> Refusal | None:
    """Say why a card cannot be materialized now, or not even for free; None proves that it can be completed."""
    printed = card.printed
    if printed.kind == "champion":
        refusal = refuse_champion(duel, seat, card)
        if refusal is not None:
            return refusal
    elif not has_elements(duel, seat, card, Playing.MATERIALIZE):
        return refusals.NOT_ENABLED
    if (locked := refuse_locked(duel, seat, card)) is not None:
        return locked
    if may_not_play(duel, seat, card, Playing.MATERIALIZE):
        return refusals.CANNOT_PLAY
    if printed.cost is None or printed.cost_kind != "memory":
        return refusals.NO_MEMORY_COST
    cost = 0 if free else memory_cost(duel, seat, card)
    if not can_pay_memory(duel, seat, cost):
        return refusals.MEMORY_SHORT
    needed = leaving(needed_for_memory(duel, seat, cost))
    return refuse_chosen(duel, seat, printed.program.additional, card, needed)


def refuse_champion(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Refusal | None:
    """Say why a seat's champion cannot become this champion card now (GA-108, GA-120, GA-121).

    Only printed levels matter; elements do not (GA-122).
    """
    champion = duel.champion(seat)
    if not card.printed.level:
        return refusals.LEVEL_ZERO
    if champion is None or champion.printed.level != card.printed.level - 1:
        return refusals.WRONG_LEVEL
    if is_banned(duel, champion, ObjectBan.LEVEL_UP):
        return refusals.CANNOT_LEVEL
    lineage = card.printed.program.lineage
    return refusals.WRONG_LINEAGE if lineage and champion.printed.champion != lineage else None


def materialize(duel: ArchiveDuel, seat: int, card: ArchiveCard, *, free: bool = False) -> Script[None]:
    """Choose what pays, pay, and put the materialization on the stack (GA-106); only its own cost may be free."""
    cost, additional = 0 if free else memory_cost(duel, seat, card), card.printed.program.additional
    needed = leaving(needed_for_memory(duel, seat, cost))
    bill = Bill(chosen_parts(duel, seat, additional, card), taken_by(card, additional).union(needed))
    further = yield from choose_chosen(duel, seat, additional, card, bill)
    sacrificed = yield from choose_sacrifices(duel, seat, cost, card, bill.taken.difference(needed))
    cost = max(0, cost - sum([memory_objects(duel, seat)[each] for each in sacrificed]))
    chosen = yield from choose_memory(duel, seat, cost)
    duel.move(card, duel.field_of_effects)
    card.face_up = True
    duel.note("GA-106", "materializes", seat, card)
    yield from pay_chosen(duel, seat, further, card)
    leave(duel, sacrificed, "sacrificed", "GA-110", card)
    paid = pay_memory_with(duel, seat, cost, chosen)
    played = Played(paid=tuple([each.id for each in paid]))
    item = ArchiveItem(seat, "GA-106", "materialization", card, visit=card.visit, played=played)
    duel.push(item)
    use_next(duel, seat, card, Playing.MATERIALIZE)
    does(duel, seat, Act.MATERIALIZE, item, card=card)
    does(duel, seat, Act.PLAY, item, card=card)
    duel.changed("turn")
