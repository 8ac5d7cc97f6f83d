"""What a text says that the program cannot read, carried out by the players, one deed after another.

The player whose card it is says what happens, out of a few deeds that the game offers; each one happens once the
other player agrees. All of it is questions and answers, so it is kept, undone and replayed like everything else.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from cardgame_tui.engine.asking import NO, YES, choose, pick_card, pick_zone
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel, other
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.value import value

__all__ = ["ASKS", "BY_HAND", "EVENTS", "OPTIONS", "Deed", "Done", "agreeing", "carry_out"]

DuelT = TypeVar("DuelT", bound=Duel)
CardT = TypeVar("CardT", bound=Card)

BY_HAND = "by_hand"
"""How the words of all these questions, options and events begin."""
HIGHEST = 9
"""The highest number that can be said."""
MOST = 12
"""Most deeds for one text."""

ASKS: Mapping[str, str] = {
    "by_hand": "{seat}, by hand: {word} What happens next?",
    "by_hand_card": "{seat}, by hand: to which card?",
    "by_hand_zone": "{seat}, by hand: which place?",
    "by_hand_number": "{seat}, by hand: how many?",
}
"""The words of the questions that are the same in every game; that to the other player is a deed's own."""
OPTIONS: Mapping[str, str] = {"number": "{value}", "by_hand_done": "done"}
"""The words of the options that are the same in every game."""
EVENTS: Mapping[str, str] = {
    "by_hand": "{seat}, {card}, by hand: {word}",
    "by_hand_agreed": "{seat} agrees.",
    "by_hand_refused": "{seat} does not agree: it does not happen.",
}
"""The words of the events that are the same in every game."""

NOTHING_MORE = Option("by_hand_done")
"""The text is done."""
_NUMBERS = tuple(Option("number", value=number) for number in range(1, HIGHEST + 1))


@value
class Done(Generic[CardT]):
    """What two players have agreed on.

    Args:
        seat: the player whose card says so.
        card: the card that it happens to; None for none.
        zone: where that goes, or what it happens to; None for nowhere.
        number: how many; 0 where nothing is counted.
    """

    seat: int
    card: CardT | None = None
    zone: Zone | None = None
    number: int = 0

    @property
    def whom(self) -> CardT:
        """The card that it happens to."""
        assert self.card is not None
        return self.card


@value
class Deed(Generic[DuelT, CardT]):
    """Something that players may carry out by hand.

    Args:
        key: its stable word, ``by_hand_`` and a verb: that of its option, and of the question to the other player.
        do: does it; it may be a script.
        cards: the cards that it may happen to, of which both players see each; None if it happens to no card.
        zones: where such a card may go, or what it happens to where there is no card; None for nowhere.
        counted: whether it has a number.
    """

    key: str
    do: Callable[[DuelT, Done[CardT]], object]
    cards: Callable[[DuelT], Sequence[CardT]] | None = None
    zones: Callable[[DuelT, CardT | None], Sequence[Zone]] | None = None
    counted: bool = False


def agreeing(happens: Mapping[str, str]) -> Mapping[str, str]:
    """The question to the other player for each deed, from what happens: ``{card} is dealt {amount} damage``."""
    return {key: f"{{seat}}, by hand: {words}. Do you agree?" for key, words in happens.items()}


def carry_out(
    duel: DuelT, deeds: Sequence[Deed[DuelT, Any]], seat: int, card: Card | None, rule: str, text: str
) -> Script[None]:
    """Let a seat say what a text does, deed by deed, until it is done.

    Args:
        duel: the duel.
        deeds: what the game offers.
        seat: the player whose card it is.
        card: the card with the text; None for a text without one.
        rule: the rule of the game about it.
        text: what it says.
    """
    duel.note(rule, "by_hand", seat, card, word=text)
    for _ in range(MOST):
        offered = [each for each in deeds if each.cards is None or each.cards(duel)]
        options = [*(Option(each.key) for each in offered), NOTHING_MORE]
        about = card if card is not None and all(duel.sees(each, card) for each in SEATS) else None
        option = yield from choose(duel, seat, "by_hand", rule, options, card=about, public=True, word=text)
        if option is NOTHING_MORE:
            return
        deed = next(each for each in offered if each.key == option.key)
        said = yield from _say(duel, deed, seat, about, rule)
        if said is None:
            continue
        answer = yield from choose(
            duel,
            other(seat),
            deed.key,
            rule,
            (YES, NO),
            card=said.card or about,
            zone=said.zone,
            public=True,
            amount=said.number,
        )
        duel.note(rule, "by_hand_agreed" if answer is YES else "by_hand_refused", other(seat))
        if answer is YES:
            happening = deed.do(duel, said)
            if isinstance(happening, Generator):
                yield from happening


def _say(duel: Any, deed: Deed[Any, Any], seat: int, card: Card | None, rule: str) -> Script[Done[Any] | None]:
    """Ask for all that a deed needs; None where a card can go nowhere."""
    whom, zone, number = None, None, 0
    if deed.cards is not None:
        whom = yield from pick_card(duel, seat, "by_hand_card", rule, deed.cards(duel), card=card, public=True)
    if deed.zones is not None:
        zone = yield from pick_zone(
            duel, seat, "by_hand_zone", rule, deed.zones(duel, whom), card=whom, public=True
        )
        if zone is None:
            return None
    if deed.counted:
        option = yield from choose(duel, seat, "by_hand_number", rule, _NUMBERS, card=card, public=True)
        number = int(str(option.value))
    return Done(seat, whom, zone, number)
