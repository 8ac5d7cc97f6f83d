"""The settings of the table: declared once, with the same words everywhere."""

import pytest

from cardgame_tui.play.journal.header import Header
from cardgame_tui.play.table_settings import (
    DEFAULTS,
    FOR_PLAYERS,
    SETTINGS,
    Setting,
    TableSettings,
    with_new_names,
)


def test_every_setting_has_its_field() -> None:
    assert tuple(each.name for each in SETTINGS) == TableSettings._fields


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.name)
def test_the_default_is_one_of_the_choices(setting: Setting) -> None:
    assert setting.default in setting.choices


def test_a_setting_of_the_match_has_its_default_and_others_their_last_choice() -> None:
    unset = FOR_PLAYERS._asdict()
    assert unset == {each.name: each.default if each.of_match else "" for each in SETTINGS}


def test_a_match_that_a_program_sets_up_asks_everything() -> None:
    assert (DEFAULTS.asking, DEFAULTS.forced) == ("everything", "asked")


def test_a_journal_keeps_the_settings_of_the_match_and_no_others() -> None:
    kept = [each.name for each in SETTINGS if each.name in Header.model_fields]
    assert kept == list(TableSettings().of_match) == ["privacy", "undo", "asking"]


def test_words_name_some_settings_and_the_others_stay() -> None:
    settings = TableSettings(undo="never", step="on")
    assert settings.with_words({"step": "off", "hp": "30"}) == TableSettings(undo="never", step="off")


def test_an_empty_setting_is_the_remembered_or_the_default_one() -> None:
    remembered = {"step": "on", "sides": "upside down", "privacy": "open"}
    completed = FOR_PLAYERS.completed(remembered)
    assert completed == TableSettings("gate", "ask", "offer", "taken", step="on", sides="turned", pace="0")
    assert TableSettings(sides="fixed").completed({}) == TableSettings(step="auto", sides="fixed", pace="0")


def test_remembered_words_are_known_by_their_earlier_names() -> None:
    assert with_new_names({"table": "fixed", "name1": "Ann"}) == {"sides": "fixed", "name1": "Ann"}
