"""The questions every game asks: one of several, some of several, an order, yes or no.

Each helper is a script to be run with ``yield from``. `choose_judged` and the two ``pick`` helpers take
candidates and what refuses them, so that the offered and the greyed-out options never disagree.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.prompt import (
    BOTH,
    Judged,
    Option,
    Prompt,
    Refusal,
    Refused,
    Script,
    SharedOptions,
    WhyNot,
    nothing_refused,
    shared_option,
)
from cardgame_tui.engine.stack import ItemRef, StackItem
from cardgame_tui.engine.zone import Zone

__all__ = [
    "DONE",
    "NO",
    "PASS",
    "YES",
    "both_choose",
    "both_pick_card",
    "choose",
    "choose_judged",
    "choose_some",
    "confirm",
    "pick_card",
    "pick_cards",
    "pick_item",
    "pick_zone",
    "put_in_order",
]

T = TypeVar("T")
CardT = TypeVar("CardT", bound=Card)
ItemT = TypeVar("ItemT", bound=StackItem)

PASS = Option("pass")
YES = Option("yes")
NO = Option("no")
DONE = Option("done")

_CARD = SharedOptions(partial(shared_option, "card"))
_ZONE = SharedOptions(partial(shared_option, "zone", None))


def choose(
    duel: Duel,
    seat: int,
    ask: str,
    rule: str,
    options: Sequence[Option],
    *,
    why_not: WhyNot = nothing_refused,
    card: Card | None = None,
    zone: Zone | None = None,
    public: bool = False,
    amount: int | None = None,
    word: str = "",
) -> Script[Option]:
    """Ask a seat for exactly one of the options and return it; `public`, `amount` and `word` as in `Prompt`."""
    duel.why_not = why_not
    about_card = None if card is None else card.id
    about_zone = None if zone is None else zone.id
    answer = yield Prompt(seat, ask, rule, options, 1, 1, False, about_card, about_zone, public, amount, word)
    return options[answer]  # type: ignore[index]


def choose_judged(
    duel: Duel,
    seat: int,
    ask: str,
    rule: str,
    judge: Callable[[], Iterable[Judged]],
    *,
    none: Option | None = None,
    card: Card | None = None,
) -> Script[Option | None]:
    """Ask a seat for one of the judged options that nothing refuses.

    Args:
        duel: the duel.
        seat: who is asked.
        ask: the question's stable word.
        rule: the rule that asks.
        judge: works out every option and what forbids it; called again when a player asks why not.
        none: option for choosing none of them, if that is allowed.
        card: the card whose text asks.

    Returns:
        The chosen option, `none` included, or None when nothing could be chosen.
    """
    options = [option for option, refusal in judge() if refusal is None]
    if none is not None:
        options.append(none)
    if not options:
        return None

    def why_not() -> list[Refused]:
        """The options that are refused."""
        return [(option, refusal) for option, refusal in judge() if refusal is not None]

    return (yield from choose(duel, seat, ask, rule, options, why_not=why_not, card=card))


def choose_some(
    duel: Duel,
    seat: int,
    ask: str,
    rule: str,
    options: Sequence[Option],
    least: int,
    most: int = 0,
    *,
    why_not: WhyNot = nothing_refused,
    card: Card | None = None,
    public: bool = False,
) -> Script[list[Option]]:
    """Ask a seat for `least` to `most` of the options (`most` 0: all of them); `public` as in `Prompt`."""
    duel.why_not = why_not
    about = None if card is None else card.id
    answer = yield Prompt(seat, ask, rule, options, least, most, card=about, public=public)
    picked = (answer,) if isinstance(answer, int) else answer
    return [options[index] for index in picked]


def put_in_order(
    duel: Duel, seat: int, ask: str, rule: str, options: Sequence[Option], *, public: bool = False
) -> Script[list[Option]]:
    """Ask a seat to put all the options into an order and return them in it; `public` as in `Prompt`."""
    duel.why_not = nothing_refused
    answer = yield Prompt(seat, ask, rule, options, len(options), len(options), ordered=True, public=public)
    assert isinstance(answer, tuple)
    return [options[index] for index in answer]


def both_choose(duel: Duel, ask: str, rule: str, options: Sequence[Option]) -> Script[tuple[Option, Option]]:
    """Ask both seats secretly for one of the same options each; seat 1's choice comes first.

    For choices that differ between the seats, such as a card of one's hand, use `both_pick_card`.
    """
    duel.why_not = nothing_refused
    answer = yield Prompt(BOTH, ask, rule, options)
    assert isinstance(answer, tuple)
    return options[answer[0]], options[answer[1]]


def confirm(
    duel: Duel,
    seat: int,
    ask: str,
    rule: str,
    card: Card | None = None,
    *,
    public: bool = False,
    amount: int | None = None,
) -> Script[bool]:
    """Ask a seat a yes-or-no question; `public` and `amount` as in `Prompt`."""
    option = yield from choose(duel, seat, ask, rule, (YES, NO), card=card, public=public, amount=amount)
    return option is YES


def pick_card(
    duel: Duel[CardT, Any, Any],
    seat: int,
    ask: str,
    rule: str,
    candidates: Sequence[CardT],
    refuse: Callable[[CardT], Refusal | None] | None = None,
    *,
    none: Option | None = None,
    card: Card | None = None,
    zone: Zone | None = None,
    public: bool = False,
    amount: int | None = None,
) -> Script[CardT | None]:
    """Ask a seat for one of the candidate cards that may be chosen.

    Args:
        duel: the duel.
        seat: who is asked; must see every candidate.
        ask: the question's stable word.
        rule: the rule that asks.
        candidates: cards to offer or to grey out.
        refuse: says why a candidate is not legal.
        none: option for picking no card, if that is allowed.
        card: the card whose text asks.
        zone: the zone the question is about.
        public: whether both players may read all of it, as in `Prompt`.
        amount: a number that the question names, as in `Prompt`.

    Returns:
        The picked card, or None for `none` or when no card could be picked.
    """
    legal = [each for each in candidates if refuse is None or refuse(each) is None]
    options = [_CARD[each.id] for each in legal]
    if none is not None:
        options.append(none)
    if not options:
        return None

    why_not = _refused(candidates, refuse, lambda each: _refused_card(duel, each, public))
    option = yield from choose(
        duel, seat, ask, rule, options, why_not=why_not, card=card, zone=zone, public=public, amount=amount
    )
    return None if option.card is None else duel.cards[option.card]


def pick_cards(
    duel: Duel[CardT, Any, Any],
    seat: int,
    ask: str,
    rule: str,
    candidates: Sequence[CardT],
    refuse: Callable[[CardT], Refusal | None] | None = None,
    *,
    least: int = 0,
    most: int = 0,
    card: Card | None = None,
    public: bool = False,
) -> Script[list[CardT]]:
    """Ask a seat for several of the candidate cards that may be chosen, in one question.

    Args:
        duel: the duel.
        seat: who is asked; must see every candidate.
        ask: the question's stable word.
        rule: the rule that asks.
        candidates: cards to offer or to grey out.
        refuse: says why a candidate is not legal.
        least: the fewest that may be picked.
        most: the most that may be picked, 0 for all.
        card: the card whose text asks.
        public: whether both players may read all of it, as in `Prompt`.

    Returns:
        The picked cards; none where fewer than `least` may be chosen.
    """
    legal = [each for each in candidates if refuse is None or refuse(each) is None]
    if not legal or len(legal) < least:
        return []

    options = [_CARD[each.id] for each in legal]
    why_not = _refused(candidates, refuse, lambda each: _refused_card(duel, each, public))
    picked = yield from choose_some(
        duel, seat, ask, rule, options, least, min(most, len(legal)), why_not=why_not, card=card, public=public
    )
    return [duel.cards[option.card] for option in picked if option.card is not None]


def both_pick_card(
    duel: Duel[CardT, Any, Any],
    ask: str,
    rule: str,
    candidates: Mapping[int, Sequence[CardT]],
    refuse: Callable[[CardT], Refusal | None] | None = None,
) -> Script[dict[int, CardT | None]]:
    """Ask both seats secretly for one of their own cards each, such as one of their hand.

    The seats are asked one after the other. Nothing changes in between and nothing is logged, so the second one
    learns nothing of the choice of the first. Reveal both when it returns.

    Args:
        duel: the duel.
        ask: the question's stable word.
        rule: the rule that asks.
        candidates: the cards of each seat to offer or to grey out, by seat; the seat must see them.
        refuse: says why a candidate is not legal.

    Returns:
        The card that each seat picked, by seat; None for one that could pick none.
    """
    picked: dict[int, CardT | None] = {}
    for seat in SEATS:
        picked[seat] = yield from pick_card(duel, seat, ask, rule, candidates[seat], refuse)
    return picked


def _refused(
    candidates: Sequence[T], refuse: Callable[[T], Refusal | None] | None, option_of: Callable[[T], Option]
) -> WhyNot:
    """What works out the candidates that may not be picked, and why."""
    if refuse is None:
        return nothing_refused
    return lambda: [(option_of(each), no) for each in candidates if (no := refuse(each))]


def _refused_card(duel: Duel, card: Card, public: bool) -> Option:
    """A refused card; by its zone where the question is public and the card is not."""
    if public and card.zone is not None and not duel.sees(0, card):
        return Option("zone", zone=card.zone.id)
    return Option("card", card=card.id)


def pick_zone(
    duel: Duel,
    seat: int,
    ask: str,
    rule: str,
    candidates: Sequence[Zone],
    refuse: Callable[[Zone], Refusal | None] | None = None,
    *,
    none: Option | None = None,
    card: Card | None = None,
    public: bool = False,
) -> Script[Zone | None]:
    """Ask a seat for one of the candidate zones that may be chosen; like `pick_card`."""
    legal = [each for each in candidates if refuse is None or refuse(each) is None]
    options = [_ZONE[each.id] for each in legal]
    if none is not None:
        options.append(none)
    if not options:
        return None

    why_not = _refused(candidates, refuse, lambda zone: Option("zone", zone=zone.id))
    option = yield from choose(duel, seat, ask, rule, options, why_not=why_not, card=card, public=public)
    return None if option.zone is None else duel.zones[option.zone]


def pick_item(
    duel: Duel[Any, Any, ItemT],
    seat: int,
    ask: str,
    rule: str,
    items: Sequence[ItemT],
    refuse: Callable[[ItemT], Refusal | None] | None = None,
    *,
    none: Option | None = None,
    card: Card | None = None,
    public: bool = False,
) -> Script[ItemT | None]:
    """Ask a seat for one of the items on the stack that may be chosen; like `pick_card`.

    Each option is about the card its item comes from, if the seat sees that card. Its value is an `ItemRef`. All
    items are on the stack.
    """
    reader = 0 if public else seat
    legal = {each.number: each for each in items if refuse is None or refuse(each) is None}
    options = [_item_option(duel, each, items, reader) for each in legal.values()]
    if none is not None:
        options.append(none)
    if not options:
        return None

    why_not = _refused(items, refuse, lambda item: _item_option(duel, item, items, reader))
    option = yield from choose(duel, seat, ask, rule, options, why_not=why_not, card=card, public=public)
    return legal[option.value.number] if isinstance(option.value, ItemRef) else None


def _item_option(duel: Duel, item: StackItem, others: Sequence[StackItem], reader: int) -> Option:
    """An item in words: where several have the same label, each says its place on the stack, from below."""
    alike = [each for each in others if (each.source, each.label) == (item.source, item.label)]
    label = item.label if len(alike) == 1 else f"{item.label} {duel.stack.index(item) + 1}"
    source = item.source
    about = None if source is None or not duel.sees(reader, source) else source.id
    return Option("item", card=about, value=ItemRef(item.number, label))
