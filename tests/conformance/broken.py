"""Games that each break one promise: Leduc or Sparks with a few lines changed.

The first line of each docstring says what is broken; `COMPLAINTS` says what the kit has to say about it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, Self

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import Start, other
from cardgame_tui.engine.priority import Holder, window
from cardgame_tui.engine.prompt import Option, Prompt, Refusal, Refused, Script
from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.ruleset import Ruleset
from tests.games.leduc import CALL, FOLD, Leduc, LeducDuel
from tests.games.sparks import Sparks
from tests.games.sparks_stack import SparksStack
from tests.games.sparks_table import SparkCard, SparksDuel

GLOBAL = Random(5)
"""A generator no duel owns."""


class LostCard(Sparks):
    """Loses a card of a deck."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        duel.pile(1, "deck").cards.pop()
        yield from super().turn(duel)


class VanishedCard(Sparks):
    """Lets a card cease to exist as if it were a token."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        duel.remove(duel.pile(1, "deck").cards[-1])
        yield from super().turn(duel)


class DoubledCard(Leduc):
    """Deals a card without taking it out of the deck."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        card = duel.deck.cards[0]
        duel.board.cards.append(card)
        yield from super().turn(duel)


class RefusedAndOffered(Sparks):
    """Lets happen what it refuses."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        duel.turn += 1
        duel.draw(duel.active, "SP-5")
        yield from window(duel, LenientStack(Holder.SAME))
        duel.active = other(duel.active)


class LenientStack(SparksStack):
    """A stack where anything may be played at any time, with reasons against it."""

    def actions(self, duel: SparksDuel, seat: int) -> Sequence[Option]:
        refused = [option for option, _ in super().refused(duel, seat) if option.key == "play"]
        return [*super().actions(duel, seat), *refused]


class NosyRefusals(Sparks):
    """Changes the table when asked for reasons."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        def why_not() -> Iterable[Refused]:
            duel.lives[0] -= 1
            return ()

        yield from choose(duel, 1, "discard", "SP-13", [Option("none")], why_not=why_not)
        yield from super().turn(duel)


class NosyView(Sparks):
    """Changes the table when looked at."""

    def phase_words(self, duel: SparksDuel) -> str:
        duel.chance.next32()
        return "Main"


class Endless(Leduc):
    """Never comes to an end."""

    longest = 60

    def turn(self, duel: LeducDuel) -> Script[None]:
        duel.turn = -1
        yield from super().turn(duel)


class ForeignChance(Leduc):
    """Draws from a generator that is not the duel's."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        GLOBAL.shuffle(duel.deck.cards)
        yield from super().turn(duel)


class OutsideMemory(Leduc):
    """Keeps in the ruleset what belongs to the table."""

    def __init__(self) -> None:
        self.hands_played = count()

    def turn(self, duel: LeducDuel) -> Script[None]:
        duel.active = 1 + next(self.hands_played) % 3 // 2
        yield from super().turn(duel)


class ReadsTheLog(Leduc):
    """Shuffles differently when a log is kept, which a batch does not do."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        if duel.events is not None:
            duel.chance.next32()
        yield from super().turn(duel)


class SharedClone(Leduc):
    """Shares its chips among clones."""

    def new_duel(self, start: Start) -> LeducDuel:
        return SharingDuel(start)


class SharingDuel(LeducDuel):
    """A table whose clones are not quite their own."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.chips = self.chips
        return twin


class HoldingEffect(Sparks):
    """Lets an effect hold a card instead of its number."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        card = duel.pile(1, "deck").cards[0]

        def applies(duel: Any, source: Any, affected: SparkCard) -> bool:
            return affected is card

        duel.effects.add(Continuous("power", None, applies, 1))
        yield from super().turn(duel)


class UnknownRule(Sparks):
    """Cites a rule that is not in its rulebook."""

    settle_rules = {"conceded": "SP-14", "agreed": "SP-99"}


class RefusedSettling(Sparks):
    """Refuses to concede under a rule that is not in its rulebook."""

    def refuse_settling(self, duel: SparksDuel, seat: int, how: str) -> Refusal | None:
        return Refusal("SP-97", "play on") if seat == 1 else None


