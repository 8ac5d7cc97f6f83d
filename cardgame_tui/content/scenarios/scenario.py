"""Scenario files: a position, the answers that follow, and the expected result."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StrictBool, StrictInt

from cardgame_tui.content.cards import OneLine, check_cards
from cardgame_tui.content.checking import checked
from cardgame_tui.content.decks import DeckEntry
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.game_content import GameContent
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.scenarios.cases import CASE, expand
from cardgame_tui.content.scenarios.choices import Choice, Entries, Words
from cardgame_tui.content.scenarios.expected import Expected, Facts
from cardgame_tui.content.scenarios.lessons import LESSON, LessonTable, WrongAnswer
from cardgame_tui.content.toml.document import Document, KeyPath, Source, read_toml
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.chance import Drawn, Scripted
from cardgame_tui.value import value

OLD_KEY, NEW_KEY = "auto_pass", "pass_unmentioned"
"""The new name of a renamed key of scenarios; an option of a game has the old name."""

MARKED_DECKS = ("deck 1", "deck 2")
"""What a mark of the set-up calls its own decks."""

EXPECT = "expect"
"""The table of facts at the end."""

PASSES = "pass"
"""The choice of a step that an order can take in a lesson."""

LOGGED = "logged"
"""The word in ``[expect]`` that asserts cited rules instead of a fact."""


def _consistent(step: "Step") -> "Step":
    if [step.choose is not None, step.concede, step.agree, bool(step.rules)].count(True) > 1:
        raise ValueError("choose, concede, agree or rules: only one of them")
    if step.concede and not step.seat:
        raise ValueError("one seat concedes: 1 or 2")
    if step.because and not (step.refused or step.settles):
        raise ValueError("because goes with refused, concede or agree")
    if step.because and len(step.because) not in (1, len(step.refused)):
        raise ValueError("one rule number for all refusals, or one for each")
    return step


class Step(BaseModel):
    """One answer and what is checked around it.

    Attributes:
        seat: who answers; 0 for a secret prompt that both answer together.
        ask: the prompt that must be open.
        rule: the rule number that prompt must cite.
        duel: the duel of the match it is in, if it is another one than in the previous step.
        turn: number of the turn it is in; needed when that is another one than that of the step before.
        phase: the phase it is in, by its stable word; needed when it has changed since the step before.
        choose: a word of the option; a list of words that must all fit one option; where several options
            are asked (or both seats answer), a list with one entry for each; left out in a step that only checks.
        concede: the seat gives up instead; with `because` the rules must refuse that.
        agree: both players agree on a draw instead; with `because` the rules must refuse that.
        rules: options that both players set instead, by name; they count from the next answer on.
        offers: exactly the options that must be on offer, an entry for each; options with exactly the same
            words need only one.
        offers_at_least: options that must be among those on offer.
        refused: options that must not be on offer.
        because: the rule number that all these refusals must cite, or one for each.
        expect: facts that must hold after the answer.
        note: in a lesson, what to look at and what to answer.
        wrong: in a lesson, answers that are explained instead of given.
        given: in a lesson, whether it gives the answer itself, because nothing can be learned from it.
        order: in a lesson, the lasting order that the learner gives here, by its stable word; it then passes.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Literal[0, 1, 2]
    ask: str | None = None
    rule: str | None = None
    duel: StrictInt | None = Field(None, ge=1)
    turn: StrictInt | None = Field(None, ge=0)
    phase: str | None = None
    choose: Choice | None = None
    concede: StrictBool = False
    agree: StrictBool = False
    rules: dict[str, JsonValue] = {}
    offers: Entries | None = None
    offers_at_least: Entries = []
    refused: Entries = []
    because: Words = []
    expect: Facts = {}
    note: str = ""
    wrong: list[WrongAnswer] = []
    given: StrictBool = False
    order: Literal["", "away", "own", "aimed"] = ""

    @property
    def settles(self) -> bool:
        """Whether it ends the duel at whatever is asked."""
        return self.concede or self.agree

    @property
    def shows_all(self) -> bool:
        """Whether it only looks, and says all about its question: so a mark without answers begins."""
        answers = self.choose is not None or self.settles
        return not answers and None not in (self.ask, self.rule, self.offers)


