"""The game in the words of the plain model. This file alone knows both."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.chance import Chance, NotedChance, Scripted
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.stack import ItemRef, StackItem
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from tests.rulesets.containment.model.cards import PILES, POOL
from tests.rulesets.containment.model.table import Table

QUESTIONS = {"experiment": "sandbox", "test": "target", "batch": "item", "trigger_order": "order"}
"""Questions that the model calls otherwise."""
WITHOUT_RULES = ("greet", "frame")
"""Questions whose answers change nothing in the rules (CT-8, CT-46)."""
CONSENTS = ("canon", "experiment_phase", "nk_scenario")
DIE = 6
MOST_DECISIONS = 3_000

WORDS = {
    "turn_player": "turn player",
    "sandbox_or_object": "sandbox or object",
    "turn_player_loses": "turn player loses",
    "soft6": "soft",
    "hard6": "hard",
}
"""Values of options that the model writes otherwise."""


class Asked:
    """One question of the game.

    Args:
        question: what the model calls it.
        seat: who was asked.
        legal: the options in words.
        answer: the option picked, or all of them in order.
        table: the state at that moment, in the form of `Table.snapshot`.
    """

    def __init__(self, question: str, seat: int, legal: list[str], answer: Any, table: dict[Any, Any]) -> None:
        self.question, self.seat, self.legal, self.answer, self.table = question, seat, legal, answer, table

    def __repr__(self) -> str:
        return f"seat {self.seat}, {self.question}: {self.answer!r} of {self.legal}"


class Recording:
    """A complete game between players who answer at random, written down.

    Args:
        game: the ruleset.
        options: the options, as settings.
        decks: both decks.
        seed: of the duel and of the answers.

    Attributes:
        driver: the finished duel.
        asked: every question with more than one option.
        consents: the answers of both seats, by what they were asked to agree to.
        outcomes: what chance made of shuffles and dice.
        arranged: the piles as their owners arranged them.
        first: who was first.
    """

    def __init__(self, game: Ruleset, options: dict[str, Any], decks: Sequence[list[str]], seed: int) -> None:
        chance = Chance(seed)
        self.outcomes: list[Scripted] = []
        self.asked: list[Asked] = []
        self.consents: dict[tuple[str, int], list[str]] = {}
        self.arranged: list[list[str]] = []
        sections = tuple({"main": deck} for deck in decks)
        start = Start(seed, game.options_model(**options), sections, cards=game.cards)  # type: ignore[arg-type]
        self._dealt = 0
        self.driver = Driver(game, start, keep=False, prepare=self._note_chance)
        eager = chance.below(3)
        while (prompt := self.driver.prompt) is not None and len(self.driver.given) < MOST_DECISIONS:
            answer = _answer(prompt, chance, eager)
            self._write_down(prompt, answer)
            self.driver.answer(answer)
        turns = [each.seat for each in self.driver.duel.events or () if each.what == "turn"]
        self.first = turns[0] if turns else self._read("active")

    def _note_chance(self, duel: Duel) -> None:
        duel.chance = NotedChance(duel.chance, self.outcomes)
        self._dealt = len(duel.cards)

    def _write_down(self, prompt: Prompt, answer: Answer) -> None:
        duel = self.driver.duel
        if prompt.ask == "arrange":
            assert isinstance(answer, tuple)
            self.arranged.append([self._word(prompt.options[each]) for each in reversed(answer)])
        elif prompt.ask in CONSENTS:
            about = prompt.ask if prompt.card is None else self._thing(duel.cards[prompt.card])
            assert isinstance(answer, int)
            self.consents.setdefault((about, prompt.seat), []).append(prompt.options[answer].key)
        elif len(prompt.options) > 1 and prompt.ask not in (*WITHOUT_RULES, "first"):
            legal = [self._word(option) for option in prompt.options]
            picked = legal[answer] if isinstance(answer, int) else [legal[each] for each in answer]
            question = QUESTIONS.get(prompt.ask, prompt.ask)
            self.asked.append(Asked(question, prompt.seat, legal, picked, self.table()))

    # -- words -----------------------------------------------------------------------------------------

    def _word(self, option: Option) -> str:
        duel = self.driver.duel
        card = None if option.card is None else duel.cards[option.card]
        match option.key:
            case "activate":
                return f"use {self._thing(card)}"
            case "play" | "test":
                return f"{option.key} {self._thing(card)}"
            case "item":
                assert isinstance(option.value, ItemRef)
                number = option.value.number
                return f"item {next(place for place, each in enumerate(duel.stack, 1) if each.number == number)}"
            case "prevention":
                return "S15" if isinstance(option.value, ItemRef) and "no damage" in option.value.label else "K05"
        if card is not None:
            return card.name if card.zone is None or duel.phase == "setup" else self._thing(card)
        if option.zone is not None:
            zone = duel.zones[option.zone]
            return f"{zone.seat} {zone.name.split('.')[-1].capitalize()}"
        return option.key

    def _thing(self, card: Card | None) -> str:
        assert card is not None
        serial = card.id - self._dealt + 1
        return f"{card.owner} {card.name}" + (f" {serial}" if serial > 0 else "")

    # -- the state -------------------------------------------------------------------------------------

    def table(self) -> dict[Any, Any]:
        """The state of the game, in the form of `Table.snapshot`."""
        read = self._read
        return {
            "turn": read("turn"),
            "phase": str(read("phase")).replace("_", " "),
            "turn player": read("turn_player"),
            "stack": [_item(item) for item in self.driver.duel.stack],
            **{seat: self._side(seat) for seat in (1, 2)},
        }

    def _read(self, path: str) -> Any:
        return self.driver.ruleset.measure(self.driver.duel, path)

    def _side(self, seat: int) -> dict[str, Any]:
        read, named = self._read, self.driver.duel.named
        on_stack = [item.source for item in self.driver.duel.stack]
        tales = [card for card in named[f"seat{seat}.tale"].cards if card not in on_stack]
        return {
            "sandboxes": {
                pile: (read(f"seat{seat}.{pile.lower()}.protection"), read(f"seat{seat}.{pile.lower()}")[::-1])
                for pile in PILES
            },
            "site": sorted(self._object(zone.name) for zone in named.values() if _is_used(zone, seat)),
            "cost": (read(f"seat{seat}.cost"), read(f"seat{seat}.limit")),
            "tales": sorted(card.name for card in tales if not card.face_up),
            "fields": sorted(card.name for card in tales if card.face_up),
            "personnel": "".join(read(f"seat{seat}.personnel")),
            "decommissioned": sorted(read(f"seat{seat}.decommissioned")),
            "outside": sorted(read(f"seat{seat}.outside")),
        }

    def _object(self, frame: str) -> tuple[str, int, bool]:
        (card,) = self.driver.duel.named[frame].cards
        read = self._read
        return self._thing(card), read(f"{frame}.power"), read(f"{frame}.tests") < read(f"{frame}.tests_allowed")


def _is_used(zone: Any, seat: int) -> bool:
    return bool(zone.kind == "frame" and zone.seat == seat and zone.cards)


def _item(item: StackItem) -> tuple[int, str]:
    return item.controller, "" if item.source is None else item.source.name


def _answer(prompt: Prompt, chance: Chance, eager: int) -> Answer:
    """A random answer; eager players pass less often while they have something else to do."""
    count = len(prompt.options)
    if prompt.ordered:
        order = list(range(count))
        chance.shuffle(order)
        return tuple(order)
    picked = chance.below(count)
    while prompt.options[picked].key == "pass" and count > 1 and chance.below(3) < eager:
        picked = chance.below(count)
    return picked


# -- given to the model ------------------------------------------------------------------------------------


class Looped(Exception):  # noqa: N818 - it is the end of a game, not an error
    """The model plays on where the game ended, and is where it was before."""


class Unfinished(Exception):  # noqa: N818 - it is the end of a recording, not an error
    """The game was not played to its end, and the model has followed it as far as it went."""


class Retold:
    """Answers the model's questions as they were answered in the game, and compares them.

    Args:
        recording: the game.
        table: the model's table, set once it exists.
    """

    def __init__(self, recording: Recording) -> None:
        self.table: Table | None = None
        self._recording = recording
        self._asked = iter(recording.asked)
        self._dice = iter([each for each in recording.outcomes if isinstance(each, int)])
        self._shuffles = [list(each) for each in recording.outcomes if not isinstance(each, int | str)]
        self._arranged = list(recording.arranged)
        self.last: Asked | None = None
        self._positions: Counter[str] = Counter()

    def ask(self, question: str, seat: int, legal: list[str]) -> Any:
        """The answer to a question that must have been the next one, with the same options."""
        if question.startswith("agree to "):
            return self._consent(question.removeprefix("agree to "), seat)
        if legal == ["pass"]:
            return "pass"
        found = next(self._asked, None)
        if found is None and self._recording.driver.result is None:
            raise Unfinished
        assert found is not None, f"the game did not ask {question!r} of seat {seat}: {legal}"
        self.last = found
        assert (found.question, found.seat) == (question, seat)
        assert Counter(found.legal) == Counter(legal)
        if question == "priority":
            assert self.table is not None
            assert found.table == in_short(self.table)
        return found.answer

    def chance(self, what: str, cards: list[str]) -> Any:
        """What chance made of dice, or of these cards with their owner before them."""
        if what == "die":
            die = next(self._dice, None)
            if die is None and self._recording.driver.result is None:
                raise Unfinished
            assert die is not None, "the game rolled no die"
            return die
        names = [word.split(maxsplit=1)[1] for word in cards]
        source = self._arranged if what == "arrange" else self._shuffles
        owner = cards[0].split()[0] + " " if cards else ""
        for order in source:
            if Counter(order) == Counter(names):
                source.remove(order)
                return [owner + name for name in order]
        assert len(names) < 2
        return cards

    def over(self) -> bool:
        """Whether every question and every die of the game has been used."""
        return next(self._asked, None) is None and next(self._dice, None) is None

    def before_turn(self) -> None:
        """Stop where the game has stopped without a result by the rules: in a loop (CT-78), or never."""
        assert self.table is not None
        position = repr({**in_short(self.table), "turn": 0})
        if self.table.turn >= self._recording.driver.duel.turn:
            if self._recording.driver.result is None:
                raise Unfinished
            assert self._positions[position] > 1, "the game has ended before"
            raise Looped
        self._positions[position] += 1

    def _consent(self, what: str, seat: int) -> str:
        answers = self._recording.consents.get((what, seat), [])
        return answers.pop(0) if answers else "no"


def in_short(table: Table) -> dict[Any, Any]:
    """The model's snapshot, items on the stack by controller and card alone."""
    stack = [(item.seat, item.name) for item in table.stack]
    return {**table.snapshot(), "stack": stack}


