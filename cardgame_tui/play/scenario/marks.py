"""Marking a position: a scenario file that opens exactly here, with room for the expected result.

The position is that of the last turn boundary; the answers since are its steps, and every outcome of chance
since is scripted. So it is exact at every prompt, also in the middle of a resolution.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardgame_tui.content.option_info import chosen
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.scenarios.scenario import MARKED_DECKS
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.engine.chance import NotedChance, Scripted
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.wording import option_parts
from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.play.driver import Driver, Settled
from cardgame_tui.play.journal.errors import in_words, journal_error
from cardgame_tui.play.journal.saves import new_path, saves_folder
from cardgame_tui.play.option_words import chosen_options, words_of
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.play.rules_in_play import variant_tables
from cardgame_tui.play.setup import Setup

FOLDER = "marks"
"""The folder for marks, inside the folder for saves."""

_ROOM = """
# Now give the answer that the ruling is about, and add the expected result:
#
# [[step]]
# seat = {seat}
# choose = "..."
#
# [expect]
# "..." = "..."
# logged = ["..."]
"""


NO_QUESTION = "the duel is over and asks nothing: mark its last question, by undo or in a replay of the match"
"""Why the end of a duel cannot be marked, and what to do."""

RULE_CHANGED = "a rule was changed in this {turn}; a mark is possible in the next one"
"""Why there is no mark."""
LATER_SET_UP = (
    "the set-up of duel {duel} cannot be marked, only that of a first duel: mark the first question of a {turn}, "
    "once the set-up is done or in a replay of the match"
)
"""Why the set-up of a later duel cannot be marked, and what to do."""


class MarkError(ValueError):
    """A position that cannot be written as a scenario, and why."""


@dataclass(slots=True)
class PlayedSince:
    """A duel replayed from the last clone that was kept.

    Args:
        position: that clone as the ruleset writes it, None for the beginning of the set-up.
        random: every outcome of chance since.
        steps: every answer since.
        moment: turn and phase of the last step.
        options: the rule options at that clone.
    """

    position: PositionTable | None = None
    random: list[Scripted] = field(default_factory=list)
    steps: list[dict[str, object]] = field(default_factory=list)
    moment: Mapping[str, object] = field(default_factory=dict)
    options: OptionModel | None = None

    def now(self, driver: Driver) -> dict[str, object]:
        """The keys of the next step that say when it is: those that have changed since the step before."""
        before, self.moment = self.moment, {"turn": driver.duel.turn, "phase": driver.duel.phase}
        return {key: each for key, each in self.moment.items() if before.get(key, "") != each}


def mark(driver: Driver, setup: Setup, path: Path | None = None, title: str = "") -> Path:
    """Write the current position of a duel into a new scenario file.

    Args:
        driver: the duel; it is not changed.
        setup: the set-up of its match.
        path: the file; by default a new one in the folder ``marks`` of the saves.
        title: the ruling in one line; by default turn and decision.

    Returns:
        The file.

    Raises:
        MarkError: when the position cannot be written down.
        JournalError: when the file cannot be written, or exists already.
    """
    text = scenario_text(driver, setup, title)
    target = path or new_path(setup.ruleset.id, saves_folder() / FOLDER).with_suffix(".toml")
    try:
        make_private_folder(target.parent)
        write_private(target, text, new=True)
    except OSError as error:
        raise journal_error(target, f"cannot be written: {in_words(error)}") from error
    return target


def scenario_text(driver: Driver, setup: Setup, title: str = "") -> str:
    """The current position of a duel as a scenario, under a title.

    Raises:
        MarkError: when it cannot be written down.
    """
    prompt = driver.prompt
    if prompt is None:
        raise MarkError(NO_QUESTION)
    since = played_since(driver)
    data: dict[str, object] = {
        "title": title or _plain_title(driver),
        "ruleset": setup.ruleset.id,
        "cites": [prompt.rule],
        "seed": driver.start.seed if since.position is not None else setup.seed,
    }
    if since.steps:
        data["opens_after"] = len(since.steps)
    if since.random:
        data["random"] = since.random
    if since.position is None:
        data["decks"] = list(MARKED_DECKS)
        data["deck"] = [
            {"name": name, "sections": {section: list(names) for section, names in deck.items()}}
            for name, deck in zip(MARKED_DECKS, setup.decks, strict=True)
        ]
    data["options"] = _options(since.options or setup.options)
    data["card"] = list(_cards(setup))
    if since.position is not None:
        data["start"] = since.position
    data["step"] = [*since.steps, _look_at(driver, prompt) | since.now(driver)]
    try:
        text = toml_text({key: value for key, value in data.items() if value})
    except ValueError as error:
        raise MarkError(str(error)) from error
    return text + _ROOM.format(seat=prompt.seat)


def _plain_title(driver: Driver) -> str:
    """Where it was marked, for a mark without a title."""
    word = driver.ruleset.wording.turn
    return f"Marked in {word} {driver.duel.turn}, at decision {len(driver.given) + 1}: ..."


def played_since(driver: Driver) -> PlayedSince:
    """What was played since the last turn boundary.

    Raises:
        MarkError: when the position there cannot be written down.
    """
    since = PlayedSince()

    def watch(duel: Duel, *, setup: bool) -> None:
        """Write down the kept clone before the last answers, and record chance from there on."""
        since.options = duel.options
        if not setup:
            since.position = _position(driver, duel)
        elif driver.start.number > 1:
            raise MarkError(LATER_SET_UP.format(duel=driver.start.number, turn=driver.ruleset.wording.turn))
        duel.chance = NotedChance(duel.chance, since.random)

    every_turn = driver.fork()
    began = every_turn.turn_began
    twin = every_turn.fork(began, at_boundary=watch)
    for given in driver.given[began:]:
        assert not isinstance(given, Settled), "a duel that ended this way has no open question"
        if isinstance(given, RuleChange):
            raise MarkError(RULE_CHANGED.format(turn=driver.ruleset.wording.turn))
        since.steps.append(_step(twin, given) | since.now(twin))
        twin.answer(given)
    return since


def _position(driver: Driver, duel: Duel) -> PositionTable:
    try:
        return driver.ruleset.position(duel)
    except ValueError as error:
        raise MarkError(f"the position cannot be written down: {error}") from error


def _step(driver: Driver, given: Answer) -> dict[str, object]:
    """One answer as a step of a scenario."""
    prompt = driver.prompt
    assert prompt is not None
    entries = [_numbered(driver, prompt, option) for option in chosen_options(prompt, given)]
    choose = entries[0] if prompt.single else entries
    return {"seat": prompt.seat, "ask": prompt.ask, "choose": choose}


def _look_at(driver: Driver, prompt: Prompt) -> dict[str, object]:
    """A step that checks the open prompt and what it offers."""
    offers = [_entry(driver, prompt, option) for option in prompt.options]
    unique = [entry for place, entry in enumerate(offers) if entry not in offers[:place]]
    return {"seat": prompt.seat, "ask": prompt.ask, "rule": prompt.rule, "offers": unique}


def _numbered(driver: Driver, prompt: Prompt, option: Option) -> str | list[str]:
    """The words of a picked option, with its number where it is not the first of those with the same words."""
    entry, own = _entry(driver, prompt, option), words_of(driver, option)
    alike = [each for each in prompt.options if words_of(driver, each) == own]
    number = next(place for place, each in enumerate(alike, 1) if each is option)
    if number == 1:
        return entry
    return [*([entry] if isinstance(entry, str) else entry), f"#{number}"]


def _entry(driver: Driver, prompt: Prompt, option: Option) -> str | list[str]:
    """The shortest words that mean an option and no other one that differs.

    What the screen says counts only without a player's name: a scenario is played by other players.
    """
    parts = option_parts(driver.duel, option)
    label = driver.ruleset.wording.option(driver.duel, option)
    words = {id(each): words_of(driver, each) for each in prompt.options}
    own = words[id(option)]
    entries = [[option.key], *([part] for part in parts[1:]), parts]
    if not any(name in label for name in driver.start.names):
        entries = [[label], *entries, [*parts, label]]
    for entry in entries:
        folded = {word.casefold() for word in entry}
        meant = {frozenset(each) for each in words.values() if folded <= each}
        if meant == {frozenset(own)}:
            return entry[0] if len(entry) == 1 else entry
    raise MarkError(f"two options of `{prompt.ask}` have the same words")


def _options(options: OptionModel) -> dict[str, object]:
    written = options.model_dump(mode="json")
    return {name: written[name] for name in chosen(options)}


def _cards(setup: Setup) -> Iterator[Mapping[str, object]]:
    """Tables of all cards that differ from those of the game."""
    own = {table.get("name"): table for table in setup.own_cards}
    if setup.variant is not None:
        own = {table["name"]: table for table in variant_tables(setup.ruleset, setup.variant)} | own
    yield from own.values()
