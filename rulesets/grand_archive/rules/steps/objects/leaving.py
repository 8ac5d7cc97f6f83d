"""How objects leave the field, alone or as a group (GA-10 to GA-12, GA-27, GA-211 to GA-214)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.statics.abilities import Fate, GoesInstead, Rescue
from rulesets.grand_archive.cards.triggers.events import Act, Event, Rare
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.known import know
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal, shielded
from rulesets.grand_archive.rules.steps.triggers import (
    Sight,
    Subject,
    does,
    fire,
    fire_death,
    fire_left,
    fire_rare,
    let_wait,
    sighted,
)
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, on_field, target_at
from rulesets.grand_archive.state.deeds import DIED
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.traits import is_a, rules_about

How: TypeAlias = Literal[
    "destroyed",
    "sacrificed",
    "lethal",
    "unique",
    "banished",
    "returned",
    "into_memory",
    "on_top",
    "at_bottom",
    "into_graveyard",
    "into_material",
]
"""How an object leaves. ``lethal`` is damage or no life (GA-217), ``unique`` the sacrifice of the unique rule."""
DESTINATIONS: Mapping[How, str] = MappingProxyType(
    {
        "destroyed": "graveyard", "sacrificed": "graveyard", "lethal": "graveyard", "unique": "graveyard",
        "banished": "banishment", "returned": "hand", "into_memory": "memory", "on_top": "deck",
        "at_bottom": "deck", "into_graveyard": "graveyard", "into_material": "material",
    }
)  # fmt: skip
"""Where an object goes that leaves in a way, if no rule or text sends it elsewhere (GA-212, GA-213, GA-333)."""
WORDS = {"lethal": "destroyed", "unique": "sacrificed"}
"""The words of the log where they are not those of the way."""
_PILES = {"preserved": "material", "bottom": "deck"}
"""The zones of places that are none themselves."""
DESTROYED = frozenset({"destroyed", "lethal", "sacrificed", "unique"})
"""The ways of leaving that destroy an object (GA-212)."""
SACRIFICES = frozenset({"sacrificed", "unique"})
"""The ways of leaving that are sacrifices, wherever the objects go (GA-59, GA-213)."""
DESTROYS = SACRIFICES | {"destroyed", "lethal"}
"""The ways of leaving that are destruction (GA-212)."""


@dataclass(slots=True, eq=False)
class Leaving:
    """An object that is about to leave: where to, and what it was (GA-34)."""

    card: ArchiveCard
    visit: int
    known: Known
    to: str
    dies: bool

    @property
    def subject(self) -> Subject:
        """The object as triggers see it."""
        return Subject(self.card, self.visit, self.known)


def leave(
    duel: ArchiveDuel, cards: Sequence[ArchiveCard], how: How, rule: str, source: ArchiveCard | None = None
) -> list[ArchiveTarget]:
    """Let objects leave the field together: all are known first, then all move, then all trigger.

    Args:
        duel: the duel.
        cards: the objects.
        how: the way they leave.
        rule: the rule that makes them leave.
        source: the card that makes them leave.

    Returns:
        The units that have died, at their stays on the field (GA-211).
    """
    going = [card for card in cards if on_field(card) and not is_immortal(duel, card, how)]
    group = [_about_to_leave(duel, card, how) for card in shielded(duel, going, how)]
    sights = _sights(duel, group, how)
    for each in group:
        _go(duel, each, how, rule, source)
    for each in group:
        _trigger(duel, each, how)
    for each in group:
        if each.dies:
            duel.deeds[each.known.controller].append((DIED, each.known.traits.words))
            duel.changed("turn")
    if how in SACRIFICES:
        for each in group:
            about = target_at(each.card, each.visit)
            does(duel, each.known.controller, Act.SACRIFICE, about, card=each.card)
    let_wait(duel, sights)
    return [target_at(each.card, each.visit) for each in group if each.dies]


def put_under_rules(duel: ArchiveDuel, card: ArchiveCard, to: str) -> str:
    """The zone to which a card goes that would go to a zone of its owner (GA-51, GA-60, GA-313, GA-314, GA-315).

    Args:
        duel: the duel.
        card: the card, on the field, on the stack or in the Intent.
        to: the kind of the zone to which it would go.
    """
    front = front_of(card)
    if front.material:
        to = "banishment" if to == "graveyard" else "material" if to in ("hand", "deck", "memory") else to
    renews = to == "banishment" and _from_field_or_intent(card) and _has(front, Keyword.RENEWABLE)
    return "material" if renews and not card.token else to


def front_of(card: ArchiveCard) -> ArchivePrinted:
    """The default side of a card, and the card itself where it is a copy of another (GA-255, GA-260)."""
    if card.own is not None:
        return card.own
    flip = card.printed.flip
    return flip if card.transformed and flip is not None else card.printed


def _about_to_leave(duel: ArchiveDuel, card: ArchiveCard, how: How) -> Leaving:
    known = know(duel, card)
    to = _destination(duel, card, how)
    is_unit = bool(known.traits.types & {"ally", "champion"})
    return Leaving(card, card.visit, known, to, is_unit and to == "graveyard")


def _destination(duel: ArchiveDuel, card: ArchiveCard, how: How) -> str:
    """Where an object goes (GA-10, GA-60, GA-190, GA-299, GA-313, GA-315)."""
    to = "banishment" if card.ephemeral else DESTINATIONS[how]
    to = put_under_rules(duel, card, to)
    for _, rule in rules_about(duel, GoesInstead, card):
        if isinstance(rule, GoesInstead) and _is_fate(duel, card, how, to, rule.fate):
            to = put_under_rules(duel, card, rule.rescue.zone)
            return "bottom" if to == "deck" and rule.rescue is Rescue.BOTTOM else to
    preserved = to == "graveyard" and _has(card.printed, Keyword.PRESERVE) and not card.token
    return "preserved" if preserved else to


def _is_fate(duel: ArchiveDuel, card: ArchiveCard, how: How, to: str, fate: Fate) -> bool:
    """Whether leaving in a way is what a replacement waits for (GA-211 to GA-214)."""
    match fate:
        case Fate.DIE:
            return to == "graveyard" and is_a(duel, card, "unit")
        case Fate.DESTROYED:
            return how in DESTROYED
        case Fate.SACRIFICED:
            return how in SACRIFICES
        case Fate.BANISHED:
            return how == "banished"
    return True


def _go(duel: ArchiveDuel, each: Leaving, how: How, rule: str, source: ArchiveCard | None) -> None:
    card, seat = each.card, each.known.controller
    below = duel.lineage(card) + duel.loaded(card)
    duel.note(rule, _word(each, how), seat, card, other=source)
    statics.end_stay(duel, card)
    duel.borrowed = [entry for entry in duel.borrowed if entry[0] != card.id]
    if card.printed.kind == "champion":
        duel.remove(card)
    else:
        to = duel.pile(card.owner, _PILES.get(each.to, each.to))
        duel.move(card, to, bottom=how == "at_bottom" or each.to == "bottom")
        card.preserved = each.to == "preserved"
    for under in below:
        put_away(duel, under)


def _word(each: Leaving, how: How) -> str:
    """The word of the log: only units die, and one that is banished instead does not (GA-211)."""
    if how != "lethal":
        return WORDS.get(how, how)
    if each.dies or each.card.printed.kind == "champion":
        return "dies"
    return "banished" if each.to == "banishment" else WORDS[how]


def put_away(duel: ArchiveDuel, card: ArchiveCard) -> None:
    """Put a card that lay under an object where it belongs (GA-27)."""
    statics.end_stay(duel, card)
    duel.move(card, duel.pile(card.owner, put_under_rules(duel, card, "graveyard")))


def _events(each: Leaving, how: How) -> list[Event]:
    """What happens to an object that leaves (GA-211 to GA-214, GA-284)."""
    found = {
        Event.DIES: each.dies, Event.SACRIFICED: how in SACRIFICES, Event.DESTROYED: how in DESTROYS,
        Event.BANISHED: each.to == "banishment", Event.LEAVES: True,
    }  # fmt: skip
    return [event for event, so in found.items() if so]


def _trigger(duel: ArchiveDuel, each: Leaving, how: How) -> None:
    about = target_at(each.card, each.visit)
    for event in _events(each, how):
        fire(duel, each.subject, event, about)
        if event is Event.LEAVES:
            fire_left(duel, each.card, each.visit)
        if event is Event.DIES:
            fire_death(duel, each.card, each.visit)
            for seat in SEATS:
                if (each.card.id, each.visit) in duel.struck[seat]:
                    fire_rare(duel, seat, Rare.CHAMPION_KILL, about)


def _sights(duel: ArchiveDuel, group: Sequence[Leaving], how: How) -> list[Sight]:
    """The abilities that see objects leave together, those too that leave with them (GA-34, GA-181)."""
    events = {each.card.id: _events(each, how) for each in group}
    found = dict.fromkeys([event for each in events.values() for event in each])
    return [
        sight
        for event in found
        for sight in sighted(duel, [each.card for each in group if event in events[each.card.id]], event)
    ]


def _from_field_or_intent(card: ArchiveCard) -> bool:
    return on_field(card) or (card.zone is not None and card.zone.kind == "intent")


def _has(printed: ArchivePrinted, keyword: Keyword) -> bool:
    return any([each.word is keyword for each in printed.program.keywords])
