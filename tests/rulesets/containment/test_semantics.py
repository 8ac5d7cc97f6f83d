"""Card texts that can be read and not played are refused when the card is loaded."""

from pathlib import Path

import pytest

from cardgame_tui.content.cards import Located, load_cards
from cardgame_tui.content.faults import ContentError
from rulesets.containment.content.card_set import (
    CARD_FILE,
    ContainmentRecord,
    compile_records,
    lint_record,
    shipped_cards,
    shipped_tokens,
)
from rulesets.containment.content.vocabulary import LANGUAGE

VALUES = 'number = "O-999"\nobject_class = "Safe"\ncost = 1\npower = 1\n'
FIELDS = {"object": VALUES, "token": "cost = 0\npower = 0\n", "field": "field = true\n"}
REFUSED = [
    ("tale", "Activate: breach your Safe sandbox.", "only objects and personnel have activated effects"),
    (
        "incident",
        "When your start phase begins: you win the game.",
        "only objects and personnel have triggered effects",
    ),
    ("tale", "Your objects have +1 power.", "have no static effect"),
    ("object", "Breach your Safe sandbox.", "belongs on a Tale"),
    ("tale", "Condition: your XK is on the stack. Cancel your XK.", "only an Incident has a condition"),
    ("incident", "Condition: your XK is on the stack.", "need an effect"),
    ("personnel", "Rule: this belongs to the Keter sandbox.", "only an object or a Canon"),
    ("object", "Rule: base protection is 1/1/1 for both players.", "a Canon changes the rules"),
    ("canon", "Rule: this belongs to the Keter sandbox.", "a Canon changes the rules"),
    ("tale", "Decommission that object.", '"that object" stands for a chosen object'),
    ("tale", "Restore 1 to that sandbox.", '"that sandbox" stands for a chosen or damaged sandbox'),
    ("tale", "Choose an object you control.", '"that object" does not come after it'),
    (
        "tale",
        "Choose one of your sandboxes; take an extra turn after this one.",
        '"that sandbox" does not come after it',
    ),
    ("tale", "On 3 or more, restore 1 to each of your sandboxes.", '"on ..." needs a roll before it'),
    (
        "tale",
        "Roll a die; on 6 or more, you win the game.",
        '"or more" adds nothing to "on 6": that is the most a die shows',
    ),
    ("tale", "Roll 2 dice; on 2 or less, you win the game.", '"or less" adds nothing to "on 2"'),
    ("tale", "If you do, you win the game.", '"if you do" needs an effect before it'),
    ("tale", "Cancel that Tale.", '"that Tale" is the one the opponent activates'),
    ("incident", "Cancel that cross test.", '"that cross test" is the one of the event'),
    ("object", "When this is breached: that cross test deals no damage.", "the one the opponent declares"),
    ("tale", "Deal 0 damage to every sandbox.", "an amount must be 1 or more"),
    ("object", "This has +0 power.", "an amount must be 1 or more"),
    ("canon", "Rule: base protection is 4/0/12 for both players.", "an amount must be 1 or more"),
    ("tale", "Roll 0 dice; you win the game.", "an amount must be 1 or more"),
    ("tale", 'Create 21 "Crow" tokens.', "at most 20 dice or tokens at once"),
    ("tale", "Recontain this.", '"this" is an object on a site, but the card is a tale'),
    ("personnel", "Activate, decommission this: you win the game.", "but the card is a personnel"),
    ("personnel", "When this is breached: you win the game.", "but the card is a personnel"),
    ("object", 'When this is breached: create a "Crwo" token.', 'no token is called "Crwo"; the nearest is Crow'),
]
PLAYABLE = [
    ("object", ""),
    ("object", "Activate any number of times: restore 1 to your Safe sandbox."),
    ("object", "Quick, decommission this: choose an object; recontain that object to the bottom."),
    ("object", "This has -1 cost. The opponent's XK limit is 2 higher. All objects have +1 cost."),
    ("personnel", "Activate: gain control of an object the opponent controls with cost 2 or less."),
    ("tale", "Roll 3 dice; on 4 to 9, decommission the top card of the opponent's Keter sandbox."),
    ("tale", "The cost of an object becomes 0 until the main phase."),
    ("field", "The opponent's objects have -1 power."),
    ("incident", "Condition: an object was breached onto your site this turn. Cancel the opponent's XK."),
    ("canon", "Rule: the XK limit of both players starts at 12."),
]