class ExpectedEvent(BaseModel):
    """An event that the log must have, and facts at the moment it is logged.

    Attributes:
        rule: the rule number the event cites.
        card: name of a card it is about; any card if left out.
        expect: facts that must hold at that moment.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    rule: str
    card: str | None = None
    expect: Facts = {}


def _said(fault: "ExpectedFault") -> "ExpectedFault":
    if fault.rule is None and not any(fault.says):
        raise ValueError("rule or says: without either any fault would do")
    return fault


class ExpectedFault(BaseModel):
    """A fault that the set-up must have. It says `rule`, `says` or both.

    Attributes:
        about: what must be refused: the options, the variant, a card, a deck or the position.
        rule: the rule number the fault must cite.
        says: words that must be in its message.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    about: Literal["options", "variant", "card", "deck", "start"]
    rule: str | None = None
    says: Words = []


class Scenario(BaseModel):
    """A scenario file.

    Attributes:
        title: what it shows, one sentence.
        ruleset: id of the game.
        about: more on it.
        cites: rule numbers it is about.
        variant: a variant it is played in: its id, name or file, which is looked for next to the scenario.
        options: options of the ruleset that differ from the default, or from the variant's.
        seed: seed of the duel.
        random: outcomes of chance in order: the face of a die, the name of what is picked, such as a card or
            ``seat1``, card names for a shuffle.
        decks: ids or paths of two decks, or names from `deck`, for a duel that starts with its set-up.
        deck: its own decks.
        card: cards of this scenario, in the form of the ruleset's card set; a known name replaces that card.
        start: the position, set up by the ruleset; without it the duel starts with its set-up.
        opens_after: how many steps are given before people take over, as in a mark; the rest is for
            checking only.
        pass_unmentioned: whether passes that no step mentions are given before a step, without leaving the
            phase, unless the step names a later one.
        step: the answers.
        event: events the log must have in this order, among others, with facts at that moment; for what the
            rules do between two prompts.
        fault: every fault the set-up must have; such a scenario is not played.
        expect: facts at the end, and under ``logged`` the cited rules in order.
        lesson: makes it a lesson of a tutorial.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: OneLine
    ruleset: OneLine
    about: str = ""
    cites: list[str] = []
    variant: str = ""
    options: dict[str, object] = {}
    seed: StrictInt = 1
    random: list[StrictInt | str | list[str]] = []
    decks: tuple[str, str] | None = None
    deck: list[DeckEntry] = []
    card: list[dict[str, object]] = []
    start: dict[str, object] | None = None
    opens_after: StrictInt = Field(0, ge=0)
    pass_unmentioned: StrictBool = False
    step: list[Annotated[Step, AfterValidator(_consistent)]] = []
    event: list[ExpectedEvent] = []
    fault: list[Annotated[ExpectedFault, AfterValidator(_said)]] = []
    expect: Facts = Field({})
    lesson: LessonTable | None = None

    @property
    def outcomes(self) -> list[Scripted]:
        """Outcomes of chance in order. Marks that do not name their turns are older: they count from 0."""
        is_mark = self.opens_after or self.decks == MARKED_DECKS
        if not is_mark or not self.step or self.step[0].turn is not None:
            return list(self.random)
        return [Drawn(each) if isinstance(each, int) else each for each in self.random]

    @property
    def checks_nothing(self) -> bool:
        """Whether it is only a position to play from."""
        return not (self.step or self.event or self.fault or self.expect)

    @property
    def facts(self) -> dict[str, Expected]:
        """Facts that must hold at the end."""
        return {path: fact for path, fact in self.expect.items() if path != LOGGED}

    @property
    def logged(self) -> list[str]:
        """Rule numbers the log must cite in this order, among others."""
        rules = self.expect.get(LOGGED, [])
        return [str(rule) for rule in rules] if isinstance(rules, list) else [str(rules)]

    @property
    def all_facts(self) -> Iterator[tuple[KeyPath, dict[str, Expected]]]:
        """Every table of facts, with its path in the file."""
        yield from ((("step", number, "expect"), step.expect) for number, step in enumerate(self.step))
        yield from ((("event", number, "expect"), expected.expect) for number, expected in enumerate(self.event))
        yield (EXPECT,), self.facts


@value
class ScenarioFile:
    """A scenario and the file it was read from.

    Args:
        scenario: the checked scenario.
        document: the file; ``document.line(("step", 2))`` is the line of the third step.
        case: the number of the filled-in row of its cases, from 1; 0 for a file without cases.
        notes: remarks for its author that are not faults.
    """

    scenario: Scenario
    document: Document
    case: int = 0
    notes: tuple[str, ...] = ()

    def fact_line(self, path: KeyPath, fact: str) -> int | None:
        """The line of a fact in a table of facts, with its path quoted or dotted."""
        lines = (self.document.line((*path, fact)), self.document.line((*path, *fact.split("."))))
        return max((line for line in lines if line is not None), default=None)

    def cards(
        self, ruleset: GameContent, options: OptionModel, base: Mapping[str, Printed] | None = None
    ) -> Mapping[str, Printed]:
        """A card set under some options, with the cards of the scenario; by default the ruleset's card set.

        Raises:
            ContentError: with all faults of the cards.
            ValueError: with all faults of their texts.
        """
        shipped = ruleset.cards_for(options) if base is None else base
        if not self.scenario.card:
            return shipped
        records = check_cards(self.document, ruleset.card_model)
        return {**shipped, **ruleset.compile_cards(records, options)}


def load_scenario(source: Source) -> ScenarioFile:
    """Read a scenario file, the first case if it has cases; the ruleset checks later whether its names exist.

    Raises:
        ContentError: with all faults of the file.
    """
    return load_cases(source)[0]


def load_cases(source: Source) -> list[ScenarioFile]:
    """Read a scenario file: one scenario, or one for each of its cases.

    Raises:
        ContentError: with all faults of the file.
    """
    document, notes = _renamed(read_toml(source))
    many = CASE in document.data
    documents = expand(document) if many else [document]
    return [
        ScenarioFile(_checked(each), each, number if many else 0, notes)
        for number, each in enumerate(documents, 1)
    ]


def _checked(document: Document) -> Scenario:
    """Check a scenario: first each field, then the combination of its tables."""
    scenario = checked(Scenario, document.data, document)
    if scenario.fault and (scenario.step or scenario.event or scenario.expect):
        words = "a scenario with [[fault]] is not played: leave out [[step]], [[event]] and [expect]"
        raise ContentError([document.fault(("fault",), words)])
    if not isinstance(scenario.expect.get(LOGGED, []), str | list):
        raise ContentError([document.fault((EXPECT, LOGGED), "is a list of rule numbers")])
    if scenario.expect.get(LOGGED) == []:
        raise ContentError(
            [document.fault((EXPECT, LOGGED), "says nothing: it does not mean that nothing is logged")]
        )
    if scenario.opens_after > len(scenario.step):
        words = f"found {scenario.opens_after}, but there are {len(scenario.step)} steps"
        raise ContentError([document.fault(("opens_after",), words)])
    if faults := list(_lesson_faults(scenario, document)):
        raise ContentError(faults)
    return scenario


def _renamed(document: Document) -> tuple[Document, tuple[str, ...]]:
    """Accept the old name of a key; a file must not have both names."""
    if OLD_KEY not in document.data:
        return document, ()
    if NEW_KEY in document.data:
        raise ContentError([document.fault((OLD_KEY,), f"is the old name of {NEW_KEY}, which is here too")])
    data = {NEW_KEY if key == OLD_KEY else key: value for key, value in document.data.items()}
    line = document.line((OLD_KEY,))
    places = {**document.places, (NEW_KEY,): line} if line else document.places
    note = f"line {line}: {OLD_KEY} is now called {NEW_KEY}; the old name is still read"
    return replace(document, data=data, places=places), (note,)


def _lesson_faults(scenario: Scenario, document: Document) -> Iterator[FileFault]:
    """Name what a scenario says as a lesson without being one, and what a lesson lacks."""
    if scenario.lesson is None:
        for number, step in enumerate(scenario.step):
            for key in ("note", "wrong", "given", "order"):
                if getattr(step, key):
                    yield document.fault(("step", number, key), "is for lessons: add [lesson]")
        return
    if not scenario.about:
        yield document.fault(("about",), "is missing: a lesson says first what it is about")
    learners = _learners(scenario)
    if not any(step.seat in learners for step in scenario.step):
        yield document.fault((LESSON,), "needs at least one [[step]] of the learner")
    ordered = False
    for number, step in enumerate(scenario.step):
        by_order = ordered and step.choose == PASSES and not step.note
        for fault in _step_faults(step, asked=step.seat in learners and not step.given and not by_order):
            yield document.fault(("step", number), fault)
        ordered = ordered or bool(step.order)


def _step_faults(step: Step, *, asked: bool) -> Iterator[str]:
    """What is wrong with a step of a lesson, which the learner is asked for or not."""
    if step.choose is None:
        yield "each step of a lesson gives an answer: add choose"
    if step.order and (step.choose != PASSES or not asked):
        yield f'an order passes for the learner: choose = "{PASSES}"'
    if asked and not step.note:
        yield "says nothing: add note, for what to look at and what to answer"
    if not asked and (step.note or step.wrong):
        yield "is not asked of the learner: leave out note and wrong"


def _learners(scenario: Scenario) -> tuple[int, ...]:
    assert scenario.lesson is not None
    return (scenario.lesson.learner,) if scenario.lesson.learner else (1, 2)
