"""The settings as a form: filled with what the config file sets, and written to it when the form is left."""

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from typing_extensions import override

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, gathered
from cardgame_tui.content.toml.document import Document, KeyPath
from cardgame_tui.content.toml.writer import toml_value
from cardgame_tui.paths import NoHomeError, in_home
from cardgame_tui.play.recipe import PLAYERS, name_faults
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.config import commands_by_name, keys_faults, places
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.keys.key_map import with_followers
from cardgame_tui.ui.pages.forms.drawing import Aside, FormKey, Leaving
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.filled_form import FilledForm
from cardgame_tui.ui.pages.forms.form import Form
from cardgame_tui.ui.session.settings.asked import ASKED
from cardgame_tui.ui.session.settings.config import (
    BORDERS,
    CARD_NAMES,
    FIELDS,
    Config,
    config_file,
    config_model,
    picked_look,
)
from cardgame_tui.ui.settings.fields import KEYS, NAMES, setting_fields, typed_keys
from cardgame_tui.ui.settings.file import write_settings
from cardgame_tui.ui.settings.preview import WIDTH, draw_legend, draw_preview

AS_BEFORE, DEFAULTS = "z", "d"
"""The letters that take all changes back, and that set everything to its default."""
WRITES = Leaving("leave and write", "writes", "cancels", "written when you leave")
OPENS = "f"
"""The letter that opens the file in an editor."""
SCOPE = "for every duel on this machine"
"""What the settings count for."""
WINS = "What wins over this file: An argument of the command line, and what the form of a new duel says."
LETTERS = (
    FormKey(AS_BEFORE, "all as before"),
    FormKey(DEFAULTS, "all defaults"),
    FormKey(OPENS, "open the file"),
)
SHOWN_KEYS = ("help", "log", "undo")
"""The commands whose keys the preview shows."""


