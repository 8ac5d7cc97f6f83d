"""The set-up form: editions, variants, decks that are not legal, and what is remembered."""

from dataclasses import replace
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.duel_length import DuelLength
from cardgame_tui.content.option_info import describe_options, setting_text
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.play.journal.saves import Saved
from cardgame_tui.play.table_settings import SETTINGS
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.pages.forms.drawing import FIELDS, REMARK
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.saves import minutes_here
from cardgame_tui.ui.screens.finder import FinderScreen
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.setup.decks import deck_page, deck_sizes
from cardgame_tui.ui.setup.form import SetupForm
from cardgame_tui.ui.setup.screen import SetupScreen
from cardgame_tui.ui.widgets.lines import Lines
from rulesets import dimensional_rift, rune_duel
from tests.ui.driving import SIZES
from tests.ui.night import edit, lamps_in, write
from tests.ui.piloting import session_of, shown


@pytest.fixture
def form(tmp_path: Path) -> SetupForm:
    """The form of lamps, with files of a user."""
    return SetupForm(lamps_in(tmp_path))


def field(form: SetupForm, name: str) -> Field:
    """A field by its name."""
    return next(each for each in form.form.fields if each.name == name)


def turn(form: SetupForm, name: str, value: str) -> None:
    """Turn a field, or type into it, as a player does."""
    form.form.go_to(form.form.fields.index(field(form, name)))
    if not field(form, name).choices:
        for character in value:
            form.press(character, character)
    while field(form, name).value != value:
        form.press("right")


def first_column(form: SetupForm) -> str:
    """The fields in sight, on a wide screen."""
    return "\n".join(line[:FIELDS] for line in text(form, 120, 60).split("\n"))


def text(form: SetupForm, width: int = 80, height: int = 40) -> str:
    """The form as text."""
    return "\n".join(plain(line).rstrip() for line in form.form.lines(width, height))


def row(form: SetupForm, label: str) -> str:
    """The line of a field without the cursor; the last one where several are called so."""
    return next(line[1:] for line in reversed(text(form).split("\n")) if line[3:].startswith(label))


def test_the_edition_comes_first_among_the_options(form: SetupForm) -> None:
    names = [each.name for each in form.form.fields]
    assert [name for name in names if name.startswith("option.")] == [
        "option.edition",
        "option.cut",
        "option.hands",
    ]
    assert names[:2] == ["option.edition", "variant"]


def test_options_at_their_default_follow_the_edition(form: SetupForm) -> None:
    assert "LE-11, ours" in field(form, "option.hands").help
    turn(form, "option.edition", "bright")
    assert field(form, "option.hands").value == "3"
    assert "LE-12, source" in field(form, "option.hands").help
    assert form.form.changed() == []
    turn(form, "option.edition", "dim")
    assert field(form, "option.hands").value == "1"


def test_a_changed_option_stays_and_is_marked(form: SetupForm) -> None:
    turn(form, "option.hands", "2")
    turn(form, "option.edition", "bright")
    assert row(form, "Hands").split() == ["*", "Hands", "2", "default", "3"]
    assert "* 1 changed" in text(form)
    turn(form, "option.edition", "dim")
    assert row(form, "Hands").split() == ["*", "Hands", "2", "ours,", "default", "1"]


def test_an_option_set_to_the_new_default_is_not_a_change(form: SetupForm) -> None:
    turn(form, "option.hands", "3")
    turn(form, "option.edition", "bright")
    assert form.form.changed() == []


def test_a_variant_fills_options_and_decks(form: SetupForm) -> None:
    turn(form, "variant", "Night")
    assert field(form, "option.edition").value == "bright"
    assert field(form, "deck1").value == "Torches"
    assert field(form, "deck2").value == "Two"
    assert row(form, "Hands").split() == ["v", "Hands", "5", "default", "3"]
    assert "v 3 by the variant" in text(form)
    assert field(form, "deck1").remark == "default Two"
    assert "It gets dark. Changes Oil Lamp. Adds Torch. Brings Torches." in text(form)
    setup = form.read()
    assert setup is not None
    assert setup.rules_in_short == "bright / Night / Hands 5"
    assert setup.deck_names == ("Torches", "Two")
    assert setup.cards["Oil Lamp"].text == "Shine 2."


