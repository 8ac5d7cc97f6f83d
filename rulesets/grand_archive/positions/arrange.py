"""Laying out the position of a scenario in an empty duel."""

from cardgame_tui.content.declared_fields import lay_fields
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.positions import read_position
from cardgame_tui.engine.duel_rules import PositionTable
from rulesets.grand_archive.positions.faults import linked_place, position_faults
from rulesets.grand_archive.positions.later import Parse, delayed, later_faults
from rulesets.grand_archive.positions.places import gone_name, places
from rulesets.grand_archive.positions.position import (
    PlacedCard,
    PlacedChampion,
    PlacedObject,
    Position,
    SeatPosition,
)
from rulesets.grand_archive.positions.times import effects_of, give, restore_times
from rulesets.grand_archive.rules.steps.objects import champion, entering, mastery
from rulesets.grand_archive.rules.steps.objects.states import arrange_rows, keep_rested
from rulesets.grand_archive.rules.steps.objects.suppressing import RETURNS
from rulesets.grand_archive.rules.steps.objects.tokens import printed_card
from rulesets.grand_archive.state.card import FIELD, ArchiveCard, target
from rulesets.grand_archive.state.delayed import Delayed
from rulesets.grand_archive.state.duel import BETWEEN, ArchiveDuel
from rulesets.grand_archive.state.played import Played
from rulesets.grand_archive.state.side import ArchiveZone


def arrange(duel: ArchiveDuel, table: PositionTable, parse: Parse) -> None:
    """Lay out a position in a duel without cards; nothing of it has triggered anything.

    Args:
        duel: the duel.
        table: the position.
        parse: reads the texts of delayed triggers.

    Raises:
        ContentError: with all faults; each names the field, what was found and what is allowed.
    """
    position = read_position(Position, table)
    if faults := [*position_faults(duel, position), *later_faults(position, duel.start.cards, parse)]:
        raise ContentError(faults)
    duel.active, duel.turn = position.active, position.turn
    duel.phase = BETWEEN if position.phase == "between" else position.phase
    lay_fields(duel, position)
    for seat, side in position.sides():
        _arrange_player(duel, seat, side)
        _arrange_piles(duel, seat, side)
    placed = {seat: _arrange_field(duel, seat, side) for seat, side in position.sides()}
    _link(duel, position, placed)
    restore_times(duel, position, placed)
    _restore_rows(duel, placed)
    _arrange_later(duel, position, placed, parse)
    duel.waiting.clear()
    duel.shifts.clear()
    if duel.events is not None:
        duel.events.clear()


def _arrange_player(duel: ArchiveDuel, seat: int, side: SeatPosition) -> None:
    begun = 0 if side.champion is None else 2
    duel.turns[seat] = begun if side.turns is None else side.turns
    duel.skips[seat] = {str(phase): count for phase, count in side.skips.items()}


def _arrange_piles(duel: ArchiveDuel, seat: int, side: SeatPosition) -> None:
    for name in reversed(side.deck):
        _new(duel, seat, name, duel.sides[seat].deck)
    for pile, cards in side.piles().items():
        for each in cards:
            _put(duel, seat, each, duel.pile(seat, pile))


def _put(duel: ArchiveDuel, seat: int, placed: PlacedCard, zone: ArchiveZone) -> None:
    card = _new(duel, seat, placed.card, zone)
    card.counters.update(placed.counters)
    card.preserved = placed.preserved
    if placed.face_down:
        card.face_up, card.seen_by = False, sum(set(placed.seen_by))
    if placed.suppressed:
        duel.delayed.append(Delayed("end", RETURNS, placed.suppressed, card.id, card.visit))


def _arrange_field(duel: ArchiveDuel, seat: int, side: SeatPosition) -> list[ArchiveCard]:
    """Lay out what a seat controls; return its objects but for the champion, in the order of the position."""
    if side.champion is not None:
        _arrange_champion(duel, seat, side.champion)
    objects = [_arrange_object(duel, seat, each) for each in side.field]
    if side.mastery:
        gained = mastery.gain(duel, seat, side.mastery)
        gained.counters.update(side.mastery_counters)
        gained.tracked = set(side.mastery_tracked)
        gained.facing = side.mastery_facing or gained.facing
    for status in side.statuses:
        attached = mastery.attach(duel, seat, status.card)
        attached.counters.update(status.counters)
        attached.tracked = set(status.tracked)
    return objects


