"""The settings as a form: what is changed is seen at once, and written to the config file when it is left."""

import errno
import re
from contextlib import nullcontext
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.recipe import PLAYERS
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.config import commands_by_name, key_map, read_config, template
from cardgame_tui.ui.pages.forms.drawing import FIELDS as FIRST_COLUMN
from cardgame_tui.ui.pages.forms.drawing import REMARK
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.scene.card_names import second_names
from cardgame_tui.ui.screens.themes import remembered_theme
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.session.settings.asked import ASKED
from cardgame_tui.ui.session.settings.config import FIELDS, NOTHING, config_file, config_model
from cardgame_tui.ui.settings.form import SettingsForm
from cardgame_tui.ui.settings.screen import SettingsScreen
from tests.ui.parade import parade_setup
from tests.ui.piloting import AppPilot, playing, shown, table_screen

MINE = """\
# mine
theme = "light"    # for the projector
mouse = "on"

[keys]
# signs only
undo = "!"   # was u
"""


def form_of(text: str | None = None) -> SettingsForm:
    """The form for a config file with some text, or without a file."""
    if text is not None:
        config_file().write_text(text, encoding="utf-8")
    return SettingsForm(read_config())


def field(form: SettingsForm, name: str) -> Field:
    """A field by its name."""
    return next(each for each in form.form.fields if each.name == name)


def fill(form: SettingsForm, **values: str) -> None:
    """Fill in fields, as a player does; ``keys_undo`` is the field of the keys of ``undo``."""
    for word, value in values.items():
        name = word.replace("keys_", "keys.").replace("names_", "names ")
        form.form.go_to(form.form.fields.index(field(form, name)))
        if field(form, name).choices:
            while field(form, name).value != value:
                form.press("right")
        else:
            form.press("paste", value)


def written() -> str:
    """What the config file says now."""
    return config_file().read_text(encoding="utf-8")


def text(form: SettingsForm, width: int = 80, height: int = 24, *, ascii: bool = False) -> str:
    """The form as text."""
    return "\n".join(plain(line).rstrip() for line in form.form.lines(width, height, ascii=ascii))


# -- the fields --------------------------------------------------------------------------------------------


def test_every_setting_and_every_command_has_a_field() -> None:
    fields = {each.name.partition(" ")[0] for each in form_of().form.fields}
    assert set(config_model().model_fields) - {"keys"} <= fields
    assert {f"keys.{name}" for name in commands_by_name()} <= fields
    assert {name for name in fields if not name.startswith("keys.")} - {"m"} == set(
        config_model().model_fields
    ) - {"keys"}


def test_every_field_says_in_words_what_it_decides() -> None:
    form = form_of()
    assert all(each.help.endswith(".") for each in form.form.fields)
    for each in FIELDS:
        remarks = [field(form, each.name).notes[choice] for choice in field(form, each.name).choices]
        assert max(map(len, remarks)) <= FIRST_COLUMN - 2 - REMARK, each.name


def test_it_is_filled_with_what_the_file_says() -> None:
    form = form_of(MINE + 'log = ["l", ";"]\n')
    assert field(form, "theme").value == "light"
    assert field(form, "borders").shown == "last used"
    assert field(form, "privacy").value == "gate"
    assert field(form, "keys.undo").value == "!"
    assert field(form, "keys.log").value == "l ;"
    assert field(form, "names 1").value == "Alice"
    assert "* 3 changed" in text(form)
    assert re.search(r"^ \* Undo +! +default u$", text(form, 80, 40), re.MULTILINE)


def test_what_is_not_set_says_what_counts_now() -> None:
    memory.amend(memory.LOOK, theme="colour-safe")
    assert field(form_of(), "theme").remark == "now colour-safe"
    assert field(form_of(), "borders").remark == "now lines"
    assert field(form_of(), "sides").remark == "as last time in each game"


# -- writing -----------------------------------------------------------------------------------------------


