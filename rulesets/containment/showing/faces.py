"""How cards, counts and stack items of Containment look to a viewer who may see them."""

from collections.abc import Iterator

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.face import Clash, Face, StackView
from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Zone
from rulesets.containment.cards.nouns import Stat
from rulesets.containment.cards.printed import ContainmentPrinted
from rulesets.containment.state.card import ContainmentCard, on_site
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem, KBatch
from rulesets.containment.state.sandbox import Sandbox
from rulesets.containment.state.traits import becomes, cost, power, tests_per_turn, total_cost, xk_limit

QUIET_SHOWN = 2
"""From so many quiet turns in a row the table says how many there were (CT-125)."""
_LETTERS = {"tale": "T", "incident": "I", "canon": "C"}
_SCENARIOS = {"xk": "XK", "zk": "ZK", "nk": "NK"}
_HEADS = (
    ("Activate: ", ""),
    ("Activate, ", "cost: "),
    ("When this is breached: ", "breach: "),
    ("When another object is breached onto your site: ", "other: "),
    ("When this is decommissioned from a site: ", "leaves: "),
    ("When this deals cross-test damage: ", "tests: "),
    ("When the opponent declares a cross test: ", "tested: "),
    ("When the game-start phase begins: ", "game start: "),
    ("When your start phase begins: ", "start: "),
    ("When your end phase begins: ", "end: "),
)
"""How the texts of objects and personnel begin, and how that is said on a card, which has little room."""
_UNTIL = {
    "turn": "during the turn",
    **{phase: f"until the {phase} phase" for phase in ("start", "experiment", "main", "end")},
}


def face(duel: ContainmentDuel, card: ContainmentCard) -> Face:
    """Describe a card: with its current values on a site, as printed anywhere else."""
    printed, acts = card.printed, on_site(card)
    return Face(
        name=card.name,
        second_name=printed.second_name,
        kind=type_line(printed),
        letter=_LETTERS.get(printed.kind, ""),
        called=printed.kind if printed.kind in _LETTERS else "",
        stats=_stats(duel, card) if acts else _worth(printed),
        spelled=_spelled(duel, card) if acts else ("", ""),
        conditions=tuple(_conditions(duel, card)) if acts else (),
        role=_role(duel, card),
        text=_short_text(printed) if printed.is_object or printed.kind == "personnel" else printed.text,
        values=_values(duel, card) if acts else (),
        lines=tuple(_lines(duel, card)),
        measures=("cost", "power"),
    )


def numbers_of(duel: ContainmentDuel, card: ContainmentCard) -> tuple[tuple[str, int], ...]:
    """The numbers of its face, without the face."""
    if not on_site(card):
        return ()
    return (*_values(duel, card), *[(word, 1) for word in _conditions(duel, card)])


def stack_view(duel: ContainmentDuel, item: ContainmentItem) -> StackView:
    """Describe an item on the stack; everything on it is public."""
    zones = tuple(each.id for each in item.targets if isinstance(each, Zone))
    cards = tuple(each.thing.id for each in item.targets if isinstance(each, Target) and not each.lost)
    items = tuple(each.number for each in (*item.targets, item.about) if isinstance(each, ContainmentItem))
    source = None if item.source is None else item.source.id
    return StackView(
        item.controller or duel.active,
        _item_words(duel, item),
        source,
        zones,
        item.rule,
        item.number,
        cards,
        items,
        _item_name(item),
        tuple(_target_words(each, item.controller) for each in item.targets),
    )


def clash(duel: ContainmentDuel) -> Clash | None:
    """The cross test nearest to the top of the stack, while its object has not left the site (CT-94)."""
    for item in reversed(duel.stack):
        card = item.source
        if item.what != "test" or card is None or card.visit != item.visit or not on_site(card):
            continue
        targets = tuple(each.thing.id for each in item.targets if isinstance(each, Target) and not each.lost)
        against = next((each.of_class for each in item.targets if isinstance(each, Sandbox)), "")
        words = "no damage" if item.no_damage else f"power {power(duel, card)}"
        return Clash(card.id, targets, words, "tests", against)
    return None


