"""What the sentence forms of Rune Duel say, and how a text outside the language is refused."""

from pathlib import Path

import pytest

from cardgame_tui.content.cards import load_cards
from cardgame_tui.content.faults import ContentError
from cardgame_tui.text.abilities import CardText, Keywords, Sentence, Triggered
from rulesets.rune_duel.cards.keywords import Fade, Keyword, Regeneration
from rulesets.rune_duel.cards.nouns import (
    AllCreatures,
    Group,
    OneArtifact,
    OneCreature,
    Player,
    Reference,
    Side,
    Target,
)
from rulesets.rune_duel.cards.sentences import Bonus, BonusTo, Command, Grants, SpellEffects, SpellTarget, Trigger
from rulesets.rune_duel.content.card_set import RuneRecord, compile_records
from rulesets.rune_duel.content.compiler import compile_text
from rulesets.rune_duel.content.vocabulary import LANGUAGE
from rulesets.rune_duel.verbs.damage import Deal, Heal, HealAll
from rulesets.rune_duel.verbs.discarding import Discard
from rulesets.rune_duel.verbs.drawing import Draw
from rulesets.rune_duel.verbs.life import GainLife
from rulesets.rune_duel.verbs.moving import MoveToEnd

SENTENCES: dict[str, Sentence] = {
    "Twin Strike, Regeneration 2, Fade 1.": Keywords((Keyword.TWIN_STRIKE, Regeneration(2), Fade(1))),
    "Arrival: deal 2 to the facing creature; draw a card.": Triggered(
        Trigger.ARRIVAL, (Deal(2, Group.FACING), Draw(1))
    ),
    "Onslaught: heal 1 from each of your creatures; draw 2 cards.": Triggered(
        Trigger.ONSLAUGHT, (Heal(1, Group.EACH_OWN), Draw(2))
    ),
    "Arrival: heal all damage from each enemy creature; gain 3 life.": Triggered(
        Trigger.ARRIVAL, (HealAll(Group.EACH_ENEMY), GainLife(3))
    ),
    "Command: your creatures in adjacent slots have +1/+2; your other creatures have +0/+1.": Command(
        (Bonus(BonusTo.ADJACENT, 1, 2), Bonus(BonusTo.OTHERS, 0, 1))
    ),
    "Grants Breakthrough, Regeneration 3.": Grants((Keyword.BREAKTHROUGH, Regeneration(3))),
    "Move it to the end of its line; discard it.": SpellEffects((MoveToEnd(Reference.IT), Discard(Reference.IT))),
}
TARGETS: dict[str, tuple[Target, Side | None]] = {
    "one of your creatures": (OneCreature(yours=True), Side.YOURS),
    "one of your damaged creatures": (OneCreature(yours=True, damaged=True), Side.YOURS),
    "an enemy creature": (OneCreature(enemy=True), Side.ENEMY),
    "a damaged enemy creature": (OneCreature(enemy=True, damaged=True), Side.ENEMY),
    "any creature": (OneCreature(), Side.ANY),
    "any damaged creature": (OneCreature(damaged=True), Side.ANY),
    "an artifact on one of your creatures": (OneArtifact(OneCreature(yours=True)), Side.YOURS),
    "an artifact on an enemy creature": (OneArtifact(OneCreature(enemy=True)), Side.ENEMY),
    "an artifact on any creature": (OneArtifact(OneCreature()), Side.ANY),
    "all your creatures (at least one)": (AllCreatures(yours=True), Side.YOURS),
    "all enemy creatures (at least one)": (AllCreatures(enemy=True), Side.ENEMY),
    "all creatures (at least one)": (AllCreatures(), Side.ANY),
    "you": (Player.YOU, None),
    "the opposing player": (Player.OPPONENT, None),
}
LOOSER = {
    "arrival: DRAW 1 card.": "Arrival: draw a card.",
    "Target: all enemy creatures. Deal three to each.": (
        "Target: all enemy creatures (at least one). Deal 3 to each."
    ),
    "Target: a enemy creature. Deal 1 to it.": "Target: an enemy creature. Deal 1 to it.",
}
"""Texts that are understood, and what they are printed as."""

FAULTY = """\
[[card]]
name = "Odd Scout"
type = "creature"
rank = 1
rune = "I"
stats = "1/1"
text = "Charge. Arival: draw a card."
[[card]]
name = "Odd Bolt"
type = "spell"
rank = 2
rune = "I"
text = "Target: an enemy craeture. Deal 3 to it."
[[card]]
name = "Odd Tea"
type = "spell"
rank = 3
rune = "I"
text = "Target: you. Gain life 3."
"""


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_means_its_tree_and_comes_back(text: str) -> None:
    tree = LANGUAGE.parse(text)
    assert tree == CardText((SENTENCES[text],))
    assert LANGUAGE.print(tree) == text


@pytest.mark.parametrize("words", TARGETS)
def test_a_target_means_its_node_and_comes_back(words: str) -> None:
    target, side = TARGETS[words]
    tree = LANGUAGE.parse(f"Target: {words}.")
    assert tree == CardText((SpellTarget(target),))
    assert getattr(target, "side", None) is side
    assert LANGUAGE.print(tree) == f"Target: {words}."


@pytest.mark.parametrize("text", LOOSER)
def test_other_spellings_are_printed_in_the_preferred_one(text: str) -> None:
    assert LANGUAGE.print(LANGUAGE.parse(text)) == LOOSER[text]


def test_sentences_of_one_kind_add_up() -> None:
    program = compile_text(
        LANGUAGE.parse(
            "Charge, Regeneration 1. Breakthrough. Regeneration 2. "
            "Arrival: gain 1 life. Onslaught: gain 2 life. Arrival: draw a card; draw 2 cards."
        )
    )
    assert program.keywords == {Keyword.CHARGE, Keyword.BREAKTHROUGH}
    assert program.regeneration == 3
    assert program.arrival == (GainLife(1), Draw(1), Draw(2))
    assert program.onslaught == (GainLife(2),)


def test_what_an_artifact_grants_is_not_its_own() -> None:
    program = compile_text(LANGUAGE.parse("Grants Twin Strike, Regeneration 2. Grants Regeneration 1."))
    assert program.grants == {Keyword.TWIN_STRIKE}
    assert program.grants_regeneration == 3
    assert (program.keywords, program.regeneration) == (frozenset(), 0)


def test_every_unreadable_text_of_a_file_is_named_with_place_and_nearest_word(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(FAULTY, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        compile_records(load_cards(file, RuneRecord))
    scout, bolt, tea = (str(fault) for fault in error.value.faults)
    assert scout.startswith(f"{file}:7:17: Odd Scout: text: ")
    assert scout.endswith('found "Arival"; did you mean "Arrival"?')
    assert bolt.startswith(f"{file}:13:26: Odd Bolt: text: ")
    assert bolt.endswith('found "craeture"; did you mean "creature"?')
    assert tea == f'{file}:19:27: Odd Tea: text: after "Gain" expected a number, found "life"'
