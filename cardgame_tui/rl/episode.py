"""One duel for programs that learn: numbered actions, observations and payoffs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Self

from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.rl.actions import DONE, Actions
from cardgame_tui.rl.observation import Observer
from cardgame_tui.rl.open_chance import OpenChance, RollError
from cardgame_tui.rl.space import Space
from cardgame_tui.rl.survey import survey
from cardgame_tui.ruleset import Ruleset

__all__ = ["Episode", "LearnedGame"]


class LearnedGame:
    """A game with its set-up, and what the numbers mean in it.

    Args:
        ruleset: the game.
        start: options, cards and decks of its duels.
        space: what the numbers mean; by default what a `survey` finds.
    """

    def __init__(self, ruleset: Ruleset, start: Start, space: Space | None = None) -> None:
        self.ruleset = ruleset
        self.start = start
        self.space = survey(ruleset, start) if space is None else space
        self.actions = Actions(self.space)
        self.observer = Observer(ruleset, self.space)

    @classmethod
    def named(
        cls,
        game: str,
        *,
        variant: str = "",
        settings: Sequence[str] = (),
        decks: tuple[str, str] = ("", ""),
        space: Space | None = None,
    ) -> Self:
        """Set up a game by its name.

        Args:
            game: id of the game.
            variant: id, name or path of a variant; empty for none.
            settings: options such as ``hp=30``.
            decks: id, name or path of each seat's deck; empty for the default.
            space: as for the class.

        Raises:
            PluginError: when no such game exists.
            ContentError: when something else does not exist or does not fit.
        """
        setup = Recipe(load_ruleset(game), variant, settings, decks, seed=0).build()
        return cls(setup.ruleset, Start(0, setup.options, setup.decks, cards=setup.cards), space)

    def begin(self, seed: int, *, log: bool = False) -> "Episode":
        """Begin a duel whose chance has a seed; `log` keeps what `Episode.history` needs."""
        return Episode(self, replace(self.start, seed=seed), log=log)

    def begin_open(self) -> "Episode":
        """Begin a duel in which every roll is chosen from outside."""
        return Episode(self, self.start, outcomes=(), log=True)


class Episode:
    """One duel, one choice at a time.

    A prompt with one possible answer is answered at once. A choice of several options is made one by one, and to a
    secret prompt seat 1 answers first; seat 2 does not see it.

    Args:
        game: the game.
        start: what the duel begins from.
        log: whether the event log is kept.
        outcomes: the first outcomes of chance, if chance is chosen from outside; None for chance by the seed.

    Attributes:
        game: the game.
        duel: the duel. Read it, never change it.
        seat: who acts; 0 when the duel is over, or chance decides.
        outcomes: how many outcomes the open roll has, 0 for no open roll.
        legal: the numbers of the actions that the seat may take, and the index of each option.
    """

    def __init__(
        self, game: LearnedGame, start: Start, *, log: bool = False, outcomes: Sequence[int] | None = None
    ) -> None:
        self.game = game
        self.seat = 0
        self.outcomes = 0
        self.legal: dict[int, int] = {}
        self._start, self._log = start, log
        self._rolled = None if outcomes is None else list(outcomes)
        self._given: list[Answer] = []
        self._picked: list[tuple[int, int]] = []
        self._acts: list[tuple[int, int, int]] = []
        self.duel: Duel
        self._driver: Driver
        self._begin()

    @property
    def over(self) -> bool:
        """Whether nobody acts any more."""
        return not self.seat and not self.outcomes

    @property
    def broken_off(self) -> bool:
        """Whether it ended without a result, since it was too long."""
        return self.over and self.duel.result is None

    @property
    def given(self) -> Sequence[Answer]:
        """All answers so far, those that were the only ones too."""
        return self._given

    @property
    def rolled(self) -> Sequence[int]:
        """All outcomes that were chosen so far; empty where chance has a seed."""
        return self._rolled or ()

    @property
    def secret(self) -> bool:
        """Whether both seats make this choice without seeing that of the other."""
        return bool(self.seat and self._driver.prompt and self._driver.prompt.secret)

    def act(self, action: int) -> None:
        """Take an action for the seat that acts.

        Raises:
            ValueError: when it is not legal.
        """
        if action not in self.legal:
            raise ValueError(f"action {action} is not legal")
        prompt, index = self._driver.prompt, self.legal[action]
        assert prompt is not None
        if self._log:
            self._acts.append((len(self.duel.events or ()), self.seat, action))
        if prompt.single:
            self._answer(index)
            return
        if index != DONE:
            self._picked.append((action, index))
        if index != DONE and len(self._picked) < (len(SEATS) if prompt.secret else prompt.limit):
            self._offer(prompt)
            return
        picked = [each for _, each in self._picked]
        self._picked.clear()
        self._answer(tuple(picked if prompt.ordered or prompt.secret else sorted(picked)))

    def roll(self, outcome: int) -> None:
        """Choose the outcome of the open roll.

        Raises:
            ValueError: when there is none, or it has not so many outcomes.
        """
        if self._rolled is None or not 0 <= outcome < self.outcomes:
            raise ValueError(f"outcome {outcome} is not possible")
        self._rolled.append(outcome)
        self._begin()

    def observe(self, seat: int) -> list[int]:
        """What a seat sees."""
        prompt = None if self.outcomes else self._driver.prompt
        picks = seat == self.seat and prompt is not None and not prompt.secret
        picked = [action for action, _ in self._picked] if picks else []
        return self.game.observer.observe(self.duel, seat, prompt, self.seat, picked)

    def payoff(self, seat: int) -> float:
        """What the duel was worth to a seat; 0 while it runs, or if it was broken off."""
        return 0.0 if self.duel.result is None else self.game.ruleset.payoff(self.duel, seat)

    def history(self, seat: int) -> str:
        """All that a seat has read in the log and done, a line each, and what it sees: an information state.

        Raises:
            ValueError: when no log is kept.
        """
        duel, game = self.duel, self.game
        if duel.events is None:
            raise ValueError("this duel keeps no log")
        lines, read = list[str](), 0
        acts = [(before, action) for before, who, action in self._acts if who == seat]
        for before, action in (*acts, (len(duel.events), None)):
            lines += [game.ruleset.wording.event(duel, event, seat) for event in duel.events[read:before]]
            lines += [] if action is None else [f"> {game.space.in_words(action)}"]
            read = before
        seen = [f"{place}={number}" for place, number in enumerate(self.observe(seat)) if number]
        return "\n".join([*lines, " ".join(seen)])

    def copy(self) -> Self:
        """Another duel at the same place, made by giving all answers again."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin._rolled = None if self._rolled is None else list(self._rolled)
        twin._given, twin._picked, twin._acts = list(self._given), list(self._picked), list(self._acts)
        twin._begin()
        return twin

    def _begin(self) -> None:
        """Play all that was answered and rolled."""
        try:
            self._driver = Driver(self.game.ruleset, self._start, keep=False, log=self._log, prepare=self._prepare)
            self._driver.replay(self._given)
            self._settle()
        except RollError as roll:
            self._wait(roll)

    def _prepare(self, duel: Duel) -> None:
        self.duel = duel
        if self._rolled is not None:
            duel.chance = OpenChance(self._rolled)

    def _answer(self, answer: Answer) -> None:
        self._given.append(answer)
        try:
            self._driver.answer(answer)
            self._settle()
        except RollError as roll:
            self._wait(roll)

    def _settle(self) -> None:
        """Answer where only one answer is possible, then offer what the next seat may do."""
        driver, given = self._driver, self._given
        while (prompt := driver.prompt) is not None and len(given) < self.game.ruleset.longest:
            answer = only_answer(prompt)
            if answer is None:
                self._offer(prompt)
                return
            given.append(answer)
            driver.answer(answer)
        self.seat, self.outcomes, self.legal = 0, 0, {}

    def _offer(self, prompt: Prompt) -> None:
        self.outcomes = 0
        self.seat = prompt.seat or 1 + len(self._picked)
        picked = [index for _, index in self._picked] if prompt.seat else []
        self.legal = self.game.actions.legal(self.duel, prompt, self.seat, picked)

    def _wait(self, roll: RollError) -> None:
        self.seat, self.outcomes, self.legal = 0, roll.limit, {}


def only_answer(prompt: Prompt) -> Answer | None:
    """The answer to a prompt if only one is possible, else None."""
    size = len(prompt.options)
    if prompt.single:
        return 0 if size == 1 else None
    if prompt.secret:
        return (0, 0) if size == 1 else None
    if prompt.least == prompt.limit == size and (size == 1 or not prompt.ordered):
        return tuple(range(size))
    return None