def test_changes_to_a_variant_are_marked(form: SetupForm) -> None:
    turn(form, "variant", "Night")
    turn(form, "option.hands", "9")
    assert row(form, "Hands").split() == ["*", "Hands", "9_", "variant", "5,", "default", "3"]
    turn(form, "option.edition", "dim")
    assert row(form, "Edition").split() == [
        "*",
        "Edition",
        "‹",
        "dim",
        "›",
        "variant",
        "bright,",
        "default",
        "dim",
    ]
    setup = form.read()
    assert setup is not None
    assert setup.rules_in_short == "dim / Night / Hands 9"


def test_another_edition_keeps_the_options_of_the_variant(form: SetupForm) -> None:
    turn(form, "variant", "Night")
    turn(form, "option.edition", "dim")
    assert field(form, "option.hands").value == "5"


def test_removing_the_variant_restores_the_defaults(form: SetupForm) -> None:
    before = form.form.values()
    turn(form, "variant", "Night")
    turn(form, "variant", "none")
    assert form.form.values() == before
    assert " v " not in text(form)


def test_a_broken_variant_is_listed_and_says_why_when_it_is_picked(form: SetupForm) -> None:
    turn(form, "variant", "fog (broken)")
    assert "fog.toml:3: options: found 3" in "".join(form.form.faults)
    assert form.read() is None
    turn(form, "variant", "none")
    assert not form.form.faults


def test_a_variant_with_a_faulty_card_says_where(form: SetupForm, tmp_path: Path) -> None:
    edit(tmp_path, "variants/lamps/night.toml", "Shine 2.", "Shne 2.")
    turn(form, "variant", "Night")
    assert "night.toml:8:9: Oil Lamp: text" in "".join(form.form.faults)
    assert field(form, "option.hands").value == "1"


def test_more_faults_than_fit_are_counted(form: SetupForm, tmp_path: Path) -> None:
    unknown = "".join(f"odd{number} = 1\n" for number in range(12))
    edit(tmp_path, "variants/lamps/night.toml", "hands = 5\n", unknown)
    turn(form, "variant", "Night")
    assert "! 12 faults in all" in text(form)
    assert len(form.form.faults) == 12


def test_only_changes_are_in_the_recipe(form: SetupForm, tmp_path: Path) -> None:
    """A variant edited while the form is open counts as it is when the duel begins."""
    turn(form, "variant", "Night")
    turn(form, "option.cut", "off")
    edit(tmp_path, "variants/lamps/night.toml", "hands = 5", "hands = 6")
    setup = form.read()
    assert setup is not None
    assert (setup.options.model_dump()["hands"], setup.options.model_dump()["cut"]) == (6, False)


def test_legal_decks_are_offered_first_and_the_others_say_why_not(form: SetupForm) -> None:
    assert field(form, "deck1").value == "Two"
    assert field(form, "deck1").choices == ("Two", "A Single Lamp")
    turn(form, "deck2", "A Single Lamp")
    assert row(form, "Deck").split()[-4:] == ["not", "legal,", "default", "Two"]
    assert "a deck has 2 cards, this one 1 (LE-1)" in text(form)
    assert form.read() is None
    assert any("(LE-1)" in fault for fault in form.form.faults)


def test_a_deck_of_the_variant_is_gone_without_it(form: SetupForm) -> None:
    turn(form, "variant", "Night")
    turn(form, "deck2", "Torches")
    turn(form, "variant", "none")
    assert field(form, "deck2").value == "Two"


def test_one_field_or_all_can_be_reset(form: SetupForm) -> None:
    turn(form, "option.edition", "bright")
    turn(form, "option.hands", "9")
    turn(form, "option.cut", "off")
    form.press("ctrl+u")
    assert [each.name for each in form.form.changed()] == ["option.hands"]
    form.press("ctrl+d")
    assert form.form.changed() == []
    assert field(form, "option.hands").value == "1"
    assert field(form, "option.edition").value == "dim"


