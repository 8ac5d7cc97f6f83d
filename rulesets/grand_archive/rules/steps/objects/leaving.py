"""How objects leave the field, alone or as a group (GA-10 to GA-12, GA-27, GA-211 to GA-214)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.sentences import Trigger
from rulesets.grand_archive.cards.statics import DiesInstead
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.known import know
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal, shielded
from rulesets.grand_archive.rules.steps.triggers import fire_death, fire_for, fire_known
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, on_field, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.traits import is_a, rules_about

How: TypeAlias = Literal[
    "destroyed", "sacrificed", "lethal", "unique", "banished", "returned", "into_memory", "on_top", "at_bottom"
]
"""How an object leaves. ``lethal`` is damage or no life (GA-217), ``unique`` the sacrifice of the unique rule."""
DESTINATIONS: Mapping[How, str] = MappingProxyType(
    {
        "destroyed": "graveyard", "sacrificed": "graveyard", "lethal": "graveyard", "unique": "graveyard",
        "banished": "banishment", "returned": "hand", "into_memory": "memory", "on_top": "deck",
        "at_bottom": "deck",
    }
)  # fmt: skip
"""Where an object goes that leaves in a way, if no rule or text sends it elsewhere (GA-212, GA-213, GA-333)."""
WORDS = {"lethal": "destroyed", "unique": "sacrificed"}
"""The words of the log where they are not those of the way."""
SACRIFICES = frozenset({"sacrificed", "unique"})
"""The ways of leaving that are sacrifices, wherever the objects go (GA-59, GA-213)."""


@dataclass(slots=True, eq=False)
class Leaving:
    """An object that is about to leave: where to, and what it was (GA-34)."""

    card: ArchiveCard
    visit: int
    known: Known
    to: str
    dies: bool


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
    for each in group:
        _go(duel, each, how, rule, source)
    for each in group:
        _trigger(duel, each)
    if how in SACRIFICES:
        for each in group:
            fire_for(duel, each.known.controller, Trigger.SACRIFICED, target_at(each.card, each.visit))
    for seat in SEATS:
        _mourn(duel, seat, [each for each in group if each.known.controller == seat])
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
    if to == "graveyard" and is_a(duel, card, "unit"):
        for _, rule in rules_about(duel, DiesInstead, card)[:1]:
            assert isinstance(rule, DiesInstead)
            return put_under_rules(duel, card, rule.rescue.zone)
    preserved = to == "graveyard" and _has(card.printed, Keyword.PRESERVE) and not card.token
    return "preserved" if preserved else to


def _go(duel: ArchiveDuel, each: Leaving, how: How, rule: str, source: ArchiveCard | None) -> None:
    card, seat = each.card, each.known.controller
    below = duel.lineage(card) + duel.loaded(card)
    duel.note(rule, _word(each, how), seat, card, other=source)
    statics.end_stay(duel, card)
    duel.borrowed = [entry for entry in duel.borrowed if entry[0] != card.id]
    if card.printed.kind == "champion":
        duel.remove(card)
    else:
        to = duel.pile(card.owner, "material" if each.to == "preserved" else each.to)
        duel.move(card, to, bottom=how == "at_bottom")
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


def _trigger(duel: ArchiveDuel, each: Leaving) -> None:
    card, visit, known = each.card, each.visit, each.known
    about = target_at(card, visit)
    if each.dies:
        fire_known(duel, card, visit, known, Trigger.DEATH, about)
        fire_death(duel, card, visit)
        for seat in SEATS:
            if (card.id, visit) in duel.struck[seat]:
                fire_for(duel, seat, Trigger.CHAMPION_KILL, about)
    if each.to == "banishment":
        fire_known(duel, card, visit, known, Trigger.BANISHED, about)
    fire_known(duel, card, visit, known, Trigger.LEAVE, about)


def _mourn(duel: ArchiveDuel, seat: int, group: Sequence[Leaving]) -> None:
    """What triggers when allies of a seat die: for each, and once for all; what leaves with them sees it too."""
    dead = [each for each in group if each.dies and "ally" in each.known.traits.types]
    events: list[tuple[Trigger, ArchiveTarget | None]]
    events = [(Trigger.ALLY_DIES, target_at(each.card, each.visit)) for each in dead]
    events += [(Trigger.ALLIES_DIE, None)] if dead else []
    for event, about in events:
        fire_for(duel, seat, event, about)
        for each in group:
            fire_known(duel, each.card, each.visit, each.known, event, about)


def _from_field_or_intent(card: ArchiveCard) -> bool:
    return on_field(card) or (card.zone is not None and card.zone.kind == "intent")


def _has(printed: ArchivePrinted, keyword: Keyword) -> bool:
    return any([each.word is keyword for each in printed.program.keywords])
