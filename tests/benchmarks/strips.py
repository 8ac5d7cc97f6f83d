"""Cut words in the table's questions: ``python -m tests.benchmarks.strips [GAME] [--size 80x24]``.

Two bots play duels through the session, and every question is drawn as the player who is asked sees it, with their
hand open. Of each duel it counts

- strips: questions drawn;
- cut: those with an option whose words are cut, and its share;
- marks: those where a mark that must be whole (``TRUMP THIS``, in short ``TRUMP``) is cut;
- bare pass: those with a pass that does not say what follows.

With ``--show`` the cut lines are printed too.
"""

import os
import re
from argparse import ArgumentParser
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.bot import Bot, BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.play.record import Record
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.cells.text import CUT, Line, plain
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.drawing.plan import plan
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from cardgame_tui.ui.table.state import TableState
from tests.benchmarks.questions import setup_of
from tests.benchmarks.quiet_turn import GAMES, PLACES

ASKED = ("rune duel", "containment", "conquest", "rift", "grand archive")
"""The games, and the two editions of Dimensional Rift, with their usual options."""
SEEDS = (1, 2)


class Strip(NamedTuple):
    """What one question showed.

    Args:
        lines: its lines.
        options: those of them with an option or a key.
        bare: whether it has a pass that does not say what follows.
        mark_cut: whether a mark on a card is cut.
    """

    lines: tuple[str, ...]
    options: tuple[str, ...]
    bare: bool
    mark_cut: bool

    @property
    def cut(self) -> list[str]:
        """The lines of options that are cut."""
        return [line for line in self.options if CUT in line]


def strip_of(scene: Scene, width: int, height: int) -> Strip:
    """Draw a scene, and read its strip."""
    drawn = compose(scene, width, height)
    asking = plan(scene, width, height).asking
    lines = tuple(plain(line).rstrip() for line in drawn[height - 1 - asking : height - 1])
    options = tuple(plain(line).rstrip() for line in drawn[height - 1 - asking : height - 1] if _keys(line))
    text = [plain(line) for line in drawn]
    whole = scene.question.card is None or any(_says(line, scene.question.mark.upper()) for line in text)
    bare = any(key == "space" and _bare(scene, key, lines) for key, _ in scene.question.hints)
    return Strip(lines, options, bare, not whole)


def _says(line: str, mark: str) -> bool:
    """Whether a line has a mark, or its first word, with nothing of it cut; no mark is nowhere cut."""
    return mark in line or re.search(rf"\b{mark.split()[0]}(?! ?\w*{CUT})", line) is not None


def _keys(line: Line) -> bool:
    """Whether a line has the plate of a key."""
    return any(span.style.startswith("now_ink") for span in line)


def _bare(scene: Scene, key: str, lines: tuple[str, ...]) -> bool:
    """Whether only the words of a key are said, and nothing of what follows."""
    words = next(words for each, words in scene.question.hints if each == key)
    line = next((line for line in lines if " space " in line.replace("▐", " ").replace("▌", " ")), "")
    return line.rstrip().endswith(words) or not line


def play(game: str, seed: int, bot: str, size: tuple[int, int], orders: str) -> Iterator[Strip]:
    """The questions of one duel."""
    plugin, options = GAMES[game]
    session = Session.of(Record(setup_of(plugin, seed, TableSettings(asking=orders), options)))
    session.runner.open()
    known = BotSetup.of_match(session.setup)
    bots: tuple[Bot, Bot] = (make_bot(bot, known, 1, 10 * seed + 1), make_bot(bot, known, 2, 10 * seed + 2))
    while (prompt := session.prompt) is not None:
        session.go_past()
        answer = answer_of(bots, session.driver)
        if prompt.secret:
            assert isinstance(answer, tuple)
            session.runner.answer_secret(dict(zip((1, 2), answer, strict=True)))
            continue
        if session.gate_closed:
            session.open_hand()
        yield strip_of(TableState(session, Commands(TABLE_COMMANDS)).scene(), *size)
        session.runner.answer(answer)


def main() -> None:
    """Print the table for one game or all, with an empty home."""
    parser = ArgumentParser("python -m tests.benchmarks.strips", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(ASKED)}; default: all")
    parser.add_argument("--bot", default="greedy", help="who answers; default: greedy")
    parser.add_argument("--size", default="80x24", help="of the terminal; default: 80x24")
    parser.add_argument("--orders", default="everything", help="which lasting orders both have; default: none")
    parser.add_argument("--seeds", type=int, nargs="+", default=SEEDS)
    parser.add_argument("--show", action="store_true", help="print the cut lines")
    args = parser.parse_args()
    width, _, height = args.size.partition("x")
    with TemporaryDirectory() as home:
        os.environ.update(dict.fromkeys(PLACES, home))
        print(f"{'game':<16}{'seed':>5}{'strips':>8}{'cut':>6}{'share':>8}{'marks':>7}{'bare pass':>11}")
        for game in args.games or ASKED:
            for seed in args.seeds:
                strips = list(play(game, seed, args.bot, (int(width), int(height)), args.orders))
                cut = [strip for strip in strips if strip.cut]
                print(
                    f"{game:<16}{seed:>5}{len(strips):>8}{len(cut):>6}{len(cut) / len(strips):>8.1%}"
                    f"{sum(strip.mark_cut for strip in strips):>7}{sum(strip.bare for strip in strips):>11}",
                    flush=True,
                )
                for strip in cut if args.show else ():
                    print("", *strip.lines, sep="\n")


if __name__ == "__main__":
    main()
