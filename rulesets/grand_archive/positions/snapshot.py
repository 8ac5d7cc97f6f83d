"""Writing a duel down as the position that lays it out again (see `position`)."""

from collections.abc import Iterator, Mapping
from typing import Any

from cardgame_tui.content.declared_fields import written_fields
from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.duel_rules import PositionTable
from rulesets.grand_archive.cards.changes import Change, Word
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.positions.lasting import words_for
from rulesets.grand_archive.positions.later import written
from rulesets.grand_archive.positions.places import words_of
from rulesets.grand_archive.positions.position import PILES
from rulesets.grand_archive.rules.steps.objects.leaving import front_of
from rulesets.grand_archive.rules.steps.objects.states import STAYS_RESTED
from rulesets.grand_archive.rules.steps.objects.suppressing import RETURNS
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.delayed import LEAVES
from rulesets.grand_archive.state.duel import ArchiveDuel

BEFORE = frozenset({"", "setup", "opening", "mulligan"})
"""Phase words of what comes before the first turn, or before its first phase."""
TRAIT = "trait"
"""What a resolved effect that gives a keyword or changes a number is registered as."""


def snapshot(duel: ArchiveDuel) -> PositionTable:
    """The ``[start]`` of a scenario that begins with this duel: before a turn, or as it was laid out.

    Raises:
        ValueError: before the game, and where something is in force that a position has no field for.
    """
    if duel.phase in BEFORE:
        raise ValueError("a position before the game cannot be saved")
    _refuse_more(duel)
    position: dict[str, object] = {"active": duel.active, "turn": duel.turn, "phase": duel.phase}
    position |= written_fields(duel)
    position |= _said(later=_later(duel))
    times = _times(duel)
    return position | {f"seat{seat}": _side(duel, seat, times) for seat in SEATS}


def _said(**fields: object) -> dict[str, object]:
    """The fields that say something: not those that are 0, empty or false."""
    return {name: content for name, content in fields.items() if content}


def _refuse_more(duel: ArchiveDuel) -> None:
    """Refuse what a position has no field for."""
    known = [*duel.effects.of(STAYS_RESTED), *[each for each in duel.effects.of(TRAIT) if _is_plain(each)]]
    if len(duel.effects.state()) > len(known):
        raise ValueError("a position in which this effect of a card lasts cannot be saved")
    if any([each.moment == LEAVES for each in duel.delayed]):
        raise ValueError("a position with cards that are banished until another one leaves cannot be saved")
    if duel.preventions or duel.borrowed or duel.stack:
        raise ValueError("a position in the middle of a turn cannot be saved")
    for card in duel.cards:
        names = {_name(card)} if card.own is None else {_name(card), card.name}
        if card.zone is not None and not names.issubset(duel.start.cards):
            raise ValueError(f"a position with a copy of {card.name} cannot be saved")


def _later(duel: ArchiveDuel) -> list[dict[str, object]]:
    """The delayed triggers but for those that return a suppressed card, which its card has (GA-324)."""
    waiting = [each for each in duel.delayed if each.word != RETURNS]
    at = words_of(duel) if waiting else {}
    return [written(duel, each, at) for each in waiting]


def _is_plain(effect: Continuous[ArchiveDuel, ArchiveCard]) -> bool:
    """Whether a position has words for an effect: it lasts for good, on certain cards, whatever gave it."""
    has_words = isinstance(effect.value, Word | Change) or words_for(effect.value) is not None
    return has_words and not effect.until and effect.source is None and effect.cards is not None


def _side(duel: ArchiveDuel, seat: int, times: Mapping[int, int]) -> dict[str, object]:
    """The table of a seat; `times` are those of `_times`, here and below."""
    side = duel.sides[seat]
    table: dict[str, Any] = {}
    champion = duel.champion(seat)
    if champion is not None:
        lineage = [card.name for card in duel.lineage(champion)]
        below = [sorted(card.tracked) for card in duel.lineage(champion)]
        used = _said(tracked_below=below if any(below) else None)
        table["champion"] = {"lineage": lineage} | used | dict(_common(duel, champion, times))
        table["champion"]["lineage_times"] = [times[card.stamp] for card in duel.lineage(champion)]
    table["field"] = [_placed(duel, card, seat, times) for card in side.field() if card is not champion]
    table["deck"] = [card.name for card in reversed(side.deck.cards)]
    for pile in PILES:
        table[pile] = [_in_pile(duel, card) for card in duel.pile(seat, pile).cards]
    mastery = duel.mastery(seat)
    if mastery is not None:
        table |= {"mastery": mastery.name, "mastery_counters": dict(mastery.counters)}
        table |= _said(mastery_facing=mastery.facing, mastery_tracked=sorted(mastery.tracked))
        table["mastery_time"] = times[mastery.stamp]
    if statuses := duel.statuses(seat):
        table["statuses"] = [_status(card, times) for card in statuses]
    table["turns"] = duel.turns[seat]
    table |= _said(skips={phase: count for phase, count in duel.skips[seat].items() if count})
    return table | written_fields(duel, seat)


def _common(duel: ArchiveDuel, card: ArchiveCard, times: Mapping[int, int]) -> Iterator[tuple[str, object]]:
    """What champions and other objects have in common: states, damage, counters, what was used and what lasts."""
    if card.rested:
        yield "rested", True
    if card.damage:
        yield "damage", card.damage
    yield "counters", dict(sorted(card.counters.items()))
    yield "entered", card.entered
    if card.hurt:
        yield "hurt", True
    for key, numbers in (("used", card.used), ("charged", card.charged)):
        if numbers:
            yield key, sorted(numbers)
    if card.tracked:
        yield "tracked", sorted(card.tracked)
    if [each for each in duel.effects.of(STAYS_RESTED) if card.id in (each.cards or ())]:
        yield "stays_rested", True
    yield from _given(duel, card, times)


