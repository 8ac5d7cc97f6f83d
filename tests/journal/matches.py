"""Matches for the tests of the journal: all games, with answers that depend only on the decision."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import PluginError
from cardgame_tui.ruleset import Ruleset
from rulesets import containment as containment_game
from rulesets import grand_archive, rune_duel
from rulesets.dimensional_rift import PLUGIN
from tests.games.leduc import CARDS, LEDUC, LeducOptions
from tests.games.sparks import SPARKS
from tests.games.sparks_table import CARDS as SPARK_CARDS
from tests.games.sparks_table import DECK, SparksOptions

NAMES = ("Ann", "Bo")


def leduc(seed: int = 1, hands: int = 8) -> Setup:
    """Leduc hold'em."""
    return Setup(LEDUC, LeducOptions(hands=hands), CARDS, ({}, {}), names=NAMES, seed=seed)


def sparks(seed: int = 1) -> Setup:
    """Sparks: a stack, choices of several, orders and a secret choice."""
    return Setup(SPARKS, SparksOptions(lives=20), SPARK_CARDS, (DECK, DECK), names=NAMES, seed=seed)


def rift(seed: int = 1, edition: str = "rift", best_of: int = 1) -> Setup:
    """Dimensional Rift with the first two ready decks of an edition."""
    ruleset = rift_ruleset()
    options = ruleset.options_model(edition=edition, best_of=best_of)
    decks = [deck for deck in find_decks(ruleset.id).decks if deck.options.get("edition", "conquest") == edition]
    one, two = decks[:2]
    return Setup(
        ruleset,
        options,
        ruleset.cards_for(options),
        (one.sections, two.sections),
        (one.name, two.name),
        NAMES,
        seed,
    )


def conquest(seed: int = 1) -> Setup:
    """The same in edition conquest."""
    return rift(seed, "conquest")


def rune(seed: int = 1) -> Setup:
    """Rune Duel with its two ready decks, long enough for interruptions."""
    ruleset = rune_ruleset()
    one, two = find_decks(ruleset.id).decks[:2]
    options = ruleset.options_model(life_total=40, mulligan="one")
    decks, titles = (one.sections, two.sections), (one.name, two.name)
    return Setup(ruleset, options, ruleset.cards, decks, titles, NAMES, seed)


def containment(seed: int = 1) -> Setup:
    """Containment with its two ready decks."""
    ruleset = containment_ruleset()
    one, two = find_decks(ruleset.id).decks[:2]
    decks, titles = (one.sections, two.sections), (one.name, two.name)
    return Setup(ruleset, ruleset.options_model(), ruleset.cards, decks, titles, NAMES, seed)


def archive(seed: int = 1) -> Setup:
    """Grand Archive with its two ready decks."""
    ruleset = archive_ruleset()
    one, two = find_decks(ruleset.id).decks[:2]
    decks, titles = (one.sections, two.sections), (one.name, two.name)
    return Setup(ruleset, ruleset.options_model(), ruleset.cards, decks, titles, NAMES, seed)


GAMES: dict[str, Callable[[int], Setup]] = {
    "leduc": leduc,
    "sparks": sparks,
    "rift": rift,
    "conquest": conquest,
    "rune": rune,
    "containment": containment,
    "archive": archive,
}
"""A match of every game out of a seed."""


def _loaded(plugin: Plugin[Ruleset]) -> Ruleset:
    return plugin.load()


@cache
def rift_ruleset() -> Ruleset:
    """Dimensional Rift, loaded once."""
    return _loaded(PLUGIN)


@cache
def rune_ruleset() -> Ruleset:
    """Rune Duel, loaded once."""
    return _loaded(rune_duel.PLUGIN)


@cache
def containment_ruleset() -> Ruleset:
    """Containment, loaded once."""
    return _loaded(containment_game.PLUGIN)


@cache
def archive_ruleset() -> Ruleset:
    """Grand Archive, loaded once."""
    return _loaded(grand_archive.PLUGIN)


def find(ruleset_id: str) -> Ruleset:
    """Find a game of the tests by its id."""
    if ruleset_id == PLUGIN.id:
        return rift_ruleset()
    if ruleset_id == rune_duel.PLUGIN.id:
        return rune_ruleset()
    if ruleset_id == containment_game.PLUGIN.id:
        return containment_ruleset()
    if ruleset_id == grand_archive.PLUGIN.id:
        return archive_ruleset()
    known: dict[str, Ruleset] = {"leduc": LEDUC, "sparks": SPARKS}
    if ruleset_id not in known:
        raise PluginError(f'no ruleset "{ruleset_id}"')
    return known[ruleset_id]


def answer_to(prompt: Prompt, seed: int, duel: int, decision: int) -> Answer:
    """A random answer that is the same whenever this decision is made again."""
    chance = Chance((seed * 1_000 + duel) * 1_000_000 + decision)
    count = len(prompt.options)
    if prompt.secret:
        return chance.below(count), chance.below(count)
    if prompt.single:
        return chance.below(count)
    left = list(range(count))
    size = prompt.least + chance.below(prompt.limit - prompt.least + 1)
    picked = [left.pop(chance.below(len(left))) for _ in range(size)]
    return tuple(picked if prompt.ordered else sorted(picked))


def step(record: Record) -> bool:
    """Make the next decision of a match, or begin its next duel; False when it is over."""
    if not record.begun or (record.prompt is None and not record.match.over):
        record.begin()
        return True
    prompt = record.prompt
    if prompt is None:
        return False
    record.answer(answer_to(prompt, record.setup.seed, record.number, len(record.driver.given)))
    return True


def play(record: Record, decisions: int = 1_000_000) -> Record:
    """Continue a match for at most this many steps."""
    for _ in range(decisions):
        if not step(record):
            break
    return record


def written(setup: Setup, folder: Path, decisions: int = 1_000_000) -> Path:
    """The journal of a match that was played so far and left."""
    record = play(Record.start(setup, folder), decisions)
    assert record.path is not None
    record.close()
    return record.path


def again(path: Path, before: int = 0) -> Record:
    """Resume a match of the tests."""
    return resume(path, before=before, find_ruleset=find)


def stands(record: Record) -> tuple[object, ...]:
    """The state of a match for comparison: results, digest, answers, log and question."""
    driver = record.driver
    log = [(event.rule, event.what, event.seat, event.card, event.sight) for event in driver.duel.events or ()]
    asked = None if driver.prompt is None else (driver.prompt.seat, driver.prompt.ask, len(driver.prompt.options))
    results = [(result.winner, result.how) for result in record.match.results]
    return results, record.number, state_digest(driver.duel), list(driver.given), log, asked
