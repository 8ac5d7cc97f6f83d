"""The file of what the quick bot has learned in one game: written, read, and whether it fits."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from cardgame_tui.bots.quick.policy import Policy
from cardgame_tui.content.options import OptionModel
from cardgame_tui.paths import NoHomeError, bots_dir
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

MARK = '{"what": "cardgame-tui quick bot"'
"""How every such file begins."""
FORMAT = 1
MOST_BYTES = 20_000_000
HUNDREDTHS = 100
"""Weights are written in hundredths; those that round to less than `LEAST` are left out."""
LEAST = 4


class LearnedError(ValueError):
    """A file of what a bot has learned that cannot be used; the message is one sentence."""


@value
class Learned:
    """What was learned, and of what.

    Args:
        game: id of the game.
        version: its version.
        scope: its edition, see `Ruleset.scope`; empty without editions.
        seed: the seed it was learned with.
        duels: of how many duels.
        policy: the weights.
        mark: stands for these weights: others have another one.
    """

    game: str
    version: str
    scope: str
    seed: int
    duels: int
    policy: Policy
    mark: str = ""


class Known(NamedTuple):
    """What the quick bot knows of a game.

    Args:
        policy: its weights; None for nothing that fits.
        why: why nothing fits, in one sentence; empty if something does.
        mark: stands for the weights; empty for none.
    """

    policy: Policy | None
    why: str = ""
    mark: str = ""


def file_name(game: str, scope: str) -> str:
    """The name of a game's file, in its package and in the folder of what bots have learned."""
    return f"quick-{game}{f'-{scope}' if scope else ''}.json"


def known_for(ruleset: Ruleset, options: OptionModel) -> Known:
    """What the quick bot knows of a game under some options.

    What the user let it learn goes before what the game brings along.

    Args:
        ruleset: the game.
        options: its options: in a game with editions each has a file of its own.
    """
    scope = ruleset.scope(options)
    name = file_name(ruleset.id, scope)
    whys = []
    for source in _sources(ruleset, name):
        try:
            learned = _kept(source)
        except LearnedError as error:
            whys.append(str(error))
            continue
        if (learned.game, learned.version, learned.scope) == (ruleset.id, ruleset.version, scope):
            return Known(learned.policy, mark=learned.mark)
        what = f"{learned.game} {learned.version} {learned.scope}".strip()
        whys.append(f"{source} was learned for {what}, and this is {ruleset.id} {ruleset.version} {scope}".strip())
    why = whys[0] if whys else f"the quick bot has learned nothing of {ruleset.title} yet"
    return Known(None, f"{why}; let it learn: cardgame-tui bots train {ruleset.id}")


def _sources(ruleset: Ruleset, name: str) -> list[Traversable]:
    """The files that there are."""
    found: list[Traversable] = []
    try:
        own = bots_dir() / name
        found += [own] if own.is_file() else []
    except (NoHomeError, OSError):
        pass
    shipped = ruleset.own_file(name)
    return found if shipped is None else [*found, shipped]


def _kept(source: Traversable) -> Learned:
    """Read a file, once as long as it does not change."""
    if not isinstance(source, Path):
        return read_learned(source)
    try:
        changed = source.stat().st_mtime_ns
    except OSError:
        return read_learned(source)
    return _read_once(source, changed)


@lru_cache(maxsize=8)
def _read_once(path: Path, changed: int) -> Learned:
    return read_learned(path)


def read_learned(source: Traversable) -> Learned:
    """Read a file.

    Raises:
        LearnedError: when it cannot be read, or is not such a file.
    """
    try:
        text = source.read_bytes()
        if len(text) > MOST_BYTES:
            raise LearnedError(f"{source}: has more than {MOST_BYTES:,} bytes")
        return replace(_learned(json.loads(text)), mark=blake2b(text, digest_size=8).hexdigest())
    except OSError as error:
        raise LearnedError(f"{source}: cannot be read: {error.strerror or error}") from error
    except (ValueError, KeyError, TypeError, IndexError, OverflowError, RecursionError) as error:
        if isinstance(error, LearnedError):
            raise
        raise LearnedError(f"{source}: is no file of what the quick bot has learned") from error


def _learned(found: Mapping[str, object]) -> Learned:
    words, main, more = found["words"], found["main"], found["more"]
    if found["format"] != FORMAT:
        raise ValueError("another format")
    if not (isinstance(words, list) and isinstance(main, dict) and isinstance(more, dict)):
        raise TypeError("not tables")
    policy = Policy()
    policy.main = {str(word): _row(row, words) for word, row in main.items()}
    policy.more = {str(word): int(weight) / HUNDREDTHS for word, weight in more.items()}
    texts = [found[name] for name in ("game", "version", "scope")]
    game, version, scope = (_text(each) for each in texts)
    return Learned(game, version, scope, _number(found["seed"]), _number(found["duels"]), policy)


def _row(row: list[int], words: list[str]) -> dict[str, float]:
    return {str(words[row[at]]): int(row[at + 1]) / HUNDREDTHS for at in range(0, len(row), 2)}


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise TypeError("not a text")
    return found


def _number(found: object) -> int:
    if type(found) is not int:
        raise TypeError("not a number")
    return found


def written(learned: Learned) -> str:
    """The text of a file. Words of the situation are numbered, and small weights are left out."""
    numbers: dict[str, int] = {}
    main: dict[str, list[int]] = {}
    for word, row in sorted(learned.policy.main.items()):
        pairs = [(context, round(weight * HUNDREDTHS)) for context, weight in sorted(row.items())]
        if kept := [(context, weight) for context, weight in pairs if abs(weight) >= LEAST]:
            main[word] = [
                each for context, weight in kept for each in (numbers.setdefault(context, len(numbers)), weight)
            ]
    pairs = [(word, round(weight * HUNDREDTHS)) for word, weight in sorted(learned.policy.more.items())]
    more = {word: weight for word, weight in pairs if abs(weight) >= LEAST}
    head = f'{MARK}, "format": {FORMAT}, "game": {json.dumps(learned.game)}, '
    head += f'"version": {json.dumps(learned.version)}, "scope": {json.dumps(learned.scope)}, '
    head += f'"seed": {learned.seed}, "duels": {learned.duels},\n'
    rows = ",\n".join(f"{json.dumps(word)}:{_short(row)}" for word, row in main.items())
    return f'{head}"words":{_short(list(numbers))},\n"more":{_short(more)},\n"main":{{\n{rows}\n}}}}\n'


def _short(content: object) -> str:
    return json.dumps(content, separators=(",", ":"))
