"""A bot that searches a tree of what its seat knows: single-observer information-set Monte Carlo tree search.

Each simulation walks one sample from the open prompt. Where the tree ends, it gets one new node, and the sample is
played on to the next quiet point, as by `greedy`. An answer counts as often as it was possible, since other
samples have other answers (Cowling, Powley and Whitehouse, 2012).
"""

from collections.abc import Generator, Hashable
from contextlib import suppress

from cardgame_tui.bots.answers import answer_keys, answers_to
from cardgame_tui.bots.bandit import Tried
from cardgame_tui.bots.bot import BotKind, OutOfTimeError
from cardgame_tui.bots.playing_on import play_to_quiet, worth
from cardgame_tui.bots.search_bot import Judged, SearchBot
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver


class Node(Tried):
    """An answer in the tree, with the answers that may follow it.

    Attributes:
        following: for each seat its next answers, by their keys. A secret prompt has answers of both seats, chosen
            without regard to each other; what follows it is kept under those of seat 1.
    """

    __slots__ = ("following",)

    def __init__(self) -> None:
        super().__init__()
        self.following: tuple[dict[Hashable, Node], dict[Hashable, Node]] = {}, {}


class IsmctsBot(SearchBot):
    """Searches as many samples as its effort says, and gives the answer it tried most."""

    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[None, Driver, list[Judged]]:
        """Grow the tree by one sample at a time."""
        root = Node()
        keys: list[Hashable] = []
        with suppress(OutOfTimeError):
            for _ in range(self.setup.effort):
                sample = yield
                if not keys:
                    keys = answer_keys(sample.duel, prompt, answers, self.seat)
                self._simulate(root, sample, answers)
        found = dict(zip(keys, answers, strict=True)) if keys else {}
        judged = [(answer, root.following[self.seat - 1][key]) for key, answer in found.items()]
        return [Judged(answer, node.worth, node.tries) for answer, node in judged if node.tries]

    def _simulate(self, root: Node, sample: Driver, answers: list[Answer]) -> None:
        """Walk down one sample and count what it was worth on the way."""
        path: list[tuple[int, Node]] = []
        node = root
        while (prompt := sample.prompt) is not None:
            if prompt.secret:
                node = self._choose_in_secret(node, sample, prompt, path)
            else:
                answer, child = self._pick(node, sample, prompt, prompt.seat, answers)
                sample.answer(answer)
                if child is not None:
                    path.append((prompt.seat, child))
                    node = child
            answers = []
            if path and not path[-1][1].tries:
                break
        play_to_quiet(sample, self.seat, self.chance)
        mine = worth(sample, self.seat)
        for seat, child in path:
            child.tries += 1
            child.total += mine if seat == self.seat else -mine

    def _choose_in_secret(self, node: Node, sample: Driver, prompt: Prompt, path: list[tuple[int, Node]]) -> Node:
        """Let both seats choose without regard to each other; what follows is kept under the choice of seat 1."""
        picked = [self._pick(node, sample, prompt, seat, []) for seat in SEATS]
        path += [(seat, child) for seat, (_, child) in zip(SEATS, picked, strict=True) if child is not None]
        sample.answer((_index(picked[0][0]), _index(picked[1][0])))
        return picked[0][1] or node

    def _pick(
        self, node: Node, sample: Driver, prompt: Prompt, seat: int, answers: list[Answer]
    ) -> tuple[Answer, Node | None]:
        """Pick the next answer of a seat and its node; no node where only one answer is possible.

        Answers that were not tried come first, in random order, then the one with the highest bound.
        """
        answers = answers or answers_to(prompt, self.chance)
        if len(answers) == 1:
            return answers[0], None
        following, untried = node.following[seat - 1], list[tuple[Answer, Node]]()
        best, highest = (answers[0], node), -2.0
        for answer, key in zip(answers, answer_keys(sample.duel, prompt, answers, self.seat), strict=True):
            child = following.get(key)
            if child is None:
                child = following[key] = Node()
            child.available += 1
            if not child.tries:
                untried.append((answer, child))
            elif not untried and (bound := child.bound()) > highest:
                best, highest = (answer, child), bound
        return untried[self.chance.below(len(untried))] if untried else best


def _index(answer: Answer) -> int:
    assert isinstance(answer, int)
    return answer


ISMCTS = BotKind(IsmctsBot, "searches a tree of what it knows", effort=200)
