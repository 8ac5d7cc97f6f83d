"""A match as one page: all of it in words, the table of each step, and nothing that its viewer may not know."""

import html
import json
import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from zlib import decompress

import pytest

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.share.page import page_of
from tests.ui.canary import archive_setup, containment_setup, rift_setup, rune_setup, with_canaries
from tests.ui.replay_secrets import CLOSED, hidden_at_the_end
from tests.ui.replays import replay_of

GAMES = {"rune": rune_setup, "containment": containment_setup, "rift": rift_setup, "archive": archive_setup}
DECISIONS = 60


def packed_in(page: str) -> dict[str, Any]:
    """The tables that the script of a page shows."""
    found = re.search(r"const packed = '([^']*)'", page)
    assert found is not None
    data: dict[str, Any] = json.loads(decompress(b64decode(found[1])))
    return data


def text_of(lines: list[str]) -> str:
    """Lines of HTML as text."""
    return html.unescape(re.sub(r"<[^>]*>", "", "\n".join(lines)))


def told_at(page: str, step: int) -> str:
    """The table of a step in sentences."""
    data = packed_in(page)
    return "\n".join(data["words"][line] for line in data["listed"][step])


def closed(page: str, step: int) -> str:
    """The zones that are not conquered at a step."""
    return next(line for line in told_at(page, step).splitlines() if line.startswith("Not conquered"))


class Balance(HTMLParser):
    """Collects the elements that are open, and the addresses that are named."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.addresses += [worth or "" for name, worth in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_match_is_there_in_words_and_each_step_has_its_table(game: str, tmp_path: Path) -> None:
    replay = replay_of(GAMES[game](), tmp_path, DECISIONS)
    page = page_of(replay, Viewer.BOTH)
    replay.go(len(replay.places))
    text = text_of([page])
    assert all(line.words in text for line in replay.log(Viewer.BOTH))
    data = packed_in(page)
    steps = len(re.findall(r'<li id="step\d+"', page))
    assert len(data["drawn"]) == len(data["listed"]) == steps > 10


def test_a_step_shows_the_table_after_what_it_tells(tmp_path: Path) -> None:
    page = page_of(replay_of(rift_setup(), tmp_path, DECISIONS), Viewer.PUBLIC)
    told = {int(step): words for step, words in re.findall(r'<li id="step(\d+)"[^>]*>(.*)</li>', page)}
    conquered = [
        (step, found[1]) for step, words in told.items() if (found := re.search(r"conquers (\w+)\.", words))
    ]
    assert conquered
    for step, zone in conquered:
        open_before, open_after = (set(re.findall(r"\w+", closed(page, at))) for at in (step - 1, step))
        assert zone in open_before - open_after


def test_the_page_is_whole_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    page = page_of(replay_of(rune_setup(), tmp_path, DECISIONS), Viewer.PUBLIC)
    found = Balance()
    found.feed(page)
    assert not found.open
    assert not found.addresses
    assert "http" not in page
    assert len(page.encode()) < 500_000


@pytest.mark.parametrize("viewer", CLOSED, ids=lambda viewer: viewer.name)
@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_name_is_in_the_page_or_in_what_it_packs(game: str, viewer: Viewer, tmp_path: Path) -> None:
    replay = replay_of(with_canaries(GAMES[game]()), tmp_path, DECISIONS)
    page = page_of(replay, viewer)
    canaries = hidden_at_the_end(replay, viewer)
    assert canaries
    everything = text_of([page]) + json.dumps(packed_in(page), ensure_ascii=False)
    assert not {name for name in canaries if name in everything}


def test_a_player_sees_the_own_hand_in_words(tmp_path: Path) -> None:
    replay = replay_of(rune_setup(), tmp_path, 1)
    hand = [card.name for card in replay.driver.duel.named["seat1.hand"].cards]
    own, public = (json.dumps(packed_in(page_of(replay, each))) for each in (Viewer.SEAT1, Viewer.PUBLIC))
    assert all(name in own for name in hand)
    assert not any(name in public for name in hand)


def test_a_name_that_is_html_stays_a_name(tmp_path: Path) -> None:
    setup = rune_setup()
    setup = setup.__class__(
        setup.ruleset, setup.options, setup.cards, setup.decks, names=("<b>Al</b>", "'</script>"), seed=1
    )
    page = page_of(replay_of(setup, tmp_path, DECISIONS), Viewer.PUBLIC)
    found = Balance()
    found.feed(page)
    assert not found.open
    assert "<b>Al" not in page
    assert page.count("</script>") == 1


def test_the_end_of_each_duel_says_which_duel_it_is(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(best_of=3, hp=1, seed=2), tmp_path)
    endings = re.findall(r"<p><strong>(.*?)</strong></p>", page_of(replay, Viewer.PUBLIC))
    assert len(endings) == len(replay.duels) > 1
    assert all(ending.startswith(f"Duel {number}: ") for number, ending in enumerate(endings, 1))


def test_a_replay_is_at_its_beginning_again(tmp_path: Path) -> None:
    replay: Replay = replay_of(rune_setup(), tmp_path, DECISIONS)
    page_of(replay, Viewer.PUBLIC)
    assert replay.index == 0
    assert replay.forward(By.DECISION)


def test_a_step_stands_in_the_turn_in_which_it_was_asked(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(direct_hit="attack"), tmp_path, DECISIONS)
    page = page_of(replay, Viewer.PUBLIC)
    sections = re.findall(r"<h2>([^<]*)</h2><ol>(.*?)</ol></section>", page, re.S)
    turns = [(heading, steps) for heading, steps in sections if heading.startswith("Turn")]
    assert len(turns) > 2
    for heading, steps in turns:
        own = re.search(r"Turn (\d+), (\w+)", heading)
        assert own is not None
        *_, last = re.split(r"<li><strong>Turn \d+", steps)
        own_part = steps.removesuffix(last) if last != steps else steps
        begun = set(re.findall(r"<li>(\w+): \w+ Phase", own_part))
        assert begun == {own[2]}, heading
