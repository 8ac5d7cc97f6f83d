"""Standing orders: a player passes until something happens. Both players see them. A journal has only passes.

An order passes whenever the rules ask its player for priority, whether or not the player could have acted. It ends
on what both players can see. So neither an order nor its end tells anything about a hand.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.stack import StackItem
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


class Until(Enum):
    """How long a player passes. Every order ends with the player's own next turn at the latest.

    A member is all that is known of an order: a word for the status line, its end in words, the reason that the
    log names when it has ended so, and whether it has. In the words, ``{their}`` and ``{theirs}`` stand for the
    player.
    """

    PHASE = "phase", "this phase ends", "the phase has ended", lambda since: since.elsewhere
    STACK = "stack", "something is put on the stack", "something was put on the stack", lambda since: since.new
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
    def short(self) -> str:
        """The order in a few words, for the status line."""
        return f"passes: {self._word}"


RESUMED = "The match was opened again: standing orders given before have ended"
"""The line of the log after a match was resumed."""


class Stop(NamedTuple):
    """A phase in which a player wants to be asked, whatever was ordered.

    Args:
        phase: the phase in words.
        own: whether in the turns of that player, or else in those of the other.
    """

    phase: str
    own: bool


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
    """A line for the log about an order.

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
    """The standing orders of both players, at most one each, and the phases at which they want to be asked.

    Args:
        ruleset: the game.
        names: the players.

    Attributes:
        stops: the stops of each seat.
        notes: lines for the log.
    """

    def __init__(self, ruleset: Ruleset, names: tuple[str, str]) -> None:
        self._ruleset = ruleset
        self._names = names
        self._orders: dict[int, Order] = {}
        self._seen: Sequence[StackItem] = ()
        self._clash: Mapping[int, int] = {}
        self.stops: dict[int, frozenset[Stop]] = {1: frozenset(), 2: frozenset()}
        self.notes: list[Note] = []

    def of(self, seat: int) -> Order | None:
        """The order of a seat."""
        return self._orders.get(seat)

    @property
    def any(self) -> bool:
        """Whether an order is in force."""
        return bool(self._orders)

    @property
    def in_force(self) -> dict[int, Until]:
        """Until when players pass, by their seats."""
        return {seat: order.until for seat, order in self._orders.items()}

    def give(self, seat: int, until: Until, duel: Duel) -> None:
        """Let a player pass from now on."""
        order = Order(seat, until, duel.start.number, duel.turn, self._ruleset.phase_words(duel))
        self._orders[seat] = order
        self._seen, self._clash = tuple(duel.stack), self._targets_of_clash(duel)
        self._note(duel, self._in_words(order))

    def cancel(self, duel: Duel, reason: str = "cancelled") -> None:
        """End all orders."""
        for seat in sorted(self._orders):
            self._end(seat, duel, reason)

    def undone(self, duel: Duel) -> None:
        """Decisions have been undone: end all orders, and forget the lines of what has not happened."""
        number, events = duel.start.number, len(duel.events or ())
        self.notes = [each for each in self.notes if (each.duel, each.events) <= (number, events)]
        self.cancel(duel, "a decision was undone")

    def ended_by_resuming(self, duel: Duel) -> None:
        """The match was opened again: say that orders given before are not in force."""
        self._note(duel, RESUMED)

    def toggle_stop(self, seat: int, stop: Stop, duel: Duel) -> None:
        """Set a stop of a player, or remove it."""
        self.stops[seat] ^= {stop}
        verb = "asks to be stopped" if stop in self.stops[seat] else "no longer stops"
        whose = "their own turns" if stop.own else "the other player's turns"
        self._note(duel, f"{self._names[seat - 1]} {verb} at {stop.phase} of {whose}")

    def look(self, duel: Duel) -> None:
        """Compare the duel with every order, and end those whose time has come. Call it at each prompt."""
        if self._orders:
            new = [item for item in duel.stack if not any(item is each for each in self._seen)]
            for seat, order in sorted(self._orders.items()):
                if reason := self._over(order, duel, new):
                    self._end(seat, duel, reason)
        self._seen, self._clash = tuple(duel.stack), self._targets_of_clash(duel)

    def answers(self, prompt: Prompt | None) -> bool:
        """Whether an order passes a prompt."""
        return prompt is not None and prompt.seat in self._orders and asks_priority(prompt)

    def _over(self, order: Order, duel: Duel, new: Sequence[StackItem]) -> str:
        """Why an order ends now; empty if it does not."""
        phase = self._ruleset.phase_words(duel)
        elsewhere = (duel.turn, phase) != (order.turn, order.phase)
        if duel.start.number != order.duel:
            return "a new duel begins"
        if duel.turn != order.turn and duel.active == order.seat:
            return Until.TURN.reason
        if elsewhere and Stop(phase, duel.active == order.seat) in self.stops[order.seat]:
            return f"stop at {phase}"
        since = Since(elsewhere, bool(new), lambda: self._is_aimed_at(order.seat, duel, new))
        return order.until.reason if order.until.is_over(since) else ""

    def _is_aimed_at(self, seat: int, duel: Duel, new: Sequence[StackItem]) -> bool:
        """Whether a new item of the other player targets something of a seat, or a new attack is against it."""
        attacked = [card for card, whose in self._targets_of_clash(duel).items() if whose == seat]
        return any(card not in self._clash for card in attacked) or any(
            self._aims_at(seat, duel, item) for item in new
        )

    def _aims_at(self, seat: int, duel: Duel, item: StackItem) -> bool:
        """Whether an item of the other player targets a zone, a card or an item of a seat; public facts only."""
        if item.controller == seat:
            return False
        shown = self._ruleset.stack_view(duel, item)
        zones = [duel.zones[number] for number in shown.zones]
        zones += [zone for number in shown.cards if (zone := duel.cards[number].zone) is not None]
        items = [each for each in duel.stack if each.number and each.number in shown.items]
        return any(zone.seat == seat for zone in zones) or any(each.controller == seat for each in items)

    def _targets_of_clash(self, duel: Duel) -> Mapping[int, int]:
        """The cards that the attack now is against, by number, each with the seat on whose side it is."""
        clash = self._ruleset.clash(duel)
        zones = {} if clash is None else {number: duel.cards[number].zone for number in clash.targets}
        return {number: zone.seat for number, zone in zones.items() if zone is not None}

    def _end(self, seat: int, duel: Duel, reason: str) -> None:
        del self._orders[seat]
        self._note(duel, f"{self._names[seat - 1]} no longer passes: {reason}")

    def _in_words(self, order: Order) -> str:
        return f"{self._names[order.seat - 1]} passes until {order.until.words}"

    def _note(self, duel: Duel, words: str) -> None:
        self.notes.append(Note(duel.start.number, len(duel.events or ()), words))