class SettingsForm(FilledForm[Mapping[str, str]]):
    """The form of all settings; what comes of it is the choice of each setting that was changed.

    Args:
        config: what the config file sets.

    Attributes:
        form: the form.
    """

    def __init__(self, config: Config) -> None:
        self._commands = commands_by_name()
        fields = list(setting_fields(config, self._commands))
        self.form = Form("Settings", fields, self._aside, LETTERS, WRITES, SCOPE)
        self._before = self.form.values()
        self._set = {each.name: config.words.get(each.name, "") for each in FIELDS}
        self._refused = False

    @override
    def update(self) -> None:
        self.form.faults = [fault.message for fault in self._faults()] if self._refused else ()

    def take_letter(self, letter: str) -> None:
        """Take all changes back, or set everything to its default."""
        for field in self.form.fields:
            if field.counted:
                field.value = self._before[field.name] if letter == AS_BEFORE else field.usual
        self.update()

    @property
    def words(self) -> Mapping[str, str]:
        """The choice of each setting that is set, by its name."""
        values = self.form.values()
        return {each.name: values[each.name] for each in FIELDS if values[each.name]}

    @property
    def same_theme(self) -> bool:
        """Whether the theme has not been changed."""
        return "theme" not in {field.name for field in self._changed()}

    @override
    def read(self) -> Mapping[str, str] | None:
        faults = self._faults()
        self._refused = bool(faults)
        self.form.faults = [fault.message for fault in faults] or self._written()
        if faults:
            self._go_to(faults[0])
        return None if self.form.faults else self._changed_words()

    def file(self) -> Path | None:
        """Write the file with what was changed, also if that is nothing; None where that is not possible."""
        if self.read() is None:
            return None
        try:
            write_settings({})
        except (ContentError, NoHomeError) as error:
            self.form.faults = str(error).splitlines()
            return None
        return config_file()

    def chosen_otherwise(self, config: Config) -> Mapping[str, str]:
        """The choice of each setting that a file sets otherwise than the one from which this form was filled."""
        said = {each.name: config.words.get(each.name, "") for each in FIELDS}
        return {name: word for name, word in said.items() if word != self._set[name]}

    def _written(self) -> Sequence[str]:
        """Write what was changed, if anything was; returns why that could not be done."""
        try:
            if changes := self.changes():
                write_settings(changes)
        except ContentError as error:
            return [str(fault) for fault in error.faults]
        except NoHomeError as error:
            return [str(error)]
        return ()

    def changes(self) -> dict[KeyPath, object]:
        """What the config file says afterwards wherever it changes, by its path; None for nothing."""
        values, changes = self.form.values(), dict[KeyPath, object]()
        for field in self._changed():
            unset = field.value == field.usual
            if field.name.startswith(NAMES):
                names = [values[f"{NAMES}{seat}"] for seat in (1, 2)]
                changes["names",] = None if names == list(PLAYERS) else names
            elif field.name.startswith(KEYS):
                value = _key_value(field)
                changes["keys", field.name.removeprefix(KEYS)] = None if unset else value
            else:
                changes[field.name,] = None if unset else field.value
        return changes

    def _changed(self) -> list[Field]:
        return [field for field in self.form.fields if field.counted and field.value != self._before[field.name]]

    def _changed_words(self) -> Mapping[str, str]:
        changed = {field.name for field in self._changed()}
        return {each.name: self.form.values()[each.name] for each in FIELDS if each.name in changed}

    def _key_map(self) -> dict[str, tuple[str, ...]]:
        fields = [
            field for field in self.form.fields if field.name.startswith(KEYS) and field.value != field.usual
        ]
        return {field.name.removeprefix(KEYS): typed_keys(field.value) for field in fields}

    def _names(self) -> tuple[str, str]:
        values = self.form.values()
        return values[f"{NAMES}1"], values[f"{NAMES}2"]

    def _faults(self) -> Sequence[FileFault]:
        """What is wrong with what was entered."""
        keys = {name: list(each) for name, each in self._key_map().items()}
        data = {**self.words, "names": list(self._names()), "keys": keys}
        faults: list[FileFault] = []
        with gathered(faults):
            checked(config_model(), data, Document("", data))
        if not faults:
            faults += [*self._twins(), *keys_faults(self._key_map(), Document("", data))]
        return faults

    def _twins(self) -> Iterator[FileFault]:
        """What two names that are each right may have wrong together."""
        yield from (
            FileFault("", None, fault.file, fault.found, fault.allowed) for fault in name_faults(self._names())
        )

    def _go_to(self, fault: FileFault) -> None:
        """Move the cursor to the field that is to blame."""
        at_fault = (
            place
            for place, field in enumerate(self.form.fields)
            if fault.field == field.name or field.name.startswith(f"{fault.field} ")
        )
        if (place := next(at_fault, None)) is not None:
            self.form.go_to(place)

    def _aside(self) -> Aside:
        words = f"{WINS}{''.join(_of_this_run())} {self._differing()} {self._as_written()}"
        return Aside(words, picture=self._preview(), legend=draw_legend(WIDTH))

    def _differing(self) -> str:
        """How many settings are not at their default."""
        count, of_all = len(self.form.changed()), sum(field.counted for field in self.form.fields)
        if not count:
            return "Every setting has its default."
        return f"{count} of {of_all} settings differ{'s' if count == 1 else ''} from the defaults."

    def _as_written(self) -> str:
        """How the file says what the field at the cursor has; where it is silent about that, which file it is."""
        field = self.form.fields[self.form.cursor]
        if not field.counted or not field.value:
            return f"The file is {in_home(config_file())}."
        if field.name.startswith(NAMES):
            line = f"names = {toml_value(self._names())}"
        elif field.name.startswith(KEYS):
            line = f"{field.name} = {toml_value(_key_value(field))}"
        else:
            line = f"{field.name} = {toml_value(field.value)}"
        return f"The same in {config_file().name}: {line}"

    def _preview(self) -> Sequence[Line]:
        second = picked_look(CARD_NAMES.name, self.words) == "second"
        return draw_preview(self._names(), self._keys_shown(), WIDTH, second_names=second)

    def _keys_shown(self) -> list[tuple[str, str]]:
        """The keys of a few commands, the one at the cursor last."""
        table, *_ = places()
        commands = Commands(table, with_followers(self._key_map(), places()))
        at_cursor = self.form.fields[self.form.cursor].name
        here = [each.name for each in commands.all if f"{KEYS}{each.name}" == at_cursor]
        names = [*(name for name in SHOWN_KEYS if name not in here), *here]
        return [(commands.key(name), commands.named(name).title) for name in names]


def _key_value(field: Field) -> str | list[str]:
    """The keys of a command as the file has them."""
    keys = typed_keys(field.value)
    return keys[0] if len(keys) == 1 else list(keys)


def _of_this_run() -> Iterator[str]:
    """What wins over the settings in this run of the program."""
    if BORDERS.name in ASKED:
        yield " This run was started with --ascii."
    if "NO_COLOR" in os.environ:
        yield " NO_COLOR is set, so no colours are shown."
