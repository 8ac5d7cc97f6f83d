"""Replays the answers of a journal; each must still have the meaning it had when it was given."""

from collections.abc import Callable

from cardgame_tui.engine.chance import ChanceError
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.journal.errors import JournalError, MisfitError, journal_error
from cardgame_tui.play.journal.header import fingerprint
from cardgame_tui.play.journal.lines import GivenLine, RuleLine, SettleLine
from cardgame_tui.play.journal.reader import Journal, JournalDuel
from cardgame_tui.play.match import Match
from cardgame_tui.play.option_words import picks
from cardgame_tui.play.setup import Setup

CHANGED_CARDS = "the cards in play have changed since this match began"

SCRIPTED = "the scripted random outcomes do not match what the rules ask for"


def begin_duel(journal: Journal, setup: Setup, match: Match) -> Driver:
    """Begin the next duel of a journal's match.

    Raises:
        JournalError: when its position can no longer be set up, or the rules break down in the set-up.
    """
    start = match.next_start()
    try:
        return setup.driver(start)
    except Exception as error:
        words = f"the rules broke down in the set-up of duel {start.number} ({type(error).__name__})"
        if isinstance(error, ChanceError):
            words = f"duel {start.number}: {SCRIPTED}"
        elif setup.position is not None and isinstance(error, ValueError):
            words = f"the position can no longer be set up: {error}"
        raise journal_error(journal.path, words) from error


def give_all(
    journal: Journal,
    duel: JournalDuel,
    setup: Setup,
    driver: Driver,
    give: Callable[[GivenLine], None],
    count: int,
) -> None:
    """Give the first answers of a duel.

    Args:
        journal: the journal.
        duel: the duel in it.
        setup: the match's set-up.
        driver: the duel at its first prompt.
        give: gives one answer to it.
        count: how many answers.

    Raises:
        MisfitError: naming the line, the decision, what was recorded and what is asked now, when an answer no
            longer fits, or the rules break down at it. No card is named.
    """
    for line, number in zip(duel.entries[:count], duel.numbers[:count], strict=True):
        wrong = misfit(driver, line)
        if not wrong:
            try:
                give(line)
                continue
            except ChanceError:
                wrong = SCRIPTED
            except Exception as error:
                place = f"decision {line.n} of duel {duel.number}"
                words = (
                    f"{place}: the rules broke down ({type(error).__name__}); resume before it: --before {line.n}"
                )
                raise MisfitError(journal.path, words, number, line.n) from error
        raise _no_fit(journal, setup, line, number, wrong)


def misfit(driver: Driver, line: GivenLine) -> str:
    """Say what was recorded and what is asked now when an answer no longer fits; empty when it fits."""
    prompt = driver.prompt
    if prompt is None:
        return f"expected {describe_line(line)}, but the duel is over"
    if isinstance(line, RuleLine):
        refusal = line.given.refused(driver.duel)
        return f"expected {describe_line(line)}, but {refusal.reason}" if refusal else ""
    if isinstance(line, SettleLine):
        return ""
    answer = line.answer
    asked_so = prompt.seat == line.seat and prompt.ask == line.ask
    if asked_so and not prompt.fault(answer) and picks(driver.duel, prompt, answer) == line.picked:
        return ""
    found = f"expected {describe_line(line)}, found `{prompt.ask}` of {_seat(prompt.seat)}"
    return f"{found} with other options" if asked_so else found


def describe_line(line: GivenLine) -> str:
    """One entry in words that name no card."""
    if isinstance(line, RuleLine):
        return f"the option {line.option} to be set"
    if isinstance(line, SettleLine):
        return f"the duel to be {line.how}"
    keys = ", ".join(f"'{parts[0]}'" for parts in line.picked)
    return f"`{line.ask}` of {_seat(line.seat)}" + (f" with option {keys}" if keys else "")


def notes_on(journal: Journal, setup: Setup) -> list[str]:
    """What has changed since the match began; the answers may all still fit."""
    notes = list(journal.notes)
    header, ruleset = journal.header, setup.ruleset
    if header.ruleset_version != ruleset.version:
        notes.append(
            f"{ruleset.title} is now version {ruleset.version}; the match began with {header.ruleset_version}"
        )
    if header.fingerprint != fingerprint(setup):
        notes.append(CHANGED_CARDS)
    return notes


def result_notes(duel: JournalDuel, driver: Driver) -> list[str]:
    """A note if a finished duel now ends differently."""
    line = duel.result
    if line is None or line.digest == state_digest(driver.duel):
        return []
    return [f"duel {duel.number} ends differently now: the rules or the cards have changed since"]


def _no_fit(journal: Journal, setup: Setup, line: GivenLine, number: int, wrong: str) -> JournalError:
    why = "; ".join(notes_on(journal, setup))
    words = f"decision {line.n} of duel {line.duel}: {wrong}" + (f"; {why}" if why else "")
    return MisfitError(journal.path, words, number, line.n)


def _seat(seat: int) -> str:
    return f"seat {seat}" if seat else "both seats"
