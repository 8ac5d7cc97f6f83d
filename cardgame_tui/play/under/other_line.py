"""The same duel under another rule: same shuffles, decks and answers, until both lines part."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from itertools import zip_longest
from pathlib import Path

from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.content.option_info import chosen
from cardgame_tui.content.settings import parse_settings, separate_settings
from cardgame_tui.content.variants import pick_variant
from cardgame_tui.engine.duel import Result
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.journal.header import Origin, VariantPart, header_of
from cardgame_tui.play.journal.lines import AnswerLine, DuelLine, GivenLine, ResultLine, RuleLine, SettleLine
from cardgame_tui.play.journal.record_lines import answer_line, result_line, rule_line, settle_line
from cardgame_tui.play.journal.saves import new_path
from cardgame_tui.play.journal.writer import create
from cardgame_tui.play.option_words import picks
from cardgame_tui.play.rule_change import Compared, compared
from cardgame_tui.play.rules_in_play import cards_of_match, read_options
from cardgame_tui.play.running_duel import RunningDuel
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.situation import situation_of
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.value import value

MOST_SAID = 3
"""Most options that are named; more are counted."""
SOURCE = "--under"
"""What faults in the words for other rules are about."""


def setup_under(setup: Setup, words: str) -> Setup:
    """A set-up under a variant, under other options, or both; its decks and seeds stay.

    Args:
        setup: the set-up of a match.
        words: a variant, whose options are set over those of the match, options such as ``hp=3,best_of=1``, or a
            variant and options such as ``long_siege,hp=3``.

    Raises:
        ContentError: with all faults of the variant, the options or the cards.
    """
    ruleset = setup.ruleset
    parts = [part.strip() for part in words.split(",")]
    settings = separate_settings(",".join(part for part in parts if "=" in part), SOURCE)
    variants = [part for part in parts if part and "=" not in part]
    if len(variants) > 1:
        raise _fault(f"found {quoted(words)}", "one variant, and options such as hp=3")
    other = setup
    if variants:
        variant = pick_variant(ruleset.id, variants[0])
        options = read_options(ruleset, variant, made_for=chosen(setup.options))
        other = replace(setup, variant=variant, options=options)
    options = parse_settings(ruleset.options_model, settings, other.options, SOURCE)
    other = replace(other, options=options)
    if _rules(other) == _rules(setup):
        raise _fault("these are the rules of the match already")
    cards = cards_of_match(ruleset, options, other.variant, setup.own_cards, setup.decks, words)
    return replace(other, cards=cards, recipe=None)


def _rules(setup: Setup) -> tuple[dict[str, object], VariantPart | None]:
    """Options and variant of a set-up, as a journal has them."""
    return setup.options.model_dump(mode="json"), VariantPart.of(setup.variant)


def _fault(found: str, allowed: str = "") -> ContentError:
    return ContentError([FileFault(SOURCE, None, "", found, allowed)])


@value
class Misfit:
    """Why the next answer that was played does not exist under other rules.

    Args:
        public: the reason as both players may know it, with its rule.
        full: the same for those who may read the question.
        prompt: the question that is open there; None once the duel is over.
    """

    public: str
    full: str
    prompt: Prompt | None

    def words(self, viewer: Viewer) -> str:
        """The reason as a viewer may know it."""
        readable = self.prompt is None or viewer.may_read(self.prompt)
        return self.full if readable else self.public


class OtherLine:
    """A played duel under other rules, as far as its answers fit.

    Args:
        setup: the set-up of the match.
        played: the duel that was played.
        words: the other rules: a variant, or options.
        results: how the earlier duels of the match ended.

    Attributes:
        words: the other rules, as they were typed.
        setup: the set-up under them.
        line: the duel under them, after the last answer that fits, with those answers.
        misfit: why the next answer no longer exists; None when all fit.

    Raises:
        ContentError: with all faults of the rules.
        ValueError: when the duel cannot be begun under them.
    """

    def __init__(self, setup: Setup, played: PlayedDuel, words: str, results: Sequence[Result] = ()) -> None:
        self.words = words
        self._setup = setup
        self.setup = setup_under(setup, words)
        self._played = played
        self._match = self.setup.match()
        for result in results:
            self._match.record(result)
        self.line = PlayedDuel(played.number, self.setup.driver(self._match.next_start()), [], [])
        self.misfit: Misfit | None = None
        for entry in played.entries:
            self.line.situations.append(situation_of(self.driver))
            self.misfit = self._give(entry)
            if self.misfit is not None:
                break
        else:
            self.line.situations.append(situation_of(self.driver))

    @classmethod
    def of_replay(cls, replay: Replay, number: int, words: str) -> "OtherLine":
        """A duel of a replay under other rules.

        Args:
            replay: the replay.
            number: number of the duel.
            words: the other rules.

        Raises:
            ContentError: with all faults of the rules.
            ValueError: when the duel cannot be begun under them.
        """
        ended = [duel.result.result for duel in replay.journal.duels[: number - 1] if duel.result is not None]
        return cls(replay.setup, replay.duels[number - 1], words, ended)

    @cached_property
    def rules(self) -> Sequence[Compared]:
        """Every rule option in which both lines differ."""
        return compared(self._setup.options, self.setup.options)

    @property
    def said(self) -> str:
        """The other rules in words, such as ``XK limit 5, was 7``."""
        return self._in_words(self.setup, [each.words for each in self.rules])

    @property
    def said_of(self) -> tuple[str, str]:
        """What each line is called: ``XK limit 7`` as it was played, and ``XK limit 5``."""
        was = [f"{each.title} {each.was}" for each in self.rules]
        now = [f"{each.title} {each.now}" for each in self.rules]
        return self._in_words(self._setup, was), self._in_words(self.setup, now)

    def _in_words(self, setup: Setup, rules: Sequence[str]) -> str:
        """The variant of a set-up, if they differ in it, and the first rules; the others are counted."""
        variant = [_variant_words(setup)] if self.has_other_variant else []
        more = len(rules) - MOST_SAID
        unsaid = [f"{more} more option{'s' if more > 1 else ''}"] if more > 0 else []
        return "; ".join([*variant, *rules[:MOST_SAID], *unsaid])

    @property
    def has_other_variant(self) -> bool:
        """Whether the other rules have a variant of their own."""
        return self.setup.variant != self._setup.variant

    @property
    def driver(self) -> Driver:
        """The duel under the other rules, after the last answer that fits."""
        return self.line.driver

    @property
    def lines(self) -> list[GivenLine]:
        """The answers that fit, as a journal has them."""
        return self.line.entries

    @property
    def parting(self) -> int:
        """How many events both lines share at the beginning."""
        pairs = zip_longest(events_of(self._played.driver), events_of(self.driver))
        return next(
            (number for number, (one, two) in enumerate(pairs) if _essence(one) != _essence(two)),
            len(events_of(self.driver)),
        )

    def decision_at(self, event: int) -> int:
        """After how many decisions of the played duel an event happened."""
        return max(sum(1 for each in self._played.situations if each.events <= event) - 1, 0)

    @property
    def can_be_written(self) -> bool:
        """Whether it can be a match of its own: how a later duel of a match begins depends on the earlier ones."""
        return self.line.number == 1

    def write(self, count: int | None = None, origin: str = "", folder: Path | None = None) -> Path:
        """Write the other line as a match of its own, which can be replayed and resumed.

        Args:
            count: how many of its answers; None for all that fit.
            origin: name of the journal it branches off from; empty for none.
            folder: the folder of the journal; by default the folder for saves.

        Raises:
            JournalError: when it cannot be written.
        """
        count = len(self.lines) if count is None else count
        driver = self.driver.fork(count)
        came_from = Origin(file=origin, duel=self.line.number, decision=count) if origin else None
        setup = replace(self.setup, first_seed=driver.start.seed, opening=())
        ended: list[ResultLine] = []
        if driver.result is not None:
            match = setup.match()
            match.record(driver.result)
            ended = [result_line(driver, match)]
        path = new_path(setup.ruleset.id, folder)
        create(path, header_of(setup, came_from), DuelLine(duel=1), *self.lines[:count], *ended).close()
        return path

    def _give(self, entry: GivenLine) -> Misfit | None:
        """Give an answer that was played; returns why it does not exist here, None when it does."""
        prompt = self.driver.prompt
        if prompt is None:
            return self._over()
        if isinstance(entry, SettleLine):
            return self._settle(entry)
        if isinstance(entry, RuleLine):
            return self._change_rule(entry)
        if (prompt.seat, prompt.ask) != (entry.seat, entry.ask):
            return _misfit(prompt, f"“{self._question(prompt)}” is asked ({prompt.rule})")
        answer = same_answer(self.driver, prompt, entry)
        if answer is None:
            return self._why_not(prompt, entry)
        line = answer_line(self.driver, prompt, answer)
        try:
            self.driver.answer(answer)
        except Exception as error:
            self.driver.undo()
            return _misfit(self.driver.prompt, f"the rules broke down ({type(error).__name__})")
        self.lines.append(line)
        return None

    def _over(self) -> Misfit:
        result = self.driver.result
        return _misfit(None, f"the duel is over ({result.rule})" if result is not None else "the duel is over")

    def _change_rule(self, entry: RuleLine) -> Misfit | None:
        """Set the rule here too, unless it is so already."""
        if entry.given.refused(self.driver.duel) is None:
            self.lines.append(rule_line(self.driver, entry.given))
            self.driver.replay([entry.given])
        return None

    def _settle(self, entry: SettleLine) -> Misfit | None:
        if refusal := self.driver.refuse_settling(entry.given):
            return _misfit(self.driver.prompt, str(refusal))
        self.lines.append(settle_line(self.driver, entry.given))
        self.driver.replay([entry.given])
        return None

    def _question(self, prompt: Prompt) -> str:
        """The open question as everybody may read it."""
        return self.setup.ruleset.wording.question(self.driver.duel, prompt, PUBLIC_SEAT)

    def _why_not(self, prompt: Prompt, entry: AnswerLine) -> Misfit:
        """Why an option is not offered: its refusal if the rules name one."""
        duel = self.driver.duel
        for option, refusal in duel.why_not():
            asked = Prompt(entry.seat or 1, entry.ask, "", (option,))
            if picks(duel, asked, 0)[0] in entry.picked:
                return Misfit(f"other options are offered ({refusal.rule})", str(refusal), prompt)
        words = ", ".join(entry.label) if entry.label else "what was picked"
        return Misfit(
            f"other options are offered ({prompt.rule})",
            f"{words} is not offered ({prompt.rule})",
            prompt,
        )


def _variant_words(setup: Setup) -> str:
    return "no variant" if setup.variant is None else f"variant {setup.variant.name}"


def _misfit(prompt: Prompt | None, words: str) -> Misfit:
    """A reason that both players may know."""
    return Misfit(words, words, prompt)


def played_so_far(duel: RunningDuel) -> PlayedDuel:
    """A running duel as it is now, to be looked at; what happens in it later does not change that."""
    driver = duel.driver.fork()
    past = [duel.situation(ago) for ago in range(len(duel.lines), 0, -1)]
    return PlayedDuel(duel.number, driver, list(duel.lines), [*past, situation_of(driver)])


def same_answer(driver: Driver, prompt: Prompt, entry: AnswerLine) -> Answer | None:
    """The answer that picks the same options by their stable words; None if one is not offered.

    Of several options with the same words, such as two copies of a card, it takes the one in the same place.

    Args:
        driver: the duel at the prompt.
        prompt: the prompt.
        entry: what was answered.
    """
    known = [picks(driver.duel, prompt, index)[0] for index in range(len(prompt.options))]
    places = (entry.answer,) if isinstance(entry.answer, int) else entry.answer
    found: list[int] = []
    for words, place in zip(entry.picked, places, strict=True):
        left = [
            index for index, each in enumerate(known) if each == words and (prompt.secret or index not in found)
        ]
        if not left:
            return None
        found.append(place if place in left else left[0])
    answer: Answer = found[0] if prompt.single and len(found) == 1 else tuple(found)
    return None if prompt.fault(answer) else answer


def events_of(driver: Driver) -> Sequence[Event]:
    """The log of a duel."""
    return driver.duel.events or ()


def _essence(event: Event | None) -> tuple[object, ...] | None:
    """What two events share when the same thing happens."""
    if event is None:
        return None
    return (event.rule, event.what, event.seat, event.card, event.zone, event.amount, event.other, event.word)
