"""A match at one terminal: who must decide, who may look, and what follows. Knows no screen."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from cardgame_tui.bots.bot import look_of
from cardgame_tui.bots.registry import seat_bots
from cardgame_tui.engine.duel import SEATS, Result
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.layout import Layout
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.view import PUBLIC_SEAT, View, view
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.setup import Setup


class Privacy(Enum):
    """How two people at one keyboard keep their hands from each other."""

    STRICT = "strict"
    """A curtain at every change of the player who decides."""
    GATE = "gate"
    """The public table stays up; a player opens the hand, or passes without looking."""
    OPEN = "open"
    """Both hands are shown, for teaching."""


class Again(Enum):
    """What a further match of the same two players begins with."""

    SWAPPED = "swapped"
    """The players at each other's seat, shuffled anew."""
    ANEW = "anew"
    """The same seats, shuffled anew."""
    SAME = "same"
    """The same seats, and the same shuffles as this match."""


class LogLine(NamedTuple):
    """One line of the log as somebody may read it."""

    words: str
    rule: str


class Session:
    """One match between two seats at one terminal.

    Args:
        setup: everything chosen before the match.

    Attributes:
        ruleset: the game.
        match: the match; `begin` starts its next duel.
        bots: per seat who answers for it, None for a person at the terminal.
        privacy: how hands are kept.
        people: the seats of the people at the terminal.
        driver: the running duel.
        looking: the seat whose hand is open on the screen, 0 for none.
        near: the seat whose side is drawn at the bottom.
    """

    driver: Driver

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.bots = seat_bots(setup.seats, setup.seed)
        self.ruleset = setup.ruleset
        self.match = setup.match()
        self.privacy = Privacy(setup.privacy)
        self.people = tuple(seat for seat in SEATS if self.bots[seat - 1] is None)
        self.looking = 0
        self.near = self.people[0] if self.people else 1

    def begin(self) -> None:
        """Start the next duel of the match and run it to the first decision of a person."""
        self.driver = self.setup.driver(self.match.next_start())
        self._run_on()

    def again(self, how: Again = Again.SWAPPED) -> "Session":
        """A new match of the same two players, begun, under the rules as their files say them by now.

        Raises:
            ContentError: with all faults of the files; this match stays as it is.
        """
        session = Session(_built_again(self.setup, how))
        session.begin()
        return session

    # -- who decides, who looks ------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None once the duel is over."""
        return self.driver.prompt

    @property
    def result(self) -> Result | None:
        """How the duel ended, None while it runs."""
        return self.driver.result

    @property
    def alone(self) -> bool:
        """Whether nobody is there to hide a hand from."""
        return len(self.people) < 2

    @property
    def gate_closed(self) -> bool:
        """Whether the player who must decide has to open the hand before seeing any option.

        The same for every question, so that the options of a hidden card do not show by closing the gate.
        """
        prompt = self.prompt
        if prompt is None or prompt.secret or self.alone or self.privacy is Privacy.OPEN:
            return False
        return self.looking != prompt.seat

    @property
    def curtain_due(self) -> bool:
        """Whether the keyboard must be handed over behind a curtain."""
        return self.gate_closed and self.privacy is Privacy.STRICT

    def open_hand(self) -> None:
        """Show the table to the seat that must decide."""
        if self.prompt is not None and not self.prompt.secret:
            self.looking = self.near = self.prompt.seat

    def close_hand(self) -> None:
        """Show the public table, unless nobody is there to hide from."""
        if not self.alone:
            self.looking = PUBLIC_SEAT

    def name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.match.names[seat - 1]

    # -- what may be seen ------------------------------------------------------------------------------

    def view(self) -> View:
        """The table as whoever looks may see it."""
        opened = self.privacy is Privacy.OPEN
        return view(self.ruleset, self.driver.duel, self.looking, open_hands=opened)

    def layout(self) -> Layout:
        """Where the zones lie."""
        return self.ruleset.layout(self.match.options)

    def question(self) -> str:
        """The open question, as whoever looks may read it."""
        prompt = self.prompt
        if prompt is None:
            return ""
        reader = PUBLIC_SEAT if self.gate_closed else None
        return self.ruleset.wording.question(self.driver.duel, prompt, reader)

    def log(self, last: int = 0) -> list[LogLine]:
        """The log as whoever looks may read it, oldest first.

        Args:
            last: how many of the latest lines, 0 for all.
        """
        events = self.driver.duel.events or []
        return [self._log_line(event) for event in events[-last:]]

    def _log_line(self, event: Event) -> LogLine:
        opened = self.privacy is Privacy.OPEN
        wording = self.ruleset.wording
        return LogLine(wording.event(self.driver.duel, event, self.looking, open_hands=opened), event.rule)

    # -- answering -------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Answer the open prompt for its seat and run on to the next decision of a person."""
        self.driver.answer(answer)
        self._run_on()

    def deciders(self) -> tuple[int, ...]:
        """People who must answer the open prompt: one, or several of a secret one."""
        prompt = self.prompt
        if prompt is None:
            return ()
        return self.people if prompt.secret else (prompt.seat,)

    def answer_secret(self, chosen: Mapping[int, int]) -> None:
        """Answer a secret prompt with each person's choice; bots add theirs."""
        self.answer((self._secret(1, chosen), self._secret(2, chosen)))

    def concede(self, seat: int) -> None:
        """A player gives up."""
        self.driver.concede(seat)
        self._run_on()

    def agree_draw(self) -> None:
        """Both players end the duel as a draw."""
        self.driver.agree_draw()
        self._run_on()

    def _run_on(self) -> None:
        while self.prompt is not None and not self.deciders_are_people():
            self._let_bots_answer(self.prompt)
        if self.result is not None:
            self.match.record(self.result)
        self._meet()

    def deciders_are_people(self) -> bool:
        """Whether a person has to answer the open prompt."""
        return bool(set(self.deciders()) & set(self.people))

    def _let_bots_answer(self, prompt: Prompt) -> None:
        if prompt.secret:
            self.driver.answer((self._secret(1, {}), self._secret(2, {})))
        else:
            self.driver.answer(self._ask_bot(prompt, prompt.seat))

    def _secret(self, seat: int, chosen: Mapping[int, int]) -> int:
        if seat in chosen:
            return chosen[seat]
        assert self.prompt is not None
        answer = self._ask_bot(self.prompt, seat)
        assert isinstance(answer, int)
        return answer

    def _ask_bot(self, prompt: Prompt, seat: int) -> Answer:
        bot = self.bots[seat - 1]
        assert bot is not None
        return bot.choose(prompt, look_of(self.ruleset, self.driver, seat))

    def _meet(self) -> None:
        if self.alone:
            self.looking = self.people[0] if self.people else PUBLIC_SEAT
        elif self.prompt is None or self.prompt.seat != self.looking:
            self.looking = PUBLIC_SEAT


def _built_again(setup: Setup, how: Again) -> Setup:
    """Make a set-up once more; one that was made by hand brings its rules along."""
    recipe = setup.recipe
    if recipe is None:
        seated = setup.swapped() if how is Again.SWAPPED else setup
        return seated if how is Again.SAME else replace(seated, seed=setup.seed + 1)
    match how:
        case Again.SWAPPED:
            return recipe.rematch().build()
        case Again.ANEW:
            return replace(recipe, seed=setup.seed + 1).build()
        case Again.SAME:
            return recipe.build()
