"""The rules a duel is played under: what goes before what, and everything that is wrong with a variant."""

from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.rules_in_play import read_rules, rules_in_short
from tests.games.lamps import DECK, NIGHT, LampOptions, Lamps
from tests.games.leduc import LEDUC, LeducOptions


@pytest.fixture
def lamps(tmp_path: Path) -> Lamps:
    return Lamps(tmp_path)


def night(lamps: Lamps, text: str = NIGHT) -> str:
    file = lamps.card_file.parent / "night.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def faults_of(lamps: Lamps, text: str, *settings: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_rules(lamps, night(lamps, text), settings)
    return [str(fault).replace(f"{lamps.card_file.parent}/", "") for fault in caught.value.faults]


def test_the_unchanged_game(lamps: Lamps) -> None:
    rules = read_rules(lamps)
    assert (rules.options, rules.variant) == (LampOptions(), None)
    assert rules.cards is lamps.cards


@pytest.mark.parametrize(
    ("settings", "options"),
    [
        ((), LampOptions(edition="bright", hands=7)),
        (("hands=9",), LampOptions(edition="bright", hands=9)),
        (("hands=3",), LampOptions(edition="bright", hands=3)),
        (("cut=off",), LampOptions(edition="bright", hands=7, cut=False)),
        (("edition=dim",), LampOptions(edition="dim", hands=7)),
    ],
)
def test_a_setting_goes_before_the_variant_and_this_before_the_edition(
    lamps: Lamps, settings: tuple[str, ...], options: LampOptions
) -> None:
    assert read_rules(lamps, night(lamps), settings).options == options


def test_options_missing_in_a_variant_follow_its_edition(lamps: Lamps) -> None:
    rules = read_rules(lamps, night(lamps, NIGHT.replace("hands = 7\n", "")))
    assert rules.options.model_dump()["hands"] == 3


def test_options_something_is_made_for_give_way_to_the_variant(lamps: Lamps) -> None:
    made_for = {"hands": 5, "cut": False}
    assert read_rules(lamps, "", (), made_for).options == LampOptions(hands=5, cut=False)
    rules = read_rules(lamps, night(lamps), ("cut=on",), made_for)
    assert rules.options == LampOptions(edition="bright", hands=7)


def test_only_changed_and_added_cards_are_compiled(lamps: Lamps) -> None:
    rules = read_rules(lamps, night(lamps))
    assert lamps.compiled == ["Oil Lamp", "Torch"]
    assert [card.text for card in rules.cards.values()] == ["Shine 2.", "Glow.", "Glow."]
    assert rules.cards["Candle"] is lamps.sets["bright"]["Candle"]
    assert lamps.sets["bright"]["Oil Lamp"].text == "Shine 5."


def test_a_change_is_compiled_for_the_edition_that_is_played(lamps: Lamps) -> None:
    text = NIGHT.replace('text = "Shine 2."', 'bright.text = "Shine 8."')
    assert read_rules(lamps, night(lamps, text)).cards["Oil Lamp"].text == "Shine 8."
    assert read_rules(lamps, night(lamps, text), ["edition=dim"]).cards["Oil Lamp"].text == "Shine 1."


def test_decks_of_the_variant_come_first(lamps: Lamps) -> None:
    assert read_rules(lamps).shelf().decks == ()
    assert [deck.name for deck in read_rules(lamps, night(lamps)).shelf().decks] == ["Torches"]


def test_a_text_that_does_not_parse_is_shown_in_place(lamps: Lamps) -> None:
    (fault,) = faults_of(lamps, NIGHT.replace("Shine 2.", "Shine too much."))
    assert fault == 'night.toml:7:15: Oil Lamp: text: after "Shine" expected a number, found "too"'


def test_a_text_of_the_card_file_that_the_change_makes_wrong_is_shown_there(lamps: Lamps) -> None:
    broken = lamps.card_file.read_text(encoding="utf-8").replace("Shine 1.", "Shine 99.")
    lamps.card_file.write_text(broken, encoding="utf-8")
    found = faults_of(lamps, NIGHT.replace('text = "Shine 2."', "power = 3"), "edition=dim")
    assert found == ["cards.toml:5:9: Oil Lamp: text: shines too brightly"]


def test_all_faults_of_a_variant_are_named_together(lamps: Lamps) -> None:
    text = (
        NIGHT.replace("hands = 7", "hnds = 7")
        .replace('card."Oil Lamp"', 'card."Oil Lmp"')
        .replace('type = "lamp"', "type = 1")
        .replace('"2 Torch"', '"Torch", "Trch"')
    )
    assert faults_of(lamps, text + '[decks]\nseat2 = "None"\n', "ct=off") == [
        "night.toml:5: options.hnds: no such field; allowed: edition, hands or cut; did you mean hands?",
        'night.toml:6: card."Oil Lmp": no card "Oil Lmp"; did you mean Oil Lamp?',
        "night.toml:10: new 1.type: found 1; allowed: text in quotes",
        'night.toml:14: deck 1.sections.main: no card "Trch"; did you mean Torch?',
        'night.toml:16: decks.seat2: no deck "None"; allowed: Torches',
        "--set: ct: no such option; allowed: edition, hands or cut; did you mean cut?",
    ]


def test_texts_are_checked_along_with_other_faults(lamps: Lamps) -> None:
    text = NIGHT.replace('"2 Torch"', '"Trch"').replace("Glow.", "Glw.").replace("Shine 2.", "Shne 2.")
    assert [fault.partition(": ")[0] for fault in faults_of(lamps, text)] == [
        "night.toml:7:9", "night.toml:11:9", "night.toml:14",
    ]  # fmt: skip


def test_a_deck_file_of_a_variant_is_found_next_to_it(lamps: Lamps) -> None:
    (lamps.card_file.parent / "two.toml").write_text(DECK)
    rules = read_rules(lamps, night(lamps, NIGHT + '[decks]\nseat2 = "two.toml"\n'))
    assert rules.variant is not None
    assert getattr(rules.variant.deck_of(2), "name", "") == "Two"


def test_a_variant_of_another_game_is_refused(lamps: Lamps) -> None:
    word = night(lamps)
    with pytest.raises(ContentError, match=r'night\.toml:2: ruleset: is a variant of "lamps"; allowed: leduc'):
        read_rules(LEDUC, word)


def test_a_ruleset_that_takes_no_cards_is_quoted_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "wild.toml"
    file.write_text('name = "Wild"\nruleset = "leduc"\n[[new]]\nname = "Ace"\ntype = "wild"\n')
    with pytest.raises(ContentError, match=r"wild\.toml:3: this game has no further cards"):
        read_rules(LEDUC, str(file))


@pytest.mark.parametrize(
    ("options", "variant", "words"),
    [
        (LampOptions(), "", "dim"),
        (LampOptions(edition="bright"), "Night", "bright / Night"),
        (LampOptions(edition="bright", hands=1, cut=False), "", "bright / Hands 1, Cut off"),
        (LampOptions(hands=3), "Night", "dim / Night / Hands 3"),
        (LeducOptions(), "", ""),
        (LeducOptions(hands=2), "Wild", "Wild / Hands 2"),
    ],
)
def test_the_rules_in_one_line(options: LampOptions | LeducOptions, variant: str, words: str) -> None:
    assert rules_in_short(options, variant) == words