def located(folder: Path, kind: str, text: str) -> Located[ContainmentRecord]:
    """Read a card of that kind with that text from a file."""
    file = folder / "cards.toml"
    kind_word = "tale" if kind == "field" else kind
    head = f"[[card]]\nname = 'Test Card'\ntype = '{kind_word}'\n{FIELDS.get(kind, '')}"
    file.write_text(f'{head}text = """{text}"""\n', encoding="utf-8")
    return load_cards(file, ContainmentRecord)[0]


@pytest.mark.parametrize(("kind", "text", "complaint"), REFUSED)
def test_a_text_without_meaning_is_refused(tmp_path: Path, kind: str, text: str, complaint: str) -> None:
    with pytest.raises(ContentError) as error:
        compile_records([located(tmp_path, kind, text)], shipped_tokens())
    assert any(complaint in fault.found for fault in error.value.faults), str(error.value)


@pytest.mark.parametrize(("kind", "text"), PLAYABLE)
def test_a_playable_text_is_not_refused(tmp_path: Path, kind: str, text: str) -> None:
    card = located(tmp_path, kind, text)
    assert compile_records([card])["Test Card"].text == text
    assert lint_record(card) == []
    assert LANGUAGE.print(LANGUAGE.parse(text)) == text


FAULTY_FIELDS = {
    "type = 'object'\ncost = 1\npower = 1\n": "an object has a number and a class",
    "type = 'object'\nnumber = 'O-1'\nobject_class = 'Safe'\n": "an object has cost and power",
    "type = 'tale'\ncost = 1\n": "only an object has a number, a class, cost and power",
    "type = 'token'\nobject_class = 'Odd'\ncost = 0\npower = 0\n": "the class of a token is one of",
    "type = 'personnel'\npartner = true\n": "only a Safe object has the partner marker",
    "type = 'incident'\nfield = true\n": "only a Tale has the subtype Field",
}


@pytest.mark.parametrize(("fields", "complaint"), FAULTY_FIELDS.items())
def test_fields_that_do_not_fit_the_type_are_refused(tmp_path: Path, fields: str, complaint: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(f"[[card]]\nname = 'Test Card'\n{fields}", encoding="utf-8")
    with pytest.raises(ContentError, match=complaint):
        load_cards(file, ContainmentRecord)


def test_a_class_without_a_sandbox_needs_to_name_one(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    odd = VALUES.replace("Safe", "Thaumiel")
    file.write_text(f"[[card]]\nname = 'Test Card'\ntype = 'object'\n{odd}", encoding="utf-8")
    with pytest.raises(ContentError, match="class Thaumiel has no sandbox"):
        compile_records(load_cards(file, ContainmentRecord))


def test_the_shipped_pool_is_that_of_the_rulebook() -> None:
    cards = shipped_cards()
    kinds = [card.kind for card in cards.values()]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        "object": 30, "personnel": 3, "tale": 3, "incident": 3, "canon": 2, "token": 3,
    }  # fmt: skip
    assert all(card.second_name for card in cards.values())
    assert [lint_record(card) for card in load_cards(CARD_FILE, ContainmentRecord)] == [[]] * 44


@pytest.mark.parametrize("name", shipped_cards())
def test_a_text_is_printed_as_it_is_written(name: str) -> None:
    text = shipped_cards()[name].text
    assert LANGUAGE.print(LANGUAGE.parse(text)) == text
