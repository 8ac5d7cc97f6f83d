"""The state of Rune Duel, written a second time from the rulebook only: plain lists and numbers."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CARD_FILE = Path(__file__).parents[3] / "rulesets" / "rune_duel" / "cards.toml"
RUNES = ("I", "II", "III", "IV", "V")
FOE = {1: 2, 2: 1}
NO_LIMIT = 10_000
"""More slots than any line has."""

Ask = Callable[[str, int, list[str]], str]
"""Given the question, the seat and all legal answers, says which answer was given."""
Roll = Callable[[list[str]], Any]
"""Given the cards to shuffle, none for a coin, says what chance made of them."""


class GameOver(Exception):  # noqa: N818 - it is the end of a game, not an error
    """The game has ended: ``args`` are the winner and how."""


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card, its text left as it is written."""

    name: str
    kind: str
    rank: int
    rune: int
    attack: int
    life: int
    text: str

    def number(self, word: str) -> int:
        """The number after a word of its text, 0 without that word."""
        found = re.search(rf"{word} (\d+)", self.text)
        return int(found[1]) if found else 0


def read_cards() -> dict[str, Card]:
    """The pool, read without the game's own reader."""
    cards = {}
    for table in tomllib.loads(CARD_FILE.read_text(encoding="utf-8"))["card"]:
        attack, life = (int(part) for part in table.get("stats", "0/0").split("/"))
        rune = RUNES.index(table["rune"]) + 1
        card = Card(table["name"], table["type"], table["rank"], rune, attack, life, table.get("text", ""))
        cards[card.name] = card
    return cards


CARDS = read_cards()


@dataclass(slots=True)
class Creature:
    """A creature on a line with what is on it."""

    card: Card
    damage: int = 0
    fade: int = 0
    artifacts: list[str] = field(default_factory=list)

    def texts(self) -> Iterator[Card]:
        """The cards whose text counts for it."""
        yield self.card
        for name in self.artifacts:
            yield CARDS[name]

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword, printed or granted (RD-71)."""
        return any(keyword in card.text for card in self.texts())


@dataclass(slots=True)
class Side:
    """What belongs to one seat; piles with the top card last."""

    life: int
    deck: list[str]
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    holding: list[str] = field(default_factory=list)
    line: dict[int, Creature] = field(default_factory=dict)


class Table:
    """Both sides and what they share.

    Args:
        decks: the deck of each seat; no card is in both.
        options: every option by its name.
        ask: answers questions.
        roll: answers for chance.
    """

    def __init__(self, decks: Mapping[int, list[str]], options: Mapping[str, Any], ask: Ask, roll: Roll) -> None:
        self.options, self.ask, self.roll = options, ask, roll
        self.sides = {seat: Side(options["life_total"], list(deck)) for seat, deck in decks.items()}
        self.owner = {name: seat for seat, deck in decks.items() for name in deck}
        self.summons = options["start_summons"]
        self.round = self.leader = self.winner = self.quiet = self.idle = 0
        self.lost = False

    def in_order(self) -> tuple[int, int]:
        """The winner of the duel first, without one the leader (RD-43, RD-46, RD-54)."""
        first = self.winner or self.leader
        return first, FOE[first]

    def shuffle(self, pile: list[str]) -> None:
        """Shuffle a pile as chance has it."""
        pile[:] = self.roll(list(pile))

    def draw(self, seat: int, amount: int) -> None:
        """Take up to an amount of cards, as far as available (RD-55, RD-70)."""
        side = self.sides[seat]
        for _ in range(min(amount, len(side.deck))):
            side.hand.append(side.deck.pop())

    def lose(self, seat: int, amount: int) -> None:
        """Take life from a player."""
        if amount > 0:
            self.sides[seat].life -= amount
            self.lost = True

    def check_life(self) -> None:
        """End the game when somebody's life is used up (RD-57)."""
        fallen = [seat for seat, side in self.sides.items() if side.life <= 0]
        if fallen:
            raise GameOver(*((0, "both") if len(fallen) == 2 else (FOE[fallen[0]], "life")))

    def attack(self, seat: int, slot: int) -> int:
        """Current attack (RD-12)."""
        cards = self.sides[seat].line[slot].texts()
        return max(0, sum(card.attack for card in cards) + self._commands(seat, slot)[0])

    def left(self, seat: int, slot: int) -> int:
        """Remaining life (RD-12)."""
        creature = self.sides[seat].line[slot]
        return sum(card.life for card in creature.texts()) + self._commands(seat, slot)[1] - creature.damage

    def _commands(self, seat: int, slot: int) -> tuple[int, int]:
        """What the two warlords of the pool give (RD-69)."""
        names = {at: creature.card.name for at, creature in self.sides[seat].line.items() if at != slot}
        queens = sum(names.get(at) == "Queen Marrow" for at in (slot - 1, slot + 1))
        tyrants = list(names.values()).count("Karrak, Slag Tyrant")
        return queens + tyrants, queens

    def bury(self, seat: int, slot: int) -> None:
        """Discard a creature with its artifacts."""
        creature = self.sides[seat].line.pop(slot)
        self.sides[seat].discard += [*creature.artifacts, creature.card.name]

    def check_deaths(self) -> bool:
        """Bury the dead until none are left (RD-41); return whether any were."""
        found = False
        while dead := [
            (s, slot) for s, side in self.sides.items() for slot in side.line if self.left(s, slot) <= 0
        ]:
            found = True
            for seat, slot in dead:
                self.bury(seat, slot)
        return found
