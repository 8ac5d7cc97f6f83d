"""A bot that searches a tree of what its seat knows: single-observer information-set Monte Carlo tree search.

Each simulation walks one sample from the open prompt. Where the tree ends, it gets one new node, and the sample is
played on to the end of the turn, as by `greedy`, or by habit to the end of a later one if the game says so
(`Ruleset.turns_ahead`). An answer counts as often as it was possible, since other samples have other answers
(Cowling, Powley and Whitehouse, 2012).
"""

from collections.abc import Generator, Hashable, Iterable, Sequence
from contextlib import suppress
from typing import TypeAlias

from cardgame_tui.bots.answers import answer_keys, answers_to
from cardgame_tui.bots.bandit import Spread, Tried, next_to_try
from cardgame_tui.bots.bot import BotKind, OutOfTimeError
from cardgame_tui.bots.habits import Habits
from cardgame_tui.bots.halving import Halving
from cardgame_tui.bots.playing_on import play_to_quiet, worth
from cardgame_tui.bots.search_bot import Judged, SearchBot
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import BOTH, Answer, Prompt
from cardgame_tui.play.driver import Driver

SOONER = 0.98
"""Each turn that passes multiplies what a sample is worth by this: a win now is better than one later."""


class Node(Tried):
    """An answer in the tree, with what may follow it.

    Args:
        sign: 1 for an answer of the seat that searches, -1 for one of the other seat.

    Attributes:
        following: the next answers by their keys. A secret prompt has answers of both seats, chosen without regard
            to each other; what follows it is kept under those of seat 1.
        offers: the questions that were asked here and are the same in all samples.
    """

    __slots__ = ("following", "offers")

    def __init__(self, sign: int = 1) -> None:
        super().__init__(sign)
        self.following: dict[Hashable, Node] = {}
        self.offers: dict[Hashable, Offer] = {}

    def nodes(self, keys: Iterable[Hashable], sign: int) -> list["Node"]:
        """The nodes of some answers of a seat, by their keys; those that are new are added."""
        found = []
        for key in keys:
            node = self.following.get((sign, key))
            if node is None:
                node = self.following[sign, key] = Node(sign)
            found.append(node)
        return found


Offer: TypeAlias = tuple[Sequence[Answer], list[Node]]
"""The answers of one seat to a question, and their nodes."""


class IsmctsBot(SearchBot):
    """Searches as many samples as its effort says, and gives the answer that proved best.

    Attributes:
        spread: of what the samples of the last prompt were worth.
        habits: what was learned in them about answers beyond the tree.
    """

    spread: Spread
    habits: Habits

    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[None, Driver, list[Judged]]:
        """Grow the tree by one sample at a time; the samples are shared out evenly between the best answers."""
        root, by_node = Node(), dict[Node, Answer]()
        halving: Halving[Node] | None = None
        self.spread, self.habits = Spread(), Habits(self.seat, self.chance)
        with suppress(OutOfTimeError):
            for _ in range(self.setup.effort):
                sample = yield
                if halving is None:
                    nodes = root.nodes(answer_keys(sample.duel, prompt, answers, self.seat), 1)
                    by_node = dict(zip(nodes, answers, strict=True))
                    halving = Halving(by_node, self.setup.effort, self.chance)
                node = halving.next()
                self._simulate(root, sample, by_node[node], node)
        ranked = () if halving is None else halving.ranked()
        return [Judged(by_node[node], node.worth, node.tries) for node in ranked if node.tries]

    def _simulate(self, root: Node, sample: Driver, answer: Answer, node: Node) -> None:
        """Walk down one sample and count what it was worth on the way.

        Args:
            root: the root of the tree.
            sample: the sample.
            answer: the answer to its open prompt.
            node: the node of that answer.
        """
        path, turn, prompt = list[Node](), sample.duel.turn, sample.prompt
        assert prompt is not None
        if prompt.secret:
            node = self._choose_in_secret(root, sample, prompt, path, node)
        else:
            path.append(node)
            sample.answer(answer)
        while path[-1].tries and (prompt := sample.prompt) is not None:
            if prompt.seat == BOTH:
                node = self._choose_in_secret(node, sample, prompt, path)
                continue
            answers, nodes = self._offer(node, sample, prompt, prompt.seat)
            if len(answers) == 1:
                sample.answer(answers[0])
            else:
                node = next_to_try(nodes, self.chance, self.spread)
                path.append(node)
                sample.answer(answers[nodes.index(node)])
        mine = self._play_on(sample, turn) * SOONER ** (sample.duel.turn - turn)
        self.spread.count(mine)
        for node in path:
            node.count(mine)

    def _play_on(self, sample: Driver, turn: int) -> float:
        """Play a sample on from where the tree ends, and return what it is then worth.

        Args:
            sample: the sample.
            turn: the turn of the prompt that the search is about.
        """
        if (ahead := sample.ruleset.turns_ahead) > 1:
            return self.habits.play(sample, turn + ahead - 1)
        play_to_quiet(sample, self.seat, self.chance)
        return worth(sample, self.seat)

    def _choose_in_secret(
        self, node: Node, sample: Driver, prompt: Prompt, path: list[Node], mine: Node | None = None
    ) -> Node:
        """Let both seats choose without regard to each other; what follows is kept under the choice of seat 1.

        Args:
            node: the node at which the question is asked.
            sample: the sample.
            prompt: the question.
            path: gets the nodes of both choices.
            mine: what the seat that searches chooses, None for what is best to try.
        """
        if len(prompt.options) == 1:
            sample.answer((0, 0))
            return node
        nodes = [self._offer(node, sample, prompt, seat)[1] for seat in SEATS]
        one, two = (next_to_try(each, self.chance, self.spread) for each in nodes)
        if mine is not None:
            one, two = (mine, two) if self.seat == 1 else (one, mine)
        path += (one, two)
        sample.answer((nodes[0].index(one), nodes[1].index(two)))
        return one

    def _offer(self, node: Node, sample: Driver, prompt: Prompt, seat: int) -> Offer:
        """The answers of a seat to a prompt, and their nodes.

        They are kept, because most samples ask the same question here. Two options are the same if they are one
        object: rules share the object where they offer the same again.
        """
        same = (seat, prompt.ask, prompt.least, prompt.most, prompt.ordered, *prompt.options)
        found = node.offers.get(same)
        if found is None:
            answers = answers_to(prompt, self.chance)
            keys = answer_keys(sample.duel, prompt, answers, self.seat)
            found = answers, node.nodes(keys, 1 if seat == self.seat else -1)
            if seat == self.seat or all(option.card is None for option in prompt.options):
                node.offers[same] = found
        return found


ISMCTS = BotKind(IsmctsBot, "searches a tree of what it knows", effort=200)
