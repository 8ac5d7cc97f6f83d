"""How cards, counts and stack items of Dimensional Rift look to a viewer who may see them."""

from cardgame_tui.engine.face import Face, StackView
from rulesets.dimensional_rift.cards.arrows import DIRECTIONS, effective
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.showing.inspector import details, printed_lines, type_line
from rulesets.dimensional_rift.state.board import numbers, seen_direction
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item, Strike
from rulesets.dimensional_rift.state.traits import armor, connections, life, might


def face(duel: RiftDuel, card: RiftCard) -> Face:
    """Describe a card: with its current values on the battlefield, as printed anywhere else."""
    placed = in_play(card)
    printed = card.printed
    return Face(
        name=card.name,
        kind=type_line(card),
        letter=_letter(printed),
        stats=_stats(duel, card),
        health=_health(duel, card) if placed else None,
        counters=card.mana if placed else printed.will,
        conditions=tuple(keyword.value.upper() for keyword in card.conditions),
        role=_role(duel, card),
        carries=tuple(f"{each.name}{_lent_words(each)}" for each in card.attached),
        text=printed.text,
        facing=card.turns if placed and any(card.printed.arrows) else None,
        arrows=_arrows(duel, card),
        values=_values(duel, card) if placed else (),
        lines=tuple(details(duel, card) if placed else printed_lines(card)),
        reaches=numbers(connections(duel, card)) if placed else (),
    )


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
    printed = card.printed
    if printed.is_equipment or printed.is_vehicle:
        return _lent(printed)
    if printed.kind != "creature":
        return ""
    if not in_play(card):
        return f"{printed.might}/{printed.life}{_armor_words(printed.armor if printed.edition == 'rift' else 0)}"
    now = ((might(duel, card), printed.might), (life(duel, card), printed.life))
    numbers = "/".join(f"{value}{'' if value == before else '*'}" for value, before in now)
    return f"{numbers}{_armor_words(armor(duel, card))}"


def _armor_words(worth: int) -> str:
    return f" a{worth}" if worth else ""


def _lent(printed: RiftPrinted) -> str:
    """What an Equipment or a Vehicle lends: Might and Life, and Armor and Movement where they are something."""
    others = (("a", printed.lends_armor), ("mv", printed.lends_movement))
    words = [f"{word}+{amount}" for word, amount in others if amount and printed.edition == "rift"]
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


def _arrows(duel: RiftDuel, card: RiftCard) -> tuple[tuple[str, int], ...]:
    """Arrows as seat 1 sees the battlefield, its Vehicle's included (DR-37); in no zone, it is shown upright."""
    found: dict[str, int] = {}
    for each in (card, *(under for under in card.attached if under.printed.is_vehicle)):
        counted = effective(
            each.printed.arrows,
            suppressed=Keyword.SUPPRESSED in card.conditions,
            diagonal_doubles=duel.options.diagonal_doubles,
        )
        for direction, strength in enumerate(counted):
            if strength:
                name = DIRECTIONS[seen_direction(direction, each.turns, card.owner)]
                found[name] = max(strength, found.get(name, 0))
    return tuple(found.items())


def _values(duel: RiftDuel, card: RiftCard) -> tuple[tuple[str, int], ...]:
    values = [("damage", card.damage), ("mana", card.mana)]
    if card.printed.kind == "creature":
        values += [("might", might(duel, card)), ("life", life(duel, card)), ("armor", armor(duel, card))]
    return tuple(values)