def test_reset_all_resets_everything(form: SetupForm) -> None:
    before = form.form.values()
    for name, value in {
        "name1": "Ada",
        "seat2": "random",
        "privacy": "strict",
        "seed": "7",
        "variant": "Night",
        "option.hands": "9",
        "deck2": "A Single Lamp",
    }.items():
        turn(form, name, value)
    assert form.form.values() != before
    form.press("ctrl+d")
    assert form.form.values() == before


def test_what_was_remembered_is_marked_until_it_is_changed(form: SetupForm) -> None:
    turn(form, "option.hands", "9")
    turn(form, "name1", "Ada")
    turn(form, "privacy", "strict")
    assert form.read() is not None
    again = SetupForm(form.ruleset)
    assert field(again, "name1").remark == "as last time"
    assert field(again, "privacy").remark == "as last time"
    assert field(again, "option.hands").remark == "ours, as last time, default 1"
    assert field(again, "name2").remark == ""
    again.form.go_to(again.form.fields.index(field(again, "name1")))
    again.press("B", "B")
    assert field(again, "name1").remark == ""


def test_a_fault_has_the_cursor_and_goes_when_it_is_corrected(form: SetupForm) -> None:
    turn(form, "option.hands", "0")
    form.form.go_to(0)
    assert form.read() is None
    assert form.form.fields[form.form.cursor].name == "option.hands"
    form.press("backspace")
    assert form.form.faults, "nothing is no number"
    form.press("4", "4")
    assert not form.form.faults
    assert form.read() is not None


def test_an_empty_name_has_the_cursor(form: SetupForm) -> None:
    turn(form, "name2", "x")
    form.press("backspace")
    form.form.go_to(5)
    assert form.read() is None
    assert form.form.fields[form.form.cursor].name == "name2"
    form.press("B", "B")
    assert not form.form.faults


def test_a_deck_that_is_not_legal_has_the_cursor(form: SetupForm) -> None:
    turn(form, "deck2", "A Single Lamp")
    form.form.go_to(0)
    assert form.read() is None
    assert form.form.fields[form.form.cursor].name == "deck2"
    form.press("right")
    assert not form.form.faults


def test_the_second_column_says_what_comes_of_the_form(form: SetupForm) -> None:
    turn(form, "variant", "Night")
    turn(form, "option.hands", "9")
    turn(form, "name1", "Ada")
    drawn = " ".join(line[79:].strip() for line in text(form, 120, 40).split("\n"))
    assert "THIS DUEL" in drawn
    assert "Ada (Torches) against Bob (Two), Lamps bright, variant Night, with Hands 9." in drawn


def test_a_deck_list(form: SetupForm) -> None:
    turn(form, "variant", "Night")
    form.form.go_to(form.form.fields.index(field(form, "deck1")))
    deck = form.deck_at_cursor()
    assert deck is not None
    page = deck_page(deck, form.cards)
    assert [item.words for item in page.items] == ["Main, 2 cards", "2 Torch, lamp", "Glow."]
    form.form.go_to(0)
    assert form.deck_at_cursor() is None


