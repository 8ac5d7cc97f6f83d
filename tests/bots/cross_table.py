"""A table of bots against each other: how often each wins, with intervals."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from itertools import combinations
from time import process_time
from unittest.mock import patch

from cardgame_tui.bots import simulator
from cardgame_tui.bots.asking import begin_duel
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.bots.simulator import Places, hidden_places
from cardgame_tui.engine.duel import Duel
from cardgame_tui.lab.play_out import Outcome, play_out
from cardgame_tui.lab.statistics import wilson
from cardgame_tui.ruleset import Ruleset
from tests.bots.duels import start_of


@dataclass(slots=True)
class Score:
    """How two bots did against each other.

    Args:
        game: the game.
        one: name of a bot.
        two: name of the other.
        won: duels won by the first.
        lost: duels won by the other.
        drawn: duels that nobody won, those broken off included.
        seconds: time that the process computed.
    """

    game: str
    one: str
    two: str
    won: int = 0
    lost: int = 0
    drawn: int = 0
    seconds: float = 0.0

    @property
    def duels(self) -> int:
        """How many duels they played."""
        return self.won + self.lost + self.drawn

    def line(self) -> str:
        """The score as a row of a table in Markdown: the share of decided duels that the first has won."""
        share = wilson(self.won, self.won + self.lost)
        found = f"{self.won} : {self.lost} | {self.drawn} | {share.low:.0%} to {share.high:.0%}"
        return f"| {self.game} | {self.one} | {self.two} | {found} | {self.seconds / max(1, self.duels):.1f} s |"


HEAD = (
    "| game | bot | against | won : lost | drawn | share of decided duels, 95 % | CPU a duel |\n"
    "|---|---|---|---|---|---|---|"
)


@dataclass(frozen=True, slots=True)
class Terms:
    """Under which terms bots play each other.

    Args:
        same_deck: whether both play the same deck.
        seeing: whether the first bot sees every card, the order of decks too, in the samples it looks ahead in:
            what it wins then is more than the game allows a fair player who thinks as it does.
    """

    same_deck: bool = False
    seeing: bool = False


FAIR = Terms()


def scores(game: str, bots: Sequence[str], duels: int, terms: Terms = FAIR) -> Iterator[Score]:
    """Let each pair of bots play, the stronger one first; arguments as for `score`."""
    for two, one in combinations(bots, 2):
        yield score(game, one, two, duels, terms)


def score(game: str, one: str, two: str, duels: int, terms: Terms = FAIR) -> Score:
    """Let two bots play; they change seats after each duel, and the decks change after each two.

    Args:
        game: the game.
        one: name of a bot.
        two: name of the other.
        duels: how many duels.
        terms: under which terms.
    """
    found = Score(game, one, two)
    for number in range(duels):
        names = (one, two) if number % 2 == 0 else (two, one)
        begun = process_time()
        with seeing(1 + number % 2) if terms.seeing else nullcontext():
            outcome = play(game, names, seed=number // 2, same_deck=terms.same_deck)
        found.seconds += process_time() - begun
        if not outcome.winner:
            found.drawn += 1
        elif names[outcome.winner - 1] == one:
            found.won += 1
        else:
            found.lost += 1
    return found


@contextmanager
def seeing(seat: int) -> Iterator[None]:
    """Let a seat see every card in its samples."""

    def hidden(ruleset: Ruleset, duel: Duel, seats: Collection[int]) -> Sequence[Places]:
        """Nothing for the seat, for the other what is hidden from it."""
        return () if seat in seats else hidden_places(ruleset, duel, seats)

    with patch.object(simulator, "hidden_places", hidden):
        yield


def play(game: str, names: tuple[str, str], seed: int, *, same_deck: bool = False) -> Outcome:
    """Play one duel."""
    ruleset, start = start_of(game, seed, same_deck=same_deck)
    known = BotSetup.of(ruleset, start)
    bots = make_bot(names[0], known, 1, seed), make_bot(names[1], known, 2, seed + 1)
    return play_out(begin_duel(ruleset, start, bots), bots, ruleset.longest)
