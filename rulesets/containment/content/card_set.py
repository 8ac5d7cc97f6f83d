"""The cards of Containment: checked records, compiled printed cards, and the shipped pool."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Annotated

from pydantic import Field, StringConstraints, model_validator

from cardgame_tui.content.cards import CardRecord, Located, checked_mark, compile_each, load_cards
from cardgame_tui.content.faults import ContentError, nearest
from cardgame_tui.text import nodes_of
from cardgame_tui.text.lint import Finding
from rulesets.containment.cards.printed import SANDBOX_CLASSES, ContainmentPrinted, Kind
from rulesets.containment.content.compiler import compile_text
from rulesets.containment.content.semantics import nonsense
from rulesets.containment.content.vocabulary import LANGUAGE
from rulesets.containment.verbs.creating import Create

CARD_FILE = files("rulesets.containment") / "cards.toml"

HIGHEST = 99
"""The highest cost and power: more digits would not fit on a card."""

Number = Annotated[int, Field(ge=0, le=HIGHEST)]
"""Cost or power."""

_OBJECTS = ("object", "token")


class ContainmentRecord(CardRecord):
    """One card as written in a file (rulebook section 4).

    Attributes:
        japanese: its Japanese name, shown next to the English one.
        number: the number of an object, such as ``O-101`` (CT-38).
        object_class: the class of an object or a token, such as ``Safe``; others name their sandbox (CT-27).
        cost: what an object counts for the XK-class scenario (CT-107).
        power: what it deals in a cross test (CT-95).
        partner: whether it has the partner marker (CT-28).
        field: whether it is a Tale that stays in the Tale zone (CT-32).
    """

    type: Kind
    japanese: Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\n]*$")] = ""
    number: Annotated[str, StringConstraints(max_length=20, pattern=r"^[^\n]*$")] = ""
    object_class: Annotated[str, StringConstraints(max_length=20, pattern=r"^[A-Za-z]*$")] = ""
    cost: Number | None = None
    power: Number | None = None
    partner: bool = False
    field: bool = False

    @model_validator(mode="after")
    def _is_of_its_type(self) -> "ContainmentRecord":
        if faults := list(self._faults()):
            raise ValueError("; ".join(faults))
        return self

    def _faults(self) -> Iterator[str]:
        is_object = self.type in _OBJECTS
        if is_object and (self.cost is None or self.power is None):
            yield "an object has cost and power"
        if not is_object and (self.cost is not None or self.power is not None or self.object_class or self.number):
            yield "only an object has a number, a class, cost and power (CT-25)"
        if self.type == "object" and not (self.object_class and self.number):
            yield "an object has a number and a class (CT-10, CT-38)"
        if self.type == "token" and self.object_class not in ("", *SANDBOX_CLASSES):
            yield f"the class of a token is one of {', '.join(SANDBOX_CLASSES)}, or it has none (CT-34)"
        if self.partner and (self.type, self.object_class) != ("object", "Safe"):
            yield "only a Safe object has the partner marker (CT-28)"
        if self.field and self.type != "tale":
            yield "only a Tale has the subtype Field (CT-32)"

    def meant_for(self) -> str:
        """The kind by which its text is judged: ``field`` for a Tale that stays."""
        return "field" if self.field else self.type


@cache
def shipped_cards() -> Mapping[str, ContainmentPrinted]:
    """Read and compile the shipped cards, once.

    Raises:
        ContentError: names every fault with file and line.
    """
    mark = checked_mark(CARD_FILE)
    compiled = compile_records(load_cards(CARD_FILE, ContainmentRecord, sound=LANGUAGE.checked(mark)))
    LANGUAGE.keep((card.text for card in compiled.values()), mark)
    return compiled


def compile_records(
    records: Sequence[Located[ContainmentRecord]], tokens: Iterable[str] = ()
) -> dict[str, ContainmentPrinted]:
    """Turn checked records into printed cards, by name.

    Args:
        records: the records.
        tokens: names of tokens that are not among them.

    Raises:
        ContentError: names every card whose text does not parse or has no meaning in the rules, or names a token
            that does not exist.
    """
    known = {*tokens, *(each.record.name for each in records if each.record.type == "token")}
    return compile_each(records, partial(_compile, tokens=sorted(known)))


def shipped_tokens() -> list[str]:
    """The names of the tokens of the shipped pool (CT-34)."""
    return [card.name for card in shipped_cards().values() if card.is_token]


def lint_record(located: Located[ContainmentRecord]) -> list[Finding]:
    """Check the text of a card: coded findings with their place (see `cardgame_tui.text.lint`)."""
    return located.lint(LANGUAGE, partial(nonsense, kind=located.record.meant_for()), "text")


def _no_token(name: str, tokens: Sequence[str]) -> str:
    near = nearest(name, tokens)
    return f'no token is called "{name}"' + (f"; the nearest is {near}" if near else "")


def _compile(located: Located[ContainmentRecord], tokens: Sequence[str]) -> ContainmentPrinted:
    record = located.record
    tree = located.read(LANGUAGE, partial(nonsense, kind=record.meant_for()), "text")
    if strangers := [
        each.token for each in nodes_of(tree) if isinstance(each, Create) and each.token not in tokens
    ]:
        raise ContentError([located.text_fault("text", found=_no_token(name, tokens)) for name in strangers])
    program = compile_text(tree, record.type)
    if record.type == "object" and record.object_class not in SANDBOX_CLASSES and not program.belongs:
        complaint = (
            f'class {record.object_class} has no sandbox: say "Rule: this belongs to the ... sandbox" (CT-27)'
        )
        raise ContentError([located.text_fault("text", found=complaint)])
    return ContainmentPrinted(
        name=record.name,
        kind=record.type,
        text=record.text,
        second_name=record.japanese,
        number=record.number,
        cost=record.cost or 0,
        power=record.power or 0,
        object_class=record.object_class,
        partner=record.partner,
        stays=record.field,
        program=program,
    )
