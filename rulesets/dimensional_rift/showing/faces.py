"""How cards, counts and stack items of Dimensional Rift look to a viewer who may see them."""

from functools import lru_cache
from typing import TypeAlias

from cardgame_tui.engine.shown.face import Face, StackView
from rulesets.dimensional_rift.cards.arrows import DIRECTIONS, Arrows, effective
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.showing.inspector import details, printed_lines, type_line
from rulesets.dimensional_rift.state.board import numbers, seen_direction
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem, Strike
from rulesets.dimensional_rift.state.traits import armor, connections, has, life, might

KEPT = 4096
"""How many results of each function of plain values are kept. What is printed never changes, and another card set
has other `RiftPrinted` objects, so that no result can be out of date."""
MEASURES = ("Might", "life")
"""What the numbers of a card are called."""
SeenArrows: TypeAlias = tuple[tuple[str, int], ...]
"""Directions as seat 1 sees them, each with its strength."""


def face(duel: RiftDuel, card: RiftCard) -> Face:
    """Describe a card: with its current values on the battlefield, as printed anywhere else."""
    conditions = _conditions(card)
    carries = tuple([f"{each.name}{_lent_words(each)}" for each in card.attached])
    role, arrows = _role(duel, card), _arrows(duel, card)
    printed = card.printed
    if not in_play(card):
        return _printed_face(printed, conditions, role, carries, arrows)
    return Face(
        name=printed.name,
        kind=type_line(printed),
        letter=_letter(printed),
        stats=_stats(duel, card),
        health=_health(duel, card),
        counters=card.mana,
        conditions=conditions,
        role=role,
        carries=carries,
        text=printed.text,
        facing=_facing(card),
        arrows=arrows,
        values=_values(duel, card),
        lines=tuple(details(duel, card)),
        reaches=numbers(connections(duel, card)),
        measures=MEASURES,
        counter_word="mana",
    )


def numbers_of(duel: RiftDuel, card: RiftCard) -> tuple[tuple[str, int], ...]:
    """The numbers of its face, without the face."""
    conditions = tuple([(word, 1) for word in _conditions(card)]) if card.conditions else ()
    if not in_play(card):
        return conditions
    turned = _facing(card)
    return _values(duel, card) + (() if turned is None else (("facing", turned),)) + conditions


@lru_cache(maxsize=KEPT)
def _printed_face(
    printed: RiftPrinted, conditions: tuple[str, ...], role: str, carries: tuple[str, ...], arrows: SeenArrows
) -> Face:
    """A card in a hand or a pile: all of its numbers are as printed."""
    return Face(
        name=printed.name,
        kind=type_line(printed),
        letter=_letter(printed),
        stats=_printed_numbers(printed),
        counters=printed.will,
        conditions=conditions,
        role=role,
        carries=carries,
        text=printed.text,
        arrows=arrows,
        lines=printed_lines(printed, arrows=False),
        measures=MEASURES,
        counter_word="mana",
    )


def printed_face(printed: RiftPrinted) -> Face:
    """A card on paper."""
    strengths = zip(DIRECTIONS, printed.arrows, strict=True)
    return Face(
        name=printed.name,
        kind=type_line(printed),
        stats=_printed_numbers(printed),
        text=printed.text,
        arrows=tuple([(direction, strength) for direction, strength in strengths if strength]),
        lines=printed_lines(printed),
        measures=MEASURES,
    )


def stack_view(duel: RiftDuel, item: RiftItem) -> StackView:
    """Describe an item on the stack; everything on it is public."""
    zones = tuple(zone.id for zone in item.targets if zone is not None)
    words = item.ability.label.removesuffix(".")
    if isinstance(item, Strike) and item.blocker is not None:
        words += f" (blocked by {item.blocker.name})"
    targets = tuple(duel.zones[number].name for number in zones)
    return StackView(
        item.controller, words, item.source.id, zones, item.rule, name=item.source.name, targets=targets
    )


def gauges(duel: RiftDuel, seat: int) -> tuple[tuple[str, int], ...]:
    """The public counts of a seat (DR-4)."""
    counted = [("hp", duel.hp[seat])]
    counted += [
        (word, len(duel.pile(seat, pile).cards))
        for word, pile in (("hand", "hand"), ("deck", "deck"), ("grave", "graveyard"), ("fables", "fables"))
    ]
    if duel.by_tokens:
        counted[1:1] = [("tokens", duel.tokens[seat]), ("supply", duel.supply[seat])]
    return tuple(counted)


