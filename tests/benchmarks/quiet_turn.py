"""Keys, decisions and hand-overs of a turn: ``python -m tests.benchmarks.quiet_turn [GAME]``.

Plays duels through the session, as two people at one keyboard would, and counts per turn:

- decisions: answers that a player gives by hand;
- hand-overs: how often a question that is not public asks the player who does not have the keyboard;
- keys: keys for answers, for opening a hand and for orders. Keys that go past events are not counted;
- steps: events that the table shows one at a time.

The first turns of each duel are played eagerly and not counted, so that cards lie on the table.
"""

import os
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, replace
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory

from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.asking.orders import Until, asks_priority
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.keys.grouping import AnswerShape
from cardgame_tui.ui.session.passing import may_pass_unseen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from cardgame_tui.ui.table.state import TableState
from rulesets import containment, dimensional_rift, grand_archive, rune_duel
from tests.benchmarks.games import random_answer

PLACES = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME")
GAMES: Mapping[str, tuple[Plugin[Ruleset], Mapping[str, str]]] = {
    "conquest": (dimensional_rift.PLUGIN, {}),
    "conquest, all stops": (dimensional_rift.PLUGIN, {"auto_pass": "false"}),
    "rift": (dimensional_rift.PLUGIN, {"edition": "rift"}),
    "rift, all stops": (dimensional_rift.PLUGIN, {"edition": "rift", "auto_pass": "false"}),
    "rune duel": (rune_duel.PLUGIN, {}),
    "containment": (containment.PLUGIN, {}),
    "grand archive": (grand_archive.PLUGIN, {}),
}
PLAYERS = ("quiet", "orders", "matters", "turn", "attack", "random", "eager")
"""Quiet players decline whatever they may, eager ones nothing; what is left is answered at random.

Those with orders are quiet, and pass until their next turn when they are first asked for priority. Those that
attack do the same, but first attack once with whatever may: a quiet combat, in a game whose main phase offers it.
"""
ORDERLY = ("orders", "attack")
LASTING = ("matters", "turn")
"""Quiet players with orders that last."""
ATTACKING = frozenset({grand_archive.PLUGIN})
"""Games whose turn player declares attacks when asked for priority."""
OPENING = {dimensional_rift.PLUGIN: 8, rune_duel.PLUGIN: 2, containment.PLUGIN: 4, grand_archive.PLUGIN: 4}
"""Turns that are played eagerly and not counted, so that cards lie on the table."""
ORDER_KEYS = "o4"
"""The keys of the order."""
MEASURED = 6
"""Turns of each duel that are counted."""
COLUMNS = ("decisions", "handovers", "keys", "steps")


@dataclass(slots=True)
class Counted:
    """What one turn cost.

    Args:
        decisions: answers given by hand.
        handovers: changes of the player at the keyboard.
        keys: keys pressed for answers.
        steps: events shown one at a time.
    """

    decisions: int = 0
    handovers: int = 0
    keys: int = 0
    steps: int = 0


