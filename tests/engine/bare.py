"""What the tests of the kernel share: a table without rules, and scripts run by hand."""

from typing import TypeVar

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt, Script
from cardgame_tui.engine.zone import Sight

T = TypeVar("T")

BareDuel = Duel[Card[Printed]]

NAMES = ("Ada", "Bela")


def bare_table(seed: int = 1, make: type[BareDuel] = Duel) -> BareDuel:
    """A table where each seat has a hand, a deck and a row with two named cards each.

    The cards of seat 1 are called ``1.hand.0``, ``1.hand.1``, ``1.deck.0`` and so on.
    """
    duel = make(Start(seed, None, ({}, {}), NAMES))
    for seat in SEATS:
        for kind, sight in (("hand", Sight.OWNER), ("deck", Sight.NOBODY), ("row", Sight.ALL)):
            zone = duel.add_zone(f"seat{seat}.{kind}", seat, kind, sight)
            for number in range(2):
                printed = Printed(f"{seat}.{kind}.{number}", "test", "")
                duel.add_card(Card(len(duel.cards), printed, seat), zone)
    return duel


def card_named(duel: BareDuel, name: str) -> Card[Printed]:
    """The card of a name."""
    return next(card for card in duel.cards if card.name == name)


def play(script: Script[T], *answers: Answer) -> tuple[list[Prompt], T]:
    """Run a script with just these answers; return what it asked and what it returned."""
    prompts: list[Prompt] = []
    try:
        prompts.append(next(script))
        for answer in answers:
            prompt = script.send(answer)
            prompts.append(prompt)
    except StopIteration as end:
        assert len(prompts) == len(answers), "the script ended before it had all answers"
        result: T = end.value
        return prompts, result
    raise AssertionError(f"the script still asks {prompts[-1].ask!r}")
