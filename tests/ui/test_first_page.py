"""The first page: what it shows at each size, where its keys lead, and how quickly a duel begins."""

from importlib.resources import files
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.card_sets import known_cards
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.join.tables import waiting_tables
from cardgame_tui.play.journal.saves import Saved, Saves
from cardgame_tui.play.record import Record
from cardgame_tui.plugins import Listing, listings
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.pages.first.page import FirstPageView, first_page
from cardgame_tui.ui.screens.invite import InviteScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.setup.screen import SetupScreen
from cardgame_tui.ui.table.screen import TableScreen
from rulesets import containment, dimensional_rift, rune_duel
from tests.ui.canary import rift_setup
from tests.ui.guests.channels import until
from tests.ui.piloting import AppPilot, session_of, shown

GAMES = [Listing(each.PLUGIN.id, each.PLUGIN) for each in (dimensional_rift, rune_duel)]
SIZES = ((80, 24), (120, 40), (200, 60))
LEFT = {
    "match": "a.jsonl",
    "bytes": "1234",
    "at": "turn 7, Event: Battle",
    "asks": "山田太郎, Moss Behemoth strikes 2C3. Block with?",
    "1": "■■■■□□ 4 HP",
    "2": "■■■□□□ 3 HP",
}
"""How the first of the saved matches was left."""
SAVED = [
    Saved(Path("a.jsonl"), ("Alice", "山田太郎"), "dimensional_rift", "rift / hp 30", 1, 7, age=9_000, bytes=1234),
    Saved(Path("b.jsonl"), ("Eve", "Bob"), "rune_duel", "", 2, 3, age=90_000),
    Saved(Path("c.jsonl"), fault="is not a journal of this program"),
]


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is installed, whatever the tester has installed."""
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", lambda: GAMES)


def text_of(view: FirstPageView, width: int, height: int, *, ascii: bool = False) -> str:
    """The page as text."""
    lines = view.lines(width, height, ascii=ascii)
    assert len(lines) == height
    return "\n".join(plain(line).rstrip() for line in lines)


def many_games(count: int) -> list[Listing]:
    """Games of one kind under different names."""
    return [
        Listing(f"game{each}", Plugin(f"game{each}", f"Game {each}", "One of many.", "1", object))
        for each in range(1, count + 1)
    ]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("saved", [[], SAVED], ids=["fresh", "saved"])
def test_the_first_page(size: tuple[int, int], saved: list[Saved], snapshot: SnapshotAssertion) -> None:
    assert text_of(FirstPageView(first_page(GAMES, Saves(saved), "dark")), *size) == snapshot


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_match_left_last_says_how_it_stands(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert text_of(FirstPageView(first_page(GAMES, Saves(SAVED), "dark", left=LEFT)), *size) == snapshot


def test_a_match_that_was_played_on_does_not_say_how_it_stood_before() -> None:
    door, *_ = first_page(GAMES, Saves(SAVED), "dark", left={**LEFT, "bytes": "1200"}).doors
    assert door.about == "Alice - 山田太郎, duel 1, turn 7. Saved 2 hours ago."
    assert not door.picture


async def test_leaving_a_table_remembers_public_facts_for_the_first_page() -> None:
    session = Session.of(Record(rift_setup()), keep=True)
    session.runner.open()
    session.runner.answer(0)
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+p", *"menu", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        words = shown(pilot)
    assert "Alice ■■■■■■ 6 HP   Bob ■■■■■■ 6 HP" in words
    assert "before the first turn. Alice, how many cards do you lift off the other" in words


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_four_games_and_a_broken_one_fit(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    games = [*GAMES, *GAMES, Listing("broken", None, "it cannot be imported")]
    assert text_of(FirstPageView(first_page(games, Saves(SAVED[:1]), "light")), *size) == snapshot


def test_the_page_in_ascii() -> None:
    assert text_of(FirstPageView(first_page(GAMES, Saves(SAVED[1:]), "dark")), 120, 40, ascii=True).isascii()


@pytest.mark.parametrize("installed", [GAMES, many_games(4)], ids=["as it fits", "scrolled"])
def test_a_narrow_page_leaves_out_words_and_cuts_none(installed: list[Listing]) -> None:
    view = FirstPageView(first_page(installed, Saves(SAVED[1:]), "high-contrast", taught=["rune_duel"]))
    top = text_of(view, 60, 20)
    view.press("up")
    text = text_of(view, 60, 20)
    assert "…" not in top + text
    assert text.endswith(" arrows move  enter open  ? help  ctrl+q quit   ctrl+p more")
    for title in ("Tutorial", "Watch two bots", "Settings"):
        assert title in text


def test_a_page_that_is_too_long_follows_the_cursor() -> None:
    view = FirstPageView(first_page(many_games(12), Saves([]), "dark"))
    assert "Game 12" not in text_of(view, 80, 24)
    assert "page scrolls" in text_of(view, 80, 24)
    view.press("up")
    assert "Settings" in text_of(view, 80, 24)
    while "game12" not in view.at:
        view.press("up")
    assert "Game 12" in text_of(view, 80, 24)
    assert view.at == "play game12"


def test_games_begin_with_the_easiest_and_say_how_long_a_duel_takes() -> None:
    over = [
        Saved(Path("d"), ruleset="rune_duel", duel=1, ended=True, over=True, seconds=seconds, people=people)
        for seconds, people in ((600, True), (720, True), (840, True), (60, False), (0, True))
    ]
    doors = {door.title: door for door in first_page(GAMES, Saves(over), "dark").doors}
    rune, rift = doors["Rune Duel"], doors["Dimensional Rift"]
    assert list(doors)[:2] == ["Rune Duel", "Dimensional Rift"]
    assert (rune.key, rune.note, rune.time) == ("1", "the easiest", "12 min here")
    assert (rift.key, rift.note, rift.time) == ("2", "", "about 25 min")
    assert rune.played == "5 duels here, the last just now"
    assert rift.played == "no finished duel here yet"
    assert doors["Replays"].about == "5 finished"
    with_older = {door.title: door for door in first_page(GAMES, Saves(over, older=3), "dark").doors}
    assert with_older["Dimensional Rift"].played == "no finished duel among the newest"


@pytest.mark.parametrize(
    "game", [*GAMES, Listing(containment.PLUGIN.id, containment.PLUGIN)], ids=lambda game: game.id
)
def test_the_number_of_cards_is_true(game: Listing) -> None:
    assert game.plugin is not None
    ruleset = game.plugin.load()
    assert f"{len(known_cards(ruleset))} cards" in game.plugin.facts  # type: ignore[arg-type]


async def press(pilot: AppPilot, *keys: str) -> None:
    """Press keys and wait for what they open."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def test_a_newcomer_begins_a_duel_with_enter_alone() -> None:
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, TableScreen | SecretScreen)
        assert session_of(pilot).prompt is not None