@pytest.mark.parametrize("plugin", [dimensional_rift.PLUGIN, rune_duel.PLUGIN], ids=lambda plugin: plugin.id)
def test_every_listed_value_of_an_option_is_in_words(plugin: Plugin[Ruleset]) -> None:
    for info in describe_options(plugin.load().options_model):
        words = [info.words.get(setting_text(each), setting_text(each)) for each in info.choices]
        assert all("_" not in word and len(word) <= 20 for word in words), info.name
        none = {"0"} if info.least == 0 else set()
        assert set(info.words) <= {setting_text(each) for each in info.choices} | none, info.name
        assert len(set(words)) == len(words), info.name


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_form_of_dimensional_rift(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    form = SetupForm(dimensional_rift.PLUGIN.load())
    turn(form, "deck1", "Lamplight Vigil")
    turn(form, "privacy", "strict")
    assert text(form, *size) == snapshot


def test_the_form_in_ascii(form: SetupForm) -> None:
    turn(form, "deck2", "A Single Lamp")
    assert all(plain(line).isascii() for line in form.form.lines(120, 40, ascii=True))


def test_a_faulty_option_is_named_and_keeps_the_form(form: SetupForm) -> None:
    turn(form, "option.hands", "0")
    assert form.read() is None
    assert form.form.faults == ['hands: found "0"; allowed: a number from 1 to 200']


def test_variant_and_changes_are_remembered_but_not_defaults(form: SetupForm, tmp_path: Path) -> None:
    turn(form, "variant", "Night")
    turn(form, "option.cut", "off")
    assert form.read() is not None
    edit(tmp_path, "variants/lamps/night.toml", "hands = 5", "hands = 6")
    again = SetupForm(form.ruleset)
    assert field(again, "variant").value == "Night"
    assert field(again, "option.hands").value == "6"
    assert [each.name for each in again.form.changed()] == ["option.cut"]


def test_a_remembered_variant_is_found_under_another_name(form: SetupForm, tmp_path: Path) -> None:
    turn(form, "variant", "Night")
    assert form.read() is not None
    edit(tmp_path, "variants/lamps/night.toml", 'name = "Night"', 'name = "Dusk"')
    assert field(SetupForm(form.ruleset), "variant").value == "Dusk"
    edit(tmp_path, "variants/lamps/night.toml", 'name = "Dusk"', "name = ")
    assert field(SetupForm(form.ruleset), "variant").value == "night (broken)"


def test_how_a_match_is_shown_is_chosen_and_remembered(form: SetupForm, tmp_path: Path) -> None:
    turn(form, "step", "on")
    turn(form, "sides", "fixed")
    setup = form.read()
    assert setup is not None
    assert (setup.table.step, setup.table.sides) == ("on", "fixed")
    again = SetupForm(lamps_in(tmp_path))
    assert (field(again, "step").value, field(again, "sides").value) == ("on", "fixed")


def test_the_form_starts_with_settings_changed_at_the_table(tmp_path: Path) -> None:
    memory.amend("lamps", step="off")
    assert field(SetupForm(lamps_in(tmp_path)), "step").value == "off"


def test_an_edition_is_remembered(form: SetupForm) -> None:
    turn(form, "option.edition", "bright")
    assert form.read() is not None
    again = SetupForm(form.ruleset)
    assert field(again, "option.edition").value == "bright"
    assert field(again, "option.hands").value == "3"


def test_a_remembered_variant_that_is_gone_is_dropped(form: SetupForm, tmp_path: Path) -> None:
    turn(form, "variant", "Night")
    turn(form, "option.hands", "9")
    assert form.read() is not None
    (tmp_path / "variants/lamps/night.toml").unlink()
    again = SetupForm(form.ruleset)
    assert field(again, "variant").value == "none"
    assert field(again, "option.hands").value == "9"
    assert again.read() is not None


def test_a_faulty_card_file_can_be_fixed_with_the_form_open(form: SetupForm, tmp_path: Path) -> None:
    edit(tmp_path, "cards.toml", '"Shine 1."', '"Shin 1."')
    again = SetupForm(form.ruleset)
    assert "cards.toml:5:9" in "".join(again.form.faults)
    assert again.read() is None
    edit(tmp_path, "cards.toml", '"Shin 1."', '"Shine 1."')
    assert again.read() is not None


def test_a_hostile_memory_file_fills_in_only_allowed_choices(form: SetupForm) -> None:
    memory.remember("lamps", {"variant": "../../etc", "option.edition": "[red]", "deck1": "nothing"})
    again = SetupForm(form.ruleset)
    assert again.form.values() == form.form.values()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_form(form: SetupForm, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    turn(form, "variant", "Night")
    turn(form, "option.hands", "9")
    turn(form, "deck2", "A Single Lamp")
    assert text(form, *size) == snapshot


def test_a_variant_without_options(tmp_path: Path) -> None:
    write(tmp_path, "variants/lamps/plain.toml", 'name = "none"\nruleset = "lamps"\n')
    form = SetupForm(lamps_in(tmp_path))
    turn(form, "variant", "none (plain)")
    assert field(form, "option.edition").value == "dim"
    assert " v " not in text(form)


def test_each_value_has_a_remark_in_a_few_words(form: SetupForm) -> None:
    assert field(form, "privacy").remark == "h opens the hand"
    turn(form, "privacy", "open")
    assert field(form, "privacy").remark == "both hands are shown"
    assert field(form, "seed").remark == "a number repeats the duel"
    assert field(form, "option.hands").remark == "how many hands a duel lasts (LE-11, ours)"


@pytest.mark.parametrize("plugin", [dimensional_rift.PLUGIN, rune_duel.PLUGIN], ids=lambda plugin: plugin.id)
def test_every_option_says_in_words_what_it_decides_before_its_rule(plugin: Plugin[Ruleset]) -> None:
    form = SetupForm(plugin.load())
    form.press("m", "m")
    for info in describe_options(plugin.load().options_model):
        option = field(form, f"option.{info.name}")
        assert option.help.startswith(info.help), info.name
        assert option.help.endswith(f"({info.rule}, {info.status})"), info.name
        assert option.remark.startswith(info.help.split(";")[0].split(":")[0][:-1]), info.name
        assert info.rule in option.remark, info.name


def test_words_that_leave_no_room_for_the_rule_are_kept_without_it(form: SetupForm) -> None:
    assert row(form, "Cut").endswith("cut first (LE-2)")
    assert row(form, "Hands").endswith("how many hands a duel lasts")
    turn(form, "option.hands", "2")
    form.form.go_to(0)
    assert row(form, "Hands").endswith("ours, default 1")


def test_every_choice_of_a_setting_has_a_remark_that_fits() -> None:
    assert all(set(each.notes) == set(each.choices) for each in SETTINGS)
    assert max(len(words) for each in SETTINGS for words in each.notes.values()) <= FIELDS - 2 - REMARK


def test_a_deck_says_how_many_cards_its_parts_have() -> None:
    decks = find_decks(dimensional_rift.PLUGIN.id).decks
    sizes = {deck.id: deck_sizes(deck) for deck in decks}
    assert sizes["bramble_ambush"] == "20 main, 6 fables"


def test_x_swaps_the_seats_with_their_names_and_decks(form: SetupForm) -> None:
    turn(form, "variant", "Night")
    turn(form, "name1", "Ann")
    turn(form, "seat2", "greedy")
    form.swap_seats()
    setup = form.read()
    assert setup is not None
    assert (setup.names, setup.seats) == (("Bob", "Ann"), ("greedy", "human"))
    assert setup.deck_names == ("Two", "Torches")


def test_k_says_of_both_decks_whether_they_are_legal() -> None:
    form = SetupForm(dimensional_rift.PLUGIN.load())
    turn(form, "name1", "Ann")
    legal = [item.words for item in form.decks_page().items if item.style in ("title", "strong")]
    assert legal[0] == f"Ann: {field(form, 'deck1').value}"
    assert legal[1].startswith("Legal under these rules: ")
    assert len([words for words in legal if words.startswith("Legal")]) == 2
    turn(form, "option.main_size", "40")
    illegal = [item.words for item in form.decks_page().items if item.words.startswith("Not legal: ")]
    assert len(illegal) == 2
    assert all("40" in each for each in illegal)


def test_w_lets_bots_play_and_remembers_who_plays(form: SetupForm) -> None:
    turn(form, "seat2", "greedy")
    setup = form.read_for_bots()
    assert setup is not None
    assert setup.seats == ("random", "greedy")
    assert setup.table.step == "on"
    assert memory.recall(form.ruleset.id)["seat1"] == "human"


def test_the_letters_of_the_form_type_where_text_is_typed(form: SetupForm) -> None:
    form.form.go_to([each.name for each in form.form.fields].index("name1"))
    assert not form.form.takes("x")
    assert "letters type here" in text(form)
    form.form.go_to([each.name for each in form.form.fields].index("seat1"))
    assert form.form.takes("x")
    assert "▐x▌ swap seats  ▐k▌ check both decks  ▐w▌ let bots play it" in text(form)


async def test_an_m_in_a_name_is_an_m() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("2", "down", "down", "M", "x", "m", "k", "w", "?")
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.setup.form.values()["name1"] == "Mxmkw?"


async def test_the_letters_of_the_form_work_by_key_and_by_click() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("2")
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        await pilot.press("x", "down", "down")
        names = [screen.setup.form.values()[name] for name in ("name1", "name2")]
        assert names == ["Bob", "Alice"]
        await pilot.press("up", "down", "x")
        assert screen.setup.form.values()["name1"] == "x"
        lines = screen.query_one(Lines)
        y = next(y for y, line in enumerate(lines.text.split("\n")) if "swap seats" in line)
        await pilot.click(lines, offset=(4, y))
        assert screen.setup.form.values()["name2"] == "x"
        await pilot.press("down", "k")
        await pilot.pause()
        assert "Legal under these rules" in shown(pilot)
        for key in ("k", "w"):
            await pilot.press(key)
            await pilot.pause()
        assert session_of(pilot).setup.seats == ("random", "random")


def test_the_second_column_shows_both_decks_or_says_that_more_follows() -> None:
    form = SetupForm(dimensional_rift.PLUGIN.load())
    form.form.go_to([each.name for each in form.form.fields].index("deck1"))
    decks = "\n".join(line[FIELDS:] for line in text(form, 120, 46).split("\n")).split("DECKS")[1]
    assert all(name in decks for name in ("Bramble Ambush", "Lamplight Vigil"))
    assert "…" not in decks
    short = [line[79:].strip() for line in text(form, 120, 30).split("\n")]
    assert "…" in short


def test_only_common_options_are_shown_until_m_asks_for_the_others() -> None:
    form = SetupForm(rune_duel.PLUGIN.load())
    infos = describe_options(rune_duel.PLUGIN.load().options_model)
    common = [each.title for each in infos if each.common]
    rare = [each.title for each in infos if not each.common]
    assert f"{len(rare)} more" in first_column(form)
    assert "m opens the list" in first_column(form)
    assert all(title in first_column(form) for title in common)
    assert not any(title in first_column(form) for title in rare)
    form.form.go_to(form.form.fields.index(field(form, "seat1")))
    form.press("m", "m")
    assert all(title in first_column(form) for title in [*common, *rare])
    assert form.form.fields[form.form.cursor].name == "m"
    form.press("m", "m")
    assert not any(title in first_column(form) for title in rare)


def test_a_reset_of_everything_leaves_the_list_of_rare_options_open() -> None:
    form = SetupForm(rune_duel.PLUGIN.load())
    rare = [each.title for each in describe_options(rune_duel.PLUGIN.load().options_model) if not each.common]
    form.form.go_to(form.form.fields.index(field(form, "seat1")))
    form.press("m", "m")
    turn(form, "option.rune_wrap", "off")
    form.press("ctrl+d")
    assert form.form.changed() == []
    assert all(title in first_column(form) for title in rare)


def test_a_rare_option_stays_in_sight_while_it_is_set() -> None:
    form = SetupForm(rune_duel.PLUGIN.load())
    turn(form, "option.rune_wrap", "off")
    form.form.go_to(0)
    assert "Runes in a circle" in first_column(form)
    rare = [each for each in describe_options(rune_duel.PLUGIN.load().options_model) if not each.common]
    assert f"{len(rare) - 1} more" in first_column(form)
    assert form.form.press("up") is None
    assert form.form.fields[form.form.cursor].name == "option.rune_wrap"
    form.press("ctrl+u")
    form.form.go_to(0)
    assert "Runes in a circle" not in first_column(form)


def test_the_field_that_shows_rare_options_has_no_default_to_tell() -> None:
    form = SetupForm(rune_duel.PLUGIN.load())
    form.form.go_to([each.name for each in form.form.fields].index("m"))
    for width, height in ((80, 24), (120, 40)):
        assert "Fields that are rarely changed." in text(form, width, height)
        assert "Default" not in text(form, width, height)
    form.press("m", "m")
    form.press("ctrl+u")
    assert "m opens the list" in first_column(form)


def test_m_types_where_text_is_typed() -> None:
    form = SetupForm(rune_duel.PLUGIN.load())
    form.form.go_to(form.form.fields.index(field(form, "name1")))
    form.press("m", "m")
    assert field(form, "name1").value == "m"
    assert "m opens the list" in first_column(form)


def test_the_cursor_visits_only_fields_in_sight() -> None:
    form = SetupForm(rune_duel.PLUGIN.load())
    form.form.go_to(0)
    visited = [form.form.cursor]
    while form.form.press("down") is None and form.form.cursor:
        visited.append(form.form.cursor)
    assert visited == form.form.sight
    form.form.go_to(0)
    form.press("pageup")
    assert form.form.cursor == 0
    for _ in range(10):
        form.press("pagedown")
    assert form.form.fields[form.form.cursor].name == "m"


def test_the_second_column_says_how_long_measured_duels_were(
    form: SetupForm, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "HOW LONG" not in text(form, 120, 40)
    monkeypatch.setattr(type(form.ruleset), "duel_lengths", {"dim": DuelLength(20, (3, 5), (30, 60))})
    drawn = " ".join(line[FIELDS + 1 :].strip() for line in text(form, 120, 40).split("\n"))
    assert "HOW LONG" in drawn
    assert (
        "Half of 20 duels between greedy bots, with default options and decks, took 3 to 5 turns and 30 to 60 "
        "decisions. Minutes of people were not measured."
    ) in drawn
    turn(form, "option.edition", "bright")
    assert "HOW LONG" not in text(form, 120, 40)


def people(minutes: float, rules: str = "dim / Lamps", *, both: bool = True) -> Saved:
    """A finished match of two people with duels of this length."""
    return Saved(Path("d"), ruleset="night", rules=rules, duel=1, over=True, seconds=60 * minutes, people=both)


def test_minutes_of_people_are_told_from_five_duels_on() -> None:
    four = [people(minutes) for minutes in (10, 20, 30, 40)]
    others = [people(90, "bright"), people(90, both=False), people(0)]
    assert minutes_here([*four, *others], "night", "dim") == ""
    said = "Half of 5 duels between people here took 20 to 40 minutes."
    assert minutes_here([*four, *others, people(50)], "night", "dim") == said
    assert minutes_here([*four, people(50)], "day", "dim") == ""
    assert minutes_here([people(0.1)] * 5, "night", "").endswith("took about 1 minute.")


def test_the_second_column_says_how_long_people_took(form: SetupForm, monkeypatch: pytest.MonkeyPatch) -> None:
    five = [replace(people(minutes), ruleset=form.ruleset.id) for minutes in (10, 20, 30, 40, 50)]
    monkeypatch.setattr(form, "_saved", five)
    drawn = " ".join(line[FIELDS + 1 :].strip() for line in text(form, 120, 40).split("\n"))
    assert "Half of 5 duels between people here took 20 to 40 minutes." in drawn
    monkeypatch.setattr(type(form.ruleset), "duel_lengths", {"dim": DuelLength(20, (3, 5), (30, 60))})
    drawn = " ".join(line[FIELDS + 1 :].strip() for line in text(form, 120, 40).split("\n"))
    assert "took 20 to 40 minutes. Half of 20 duels between greedy bots" in drawn
    assert "were not measured" not in drawn


async def test_escape_leaves_every_page_on_which_text_is_typed() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("2", "down", "down", "A", "d", "a", "backspace")
        form = pilot.app.screen
        assert isinstance(form, SetupScreen)
        assert form.setup.form.values()["name1"] == "Ad", "backspace deletes a letter"
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        await pilot.press("ctrl+p", "x")
        await pilot.pause()
        assert isinstance(pilot.app.screen, FinderScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)


def test_the_form_says_that_the_quick_bot_knows_nothing(form: SetupForm) -> None:
    said = "Quick plays at random: the quick bot has learned nothing"
    assert said not in form.form.aside().result
    field(form, "seat2").value = "quick"
    assert said in form.form.aside().result
