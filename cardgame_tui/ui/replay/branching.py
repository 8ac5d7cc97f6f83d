"""Leaving what was played: another option at a decision, and a new match from here."""

from functools import partial

from cardgame_tui.bots.registry import people_for_missing
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.what_if import WhatIf
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.replay import continue_page
from cardgame_tui.ui.replay.desk import ReplayDesk
from cardgame_tui.ui.replay.option_pick import OptionPick
from cardgame_tui.ui.replay.viewing import choose_viewer
from cardgame_tui.ui.scene.replay_question import chosen

UNSEEN = "This point of view does not show what was offered here."
"""Asked before another option can be picked."""


def where(replay: Replay) -> str:
    """The decision at the place of a replay, in words."""
    return f"decision {replay.place.decision} of duel {replay.place.duel}"


def try_option(at: ReplayDesk) -> None:
    """Pick another option here, from a point of view that shows them."""
    prompt = at.table.replay.prompt
    if prompt is None:
        return
    if at.table.viewer.may_read(prompt):
        _pick_option(at, _new_pick(at.table.replay, prompt))
    else:
        choose_viewer(at, partial(_with_new_viewer, at, prompt), UNSEEN)


def _with_new_viewer(at: ReplayDesk, prompt: Prompt) -> None:
    at.draw()
    if at.table.viewer.may_read(prompt):
        _pick_option(at, _new_pick(at.table.replay, prompt))


def _new_pick(replay: Replay, prompt: Prompt) -> OptionPick:
    duel, wording = replay.driver.duel, replay.ruleset.wording
    words = [wording.option(duel, option) for option in prompt.options]
    return OptionPick(prompt, words, replay.setup.names, chosen(replay.next_entry))


def _pick_option(at: ReplayDesk, pick: OptionPick) -> None:
    page = pick.page(at.table.replay.question(at.table.viewer))
    at.dialog.choose(page, partial(_take_option, at, pick))


def _take_option(at: ReplayDesk, pick: OptionPick, picked: str) -> None:
    answer = pick.take(picked)
    if answer is None:
        _pick_option(at, pick)
    else:
        at.compare(answer)


def ask_branch(at: ReplayDesk, line: WhatIf | None = None) -> None:
    """Ask, then start a separate match from here, or from the end of another line.

    Args:
        at: the replay.
        line: the other line, None for what was played.
    """
    page = continue_page(where(at.table.replay), at.table.replay.journal.path.name)
    at.dialog.choose(page, lambda _: _branch(at, line))


def _branch(at: ReplayDesk, line: WhatIf | None) -> None:
    try:
        record = at.table.replay.branch(line=line, seats=people_for_missing)
    except JournalError as error:
        at.dialog.show(Page("No match was started", (Item(str(error)),)))
    else:
        at.play_on(record)