def _given(duel: ArchiveDuel, card: ArchiveCard, times: Mapping[int, int]) -> Iterator[tuple[str, object]]:
    """The keywords it has gained, what was added to its numbers, what else lasts on it, and the times of these."""
    effects = _effects_on(duel, card)
    gains = [_word(each.value) for each in effects if isinstance(each.value, Word)]
    gets = {
        each.value.stat.value: _added(duel, card, each.value) for each in effects if isinstance(each.value, Change)
    }
    lasting = [words for each in effects for words in words_for(each.value) or ()]
    for key, said in (("gains", gains), ("gets", gets), ("lasting", lasting)):
        if said:
            yield key, said
    if effects:
        yield "effect_times", [times[each] for each in _effect_stamps(duel, card)]


def _effects_on(duel: ArchiveDuel, card: ArchiveCard) -> list[Continuous[ArchiveDuel, ArchiveCard]]:
    """The resolved effects that give an object keywords or change its numbers."""
    return [each for each in duel.effects.of(TRAIT) if card.id in (each.cards or ())]


def _added(duel: ArchiveDuel, card: ArchiveCard, change: Change) -> int:
    """How much was added to a number of an object by all effects together."""
    changes = [effect.value for effect in _effects_on(duel, card) if isinstance(effect.value, Change)]
    amounts = [(each.plus, each.minus) for each in changes if each.stat is change.stat]
    return sum(plus - minus for plus, minus in amounts if isinstance(plus, int) and isinstance(minus, int))


def _effect_stamps(duel: ArchiveDuel, card: ArchiveCard) -> list[int]:
    """The time stamps of what an object has gained, in the order of ``effect_times``."""
    effects = _effects_on(duel, card)
    gains = [each.stamp for each in effects if isinstance(each.value, Word)]
    gets = {each.value.stat: each.stamp for each in effects if isinstance(each.value, Change)}
    return gains + list(gets.values()) + [each.stamp for each in effects for _ in words_for(each.value) or ()]


def _word(word: Word) -> str:
    """A gained keyword with its number, such as ``Retort 2``."""
    return str(word.word.value) if word.amount is None else f"{word.word.value} {word.amount}"


def _placed(duel: ArchiveDuel, card: ArchiveCard, seat: int, times: Mapping[int, int]) -> dict[str, object]:
    """An object of the field, but for a champion."""
    played = card.played
    table: dict[str, object] = {"card": _name(card)}
    table |= _said(owner=card.owner if card.owner != seat else None)
    table |= {state: True for state in ("transformed", "ephemeral", "distant", "fostered") if getattr(card, state)}
    table |= {"token": card.token} if card.token != front_of(card).token else {}
    was = [word for word in ("imbued", "brewed", "prepared", "extra") if getattr(played, word)]
    table |= _said(was=was, x=played.x)
    table |= dict(_common(duel, card, times))
    loaded = [each.name if each.owner == seat else _owned(each) for each in duel.loaded(card)]
    table |= _said(copy_of=card.name if card.own is not None else None, loaded=loaded)
    if card.linked is not None and not card.linked.lost:
        table["link"] = words_of(duel)[card.linked.thing]
    table["time"] = times[card.stamp]
    return table | _said(turned=times[card.turned] if card.turned else None)


def _owned(card: ArchiveCard) -> dict[str, object]:
    """A loaded card of the other player."""
    return {"card": card.name, "owner": card.owner}


def _status(card: ArchiveCard, times: Mapping[int, int]) -> dict[str, object]:
    """A status of a player."""
    table: dict[str, object] = {"card": card.name}
    table |= _said(counters=dict(sorted(card.counters.items())), tracked=sorted(card.tracked))
    return table | {"time": times[card.stamp]}


def _in_pile(duel: ArchiveDuel, card: ArchiveCard) -> dict[str, object] | str:
    """A card of a pile: its name alone, unless there is more to say."""
    table: dict[str, object] = {"card": _name(card)}
    table |= _said(counters=dict(sorted(card.counters.items())), preserved=card.preserved)
    if card.zone is not None and card.zone.kind == "banishment" and not card.face_up:
        table |= {"face_down": True, "seen_by": [seat for seat in SEATS if card.seen_by & seat]}
    about = [each for each in duel.delayed if each.word == RETURNS]
    waiting = [each for each in about if each.card == card.id and each.visit == card.visit]
    table |= _said(suppressed=waiting[0].controller if waiting else None)
    return table if len(table) > 1 else card.name


def _times(duel: ArchiveDuel) -> dict[int, int]:
    """The place of each time stamp in their order, from 1 (GA-197)."""
    stamps: set[int] = set()
    for card in duel.objects():
        stamps.update(_effect_stamps(duel, card))
        stamps |= {each.stamp for each in duel.lineage(card) or [card]} | ({card.turned} if card.turned else set())
    for seat in SEATS:
        stamps |= {card.stamp for card in duel.sides[seat].mastery.cards}
    return {stamp: place for place, stamp in enumerate(sorted(stamps), 1)}


def _name(card: ArchiveCard) -> str:
    """The name of a card as the card set has it: that of its default side."""
    printed: ArchivePrinted = front_of(card)
    return printed.name
