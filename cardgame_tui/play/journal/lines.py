"""The lines of a journal, one model for each kind: written and read through the same fields.

Fields that a later version adds are ignored when they are read, so that a journal stays readable both ways.
"""

import json
from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter, ValidationError

from cardgame_tui.content.toml.document import clean
from cardgame_tui.engine.duel import Result
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Settled
from cardgame_tui.play.rule_change import RuleChange

PLAIN = bytes(range(0x20, 0x7F)).replace(b"\\", b"")
"""What can be printed as it stands, in most journals all there is."""
Count: TypeAlias = Annotated[int, Field(ge=0)]


class _Line(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class DuelLine(_Line):
    """The next duel of the match begins.

    Attributes:
        duel: its number, 1 for the first.
    """

    line: Literal["duel"] = "duel"
    duel: Annotated[int, Field(ge=1)]


class StandingPart(_Line):
    """What one player has settled for the match.

    Attributes:
        orders: the stable words of the lasting orders, None as long as the player has chosen none.
        stops: the phases at which the player wants to be asked, in words, each with whether in own turns.
    """

    orders: list[str] | None = None
    stops: list[tuple[str, bool]] = []


class AnswerLine(_Line):
    """One answer.

    Attributes:
        duel: number of the duel.
        n: number of the decision in that duel, 1 for the first.
        turn: number of the turn in which it was asked.
        seat: who answered; 0 for both in secret.
        ask: the stable word of the question.
        answer: the index of the option, or a list of indexes.
        picked: for each picked option what it is in stable words: key, card, zone, value.
        label: the words of each picked option on the screen.
        seconds: how long the player took, 0 where nobody was timed.
        standing: what the players have settled for the match, seat 1 first, where that has changed since the last
            line that has it; else None.
        mark: the line of text at this decision for `present`, may be empty; None where it is not marked.
    """

    line: Literal["answer"] = "answer"
    duel: int
    n: int
    turn: int
    seat: Literal[0, 1, 2]
    ask: str
    answer: Count | tuple[Count, ...]
    picked: list[Annotated[list[str], Field(min_length=1)]]
    label: list[str] = []
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0
    standing: tuple[StandingPart, StandingPart] | None = None
    mark: str | None = None

    @property
    def given(self) -> Answer:
        """The answer as the driver takes it."""
        return self.answer


class SettleLine(_Line):
    """An end outside any prompt: a player conceded, or both agreed to a draw.

    Attributes:
        duel: number of the duel.
        n: its number among the decisions of that duel.
        turn: number of the turn.
        winner: the seat that wins by it, 0 for a draw.
        how: ``conceded`` or ``agreed``.
        mark: as in an answer.
    """

    line: Literal["settled"] = "settled"
    duel: int
    n: int
    turn: int
    winner: Literal[0, 1, 2]
    how: Literal["conceded", "agreed"]
    mark: str | None = None

    @property
    def happens(self) -> str:
        """What happens, in words that name no player."""
        return "the duel ends"

    @property
    def given(self) -> Settled:
        """The end as the driver takes it."""
        return Settled(self.winner, self.how)


class RuleLine(_Line):
    """Both players set a rule option in the middle of the duel.

    Attributes:
        duel: number of the duel.
        n: its number among the decisions of that duel.
        turn: number of the turn.
        option: the option.
        value: its new value.
        mark: as in an answer.
    """

    line: Literal["rule"] = "rule"
    duel: int
    n: int
    turn: int
    option: str
    value: JsonValue
    mark: str | None = None

    @property
    def happens(self) -> str:
        """What happens, in words that name no player."""
        return "a rule changes"

    @property
    def given(self) -> RuleChange:
        """The change as the driver takes it."""
        return RuleChange(self.option, self.value)


class MarkLine(_Line):
    """The open decision is marked; the line with its answer says so again.

    Attributes:
        duel: number of the duel.
        n: number of the decision in that duel.
        mark: as in an answer.
    """

    line: Literal["mark"] = "mark"
    duel: int
    n: int
    mark: str


class UndoLine(_Line):
    """The last decisions of the duel are undone.

    Attributes:
        duel: number of the duel.
        count: how many decisions.
        turn: number of the turn the duel is in afterwards.
        crosses: which hidden information had been seen since, in words that name no card; empty for none.
    """

    line: Literal["undo"] = "undo"
    duel: int
    count: Annotated[int, Field(ge=1)]
    turn: int
    crosses: str = ""


class ResultLine(_Line):
    """A duel has ended.

    Attributes:
        duel: number of the duel.
        winner: the seat that won, 0 for a draw.
        rule: number of the rule that ended it.
        how: the stable word for the way it ended.
        decisions: how many decisions it took.
        turns: number of the last turn.
        digest: digest of the final state.
        over: whether the match is over with it.
        seconds: how long the players took for all their answers together.
    """

    line: Literal["result"] = "result"
    duel: int
    winner: Literal[0, 1, 2]
    rule: str
    how: str
    decisions: int
    turns: int
    digest: str
    over: bool = False
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0

    @property
    def result(self) -> Result:
        """The result as a match keeps it."""
        return Result(self.winner, self.rule, self.how)


class ResumedLine(_Line):
    """A program has opened the journal again.

    Attributes:
        version: the program's version.
        at: date and time.
        seats: who plays the seats from now on, as in the header; None in a journal of an older version.
    """

    line: Literal["resumed"] = "resumed"
    version: str
    at: str
    seats: tuple[str, str] | None = None


class TornLine(_Line):
    """The line before this one was never finished and is ignored.

    Attributes:
        torn: number of bytes of the unfinished line and its closing mark.
        torn_sum: CRC-32 of these bytes.
    """

    line: Literal["torn"] = "torn"
    torn: int
    torn_sum: str


GivenLine: TypeAlias = AnswerLine | SettleLine | RuleLine
"""A line that is one entry of a duel."""

Line: TypeAlias = DuelLine | GivenLine | MarkLine | UndoLine | ResultLine | ResumedLine | TornLine
"""Any line except the header."""

_LINES: TypeAdapter[list[Line]] = TypeAdapter(list[Annotated[Line, Field(discriminator="line")]])


def as_lines(raw: Sequence[bytes]) -> list[Line]:
    """Check the fields of lines, without what could steer a terminal in any text.

    Raises:
        ValidationError: when one is no line of this format; ``errors()[0]["loc"][0]`` is its place in the list.
    """
    together = b",".join(raw)
    if not _is_plain(together):
        together = b",".join(map(_cleaned, raw))
    try:
        lines = _LINES.validate_json(b"[%s]" % together)
    except ValidationError:
        lines = []
    if len(lines) == len(raw):
        return lines
    return _LINES.validate_json(b"[%s]" % b",".join(map(_alone, raw)))  # a line may hold two objects


def _is_plain(raw: bytes) -> bool:
    """Whether every text in it can be printed as it stands; an escape may stand for anything."""
    if not raw.translate(None, PLAIN):
        return True
    try:
        return b"\\" not in raw and raw.decode().isprintable()
    except UnicodeDecodeError:
        return False


def _cleaned(raw: bytes) -> bytes:
    """One line with each of its texts cleaned."""
    return raw if _is_plain(raw) else _alone(raw)


def _alone(raw: bytes) -> bytes:
    """One line, cleaned, whatever it holds; one that is no JSON becomes ``null``, which is no line."""
    try:
        return json.dumps(clean(json.loads(raw))).encode()
    except (ValueError, RecursionError):
        return b"null"
