"""Standing orders: a player passes until something happens, or as long as the match lasts (`lasting`).

Both players see them. An order passes whenever the rules ask its player for priority, whether or not the player
could have acted. It ends, or asks, on what both players can see. So neither an order nor its end tells anything
about a hand. What orders answer is kept as ordinary passes.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.play.asking import lasting
from cardgame_tui.play.asking.lasting import Aim, Lasting
from cardgame_tui.ruleset import Ruleset


class Since(NamedTuple):
    """What has happened since an order was compared last.

    Args:
        elsewhere: whether another phase has come since the order was given.
        new: whether something was put on the stack.
        aimed: whether something of the player was attacked or targeted; only asked where it matters.
    """

    elsewhere: bool
    new: bool
    aimed: Callable[[], bool]


class InForce(NamedTuple):
    """The orders of a player in words.

    Args:
        short: in a few, for the status line.
        words: in full, after the name.
    """

    short: str
    words: str


class Until(Enum):
    """How long a player passes. Every order ends with the player's own next turn at the latest.

    A member is all that is known of an order: a word for the status line, its end in words, the reason that the
    log names when it has ended so, and whether it has. In the words, ``{their}`` and ``{theirs}`` stand for the
    player.
    """

    PHASE = "phase ends", "this phase ends", "the phase has ended", lambda since: since.elsewhere
    STACK = (
        "stack grows",
        "something is put on the stack",
        "something was put on the stack",
        lambda since: since.new,
    )
    TARGETED = (
        "targeted",
        "something of {theirs} is attacked or targeted",
        "something of theirs is attacked or targeted",
        lambda since: since.aimed(),
    )
    TURN = "own turn", "{their} next turn", "it is their turn", lambda _: False

    def __init__(self, word: str, end: str, reason: str, is_over: Callable[[Since], bool]) -> None:
        self._word = word
        self._end = end
        self.reason = reason
        self.is_over = is_over

    @property
    def words(self) -> str:
        """Until when a player passes, as others read it."""
        return self._end.format(their="their", theirs="theirs")

    @property
    def to_pick(self) -> str:
        """The order as the player who may give it reads it."""
        return f"Pass until {self._end.format(their='your', theirs='yours')}"

    @property
    def in_force(self) -> InForce:
        """The order as both players read it while it is in force."""
        return InForce(f"passes until {self._word}", f"passes until {self.words}")


RESUMED = "The match was opened again: orders to pass until something happens have ended"
"""The line of the log after a match was resumed."""


class Stop(NamedTuple):
    """A phase in which a player wants to be asked, whatever was ordered.

    Args:
        phase: the phase in words.
        own: whether in the turns of that player, or else in those of the other.
    """

    phase: str
    own: bool


class Standing(NamedTuple):
    """What one player has settled for the match; a journal keeps it.

    Args:
        lasts: the lasting orders; None as long as the player has chosen none.
        stops: the stops.
    """

    lasts: lasting.LastingOrders | None = None
    stops: frozenset[Stop] = frozenset()


NOTHING_SETTLED = Standing(), Standing()
"""What both players have settled before they have settled anything."""


class Order(NamedTuple):
    """One order, with what it has to be compared with.

    Args:
        seat: who passes.
        until: how long.
        duel: number of the duel.
        turn: the turn in which it was given.
        phase: the phase in which it was given, in words.
    """

    seat: int
    until: Until
    duel: int
    turn: int
    phase: str


class Note(NamedTuple):
    """A line for the log about an order, or about an answer that nobody was asked for.

    Args:
        duel: number of the duel.
        events: how many events the log had.
        words: what the line says.
    """

    duel: int
    events: int
    words: str


def asks_priority(prompt: Prompt | None) -> bool:
    """Whether a prompt is one that an order can pass."""
    if prompt is None or prompt.ask != StackRules.ask or not prompt.single:
        return False
    return any(option.key == PASS.key for option in prompt.options)


def pass_of(prompt: Prompt) -> int:
    """The index of the pass."""
    return next(index for index, option in enumerate(prompt.options) if option.key == PASS.key)


class Orders:
    """The standing orders of both players, and the phases at which they want to be asked.

    Args:
        ruleset: the game.
        names: the players.
        standing: what each seat has settled for the match before.

    Attributes:
        standing: what each seat has settled for the match.
        notes: lines for the log.
    """

    def __init__(
        self, ruleset: Ruleset, names: tuple[str, str], standing: tuple[Standing, Standing] = NOTHING_SETTLED
    ) -> None:
        self._ruleset = ruleset
        self._names = names
        self._orders: dict[int, Order] = {}
        self._seen: Sequence[StackItem] = ()
        self._clash: Mapping[int, int] = {}
        self._let_go: dict[int, frozenset[Aim]] = {1: frozenset(), 2: frozenset()}
        self.standing = standing
        self.notes: list[Note] = []

    def of(self, seat: int) -> Order | None:
        """The order of a seat."""
        return self._orders.get(seat)

    def can_cancel(self, seat: int) -> bool:
        """Whether `cancel` for a seat would end an order."""
        return bool(self._orders) or bool(seat and self.lasts(seat))

    @property
    def in_force(self) -> dict[int, InForce]:
        """The orders of the players who have any, by their seats."""
        return {seat: found for seat in SEATS if (found := self._in_force(seat)) is not None}

    def _in_force(self, seat: int) -> InForce | None:
        if (order := self._orders.get(seat)) is not None:
            return order.until.in_force
        lasts = self.lasts(seat)
        return InForce(lasting.in_short(lasts), lasting.in_words(lasts)) if lasts else None

    def give(self, seat: int, until: Until, duel: Duel) -> None:
        """Let a player pass from now on."""
        order = Order(seat, until, duel.start.number, duel.turn, self._ruleset.phase_words(duel))
        self._orders[seat] = order
        self._seen, self._clash = tuple(duel.stack), lasting.attacked(self._ruleset, duel)
        self.note(duel, self._in_words(order))

    def stops(self, seat: int) -> frozenset[Stop]:
        """The stops of a seat."""
        return self.standing[seat - 1].stops

    def lasts(self, seat: int) -> lasting.LastingOrders:
        """The lasting orders of a seat."""
        return self.standing[seat - 1].lasts or frozenset()

    def settle(self, seat: int, orders: lasting.LastingOrders, duel: Duel) -> None:
        """Set the lasting orders of a player."""
        before = self.lasts(seat)
        self._stand(seat, self.standing[seat - 1]._replace(lasts=orders))
        if orders != before:
            self.note(duel, f"{self._names[seat - 1]} {lasting.in_words(orders)}")

    def cancel(self, seat: int, duel: Duel) -> None:
        """End the orders of both players to pass until something happens, and those of a seat that last."""
        self._end_all(duel, "cancelled")
        if seat and self.lasts(seat):
            self.settle(seat, lasting.EVERYTHING, duel)

    def undone(self, duel: Duel) -> None:
        """Decisions have been undone: end what does not last, and forget the lines of what has not happened."""
        number, events = duel.start.number, len(duel.events or ())
        self.notes = [each for each in self.notes if (each.duel, each.events) <= (number, events)]
        self._let_go = dict.fromkeys(SEATS, frozenset())
        self._end_all(duel, "a decision was undone")

    def resumed(self, duel: Duel) -> None:
        """The match was opened again: say which orders given before are in force, and which are not."""
        self.note(duel, RESUMED)
        for seat in SEATS:
            if lasts := self.lasts(seat):
                self.note(duel, f"{self._names[seat - 1]} {lasting.in_words(lasts)}, as before")

    def toggle_stop(self, seat: int, stop: Stop, duel: Duel) -> None:
        """Set a stop of a player, or remove it."""
        settled = self.standing[seat - 1]
        self._stand(seat, settled._replace(stops=settled.stops ^ {stop}))
        verb = "asks to be stopped" if stop in self.stops(seat) else "no longer stops"
        whose = "their own turns" if stop.own else "the other player's turns"
        self.note(duel, f"{self._names[seat - 1]} {verb} at {stop.phase} of {whose}")

    def look(self, duel: Duel) -> None:
        """Compare the duel with every order, and end those whose time has come. Call it at each prompt."""
        if self._orders:
            new = [item for item in duel.stack if not any(item is each for each in self._seen)]
            for seat, order in sorted(self._orders.items()):
                if reason := self._over(order, duel, new):
                    self._end(seat, duel, reason)
        self._seen, self._clash = tuple(duel.stack), lasting.attacked(self._ruleset, duel)
        for seat, let_go in self._let_go.items():
            if let_go:
                self._let_go[seat] = let_go.intersection(lasting.aims_at(self._ruleset, duel, seat))

    def answers(self, prompt: Prompt | None, duel: Duel) -> bool:
        """Whether an order passes a prompt."""
        if prompt is None or not asks_priority(prompt):
            return False
        seat = prompt.seat
        if seat in self._orders:
            return True
        lasts = self.lasts(seat)
        if not lasts or Stop(self._ruleset.phase_words(duel), duel.active == seat) in self.stops(seat):
            return False
        return lasting.passes(lasts, self._ruleset, duel, seat, self._let_go[seat])

    def passed(self, prompt: Prompt, duel: Duel) -> None:
        """A player passes by hand: what is aimed at something of theirs now is not asked about again."""
        if Lasting.AIMED in self.lasts(prompt.seat) and asks_priority(prompt):
            self._let_go[prompt.seat] = frozenset(lasting.aims_at(self._ruleset, duel, prompt.seat))

    def _over(self, order: Order, duel: Duel, new: Sequence[StackItem]) -> str:
        """Why an order ends now; empty if it does not."""
        phase = self._ruleset.phase_words(duel)
        elsewhere = (duel.turn, phase) != (order.turn, order.phase)
        if duel.start.number != order.duel:
            return "a new duel begins"
        if duel.turn != order.turn and duel.active == order.seat:
            return Until.TURN.reason
        if elsewhere and Stop(phase, duel.active == order.seat) in self.stops(order.seat):
            return f"stop at {phase}"
        since = Since(elsewhere, bool(new), lambda: self._is_aimed_at(order.seat, duel, new))
        return order.until.reason if order.until.is_over(since) else ""

    def _is_aimed_at(self, seat: int, duel: Duel, new: Sequence[StackItem]) -> bool:
        """Whether a new item of the other player targets something of a seat, or a new attack is against it."""
        attacked = [card for card, whose in lasting.attacked(self._ruleset, duel).items() if whose == seat]
        return any(card not in self._clash for card in attacked) or any(
            lasting.item_aims_at(self._ruleset, duel, seat, item) for item in new
        )

    def _stand(self, seat: int, settled: Standing) -> None:
        one, two = self.standing
        self.standing = (settled, two) if seat == 1 else (one, settled)

    def _end_all(self, duel: Duel, reason: str) -> None:
        for seat in sorted(self._orders):
            self._end(seat, duel, reason)

    def _end(self, seat: int, duel: Duel, reason: str) -> None:
        del self._orders[seat]
        self.note(duel, f"{self._names[seat - 1]} no longer passes: {reason}")

    def _in_words(self, order: Order) -> str:
        return f"{self._names[order.seat - 1]} passes until {order.until.words}"

    def note(self, duel: Duel, words: str) -> None:
        """Add a line to the log as it is now."""
        self.notes.append(Note(duel.start.number, len(duel.events or ()), words))
