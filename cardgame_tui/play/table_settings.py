"""How two people share the table. Each setting is declared here once, with its words.

From `SETTINGS` come the arguments of the command line, the fields of the set-up form and of the settings, what is
remembered for a game and what the rules in play say. The command line reads this module, so it imports nothing
that takes time.

To add a setting, add an entry to `SETTINGS` and a field of the same name to `TableSettings`; then write the code
that acts on it. One that belongs to the match is also a field of the journal's `Header`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cardgame_tui.play.hand_words import with_hand_word

NO_NOTES: Mapping[str, str] = MappingProxyType({})
"""No choice has a shorter meaning than its own."""


class Setting(NamedTuple):
    """One setting.

    Args:
        name: stable word: the field of `TableSettings`, the argument and the name that is remembered.
        title: its label in the set-up form.
        about: what it decides, without a capital or a full stop.
        choices: the meaning of each choice, by its word.
        default: the choice that applies until another one is made.
        of_match: whether both players agree on it before the match, so that its journal keeps it. Other settings
            only say how a match is shown, can be changed any time, and default to the last choice for this game.
        old_name: its earlier name, which arguments and remembered words may still use.
        of_responses: whether it matters only in games in which players respond to each other, those with a stack.
        notes: the meaning of each choice in the few words that a form has room for; none where `choices` has them.
    """

    name: str
    title: str
    about: str
    choices: Mapping[str, str]
    default: str
    of_match: bool = False
    old_name: str = ""
    of_responses: bool = False
    notes: Mapping[str, str] = NO_NOTES

    @property
    def help(self) -> str:
        """What it decides, and what each choice means."""
        return "; ".join([self.about, *(f"{word}: {meaning}" for word, meaning in self.choices.items())])

    def worded(self, hand: str) -> "Setting":
        """The same in the words of a game; `hand` is what it has in the place of a hand."""
        title, about = with_hand_word(self.title, hand), with_hand_word(self.about, hand)
        choices, notes = (
            {word: with_hand_word(meaning, hand) for word, meaning in meanings.items()}
            for meanings in (self.choices, self.notes)
        )
        return self._replace(title=title, about=about, choices=choices, notes=notes)


SETTINGS = (
    Setting(
        "privacy",
        "Hands",
        "how hands are hidden",
        {
            "strict": "a curtain at every change of player",
            "gate": "hands stay closed until a player presses h",
            "open": "both hands are shown, for teaching",
        },
        "gate",
        of_match=True,
        notes={"strict": "a curtain between turns", "gate": "h opens the hand", "open": "both hands are shown"},
    ),
    Setting(
        "undo",
        "Undo",
        "whether decisions can be undone",
        {
            "free": "immediately, without asking",
            "ask": "both players must agree once something hidden has been seen",
            "never": "every answer is final",
        },
        "ask",
        of_match=True,
        notes={"free": "nobody is asked", "ask": "both players agree", "never": "every answer is final"},
    ),
    Setting(
        "asking",
        "Responses",
        "when players are asked whether they respond",
        {
            "offer": "each player chooses at the first such question",
            "matters": "in their own turn, and when something of theirs is attacked or targeted",
            "turn": "only in their own turn",
            "everything": "at everything",
        },
        "offer",
        of_match=True,
        of_responses=True,
        notes={
            "offer": "each player chooses",
            "matters": "only when it matters",
            "turn": "only in the own turn",
            "everything": "at everything",
        },
    ),
    Setting(
        "forced",
        "One answer",
        "whether a question is asked that has only one answer, as both players can see",
        {"taken": "it is answered without asking, and the log says so", "asked": "it is asked, for judges"},
        "taken",
        notes={"taken": "answered without asking", "asked": "asked, for judges"},
    ),
    Setting(
        "step",
        "Step by step",
        "whether events are shown one at a time",
        {"auto": "as the game suggests, and always against a bot", "on": "always", "off": "never"},
        "auto",
        notes={"auto": "as the game suggests", "on": "one event at a time", "off": "events together"},
    ),
    Setting(
        "sides",
        "Sides",
        "whose side is at the bottom",
        {"turned": "that of the player whose hand is open", "fixed": "the same side all match"},
        "turned",
        old_name="table",
        notes={"turned": "the open hand is below", "fixed": "the same side below"},
    ),
    Setting(
        "pace",
        "Shortest answer",
        "how soon other screens show an answer at the earliest, so that its time tells nothing",
        {
            "0": "at once",
            "1": "1 second",
            "2": "2 seconds",
            "3": "3 seconds",
            "5": "5 seconds",
            "10": "10 seconds",
        },
        "0",
        notes={
            "0": "others see it at once",
            "1": "others see it after 1 s",
            "2": "others see it after 2 s",
            "3": "others see it after 3 s",
            "5": "others see it after 5 s",
            "10": "others see it after 10 s",
        },
    ),
)
"""Every setting, in the order in which it is offered."""


class TableSettings(NamedTuple):
    """A choice for each setting; `SETTINGS` says what the words mean. By default everything is asked.

    A setting that does not belong to the match may be empty: then the last choice for this game applies.
    """

    privacy: str = "gate"
    undo: str = "ask"
    asking: str = "everything"
    forced: str = "asked"
    step: str = ""
    sides: str = ""
    pace: str = ""

    def with_words(self, words: Mapping[str, Any]) -> "TableSettings":
        """A copy with the settings that `words` names."""
        return self._replace(**{name: words[name] for name in self._fields if name in words})

    def completed(self, remembered: Mapping[str, str]) -> "TableSettings":
        """The same with the remembered choice, or else the default, for every empty setting."""
        chosen = {each.name: getattr(self, each.name) or remembered.get(each.name, "") for each in SETTINGS}
        known = {each.name: _known(each, chosen[each.name]) for each in SETTINGS}
        return TableSettings(**known)

    @property
    def of_match(self) -> dict[str, Any]:
        """The choices that belong to the match, by the name of the setting."""
        return {each.name: getattr(self, each.name) for each in SETTINGS if each.of_match}


DEFAULTS = TableSettings()
"""The settings of a match that a program sets up."""

FOR_PLAYERS = TableSettings(asking="offer", forced="")
"""The settings of a match that people begin, if nothing was chosen."""


def settings_for(*, has_stack: bool, hand: str) -> list[Setting]:
    """The settings that matter in a game, in its words; `hand` is what it has in the place of a hand."""
    return [each.worded(hand) for each in SETTINGS if has_stack or not each.of_responses]


def choices_of(name: str) -> tuple[str, ...]:
    """The words of the choices of a setting."""
    return next(tuple(each.choices) for each in SETTINGS if each.name == name)


def with_new_names(words: Mapping[str, str]) -> dict[str, str]:
    """Remembered words with every setting under the name that it has now."""
    new_names = {each.old_name: each.name for each in SETTINGS if each.old_name}
    return {new_names.get(name, name): word for name, word in words.items()}


def _known(setting: Setting, word: str) -> str:
    return word if word in setting.choices else setting.default
