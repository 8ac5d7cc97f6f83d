"""How cards, counts and stack items of Grand Archive look to a viewer who may see them."""

from collections.abc import Iterator

from cardgame_tui.engine.shown.face import Clash, Face, StackView
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Zone
from rulesets.grand_archive.cards.printed import UNIT_TYPES, ArchivePrinted
from rulesets.grand_archive.rules.combat.combat_damage import attack_total, retaliation_power
from rulesets.grand_archive.showing.inspector import attack_shares, details, type_line
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import enabled_elements
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import Traits, traits

_LETTERS = {
    "action": "A", "attack": "X", "item": "I", "weapon": "W", "domain": "D", "phantasia": "P", "mastery": "M",
    "status": "S",
}  # fmt: skip
_STATES = ("distant", "fostered", "ephemeral", "preserved", "transformed", "token")
_SHOWN_AS_BAR = frozenset({"durability"})
"""Counters that a bar shows, not a word."""
HINDERS = frozenset({"RESTED", "debuff", "wither", "ephemeral"})
"""States and counters that hinder an object."""
STEP_WORDS = {
    "declaration": "declaration",
    "retaliation": "before retaliation",
    "damage": "before damage",
    "end": "end of combat",
}
"""The steps of a combat, in which players have Opportunity, in words (GA-154 to GA-166)."""
GAUGES = (
    ("hand", "hand"), ("memory", "memory"), ("grave", "graveyard"), ("deck", "deck"), ("material", "material"),
    ("banished", "banishment"),
)  # fmt: skip
"""The counts of a seat, each with the kind of its zone (GA-14)."""


def face(duel: ArchiveDuel, card: ArchiveCard) -> Face:
    """Describe a card: with its characteristics now on the field and in the Intent, as printed anywhere else."""
    printed = card.printed
    if not _is_in_play(card):
        return Face(
            name=card.name,
            kind=type_line(printed),
            letter=_LETTERS.get(printed.kind, ""),
            called=kind_words(printed),
            corner=cost_words(printed),
            price=price_words(printed),
            stats=printed_stats(printed),
            marks=("preserved",) if card.preserved else (),
            text=_one_line(printed),
            lines=tuple(details(duel, card)),
            measures=_measures(printed.power, "durability" if printed.life is None else "life"),
        )
    now = traits(duel, card)
    return Face(
        name=card.name,
        kind=type_line(printed),
        letter=_LETTERS.get(printed.kind, ""),
        called=kind_words(printed),
        corner="" if now.level is None else f"L{_starred(now.level, printed.level)}",
        stats=_stats(now, printed),
        health=_health(card, now),
        conditions=_conditions(card),
        marks=(*_linked_to(card), *[word for word in _states_of(card) if not _hinders(word)]),
        role=role(duel, card),
        carries=_links(duel, card),
        text=_champion_text(duel, card) if printed.kind == "champion" else _one_line(printed),
        values=_values(card, now),
        lines=tuple(details(duel, card)),
        beneath=_lineage(duel, card),
        wide=now.level is not None,
        measures=_measures(now.power, "life"),
        life_word="durability" if UNIT_TYPES.isdisjoint(now.types) else "life",
    )


def numbers_of(duel: ArchiveDuel, card: ArchiveCard) -> tuple[tuple[str, int], ...]:
    """The numbers of its face, without the face."""
    if not _is_in_play(card):
        return ()
    return (*_values(card, traits(duel, card)), *[(word, 1) for word in _conditions(card)])


def stack_view(duel: ArchiveDuel, item: ArchiveItem) -> StackView:
    """Describe an item on the stack (GA-23); its source may since have gone to a private zone (GA-170)."""
    zones = tuple([each.id for each in item.targets if isinstance(each, Zone)])
    cards = tuple([each.thing.id for each in item.targets if isinstance(each, Target) and not each.lost])
    items = tuple([each.number for each in item.targets if isinstance(each, ArchiveItem)])
    source = item.source.id if item.source is not None and duel.sees(PUBLIC_SEAT, item.source) else None
    targets = tuple([words for each in item.targets if (words := _target_words(duel, each))])
    name, deed = _item_name(duel, item), _deed(item)
    return StackView(item.controller, deed, source, zones, item.rule, item.number, cards, items, name, targets)


def _item_name(duel: ArchiveDuel, item: ArchiveItem) -> str:
    """What an item comes from, and how it was played."""
    source = "the game" if item.source is None else _open_name(duel, item.source)
    signs = [f"X = {item.played.x}"] if item.played.x else []
    signs += [word for word in ("copy",) if item.copy]
    signs += [
        word for word in ("imbued", "brewed", "prepared", "extra", "ephemeral") if getattr(item.played, word)
    ]
    signs += [f"empowered {item.empowered}"] if item.empowered else []
    return f"{source} ({', '.join(signs)})" if signs else source


