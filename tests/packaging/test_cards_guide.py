"""docs/cards.md: every example parses and has a meaning, every sentence form is shown, and what is refused is."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import ModuleType

import pytest

from cardgame_tui.commands.arguments.parser import PROGRAM, build_parser
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.text import Language, lint, nodes_in
from cardgame_tui.text.abilities import CardText
from rulesets.containment.cards import nouns as containment_nouns
from rulesets.containment.cards import sentences as containment
from rulesets.containment.content import semantics as containment_semantics
from rulesets.containment.content.card_set import ContainmentRecord
from rulesets.containment.content.vocabulary import LANGUAGE as CONTAINMENT
from rulesets.containment.content.vocabulary import VERBS as CONTAINMENT_VERBS
from rulesets.dimensional_rift.cards import conditions as rift_conditions
from rulesets.dimensional_rift.cards import keywords as rift_keywords
from rulesets.dimensional_rift.cards import nouns as rift_nouns
from rulesets.dimensional_rift.cards import sentences as rift
from rulesets.dimensional_rift.content import semantics as rift_semantics
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE as RIFT
from rulesets.dimensional_rift.content.vocabulary import VERBS as RIFT_VERBS
from rulesets.dimensional_rift.options import Edition
from rulesets.dimensional_rift.verbs.conditions import GetUp
from rulesets.dimensional_rift.verbs.striking import StrikeZone
from rulesets.grand_archive.cards import amounts as archive_amounts
from rulesets.grand_archive.cards import costs as archive_costs
from rulesets.grand_archive.cards import lines as archive_lines
from rulesets.grand_archive.cards import qualifiers as archive_qualifiers
from rulesets.grand_archive.cards import sentences as archive
from rulesets.grand_archive.cards.statics import abilities as archive_statics
from rulesets.grand_archive.cards.triggers import events as archive_events
from rulesets.grand_archive.content import semantics as archive_semantics
from rulesets.grand_archive.content.records import ArchiveRecord
from rulesets.grand_archive.content.vocabulary import LANGUAGE as ARCHIVE
from rulesets.grand_archive.content.vocabulary import NOUNS as ARCHIVE_NOUNS
from rulesets.grand_archive.content.vocabulary import VERBS as ARCHIVE_VERBS
from rulesets.rune_duel.cards import keywords as rune_keywords
from rulesets.rune_duel.cards import nouns as rune_nouns
from rulesets.rune_duel.cards import sentences as rune
from rulesets.rune_duel.content import semantics as rune_semantics
from rulesets.rune_duel.content.card_set import RuneRecord
from rulesets.rune_duel.content.vocabulary import LANGUAGE as RUNE
from rulesets.rune_duel.content.vocabulary import VERBS as RUNE_VERBS
from tests.packaging.cards_guide import (
    ARCHIVE_BAD,
    ARCHIVE_GOOD,
    ARCHIVE_PART,
    CONTAINMENT_BAD,
    CONTAINMENT_GOOD,
    CONTAINMENT_PART,
    GUIDE,
    RIFT_BAD,
    RIFT_GOOD,
    RIFT_PART,
    ROOT,
    RUNE_BAD,
    RUNE_GOOD,
)

EDITIONS: tuple[Edition, ...] = ("conquest", "rift")
NEVER_ON_A_CARD = {StrikeZone, GetUp}
"""What only the text of named Actions says, or nothing at all."""
KEYWORDS = (
    *(("rune_duel", each) for each in rune_keywords.Keyword),
    *(("dimensional_rift", each) for each in rift_keywords.Keyword),
)
IN_THE_RULEBOOK: set[object] = {each for _, each in KEYWORDS}
"""Words that the rulebook explains; the guide shows one or two of them."""


def complaints_of_rune(text: str, card: str) -> list[str]:
    """What Rune Duel has against a text on a type of card."""
    return list(rune_semantics.nonsense(RUNE.parse(text), card))


def complaints_of_containment(text: str, card: str) -> list[str]:
    """What Containment has against a text on a kind of card."""
    return list(containment_semantics.nonsense(CONTAINMENT.parse(text), card))


def complaints_of_archive(text: str, card: str) -> list[str]:
    """What Grand Archive has against a text on a type of card, perhaps with a cost of X."""
    kind, _, cost = card.partition(", ")
    return list(archive_semantics.nonsense(ARCHIVE.parse(text), kind, x_cost=cost == "X"))


def complaints_of_rift(text: str, card: str) -> list[str]:
    """What Dimensional Rift has against a text on a type of card, in the edition named or in both."""
    of_type, _, edition = card.partition(", ")
    kind, _, subtype = of_type.partition(" ")
    tree = RIFT.parse(text)
    named = [each for each in EDITIONS if edition in ("", each)]
    return [fault for each in named for fault in rift_semantics.nonsense(tree, kind, subtype, each)]


def said(node: object) -> Iterator[object]:
    """Everything a tree is made of: classes of its nodes and members of its words."""
    if isinstance(node, Enum):
        yield node
    elif isinstance(node, tuple):
        for each in node:
            yield from said(each)
    elif is_dataclass(node):
        yield type(node)
        for each in fields(node):
            yield from said(getattr(node, each.name))


def sayable(*modules: ModuleType) -> set[object]:
    """Every sentence form of a game and every word of its lists."""
    forms = nodes_in(*modules)
    return {each for form in forms for each in (form if issubclass(form, Enum) else (form,))}


@pytest.mark.parametrize(("text", "card", "_"), RUNE_GOOD)
def test_an_example_of_rune_duel_has_a_meaning(text: str, card: str, _: str) -> None:
    assert complaints_of_rune(text, card) == []


@pytest.mark.parametrize(("text", "card", "_"), CONTAINMENT_GOOD)
def test_an_example_of_containment_has_a_meaning(text: str, card: str, _: str) -> None:
    assert complaints_of_containment(text, card) == []


@pytest.mark.parametrize(("text", "card", "why"), CONTAINMENT_BAD)
def test_what_containment_refuses_is_refused_for_that_reason(text: str, card: str, why: str) -> None:
    assert any(why in complaint for complaint in complaints_of_containment(text, card))


@pytest.mark.parametrize(("text", "card", "_"), ARCHIVE_GOOD)
def test_an_example_of_grand_archive_has_a_meaning(text: str, card: str, _: str) -> None:
    assert complaints_of_archive(text, card) == []


@pytest.mark.parametrize(("text", "card", "why"), ARCHIVE_BAD)
def test_what_grand_archive_refuses_is_refused_for_that_reason(text: str, card: str, why: str) -> None:
    assert any(why in complaint for complaint in complaints_of_archive(text, card))


@pytest.mark.parametrize(("text", "card", "_"), RIFT_GOOD)
def test_an_example_of_dimensional_rift_has_a_meaning(text: str, card: str, _: str) -> None:
    assert complaints_of_rift(text, card) == []


@pytest.mark.parametrize(("text", "card", "why"), RUNE_BAD)
def test_what_rune_duel_refuses_is_refused_for_that_reason(text: str, card: str, why: str) -> None:
    assert any(why in complaint for complaint in complaints_of_rune(text, card))


@pytest.mark.parametrize(("text", "card", "why"), RIFT_BAD)
def test_what_dimensional_rift_refuses_is_refused_for_that_reason(text: str, card: str, why: str) -> None:
    assert any(why in complaint for complaint in complaints_of_rift(text, card))


@pytest.mark.parametrize(
    ("language", "examples", "modules", "besides"),
    [
        (RUNE, RUNE_GOOD, (rune, rune_nouns, rune_keywords, *RUNE_VERBS), IN_THE_RULEBOOK),
        (
            CONTAINMENT,
            CONTAINMENT_GOOD,
            (containment, containment_nouns, *CONTAINMENT_VERBS),
            set(),
        ),
        (
            RIFT,
            RIFT_GOOD,
            (rift, rift_nouns, rift_conditions, rift_keywords, *RIFT_VERBS),
            {*NEVER_ON_A_CARD, *rift_keywords.Common, *IN_THE_RULEBOOK},
        ),
        (
            ARCHIVE,
            ARCHIVE_GOOD,
            (
                archive,
                archive_amounts,
                archive_costs,
                archive_events,
                archive_statics,
                archive_lines,
                *ARCHIVE_NOUNS,
                *ARCHIVE_VERBS,
            ),
            {
                *archive_qualifiers.CardKind,
                *archive_qualifiers.ClassKind,
                *archive_qualifiers.Element,
                *archive_lines.Link,
            },
        ),
    ],
    ids=["Rune Duel", "Containment", "Dimensional Rift", "Grand Archive"],
)
def test_every_sentence_form_and_word_is_shown(
    language: Language[CardText],
    examples: list[tuple[str, str, str]],
    modules: tuple[ModuleType, ...],
    besides: set[object],
) -> None:
    shown = {each for text, _, _ in examples for each in said(language.parse(text))}
    assert sayable(*modules) - shown - besides == set()


def test_every_named_action_is_listed() -> None:
    words = " ".join(RIFT_PART.split())
    assert all(each.value in words for each in rift_keywords.Common)


@pytest.mark.parametrize(("game", "keyword"), KEYWORDS, ids=str)
def test_every_keyword_has_a_rule_that_explains_it(game: str, keyword: Enum) -> None:
    rulebook = (ROOT / "rulesets" / game / "rulebook.md").read_text(encoding="utf-8")
    assert f"**{keyword.value}**" in rulebook


def test_the_codes_are_those_of_the_lint() -> None:
    codes = {lint.UNKNOWN_WORD, lint.OUT_OF_PLACE, lint.INCOMPLETE, lint.UNFAITHFUL, "T201"}
    assert {code for code, _ in re.findall(r"^\| `(T\d+)` \| (.*) \|$", GUIDE, re.MULTILINE)} == codes


def test_the_variant_shown_is_played(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    file = tmp_path / "shown.toml"
    file.write_text(shown, encoding="utf-8")
    cards = Recipe(load_ruleset("rune_duel"), variant=str(file)).build().cards
    assert cards["Soot Jackal"].text == "Charge, Breakthrough."
    assert "Lantern Mole" in cards


def test_every_field_of_a_card_of_rune_duel_is_described() -> None:
    table = GUIDE.partition("| field | meaning |")[2].partition("\n\n")[0]
    named = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert {word for row in named for word in re.findall(r"`(\w+)`", row)} == set(RuneRecord.model_fields)


def test_every_field_of_a_card_of_containment_is_described() -> None:
    table = CONTAINMENT_PART.partition("| field | meaning |")[2].partition("\n\n")[0]
    named = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert {word for row in named for word in re.findall(r"`(\w+)`", row)} == set(ContainmentRecord.model_fields)


def test_every_field_of_a_card_of_grand_archive_is_described() -> None:
    table = ARCHIVE_PART.partition("| field | meaning |")[2].partition("\n\n")[0]
    named = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert {word for row in named for word in re.findall(r"`(\w+)`", row)} == set(ArchiveRecord.model_fields)


def test_every_command_shown_can_be_typed() -> None:
    lines = [re.split(r" {2,}", line)[0] for line in GUIDE.splitlines() if line.startswith(PROGRAM)]
    assert len(lines) == 6
    for line in lines:
        build_parser().parse_args(line.replace('"', "").split()[1:])