def test_leaving_without_a_change_writes_nothing() -> None:
    form = form_of()
    assert form.read() == {}
    assert not config_file().exists()
    form = form_of(MINE)
    fill(form, theme="dark", names_1="Ada")
    form.take_letter("z")
    assert form.read() == {}
    assert written() == MINE


def test_the_first_file_is_the_template_with_what_was_changed() -> None:
    form = form_of()
    fill(form, theme="light", undo="free", names_2="Ben", keys_undo="! ~")
    assert form.read() == {"theme": "light", "undo": "free"}
    config = read_config()
    assert dict(config.words) == {"theme": "light", "undo": "free"}
    assert config.names == ("Alice", "Ben")
    assert dict(config.keys) == {"undo": ("!", "~")}
    lines = written().splitlines()
    told = [line for line in template().splitlines() if line]
    assert [line for line in lines if line in told] == told
    assert lines[lines.index('theme = "light"') - 1] == '# theme = "dark"'
    assert config_file().stat().st_mode & 0o777 == 0o600


def test_everything_that_was_not_changed_stays_as_it_is_written() -> None:
    form = form_of(MINE)
    fill(form, theme="ansi", sides="fixed", keys_log=";")
    assert form.read() == {"theme": "ansi", "sides": "fixed"}
    assert written() == (
        '# mine\ntheme = "ansi"    # for the projector\nmouse = "on"\nsides = "fixed"\n\n[keys]\n# signs only\n'
        'undo = "!"   # was u\nlog = ";"\n'
    )


def test_what_is_put_back_to_its_default_is_no_longer_set() -> None:
    form = form_of(MINE)
    form.take_letter("d")
    assert form.read() == {"theme": ""}
    assert written() == (
        '# mine\n# theme = "light"    # for the projector\nmouse = "on"\n\n[keys]\n# signs only\n'
        '# undo = "!"   # was u\n'
    )
    assert read_config().words == {"mouse": "on"}


def test_what_another_program_has_written_meanwhile_stays() -> None:
    form = form_of(MINE)
    fill(form, sides="fixed")
    config_file().write_text(MINE.replace('mouse = "on"', 'mouse = "off"'), encoding="utf-8")
    assert form.read() is not None
    assert dict(read_config().words) == {"theme": "light", "mouse": "off", "sides": "fixed"}


def test_a_linked_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    real = tmp_path / "dotfiles/mine.toml"
    real.write_text(MINE, encoding="utf-8")
    config_file().symlink_to(real)
    form = form_of()
    fill(form, theme="dark")
    assert form.read() is not None
    assert config_file().is_symlink()
    assert 'theme = "dark"    # for the projector' in real.read_text(encoding="utf-8")