def model_options(options: dict[str, Any], first: int) -> dict[str, Any]:
    """The options of the game in the words of the model."""
    known = {name: WORDS.get(str(each), each) for name, each in options.items()}
    if "base_protection" in known:
        known["base_protection"] = tuple(int(part) for part in known["base_protection"].split("/"))
    if known.get("first_player", "dice") != "dice":
        known["first_player"] = first
    return known


def random_deck(chance: Chance) -> list[str]:
    """A legal deck of the pool, now and then with a Canon."""
    while True:
        deck: list[str] = []
        for kinds, count in ((("Safe",), 7), (("Euclid",), 4), (("Keter",), 2)):
            deck += _some(chance, [name for name, card in POOL.items() if card.pile in kinds], count)
        deck += _some(chance, [name for name, card in POOL.items() if card.kind == "personnel"], 1)
        deck += _some(chance, [name for name, card in POOL.items() if card.kind in ("tale", "incident")], 2)
        if chance.below(3) == 0:
            deck += _some(chance, [name for name, card in POOL.items() if card.kind == "canon"], 1)
        objects = [POOL[name] for name in deck if POOL[name].number]
        if len({card.number for card in objects}) == len(objects) and any(card.marked for card in objects):
            return deck


def _some(chance: Chance, names: list[str], count: int) -> list[str]:
    chance.shuffle(names)
    return names[:count]