def _open_name(duel: ArchiveDuel, card: ArchiveCard) -> str:
    """The name of a card that both players see; others are not named (GA-33)."""
    return card.name if duel.sees(PUBLIC_SEAT, card) else "a card"


def gauges(duel: ArchiveDuel, seat: int) -> tuple[tuple[str, int], ...]:
    """Life that is left, and the number of cards in each zone of a seat (GA-14)."""
    life = health(duel, seat)
    counts = [(word, len(duel.pile(seat, kind).cards)) for word, kind in GAUGES]
    return (("life", 0 if life is None else life[0]), *counts)


def health(duel: ArchiveDuel, seat: int) -> tuple[int, int] | None:
    """How much life the champion of a seat has left, and its life (GA-218)."""
    champion = duel.champion(seat)
    return None if champion is None else _health(champion, traits(duel, champion))


def step_words(duel: ArchiveDuel) -> str:
    """The step of a combat, empty outside (GA-154 to GA-166)."""
    combat = duel.combat
    return "" if combat is None or duel.phase != "combat" else STEP_WORDS[combat.step]


def public_turn(duel: ArchiveDuel) -> str:
    """The step of a combat, and what waits for each player."""
    step = step_words(duel)
    words = [f"Combat: {step}"] if step else []
    for seat in duel.in_order():
        name = duel.start.names[seat - 1]
        words += [f"{name}: next Spell +{duel.empower[seat]} level"] if duel.empower[seat] else []
        statuses = ", ".join([each.name for each in duel.statuses(seat)])
        words += [f"{name}: {statuses}"] if statuses else []
        words += [f"{name} skips: {_skips(duel, seat)}"] if any(duel.skips[seat].values()) else []
    return ", ".join(words)


def clash(duel: ArchiveDuel) -> Clash | None:
    """The attack that is going on: its attacker, its defenders and its power (GA-150, GA-160)."""
    combat = duel.combat
    if combat is None or not combat.is_attacking(combat.attacker.thing):
        return None
    targets = tuple([each.thing.id for each in combat.defenders if not each.lost])
    shares = attack_shares(duel, combat.attacker.thing)
    words = " + ".join([f"{share} {name.split()[-1]}" for share, name in shares])
    return Clash(combat.attacker.thing.id, targets, f"{attack_total(duel)} power{' = ' if words else ''}{words}")


def role(duel: ArchiveDuel, card: ArchiveCard) -> str:
    """What an object does in the combat, with the power that it brings (GA-150, GA-156, GA-160)."""
    combat = duel.combat
    if combat is None:
        return ""
    if combat.is_attacking(card):
        return f"attacks {attack_total(duel)}"
    if combat.is_retaliating(card):
        return f"retaliates {retaliation_power(duel, card)}"
    roles = (
        ("attacked", combat.is_defending(card)),
        ("wielded", combat.is_wielded(card)),
        ("in the attack", card.zone is not None and card.zone.kind == "intent"),
    )
    return next((word for word, does in roles if does), "")


def cost_words(printed: ArchivePrinted) -> str:
    """What a card costs: a reserve cost as a number, a memory cost with an M before it (GA-39)."""
    if printed.cost is None:
        return ""
    amount = "X" if printed.x_cost else str(printed.cost)
    return f"M{amount}" if printed.cost_kind == "memory" else amount


def price_words(printed: ArchivePrinted) -> str:
    """The same as words: what is paid by reserving, or from memory (GA-109, GA-110)."""
    if printed.cost is None:
        return ""
    amount = "X" if printed.x_cost else str(printed.cost)
    return f"{'memory' if printed.cost_kind == 'memory' else 'pay'} {amount}"


def kind_words(printed: ArchivePrinted) -> str:
    """The type of a card that its numbers do not tell, with the speed of an action (GA-44)."""
    if printed.kind == "action":
        return "fast action" if printed.fast else "slow action"
    return printed.kind if printed.kind in _LETTERS else ""


def printed_stats(printed: ArchivePrinted) -> str:
    """Power and life, or power and durability, as printed."""
    last = printed.durability if printed.life is None else printed.life
    return _joined(printed.power, last)


def printed_lines(printed: ArchivePrinted) -> tuple[str, ...]:
    """What is printed on a card, its other side too (GA-36, GA-259)."""
    lines = [type_line(printed), cost_words(printed), printed_stats(printed), printed.text]
    flip = printed.flip
    if flip is not None:
        lines += [flip.name, type_line(flip), printed_stats(flip), flip.text]
    return tuple([line for line in lines if line])


def printed_face(printed: ArchivePrinted) -> Face:
    """A card on paper."""
    return Face(
        name=printed.name,
        kind=type_line(printed),
        corner=cost_words(printed),
        price=price_words(printed),
        stats=printed_stats(printed),
        text=printed.text,
        lines=printed_lines(printed),
        measures=_measures(printed.power, "durability" if printed.life is None else "life"),
    )