class Players:
    """Two people who play one duel through a table without a screen.

    Args:
        setup: the duel.
        kind: one of `PLAYERS`.
        chance: decides what they answer.
        opening: how many turns they play eagerly, uncounted.
    """

    def __init__(self, setup: Setup, kind: str, chance: Random, opening: int) -> None:
        if kind in LASTING:
            setup = replace(setup, table=TableSettings(asking=kind, forced="taken"))
        self.session = Session.of(Record(setup))
        self.session.runner.open()
        commands = Commands(TABLE_COMMANDS)
        self.table = TableState(self.session, commands)
        self._letters = commands.letters
        self.turns: dict[int, Counted] = {}
        self._kind = kind
        self._opening = opening
        self._chance = chance
        self._at_keyboard = 0
        self._attacked_in = 0

    def play(self) -> list[Counted]:
        """Play the turns to be counted, and those before them; returns what each cost."""
        last = self._opening + MEASURED
        while (prompt := self.session.prompt) is not None and self.session.driver.duel.turn <= last:
            turn = self.session.driver.duel.turn
            counted = self.turns.setdefault(turn, Counted())
            self._skip_events(counted)
            self._decide(prompt, counted)
        return [counted for turn, counted in self.turns.items() if self._opening < turn <= last]

    def _skip_events(self, counted: Counted) -> None:
        if self.session.stepping is not None:
            counted.steps += 1
            while self.session.step():
                counted.steps += 1
            self.session.go_past()
            self.table.refresh()

    def _decide(self, prompt: Prompt, counted: Counted) -> None:
        counted.decisions += 1
        if not prompt.secret and not prompt.public and prompt.seat != self._at_keyboard:
            counted.handovers += self._at_keyboard != 0
            self._at_keyboard = prompt.seat
        attack = self._attack(prompt)
        if self._orders(prompt) and attack is None:
            counted.keys += len(ORDER_KEYS)
            self.session.runner.give_order(prompt.seat, Until.TURN)
            self.table.refresh()
            return
        answer = self._answer(prompt) if attack is None else attack
        if prompt.secret:
            counted.keys += 2
            assert isinstance(answer, tuple)
            self.session.runner.answer_secret(dict(zip((1, 2), answer, strict=True)))
            self.table.refresh()
            return
        unseen = answer == decline_of(prompt) and may_pass_unseen(self.session.driver.duel, prompt)
        if self.session.gate_closed and not unseen:
            self.table.show_hand()
            counted.keys += 1
        choice = Choice(prompt, self._letters) if self.table.choice is None else copy(self.table.choice)
        for key in keys_of(choice, prompt, answer):
            counted.keys += 1
            assert self.table.press(key), f"{key} does nothing at {prompt.ask}"

    @property
    def _quiet_now(self) -> bool:
        """Whether the opening is over."""
        return self.session.driver.duel.turn > self._opening

    def _orders(self, prompt: Prompt) -> bool:
        """Whether an order answers; who will attack in this turn passes by hand until then."""
        duel = self.session.driver.duel
        will_attack = self._kind == "attack" and duel.active == prompt.seat and self._attacked_in != duel.turn
        if will_attack and duel.phase not in ("main", "end"):
            return False
        return self._kind in ORDERLY and self._quiet_now and asks_priority(prompt)

    def _attack(self, prompt: Prompt) -> int | None:
        """The option that declares the first attack of the turn, for those who attack once."""
        turn = self.session.driver.duel.turn
        attacks = [index for index, option in enumerate(prompt.options) if option.key == "attack"]
        if self._kind != "attack" or not self._quiet_now or not attacks or self._attacked_in == turn:
            return None
        self._attacked_in = turn
        return attacks[0]

    def _answer(self, prompt: Prompt) -> Answer:
        decline = decline_of(prompt) if prompt.single else None
        kind = self._kind if self._quiet_now else "eager"
        if kind in ("quiet", *ORDERLY, *LASTING):
            if decline is not None:
                return decline
            if not prompt.single and not prompt.secret and not prompt.ordered and prompt.least == 0:
                return ()
        if kind == "eager" and decline is not None and len(prompt.options) > 1:
            return self._chance.choice([each for each in range(len(prompt.options)) if each != decline])
        return random_answer(prompt, self._chance)


def keys_of(choice: Choice, prompt: Prompt, answer: Answer) -> list[str]:
    """The keys that give an answer, as a player would press them."""
    if answer == choice.decline or answer == ():
        return ["space"]
    if choice.shape is AnswerShape.YES_NO:
        return ["enter"]
    if choice.shape is AnswerShape.AMOUNT:
        assert isinstance(answer, int)
        return [*str(prompt.options[answer].value), "enter"]
    if isinstance(answer, int):
        return list(_code_of(choice, answer))
    return [*(key for index in answer for key in _code_of(choice, index)), "enter"]


def _code_of(choice: Choice, index: int) -> str:
    group = next(group for group in choice.groups if index in group.members)
    if len(group.members) == 1:
        return group.code
    choice.open = group
    code = next(code for code, member in choice.members() if member == index)
    choice.open = None
    return group.code + code


def counted_turns(game: str, kind: str, duels: int) -> list[Counted]:
    """What turns of a game cost players of a kind."""
    opening = OPENING[GAMES[game][0]]
    return [
        counted
        for seed in range(duels)
        for counted in Players(_setup(game, seed), kind, Random(seed), opening).play()
    ]


def _setup(game: str, seed: int) -> Setup:
    plugin, options = GAMES[game]
    ruleset = plugin.load()
    one, two = (deck.sections for deck in find_decks(ruleset.id).decks[:2])
    chosen = ruleset.options_model(**options)
    return Setup(ruleset, chosen, ruleset.cards, (one, two), names=("Alice", "Bob"), seed=seed)


def lines(games: list[str], duels: int) -> Iterator[str]:
    """The table: for each game and kind of players the median and the mean of what a turn costs."""
    yield f"{'game':<22}{'players':<10}{'turns':>6}" + "".join(f"{name:>18}" for name in COLUMNS)
    for game in games:
        for kind in PLAYERS:
            if kind == "attack" and GAMES[game][0] not in ATTACKING:
                continue
            found = counted_turns(game, kind, duels)
            cells = [[getattr(each, name) for each in found] for name in COLUMNS]
            shown = "".join(f"{median(cell):>10g} ({mean(cell):.1f})".rjust(18) for cell in cells)
            yield f"{game:<22}{kind:<10}{len(found):>6}{shown}"


def main() -> None:
    """Print the table for one game or all, with an empty home."""
    parser = ArgumentParser("python -m tests.benchmarks.quiet_turn", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; default: all")
    parser.add_argument("--duels", type=int, default=10)
    args = parser.parse_args()
    with TemporaryDirectory() as home:
        os.environ.update(dict.fromkeys(PLACES, home))
        for line in lines(args.games or list(GAMES), args.duels):
            print(line, flush=True)


if __name__ == "__main__":
    main()
