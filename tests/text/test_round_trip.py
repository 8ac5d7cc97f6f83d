"""Text to tree to text, and random trees to text to tree."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Activated, CardText, Keywords, Triggered
from tests.text.trees import trees
from tests.text.vocabulary import (
    TEXTS,
    Afflict,
    Collect,
    Conditional,
    Consume,
    Deal,
    Draw,
    Duration,
    Escalate,
    Happening,
    Keyword,
    MoveMana,
    Noun,
    Reference,
    Sacrifice,
    SacrificeHolders,
    Stat,
    StatBonus,
    State,
    SummoningCost,
    Target,
    While,
    language,
)

GAME = language()
SINGLE_SENTENCES = {
    "Pray.": Keywords((Keyword.PRAY,)),
    "Evasive, Conduit.": Keywords((Keyword.EVASIVE, Keyword.CONDUIT)),
    "While blocking: +1 Might.": Conditional(While.BLOCKING, bonus=StatBonus(1, Stat.MIGHT)),
    "While Blessed: Evasive.": Conditional(While.BLESSED, words=(Keyword.EVASIVE,)),
    "When destroyed: you may deal 1 damage to target creature.": Triggered(
        Happening.DESTROYED, (Deal(1, Target(Noun.CREATURE)),), optional=True
    ),
    "Once per turn, consume 1 mana: target creature is Inspired until end of turn.": Activated(
        (Consume(1),), (Afflict(Target(Noun.CREATURE), (State.INSPIRED,), Duration.TURN),), once=True
    ),
    "Slow: once per turn: move 1 mana from this to target, or from target to this.": Activated(
        (), (MoveMana(1, Reference.THIS, Target(), either=True),), once=True, slow=True
    ),
    "Consume any 2 mana and sac an artifact: target collects 3 mana; draw a card.": Activated(
        (Consume(2, any=True), Sacrifice(1, Noun.ARTIFACT)), (Collect(Target(), 3), Draw(1))
    ),
    "When summoned: target is Prone, Weakened and Protected.": Triggered(
        Happening.SUMMONED, (Afflict(Target(), (State.PRONE, State.WEAKENED, State.PROTECTED)),)
    ),
    "When summoned: target is Prone, or Weakened if it already was.": Triggered(
        Happening.SUMMONED, (Escalate(Target(), State.PRONE, State.WEAKENED),)
    ),
    "Cost: sac at least three creatures that hold 4 or more mana together.": SummoningCost(
        (SacrificeHolders(3, 4),)
    ),
    "Cost: sac at least 11 creatures that hold 4 or more mana together.": SummoningCost(
        (SacrificeHolders(11, 4),)
    ),
    "Cost: sac 2 face-up creatures.": SummoningCost((Sacrifice(2, Noun.FACE_UP_CREATURE),)),
}
"""Sentences and the trees a reader would make of them."""


@pytest.mark.parametrize("text", SINGLE_SENTENCES)
def test_a_sentence_means_its_tree(text: str) -> None:
    assert GAME.parse(text) == CardText((SINGLE_SENTENCES[text],))


@pytest.mark.parametrize("text", SINGLE_SENTENCES)
def test_a_tree_prints_as_its_sentence(text: str) -> None:
    assert GAME.print(CardText((SINGLE_SENTENCES[text],))) == text


@pytest.mark.parametrize("text", TEXTS)
def test_a_card_text_comes_back_word_for_word(text: str) -> None:
    assert GAME.print(GAME.parse(text)) == text


def test_a_card_without_abilities_has_an_empty_text() -> None:
    assert GAME.parse("  \n ") == CardText(())
    assert GAME.print(CardText(())) == ""


@pytest.mark.parametrize(
    ("loose", "printed"),
    [
        ("PRAY .", "Pray."),
        ("when\n  destroyed : Draw two cards.", "When destroyed: draw 2 cards."),
        ("When destroyed: draw 1 cards.", "When destroyed: draw a card."),
        ("When destroyed: draw an card.", "When destroyed: draw a card."),
        ("When destroyed: target takes 2 damage.", "When destroyed: deal 2 damage to target."),
    ],
    ids=["case", "space", "number", "article", "other phrase"],
)
def test_informal_spelling_is_parsed_and_printed_in_the_preferred_way(loose: str, printed: str) -> None:
    assert GAME.print(GAME.parse(loose)) == printed


def test_a_tree_that_no_phrase_can_say_is_refused() -> None:
    silent = CardText((Triggered(Happening.DESTROYED, ()),))
    with pytest.raises(ValueError, match="no phrase of Triggered fits"):
        GAME.print(silent)


@settings(max_examples=200)
@given(st.data())
def test_every_tree_survives_printing(data: st.DataObject) -> None:
    tree = data.draw(trees(CardText, GAME.forms))
    assert isinstance(tree, CardText)
    assert GAME.parse(GAME.print(tree)) == tree


def test_trees_compare_and_hash_by_value() -> None:
    one, other = (GAME.parse("Consume 1 mana: draw a card.") for _ in range(2))
    nodes: set[Node] = {one, other}
    assert len(nodes) == 1