def _letter(printed: RiftPrinted) -> str:
    """One letter for what is not a creature: its subtype, or A for another artifact, M for a monument."""
    if printed.kind == "creature":
        return ""
    return (printed.subtype or printed.kind)[0].upper()


def _stats(duel: RiftDuel, card: RiftCard) -> str:
    """The numbers of a card on the battlefield."""
    printed = card.printed
    if printed.kind != "creature":
        return _printed_numbers(printed)
    now = ((might(duel, card), printed.might), (life(duel, card), printed.life))
    numbers = "/".join([f"{value}{'' if value == before else '*'}" for value, before in now])
    return f"{numbers}{_armor_words(armor(duel, card))}"


def _printed_numbers(printed: RiftPrinted) -> str:
    if printed.is_equipment or printed.is_vehicle:
        return _lent(printed)
    if printed.kind != "creature":
        return ""
    return f"{printed.might}/{printed.life}{_armor_words(printed.armor if printed.edition == 'rift' else 0)}"


def _armor_words(worth: int) -> str:
    return f" a{worth}" if worth else ""


def _lent(printed: RiftPrinted) -> str:
    """What an Equipment or a Vehicle lends: Might and Life, and Armor and Movement where they are something."""
    others = (("a", printed.lends_armor), ("mv", printed.lends_movement))
    words = [f"{word}{amount}" for word, amount in others if amount and printed.edition == "rift"]
    return " ".join([f"{printed.lends_might:+}/{printed.lends_life:+}", *words])


def _health(duel: RiftDuel, card: RiftCard) -> tuple[int, int] | None:
    """Life without damage, and Life."""
    if card.printed.kind != "creature":
        return None
    whole = life(duel, card)
    return max(0, whole - card.damage), whole


def _role(duel: RiftDuel, card: RiftCard) -> str:
    """Strikes or blocks now, or the zone that an Equipment serves (DR-35)."""
    for strike in duel.strikes():
        if strike.source is card:
            return "strikes"
        if strike.blocker is card:
            return "blocks"
    return f"serves {duel.zones[card.serves].name}" if card.serves >= 0 else ""


def _lent_words(card: RiftCard) -> str:
    """What an attached card adds, in short."""
    printed = card.printed
    if not printed.lends_might and not printed.lends_life:
        return ""
    return f" +{printed.lends_might}" if not printed.lends_life else f" {_lent(printed)}"


def _arrows(duel: RiftDuel, card: RiftCard) -> SeenArrows:
    """Arrows as seat 1 sees the battlefield, its Vehicle's included (DR-37); in no zone, it is shown upright."""
    vehicles = [(each.printed.arrows, each.turns) for each in card.attached if each.printed.is_vehicle]
    turned = ((card.printed.arrows, card.turns), *vehicles)
    return _seen_arrows(turned, card.owner, _suppressed(duel, card), duel.options.diagonal_doubles)


def _suppressed(duel: RiftDuel, card: RiftCard) -> bool:
    return in_play(card) and has(duel, card, Keyword.SUPPRESSED)


@lru_cache(maxsize=KEPT)
def _seen_arrows(
    turned: tuple[tuple[Arrows, int], ...], seat: int, suppressed: bool, diagonal_doubles: bool
) -> SeenArrows:
    found: dict[str, int] = {}
    for arrows, turns in turned:
        counted = effective(arrows, suppressed=suppressed, diagonal_doubles=diagonal_doubles)
        for direction, strength in enumerate(counted):
            if strength:
                name = DIRECTIONS[seen_direction(direction, turns, seat)]
                found[name] = max(strength, found.get(name, 0))
    return tuple(found.items())


def _conditions(card: RiftCard) -> tuple[str, ...]:
    return tuple([keyword.value.upper() for keyword in card.conditions])


def _facing(card: RiftCard) -> int | None:
    return card.turns if any(card.printed.arrows) else None


def _values(duel: RiftDuel, card: RiftCard) -> tuple[tuple[str, int], ...]:
    values = [("damage", card.damage), ("mana", card.mana)]
    if card.printed.kind == "creature":
        values += [("might", might(duel, card)), ("life", life(duel, card)), ("armor", armor(duel, card))]
    return tuple(values)
