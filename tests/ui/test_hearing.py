"""Lines of text as they are heard: words for signs, life once, short sentences, and less of it on request."""

import io
import re

import pytest

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.engine.shown.face import Face
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.lesson import lessons_of
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import PROMPT, LineTerminal
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.spoken.hearing import MOST_WORDS, heard, in_sentences, in_texts, numbers_heard
from cardgame_tui.ui.spoken.listing import card_words, table_listing
from tests.ui.archive_tables import archive_table
from tests.ui.canary import rune_setup
from tests.ui.line_player import Player
from tests.ui.rift_tables import rift_table

GAMES = ("dimensional_rift", "rune_duel", "containment", "grand_archive")
RUNES = load_ruleset("rune_duel").wording.spoken
SAID = re.compile(r"[\w\s.,:;'\"()?!><&#*+%-]")
"""What is read aloud as words and pauses, and the keys that can be typed."""
LINES = 150
"""Lines that are typed in each game."""
QUESTIONS = ("?", "what", "log", "piles", "stack", "help", "view", "played", "rule 1")
"""What is asked about the match."""


class Patient(Player):
    """Types `LINES` lines; if it asks, every fourth one is about a card, an option or the match."""

    def __init__(self, session: Session, seed: int, *, asks: bool) -> None:
        super().__init__(session, seed, LINES)
        self._asks, self._asked = asks, 0

    def _line(self, choice: Choice) -> str:
        self._asked += 1
        return self._question(choice) if self._asks and self._asked % 4 == 0 else super()._line(choice)

    def _question(self, choice: Choice) -> str:
        zones = self._session.view().zones.values()
        names = sorted(card.face.name for zone in zones for card in zone.cards if card.face is not None)
        code = self._chance.choice([group.code for group in choice.groups] or ["1"])
        asked = [self._chance.choice(QUESTIONS), f"what {code}"]
        return self._chance.choice([*asked, f"look {self._chance.choice(names)}"] if names else asked)


def told(game: str, *, brief: bool = False, asks: bool = False) -> str:
    """Everything that is printed while a match begins, without the list of commands and the signs for typing."""
    ruleset = load_ruleset(game)
    table = Recipe(ruleset).table._replace(step="off", asking="everything")
    session = Session.of(Record(Recipe(ruleset, names=("Alice", "Bob"), seed=3, table=table).build()))
    session.runner.begin()
    out = io.StringIO()
    player = Patient(session, 3, asks=asks)
    terminal = LineTerminal(player, out)
    terminal.brief = brief
    played = PlainTable(session, terminal)
    player.sit_at(played)
    with pytest.raises(EOFError):
        played.play()
    lines = (line.removeprefix(PROMPT) for line in out.getvalue().splitlines())
    return "\n".join(line for line in lines if not line.startswith("Commands: "))


def unheard(text: str) -> list[str]:
    """The signs, numbers without words between them, and sentences that are too long."""
    bare = re.sub(r"[A-Z]{1,2}-\d+", "", text)
    signs = [*SAID.sub("", text).replace("・", "")]
    numbers = re.findall(r"\d/\d|\d\*|[+-]\d|\bI{2,3}\b", bare)
    sentences = [each for line in text.splitlines() for each in re.split(r"(?<=[.?!]) ", line)]
    return [*signs, *numbers, *(each for each in sentences if len(each.split()) > MOST_WORDS)]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_signs_or_long_sentences(game: str) -> None:
    text = told(game, asks=True)
    assert len(text) > 10_000
    assert unheard(text) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_lesson_has_signs_or_long_sentences(game: str) -> None:
    spoken = in_texts(load_ruleset(game).wording.spoken)
    for file in map(load_scenario, lessons_of(game)):
        steps = file.scenario.step
        said = [step.note for step in steps] + [wrong.says for step in steps for wrong in step.wrong]
        said.append(file.scenario.lesson.end if file.scenario.lesson else "")
        assert unheard("\n".join(in_sentences(heard(line, spoken)) for line in said)) == []


