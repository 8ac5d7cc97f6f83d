"""Sparks: a small game with a stack, priority, triggers, face-down cards and a lasting effect.

Rule numbers are those of ``sparks.md`` next to this file.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Literal

from cardgame_tui.content.cards import CardRecord, Located
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.engine.asking import both_choose, choose_some, put_in_order
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import SEATS, DeckList, Start, other
from cardgame_tui.engine.priority import window
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.engine.shown.face import Face, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.ruleset import Ruleset
from tests.games.sparks_stack import STACKS
from tests.games.sparks_table import CARDS, DECK, SparkCard, SparksDuel, SparksOptions

OPENING_HAND = 3
MOST_IN_HAND = 5
SUN_AND_MOON = (Option("sun"), Option("moon"))


def redraw(duel: SparksDuel, seat: int) -> Script[None]:
    """Ask which cards go under the deck, and in which order (SP-4)."""
    hand, deck = duel.pile(seat, "hand"), duel.pile(seat, "deck")
    options = [Option("card", card=card.id) for card in hand.cards]
    picked = yield from choose_some(duel, seat, "redraw", "SP-4", options, 0)
    if len(picked) > 1:
        picked = yield from put_in_order(duel, seat, "under", "SP-4", picked)
    for option in picked:
        assert option.card is not None
        duel.move(duel.cards[option.card], deck, bottom=True)
    for _ in picked:
        duel.draw(seat, "SP-4")


def end_turn(duel: SparksDuel) -> Script[None]:
    """Burn out the lenses and discard (SP-13)."""
    for lens in [each for each in duel.cards if each.printed.kind == "lens" and each.zone and each.face_up]:
        if lens.zone is duel.pile(lens.owner, "table"):
            duel.effects.end_source(lens.id)
            duel.move(lens, duel.pile(lens.owner, "graveyard"))
    hand = duel.pile(duel.active, "hand")
    surplus = len(hand.cards) - MOST_IN_HAND
    if surplus > 0:
        options = [Option("card", card=card.id) for card in hand.cards]
        for option in (yield from choose_some(duel, duel.active, "discard", "SP-13", options, surplus, surplus)):
            assert option.card is not None
            duel.move(duel.cards[option.card], duel.pile(duel.active, "graveyard"))


class Sparks(Ruleset[SparksDuel, SparkCard, SparksOptions]):
    """Sparks."""

    id = "sparks"
    title = "Sparks"
    version = "1"
    options_model = SparksOptions
    card_model = CardRecord
    cards = CARDS
    wording = Wording(
        asks={
            "luck": "{seat}: the sun or the moon?",
            "redraw": "{seat}: which cards go back?",
            "under": "{seat}: in which order?",
            "priority": "{seat}: what do you do?",
            "trigger_order": "{seat}: which comes first?",
            "discard": "{seat}: which cards go?",
        },
        options={"pass": "pass", "light": "light {card}", "play": "play {card}"},
        events={
            "drawn": "{seat} draws {card}",
            "put": "{seat} puts {card} on the table",
            "cast": "{seat} casts {card}",
            "lit": "{seat} lights {card}",
            "echoes": "{card} echoes",
            "hurt": "{card} deals {amount} damage to {seat}",
            "result_empty": "{seat} wins, the other deck is empty",
            "result_lives": "{seat} wins",
            "result_conceded": "{seat} wins by concession",
            "result_agreed": "a draw is agreed",
        },
        phases={"main": "Main"},
    )
    rulebook = files(__package__) / "sparks.md"
    slots = frozenset({"table"})
    settle_rules = {"conceded": "SP-14", "agreed": "SP-14"}
    longest = 1000

    def new_duel(self, start: Start[SparksOptions]) -> SparksDuel:
        return SparksDuel(start)

    def setup(self, duel: SparksDuel) -> Script[None]:
        """Play section 1 of the rulebook."""
        for seat in SEATS:
            duel.chance.shuffle(duel.pile(seat, "deck").cards)
        mine, yours = yield from both_choose(duel, "luck", "SP-2", SUN_AND_MOON)
        duel.active = 1 if mine is yours else 2
        for seat in SEATS * OPENING_HAND:
            duel.draw(seat, "SP-3")
        for seat in (duel.active, other(duel.active)):
            yield from redraw(duel, seat)

    def turn(self, duel: SparksDuel) -> Script[None]:
        """Play section 2 of the rulebook."""
        duel.turn += 1
        duel.phase = "main"
        duel.draw(duel.active, "SP-5")
        yield from window(duel, STACKS[duel.options.holder])
        yield from end_turn(duel)
        duel.active = other(duel.active)

    def check_deck(self, deck: DeckList, options: SparksOptions, cards: Mapping[str, Printed]) -> list[RuleFault]:
        """Any cards of the game make a deck."""
        return [RuleFault("", f"no card {name}") for name in deck.get("main", ()) if name not in cards]

    def compile_cards(
        self, records: Sequence[Located[CardRecord]], options: SparksOptions
    ) -> Mapping[str, Printed]:
        """This game has no further cards."""
        if records:
            raise ValueError("this game has no further cards")
        return {}

    def arrange(self, duel: SparksDuel, position: Mapping[str, Any]) -> None:
        """Move cards of the deck by name: ``{"seat1": {"hand": [...], "table": [...]}}``."""
        for seat in SEATS:
            for pile, names in position.get(f"seat{seat}", {}).items():
                for name in names:
                    card = next(each for each in duel.pile(seat, "deck").cards if each.name == name)
                    duel.move(card, duel.pile(seat, pile))

    def measure(self, duel: SparksDuel, path: str) -> object:
        """Read ``lives`` of a seat, or the names in a zone."""
        if path in ("seat1.lives", "seat2.lives"):
            return duel.lives[int(path[4]) - 1]
        return [card.name for card in duel.named[path].cards]

    def layout(self, options: SparksOptions) -> Layout:
        """Two tables that face each other."""
        return Layout(
            rows=tuple(Row(RowKind.FLOW, (f"seat{seat}.table",), f"table {seat}", seat) for seat in (2, 1)),
            middle="the air",
            asides=((), ()),
            hands=("seat1.hand", "seat2.hand"),
            piles=(("seat1.graveyard",), ("seat2.graveyard",)),
        )

    def face(self, duel: SparksDuel, card: SparkCard) -> Face:
        """Name, kind and power."""
        return Face(card.name, card.printed.kind, values=(("power", card.printed.power),))

    def gauges(self, duel: SparksDuel, seat: int) -> tuple[tuple[str, int], ...]:
        """Lives left."""
        return (("lives", duel.lives[seat - 1]),)

    def phases(self, duel: SparksDuel) -> tuple[str, ...]:
        """This game has one phase."""
        return tuple(self.wording.phases.values())

    def stack_view(self, duel: SparksDuel, item: StackItem) -> StackView:
        """Describe a spark or an echo."""
        return StackView(item.controller, item.source.name, item.source.id, (), item.rule)


SPARKS = Sparks()


def sparks_start(seed: int, holder: Literal["same", "other"] = "same", **options: int) -> Start:
    """What a duel of Sparks begins from."""
    return Start(seed, SparksOptions(holder=holder, **options), (DECK, DECK), cards=CARDS)
