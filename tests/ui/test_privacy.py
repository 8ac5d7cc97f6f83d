"""No frame, page or curtain shows a name that whoever looks may not know."""

import random
from functools import cache

import pytest

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.zone import Zone
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.drawing.cells import plain
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.curtain import curtain_lines
from cardgame_tui.ui.pages.ending import result_page
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.undo import undo_words
from cardgame_tui.ui.plain.listing import asked_listing, table_listing
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands import footer_keys
from cardgame_tui.ui.table.state import Table
from tests.ui.canary import KnownNames, canary_setups

DECISIONS = 90


rulebook = cache(reading.rulebook_of)


def everything_shown(table: Table) -> str:
    """Every frame and page there is to see at this moment, with the cursor on some card."""
    session = table.session
    table.press("tab")
    scene = table.scene(footer_keys(table))
    frames = [frame_text(compose(scene, width, height)) for width, height in ((80, 24), (120, 40), (200, 60))]
    book = rulebook(session.ruleset)
    pages = [reading.log_page(session), reading.piles_page(table), reading.help_page(table, book)]
    pages += [reading.stack_page(scene.view), result_page(session)]
    pages += [reading.pile_page(scene.view, item.pick) for item in pages[1].items if item.pick]
    texts = [plain(line) for page in pages for line in PageView(page).lines(200, 300)]
    return "\n".join([*frames, *texts, *table_listing(scene), *asked_listing(scene.asked)])


def random_answer(prompt: Prompt, chance: random.Random) -> Answer:
    """Some legal answer."""
    count = len(prompt.options)
    if prompt.secret:
        return chance.randrange(count), chance.randrange(count)
    if prompt.single:
        return chance.randrange(count)
    return tuple(chance.sample(range(count), chance.randint(prompt.least, min(prompt.limit, count))))


def play_and_look(setup: Setup, chance: random.Random) -> int:
    """Play at random and search all that is shown at every decision; returns how often hands were open."""
    session = Session(Record(setup))
    session.runner.begin()
    known = KnownNames()
    opened = 0
    for _ in range(DECISIONS):
        prompt = session.prompt
        if prompt is None:
            break
        table = Table(session)
        search(table, known.hidden(session, session.viewer.seat))
        if not prompt.secret and chance.random() < 0.7:
            session.open_hand()
            table.meet()
            opened += 1
            search(table, known.hidden(session, session.viewer.seat))
        session.runner.answer(random_answer(prompt, chance))
        if session.runner.undoable and chance.random() < 0.2:
            take_back(session, known)
    return opened


def take_back(session: Session, known: KnownNames) -> None:
    """Take the last decision back, as both are asked to agree, and search what that says."""
    reason = session.record.must_ask(session.runner.undoable)
    words = "\n".join(undo_words(session, session.viewer.seat, reason))
    assert not {name for name in known.hidden(session, 0) if name in words}
    session.runner.undo()
    search(Table(session), known.hidden(session, session.viewer.seat))


def search(table: Table, canaries: set[str]) -> None:
    """Fail when any canary is shown."""
    text = everything_shown(table)
    assert not {name for name in canaries if name in text}
    if table.session.curtain_due:
        curtain = "\n".join(plain(line) for line in curtain_lines(table.session, 80, 24))
        assert not {name for name in canaries if name in curtain}


@pytest.mark.parametrize("privacy", ["gate", "strict"])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_hidden_name_is_ever_shown(privacy: str, seed: int) -> None:
    for setup in canary_setups(privacy, seed):
        assert play_and_look(setup, random.Random(seed)) > 5


def test_the_search_finds_what_is_shown() -> None:
    for setup in canary_setups("open", 1):
        session = Session(Record(setup))
        session.runner.begin()
        while session.prompt is not None and not any(zone.cards for zone in _hands(session)):
            session.runner.answer(0 if not session.prompt.secret else (0, 1))
        names = {card.name for zone in _hands(session) for card in zone.cards}
        assert names
        assert all(name in everything_shown(Table(session)) for name in names)


def _hands(session: Session) -> list[Zone]:
    duel = session.driver.duel
    return [duel.named[name] for name in session.layout().hands]
