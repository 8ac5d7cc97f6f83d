"""Checks of the conformance kit on what scenarios read and write: facts and positions."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.shown.facts import AbsentError, fact_paths
from cardgame_tui.engine.shown.wording import value_words
from cardgame_tui.play.driver import AnswerError, Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.watch import Watch
from cardgame_tui.value import value

COMPARED = 40
"""Questions after a position that is set up whose options are compared."""


def facts_can_be_read(watch: Watch) -> None:
    """Every fact that the game lists can be read, or says why this duel has it not."""
    game, duel = watch.ruleset, watch.duel
    for path in fact_paths(game.facts, game.slots, duel):
        try:
            fact = game.measure(duel, path)
        except AbsentError:
            continue
        except KeyError:
            watch.complain(f"the fact {path!r} is listed and cannot be read")
        if not _is_plain(fact):
            watch.complain(f"the fact {path!r} is a {type(fact).__name__}, which no scenario can write")


def _is_plain(fact: object) -> bool:
    if isinstance(fact, tuple | list):
        return all(map(_is_plain, fact))
    if isinstance(fact, dict):
        return all(isinstance(key, str) and _is_plain(each) for key, each in fact.items())
    return fact is None or isinstance(fact, bool | int | float | str)


@value
class _Boundary:
    """A duel between two turns.

    Args:
        position: the duel as its game writes it.
        chance: its chance.
        decisions: how many answers had been given.
    """

    position: PositionTable
    chance: Chance
    decisions: int


def positions_continue(watch: Watch) -> None:
    """A position can be written as TOML, is the same when it is set up, and play continues from it unchanged.

    For duels without canaries: a scenario names cards. Where a game cannot save a position, its reason is noted.
    """
    given = len(watch.driver.given)
    for count in sorted({given // 3, 2 * given // 3}):
        before = _boundary(watch, watch.driver.fork(count).turn_began)
        if before is not None:
            _is_toml(watch, before.position)
            _continues(watch, before)


def _boundary(watch: Watch, decisions: int) -> _Boundary | None:
    """Write down the duel under test as it was between two turns; None for the set-up and where it cannot be."""
    boundaries: list[_Boundary] = []

    def write(duel: Duel, *, setup: bool) -> None:
        if not setup:
            boundaries.append(_Boundary(watch.ruleset.position(duel), duel.chance.clone(), decisions))

    try:
        watch.driver.fork(decisions, at_boundary=write)
    except ValueError as error:
        watch.notes[f"cannot save positions: {error}"] += 1
    return boundaries[0] if boundaries else None


def _continues(watch: Watch, before: _Boundary) -> None:
    """Set a position up and give the answers that the duel under test was given."""

    def lay(duel: Duel) -> None:
        watch.ruleset.arrange(duel, before.position)
        duel.chance = before.chance
        if difference := _difference(before.position, watch.ruleset.position(duel)):
            watch.complain(f"a position differs when it is set up: {difference}")

    start = replace(watch.driver.start, decks=({}, {}))
    twin = Driver(watch.ruleset, start, prepare=lay, begin_at_turn=True)
    try:
        _asks_the_same(watch, before, twin)
        twin.replay(watch.driver.given[before.decisions + len(twin.given) :])
    except AnswerError as error:
        watch.complain(f"play does not continue in the same way from a position that is set up: {error}")
    if twin.result != watch.driver.result:
        watch.complain(f"from a position that is set up the same answers end with {twin.result}")
    paths = list(fact_paths(watch.ruleset.facts, watch.ruleset.slots, watch.duel))
    mine, theirs = _facts(watch.ruleset, watch.duel, paths), _facts(watch.ruleset, twin.duel, paths)
    for path, difference in mine.items():
        if theirs.get(path) != difference:
            words = f"{path} is {difference!r:.100} at the end, and {theirs.get(path)!r:.100}"
            watch.complain(f"{words} from a position that is set up")


def _asks_the_same(watch: Watch, before: _Boundary, twin: Driver) -> None:
    """Give the first answers to a duel from a position: the same is offered each time, in the same order."""
    guide = watch.driver.fork(before.decisions, keep=False)
    for given in watch.driver.given[before.decisions :][:COMPARED]:
        mine, theirs = _asked(guide), _asked(twin)
        if mine != theirs:
            watch.complain(f"asked is {mine!r:.200}, and {theirs!r:.200} from a position that is set up")
        guide.replay([given])
        twin.replay([given])


def _asked(driver: Driver) -> object:
    """The open question and its options in their order, without the numbers of cards and of items on the stack."""
    prompt, duel = driver.prompt, driver.duel
    if prompt is None:
        return None
    options = [
        (
            option.key,
            None if option.card is None else duel.cards[option.card].name,
            None if option.zone is None else duel.zones[option.zone].name,
            None if option.value is None else value_words(option.value),
        )
        for option in prompt.options
    ]
    return prompt.seat, prompt.ask, options


def _facts(game: Ruleset, duel: Duel, paths: Iterable[str]) -> dict[str, object]:
    """Those of some facts that a duel has now; a place that one duel lacks may be an empty one of the other."""
    facts = {}
    for path in paths:
        with suppress(LookupError):
            facts[path] = game.measure(duel, path)
    return facts


def _is_toml(watch: Watch, position: PositionTable) -> None:
    try:
        toml_text({"start": position})
    except ValueError as error:
        watch.complain(f"a position cannot be written into a scenario: {error}")


def _difference(one: PositionTable, two: PositionTable) -> str:
    """The first key of the first position whose value differs in the second; empty for none."""
    for key, content in one.items():
        if content != two.get(key):
            return f"{key} is {content!r:.200}, then {two.get(key)!r:.200}"
    return ""
