"""The same duel under another rule: same shuffles, decks and answers, until both lines part."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.option_info import chosen
from cardgame_tui.content.settings import parse_settings
from cardgame_tui.content.variants import pick_variant
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.journal.header import Origin, header_of
from cardgame_tui.play.journal.lines import AnswerLine, DuelLine, GivenLine, ResultLine
from cardgame_tui.play.journal.record_lines import answer_line, result_line, settle_line
from cardgame_tui.play.journal.saves import new_path
from cardgame_tui.play.journal.writer import create
from cardgame_tui.play.option_words import picks
from cardgame_tui.play.rules_in_play import read_options
from cardgame_tui.play.setup import Setup


def setup_under(setup: Setup, words: str) -> Setup:
    """A set-up under another variant, or under other options; its decks and seeds stay.

    Args:
        setup: the set-up of a match.
        words: a variant, whose options are set over those of the match, or options such as ``hp=3,best_of=1``.

    Raises:
        ContentError: with all faults of the variant, the options or the cards.
    """
    ruleset = setup.ruleset
    if "=" in words:
        options = parse_settings(ruleset.options_model, words.split(","), setup.options, "--under")
        other = replace(setup, options=options)
    else:
        variant = pick_variant(ruleset.id, words)
        other = replace(
            setup, variant=variant, options=read_options(ruleset, variant, made_for=chosen(setup.options))
        )
    if header_of(other) == header_of(setup).model_copy(update={"begun": header_of(other).begun}):
        raise ContentError([FileFault("--under", None, "", "these are the rules of the match already")])
    return header_of(other).setup(ruleset, words)


class OtherLine:
    """A duel of a replay under other rules, as far as its answers fit.

    Args:
        replay: the replay.
        played: the duel in it.
        words: the other rules: a variant, or options.

    Attributes:
        driver: the duel under them, after the last answer that fits.
        setup: its set-up.
        lines: the answers, as a journal has them.
        stopped: why the next answer no longer exists, with its rule; empty when all fit.

    Raises:
        ContentError: with all faults of the rules.
        ValueError: when the duel cannot be begun under them.
    """

    def __init__(self, replay: Replay, played: PlayedDuel, words: str) -> None:
        self.setup = setup_under(replay.setup, words)
        self._replay, self._played = replay, played
        match = self.setup.match()
        for duel in replay.journal.duels[: played.number - 1]:
            assert duel.result is not None
            match.record(duel.result.result)
        self._match = match
        self.driver: Driver = self.setup.driver(match.next_start())
        self.lines: list[GivenLine] = []
        self.stopped = ""
        for line in played.entries:
            self.stopped = self._give(line)
            if self.stopped:
                break

    @property
    def parting(self) -> int:
        """How many events both lines share at the beginning."""
        pairs = zip_longest(self._events(self._played.driver), self._events(self.driver))
        return next(
            (number for number, (one, two) in enumerate(pairs) if _essence(one) != _essence(two)),
            len(self._events(self.driver)),
        )

    def decision_at(self, event: int) -> int:
        """After how many decisions of the played duel an event happened."""
        return max(sum(1 for each in self._played.situations if each.events <= event) - 1, 0)

    def write(self, folder: Path | None = None) -> Path:
        """Write the other line as a match of its own, which can be replayed and resumed.

        Args:
            folder: the folder of the journal; by default the folder for saves.

        Raises:
            JournalError: when it cannot be written.
        """
        count = len(self.lines)
        origin = Origin(file=self._replay.journal.path.name, duel=self._played.number, decision=count)
        setup = replace(self.setup, first_seed=self.driver.start.seed)
        ended: list[ResultLine] = []
        if self.driver.result is not None:
            self._match.record(self.driver.result)
            ended = [result_line(self.driver, self._match)]
        path = new_path(setup.ruleset.id, folder)
        create(path, header_of(setup, origin), DuelLine(duel=1), *self.lines, *ended).close()
        return path

    def _give(self, line: GivenLine) -> str:
        """Give an answer that was played; returns why it does not exist here, empty when it does."""
        prompt = self.driver.prompt
        if prompt is None:
            return "the duel is over"
        if not isinstance(line, AnswerLine):
            return self._settle(line)
        if (prompt.seat, prompt.ask) != (line.seat, line.ask):
            return f"{self._question(prompt)} is asked ({prompt.rule})"
        answer = same_answer(self.driver, prompt, line.picked)
        if answer is None:
            return self._why_not(line)
        self.lines.append(answer_line(self.driver, prompt, answer))
        try:
            self.driver.answer(answer)
        except Exception as error:
            return f"the rules broke down ({type(error).__name__})"
        return ""

    def _settle(self, line: GivenLine) -> str:
        if isinstance(line, AnswerLine):
            return ""
        if refusal := self.driver.refuse_settling(line.given):
            return str(refusal)
        self.lines.append(settle_line(self.driver, line.given))
        self.driver.replay([line.given])
        return ""

    def _question(self, prompt: Prompt) -> str:
        who = self.setup.names[prompt.seat - 1] if prompt.seat else "both players"
        return f"`{prompt.ask}` of {who}"

    def _why_not(self, line: AnswerLine) -> str:
        """Why an option is not offered: its refusal if the rules name one."""
        duel = self.driver.duel
        for option, refusal in duel.why_not():
            asked = Prompt(line.seat or 1, line.ask, "", (option,))
            if picks(duel, asked, 0)[0] in line.picked:
                return str(refusal)
        words = ", ".join(line.label) if line.label else line.ask
        return (
            f"`{line.ask}` offers no option {words}"
            if self._public(line)
            else f"`{line.ask}` offers other options"
        )

    def _public(self, line: AnswerLine) -> bool:
        return self.driver.prompt is not None and self.driver.prompt.public

    @staticmethod
    def _events(driver: Driver) -> Sequence[Event]:
        return driver.duel.events or ()


def same_answer(driver: Driver, prompt: Prompt, picked: Sequence[Sequence[str]]) -> Answer | None:
    """The answer that picks the same options by their stable words; None if one is not offered.

    Args:
        driver: the duel at the prompt.
        prompt: the prompt.
        picked: the stable words of each picked option.
    """
    known = [picks(driver.duel, prompt, index)[0] for index in range(len(prompt.options))]
    found: list[int] = []
    for words in picked:
        left = [
            index for index, each in enumerate(known) if each == words and (prompt.secret or index not in found)
        ]
        if not left:
            return None
        found.append(left[0])
    answer: Answer = found[0] if prompt.single and len(found) == 1 else tuple(found)
    return None if prompt.fault(answer) else answer


def _essence(event: Event | None) -> tuple[object, ...] | None:
    """What two events share when the same thing happens."""
    if event is None:
        return None
    return (event.rule, event.what, event.seat, event.card, event.zone, event.amount, event.other, event.word)
