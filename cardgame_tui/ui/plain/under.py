"""The same duel under another rule, in lines of text: at a table or in a replay."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

from cardgame_tui.bots.registry import UnknownBotError, check_bot
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.settings import separate_settings
from cardgame_tui.lab.batch import seeds_of
from cardgame_tui.lab.bench.play_outs.play_outs import PlayedOut, PlayOuts
from cardgame_tui.lab.bench.play_outs.worth import Worth
from cardgame_tui.play.rule_change import SOURCE, RuleChange, changes_of
from cardgame_tui.play.under.in_words import in_words
from cardgame_tui.play.under.side_by_side import OTHER, PLAYED, SideBySide
from cardgame_tui.ui.plain.terminal import LineTerminal
from cardgame_tui.ui.under.rehearsed import Host, Rehearsed

ASK = "Under which rule? Options such as hp=3, a variant, or both with a comma; an empty line goes back."
FOLLOW = (
    "play starts a new match under the other rule, played goes back to what was played; "
    "bots greedy lets that bot play on here on both sides; an empty line goes back."
)
CHANGE = "Which rule from here on? Options such as hp=3, several with a comma; an empty line goes back."
PAIRS = 20
"""How many pairs of duels bots play."""


def rehearse(rehearsed: Rehearsed, host: Host, terminal: LineTerminal) -> None:
    """Ask for another rule, print where both lines part, and continue one of them.

    Args:
        rehearsed: the duel.
        host: where it is held.
        terminal: where lines are typed and printed.

    Raises:
        OutOfLinesError: when the players leave.
    """
    while True:
        terminal.say(ASK)
        words = terminal.read_words()
        if not words:
            return
        try:
            both = rehearsed.under(words)
        except (ContentError, ValueError) as error:
            terminal.say(*str(error).splitlines())
            continue
        host.before_showing(both.other.said, partial(_show, both, rehearsed, host, terminal))
        return


def ask_for_changes(options: OptionModel, terminal: LineTerminal) -> Sequence[RuleChange]:
    """Ask which options are set in the middle of a duel; none when the player goes back.

    Raises:
        OutOfLinesError: when the players leave.
    """
    while True:
        terminal.say(CHANGE)
        words = terminal.read_words()
        if not words:
            return ()
        try:
            return changes_of(options, separate_settings(words, SOURCE))
        except ContentError as error:
            terminal.say(*str(error).splitlines())


def _show(both: SideBySide, rehearsed: Rehearsed, host: Host, terminal: LineTerminal) -> None:
    """Print both lines, and do what is asked with them."""
    terminal.say(*in_words(rehearsed.played, both.other, rehearsed.viewer))
    while True:
        terminal.say(FOLLOW)
        word, _, bot = terminal.read().partition(" ")
        decision = len(both.other.lines)
        if word in ("play", "played"):
            host.play_on(both, OTHER if word == "play" else PLAYED, decision)
            return
        if word != "bots":
            return
        try:
            check_bot(bot)
        except UnknownBotError as error:
            terminal.say(str(error))
            continue
        host.before_bots(partial(_let_play, both, bot, decision, terminal))


def _let_play(both: SideBySide, bot: str, decision: int, terminal: LineTerminal) -> None:
    """Print what bots say the change is worth from the last decision of both lines."""
    play_outs = PlayOuts.of(both.line(PLAYED), both.other, decision)
    rows: list[PlayedOut] = []
    for seeds in islice(seeds_of(1), PAIRS):
        rows += play_outs.play_unit((bot,), seeds)
    terminal.say(*Worth(play_outs, (bot,), rows, 1).in_lines())
