"""Everything that is shown of a duel, searched for what must stay hidden; and random answers to get there."""

import random
import re
from functools import cache

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.drawing.hand_page import compose_hand
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.curtain import curtain_lines
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.result.result import ResultPage
from cardgame_tui.ui.spoken.listing import question_listing, table_listing
from cardgame_tui.ui.table.state import TableState
from tests.ui.driving import SIZES, SMALLEST, help_of, sizes_in_turn

rulebook = cache(reading.rulebook_of)


def everything_shown(table: TableState) -> str:
    """The frames and every page there is to see at this moment, with the cursor on some card.

    After each decision the small terminal is another one.
    """
    session = table.session
    table.press("tab")
    scene = table.scene()
    frames = [frame_text(compose(scene, *size)) for size in sizes_in_turn(len(session.driver.given))]
    frames += [frame_text(compose_hand(scene, 40, height)) for height in (20, 60)]
    book = rulebook(session.ruleset)
    pages = [reading.log_page(session.log(), session.match.names), reading.piles_page(scene), help_of(table, book)]
    pages.append(reading.stack_page(scene.view))
    pages += [reading.pile_page(scene.view, item.pick) for item in pages[1].items if item.pick]
    texts = [plain(line) for page in pages for line in PageView(page).lines(200, 300)]
    if session.result is not None:
        texts += [plain(line) for line in ResultPage(session).lines(200, 60)]
    return "\n".join([*frames, *texts, *table_listing(scene), *question_listing(scene)])


def random_answer(prompt: Prompt, chance: random.Random) -> Answer:
    """Some legal answer."""
    count = len(prompt.options)
    if prompt.secret:
        return chance.randrange(count), chance.randrange(count)
    if prompt.single:
        return chance.randrange(count)
    return tuple(chance.sample(range(count), chance.randint(prompt.least, min(prompt.limit, count))))


def search(table: TableState, canaries: set[str]) -> None:
    """Fail when any canary is shown."""
    if not canaries:
        return
    names = re.compile("|".join(map(re.escape, canaries)))
    assert not names.findall(everything_shown(table))
    for size in (SMALLEST, SIZES[0]) if table.session.curtain_due else ():
        assert not names.findall("\n".join(plain(line) for line in curtain_lines(table.session, *size)))
