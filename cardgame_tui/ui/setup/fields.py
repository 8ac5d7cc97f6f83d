"""The fields of the set-up form: who plays, how, and every option of a game."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from cardgame_tui.bots.registry import bot_words
from cardgame_tui.content.option_info import OptionInfo, describe_options, setting_text
from cardgame_tui.play.hand_words import hand_word
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.play.table_settings import settings_for
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import capital
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.form import more_field

OPTION = "option."
"""The prefix of the names of option fields."""
COMMON = "Options"
"""The heading of the options that are shown at first."""
GAME = "Game"
"""The heading of what is played: the edition and the variant."""
VARIANT = "variant"
"""Name of the field that holds the variant."""
DECK_HELP = "The deck this seat plays; l lists its cards."
NONE: Mapping[str, str] = MappingProxyType({})
"""No words."""


def player_fields(seat: int, name: str, *, decks: bool) -> Iterator[Field]:
    """The fields of one player.

    Args:
        seat: the seat.
        name: the default name.
        decks: whether the game is played with decks.
    """
    group = f"Seat {seat}"
    ink = f"s{seat}"
    yield _plain(f"name{seat}", "Name", name, "The name of the player.", group, ink=ink)
    bots = bot_words()
    players = {HUMAN: "a person here", **{bot: f"the bot {bot}" for bot in bots}}
    yield _plain(
        f"seat{seat}",
        "Played by",
        HUMAN,
        "Who plays this seat.",
        group,
        (HUMAN, *bots),
        words=players,
        meanings=bots,
    )
    if decks:
        yield Field(f"deck{seat}", "Deck", "", "", help=DECK_HELP, group=group)


def match_fields(ruleset: Ruleset, configured: Mapping[str, str]) -> Iterator[Field]:
    """The fields of the match.

    Args:
        ruleset: the game.
        configured: the defaults of settings that the config file sets, by name.
    """
    layout = ruleset.layout(ruleset.options_model())
    hand = hand_word(layout, ruleset.wording.zones)
    for each in settings_for(has_stack=layout.has_stack, hand=hand):
        default = configured.get(each.name, each.default)
        about = f"{capital(each.about)}."
        field = _plain(each.name, each.title, default, about, "Match", tuple(each.choices), meanings=each.choices)
        field.notes = each.notes
        yield field
    about = "The same seed gives the same duel; leave empty for a random one."
    seed = _plain("seed", "Seed", "", about, "Match", words={"": "random"})
    seed.notes = {"": "a number repeats the duel"}
    yield seed


def variant_field(choices: Sequence[str]) -> Field:
    """Asks for the variant, the first choice being none."""
    return _plain(VARIANT, "Variant", choices[0], "", GAME, tuple(choices))


def option_fields(ruleset: Ruleset) -> list[Field]:
    """Every option of a game: first the one that sets the defaults of the others, then the common ones.

    The others follow group by group, after the field that shows them. Where the game calls no option common, all
    are shown.
    """
    model = ruleset.options_model
    infos = describe_options(model)
    first = model.PRESET_BY
    groups = list(dict.fromkeys(info.group for info in infos))
    infos = tuple(sorted(infos, key=lambda info: (info.name != first, groups.index(info.group))))
    editions = [replace(_option(info), group=GAME) for info in infos if info.name == first]
    infos = infos[len(editions) :]
    if not any(info.common for info in infos):
        return [*editions, *(_option(info) for info in infos)]
    shown = [replace(_option(info), group=COMMON) for info in infos if info.common]
    rare = [replace(_option(info), rare=True) for info in infos if not info.common]
    return [*editions, *shown, *([more_field(COMMON)] if rare else []), *rare]


def option_help(info: OptionInfo) -> str:
    """The help of an option in the form: all of it in words, then its rule."""
    typed = info.least is not None or info.most is not None or not info.choices
    allowed = f" Allowed: {info.allowed}." if typed else ""
    return f"{info.help}{allowed} ({info.rule}, {info.status})"


def option_about(info: OptionInfo) -> str:
    """What an option decides, in the few words that have room next to it."""
    return re.split("[;:]", info.help)[0].rstrip(".")


def option_tag(info: OptionInfo) -> str:
    """Marks an option whose default is our own decision."""
    return "ours" if info.status == "ours" else ""


def _option(info: OptionInfo) -> Field:
    usual = setting_text(info.default)
    listed = tuple(setting_text(choice) for choice in info.choices)
    choices = listed if info.least is None and info.most is None else ()
    return Field(
        OPTION + info.name,
        info.title,
        usual,
        usual,
        choices,
        option_help(info),
        info.group,
        words=info.words,
        rule=info.rule,
        about=option_about(info),
    )


def _plain(
    name: str,
    label: str,
    usual: str,
    help: str,
    group: str,
    choices: tuple[str, ...] = (),
    *,
    words: Mapping[str, str] = NONE,
    meanings: Mapping[str, str] = NONE,
    ink: str = "",
) -> Field:
    """A field that changes no rule and so is not counted when it is changed."""
    return Field(
        name, label, usual, usual, choices, help, group, counted=False, words=words, meanings=meanings, ink=ink
    )