def gauges(duel: ContainmentDuel, seat: int) -> tuple[tuple[str, int], ...]:
    """The public counts of a seat: cost against limit, objects, and its open piles (CT-21, CT-107)."""
    counted = duel.nk_threshold or duel.options.site_frames == "hard6"
    return (
        ("cost", total_cost(duel, seat)),
        ("XK at", xk_limit(duel, seat)),
        *((("objects", len(duel.site(seat))),) if counted else ()),
        ("Tales", len(duel.pile(seat, "tale").cards)),
        ("decommissioned", len(duel.pile(seat, "decommissioned").cards)),
        ("outside", len(duel.pile(seat, "outside").cards)),
    )


def health(duel: ContainmentDuel, seat: int) -> tuple[int, int]:
    """How far the total cost of a seat is from its XK limit, and the limit (CT-107)."""
    limit = xk_limit(duel, seat)
    return max(0, limit - total_cost(duel, seat)), limit


def public_turn(duel: ContainmentDuel) -> str:
    """K-class scenarios on the stack, sites one below XK, extra turns, quiet turns (CT-62, CT-107, CT-125)."""
    names = duel.start.names
    near = [names[seat - 1] for seat in SEATS if xk_limit(duel, seat) - total_cost(duel, seat) == 1]
    words = [f"{_SCENARIOS[each]} of {names[seat - 1]} on the stack" for seat, each in components(duel)]
    words += [f"one below XK: {' and '.join(near)}"] if near and not words else []
    if duel.extra:
        words.append(f"extra turn: {names[duel.extra[-1] - 1]}")
    if duel.quiet >= QUIET_SHOWN:
        words.append(f"{duel.quiet} quiet turns")
    return ", ".join(words)


def components(duel: ContainmentDuel) -> list[tuple[int, str]]:
    """The seats and types of all K-class scenarios on the stack (CT-111)."""
    return [component for batch in duel.batches() for component in batch.components]


def zone_badge(zone: Zone) -> str:
    """Protection of a sandbox, and its base (CT-11)."""
    gauge = zone_gauge(zone)
    return "" if gauge is None else f"{gauge[0]} of {gauge[1]}"


def zone_gauge(zone: Zone) -> tuple[int, int] | None:
    """Protection of a sandbox, and its base (CT-11)."""
    return (zone.protection, zone.base) if isinstance(zone, Sandbox) else None


def type_line(printed: ContainmentPrinted) -> str:
    """Kind, class, number and marker."""
    words = [printed.object_class, "Field" if printed.stays else "", printed.kind, printed.number]
    words.append("partner" if printed.partner else "")
    return " ".join(word for word in words if word)


def printed_lines(printed: ContainmentPrinted) -> tuple[str, ...]:
    """What is printed on a card (CT-22)."""
    kind = f"{type_line(printed)} {printed.second_name}".strip()
    return tuple(line for line in (kind, _worth(printed), printed.text) if line)


def printed_face(printed: ContainmentPrinted) -> Face:
    """A card on paper."""
    return Face(
        name=printed.name,
        second_name=printed.second_name,
        kind=type_line(printed),
        stats=_worth(printed),
        text=printed.text,
        lines=(type_line(printed), *printed_lines(printed)[1:]),
        measures=("cost", "power"),
    )


def _short_text(printed: ContainmentPrinted) -> str:
    """What a card does, with a word for when; the inspector has its full text."""
    text = printed.text or "no effect"
    return next((word + text.removeprefix(head) for head, word in _HEADS if text.startswith(head)), text)


def _worth(printed: ContainmentPrinted) -> str:
    return f"{printed.cost}/{printed.power}" if printed.is_object else ""


def _stats(duel: ContainmentDuel, card: ContainmentCard) -> str:
    """Cost and power; one that differs from the print ends with a star."""
    return "/".join(_starred(duel, card))


