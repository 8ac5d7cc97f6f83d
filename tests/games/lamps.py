"""Lamps: Leduc with what a game with variants has: two editions, a card file, texts, decks of one's own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict

from cardgame_tui.content.cards import CardRecord, Located, compile_each, load_cards
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.options import OptionModel, Preset, rule_option
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.text import Language, Node
from tests.games.leduc import Leduc

DECK_SIZE = 2


class LampOptions(OptionModel):
    """The options of Lamps."""

    PRESET_BY: ClassVar[str] = "edition"

    edition: Literal["dim", "bright"] = rule_option(
        "dim", title="Edition", help="which edition is played", rule="LE-1", status="source", group="Game"
    )
    hands: int = rule_option(
        1, title="Hands", help="how many hands a duel lasts", rule="LE-11", status="ours", group="Length",
        ge=1, le=200, presets={"bright": Preset(3, "LE-12", "source")},
    )  # fmt: skip
    cut: bool = rule_option(True, title="Cut", help="cut first", rule="LE-2", status="source", group="Game")


class LampWording(BaseModel):
    """The text of a card in one edition."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str = ""


class LampRecord(CardRecord):
    """A lamp as its file says it."""

    power: int = 0
    bright: LampWording | None = None

    def field(self, edition: str) -> tuple[str, ...]:
        """The way to the text of an edition."""
        return ("bright", "text") if edition == "bright" and self.bright else ("text",)


@dataclass(frozen=True, slots=True)
class Shine(Node):
    """All a lamp can say."""

    PHRASES: ClassVar = ("glow.", "shine {amount}.")
    amount: int = 0


LANGUAGE = Language(Shine, [], "lamps")


def nonsense(tree: Shine) -> list[str]:
    """A lamp shines with 9 at most."""
    return ["shines too brightly"] if tree.amount > 9 else []


CARDS = """[[card]]
name = "Oil Lamp"
type = "lamp"
power = 1
text = "Shine 1."
bright.text = "Shine 5."

[[card]]
name = "Candle"
type = "wax"
text = "Glow."
"""

DECK = 'name = "Two"\nruleset = "lamps"\n[sections]\nmain = ["Oil Lamp", "Candle"]\n'
NIGHT = """name = "Night"
ruleset = "lamps"
[options]
edition = "bright"
hands = 7
[card."Oil Lamp"]
text = "Shine 2."
[[new]]
name = "Torch"
type = "lamp"
text = "Glow."
[[deck]]
name = "Torches"
sections.main = ["2 Torch"]
"""
"""A variant of the game."""


@dataclass(slots=True, eq=False)
class LampPrinted(Printed):
    """A lamp as it is in one edition."""

    power: int = 0


class Lamps(Leduc):
    """The game, with its card file in a folder.

    Args:
        folder: where the card file is written.
    """

    id = "lamps"
    title = "Lamps"
    options_model: type[Any] = LampOptions
    card_model = LampRecord

    def __init__(self, folder: Path) -> None:
        self.card_file: Path = folder / "cards.toml"
        self.card_file.write_text(CARDS, encoding="utf-8")
        self.compiled: list[str] = []
        records = load_cards(self.card_file, LampRecord)
        self.sets = {word: self.compile_cards(records, LampOptions(edition=word)) for word in ("dim", "bright")}
        self.cards = self.sets["dim"]
        self.compiled.clear()

    def cards_for(self, options: LampOptions) -> Mapping[str, Printed]:
        """The cards as an edition words them."""
        return self.sets[options.edition]

    def compile_cards(self, records: Sequence[Located[LampRecord]], options: LampOptions) -> Mapping[str, Printed]:
        """Parse the texts; ``compiled`` remembers whose."""

        def compile_one(located: Located[LampRecord]) -> Printed:
            record = located.record
            self.compiled.append(record.name)
            tree = located.read(LANGUAGE, nonsense, *record.field(options.edition))
            return LampPrinted(record.name, record.type, LANGUAGE.print(tree), record.power)

        return compile_each(records, compile_one)

    def check_deck(self, deck: DeckList, options: Any, cards: Mapping[str, Printed]) -> list[RuleFault]:
        """A deck has two cards (LE-1)."""
        size = len(deck.get("main", ()))
        return [] if size == DECK_SIZE else [RuleFault("LE-1", f"a deck has {DECK_SIZE} cards, this one {size}")]
