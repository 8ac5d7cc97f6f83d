"""Bots by the words a user types for them, such as ``random`` or ``ismcts:200``.

A bot is found by its entry point in the group ``cardgame_tui.bots``, those shipped here like any other. A number
after a colon is its effort.
"""

from difflib import get_close_matches
from functools import cache

from cardgame_tui.bots.bot import Bot, BotKind, BotSetup, UnknownBotError
from cardgame_tui.bots.quick.learned import known_for
from cardgame_tui.content.faults import quoted
from cardgame_tui.content.levels import LEVELS
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.duel import Start
from cardgame_tui.entry_points import EntryPoint, entry_points
from cardgame_tui.loading import LoadingError
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.plugins import LISTED
from cardgame_tui.ruleset import Ruleset

__all__ = ["UnknownBotError", "bot_at_level", "bot_names", "check_bot", "make_bot", "make_bots"]

USUAL = {"learner": "random", "casual": "greedy:1", "strong": "greedy", "best": "ismcts"}
"""The bots of the levels where nothing was measured."""
GROUP = "cardgame_tui.bots"
"""The entry-point group a bot registers in, under its name."""


class MissingBotError(UnknownBotError):
    """A match has a bot that this program does not have.

    Args:
        seat: the seat it plays.
        name: what it is called.
    """

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(f'seat {seat} is played by the unknown bot "{name}"; known: {", ".join(bot_names())}')
        self.seat = seat


def bot_names() -> list[str]:
    """Names of all bots, those of the levels first; imports none of them."""
    return [*LEVELS, *sorted(_installed().keys() - LEVELS.keys())]


def bot_at_level(level: str, ruleset: Ruleset, options: OptionModel) -> str:
    """The bot that a name in `LEVELS` means in a game: what was measured there, else what fits most games.

    Args:
        level: the name.
        ruleset: the game.
        options: its options.
    """
    measured = ruleset.levels.get(ruleset.scope(options))
    if measured is None or known_for(ruleset, options).policy is None:
        return USUAL[level]
    return measured[level].bot


def bot_words() -> dict[str, str]:
    """What the usable bots do in a few words, by their names."""
    found: dict[str, str] = {}
    for name in bot_names():
        try:
            found[name] = kind_named(name, listed=True).about
        except UnknownBotError:
            continue
    return found


def known_seats(seats: tuple[str, str]) -> tuple[str, str]:
    """Check who plays the seats of a saved match.

    Raises:
        MissingBotError: when one of them is a bot that this program does not have.
    """
    for seat, word in enumerate(seats, 1):
        if word != HUMAN and not _is_known(word):
            raise MissingBotError(seat, word)
    return seats


def people_for_missing(seats: tuple[str, str]) -> tuple[str, str]:
    """Let a person play each seat whose bot this program does not have."""
    one, two = (word if word != HUMAN and _is_known(word) else HUMAN for word in seats)
    return one, two


def make_bot(name: str, setup: BotSetup, seat: int, seed: int) -> Bot:
    """Make a bot for one duel.

    Args:
        name: its name, with a number after a colon if it takes one.
        setup: what it knows before the duel.
        seat: the seat it plays.
        seed: equal seeds make bots that answer in the same way.

    Raises:
        UnknownBotError: naming the known bots and the nearest, or what is wrong with the number.
    """
    kind, effort = kind_and_effort(name)
    effort = setup.ruleset.efforts.get(name, effort)
    return kind.make(setup.with_effort(effort), seat, seed)


def make_bots(names: tuple[str, str], ruleset: Ruleset, start: Start, seeds: tuple[int, int]) -> tuple[Bot, Bot]:
    """Make the two bots of a duel.

    Args:
        names: names of the bots of seat 1 and seat 2.
        ruleset: the game.
        start: what the duel begins from.
        seeds: the seed of each.

    Raises:
        UnknownBotError: as `make_bot`.
    """
    known = BotSetup.of(ruleset, start)
    return make_bot(names[0], known, 1, seeds[0]), make_bot(names[1], known, 2, seeds[1])


def check_bot(name: str) -> None:
    """Check that a bot of this name exists and takes the number that may follow it.

    Raises:
        UnknownBotError: naming the known bots and the nearest, or what is wrong with the number.
    """
    kind_and_effort(name)


def _is_known(name: str) -> bool:
    try:
        check_bot(name)
    except UnknownBotError:
        return False
    return True


@cache
def kind_and_effort(words: str) -> tuple[BotKind, int]:
    """The kind of bot that some words name, such as ``ismcts:200``, and its effort."""
    name, colon, number = words.partition(":")
    kind = kind_named(name)
    if not colon:
        return kind, kind.effort
    if not kind.effort:
        raise UnknownBotError(f'bot "{words}": {name} takes no number')
    if not (number.isascii() and number.isdecimal() and len(number) < 10 and 1 <= int(number) <= kind.most):
        found = f"bot {quoted(words)}: found {quoted(number)}"
        raise UnknownBotError(f"{found}; allowed: a number from 1 to {kind.most}")
    return kind, int(number)


def kind_named(name: str, *, listed: bool = False) -> BotKind:
    """Import the kind of bot of a name.

    Args:
        name: the name, without a number.
        listed: whether this is for a list of all, which others shall not suffer from.

    Raises:
        UnknownBotError: when there is no such kind, or it cannot be imported.
    """
    if name in LEVELS:
        return _kind_of_level(name)
    found = _installed().get(name)
    if found is None:
        known = bot_names()
        close = get_close_matches(name, known, n=1)
        hint = f"; did you mean {close[0]}?" if close else ""
        raise UnknownBotError(f'no bot "{name}"; known: {", ".join(known)}{hint}')
    try:
        kind = found.load_listed(LISTED) if listed else found.load()
    except LoadingError as error:
        raise UnknownBotError(f'bot "{name}" cannot be imported: {error}') from error
    if not isinstance(kind, BotKind):
        raise UnknownBotError(f'bot "{name}": its entry point names {type(kind).__name__}, not a BotKind')
    return kind


def _kind_of_level(level: str) -> BotKind:
    """A kind of bot that is, in each game, the one of a level."""

    def make(setup: BotSetup, seat: int, seed: int) -> Bot:
        """Make the bot of the level in this game."""
        return make_bot(bot_at_level(level, setup.ruleset, setup.options), setup, seat, seed)

    return BotKind(make, LEVELS[level])


def _installed() -> dict[str, EntryPoint]:
    """The first entry point of each name."""
    return {each.name: each for each in reversed(entry_points(group=GROUP))}
