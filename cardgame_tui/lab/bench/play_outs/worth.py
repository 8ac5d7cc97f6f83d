"""What a change of the rules is worth from one decision on: a table, verdicts and warnings."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from math import inf
from statistics import fmean

from cardgame_tui.engine.digest import joint_digest
from cardgame_tui.lab.bench.comparing.questions import DECISIVE, FASTER, Question
from cardgame_tui.lab.bench.comparing.verdict_words import many_questions, verdict_lines
from cardgame_tui.lab.bench.comparing.verdicts import Verdict, verdict_of
from cardgame_tui.lab.bench.plan import who_plays
from cardgame_tui.lab.bench.play_outs.play_outs import PlayedOut, PlayOuts, finished
from cardgame_tui.lab.bench.table import Cell, Column, Table, json_cell
from cardgame_tui.lab.statistics import CONFIDENCE, bonferroni, paired_t, share_if_any

NOTE = (
    "Both hands are as they were. Cards that no player knows are dealt again, and chance is new: the same for "
    "all lines. In brackets: where the true value lies, 95 % of the time."
)
POINTS = "Points: a win counts 100, a draw 50."


class Worth:
    """The answers of duels that bots have played out from one decision.

    Args:
        play_outs: the decision and its lines.
        bots: the bots.
        rows: the duels, unit by unit.
        seed: the seed of all duels.
    """

    def __init__(self, play_outs: PlayOuts, bots: Sequence[str], rows: Sequence[PlayedOut], seed: int) -> None:
        self._from = play_outs
        self._bots = bots
        self.rows = rows
        self._seed = seed
        name = play_outs.players[0]
        sentence = f"{name.replace('{', '{{').replace('}', '}}')} scores {{now}} instead of {{before}}"
        self._better = Question(f"Better for {name}", larger=True, sentence=sentence)

    @property
    def digest(self) -> str:
        """One digest over all final states, in the order of the duels."""
        return joint_digest(row.digest for row in self.rows)

    def table(self) -> Table:
        """How the duels of each line ended, with each bot."""
        one, two = self._from.players
        several = len(self._bots) > 1
        columns = [
            Column("line"),
            *([Column("bot")] if several else []),
            Column("duels", "count"),
            Column(f"{one} wins", "share"),
            Column(f"{two} wins", "share"),
            Column("drawn", "share"),
            Column(f"{self._from.ruleset.wording.turn}s", "number"),
        ]
        lines = [
            [name, *([bot] if several else []), *self._cells(line, bot)]
            for bot in self._bots
            for line, name in enumerate(self._from.names)
        ]
        ruleset = self._from.ruleset
        title = f"{ruleset.id} {ruleset.version}, from decision {self._from.decision}, seed {self._seed}, "
        return Table(title + who_plays(self._bots), columns, lines, (NOTE,))

    def _cells(self, line: int, bot: str) -> Iterator[Cell]:
        ended = list(finished(self.rows, line, bot))
        yield sum(row.line == line and row.bot == bot for row in self.rows)
        for winner in (1, 2, 0):
            yield share_if_any(sum(row.winner == winner for row in ended), len(ended))
        yield paired_t([row.turns for row in ended]).within(0, inf) if ended else None

    def verdicts(self) -> list[Verdict]:
        """What the change does from here on; none where nothing is compared."""
        if len(self._from.names) < 2:
            return []
        return [verdict for bot in self._bots for verdict in self._verdicts_of(bot)]

    def _verdicts_of(self, bot: str) -> Iterator[Verdict]:
        pairs = self._pairs(bot)
        confidence = bonferroni(len(self._bots), CONFIDENCE)

        def verdict(question: Question, read: Callable[[PlayedOut], float]) -> Verdict:
            """The answer to a question, from a number of each duel."""
            difference = paired_t([read(after) - read(before) for before, after in pairs], confidence)
            now, before = ([read(pair[line]) for pair in pairs] for line in (1, 0))
            both = (fmean(now), fmean(before)) if pairs else None
            turn = self._from.ruleset.wording.turn
            return verdict_of(question, 1, bot, difference, turn, confidence, len(pairs), both)

        yield verdict(self._better, lambda row: row.score(1))
        yield verdict(FASTER, lambda row: row.turns)
        yield verdict(DECISIVE, lambda row: not row.winner)

    def _pairs(self, bot: str) -> list[tuple[PlayedOut, PlayedOut]]:
        """The duels of both lines that have their seeds in common, if both ended by the rules."""
        units: dict[int, list[PlayedOut]] = defaultdict(list)
        for line in (0, 1):
            for row in finished(self.rows, line, bot):
                units[row.unit].append(row)
        return [(both[0], both[1]) for both in units.values() if len(both) == 2]

    def warnings(self) -> Iterator[str]:
        """What a reader has to know before believing the answers."""
        for bot in self._bots:
            for line, name in enumerate(self._from.names):
                ended = list(finished(self.rows, line, bot))
                drawn = sum(not row.winner for row in ended)
                if ended and drawn > len(ended) / 4:
                    yield f"{name}: {bot} draws {drawn / len(ended):.0%} of its duels; try another bot."
        lost = [row for row in self.rows if not row.finished]
        if lost:
            kinds = ", ".join(sorted({row.how or "too long" for row in lost}))
            yield f"{len(lost)} duels did not end by the rules and do not count ({kinds})."
        answers = {each.bot: each.answer for each in self.verdicts() if each.question == self._better}
        if {True, False} <= set(answers.values()):
            yield "The bots disagree about who gains."

    def in_lines(self) -> Iterator[str]:
        """Yield the answers as lines of text."""
        yield from self.table().in_lines()
        yield from self.verdict_lines()
        yield from (f"Careful: {words}" for words in self.warnings())

    def verdict_lines(self) -> Iterator[str]:
        """Yield the verdicts as sentences, those of each bot under its name."""
        verdicts = self.verdicts()
        for bot in self._bots if verdicts else ():
            played_by = f", {bot}" if len(self._bots) > 1 else ""
            yield f"{capital(self._from.names[1])}, compared with {self._from.names[0]}{played_by}:"
            yield from (f"  {line}" for line in verdict_lines([each for each in verdicts if each.bot == bot]))
        if verdicts:
            yield f"  {POINTS}"
        if words := many_questions(verdicts):
            yield words

    def as_json(self) -> dict[str, object]:
        """The answers for programs."""
        return {
            "ruleset": self._from.ruleset.id,
            "decision": self._from.decision,
            "seed": self._seed,
            "bots": list(self._bots),
            "table": self.table().as_json(),
            "verdicts": [_verdict(each) for each in self.verdicts()],
            "warnings": list(self.warnings()),
            "digest": self.digest,
        }

    def as_csv(self) -> Table:
        """Every duel as a line."""
        names = [each.name for each in fields(PlayedOut)]
        cells: list[list[Cell]] = [
            [self._from.names[row.line] if name == "line" else getattr(row, name) for name in names]
            for row in self.rows
        ]
        return Table("duels", [Column(name) for name in names], cells)


def _verdict(verdict: Verdict) -> dict[str, object]:
    return {
        "question": verdict.question.title,
        "bot": verdict.bot,
        "answer": {True: "yes", False: "no", None: "cannot tell"}[verdict.answer],
        "difference": json_cell(verdict.difference),
        "unit": verdict.unit,
        "confidence": verdict.confidence,
        "more_duels": verdict.more,
        "pairs": verdict.pairs,
    }


def capital(words: str) -> str:
    """Begin words with a capital letter; leave the rest unchanged."""
    return words[:1].upper() + words[1:]
