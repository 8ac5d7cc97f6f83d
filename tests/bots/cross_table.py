"""A table of bots against each other: how often each wins, with intervals."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
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
        results: of each duel in order: 1 if the first won it, -1 if the other did, 0 if nobody; duels broken
            off count as drawn.
        seconds: time that the process computed.
    """

    game: str
    one: str
    two: str
    results: list[int] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def duels(self) -> int:
        """How many duels they played."""
        return len(self.results)

    @property
    def won(self) -> int:
        """How many of them the first has won."""
        return self.results.count(1)

    @property
    def lost(self) -> int:
        """How many of them the other has won."""
        return self.results.count(-1)

    @property
    def drawn(self) -> int:
        """How many of them nobody has won."""
        return self.results.count(0)

    @property
    def pairs(self) -> tuple[int, int, int]:
        """How often the first won both duels of one shuffle, one at each seat, only one of them, and none.

        Pairs with a drawn duel do not count.
        """
        decided = [sum(pair) for pair in zip(self.results[::2], self.results[1::2], strict=False) if all(pair)]
        return decided.count(2), decided.count(0), decided.count(-2)

    def line(self) -> str:
        """The score as a row of a table in Markdown: the share of decided duels that the first has won."""
        share = wilson(self.won, self.won + self.lost)
        found = f"{self.won} : {self.lost} | {self.drawn} | {share.low:.0%} to {share.high:.0%}"
        both, split, none = self.pairs
        spent = self.seconds / max(1, self.duels)
        return f"| {self.game} | {self.one} | {self.two} | {found} | {both} : {split} : {none} | {spent:.1f} s |"


HEAD = (
    "| game | bot | against | won : lost | drawn | share of decided duels, 95 % "
    "| pairs: both won : one : none | CPU a duel |\n"
    "|---|---|---|---|---|---|---|---|"
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
        begun = process_time()
        found.results.append(result_of(game, one, two, number, terms))
        found.seconds += process_time() - begun
    return found


def result_of(game: str, one: str, two: str, number: int, terms: Terms) -> int:
    """Play one duel of a score: 1 if the first bot wins, -1 if the other does, 0 if nobody.

    Args:
        game: the game.
        one: name of a bot; it has seat 1 in duels with an even number.
        two: name of the other.
        number: number of the duel; it and the next, if it is even, have the same shuffle.
        terms: under which terms.
    """
    seat = 1 + number % 2
    names = (one, two) if seat == 1 else (two, one)
    with seeing(seat) if terms.seeing else nullcontext():
        winner = play(game, names, seed=number // 2, same_deck=terms.same_deck).winner
    return 0 if not winner else 1 if winner == seat else -1


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
