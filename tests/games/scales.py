"""Scales: who plays the heavier cards wins. A small game with a card file and decks, for tests of the bench.

Rule numbers are those of ``scales.md`` next to this file.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files

from cardgame_tui.content.cards import CardRecord, Located, compile_each, load_cards
from cardgame_tui.content.options import OptionModel, rule_option
from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import Place, each_seat
from cardgame_tui.engine.duel import SEATS, Duel, other
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.shown.lead import ahead
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.zone import Sight
from cardgame_tui.ruleset import Ruleset

_DECK = """name = "{name}"
ruleset = "scales"
[sections]
main = [{cards}]
"""
PEBBLES = _DECK.format(name="Pebbles", cards='"Boulder", "2 Gravel", "3 Pebble", "2 Cobble"')
"""A deck with the boulder, which wins 60 of 100 decided duels against the other because that is too heavy."""
STONES = _DECK.format(name="Stones", cards='"Gravel", "2 Shard", "Pebble", "2 Slate", "2 Brick"')
"""A deck with other stones, which is as good as the first if the boulder weighs 3."""


class StoneRecord(CardRecord):
    """A stone as its file says it."""

    weight: int = 0


@dataclass(slots=True, eq=False)
class StonePrinted(Printed):
    """A stone."""

    weight: int = 0


Stone = Card[StonePrinted]


class ScalesOptions(OptionModel):
    """The options of the game."""

    hand_size: int = rule_option(
        3, title="Hand size", help="cards dealt to each", rule="SC-1", status="ours", group="Deal", ge=1, le=6
    )
    start: int = rule_option(
        0,
        title="Start",
        help="what the first player's pan holds",
        rule="SC-1",
        status="ours",
        group="Deal",
        ge=0,
        le=9,
    )


class ScalesDuel(Duel[Stone, ScalesOptions]):
    """A duel."""

    places = (Place("deck", Sight.NOBODY), Place("hand", Sight.OWNER), Place("pan", Sight.ALL))
    weight = each_seat(0, "weight in the pan")


class Scales(Ruleset[ScalesDuel, Stone, ScalesOptions, StonePrinted, StoneRecord]):
    """The game."""

    id, title, version = "scales", "Scales", "1"
    options_model = ScalesOptions
    duel_class = ScalesDuel
    card_model = StoneRecord
    card_file = files(__package__) / "scales.toml"
    rulebook = files(__package__) / "scales.md"
    score = "weight"
    settle_rules = {"conceded": "SC-4", "agreed": "SC-4"}
    wording = Wording(
        asks={"lay": "{seat}: lay which stone?"},
        events={
            "laid": "{seat} lays {card}",
            "result_heavier": "{seat} has the heavier pan",
            "result_level": "the scales are level",
        },
        phases={"deal": "Deal", "lay": "Lay"},
    )

    def __init__(self) -> None:
        self.cards = self.compile_cards(load_cards(self.card_file, StoneRecord), ScalesOptions())

    def compile_cards(
        self, records: Sequence[Located[StoneRecord]], options: ScalesOptions
    ) -> Mapping[str, StonePrinted]:
        """Stones say nothing."""
        return compile_each(
            records, lambda each: StonePrinted(each.record.name, each.record.type, "", each.record.weight)
        )

    def setup(self, duel: ScalesDuel) -> Script[None]:
        """Deal the hands (SC-1)."""
        duel.phase = "deal"
        duel.weight[duel.active] = duel.options.start
        for seat in SEATS * duel.options.hand_size:
            card = duel.chance.pick(duel.zone_of(seat, "deck").cards)
            duel.move(card, duel.zone_of(seat, "hand"))
        yield from ()

    def turn(self, duel: ScalesDuel) -> Script[None]:
        """Lay a stone (SC-2); with the last one the duel ends (SC-3)."""
        duel.turn, duel.phase, seat = duel.turn + 1, "lay", duel.active
        card = yield from pick_card(duel, seat, "lay", "SC-2", list(duel.zone_of(seat, "hand").cards))
        assert card is not None
        duel.move(card, duel.zone_of(seat, "pan"))
        duel.weight[seat] += card.printed.weight
        duel.note("SC-2", "laid", seat, card=card)
        duel.active = other(seat)
        if not any(duel.zone_of(each, "hand").cards for each in SEATS):
            winner = ahead(duel.weight)
            duel.record_result(winner, "SC-3", "heavier" if winner else "level")


PLUGIN = Plugin("scales", "Scales", "who plays the heavier cards wins", "1", Scales)
