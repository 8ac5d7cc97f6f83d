"""The normaliser: what it rewrites, that it never changes a meaning, and that it leaves our own style alone."""

import pytest

from cardgame_tui.content.foreign.reading import normaliser_of
from cardgame_tui.content.typography.normaliser import Normaliser, Part
from cardgame_tui.content.typography.table import Rule, Typography, load_typography
from cardgame_tui.plugins import load_ruleset
from tests.content.foreign.styles import NAME, printed

GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")


def texts(game: str) -> list[str]:
    """The texts of the cards of a game."""
    return sorted({card.text for card in load_ruleset(game).cards.values() if card.text})


@pytest.mark.parametrize("game", GAMES)
def test_texts_in_our_style_stay_as_they_are(game: str) -> None:
    normaliser = normaliser_of(load_ruleset(game))
    assert [normaliser.text(each) for each in texts(game)] == texts(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_printed_text_means_what_it_meant_before_it_was_printed(game: str) -> None:
    ruleset = load_ruleset(game)
    language, tables = ruleset.language, ruleset.typography
    assert language is not None
    assert tables is not None
    triggers = load_typography(tables).triggers
    normaliser = normaliser_of(ruleset)
    read = {text: normaliser.text(printed(text, triggers), NAME) for text in texts(game)}
    assert {each: language.parse(found) for each, found in read.items()} == {
        each: language.parse(each) for each in read
    }


def test_sentences_that_mean_something_only_together_may_be_joined() -> None:
    normaliser = normaliser_of(load_ruleset("grand_archive"))
    wordings = list(normaliser.other_wordings("Recover 1. If you control a domain, recover 3 instead."))
    assert "Recover 1; if you control a domain, recover 3 instead." in wordings


ARCHIVE = [
    ("On Enter: Draw a card. Recover 1.", "On Enter: Draw a card; recover 1."),
    ("[Class Bonus] [Level 2+] This ally has +1 POWER.", "Class Bonus, Level 2+: this has +1 POWER."),
    ("Vesna Bonus \u2014 Taunt", '"Vesna" Bonus: Taunt.'),
    ("(3), [Rest]: Draw a card.", "Pay 3 and Rest: Draw a card."),
    ("(1), Rest, Sacrifice Ember Fox: Draw a card", "Pay 1, Rest and Sacrifice this: Draw a card."),
    ("Whenever you draw a card, recover (1).", "Whenever you draw a card: recover 1."),
    ("On Enter: Summon a Kindling Knife token.", 'On Enter: Summon a "Kindling Knife" token.'),
    ("Recover 1. [Level 2+] Draw a card.", "Recover 1. If Level 2+, Draw a card."),
    ("Choose one \u2014\n\u2022 Gather.\n\u2022 Recover 2.", "Choose one: Gather; or Recover 2."),
    (
        "Rest: Gather. Activate this ability only at slow speed.",
        "Rest: Gather; activate this ability only at slow speed.",
    ),
    ("Rest: Gather. Activate only once per turn.", "Rest: Gather; activate only once per turn."),
    ("Starcalling \u2014 (1)\nDraw a card.", "Starcalling (1). Draw a card."),
    ("Rest target ally until the end of the turn, please.", "Rest target ally until end of turn, please."),
    ("Ember Fox enters the field rested.", "Hindered."),
    ("Linked ally has +1 power.\nAlly Link", "The linked object has +1 power. Ally Link."),
    ("Vigor (This unit wakes up at the end of the turn.)", "Vigor."),
    ("[b]On Enter:[/b] [i]Draw[/i] a card.", "On Enter: Draw a card."),
    ("Vigor (It may attack at once.)\n_(Only a reminder stands here.)_", "Vigor."),
    ("Whenever you draw a card, if it is the second one this turn, recover 1.",
     "Whenever you draw a card, if it is the second one this turn: recover 1."),
]  # fmt: skip


@pytest.mark.parametrize(("foreign", "ours"), ARCHIVE)
def test_the_tables_of_grand_archive(foreign: str, ours: str) -> None:
    normaliser = normaliser_of(load_ruleset("grand_archive"))
    assert normaliser.text(foreign, "Ember Fox, the Red") == ours


RIFT = [
    ((), "Ember Song \u2014 When summoned: draw a card", "When summoned: draw a card."),
    (("action", "hand"), "[Pray]", "Action: Pray."),
    (("Action",), "Action: Pray", "Action: Pray."),
    (("cost",), "Consume any 4 mana and [sac|sacs] 2 creatures: summon this",
     "Cost: Consume any 4 mana and sac 2 creatures."),
    (("once per turn",), "consume 1 mana: draw a card", "Once per turn, consume 1 mana: draw a card."),
    (("optional trigger",), "When flipped: draw a card", "When flipped: you may draw a card."),
    (("optional trigger",), "When flipped: you may draw a card", "When flipped: you may draw a card."),
    (("continuous",), "[Evasive]; [Conduit]", "Evasive; Conduit."),
    ((), "When summoned: target creature is [Weak] until the end of the turn.",
     "When summoned: target creature is Weakened until end of turn."),
    ((), "When destroyed: draw a card, then discard a card.", "When destroyed: draw a card; discard a card."),
    ((), "Consume 1 mana; discard a card: draw a card.", "Consume 1 mana; discard a card: draw a card."),
    ((), "When flipped: you can draw a card.", "When flipped: you can draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("kinds", "foreign", "ours"), RIFT)
def test_the_tables_of_dimensional_rift(kinds: tuple[str, ...], foreign: str, ours: str) -> None:
    normaliser = normaliser_of(load_ruleset("dimensional_rift"))
    assert normaliser.text([Part(foreign, kinds)], "Fen Lantern") == ours


def test_what_is_before_a_dash_and_restricts_is_kept() -> None:
    normaliser = normaliser_of(load_ruleset("dimensional_rift"))
    assert normaliser.text("While Blessed \u2014 Evasive") == "While Blessed: Evasive."
    assert normaliser.text("Storm 2 \u2014 When flipped: draw a card") == "Storm 2: When flipped: draw a card."


def test_a_name_that_is_a_word_of_the_language_stays() -> None:
    normaliser = normaliser_of(load_ruleset("grand_archive"))
    assert normaliser.text("Gather. On Enter: draw a fox.", "Gather") == "Gather. On Enter: draw a fox."


def test_without_a_language_only_what_is_certain_is_done() -> None:
    normaliser = Normaliser(None, Typography(always=[Rule(find="take <up to> {N} cards", put="draw {N}")]))
    assert normaliser.text("Fox and \u201cOx\u201d take up to 3  cards (They are drawn.)", "Fox") == (
        'This and "Ox" draw 3.'
    )
