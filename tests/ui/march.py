"""The parade with a march: a public question, after which every card of the player walks, one by one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cardgame_tui.engine.asking import both_choose, choose
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.session import Session
from tests.ui.parade import Parade, ParadeDuel, parade_setup

GUARDS = Refusal("PA-5", "it guards the rear")

MARCHING = {
    "1C1": "Gatewright",
    "1C2": "Smoke Adept",
    "1C3": "宵闇の灯籠守",
    "1A5": "Scrap Hound",
    "2C1": "Gatewright",
    "2C2": "Tithe Counter",
}
"""Three cards of seat 1 and two of seat 2 stand in front, one of seat 1 in the rear."""


class March(Parade):
    """A parade whose turns may ask for a march, beside all it asks by itself.

    Args:
        asks: the kinds of questions of a turn; ``march``, ``halt`` and ``janken`` are further ones.
        stepped: what the game suggests about stepping.
        turns: how many turns a duel has.
    """

    wording: Wording = replace(
        Parade.wording,
        asks={**Parade.wording.asks, "march": "{seat}, who leads the march?", "halt": "{seat}: halt?"},
        events={**Parade.wording.events, "halted": "{seat} halts"},
    )

    def __init__(self, asks: tuple[str, ...], *, stepped: bool = False, turns: int = 4) -> None:
        super().__init__(asks, secret=False, turns=turns)
        self.stepped = stepped

    def _march(self, duel: ParadeDuel, seat: int) -> Script[None]:
        front = [zone.cards[0] for zone in duel.slots(seat) if zone.name[1] == "C" and zone.cards]
        rear = [zone.cards[0] for zone in duel.slots(seat) if zone.name[1] == "A" and zone.cards]
        options = [Option("card", card=card.id) for card in front] or [Option("nobody")]
        refused = [(Option("card", card=card.id), GUARDS) for card in rear]
        yield from choose(duel, seat, "march", "PA-5", options, why_not=lambda: refused, public=True)
        for card in front:
            assert card.zone is not None
            to = duel.named[f"{seat}A{card.zone.name[2]}"]
            duel.move(card, to)
            duel.note("PA-5", "walked", seat, card=card, zone=to)
        duel.note("PA-7", "halted", seat)

    def _janken(self, duel: ParadeDuel, seat: int) -> Script[None]:
        chosen = yield from both_choose(
            duel, "janken", "PA-1", [Option("rock"), Option("scissors"), Option("paper")]
        )
        for each in SEATS:
            duel.note("PA-1", "janken", each, word=chosen[each - 1].key)

    def _halt(self, duel: ParadeDuel, seat: int) -> Script[None]:
        yield from choose(duel, seat, "halt", "PA-7", [Option("halt")])
        duel.note("PA-7", "halted", seat)


def march_setup(
    *asks: str,
    step: str = "on",
    stepped: bool = False,
    turns: int = 4,
    position: Mapping[str, str] | None = None,
    **setup: Any,
) -> Setup:
    """A set-up of marches, unless told with three cards of seat 1 and two of seat 2 in front.

    Args:
        *asks: the kinds of questions of a turn; a march, then a halt unless told.
        step: whether events are shown one at a time, as in `TableSettings`.
        stepped: what the game suggests.
        turns: how many turns a duel has.
        position: which cards lie where.
        **setup: fields of `Setup` and `TableSettings`, and what else `parade_setup` takes.
    """
    fields = {name: setup.pop(name) for name in ("seats", "seed") if name in setup}
    shown = {name: setup.pop(name) for name in ("sides", "undo") if name in setup}
    ruleset = March(asks or ("march", "halt"), stepped=stepped, turns=turns)
    made = parade_setup(position=MARCHING if position is None else position, **setup)
    return replace(made, ruleset=ruleset, table=made.table._replace(step=step, **shown), **fields)


def event_words(session: Session) -> str:
    """The event that is shown and how far it has come, empty when none is."""
    if session.stepping is None:
        return ""
    words = "the position" if session.stepping.at_position else session.log(1)[-1].words
    return f"{words}, {session.stepping.progress}"
