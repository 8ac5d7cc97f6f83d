"""Cards to pick from that nothing tells apart, so that they are listed as one."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.engine.shown.view import CardView, View, ZoneView
from cardgame_tui.ui.scene.slots import board_zones


def equal_cards(prompt: Prompt, view: View, layout: Layout) -> dict[int, int]:
    """The first of several equal cards, for each of the others, by their numbers.

    Equal cards show the same, and the prompt offers the same for them. Cards on the board have places of their own
    and so differ. A hand has no order; a pile has one where the prompt offers its cards as they lie, and there
    only neighbours are equal.

    Args:
        prompt: what is asked.
        view: the table as the player who is asked sees it.
        layout: where the zones are.
    """
    offers: dict[int, list[object]] = {}
    for option in prompt.options:
        if option.card is not None:
            offers.setdefault(option.card, []).append((option.key, option.zone, option.value))
    board = {*board_zones(layout, view)} - {*layout.hands}
    zones = (zone for zone in view.zones.values() if zone.name not in board)
    groups = [group for zone in zones for group in _equals(zone, offers, ordered=zone.name not in layout.hands)]
    return {card: group[0] for group in groups for card in group[1:]}


def _equals(zone: ZoneView, offers: Mapping[int, Sequence[object]], *, ordered: bool) -> Iterable[Sequence[int]]:
    """The offered cards of a zone, those that are equal together, in the order in which they are offered."""
    looks = {card.id: _look(card, offers) for card in zone.cards if card.id is not None}
    offered = [card for card in offers if card in looks]
    if ordered:
        runs = groupby(_as_they_lie([*looks], offered), key=looks.__getitem__)
        return [[*equals] for _, equals in runs]
    return _gathered(offered, looks)


def _gathered(offered: Iterable[int], looks: Mapping[int, object]) -> Iterable[Sequence[int]]:
    """Cards that look the same together; looks are compared, as not all can be hashed."""
    groups: list[list[int]] = []
    for card in offered:
        same = next((group for group in groups if looks[group[0]] == looks[card]), None)
        if same is None:
            groups.append([card])
        else:
            same.append(card)
    return groups


def _look(card: CardView, offers: Mapping[int, Sequence[object]]) -> object:
    """What has to be the same for two cards to be equal; the card itself for one that stands alone."""
    if card.id is None or card.id not in offers or card.face is None or card.under:
        return card.id
    return card.seat, card.face, card.face_up, offers[card.id]


def _as_they_lie(lying: Sequence[int], offered: Sequence[int]) -> Sequence[int]:
    """Cards as they lie, with those between them, if they are offered in this order; else as they are offered."""
    for line in (lying, lying[::-1]):
        if [card for card in line if card in offered] == offered:
            return line
    return offered
