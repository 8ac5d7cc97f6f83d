"""How cards, counts and stack items of Dimensional Rift look to somebody who may see them."""

from cardgame_tui.engine.view import Face, StackView
from rulesets.dimensional_rift.board import DIRECTIONS, Facing, effective, facing, numbers, seen_direction
from rulesets.dimensional_rift.items import Item, Strike
from rulesets.dimensional_rift.keywords import Keyword
from rulesets.dimensional_rift.table import RiftCard, RiftDuel, in_play
from rulesets.dimensional_rift.traits import connections, has, life, might
from rulesets.dimensional_rift.vocabulary import Stat


def face(duel: RiftDuel, card: RiftCard) -> Face:
    """Describe a card: as it is on the battlefield, as printed anywhere else."""
    placed = in_play(card)
    return Face(
        name=card.name,
        kind=type_line(card),
        stats=_stats(duel, card),
        facing=card.turns if placed and any(card.printed.arrows) else None,
        arrows=_arrows(duel, card),
        marks=_marks(duel, card) if placed else (),
        values=_values(duel, card) if placed else (),
        lines=tuple(_lines(duel, card)),
        reaches=numbers(connections(duel, card)) if placed else (),
    )


def type_line(card: RiftCard) -> str:
    """The type line: fabled, type, subtype or breed, faction."""
    printed = card.printed
    words = ["fabled" if printed.fabled else "", printed.kind, printed.subtype or printed.breed]
    line = " ".join(word for word in words if word)
    return f"{line}, {printed.faction}" if printed.faction else line


def stack_view(duel: RiftDuel, item: Item) -> StackView:
    """Describe an item on the stack; everything on it is public."""
    zones = tuple(zone.id for zone in item.targets if zone is not None)
    words = f"{item.source.name}: {item.ability.label.removesuffix('.')}"
    if zones:
        words += " -> " + ", ".join(duel.zones[number].name for number in zones)
    if isinstance(item, Strike) and item.blocker is not None:
        words += f" (blocked by {item.blocker.name})"
    return StackView(item.controller, words, item.source.id, zones, item.rule)


def gauges(duel: RiftDuel, seat: int) -> tuple[tuple[str, int], ...]:
    """What is counted in public (DR-4)."""
    counted = [("hp", duel.hp[seat])]
    counted += [
        (word, len(duel.pile(seat, pile).cards))
        for word, pile in (("hand", "hand"), ("deck", "deck"), ("grave", "graveyard"), ("fables", "fables"))
    ]
    if duel.options.campaign_gain == "token":
        counted.append(("tokens", duel.tokens[seat]))
    return tuple(counted)


def _stats(duel: RiftDuel, card: RiftCard) -> str:
    printed = card.printed
    if printed.is_equipment:
        return f"+{printed.lends_might}/+{printed.lends_life} w{printed.will}"
    if printed.kind != "creature":
        return f"w{printed.will}"
    if in_play(card):
        return f"{might(duel, card)}/{life(duel, card)}"
    return f"{printed.might}/{printed.life} w{printed.will}"


def _arrows(duel: RiftDuel, card: RiftCard) -> tuple[tuple[str, int], ...]:
    """Arrows as seat 1 sees the table; a card that is not placed is shown upright."""
    counted = effective(
        card.printed.arrows,
        suppressed=Keyword.SUPPRESSED in card.conditions,
        diagonal_doubles=duel.options.diagonal_doubles,
    )
    return tuple(
        (DIRECTIONS[seen_direction(direction, card.turns, card.owner)], strength)
        for direction, strength in enumerate(counted)
        if strength
    )


def _marks(duel: RiftDuel, card: RiftCard) -> tuple[str, ...]:
    marks = [f"d{card.damage}"] if card.damage else []
    marks += [f"m{card.mana}"] if card.mana else []
    marks += [keyword.value.upper() for keyword in card.conditions]
    marks += ["ATK"] if any(strike.source is card for strike in duel.strikes()) else []
    marks += ["BLK"] if any(strike.blocker is card for strike in duel.strikes()) else []
    marks += [f"+{len(card.attached)}"] if card.attached else []
    return tuple(marks)


def _values(duel: RiftDuel, card: RiftCard) -> tuple[tuple[str, int], ...]:
    values = [("damage", card.damage), ("mana", card.mana)]
    if card.printed.kind == "creature":
        values += [("might", might(duel, card)), ("life", life(duel, card))]
    return tuple(values)


def _lines(duel: RiftDuel, card: RiftCard) -> list[str]:
    """Everything the inspector says: what is printed, and what changes it now."""
    return [*printed_lines(card), *_changes(duel, card)] if in_play(card) else printed_lines(card)


def printed_lines(card: RiftCard) -> list[str]:
    """What is printed on a card: type, stats, arrows and text."""
    printed = card.printed
    lines = [type_line(card), _printed_stats(card)]
    if any(printed.arrows):
        lines.append("arrows " + arrow_words(card))
    if printed.text:
        lines.append(printed.text)
    return lines


def arrow_words(card: RiftCard) -> str:
    """The printed arrows, such as ``T2 L R``."""
    named = zip(DIRECTIONS, card.printed.arrows, strict=True)
    return " ".join(name + ("2" if strength == 2 else "") for name, strength in named if strength)


def _printed_stats(card: RiftCard) -> str:
    printed = card.printed
    if printed.is_equipment:
        lends = f"lends +{printed.lends_might} Might, +{printed.lends_life} Life"
        return f"{lends}, Will {printed.will}"
    if printed.kind == "creature":
        return f"Might {printed.might}, Life {printed.life}, Will {printed.will}"
    return f"Will {printed.will}"


def _changes(duel: RiftDuel, card: RiftCard) -> list[str]:
    lines = [f"{facing(card.turns).value}"] if facing(card.turns) is not Facing.UP else []
    if card.damage:
        lines.append(f"damage {card.damage} of {life(duel, card)} (DR-174)")
    if card.mana:
        lines.append(f"mana {card.mana} (DR-17)")
    lines += [f"{each.value}{' ' + until if until else ''} (DR-148)" for each, until in card.conditions.items()]
    lines += [f"carries {each.name}: {each.printed.text}" for each in card.attached]
    return lines + _modifiers(duel, card)


def _modifiers(duel: RiftDuel, card: RiftCard) -> list[str]:
    """Continuous effects on the card and the card each comes from (DR-121)."""
    found = []
    for what in (*(stat.value for stat in Stat), "keyword"):
        for effect in duel.effects.of(what):
            source = duel.cards[effect.source] if effect.source is not None else card
            if effect.applies(duel, source, card):
                change = effect.value.value if what == "keyword" else f"+{effect.value} {what}"
                found.append(f"{change} from {'its own text' if source is card else source.name}")
    return found


def keywords_now(duel: RiftDuel, card: RiftCard) -> list[Keyword]:
    """Every keyword and condition a face-up card has now."""
    return [keyword for keyword in Keyword if has(duel, card, keyword)]