async def test_a_theme_picked_on_the_first_page_is_seen_at_once_and_remembered() -> None:
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "ctrl+p", *"light", "enter")
        assert pilot.app.theme == "light"
        assert "theme light" in shown(pilot)
        assert memory.recall(memory.LOOK)["theme"] == "light"


async def test_two_bots_can_be_watched() -> None:
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "w", "2")
        assert isinstance(pilot.app.screen_stack[2], TableScreen)
        assert session_of(pilot).setup.seats == ("random", "random")
        assert session_of(pilot).stepping is not None


async def test_a_tutorial_is_offered_where_a_game_has_lessons() -> None:
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "t", "1")
        assert session_of(pilot).lesson is not None
        assert session_of(pilot).setup.ruleset.id == "rune_duel", "the easiest game comes first"


async def test_no_tutorial_is_offered_without_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.ui.menu.lessons_of", lambda _: ())
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "t")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "Tutorial" not in shown(pilot)


async def test_help_on_the_first_page_names_every_door() -> None:
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "?")
        assert isinstance(pilot.app.screen, PageScreen)
        assert "w: Watch two bots" in shown(pilot)
        await press(pilot, "?")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_game_can_be_clicked() -> None:
    async with CardgameApp().run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.click(offset=(70, 8))
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.setup.ruleset.id == "dimensional_rift"


@pytest.mark.parametrize("game", ["rune_duel", "dimensional_rift", "containment", "grand_archive"])
def test_the_number_of_cards_is_that_of_the_game(game: str) -> None:
    plugin = next(each.plugin for each in listings() if each.id == game)
    assert plugin is not None
    cards = files(f"rulesets.{game}").joinpath("cards.toml").read_text(encoding="utf-8").count("[[card]]")
    assert plugin.facts.endswith(f" {cards} cards")


def test_all_installed_games_are_listed() -> None:
    picks = {door.pick for door in first_page(listings(), Saves([]), "dark").doors}
    assert {"play dimensional_rift", "play rune_duel"} <= picks


@pytest.mark.parametrize(
    ("asks", "said"),
    [("Bob decides", "Bob decides. Saved"), ("Block?", "Block? Saved"), ("Pick one.", "Pick one. Saved")],
)
def test_what_was_asked_last_ends_as_a_sentence(asks: str, said: str) -> None:
    page = first_page(GAMES, Saves(SAVED), "dark", (), {**LEFT, "asks": asks})
    assert said in page.doors[0].about


async def test_from_the_menu_a_duel_begins_with_the_page_that_invites() -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        for keys, screen in (
            (("j", "1"), SetupScreen),
            (("enter",), InviteScreen),
            (("enter",), TableScreen),
        ):
            await pilot.press(*keys)
            await pilot.pause(0.1)
            assert type(pilot.app.screen) is screen
        assert session_of(pilot).runner.screens.awaited == {2}
        assert len(waiting_tables()) == 1
        pilot.app.exit(0)
        await until(lambda: not waiting_tables())
