"""What is this: the signs and words of a card, and the open question, each with its rule."""

import re
from collections.abc import Callable

import pytest

from cardgame_tui.content.rulebook.glossary import Glossary
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.shown.face import Face
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.pages.reading import rulebook_of
from cardgame_tui.ui.scene.scene import spot_rows
from cardgame_tui.ui.scene.what_is import explanations, signs_of
from cardgame_tui.ui.table.state import TableState
from rulesets import containment, dimensional_rift, grand_archive, rune_duel
from tests.ui.archive_tables import ATTACK, FEINT, archive_table
from tests.ui.containment_tables import containment_table
from tests.ui.driving import commands_of, frame, full_frame, table_at
from tests.ui.rift_tables import rift_table
from tests.ui.rune_tables import rune_table

GAMES = {
    plugin.id: plugin
    for plugin in (containment.PLUGIN, dimensional_rift.PLUGIN, grand_archive.PLUGIN, rune_duel.PLUGIN)
}
RULE = re.compile(r"\(([A-Z]+-\d+\w*)\)")


def answering() -> TableState:
    """Seat 2 may answer Crosswind Feint, in Grand Archive."""
    return archive_table(*ATTACK, *FEINT, "pass")


def all_of(table: TableState, spot: Spot | None) -> list[str]:
    """Everything that is said of a place, or of the question."""
    table.cursor = spot
    first = table.explain()
    said = [first]
    while (words := table.explain()) != first:
        said.append(words)
    return said


def spot_of(table: TableState, name: str) -> Spot:
    """The place of a card."""
    scene = table.scene()
    spots = [spot for row in spot_rows(scene) for spot in row]
    cards = [(spot, scene.card_at(spot)) for spot in spots]
    return next(
        spot for spot, card in cards if card is not None and card.face is not None and card.face.name == name
    )


def test_a_price_and_a_letter_are_explained() -> None:
    said = " ".join(all_of(answering(), spot_of(answering(), "Second Thoughts")))
    assert "2 = pay 2, put that many cards of your hand face down into your memory (GA-109)" in said
    assert "A = fast action" in said


def test_a_keyword_is_said_with_its_rule_once() -> None:
    said = all_of(answering(), spot_of(answering(), "Hedge Lurker"))
    assert sum("Retort N: +N power while retaliating. (GA-295)" in each for each in said) == 1
    assert "RESTED = used: it wakes up at the beginning of its player's turn (GA-208)" in " ".join(said)


def test_what_may_be_done_with_a_card_comes_first() -> None:
    assert all_of(answering(), spot_of(answering(), "Tideglass Seer"))[0].startswith(
        "k: Tideglass Seer: Pay 1 and rest: glimpse 2"
    )
    assert all_of(answering(), spot_of(answering(), "Rimebound Otter"))[0].startswith(
        "not now: Rimebound Otter: it is slow"
    )


def test_a_sandbox_says_what_it_holds_and_what_it_is_for() -> None:
    table = containment_table()
    zone = next(zone for zone in table.scene().view.zones.values() if zone.name == "seat2.euclid")
    said = " ".join(all_of(table, Spot(zone.name)))
    assert f"{zone.badge}, {zone.count} card" in said
    assert "without any it breaks" in said
    assert "(CT-100)" in said


def test_without_a_cursor_the_question_and_its_answers_are_explained() -> None:
    said = " ".join(all_of(answering(), None))
    assert "why: Opportunity is the right to act now." in said
    assert "space: pass: the attack turns to Nils of the Third Gate" in said


def test_the_answer_stands_in_the_header_until_the_next_key() -> None:
    table = rift_table("act_or_pass")
    table.cursor = spot_of(table, "Dusk Lampguard")
    words = table.explain()
    assert words.startswith("Dusk Lampguard: creature human")
    first, second, *_ = frame(table, 80, 24).split("\n")
    assert " ".join(f"{first} {second}".split()).startswith("What is this? Dusk Lampguard: creature human")
    table.press("left")
    table.notice = None
    assert "What is this?" not in frame(table, 80, 24)


def test_another_place_begins_with_its_first_words() -> None:
    table = answering()
    table.cursor = spot_of(table, "Hedge Lurker")
    table.explain()
    table.cursor = spot_of(table, "Gatehouse Warden")
    assert table.explain().startswith("Gatehouse Warden: ")


def test_a_hidden_card_is_not_explained() -> None:
    table = containment_table()
    hidden = [
        spot
        for row in spot_rows(table.scene())
        for spot in row
        if (card := table.scene().card_at(spot)) is not None and card.face is None
    ]
    assert hidden
    assert all("a face-down card that you may not see" in all_of(table, spot)[0] for spot in hidden)


@pytest.mark.parametrize("at", [answering, containment_table, lambda: rift_table("act_or_pass"), rune_table])
def test_every_place_and_every_question_says_something(at: Callable[[], TableState]) -> None:
    table = at()
    glossary = table.scene().glossary
    assert glossary is not None
    for spot in [None, *(spot for row in spot_rows(table.scene()) for spot in row)]:
        table.cursor = spot
        texts = explanations(table.scene(), table.ruleset.wording, glossary)
        assert texts, spot
        assert all(texts), spot


@pytest.mark.parametrize("plugin", GAMES.values(), ids=GAMES)
def test_every_sign_cites_rules_that_exist(plugin: Plugin[Ruleset]) -> None:
    game = plugin.load()
    known = rulebook_of(game).rules
    for sign, words in (*game.wording.signs.items(), *game.wording.places.items()):
        cited = RULE.findall(words)
        assert cited, sign
        assert set(cited) <= set(known), sign


@pytest.mark.parametrize("plugin", GAMES.values(), ids=GAMES)
def test_words_of_texts_are_explained_where_a_sentence_begins_with_them(plugin: Plugin[Ruleset]) -> None:
    game = plugin.load()
    glossary = Glossary(lambda: rulebook_of(game))
    assert glossary.terms
    for term in glossary.terms.values():
        assert term.sentence in rulebook_of(game).rules[term.rule].text


def test_a_word_is_found_in_other_forms_and_not_inside_another() -> None:
    game = containment.PLUGIN.load()
    glossary = Glossary(lambda: rulebook_of(game))
    assert [term.word for term in glossary.find(["When this is breached: recontain it."])] == [
        "Breach",
        "Recontain",
    ]
    assert glossary.find(["a breachable wall"]) == []


def test_a_word_of_another_edition_is_not_explained() -> None:
    game = dimensional_rift.PLUGIN.load()
    assert [term.word for term in Glossary(lambda: rulebook_of(game), "conquest").find(["Ambush."])] == ["Ambush"]
    assert Glossary(lambda: rulebook_of(game), "rift").find(["Ambush."]) == []


def test_a_card_without_signs_has_none() -> None:
    game = rune_duel.PLUGIN.load()
    assert list(signs_of(Face("Ogre", "creature"), game.wording)) == []


def test_it_is_a_command_and_in_the_footer_where_there_is_room() -> None:
    table = table_at("act")
    assert "what" in commands_of(table)
    assert ": What is this" in full_frame(table, 120, 40).split("\n")[-1]
