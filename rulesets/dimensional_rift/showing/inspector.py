"""Everything there is to say about a card: its text, its numbers with what they are made of, and what it means."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from operator import attrgetter

from rulesets.dimensional_rift.cards.arrows import DIRECTIONS
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Stat
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.showing.reminders import REMINDERS
from rulesets.dimensional_rift.state.board import Facing, facing
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import armor, blessed, has, keywords_now, life, might, movement

__all__ = ["arrow_words", "details", "printed_lines", "type_line"]

KEPT = 4096
"""How many prints' words are kept; what is printed never changes."""
LENDS: Mapping[Stat, Callable[[RiftPrinted], int]] = {
    Stat.MIGHT: attrgetter("lends_might"),
    Stat.LIFE: attrgetter("lends_life"),
    Stat.ARMOR: attrgetter("lends_armor"),
    Stat.MOVEMENT: attrgetter("lends_movement"),
}
"""What an Equipment or a Vehicle adds to each number of its host."""


def details(duel: RiftDuel, card: RiftCard) -> list[str]:
    """Every line about a card on the battlefield: its numbers now, its text, and reminders of its keywords."""
    lines = list(_numbers(duel, card)) if card.printed.kind == "creature" else [_printed_stats(card.printed)]
    lines += _state(duel, card)
    if card.printed.text:
        lines.append(card.printed.text)
    lines += _keywords(duel, card)
    return lines


def _numbers(duel: RiftDuel, card: RiftCard) -> Iterator[str]:
    """Might and Life with what they are made of (DR-21, DR-22), then Armor and Movement where they count."""
    printed, whole = card.printed, life(duel, card)
    yield f"Might {might(duel, card)}{_sum(duel, card, Stat.MIGHT, printed.might)}"
    left = f"{max(0, whole - card.damage)} of {whole}" if card.damage else str(whole)
    damage = f", damage {card.damage} (DR-174)" if card.damage else ""
    yield f"Life {left}{_sum(duel, card, Stat.LIFE, printed.life)}{damage}"
    if duel.options.armor and armor(duel, card):
        yield f"Armor {armor(duel, card)}{_sum(duel, card, Stat.ARMOR, printed.armor)} (DR-23)"
    if duel.by_moves and movement(duel, card):
        moved = ", has moved" if card.moved else ""
        yield f"Movement {movement(duel, card)}{_sum(duel, card, Stat.MOVEMENT, printed.movement)}{moved} (DR-98)"


def _sum(duel: RiftDuel, card: RiftCard, stat: Stat, printed: int) -> str:
    """What a number is made of, such as `` = 4 +2 Tempered Halberd``; empty if it is as printed."""
    lent = [(LENDS[stat](each.printed), each.name) for each in card.attached]
    parts = [f"{amount:+} {name}" for amount, name in lent if amount]
    for effect in duel.effects.of(stat.value):
        source = duel.cards[effect.source] if effect.source is not None else card
        if effect.touches(duel, card):
            origin = "its own text" if source is card else source.name
            parts.append(f"{effect.value:+} {effect.until or origin}")
    if stat is Stat.MIGHT and has(duel, card, Keyword.WEAKENED):
        parts.append("-2 Weakened")
    return f" = {printed} {' '.join(parts)}" if parts else ""


def _state(duel: RiftDuel, card: RiftCard) -> Iterator[str]:
    """Orientation, mana, and the zone that it serves."""
    if facing(card.turns) is not Facing.UP:
        yield f"{facing(card.turns).value} for its player"
    if card.mana:
        yield f"mana {card.mana} (DR-17)"
    if card.serves >= 0:
        yield f"serves {duel.zones[card.serves].name} (DR-35)"


def _keywords(duel: RiftDuel, card: RiftCard) -> Iterator[str]:
    """Each keyword and condition it has now, until when, and what it means; then those that its text names."""
    now = keywords_now(duel, card)
    named = re.findall(r"[\w-]+", card.printed.text)
    for keyword in now:
        until = card.conditions.get(keyword, "")
        yield f"{keyword.value}{f', {until}' if until else ''}: {_meaning(keyword)}"
    if Keyword.BLESSED.value in named:
        answer = "yes" if Keyword.BLESSED in now or blessed(duel, card) else "no"
        yield f"{Keyword.BLESSED.value}: a creature with mana connects to it; now: {answer} (DR-152)"
    for keyword in Keyword:
        if keyword.value in named and keyword not in now and keyword is not Keyword.BLESSED:
            yield f"{keyword.value}: {_meaning(keyword)}"


def _meaning(keyword: Keyword) -> str:
    words, rule = REMINDERS[keyword]
    return f"{words} ({rule})"


@lru_cache(maxsize=KEPT)
def type_line(printed: RiftPrinted) -> str:
    """The type line: fabled, type, subtype or breed, faction."""
    words = ["fabled" if printed.fabled else "", printed.kind, printed.subtype or printed.breed]
    line = " ".join(word for word in words if word)
    return f"{line}, {printed.faction}" if printed.faction else line


@lru_cache(maxsize=KEPT)
def printed_lines(printed: RiftPrinted, *, arrows: bool = True) -> tuple[str, ...]:
    """What is printed on a card: type, stats, text, and the arrows unless they are shown elsewhere."""
    lines = [type_line(printed), _printed_stats(printed)]
    if len(printed.editions) == 1:
        lines.append(f"legal in edition {printed.editions[0]} only (DR-47)")
    if arrows and any(printed.arrows):
        lines.append("arrows " + arrow_words(printed))
    if printed.text:
        lines.append(printed.text)
    return tuple(lines)


def arrow_words(printed: RiftPrinted) -> str:
    """The printed arrows, such as ``T2 L R``."""
    named = zip(DIRECTIONS, printed.arrows, strict=True)
    return " ".join(name + ("2" if strength == 2 else "") for name, strength in named if strength)


def _printed_stats(printed: RiftPrinted) -> str:
    if printed.is_equipment or printed.is_vehicle:
        return f"lends {_lent_stats(printed)}, Will {printed.will}"
    if printed.kind == "creature":
        return f"Might {printed.might}, Life {printed.life}, Will {printed.will}{_rift_stats(printed)}"
    return f"Will {printed.will}"


def _rift_stats(printed: RiftPrinted) -> str:
    """The stats of edition rift (DR-21)."""
    return f", Armor {printed.armor}, Movement {printed.movement}" if printed.edition == "rift" else ""


def _lent_stats(printed: RiftPrinted) -> str:
    lent = [("Might", printed.lends_might), ("Life", printed.lends_life)]
    if printed.edition == "rift":
        lent += [("Armor", printed.lends_armor), ("Movement", printed.lends_movement)]
    return ", ".join(f"+{amount} {stat}" for stat, amount in lent if amount) or "no stats"
