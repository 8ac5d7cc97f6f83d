"""The cards of Grand Archive: checked records, compiled printed cards, and the shipped pool."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files

from cardgame_tui.content.cards import Located, checked_mark, compile_each, load_cards
from cardgame_tui.content.faults import ContentError
from cardgame_tui.text.abilities import CardText
from cardgame_tui.text.lint import Finding
from rulesets.grand_archive.cards.printed import ArchivePrinted, CostKind
from rulesets.grand_archive.cards.program import Program
from rulesets.grand_archive.content.compiler import compile_text
from rulesets.grand_archive.content.names import Names, names_in, strangers
from rulesets.grand_archive.content.records import ArchiveRecord, FlipRecord
from rulesets.grand_archive.content.semantics import nonsense
from rulesets.grand_archive.content.vocabulary import LANGUAGE

CARD_FILE = files("rulesets.grand_archive") / "cards.toml"


@cache
def shipped_cards() -> Mapping[str, ArchivePrinted]:
    """Read and compile the shipped cards, once.

    Raises:
        ContentError: names every fault with file and line.
    """
    mark = checked_mark(CARD_FILE)
    compiled = compile_records(load_cards(CARD_FILE, ArchiveRecord, sound=LANGUAGE.checked(mark)))
    sides = [side for card in compiled.values() for side in (card, card.flip) if side is not None]
    LANGUAGE.keep((side.text for side in sides), mark)
    return compiled


@cache
def shipped_names() -> Names:
    """The names that the shipped pool allows a text to use."""
    cards = shipped_cards().values()
    return Names(
        frozenset(card.name for card in cards if card.token),
        frozenset(card.name for card in cards if card.generated),
        frozenset(card.name for card in cards if card.kind == "mastery"),
        frozenset(card.name for card in cards if card.kind == "status"),
        frozenset(card.name for card in cards if card.program.compass),
        frozenset(card.champion for card in cards if card.champion),
    )


def compile_records(
    records: Sequence[Located[ArchiveRecord]], names: Names | None = None
) -> dict[str, ArchivePrinted]:
    """Turn checked records into printed cards, by name.

    Args:
        records: the records.
        names: names that texts may use although they are not among the records.

    Raises:
        ContentError: names every card whose text does not parse or has no meaning in the rules, or uses a name
            that nothing has.
    """
    known = names_in(each.record for each in records) | (names or Names())
    return compile_each(records, partial(_compile, names=known))


def lint_record(located: Located[ArchiveRecord]) -> list[Finding]:
    """Check the texts of a card: coded findings with their place (see `cardgame_tui.text.lint`)."""
    record = located.record
    found = located.lint(LANGUAGE, _checker(record), "text")
    if record.flip is not None:
        found += located.lint(LANGUAGE, partial(nonsense, kind=record.flip.type), "flip", "text")
    return found


def _checker(record: ArchiveRecord) -> Callable[[CardText], Iterator[str]]:
    """What finds the nonsense of the front of a card."""
    return partial(nonsense, kind=record.type, x_cost=record.reserve == "X", memory=record.memory is not None)


def _compile(located: Located[ArchiveRecord], names: Names) -> ArchivePrinted:
    record = located.record
    kind: CostKind = "" if record.reserve is None else "reserve"
    printed = record.reserve if record.memory is None else record.memory
    return ArchivePrinted(
        name=record.name,
        kind=record.type,
        text=record.text,
        elements=frozenset(record.elements),
        supertypes=frozenset(record.supertypes),
        subtypes=frozenset(record.subtypes),
        cost=0 if printed == "X" else printed,
        cost_kind=kind if record.memory is None else "memory",
        x_cost=printed == "X",
        level=record.level,
        life=record.life,
        power=record.power,
        durability=record.durability,
        fast=record.speed == "fast",
        token=record.token,
        generated=record.generated,
        flip=None if record.flip is None else _compile_flip(located, record.flip, names),
        program=_program(located, names, _checker(record)),
    )


def _compile_flip(located: Located[ArchiveRecord], flip: FlipRecord, names: Names) -> ArchivePrinted:
    """The flip side, which has no cost and no supertypes (GA-61, GA-259)."""
    return ArchivePrinted(
        name=flip.name,
        kind=flip.type,
        text=flip.text,
        elements=frozenset(flip.elements),
        subtypes=frozenset(flip.subtypes),
        life=flip.life,
        power=flip.power,
        durability=flip.durability,
        program=_program(located, names, partial(nonsense, kind=flip.type), "flip"),
    )


def _program(
    located: Located[ArchiveRecord], names: Names, check: Callable[[CardText], Iterator[str]], *table: str
) -> Program:
    """The program of a text of the card: its own, or that of a table within it."""
    field = (*table, "text")
    tree: CardText = located.read(LANGUAGE, check, *field)
    if unknown := list(strangers(tree, names)):
        raise ContentError([located.text_fault(*field, found=complaint) for complaint in unknown])
    return compile_text(tree)
