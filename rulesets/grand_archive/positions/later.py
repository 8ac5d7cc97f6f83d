"""Delayed triggers as a position writes them: the sentence that made them, and what they are about (GA-179)."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from cardgame_tui.content.faults import FileFault
from cardgame_tui.content.positions import position_fault
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.text import Node, TextError, nodes_of, print_text
from rulesets.grand_archive.cards.nouns import Phase
from rulesets.grand_archive.positions.position import PILES, LaterTrigger, Position
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.delayed import AS_TURN_ENDS, Delayed
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.verbs.timing import AsTurnEnds, Later

Parse: TypeAlias = Callable[[str], Node]
"""Reads a card text; raises `TextError`."""
GONE = -1
"""A stay that no card has."""


def written(duel: ArchiveDuel, each: Delayed) -> dict[str, object] | None:
    """A delayed trigger as a position has it, None if it cannot be written.

    Args:
        duel: the duel.
        each: the trigger; one with an effect.
    """
    source = None if each.source is None else place_of(duel, duel.cards[each.source])
    if each.effect is None or source is None:
        return None
    said: dict[str, object] = {"text": _text(each), "seat": each.controller, "source": source}
    if duel.cards[each.source or 0].visit != each.visit:
        said["left"] = True
    if each.it is not None and duel.cards[each.it[0]].visit == each.it[1]:
        it = place_of(duel, duel.cards[each.it[0]])
        if it is None:
            return None
        said["it"] = it
    return said


def _text(each: Delayed) -> str:
    assert each.effect is not None
    if each.event == AS_TURN_ENDS:
        return f"{print_text(AsTurnEnds(each.effect))}."
    phase, _, seat = each.event.partition(":")
    return f"{print_text(Later(Phase[phase.upper()], each.effect, bool(seat)))}."


def delayed(
    duel: ArchiveDuel, placed: LaterTrigger, source: ArchiveCard, it: ArchiveCard | None, parse: Parse
) -> Delayed:
    """The delayed trigger that a position writes.

    Args:
        duel: the duel.
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
    visit = GONE if placed.left else source.visit
    about = None if it is None else (it.id, it.visit)
    return Delayed(event, "", placed.seat, source.id, visit, source.id, node.effect, about)


def later_faults(position: Position, parse: Parse) -> Iterator[FileFault]:
    """Report texts that make no delayed trigger, and places where no card is."""
    for number, each in enumerate(position.later):
        field = f"later {number}"
        if _node(each.text, parse) is None:
            allowed = '"At the beginning of the next end phase, destroy it." and the like'
            yield position_fault(f"{field}.text", f'"{each.text}" makes no delayed trigger', allowed)
        for name, words in (("source", each.source), *([("it", each.it)] if each.it else [])):
            if not is_place(position, words):
                allowed = '"1.champion", "2.0" for the first object of seat 2, or "1.graveyard.0"'
                yield position_fault(f"{field}.{name}", f'"{words}" is no card', allowed)


def place_of(duel: ArchiveDuel, card: ArchiveCard) -> str | None:
    """The place of an object or of a card in a pile as a position names it, None for any other card."""
    for seat in SEATS:
        champion = duel.champion(seat)
        if card is champion:
            return f"{seat}.champion"
        others = [each for each in duel.sides[seat].field() if each is not champion]
        if card in others:
            return f"{seat}.{others.index(card)}"
        for pile in PILES:
            if card in duel.pile(seat, pile).cards:
                return f"{seat}.{pile}.{duel.pile(seat, pile).cards.index(card)}"
    return None


def is_place(position: Position, words: str) -> bool:
    """Whether a position has a card in a place."""
    seat, _, rest = words.partition(".")
    if seat not in ("1", "2"):
        return False
    side = dict(position.sides())[int(seat)]
    if rest == "champion":
        return side.champion is not None
    pile, dot, number = rest.rpartition(".")
    cards = side.piles().get(pile, []) if dot else side.field
    return number.isdecimal() and len(number) < 5 and int(number) < len(cards)


def _node(text: str, parse: Parse) -> Later | AsTurnEnds | None:
    """What makes the trigger: the only sentence of a text; None for another text."""
    try:
        tree = parse(text)
    except TextError:
        return None
    found = [each for each in nodes_of(tree) if isinstance(each, Later | AsTurnEnds)]
    return found[0] if found and f"{print_text(found[0])}." == text else None