def _spelled(duel: ContainmentDuel, card: ContainmentCard) -> tuple[str, str]:
    """Cost and power in words."""
    of_cost, of_power = _starred(duel, card)
    return f"cost {of_cost}", f"power {of_power}"


def _starred(duel: ContainmentDuel, card: ContainmentCard) -> tuple[str, str]:
    now = ((cost(duel, card), card.printed.cost), (power(duel, card), card.printed.power))
    one, two = (f"{value}{'' if value == before else '*'}" for value, before in now)
    return one, two


def _values(duel: ContainmentDuel, card: ContainmentCard) -> tuple[tuple[str, int], ...]:
    return ("cost", cost(duel, card)), ("power", power(duel, card))


def _conditions(duel: ContainmentDuel, card: ContainmentCard) -> Iterator[str]:
    if card.tests >= tests_per_turn(duel, card) and not _role(duel, card):
        yield "TESTED"


def _role(duel: ContainmentDuel, card: ContainmentCard) -> str:
    """What it does on the stack, or that a Canon or a Field is in force."""
    field = card.printed.stays and card.face_up and card.zone is not None and card.zone.kind == "tale"
    if field or card.id in duel.canons:
        return "in force"
    return next(("tests" for item in duel.stack if item.what == "test" and item.source is card), "")


def _lines(duel: ContainmentDuel, card: ContainmentCard) -> Iterator[str]:
    """Every line of the inspector: what is printed, and what changes it now."""
    printed = card.printed
    yield type_line(printed)
    if printed.is_object:
        yield f"printed cost {printed.cost}, power {printed.power}"
    if printed.text:
        yield printed.text
    if card.is_partner:
        yield "started the game as partner (CT-28)"
    if on_site(card):
        yield from _changes(duel, card)
    if card.owner != (card.zone.seat if card.zone is not None else card.owner):
        yield f"owned by {duel.start.names[card.owner - 1]} (CT-16)"


def _changes(duel: ContainmentDuel, card: ContainmentCard) -> Iterator[str]:
    """Each result in force on an object, with where it comes from and until when (CT-88, CT-90)."""
    for stat in Stat:
        for what, form in ((becomes(stat), "= {}"), (stat.value, "{:+}")):
            for effect in duel.effects.of(what):
                if effect.touches(duel, card):
                    words = (form.format(effect.value), origin(duel, effect), _until(duel, effect.until))
                    yield f"{stat.value} {', '.join(word for word in words if word)} (CT-90)"


def origin(duel: ContainmentDuel, effect: Continuous[ContainmentDuel, ContainmentCard]) -> str:
    """The card that a result comes from; not if it now lies where nobody sees it."""
    number = effect.origin if effect.source is None else effect.source
    return duel.cards[number].name if number is not None and duel.sees(0, duel.cards[number]) else ""


def _until(duel: ContainmentDuel, moment: str) -> str:
    """How long a result lasts; with a seat, until a phase of a turn of that seat (CT-89)."""
    phase, _, seat = moment.partition(":")
    return f"until {duel.start.names[int(seat) - 1]}'s next {phase} phase" if seat else _UNTIL.get(phase, "")


def _item_name(item: ContainmentItem) -> str:
    if isinstance(item, KBatch):
        return "K-class scenario"
    return "experiment" if item.source is None else item.source.name


def _item_words(duel: ContainmentDuel, item: ContainmentItem) -> str:
    if isinstance(item, KBatch):
        names = duel.start.names
        return ", ".join(f"{_SCENARIOS[each]} for {names[seat - 1]}" for seat, each in item.components)
    if item.what == "test":
        return f"cross test{', no damage' if item.no_damage else ''}"
    return item.label


def _target_words(target: object, seat: int) -> str:
    """What an item of a seat is about; a sandbox belongs to the other seat unless it says ``own``."""
    match target:
        case Target():
            return str(target.thing.name)
        case Sandbox():
            return f"own {target.of_class}" if target.seat == seat else target.of_class
        case KBatch():
            return "the K-class batch"
    return ""
