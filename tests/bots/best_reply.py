"""How many duels of Leduc the best possible player wins against a bot: ``python -m tests.bots.best_reply greedy``.

The bot answers in every situation, several times with other seeds: how often it gives an answer is its strategy.
The best reply knows that strategy and the chips of both, and wins as many more duels than it loses as can be. Only
ranks count, since suits do not matter.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cardgame_tui.bots.asking import ask, remember
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.driver import Driver
from tests.games.leduc import LEDUC, MOST_CHIPS, LeducDuel, leduc_start

RANKS = ("Jack", "Queen", "King")
BETS = {"f": "fold", "c": "call", "r": "raise"}
HANDS = 8
"""Hands of a duel."""

Bets = Mapping[str, float]
"""How likely each bet is: ``f`` to fold, ``c`` to call, ``r`` to raise."""
Share = tuple[float, float]
"""How likely a duel is won, and how likely it is lost."""


class Situation(NamedTuple):
    """What the bot knows when it bets.

    Args:
        rank: its card, as a place in `RANKS`.
        board: the open card, None in the first round.
        bets: the bets so far, such as ``cc/r``.
        begins: whether it made the first bet.
        chips: how many it has won in the hands before.
        last: whether this is the last hand.
    """

    rank: int
    board: int | None
    bets: str
    begins: bool
    chips: int
    last: bool


Strategy = Callable[[Situation], Bets]


class Hand:
    """One hand between the best reply and a bot, at some number of chips.

    Args:
        strategy: the bot's bets by its rank, the board's rank and the bets so far.
        begins: whether the best reply makes the first bet.
        after: what chips are worth to the best reply after the hand.
    """

    def __init__(
        self, strategy: Callable[[int, int | None, str], Bets], after: Callable[[int], Share], *, begins: bool
    ) -> None:
        self.strategy, self.after, self.begins = strategy, after, begins

    def share(self) -> Share:
        """What the hand is worth before the cards are dealt."""
        return _sum([self._bet(own, None, "", _dealt(own)) for own in range(3)])

    def _bet(self, own: int, board: int | None, bets: str, reach: Sequence[float]) -> Share:
        """What is to come, times the chance that the bot has each rank and has bet so."""
        first, _, second = bets.partition("/")
        now = second if board is not None else first
        possible = [
            bet for bet in "fcr" if (bet != "f" or now.endswith("r")) and (bet != "r" or now.count("r") < 2)
        ]
        if (len(now) % 2 == 0) == self.begins:
            return max([self._after(own, board, bets, bet, reach) for bet in possible], key=lambda s: s[0] - s[1])
        likely = [self.strategy(rank, board, bets) if reach[rank] else {} for rank in range(3)]
        chances = {bet: [reach[rank] * likely[rank].get(bet, 0.0) for rank in range(3)] for bet in possible}
        return _sum([self._after(own, board, bets, bet, chances[bet]) for bet in possible if any(chances[bet])])

    def _after(self, own: int, board: int | None, bets: str, bet: str, reach: Sequence[float]) -> Share:
        """What follows a bet."""
        mine, theirs = self._staked(bets)
        replies = (len(bets.rpartition("/")[2]) % 2 == 0) == self.begins
        if bet == "f":
            return self._end(-mine if replies else theirs, sum(reach))
        if bet == "r" or not bets.rpartition("/")[2]:
            return self._bet(own, board, bets + bet, reach)
        if board is None:
            return _sum([self._turned(own, each, bets + bet + "/", reach) for each in range(3)])
        stake = max(mine, theirs)
        return _sum([self._end(stake * _better(own, rank, board), reach[rank]) for rank in range(3)])

    def _turned(self, own: int, board: int, bets: str, reach: Sequence[float]) -> Share:
        left = [(2 - (board == own) - (board == rank)) / 4 for rank in range(3)]
        dealt = [reach[rank] * left[rank] for rank in range(3)]
        return self._bet(own, board, bets, dealt) if any(dealt) else (0.0, 0.0)

    def _staked(self, bets: str) -> tuple[int, int]:
        """The chips of the best reply and of the bot in the pot."""
        staked = [1, 1]
        for size, made in zip((2, 4), bets.split("/"), strict=False):
            for number, bet in enumerate(made):
                staked[number % 2] = max(staked) + (size if bet == "r" else 0)
        return (staked[0], staked[1]) if self.begins else (staked[1], staked[0])

    def _end(self, chips: int, chance: float) -> Share:
        won, lost = self.after(chips)
        return chance * won, chance * lost


def best_share(strategy: Strategy, hands: int = HANDS) -> Share:
    """How many duels the best reply wins and loses; it makes the first bet in half of them."""

    @cache
    def share(hand: int, chips: int, begins: bool) -> Share:
        if abs(chips) > (hands - hand) * MOST_CHIPS or hand == hands:
            return float(chips > 0), float(chips < 0)
        return Hand(
            lambda rank, board, bets: strategy(
                Situation(rank, board, bets, not begins, -chips, hand == hands - 1)
            ),
            lambda won: share(hand + 1, chips + won, not begins),
            begins=begins,
        ).share()

    both = [share(0, 0, begins) for begins in (True, False)]
    return (both[0][0] + both[1][0]) / 2, (both[0][1] + both[1][1]) / 2


def of_bot(name: str, repeats: int) -> Strategy:
    """The strategy of a bot, from so many answers in each situation. Chips matter to it in the last hand only."""

    @cache
    def bets(at: Situation) -> Bets:
        given = Counter(_answer(name, seed, at) for seed in range(repeats))
        return {bet: given[word] / repeats for bet, word in BETS.items()}

    return lambda at: bets(at if at.last else at._replace(chips=0))


def _answer(name: str, seed: int, at: Situation) -> str:
    """What a bot answers in a situation."""
    seat = 1 if at.begins else 2
    own = f"{RANKS[at.rank]} of spades"
    turned = "" if at.board is None else f"{RANKS[at.board]} of hearts"
    other = next(name for name in LEDUC.cards if name not in (own, turned))

    def prepare(duel: Duel) -> None:
        assert isinstance(duel, LeducDuel)
        remember(duel)
        LEDUC.arrange(duel, {f"seat{seat}": {"hand": own}, f"seat{3 - seat}": {"hand": other}})
        duel.chips = [at.chips, -at.chips] if seat == 1 else [-at.chips, at.chips]
        duel.turn = HANDS - 1 if at.last else 0
        names = [card.name for card in duel.deck.cards]
        duel.chance.script = [names.index(turned)] if turned else []

    driver = Driver(LEDUC, leduc_start(seed, HANDS), log=False, prepare=prepare, begin_at_turn=True)
    for bet in at.bets.replace("/", ""):
        assert driver.prompt is not None
        driver.answer([option.key for option in driver.prompt.options].index(BETS[bet]))
    assert driver.prompt is not None
    answer = ask(make_bot(name, BotSetup.of(LEDUC, driver.start), seat, seed), driver, seat)
    assert isinstance(answer, int)
    return driver.prompt.options[answer].key


def _dealt(own: int) -> list[float]:
    """How likely it is that one has a rank and the other one has each."""
    return [(2 - (rank == own)) / 15 for rank in range(3)]


def _better(own: int, rank: int, board: int) -> int:
    """1 if a rank wins at the showdown, -1 if it loses, 0 for equal ones."""
    mine, theirs = (each + 3 * (each == board) for each in (own, rank))
    return (mine > theirs) - (mine < theirs)


def _sum(shares: Sequence[Share]) -> Share:
    return sum(won for won, _ in shares), sum(lost for _, lost in shares)


def main() -> None:
    """Print how many duels the best reply wins against bots."""
    parser = ArgumentParser("python -m tests.bots.best_reply", description="Duels that the best reply wins.")
    parser.add_argument("bots", nargs="+", metavar="BOT", help="such as greedy:12")
    parser.add_argument("--repeats", type=int, default=5, help="answers in each situation (5)")
    chosen = parser.parse_args()
    for name in chosen.bots:
        won, lost = best_share(of_bot(name, chosen.repeats))
        print(f"{name}: of 100 duels the best reply wins {100 * won:.1f} and loses {100 * lost:.1f}", flush=True)


if __name__ == "__main__":
    main()
