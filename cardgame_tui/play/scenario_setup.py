"""A scenario file as a set-up: the table it opens at, to be run by steps or played by people."""

from collections.abc import Sequence

from cardgame_tui.content.decks import pick_deck
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.scenario import ScenarioFile
from cardgame_tui.content.settings import check_options, parse_settings
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.option_matching import Mismatch, answer_for, describe_prompt
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset


def scenario_setup(ruleset: Ruleset, file: ScenarioFile, settings: Sequence[str] = ()) -> Setup:
    """Make the set-up of a scenario. `Setup.driver` then opens its position.

    Args:
        ruleset: the scenario's game.
        file: the scenario.
        settings: changes to its options, such as ``hp=3``.

    Raises:
        ContentError: with all faults of its options, cards or decks.
        ValueError: with all faults of its cards' texts.
    """
    scenario = file.scenario
    written = check_options(ruleset.options_model, scenario.options, file.document, ("options",))
    options = parse_settings(ruleset.options_model, settings, written)
    return Setup(
        ruleset=ruleset,
        options=options,
        cards=file.cards(ruleset, options),
        decks=_decks(ruleset, file),
        seed=scenario.seed,
        position=scenario.start,
        random=scenario.random,
        own_cards=scenario.card,
    )


def opening(file: ScenarioFile, driver: Driver) -> tuple[Answer, ...]:
    """Give the steps that lead to where people play on, those the scenario says by ``opens_after``.

    Args:
        file: the scenario.
        driver: a duel that stands at its position.

    Returns:
        The answers that were given.

    Raises:
        ContentError: naming the step that cannot be given.
    """
    scenario = file.scenario
    if scenario.opens_after > len(scenario.step):
        raise _fault(
            file, ("opens_after",), f"found {scenario.opens_after}, but there are {len(scenario.step)} steps"
        )
    answers = []
    for number, step in enumerate(scenario.step[: scenario.opens_after]):
        if driver.prompt is None or step.choose is None:
            raise _fault(file, ("step", number), f"gives no answer; {describe_prompt(driver)}")
        try:
            answers.append(answer_for(driver, driver.prompt, step.choose))
        except Mismatch as mismatch:
            raise _fault(file, ("step", number), str(mismatch)) from mismatch
        driver.answer(answers[-1])
    return tuple(answers)


def _fault(file: ScenarioFile, path: tuple[str | int, ...], words: str) -> ContentError:
    document = file.document
    return ContentError([FileFault(document.file, document.line(path), str(path[0]), words)])


def _decks(ruleset: Ruleset, file: ScenarioFile) -> tuple[DeckList, DeckList]:
    if file.scenario.decks is None:
        return {}, {}
    own = {table.name: table.deck(table.name, ruleset.id, {}, file.document) for table in file.scenario.deck}
    first, second = (own.get(word) or pick_deck(ruleset.id, word) for word in file.scenario.decks)
    return first.sections, second.sections