# -- what is wrong -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "fault", "at"),
    [
        ({"names_2": " "}, 'names: found ""; allowed: 1 to 24 characters', "names 1"),
        ({"names_1": "x" * 25}, "at most 24 characters", "names 1"),
        ({"names_2": "Alice"}, 'names: both players are called "Alice"', "names 1"),
        ({"keys_log": "h"}, 'keys.log: "h" would be the key of both log and hand', "keys.log"),
        ({"keys_log": "3"}, 'keys.log: "3" is needed for answers', "keys.log"),
        ({"keys_log": "+ * = : ;"}, "keys.log: found ", "keys.log"),
        ({"keys_log": " "}, "keys.log: found ", "keys.log"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(values: dict[str, str], fault: str, at: str) -> None:
    form = form_of(MINE)
    fill(form, **values)
    form.form.go_to(0)
    assert form.read() is None
    assert len(form.form.faults) == 1
    assert fault in form.form.faults[0]
    assert form.form.fields[form.form.cursor].name == at
    assert written() == MINE
    form.take_letter("z")
    assert not form.form.faults
    assert form.read() == {}


def test_two_commands_may_swap_their_keys() -> None:
    form = form_of()
    fill(form, keys_undo="L", keys_log="u")
    assert form.read() is not None
    assert dict(read_config().keys) == {"undo": ("l",), "log": ("u",)}


def test_a_file_that_became_faulty_meanwhile_is_not_touched() -> None:
    form = form_of(MINE)
    fill(form, sides="fixed")
    config_file().write_text("thema = 1\n", encoding="utf-8")
    assert form.read() is None
    assert len(form.form.faults) == 1
    assert f"{config_file()}:1: thema: no such field" in form.form.faults[0]
    assert written() == "thema = 1\n"


def test_a_folder_that_cannot_be_written_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    form = form_of(MINE)
    fill(form, sides="fixed")

    def refuse(path: Path, content: str) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("cardgame_tui.ui.settings.file.write_private", refuse)
    assert form.read() is None
    words = "cannot be written: Permission denied; the file is as it was; ctrl+x leaves without it"
    assert form.form.faults == [f"{config_file()}: {words}"]
    assert written() == MINE


def test_a_folder_that_cannot_be_made_is_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    monkeypatch.setattr("cardgame_tui.ui.session.settings.memory.config_dir", lambda: tmp_path / "taken" / "game")
    form = SettingsForm(NOTHING)
    fill(form, sides="fixed")
    assert form.read() is None
    assert len(form.form.faults) == 1
    assert "cannot be written: " in form.form.faults[0]


# -- how it looks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_the_form(size: tuple[int, int], snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch) -> None:
    form = form_of(MINE)
    monkeypatch.setattr("cardgame_tui.ui.session.settings.memory.config_dir", lambda: Path("/home/ada/.config"))
    assert text(form, *size) == snapshot(name="theme")
    fill(form, keys_hand="~")
    assert text(form, *size) == snapshot(name="keys of a command")


def test_the_top_right_says_when_it_is_written_unless_what_else_is_there_leaves_no_room() -> None:
    form = form_of(MINE)
    for size in ((60, 40), (80, 24), (120, 40)):
        assert text(form, *size).split("\n")[0].endswith("   written when you leave")
    head = text(form, 60, 12).split("\n")[0]
    assert "changed" in head
    assert head.endswith(" more: down")


def test_the_form_in_ascii() -> None:
    form = form_of(MINE)
    fill(form, card_names="first")
    assert text(form, 120, 40, ascii=True).isascii()


def test_the_preview_has_the_names_and_keys_that_are_typed() -> None:
    form = form_of()
    assert "Moosbehemoth" not in text(form, 120, 40).split("PREVIEW")[1].split("Moss Behemoth")[0]
    fill(form, names_1="Ada", card_names="second", keys_undo="!", keys_hand="~")
    preview = text(form, 120, 40).split("PREVIEW")[1]
    assert "1 ADA" in preview
    assert "! Undo  ~ Hand" in preview
    assert preview.index("Moosbehemoth") < preview.index("Moss Behemoth")


def test_the_right_side_says_how_many_settings_differ_and_how_the_file_says_it() -> None:
    form = form_of()
    said = aside_words(form)
    assert "Every setting has its default. The file is " in said
    fill(form, names_2="Ben", keys_undo="! ~", theme="light")
    said = aside_words(form)
    of_all = sum(each.counted for each in form.form.fields)
    assert f"3 of {of_all} settings differ from the defaults. The same in config.toml: " in said
    assert 'theme = "light"' in said
    for name, value, line in (
        ("names_2", "Zoe", 'names = ["Alice", "Zoe"]'),
        ("keys_undo", "!", 'keys.undo = "!"'),
        ("keys_undo", "! ~", 'keys.undo = ["!", "~"]'),
    ):
        fill(form, **{name: value})
        assert line in aside_words(form)
    assert "■■■ seat 1" in text(form_of(), 120, 60)


def aside_words(form: SettingsForm) -> str:
    """What the right side of a wide screen says, in one line."""
    return " ".join(line[FIRST_COLUMN + 1 :].strip() for line in text(form, 120, 60).split("\n"))


def test_what_wins_in_this_run_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "This run" not in text(form_of(), 120, 40)
    monkeypatch.setitem(ASKED, "borders", "ascii")
    monkeypatch.setenv("NO_COLOR", "1")
    said = aside_words(form_of())
    assert "This run was started with --ascii. NO_COLOR is set, so no colours are shown." in said


def test_the_preview_is_left_out_where_it_has_no_room() -> None:
    assert "PREVIEW" not in text(form_of(), 120, 24)
    assert "PREVIEW" not in text(form_of(), 80, 40)


# -- in the app --------------------------------------------------------------------------------------------


def settings_of(pilot: AppPilot) -> SettingsForm:
    """The form that is open."""
    screen = pilot.app.screen
    assert isinstance(screen, SettingsScreen)
    return screen.settings


async def press(pilot: AppPilot, *keys: str) -> None:
    """Press keys, and let what they do be done."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


@pytest.mark.parametrize("leave", ["enter", "escape"])
async def test_a_theme_is_seen_at_once_and_written_when_the_form_is_left(leave: str) -> None:
    async with CardgameApp().run_test(size=(120, 40)) as pilot:
        await press(pilot, "s", "right", "right")
        assert pilot.app.theme == "light"
        assert not config_file().exists()
        await press(pilot, leave)
        assert not isinstance(pilot.app.screen, SettingsScreen)
        assert pilot.app.theme == "light"
    assert read_config().words == {"theme": "light"}
    assert remembered_theme() == "light"


async def test_a_cancelled_form_changes_nothing() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        assert pilot.app.theme == "dark"
        await press(pilot, "s", *["right"] * 3)
        assert pilot.app.theme == "high-contrast"
        await press(pilot, "z")
        assert pilot.app.theme == "dark"
        await press(pilot, "right", "right", "down", "right", "right")
        assert pilot.app.theme == "light"
        assert shown(pilot).isascii()
        await press(pilot, "ctrl+x")
        assert not isinstance(pilot.app.screen, SettingsScreen)
        assert pilot.app.theme == "dark"
    assert not config_file().exists()


async def test_a_click_changes_and_shows_a_choice() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        rows = shown(pilot).splitlines()
        for number in range(2):
            await pilot.click(offset=(30, next(y for y, row in enumerate(rows) if " Borders " in row)))
            await pilot.pause()
            assert shown(pilot).isascii() == (number == 2)
        await press(pilot, "right")
        assert settings_of(pilot).form.values()["borders"] == "ascii"
        assert shown(pilot).isascii()


async def test_a_faulty_key_keeps_the_form_until_it_is_corrected() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "m")
        settings = settings_of(pilot)
        fill(settings, keys_log="3")
        await press(pilot, "enter")
        assert 'keys.log: "3" is needed for answers' in shown(pilot)
        await press(pilot, "backspace", "semicolon")
        assert "is needed" not in shown(pilot)
        await press(pilot, "enter")
        assert not isinstance(pilot.app.screen, SettingsScreen)
    assert key_map() == {"log": (";",)}


@pytest.mark.parametrize("text", ["thema = 1\n", "[keys", '[keys]\nundo = "3"\n'])
async def test_a_broken_file_is_one_message_and_stays(text: str) -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        config_file().write_text(text, encoding="utf-8")
        await press(pilot, "s")
        assert "The settings cannot be shown" in shown(pilot)
        assert "config.toml" in "".join(shown(pilot).split())
        assert "Nothing was changed" in shown(pilot)
        await press(pilot, "enter")
        assert "New duel" in shown(pilot) or "NEW DUEL" in shown(pilot)
    assert written() == text


@pytest.fixture
def edits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What an editor writes into the file each time that it is opened, in a terminal that has one."""
    texts: list[str] = []

    def edit(path: Path) -> None:
        assert path == config_file()
        path.write_text(path.read_text(encoding="utf-8") + texts.pop(0), encoding="utf-8")

    monkeypatch.setattr("cardgame_tui.ui.settings.screen.run_editor", edit)
    monkeypatch.setattr(CardgameApp, "suspend", lambda app: nullcontext())
    return texts


async def test_the_file_is_opened_with_what_was_changed_and_read_again(edits: list[str]) -> None:
    edits += ['borders = "ascii"\ntheme = "colour-safe"\n']
    async with CardgameApp().run_test(size=(120, 40)) as pilot:
        await press(pilot, "s", "down", "down", "right", "f")
        assert read_config().words == {"card_names": "first", "borders": "ascii", "theme": "colour-safe"}
        assert field(settings_of(pilot), "theme").value == "colour-safe"
        assert pilot.app.theme == "colour-safe"
        assert shown(pilot).isascii()
        await press(pilot, "ctrl+x")
        assert pilot.app.theme == "colour-safe", "the file says so"


async def test_what_the_editor_wrote_counts_at_the_table(edits: list[str]) -> None:
    edits += ['sides = "fixed"\n[keys]\nlog = ";"\n']
    async with playing(parade_setup(("act",)), (120, 40)) as pilot:
        await open_at_table(pilot)
        await press(pilot, "f", "escape")
        assert table_screen(pilot).session.settings.sides == "fixed"
        assert "; Log" in shown(pilot)


async def test_a_file_that_was_broken_in_the_editor_is_said_and_can_be_opened_again(edits: list[str]) -> None:
    edits += ["thema = 1\n", ""]
    async with CardgameApp().run_test(size=(120, 40)) as pilot:
        await press(pilot, "s", "f")
        assert "thema: no such field" in shown(pilot)
        assert "f opens the file again" in shown(pilot)
        await press(pilot, "enter")
        assert not isinstance(pilot.app.screen, SettingsScreen)
    assert written().endswith("thema = 1\n")


async def test_without_an_editor_the_file_is_named() -> None:
    async with CardgameApp().run_test(size=(120, 40)) as pilot:
        await press(pilot, "s", "f")
        assert "No editor can be opened here" in shown(pilot)
        assert "config.toml" in "".join(shown(pilot).split())
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, SettingsScreen)


async def test_help_says_what_the_keys_do() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await press(pilot, "s", "question_mark")
        assert "leave and write the config file" in shown(pilot)


# -- at the table ------------------------------------------------------------------------------------------


async def open_at_table(pilot: AppPilot) -> SettingsForm:
    """Open the settings from the list of commands of the table."""
    await press(pilot, "ctrl+p", *"settings", "enter")
    return settings_of(pilot)


async def test_what_is_changed_from_the_table_counts_at_once() -> None:
    async with playing(parade_setup(("act",)), (120, 40)) as pilot:
        screen = table_screen(pilot)
        assert screen.commands.key("log") == "l"
        assert screen.session.settings.sides == "turned"
        form = await open_at_table(pilot)
        fill(
            form, theme="light", borders="ascii", card_names="second", keys_log=";", sides="fixed", forced="asked"
        )
        await press(pilot, "enter")
        assert pilot.app.screen is screen
        assert pilot.app.theme == "light"
        assert shown(pilot).isascii()
        assert screen.table.second_names
        assert second_names()
        assert screen.session.settings.sides == "fixed"
        assert screen.session.runner.asks_all
        assert "; Log" in shown(pilot)
        await press(pilot, "semicolon")
        assert "Log" in shown(pilot).splitlines()[0]


async def test_what_belongs_to_the_match_counts_from_the_next_one_on() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        before = table_screen(pilot).session.settings
        form = await open_at_table(pilot)
        fill(form, privacy="open", undo="never", names_1="Zoe")
        assert "It counts from the next match on." in field(form, "undo").help
        await press(pilot, "enter")
        assert table_screen(pilot).session.settings == before
        assert table_screen(pilot).session.setup.names == PLAYERS
    assert read_config().names == ("Zoe", "Bob")


async def test_a_table_is_as_before_after_a_cancelled_form() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        before = shown(pilot)
        form = await open_at_table(pilot)
        fill(form, borders="ascii", keys_log=";", step="on")
        await press(pilot, "ctrl+x")
        assert shown(pilot) == before


async def test_stepping_begins_and_ends_with_its_setting() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        session = table_screen(pilot).session
        for word, stepped in (("on", True), ("off", False)):
            fill(await open_at_table(pilot), step=word)
            await press(pilot, "enter")
            assert session.stepped is stepped
