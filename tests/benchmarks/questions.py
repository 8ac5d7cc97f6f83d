"""Questions, hand-overs and keys of whole duels: ``python -m tests.benchmarks.questions [GAME]``.

Two bots of the same kind play duels through the session, as two people at one keyboard would. Of each duel it
counts

- questions: what the players are asked by hand;
- forced: those of them with one option only;
- hand-overs: how often a question that is not public asks the player who does not have the keyboard.

With ``--orders matters`` both players are asked for priority only when it matters, with ``--orders turn`` only in
their own turn, and questions with only one answer are taken, as at the table. Otherwise they are asked everything.
"""

import os
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import NamedTuple

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.bot import Bot, BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.session.session import Session
from rulesets import containment, dimensional_rift, grand_archive, rune_duel
from tests.benchmarks.quiet_turn import PLACES

GAMES: Mapping[str, Plugin[Ruleset]] = {
    "rune duel": rune_duel.PLUGIN,
    "containment": containment.PLUGIN,
    "rift": dimensional_rift.PLUGIN,
    "grand archive": grand_archive.PLUGIN,
}
WISHED_FOR = frozenset({"trump"})
"""Questions with one option that players want to see: a card that must trump."""
ASKED = TableSettings()
ORDERS = ("matters", "turn")
SEEDS = (1, 2)


def calm(orders: str) -> TableSettings:
    """A table as players have it, with lasting orders for both."""
    return TableSettings(asking=orders, forced="taken")


class Counted(NamedTuple):
    """What one duel cost.

    Args:
        questions: how many there were, by their ask words.
        forced: those with one option only.
        handovers: changes of the player at the keyboard.
        turns: the last turn.
    """

    questions: Counter[str]
    forced: Counter[str]
    handovers: int
    turns: int

    @property
    def share(self) -> float:
        """The share of questions with one option, without those that players want to see."""
        return sum(number for ask, number in self.forced.items() if ask not in WISHED_FOR) / self.questions.total()


def play(plugin: Plugin[Ruleset], seed: int, bot: str, table: TableSettings) -> Counted:
    """Play one duel to its end."""
    session = Session.of(Record(setup_of(plugin, seed, table)))
    session.runner.open()
    known = BotSetup.of_match(session.setup)
    bots: tuple[Bot, Bot] = (make_bot(bot, known, 1, 10 * seed + 1), make_bot(bot, known, 2, 10 * seed + 2))
    questions, forced, handovers, at_keyboard = Counter[str](), Counter[str](), 0, 0
    while (prompt := session.prompt) is not None:
        session.go_past()
        questions[prompt.ask] += 1
        forced[prompt.ask] += len(prompt.options) == 1
        if _closed(prompt) and prompt.seat != at_keyboard:
            handovers += at_keyboard != 0
            at_keyboard = prompt.seat
        answer = answer_of(bots, session.driver)
        if prompt.secret:
            assert isinstance(answer, tuple)
            session.runner.answer_secret(dict(zip((1, 2), answer, strict=True)))
        else:
            session.runner.answer(answer)
    return Counted(questions, forced, handovers, session.driver.duel.turn)


def _closed(prompt: Prompt) -> bool:
    """Whether the player who is asked needs the keyboard alone."""
    return not prompt.secret and not prompt.public


def setup_of(
    plugin: Plugin[Ruleset], seed: int, table: TableSettings, chosen: Mapping[str, str] = MappingProxyType({})
) -> Setup:
    game = plugin.load()
    one, two = (deck.sections for deck in find_decks(game.id).decks[:2])
    options = game.options_model(**chosen)
    return Setup(game, options, game.cards, (one, two), names=("Alice", "Bob"), seed=seed, table=table)


def lines(games: list[str], bot: str, table: TableSettings) -> Iterator[str]:
    """The table: a line for each duel."""
    yield f"{'game':<16}{'seed':>5}{'turns':>7}{'questions':>11}{'forced':>8}{'share':>8}{'hand-overs':>12}"
    for game in games:
        for seed in SEEDS:
            found = play(GAMES[game], seed, bot, table)
            yield (
                f"{game:<16}{seed:>5}{found.turns:>7}{found.questions.total():>11}{found.forced.total():>8}"
                f"{found.share:>8.0%}{found.handovers:>12}   {dict(found.forced.most_common(5))}"
            )


def main() -> None:
    """Print the table for one game or all, with an empty home."""
    parser = ArgumentParser("python -m tests.benchmarks.questions", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; default: all")
    parser.add_argument("--bot", default="greedy", help="who answers; default: greedy")
    parser.add_argument("--orders", choices=ORDERS, help="with these lasting orders, as at the table")
    args = parser.parse_args()
    with TemporaryDirectory() as home:
        os.environ.update(dict.fromkeys(PLACES, home))
        for line in lines(
            args.games or list(GAMES), args.bot, ASKED if args.orders is None else calm(args.orders)
        ):
            print(line, flush=True)


if __name__ == "__main__":
    main()
