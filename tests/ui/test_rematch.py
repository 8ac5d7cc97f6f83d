"""A rematch from files as they are: edited, broken and mended while the app runs."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.plugins import Listing, load_ruleset
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.pages.faults import fault_page
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from tests.games.lamps import Lamps
from tests.ui.driving import SIZES
from tests.ui.night import edit, lamps_in, night_recipe
from tests.ui.parade import parade_setup
from tests.ui.piloting import AppPilot, everywhere, playing, session_of, shown, table_screen

NIGHT_FILE = "variants/lamps/night.toml"


def begun(folder: Path) -> Session:
    """A begun match in the variant."""
    session = Session.of(Record(night_recipe(folder).build()))
    session.runner.begin()
    return session


async def command(pilot: AppPilot, name: str) -> None:
    """Carry out a command of the table."""
    table_screen(pilot).run_command(name)
    await pilot.pause()


async def press(pilot: AppPilot, *keys: str) -> None:
    """Press keys and wait for what they open."""
    await pilot.press(*keys)
    await pilot.pause()


def offered(session: Session) -> list[str]:
    """The question, and what is offered."""
    driver, prompt = session.driver, session.prompt
    assert prompt is not None
    words = driver.ruleset.wording
    return [f"{prompt.seat} {prompt.ask}", *sorted(words.option(driver.duel, each) for each in prompt.options)]


def digest(session: Session) -> str:
    """Everything on the table, in short."""
    return state_digest(session.driver.duel)


# -- sessions ----------------------------------------------------------------------------------------------


def test_a_rematch_reads_the_variant_again(tmp_path: Path) -> None:
    session = begun(tmp_path)
    edit(tmp_path, NIGHT_FILE, "hands = 5", "hands = 6")
    again = session.rematch()
    assert again.setup.rules_in_short == "bright / Night / Hands 6"
    assert session.setup.options.model_dump()["hands"] == 5


def test_a_rematch_reads_cards_and_decks_again(tmp_path: Path) -> None:
    session = begun(tmp_path)
    edit(tmp_path, "cards.toml", 'text = "Glow."', 'text = "Shine 3."')
    edit(tmp_path, "decks/lamps/two.toml", '"Candle"', '"Oil Lamp"')
    again = session.rematch(Rematch.NEW)
    assert again.setup.cards["Candle"].text == "Shine 3."
    assert again.setup.decks[1] == {"main": ("Oil Lamp", "Oil Lamp")}
    assert session.setup.cards["Candle"].text == "Glow."


NEXT = seed_for(7, Purpose.REMATCH)
"""The seed of a rematch with new shuffles."""


@pytest.mark.parametrize(
    ("how", "names", "seed"), [("swapped", "BA", NEXT), ("new", "AB", NEXT), ("same", "AB", 7)]
)
def test_seats_and_shuffles_of_a_rematch(tmp_path: Path, how: str, names: str, seed: int) -> None:
    session = begun(tmp_path)
    again = session.rematch(Rematch(how))
    assert "".join(name[0] for name in again.match.names) == names
    assert again.setup.seed == seed
    assert (digest(again) == digest(session)) is (how == "same")


def test_swapping_twice_is_the_first_seating(tmp_path: Path) -> None:
    session = begun(tmp_path)
    twice = session.rematch().rematch()
    assert (twice.setup.names, twice.setup.deck_names) == (session.setup.names, session.setup.deck_names)
    assert twice.setup.seed == seed_for(NEXT, Purpose.REMATCH)


@pytest.mark.parametrize("how", [each for each in Rematch if each is not Rematch.HERE])
def test_a_set_up_without_a_recipe_can_be_played_again(how: Rematch) -> None:
    session = Session.of(Record(parade_setup(("event",))))
    session.runner.begin()
    again = session.rematch(how)
    assert again.match.names == (("Bob", "Alice") if how is Rematch.SWAPPED else ("Alice", "Bob"))
    assert again.setup.seed == (1 if how is Rematch.SAME else seed_for(1, Purpose.REMATCH))


def test_the_next_duel_of_a_match_keeps_its_rules(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.match.most = 2
    session.match.options = session.setup.options
    edit(tmp_path, NIGHT_FILE, "hands = 5", "hands = 6")
    session.runner.concede(1)
    session.runner.begin()
    assert session.driver.duel.options.model_dump()["hands"] == 5


def test_faults_do_not_change_the_match(tmp_path: Path) -> None:
    session = begun(tmp_path)
    before = digest(session)
    edit(tmp_path, NIGHT_FILE, "Shine 2.", "Shne 2.")
    edit(tmp_path, NIGHT_FILE, '"2 Torch"', '"2 Trch"')
    with pytest.raises(ContentError) as caught:
        session.rematch()
    assert len(caught.value.faults) == 2
    assert digest(session) == before
    session.open_hand()
    session.runner.answer(0)
    assert len(session.driver.given) == 1


def test_the_same_position_is_played_with_edited_cards(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.runner.answer(0)
    before = session.driver
    edit(tmp_path, NIGHT_FILE, "Shine 2.", "Shine 3.")
    again = session.rematch(Rematch.HERE)
    assert again.setup.cards["Oil Lamp"].text == "Shine 3."
    assert again.prompt is not None
    assert before.prompt is not None
    assert (again.prompt.seat, again.prompt.ask) == (before.prompt.seat, before.prompt.ask)
    assert again.driver.duel.turn == before.duel.turn
    assert again.rematch(Rematch.HERE).setup.cards["Oil Lamp"].text == "Shine 3."
    again.record.close()


# -- the app -----------------------------------------------------------------------------------------------


@pytest.fixture
def lamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lamps:
    """The game, installed."""
    game = lamps_in(tmp_path)
    plugin = Plugin(game.id, game.title, game.version, "a game of lamps", lambda: game)
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", lambda: [Listing(plugin.id, plugin)])
    monkeypatch.setattr("cardgame_tui.ui.menu.load_ruleset", lambda _: game)
    return game


async def test_edited_cards_are_noticed_and_played_in_the_same_position(tmp_path: Path) -> None:
    async with playing(night_recipe(tmp_path).build()) as pilot:
        session = session_of(pilot)
        table = table_screen(pilot)
        table.look_at_cards()
        assert "cards changed" not in shown(pilot)
        edit(tmp_path, NIGHT_FILE, "Shine 2.", "Shine 3.")
        table.look_at_cards()
        assert "The cards changed: a rematch offers this position with them." in " ".join(shown(pilot).split())
        await command(pilot, "rematch")
        assert "Same position, cards as they are now" in shown(pilot)
        await press(pilot, "4")
        assert session_of(pilot).setup.cards["Oil Lamp"].text == "Shine 3."
        assert session_of(pilot).driver.duel.turn == session.driver.duel.turn
        table.look_at_cards()
        assert "cards changed" not in shown(pilot)


def test_where_answers_no_longer_fit_the_turn_begins_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\nruleset = "rune_duel"\n[card."Clover Scout"]\nrank = 1\n')
    session = Session.of(
        Record(Recipe(load_ruleset("rune_duel"), str(file), names=("Alice", "Bob"), seed=5).build())
    )
    session.runner.begin()
    while session.driver.duel.turn < 2:
        session.runner.answer(0)
    turn = session.driver.duel.turn
    again = session.rematch(Rematch.HERE)
    assert offered(again) == offered(session)
    file.write_text(
        file.read_text() + "".join(f'[card."{name}"]\nrank = 9\n' for name in ("Hedge Runner", "Ash Raider"))
    )
    again = session.rematch(Rematch.HERE)
    assert again.driver.duel.turn == turn
    assert again.setup.cards["Ash Raider"].rank == 9  # type: ignore[attr-defined]


async def test_from_the_form_through_a_broken_file_to_a_rematch(lamps: Lamps, tmp_path: Path) -> None:
    """Pick a variant, turn an option, play, edit, rematch, break, look, go back, answer, mend, try again."""
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "1", "down")
        while "‹ Night ›" not in shown(pilot):
            await pilot.press("right")
        await press(pilot, "up", "up", "up", "right", "enter")
        assert "bright / Night" in shown(pilot)
        assert session_of(pilot).setup.rules_in_short == "bright / Night / Hands 5, Cut off"

        edit(tmp_path, NIGHT_FILE, "hands = 5", "hands = 6")
        await command(pilot, "rematch")
        assert "stays in the list of unfinished" in shown(pilot)
        await press(pilot, "1")
        assert session_of(pilot).setup.rules_in_short == "bright / Night / Hands 6, Cut off"
        assert isinstance(pilot.app.screen, TableScreen)

        before = session_of(pilot)
        edit(tmp_path, NIGHT_FILE, "Shine 2.", "Shne 2.")
        await command(pilot, "rematch")
        await press(pilot, "1")
        assert "1 fault: no rematch yet" in shown(pilot)
        assert '8 | text = "Shne 2."' in shown(pilot)
        await press(pilot, "r")
        assert "1 fault: no rematch yet" in shown(pilot)
        await press(pilot, "enter")
        assert session_of(pilot) is before
        await press(pilot, "h", "1")
        assert len(before.driver.given) == 1

        await command(pilot, "rematch")
        await press(pilot, "2")
        edit(tmp_path, NIGHT_FILE, "Shne 2.", "Shine 4.")
        await press(pilot, "r")
        after = session_of(pilot)
        assert after is not before
        assert after.setup.cards["Oil Lamp"].text == "Shine 4."
        assert after.setup.seed == before.setup.seed
        assert after.driver.given == []
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_rematch_from_the_result_page_comes_back_to_it_after_faults(tmp_path: Path) -> None:
    async with playing(night_recipe(tmp_path).build()) as pilot:
        session_of(pilot).runner.concede(1)
        table_screen(pilot).table.refresh()
        await command(pilot, "result")
        edit(tmp_path, NIGHT_FILE, "hands = 5", "hands = five")
        await press(pilot, "n")
        assert "Your finished duel is unchanged." in shown(pilot)
        assert "6 | hands = five" in shown(pilot)
        await press(pilot, "backspace")
        assert "▐BOB▌ wins" in shown(pilot)
        edit(tmp_path, NIGHT_FILE, "hands = five", "hands = 5")
        await press(pilot, "n")
        assert session_of(pilot).match.names == ("Bob", "Alice")


async def test_a_declined_rematch_keeps_the_duel(tmp_path: Path) -> None:
    async with playing(night_recipe(tmp_path).build()) as pilot:
        before = session_of(pilot)
        await command(pilot, "rematch")
        await press(pilot, "backspace")
        assert session_of(pilot) is before
        assert isinstance(pilot.app.screen, TableScreen)


async def test_leaving_a_rematch_asks_first(tmp_path: Path) -> None:
    async with playing(night_recipe(tmp_path).build()) as pilot:
        session_of(pilot).runner.concede(1)
        table_screen(pilot).table.refresh()
        await command(pilot, "result")
        await press(pilot, "n")
        await press(pilot, "ctrl+q")
        assert "this duel is not saved" in shown(pilot)


@pytest.mark.parametrize("privacy", ["gate", "strict"])
async def test_no_page_of_a_rematch_shows_a_hand(tmp_path: Path, privacy: str) -> None:
    """The hand that was open is still open behind the page to whoever holds the keyboard, and nowhere on it."""
    recipe = replace(night_recipe(tmp_path), table=TableSettings(privacy=privacy))
    async with playing(recipe.build(), (120, 40)) as pilot:
        await press(pilot, "enter" if privacy == "strict" else "h")
        hand = session_of(pilot).driver.duel.named["seat1.hand"].cards[0].name
        assert hand in everywhere(pilot)
        edit(tmp_path, NIGHT_FILE, "Shine 2.", "Shne 2.")
        for name, keys in (("played", ()), ("rematch", ()), ("rematch", ("1",))):
            await command(pilot, name)
            await press(pilot, *keys)
            assert not isinstance(pilot.app.screen, TableScreen)
            assert hand not in shown(pilot)
            assert hand not in str(pilot.app.title)
            await press(pilot, "backspace")
        edit(tmp_path, NIGHT_FILE, "Shne 2.", "Shine 2.")
        await command(pilot, "rematch")
        await press(pilot, "1")
        hands = [session_of(pilot).driver.duel.named[f"seat{seat}.hand"].cards[0].name for seat in (1, 2)]
        assert not any(name in everywhere(pilot) for name in hands)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_fault_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    monkeypatch.chdir(tmp_path)
    recipe = night_recipe(tmp_path, variant=NIGHT_FILE)
    edit(tmp_path, NIGHT_FILE, "Shine 2.", "Shne 2.")
    edit(tmp_path, NIGHT_FILE, '"2 Torch"', '"2 Trch"')
    page = PageView(fault_page(faults_of(recipe), "Your current duel is unchanged."))
    assert "\n".join(plain(line).rstrip() for line in page.lines(*size)) == snapshot


def faults_of(recipe: Recipe) -> ContentError:
    """What is wrong with a recipe."""
    with pytest.raises(ContentError) as caught:
        recipe.build()
    return caught.value


# -- lines of text -----------------------------------------------------------------------------------------


def test_a_rematch_in_lines_of_text(tmp_path: Path) -> None:
    setup = night_recipe(tmp_path).build()
    edit(tmp_path, NIGHT_FILE, "hands = 5", "hands = 6")
    out = io.StringIO()
    run_plain(Record(setup), io.StringIO("rematch\nno\nrematch\n1\n"), out)
    told = out.getvalue().split("Rematch?")
    assert "Rules: bright. Night. Hands 6" not in "".join(told[:2])
    assert "Rules: bright. Night. Hands 6" in told[2]


def test_faults_in_lines_of_text_leave_the_duel_playable(tmp_path: Path) -> None:
    setup = night_recipe(tmp_path).build()
    edit(tmp_path, NIGHT_FILE, "Shine 2.", "Shne 2.")
    out = io.StringIO()
    run_plain(Record(setup), io.StringIO("rematch\n1\nh\n1\n"), out)
    assert '  8 | text = "Shne 2."\n              ^\n' in out.getvalue()
    assert "Your current duel is unchanged." in out.getvalue()
    assert "Alice calls" in out.getvalue()
