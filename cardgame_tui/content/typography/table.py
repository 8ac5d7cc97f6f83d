"""The tables of typography of a game: plain data that a designer can read and extend."""

from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationInfo

from cardgame_tui.content.cards import OneLine
from cardgame_tui.content.checking import checked
from cardgame_tui.content.toml.document import Source, read_toml
from cardgame_tui.content.typography.patterns import Pattern, compiled


class Rule(BaseModel):
    """What is looked for in a text, and what is put there; `patterns` explains both.

    Attributes:
        find: the pattern.
        put: its replacement.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    find: OneLine
    put: str


def _sound(rule: Rule, about: ValidationInfo) -> Rule:
    compiled(rule.find, rule.put, about.data.get("lists", {}))
    return rule


Rules = list[Annotated[Rule, AfterValidator(_sound)]]
"""Rules whose patterns can be used."""


class Typography(BaseModel):
    """How foreign texts of a game are written, as a file says it.

    Attributes:
        default: values of fields of a card that a foreign file does not have.
        lists: words by the name of a slot in patterns, such as ``ELEMENT = ["fire", "water"]``.
        icons: signs within a text that stand for words.
        kinds: what each kind of effect puts around its text, ``{text}``: ``action = "Action: {text}"``. In
            ``{event}: you may {rest}`` the text is cut at its first colon.
        this: words that mean the card itself, besides its name.
        not_this: words behind the card's name where it is a name: ``token``.
        keep: parentheses that belong to the card language.
        bubble: what a number alone in parentheses is as a cost, such as ``pay {N}``; elsewhere it is the number.
        brackets: whether square brackets hold plain ``words``, or ``labels`` that restrict what follows.
        names_before_dash: whether what stands before a dash is the name of an ability, without a meaning.
        triggers: first words of a sentence that has an event, behind which a comma may stand for the colon.
        no_triggers: first words that look like an event and are none; their sentence continues the one before it.
        joins: ``always`` if what follows an ability in its paragraph always belongs to it; otherwise only what
            cannot stand alone.
        quotes: whether names are written in quotes.
        by_hand: sentences that let the players carry out what cannot be read, ``{text}``, the first that fits:
            ``Once per turn: by hand "{text}"``. ``{head}`` and ``{rest}`` are what is before and behind a colon,
            or else a comma.
        always: rules that are always applied.
        if_unread: rules that are applied where a sentence can be read further with them.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    default: dict[str, object] = {}
    lists: dict[str, list[str]] = {}
    icons: dict[str, str] = {}
    kinds: dict[str, str] = {}
    this: list[str] = []
    not_this: list[str] = []
    keep: list[str] = []
    bubble: str = ""
    brackets: Literal["words", "labels"] = "words"
    names_before_dash: bool = False
    triggers: list[str] = ["when", "whenever", "after", "at the beginning"]
    no_triggers: list[str] = []
    joins: Literal["always", ""] = ""
    quotes: bool = False
    by_hand: list[str] = []
    always: Rules = []
    if_unread: Rules = []

    @cached_property
    def rules(self) -> list[Pattern]:
        """The rules of `always`, ready for use."""
        return [compiled(rule.find, rule.put, self.lists) for rule in self.always]

    @cached_property
    def attempts(self) -> list[Pattern]:
        """The rules of `if_unread`, ready for use."""
        return [compiled(rule.find, rule.put, self.lists) for rule in self.if_unread]

    def over(self, other: "Typography") -> "Typography":
        """These tables put over others: lists are joined, and what is set here counts."""
        made: dict[str, object] = {}
        for name in type(self).model_fields:
            own, below = getattr(self, name), getattr(other, name)
            if isinstance(own, dict):
                made[name] = {**below, **own}
            elif isinstance(own, list) and name not in ("triggers", "no_triggers"):
                made[name] = [*own, *below]
            else:
                made[name] = own if name in self.model_fields_set else below
        return Typography.model_validate(made)


class _Signs(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    signs: dict[str, str]


def load_typography(source: Source) -> Typography:
    """Read tables of typography.

    Raises:
        ContentError: with all faults of the file.
    """
    document = read_toml(source)
    return checked(Typography, document.data, document)


@cache
def shared_signs() -> dict[str, str]:
    """Signs that mean the same in every game."""
    document = read_toml(files("cardgame_tui.content.typography") / "signs.toml")
    return checked(_Signs, document.data, document).signs
