"""From the menu through the set-up form to the table, and what is remembered."""

import os
from errno import ENOSPC
from pathlib import Path

import pytest

from cardgame_tui import files
from cardgame_tui.limits import LARGEST_TEXT_FILE
from cardgame_tui.plugins import Listing
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.form import Form
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.setup.form import SetupForm
from cardgame_tui.ui.setup.screen import SetupScreen
from rulesets.dimensional_rift import PLUGIN
from tests.ui.canary import containment_setup
from tests.ui.containment_tables import containment_table
from tests.ui.driving import commands_of, table_at
from tests.ui.parade import parade_setup
from tests.ui.piloting import everywhere, playing, session_of, shown, table_screen


@pytest.fixture(autouse=True)
def one_game_and_a_broken_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is installed, whatever the tester has installed."""
    found = [Listing(PLUGIN.id, PLUGIN), Listing("broken", None, "it cannot be imported")]
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", lambda: found)
    monkeypatch.setattr("cardgame_tui.ui.menu.load_ruleset", lambda _: PLUGIN.load())


def field_of(form: Form, name: str) -> int:
    """The place of a field."""
    return [field.name for field in form.fields].index(name)


async def test_the_menu_lists_games_and_the_reason_of_a_broken_one() -> None:
    async with CardgameApp().run_test() as pilot:
        await pilot.pause()
        assert f"▐1▌ {PLUGIN.title}" in shown(pilot)
        assert PLUGIN.facts in shown(pilot)
        assert "broken is broken: it cannot be imported" in shown(pilot)


async def test_from_the_menu_to_the_table_and_back() -> None:
    memory.remember(PLUGIN.id, {"forced": "asked"})  # the first question is then at the open table
    async with CardgameApp().run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)
        await pilot.press(*["down"] * 2, "A", "d", "a", "enter")
        await pilot.pause()
        assert session_of(pilot).match.names == ("Ada", "Bob")
        assert memory.recall(PLUGIN.id)["name1"] == "Ada"
        table_screen(pilot).run_command("menu")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_the_set_up_can_be_left_and_the_menu_quit() -> None:
    async with CardgameApp().run_test() as pilot:
        await pilot.press("1", "ctrl+x")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        await pilot.press("ctrl+q")
    assert pilot.app.return_value == 0


async def test_the_rules_can_be_read_from_the_menu() -> None:
    async with CardgameApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("r")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert "DR-" in shown(pilot)


async def test_a_wrong_option_keeps_the_form_open_and_says_what_is_allowed() -> None:
    async with CardgameApp().run_test() as pilot:
        await pilot.press("1")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        screen.setup.form.go_to(field_of(screen.setup.form, "option.hp"))
        await pilot.press("1", "0", "0", "enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert "hp" in shown(pilot)
        assert "allowed" in everywhere(pilot)


def typed(form: Form, *keys: str) -> str:
    """The first field after some keys."""
    for key in keys:
        form.press(key, key if len(key) == 1 else "")
    return form.fields[0].value


def test_typing_replaces_a_field_and_backspace_keeps_its_beginning() -> None:
    def form() -> Form:
        return Form("New", [Field("name", "Name", "Seat 1", "Seat 1"), Field("seed", "Seed", "", "")])

    assert typed(form(), "A", "d", "a") == "Ada"
    assert typed(form(), "backspace", "2") == "Seat 2"
    assert typed(form(), "right", "0") == "Seat 10"
    assert typed(form(), "A", "down", "up", "E", "v", "a") == "Eva"


def test_a_form_counts_the_fields_out_of_sight() -> None:
    form = Form("New", [Field(f"f{number}", f"Field {number}", "x", "x") for number in range(30)])
    text = [plain(line).rstrip() for line in form.lines(80, 24)]
    shown_fields = sum("Field " in line for line in text)
    assert text[0].endswith(f"{30 - shown_fields} more: down")
    form.go_to(29)
    assert "more" not in plain(form.lines(80, 24)[0])


def test_the_form_has_every_option_and_its_rule() -> None:
    form = SetupForm(PLUGIN.load()).form
    options = [field for field in form.fields if field.name.startswith("option.")]
    assert {field.name.removeprefix("option.") for field in options} == set(
        PLUGIN.load().options_model.model_fields
    )
    assert all("DR-" in field.help for field in options)


def test_a_form_makes_a_set_up_that_can_be_played() -> None:
    setup_form = SetupForm(PLUGIN.load())
    setup_form.form.fields[field_of(setup_form.form, "seed")].value = "12"
    setup_form.form.fields[field_of(setup_form.form, "option.hp")].value = "9"
    setup = setup_form.read()
    assert setup is not None
    assert setup.seed == 12
    assert setup.options.model_dump()["hp"] == 9
    assert setup.driver(setup.match().next_start()).prompt is not None


def test_a_form_is_filled_with_the_last_choices() -> None:
    memory.remember(PLUGIN.id, {"name2": "Eve", "privacy": "strict", "seat1": "no such bot"})
    values = SetupForm(PLUGIN.load()).form.values()
    assert values["name2"] == "Eve"
    assert values["privacy"] == "strict"
    assert values["seat1"] == "human"


def test_deck_faults_are_shown_with_their_rule() -> None:
    setup_form = SetupForm(PLUGIN.load())
    setup_form.form.fields[field_of(setup_form.form, "option.main_size")].value = "30"
    assert setup_form.read() is None
    assert any("DR-" in fault for fault in setup_form.form.faults)


@pytest.mark.parametrize("content", ["", "no json", "[]", '{"look": 3}', '{"look": {"theme": 1}}', "[" * 200_000])
def test_an_unreadable_memory_is_no_memory(content: str, tmp_path: Path) -> None:
    (tmp_path / "remembered.json").write_text(content)
    assert memory.recall(memory.LOOK) == {}
    memory.remember(memory.LOOK, {"theme": "textual-light"})
    assert memory.recall(memory.LOOK) == {"theme": "textual-light"}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_memory_that_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "remembered.json"
    os.mkfifo(file)
    assert memory.recall(memory.LOOK) == {}
    file.unlink()
    file.symlink_to("/dev/zero")
    assert memory.recall(memory.LOOK) == {}


def test_a_memory_of_no_sensible_size_is_no_memory(tmp_path: Path) -> None:
    words = '{"look": {"theme": "textual-light"}}'
    (tmp_path / "remembered.json").write_text(words.ljust(LARGEST_TEXT_FILE))
    assert memory.recall(memory.LOOK) == {"theme": "textual-light"}
    (tmp_path / "remembered.json").write_text(words.ljust(LARGEST_TEXT_FILE + 1))
    assert memory.recall(memory.LOOK) == {}


def test_half_a_character_is_dropped_from_the_memory(tmp_path: Path) -> None:
    (tmp_path / "remembered.json").write_text('{"look": {"theme": "a\\ud800b"}}')
    assert memory.recall(memory.LOOK) == {"theme": "ab"}
    memory.amend("leduc", step="on")
    assert memory.recall("leduc") == {"step": "on"}


def test_a_full_disk_leaves_the_old_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory.remember(memory.LOOK, {"theme": "textual-light"})

    def half(path: Path, content: str | bytes) -> None:
        path.write_bytes(content[:5].encode() if isinstance(content, str) else content[:5])
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "_write_new", half)
    memory.remember(memory.LOOK, {"theme": "dark"})
    assert memory.recall(memory.LOOK) == {"theme": "textual-light"}
    assert [file.name for file in tmp_path.iterdir()] == ["remembered.json"]


async def test_a_picked_theme_is_remembered() -> None:
    async with CardgameApp().run_test() as pilot:
        assert pilot.app.theme == "dark"
    memory.remember(memory.LOOK, {"theme": "high-contrast"})
    async with CardgameApp().run_test() as pilot:
        assert pilot.app.theme == "high-contrast"


async def test_borders_in_ascii_are_remembered() -> None:
    async with playing(parade_setup(("act",)), (120, 40)) as pilot:
        assert "┌" in shown(pilot)
        table_screen(pilot).run_command("borders")
        assert "┌" not in shown(pilot)
    async with playing(parade_setup(("act",)), (120, 40)) as pilot:
        assert "┌" not in shown(pilot)


async def test_second_names_of_cards_are_remembered() -> None:
    setup = containment_setup("open", seed=3)
    async with playing(setup) as pilot:
        assert "Dr. Hisui Okonogi" in shown(pilot)
        table_screen(pilot).run_command("card_names")
        assert "Dr. Hisui Okonogi" not in shown(pilot)
    async with playing(setup) as pilot:
        assert "小此木翡翠博士" in shown(pilot)


def test_names_on_cards_change_only_where_a_card_has_two() -> None:
    assert "card_names" in commands_of(containment_table())
    assert "card_names" not in commands_of(table_at("act"))