@pytest.mark.parametrize("game", GAMES)
def test_brief_leaves_out_rules_texts_and_refusals(game: str) -> None:
    text = told(game, brief=True)
    assert not re.search(r"[A-Z]{2}-\d+", text)
    assert "\n  not  " not in text
    assert len(text) < 0.8 * len(told(game))


def test_a_card_is_heard_with_its_place_numbers_counters_and_reach() -> None:
    said = list(table_listing(rift_table("act_or_pass").scene(), brief=True))
    assert "Dusk Lampguard at 2C2. Might 2, life 2 of 3. Reaches 1C1, 1C2, 1C3." in said
    assert "Chapel Marksman at 1C2. Might 1, life 2. Two mana. Reaches 2A2, 2C1, 2C2, 2C3." in said


def test_a_look_says_what_each_arrow_reaches() -> None:
    scene = rift_table("act_or_pass").scene()
    zone = scene.view.zones["1C3"]
    assert "Arrows up twice to 2C3 and 2A3" in card_words(scene, zone, zone.cards[-1], whole=True)


def test_a_weapon_has_durability_and_a_unit_has_life() -> None:
    scene = archive_table().scene()
    faces = [card.face for zone in scene.view.zones.values() for card in zone.cards if card.face is not None]
    weapons = [face for face in faces if face.life_word == "durability" and face.health is not None]
    assert weapons
    assert all("durability" in numbers_heard(face, {}) for face in weapons)


@pytest.mark.parametrize(
    ("face", "words"),
    [
        (Face("x", corner="7 II", stats="4/3", measures=("rank", "rune", "attack", "life")), "rank 7, rune two, "),
        (Face("x", stats="1/3", health=(2, 3), measures=("Might", "life")), "Might 1, life 2 of 3"),
        (Face("x", stats="7*/5", health=(5, 5), measures=("Might", "life")), "Might now 7, life 5"),
        (Face("x", stats="+2/-1", measures=("Might", "life")), "Might plus 2, life minus 1"),
        (Face("x", stats="", health=(12, 15)), "life 12 of 15"),
    ],
)
def test_each_number_is_named_and_life_is_said_once(face: Face, words: str) -> None:
    said = numbers_heard(face, RUNES)
    assert said.startswith(words)
    assert said.count("life") == 1


@pytest.mark.parametrize(
    ("drawn", "words"),
    [
        ("then rank 8+ or rune II", "then rank 8 or more or rune two"),
        ("Bob: HP 5 → 4", "Bob: HP 5 to 4"),
        ("your other creatures have +1/+0.", "your other creatures have plus 1 and plus 0."),
        ("you draw ×7", "you draw 7 times"),
        ("4 = 2 plus 2", "4 is 2 plus 2"),
        ("  5  [x] Until you cancel it", "  5  on: Until you cancel it"),
        ("6. The duel [seed, ours] {both}", "6. The duel (seed, ours) (both)"),
        ("Bob loses 7 HP. (DR-115*)", "Bob loses 7 HP. (DR-115, by a changed rule)"),
        ("/home/ann/2026-11-26/1/2.jsonl", "/home/ann/2026-11-26/1/2.jsonl"),
    ],
)
def test_signs_are_words_and_paths_stay(drawn: str, words: str) -> None:
    assert heard(drawn, RUNES) == words


def test_a_long_sentence_is_broken_at_its_best_pause() -> None:
    first = "one two three four five six seven eight nine ten; "
    second = "eleven, twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one."
    assert in_sentences(first + second) == first.replace("; ", ". ") + second.capitalize()


def test_brief_and_full_are_commands() -> None:
    out = io.StringIO()
    run_plain(Record(rune_setup(seed=5)), io.StringIO("brief\nh\nquestion\nfull\nquestion\n"), out)
    _, before, short, full = re.split(r"(?:Type help\.|Brief: |Full: )", "Type help." + out.getvalue())[:4]
    assert "(RD-23)" in before
    assert "(RD-23)" not in short
    assert "Creature." not in short
    assert "(RD-23)" in full
