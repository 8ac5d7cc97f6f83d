"""Delayed triggers as a position writes them: the sentence that made them, and what they are about (GA-179)."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TypeAlias

from cardgame_tui.content.faults import FileFault
from cardgame_tui.content.positions import position_fault, unknown_card
from cardgame_tui.text import Node, TextError, nodes_of, print_text
from rulesets.grand_archive.cards.nouns import Phase
from rulesets.grand_archive.positions.places import GONE, gone_name, place_names
from rulesets.grand_archive.positions.position import LaterTrigger, Position
from rulesets.grand_archive.rules.steps.objects.leaving import front_of
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.delayed import AS_TURN_ENDS, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.verbs.effects.timing import AsTurnEnds, Later

Parse: TypeAlias = Callable[[str], Node]
"""Reads a card text; raises `TextError`."""
LEFT = -1
"""A stay that no card has."""
PLACES = '"1.champion", "2.0" for the first object of seat 2, "1.graveyard.0" or "1.gone.Kindling Knife"'
"""Places that a position may name."""


def written(duel: ArchiveDuel, each: Delayed, at: Mapping[ArchiveCard, str]) -> dict[str, object]:
    """A delayed trigger as a position has it.

    Args:
        duel: the duel.
        each: the trigger; one with an effect.
        at: the words for the place of each card.
    """
    assert each.source is not None
    source = duel.cards[each.source]
    place = at.get(source) or f"{source.owner}.{GONE}.{front_of(source).name}"
    said: dict[str, object] = {"text": _text(each), "seat": each.controller, "source": place}
    if source in at and source.visit != each.visit:
        said["left"] = True
    if each.it is not None and duel.cards[each.it[0]].visit == each.it[1]:
        said["it"] = at[duel.cards[each.it[0]]]
    return said


def _text(each: Delayed) -> str:
    assert each.effect is not None
    if each.event == AS_TURN_ENDS:
        return f"{print_text(AsTurnEnds(each.effect))}."
    phase, _, seat = each.event.partition(":")
    return f"{print_text(Later(each.effect, Phase[phase.upper()], bool(seat)))}."


def delayed(placed: LaterTrigger, source: ArchiveCard, it: ArchiveCard | None, parse: Parse) -> Delayed:
    """The delayed trigger that a position writes.

    Args:
        placed: what is written; it has no fault.
        source: the card whose text it is.
        it: what `it` means, None for nothing.
        parse: reads its text.
    """
    node = _node(placed.text, parse)
    assert node is not None
    event = AS_TURN_ENDS
    if isinstance(node, Later):
        event = node.phase.name.lower() + (f":{placed.seat}" if node.yours else "")
    visit = LEFT if placed.left or source.zone is None else source.visit
    about = None if it is None else (it.id, it.visit)
    return Delayed(event, "", placed.seat, source.id, visit, source.id, node.effect, about)


def later_faults(position: Position, cards: Collection[str], parse: Parse) -> Iterator[FileFault]:
    """Report texts that make no delayed trigger, places where no card is, and names of no card.

    Args:
        position: the position.
        cards: the names of all cards.
        parse: reads texts.
    """
    known = place_names(position) if position.later else set()
    for number, each in enumerate(position.later):
        field = f"later {number}"
        if _node(each.text, parse) is None:
            allowed = '"At the beginning of the next end phase, destroy it." and the like'
            yield position_fault(f"{field}.text", f'"{each.text}" makes no delayed trigger', allowed)
        gone = gone_name(each.source)
        if gone is not None and gone[1] not in cards:
            yield unknown_card(f"{field}.source", gone[1], cards)
        for name, words in (("source", each.source), ("it", each.it)):
            if words and words not in known and not (gone and name == "source"):
                yield position_fault(f"{field}.{name}", f'"{words}" is no card', PLACES)


def _node(text: str, parse: Parse) -> Later | AsTurnEnds | None:
    """What makes the trigger: the only sentence of a text; None for another text."""
    try:
        tree = parse(text)
    except TextError:
        return None
    found = [each for each in nodes_of(tree) if isinstance(each, Later | AsTurnEnds)]
    return found[0] if found and f"{print_text(found[0])}." == text else None
