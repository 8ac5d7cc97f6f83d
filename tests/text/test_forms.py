"""Forms that a ruleset may add: names in quotes, conditions, choices, counted keywords."""

from enum import Enum
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgame_tui.text import TextError, forms, nodes_in
from cardgame_tui.text.abilities import CardText, Condition, Effect, Keywords, Triggered
from cardgame_tui.text.errors import A_NAME
from cardgame_tui.text.forms import ChooseOne, Counted, If, OrElse, Otherwise, Restricted, TriggeredIf
from cardgame_tui.value import value
from tests.text.trees import trees
from tests.text.vocabulary import Draw, Happening, Keyword, While, language


class Warned(forms.CountedWord, Enum):
    """Keywords with a number."""

    RETORT = "Retort"


class Done(Condition, Enum):
    """What an `if` may ask."""

    DONE = "you do"
    ALONE = "this is alone"


@value
class CreateToken(Effect):
    """Tokens by their name."""

    PHRASES: ClassVar = ("create {count:article} {name} token", "create {count} {name} tokens")
    count: int
    name: str


@value
class Look(Effect):
    """One of several names, or any card."""

    PHRASES: ClassVar = ("look for {names|or}", "look for [{name} and ]any card")
    names: tuple[str, ...] = ()
    name: str = ""


GAME = language(*nodes_in(forms), Warned, Done, CreateToken, Look)
DRAW = Draw(1)
SENTENCES = {
    'When summoned: create a "Crow" token.': Triggered(Happening.SUMMONED, (CreateToken(1, "Crow"),)),
    'When summoned: create an "Owl" token.': Triggered(Happening.SUMMONED, (CreateToken(1, "Owl"),)),
    'When summoned: create 2 "take a oath. or  not" tokens.': Triggered(
        Happening.SUMMONED, (CreateToken(2, "take a oath. or  not"),)
    ),
    'When summoned: look for "Crow", "Owl" or "A".': Triggered(Happening.SUMMONED, (Look(("Crow", "Owl", "A")),)),
    'When summoned: look for "Crow" and any card.': Triggered(Happening.SUMMONED, (Look(name="Crow"),)),
    "When summoned: look for any card.": Triggered(Happening.SUMMONED, (Look(),)),
    "When destroyed, if this is alone: you may draw a card.": TriggeredIf(
        Happening.DESTROYED, Done.ALONE, (DRAW,), optional=True
    ),
    "When destroyed: draw a card; if you do, draw a card; otherwise draw 2 cards; draw a card.": Triggered(
        Happening.DESTROYED, (DRAW, If(Done.DONE, DRAW), Otherwise(Draw(2)), DRAW)
    ),
    "When destroyed: choose one: draw a card; or draw 2 cards; or draw 3 cards.": Triggered(
        Happening.DESTROYED, (ChooseOne(DRAW), OrElse(Draw(2)), OrElse(Draw(3)))
    ),
    "This is alone, Blessed: when destroyed: draw a card.": Restricted(
        (Done.ALONE, While.BLESSED), Triggered(Happening.DESTROYED, (DRAW,))
    ),
    "Pray, Retort 2.": Keywords((Keyword.PRAY, Counted(Warned.RETORT, 2))),
}
"""Sentences and the trees a reader would make of them."""


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_means_its_tree_and_prints_as_it_is(text: str) -> None:
    tree = CardText((SENTENCES[text],))
    assert GAME.parse(text) == tree
    assert GAME.print(tree) == text


def test_names_keep_their_case_and_any_card_may_have_them() -> None:
    assert GAME.parse('WHEN SUMMONED: create two "DRAW A CARD" tokens.') == CardText(
        (Triggered(Happening.SUMMONED, (CreateToken(2, "DRAW A CARD"),)),)
    )


@settings(max_examples=200)
@given(st.data())
def test_every_tree_survives_printing(data: st.DataObject) -> None:
    tree = data.draw(trees(CardText, GAME.forms))
    assert isinstance(tree, CardText)
    assert GAME.parse(GAME.print(tree)) == tree


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("When summoned: create 2 Crow tokens.", f'expected {A_NAME}, found "Crow"'),
        ('When summoned: create 2 "Crow tokens.', f"expected {A_NAME}, found"),
        ('When summoned: create 2 "" tokens.', f"expected {A_NAME}, found"),
        ('When summoned: draw "Crow".', 'found "Crow"'),
    ],
)
def test_a_name_without_quotes_and_quotes_without_a_name_are_refused(text: str, message: str) -> None:
    with pytest.raises(TextError) as caught:
        GAME.parse(text)
    assert message in str(caught.value)


def test_a_language_without_names_does_not_know_quotes() -> None:
    with pytest.raises(TextError, match=r'expected "a" or a number, found "Crow"'):
        language().parse('When summoned: draw "Crow" cards.')