def _arrange_champion(duel: ArchiveDuel, seat: int, placed: PlacedChampion) -> None:
    first, *others = [_new(duel, seat, name, duel.sides[seat].material) for name in placed.lineage]
    card = champion.place(duel, seat, first, "GA-76")
    for each in others:
        champion.join(duel, card, each)
    for each, used in zip(duel.lineage(card), placed.tracked_below, strict=False):
        each.tracked = set(used)
    _set_common(duel, card, placed)


def _arrange_object(duel: ArchiveDuel, seat: int, placed: PlacedObject) -> ArchiveCard:
    card = ArchiveCard(len(duel.cards), printed_card(duel, placed.card), placed.owner or seat)
    card.token = card.printed.token if placed.token is None else placed.token
    if placed.transformed:
        card.turn_over()
    copied = printed_card(duel, placed.copy_of) if placed.copy_of else None
    entering.enter(duel, card, seat, played=_played(placed), copied=copied)
    card.distant, card.fostered = placed.distant, placed.fostered
    for each in placed.loaded:
        under = _new(duel, each.owner or seat, each.card, duel.sides[seat].loaded)
        under.host = card.id
    _set_common(duel, card, placed)
    return card


def _played(placed: PlacedObject) -> Played:
    return Played(
        x=placed.x,
        imbued="imbued" in placed.was,
        brewed="brewed" in placed.was,
        extra="extra" in placed.was,
        prepared="prepared" in placed.was,
        ephemeral=placed.ephemeral,
    )


def _set_common(duel: ArchiveDuel, card: ArchiveCard, placed: PlacedChampion | PlacedObject) -> None:
    card.rested, card.damage, card.hurt = placed.rested, placed.damage, placed.hurt
    card.entered = max(0, duel.turn - 1) if placed.entered is None else placed.entered
    card.used, card.charged, card.tracked = set(placed.used), set(placed.charged), set(placed.tracked)
    if placed.counters is not None:
        card.counters = dict(placed.counters)
    if placed.stays_rested:
        keep_rested(duel, card)
    if not placed.effect_times:
        for value in effects_of(placed):
            give(duel, card, value)


def _link(duel: ArchiveDuel, position: Position, placed: dict[int, list[ArchiveCard]]) -> None:
    for seat, side in position.sides():
        for card, each in zip(placed[seat], side.field, strict=True):
            if each.link:
                card.linked = target(_linked(duel, position, placed, each.link))


def _linked(duel: ArchiveDuel, position: Position, placed: dict[int, list[ArchiveCard]], link: str) -> ArchiveCard:
    found = linked_place(position, link)
    assert found is not None
    seat, number = found
    card = duel.champion(seat) if number is None else placed[seat][number]
    assert card is not None
    return card


def _arrange_later(
    duel: ArchiveDuel, position: Position, placed: dict[int, list[ArchiveCard]], parse: Parse
) -> None:
    """Let delayed triggers wait; the source of one may be a card that has left the game."""
    at = places(duel, placed) if position.later else {}
    for each in position.later:
        source = at.get(each.source) or _gone(duel, each.source)
        duel.delayed.append(delayed(each, source, at.get(each.it), parse))


def _gone(duel: ArchiveDuel, words: str) -> ArchiveCard:
    """A card that has left the game."""
    found = gone_name(words)
    assert found is not None
    card = ArchiveCard(len(duel.cards), printed_card(duel, found[1]), found[0])
    duel.cards.append(card)
    return card


def _restore_rows(duel: ArchiveDuel, placed: dict[int, list[ArchiveCard]]) -> None:
    """Let each object lie in the row of the types that it has now, in the order of the position (GA-49)."""
    if not duel.retyped:
        return
    arrange_rows(duel)
    for seat, objects in placed.items():
        order = {card.id: place for place, card in enumerate(objects, 1)}
        for kind in FIELD:
            duel.pile(seat, kind).cards.sort(key=lambda card: order.get(card.id, 0))


def _new(duel: ArchiveDuel, seat: int, name: str, zone: ArchiveZone) -> ArchiveCard:
    return duel.add_card(ArchiveCard(len(duel.cards), printed_card(duel, name), seat), zone)
