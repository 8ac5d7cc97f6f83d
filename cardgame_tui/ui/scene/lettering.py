"""Which letter belongs to which place of the table, as the player who is asked sees it.

Slots have letters: the near rows from the front line back, each from left to right, then the far rows in the same
way. The cards of a hand have the digits ``1`` to ``9`` and ``0``.
"""

from collections.abc import Container, Iterable, Mapping

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.view import View
from cardgame_tui.ui.keys.codes import LETTERS, Places
from cardgame_tui.ui.scene.slots import zones_as_drawn

DIGITS = "1234567890"
"""The codes of the cards of a hand."""


def places_of(prompt: Prompt, duel: Duel, layout: Layout, view: View, near: int, taken: Container[str]) -> Places:
    """The codes of places for what the options of a prompt are about.

    Args:
        prompt: the prompt.
        duel: the duel.
        layout: where the zones are.
        view: the table; which columns lanes have is read from it.
        near: the seat at the bottom while the asked player looks.
        taken: letters that run a command.
    """
    slots = _letters_of_slots(layout, view, prompt.seat, near, taken)
    hand = duel.named[layout.hands[prompt.seat - 1]].cards
    cards: dict[int, str] = {}
    for option in prompt.options:
        if option.card is not None and (code := _code_of(duel.cards[option.card], hand, slots)):
            cards[option.card] = code
    return Places(cards, slots)


def place_at(
    prompt: Prompt, duel: Duel, layout: Layout, view: View, near: int, taken: Container[str], key: str
) -> tuple[int | None, int | None]:
    """The card and the zone at the place that a key stands for, by their numbers; None for nothing.

    Args:
        prompt: the prompt; it need not offer the place.
        duel: the duel.
        layout: where the zones are.
        view: the table.
        near: the seat at the bottom while the asked player looks.
        taken: letters that run a command.
        key: the key.
    """
    hand = duel.named[layout.hands[prompt.seat - 1]]
    if key in DIGITS:
        place = DIGITS.index(key)
        return (hand.cards[place].id, hand.id) if place < len(hand.cards) else (None, None)
    slots = _letters_of_slots(layout, view, prompt.seat, near, taken)
    zone = next((zone for zone, letter in slots.items() if letter == key), None)
    cards = [] if zone is None else duel.zones[zone].cards
    return cards[-1].id if cards else None, zone


def _code_of(card: Card, hand: list[Card], slots: Mapping[int, str]) -> str:
    zone = card.zone
    if zone is None:
        return ""
    if zone.cards is hand:
        place = hand.index(card)
        return DIGITS[place] if place < len(DIGITS) else ""
    return slots.get(zone.id, "") if zone.cards[-1] is card else ""


def _letters_of_slots(
    layout: Layout, view: View, seat: int, near: int, taken: Container[str]
) -> Mapping[int, str]:
    names = (name for row in _from_the_player(layout, seat) for name in zones_as_drawn(layout, view, row, near))
    letters = (letter for letter in LETTERS if letter not in taken)
    return {
        view.zones[name].id: letter for name, letter in zip(names, letters, strict=False) if name in view.zones
    }


def _from_the_player(layout: Layout, seat: int) -> Iterable[Row]:
    """Rows of slots, the player's own from the front back, then the other side's."""
    rows = [row for row in layout.rows if row.kind is not RowKind.FLOW]
    down = rows if seat == 1 else rows[::-1]
    yield from (row for row in down if row.seat == seat)
    yield from (row for row in down if row.seat == 0)
    yield from (row for row in reversed(down) if row.seat not in (0, seat))
