"""Scenario files: a position, the answers that follow, and what must come of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from cardgame_tui.content.cards import OneLine, check_cards
from cardgame_tui.content.checking import checked
from cardgame_tui.content.decks import DeckEntry
from cardgame_tui.content.game_content import GameContent
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml import Document, Source, read_toml
from cardgame_tui.engine.card import Printed

Fact: TypeAlias = bool | int | str | list[int | str]
"""A value that `Ruleset.measure` is compared with."""

LOGGED = "logged"
"""The word in ``[expect]`` that asserts cited rules instead of a fact."""


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str | int) else value


def _flat(value: object) -> object:
    """Accept ``seat2.hp = 6`` beside ``"seat2.hp" = 6``."""
    if not isinstance(value, Mapping):
        return value
    flat: dict[str, object] = {}
    for key, each in value.items():
        inner = _flat(each)
        flat |= {f"{key}.{rest}": it for rest, it in inner.items()} if isinstance(inner, Mapping) else {key: inner}
    return flat


def _consistent(step: "Step") -> "Step":
    if step.choose is not None and step.concede:
        raise ValueError("choose or concede, not both")
    if step.because and not step.refused:
        raise ValueError("because goes with refused")
    if step.because and len(step.because) not in (1, len(step.refused)):
        raise ValueError("one rule number for all that is refused, or one for each")
    return step


Words: TypeAlias = Annotated[list[str], BeforeValidator(_as_list)]
Facts: TypeAlias = Annotated[dict[str, Fact], BeforeValidator(_flat)]
Entry: TypeAlias = str | int | list[str | int]
"""One option: a word it goes by, or a list of words that must all fit it."""

Entries: TypeAlias = Annotated[list[Entry], BeforeValidator(_as_list)]
Choice: TypeAlias = str | int | list[Entry]


class Step(BaseModel):
    """One answer and what is checked around it.

    Attributes:
        seat: who answers; 0 for a secret prompt both answer at once.
        ask: the prompt that must be open.
        rule: the rule number that prompt must cite.
        choose: a word of the option; a list of words that must all fit one option; where several options
            are asked (or both seats answer), a list with one entry for each; None for a step that only looks.
        concede: the seat gives up instead.
        offers: exactly the options that must be on offer.
        offers_at_least: options that must be among those on offer.
        refused: options that must not be on offer.
        because: the rule number that must be behind all these refusals, or one for each.
        expect: facts that must hold after the answer.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Literal[0, 1, 2]
    ask: str | None = None
    rule: str | None = None
    choose: Choice | None = None
    concede: bool = False
    offers: Entries | None = None
    offers_at_least: Entries = []
    refused: Entries = []
    because: Words = []
    expect: Facts = {}


class Moment(BaseModel):
    """An event that the log must have, and how the table is when it is logged.

    Attributes:
        rule: the rule number the event cites.
        card: name of a card it is about; whatever it is about unless given.
        expect: facts that must hold at that moment.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    rule: str
    card: str | None = None
    expect: Facts = {}


class Scenario(BaseModel):
    """A scenario file.

    Attributes:
        title: what it shows, one sentence.
        ruleset: id of the game.
        about: more on it.
        cites: rule numbers it is about.
        options: options of the ruleset that differ from the default.
        seed: seed of the duel.
        random: outcomes of chance in order: a number for a roll, card names for a shuffle.
        decks: ids or paths of two decks, or names of its own, for a duel that starts with its set-up.
        deck: decks of its own.
        card: cards of this scenario, in the form of the ruleset's card set; a known name replaces that card.
        start: the position, for the ruleset to lay out; without it the duel starts with its set-up.
        opens_after: how many steps are given before people play on from here, as in a mark; the rest is for
            checking only.
        auto_pass: whether passes that no step mentions are given by themselves.
        step: the answers.
        event: events the log must have in this order, among others, with facts at that moment; for what the
            rules do between two prompts.
        expect: facts at the end, and under ``logged`` the cited rules in order.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: OneLine
    ruleset: OneLine
    about: str = ""
    cites: list[str] = []
    options: dict[str, object] = {}
    seed: int = 1
    random: list[int | list[str]] = []
    decks: tuple[str, str] | None = None
    deck: list[DeckEntry] = []
    card: list[dict[str, object]] = []
    start: dict[str, object] | None = None
    opens_after: int = Field(0, ge=0)
    auto_pass: bool = False
    step: list[Annotated[Step, AfterValidator(_consistent)]] = []
    event: list[Moment] = []
    expect: Facts = Field({})

    @property
    def facts(self) -> dict[str, Fact]:
        """Facts that must hold at the end."""
        return {path: fact for path, fact in self.expect.items() if path != LOGGED}

    @property
    def logged(self) -> list[str]:
        """Rule numbers the log must cite in this order, among others."""
        rules = self.expect.get(LOGGED, [])
        return [str(rule) for rule in rules] if isinstance(rules, Sequence) else []


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A scenario and the file it was read from.

    Args:
        scenario: the checked scenario.
        document: the file; ``document.line(("step", 2))`` is the line of the third step.
    """

    scenario: Scenario
    document: Document

    def cards(self, ruleset: GameContent, options: OptionModel) -> Mapping[str, Printed]:
        """The ruleset's card set under some options with the scenario's own cards in it.

        Raises:
            ContentError: with all faults of the cards.
            ValueError: with all faults of their texts.
        """
        shipped = ruleset.cards_for(options)
        if not self.scenario.card:
            return shipped
        records = check_cards(self.document, ruleset.card_model)
        return {**shipped, **ruleset.compile_cards(records, options)}


def load_scenario(source: Source) -> ScenarioFile:
    """Read a scenario file; whether its names exist is for the ruleset to say.

    Raises:
        ContentError: with all faults of the file.
    """
    document = read_toml(source)
    return ScenarioFile(checked(Scenario, document.data, document), document)