def under(duel: ArchiveDuel, card: ArchiveCard) -> list[ArchiveCard]:
    """What lies under an object, and the Intent of an attacking unit (GA-24 to GA-26)."""
    attacks = duel.combat is not None and duel.combat.is_attacking(card)
    return duel.under(card) + (duel.sides[controller_of(card)].intent.cards if attacks else [])


def _is_in_play(card: ArchiveCard) -> bool:
    return on_field(card) or (card.zone is not None and card.zone.kind == "intent")


def _stats(now: Traits, printed: ArchivePrinted) -> str:
    """Power and life; what differs from the print has a star. A champion has a bar for its life."""
    power, life = _starred(now.power, printed.power), _starred(now.life, printed.life)
    if now.level is not None:
        return power if now.power else ""
    return "/".join([each for each in (power, life) if each])


def _measures(power: int | None, last: str) -> tuple[str, ...]:
    """What the numbers of a card are called, as they stand in `_stats`."""
    return (last,) if power is None else ("power", last)


def _starred(value: int | None, before: int | None) -> str:
    return "" if value is None else f"{value}{'' if value == before else '*'}"


def _joined(power: int | None, last: int | None) -> str:
    return "/".join([str(each) for each in (power, last) if each is not None])


def _health(card: ArchiveCard, now: Traits) -> tuple[int, int] | None:
    """Life that is left, or durability: of a weapon and of a siegeable domain (GA-43, GA-62)."""
    if not UNIT_TYPES.isdisjoint(now.types):
        life = now.life or 0
        return max(0, life - card.damage), max(life, 1)
    if now.durability is not None:
        return now.durability, max(now.durability, card.printed.durability or 1)
    return None


def _hinders(word: str) -> bool:
    """Whether a state or a counter hinders an object."""
    return word.split()[0] in HINDERS


def _conditions(card: ArchiveCard) -> tuple[str, ...]:
    return tuple([word for word in _states_of(card) if _hinders(word)])


def _states_of(card: ArchiveCard) -> Iterator[str]:
    """The states of an object and its counters in words (GA-206, GA-241)."""
    if card.rested:
        yield "RESTED"
    for word in _STATES:
        if getattr(card, word):
            yield word
    for kind, count in card.counters.items():
        if kind not in _SHOWN_AS_BAR:
            yield f"{kind} {count}"


def _links(duel: ArchiveDuel, card: ArchiveCard) -> tuple[str, ...]:
    """What is linked to an object and what is loaded into it (GA-26, GA-321)."""
    linked = [each.name for each in duel.objects() if each.linked is not None and each.linked.thing is card]
    return tuple(linked + [each.name for each in duel.loaded(card)])


def _linked_to(card: ArchiveCard) -> list[str]:
    """What an object is linked to (GA-321)."""
    return [f"on {card.linked.thing.name}"] if card.linked is not None and not card.linked.lost else []


def _lineage(duel: ArchiveDuel, card: ArchiveCard) -> str:
    """The lineage of a champion as steps, each its last word, such as ``Kiln › Squire › Duelist`` (GA-25)."""
    lineage = duel.lineage(card) if card.printed.kind == "champion" else []
    return " › ".join([each.name.split()[-1] for each in lineage]) if len(lineage) > 1 else ""


def _champion_text(duel: ArchiveDuel, card: ArchiveCard) -> str:
    """The elements that it enables, then its text (GA-118)."""
    seat = controller_of(card)
    return f"{', '.join(sorted(enabled_elements(duel, seat)))}. {_one_line(card.printed)}"


def _one_line(printed: ArchivePrinted) -> str:
    return " ".join(printed.text.split())


def _values(card: ArchiveCard, now: Traits) -> tuple[tuple[str, int], ...]:
    found = (("power", now.power), ("life", now.life), ("durability", now.durability), ("level", now.level))
    return (*[(word, value) for word, value in found if value is not None], ("damage", card.damage))


def _deed(item: ArchiveItem) -> str:
    """What an item does: the modes that were chosen, or its ability, or its keyword."""
    modes = [mode.label for _, mode in item.parts if mode.label]
    if modes:
        return "; ".join(modes).removesuffix(".")
    if item.what == "materialization":
        return "materialize"
    return "" if item.is_card and item.ability is None else item.label


def _target_words(duel: ArchiveDuel, target: object) -> str:
    match target:
        case Target():
            return _open_name(duel, target.thing)
        case ArchiveItem():
            return "the game" if target.source is None else f"{_open_name(duel, target.source)} on the stack"
        case Zone():
            return duel.start.names[target.seat - 1]
    return ""


def _skips(duel: ArchiveDuel, seat: int) -> str:
    return ", ".join([phase for phase, count in duel.skips[seat].items() if count])