class UnknownEventRule(Sparks):
    """Logs an event under a rule that is not in its rulebook."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        duel.note("SP-98", "result_agreed")
        yield from super().turn(duel)


class TwiceOffered(Leduc):
    """Offers the same thing twice."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        yield from choose(duel, 1, "bet", "LE-4", [CALL, Option("call")])
        yield from super().turn(duel)


class NothingOffered(Leduc):
    """Asks a question without options."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        yield from choose(duel, 1, "bet", "LE-4", [])


class TooMuchAsked(Leduc):
    """Asks for more options than it offers."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        yield Prompt(1, "bet", "LE-4", [CALL], 2, 2)


class NobodyAsked(Leduc):
    """Asks a seat that does not exist."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        yield Prompt(3, "bet", "LE-4", [CALL])


class IdleAnswer(Leduc):
    """Offers an answer after which it asks the same again."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        while (yield from choose(duel, 1, "bet", "LE-4", [CALL, FOLD])) is FOLD:
            pass
        yield from super().turn(duel)


class IdleAction(Sparks):
    """Offers a player with priority something that does nothing."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        duel.turn += 1
        duel.draw(duel.active, "SP-5")
        yield from window(duel, IdleStack(Holder.SAME))
        duel.active = other(duel.active)


class IdleStack(SparksStack):
    """A stack with an action that comes to nothing."""

    def actions(self, duel: SparksDuel, seat: int) -> Sequence[Option]:
        return [*super().actions(duel, seat), Option("light")]

    def act(self, duel: SparksDuel, seat: int, option: Option) -> Script[None]:
        if option.key != "light":
            yield from super().act(duel, seat, option)


class EndlessSelection(Sparks):
    """Lets a player begin a selection that leads back to its beginning, whatever is picked."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        while (yield from choose(duel, 1, "discard", "SP-13", [Option("light"), Option("none")])).key != "none":
            yield from choose(
                duel, 1, "discard", "SP-13", [Option("card", value="one"), Option("card", value="two")]
            )
        yield from super().turn(duel)


class UnlaidZone(Leduc):
    """Has a layout with a zone that does not exist."""

    def layout(self, options: Any) -> Layout:
        return replace(super().layout(options), piles=(("seat1.graveyard",), ()))


class WrongWinner(Leduc):
    """Ends with a winner who does not sit at the table."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        yield from super().turn(duel)
        duel.finish(3, "LE-11", "agreed")


COMPLAINTS: dict[type[Ruleset], str] = {
    LostCard: "is in 0 zones",
    VanishedCard: "is in no zone and is not a token",
    DoubledCard: "is in 2 zones",
    RefusedAndOffered: "is on offer and refused",
    NosyRefusals: "asking for reasons has changed the duel",
    NosyView: "looking at the duel has changed it",
    Endless: "no end within 60 decisions",
    ForeignChance: "undo does not restore|another state|a replay differs|tells seat . something of hidden cards",
    OutsideMemory: "undo does not restore|another state|a replay differs|tells seat . something of hidden cards",
    ReadsTheLog: "a replay differs",
    SharedClone: "a cloned duel shares a list|another state|undo does not restore",
    HoldingEffect: "the continuous effect on 'power' holds a Card",
    RefusedSettling: "cites 'SP-97', which is not in the rulebook",
    UnknownRule: "the result cites 'SP-99'",
    UnknownEventRule: "event 'result_agreed' cites 'SP-98'",
    TwiceOffered: "offers .* twice",
    NothingOffered: "prompt 'bet' offers nothing",
    TooMuchAsked: "asks for 2 to 2 of 1 options",
    NobodyAsked: "asks seat 3",
    IdleAnswer: "the answer .*fold.* to 'bet' does nothing",
    IdleAction: "the answer .*light.* to 'priority' does nothing",
    EndlessSelection: "the answer .*light.* to 'discard' does nothing",
    UnlaidZone: "the layout names 'seat1.graveyard'",
    WrongWinner: "stopped with the result",
}
"""What the kit has to say about each."""
