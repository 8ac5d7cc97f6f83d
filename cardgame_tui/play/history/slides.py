"""The marked decisions of a match, to be shown one after the other like slides."""

from collections.abc import Iterator

from cardgame_tui.engine.duel import other
from cardgame_tui.play.asking.orders import asks_priority
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.journal.lines import AnswerLine, GivenLine, RuleLine
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.play.viewer import LogLine, Viewer
from cardgame_tui.value import value

UNANSWERED = "Nobody has answered this yet."
"""What is said in place of an answer."""


@value
class Slide:
    """A marked decision.

    Args:
        duel: number of its duel.
        decision: how many decisions of the duel were made before it.
        until: how many were made when what its answer led to was over.
        words: the line of text at it, may be empty.
    """

    duel: int
    decision: int
    until: int
    words: str


class Slides:
    """The marked decisions of a replay, each first with its question and then with its answer.

    Args:
        replay: the match; it is moved from slide to slide.

    Attributes:
        all: the slides, in order.
        at: the place of the current one in them.
        answered: whether its answer is shown.
    """

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.all = [slide for duel in replay.duels for slide in _slides_of(duel)]
        self.at, self.answered = 0, False
        if self.all:
            self._show()

    @property
    def slide(self) -> Slide:
        """The current slide."""
        return self.all[self.at]

    @property
    def counter(self) -> str:
        """Which one it is, such as ``2 of 5``."""
        return f"{self.at + 1} of {len(self.all)}"

    def forward(self) -> bool:
        """Show the answer or, after it, the next question; False after the last answer, where nothing changes."""
        if not self.answered:
            self.answered = True
            self._show()
            return True
        return self.go(self.at + 1)

    def back(self) -> bool:
        """Go back from an answer to its question, or from there to the previous question; False at the first."""
        return self.go(self.at if self.answered else self.at - 1)

    def go(self, at: int) -> bool:
        """Show the question of a slide by its place; False where there is none."""
        if not 0 <= at < len(self.all):
            return False
        self.at, self.answered = at, False
        self._show()
        return True

    def _show(self) -> None:
        self.replay.go_to(self.slide.duel, self.slide.until if self.answered else self.slide.decision)

    @property
    def entry(self) -> GivenLine | None:
        """What was answered at the current slide, as the journal has it; None where nothing was."""
        entries = self.replay.duels[self.slide.duel - 1].entries
        return entries[self.slide.decision] if self.slide.decision < len(entries) else None

    # -- the answer ------------------------------------------------------------------------------------

    @property
    def answer(self) -> str:
        """What was answered, in words that both players know."""
        replay, slide, entry = self.replay, self.slide, self.entry
        if entry is None:
            return UNANSWERED
        if not isinstance(entry, AnswerLine):
            return _outside(entry, replay.setup.names)
        driver = replay.duels[slide.duel - 1].driver.fork(slide.decision)
        prompt = driver.prompt
        assert prompt is not None, "an answer has a question"
        who = "Both" if prompt.secret else replay.setup.names[prompt.seat - 1]
        picked = Viewer.PUBLIC.picked(replay.ruleset, driver.duel, prompt, entry.answer, entry.label)
        return f"{who} answered." if picked is None else f"{who}: {picked}."

    @property
    def steps(self) -> list[LogLine]:
        """What the answer led to, as both players may read it."""
        situations = self.replay.duels[self.slide.duel - 1].situations
        first, last = (situations[count].events for count in (self.slide.decision, self.slide.until))
        return self.replay.log(Viewer.PUBLIC)[first:last]


def _slides_of(duel: PlayedDuel) -> Iterator[Slide]:
    """The marked decisions of a duel; the last one may wait for its answer."""
    for count, entry in enumerate(duel.entries):
        if entry.mark is not None:
            yield Slide(duel.number, count, _until(duel, count), entry.mark)
    if duel.marked is not None:
        yield Slide(duel.number, len(duel.entries), len(duel.entries), duel.marked)


def _until(duel: PlayedDuel, decision: int) -> int:
    """How many decisions were made before somebody did more than to pass or to say no, or the phase was over."""
    situations, until = duel.situations, decision + 1
    asked = situations[decision]
    while until < len(duel.entries):
        now = situations[until]
        if (now.turn, now.phase) != (asked.turn, asked.phase) or not _declined(duel, until):
            break
        until += 1
    return until


def _declined(duel: PlayedDuel, decision: int) -> bool:
    """Whether a decision that is not marked was to pass or to say no, as both players know."""
    entry = duel.entries[decision]
    if not isinstance(entry, AnswerLine) or entry.mark is not None:
        return False
    prompt = duel.driver.fork(decision).prompt
    if prompt is None or prompt.secret or not (prompt.public or asks_priority(prompt)):
        return False
    return entry.answer == decline_of(prompt)


def _outside(entry: GivenLine, names: tuple[str, str]) -> str:
    """What was done in place of an answer."""
    if isinstance(entry, RuleLine):
        return f"Both set {entry.option} to {entry.value}."
    assert not isinstance(entry, AnswerLine)
    return f"{names[other(entry.winner) - 1]} concedes." if entry.winner else "Both agree to a draw."
