"""Games that each tell a player something of hidden cards without naming one: Sparks with a few lines changed.

The first line of each docstring says what is told; `COMPLAINTS` says what the kit has to say about it.
"""

from collections.abc import Iterable
from dataclasses import replace

from cardgame_tui.engine.asking import PASS, choose, choose_some
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import Start, other
from cardgame_tui.engine.prompt import Option, Refusal, Refused, Script
from cardgame_tui.ruleset import Ruleset
from tests.games.sparks import Sparks
from tests.games.sparks_table import SparksDuel

NONE = Option("none")
BECAUSE = Refusal("SP-9", "not while the other player could answer")


def held(duel: SparksDuel, seat: int, kind: str) -> list[Card]:
    """The cards of a kind in a hand."""
    return [card for card in duel.pile(seat, "hand").cards if card.printed.kind == kind]


class KindAndText(Sparks):
    """The log has the kind and the text of the card that was drawn."""

    wording = replace(Sparks.wording, events={**Sparks.wording.events, "drawn": "{seat} draws {word}"})

    def new_duel(self, start: Start) -> SparksDuel:
        return KindTellingDuel(start)


class KindTellingDuel(SparksDuel):
    """A table whose log says of what kind a drawn card is."""

    def draw(self, seat: int, rule: str) -> None:
        super().draw(seat, rule)
        if self.events is not None:
            printed = self.pile(seat, "hand").cards[-1].printed
            self.events[-1].word = f"a {printed.kind}: {printed.text}"


class RefusedByTheirHand(Sparks):
    """A refusal depends on the hand of the other player."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        seat = duel.active

        def why_not() -> Iterable[Refused]:
            return [(Option("light"), BECAUSE)] if held(duel, other(seat), "echo") else ()

        yield from choose(duel, seat, "discard", "SP-13", [NONE], why_not=why_not)
        yield from super().turn(duel)


class OfferedByTheirHand(Sparks):
    """What is offered is worked out from the hand of the other player."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        worth = sum(card.printed.power for card in duel.pile(other(duel.active), "hand").cards)
        options = [Option("spend", value=each) for each in range(worth + 1)]
        yield from choose(duel, duel.active, "discard", "SP-13", options)
        yield from super().turn(duel)


class OrderedByTheirHand(Sparks):
    """The order of what is offered depends on the hand of the other player."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        options = [Option("spend", value=each) for each in (1, 2)]
        if held(duel, other(duel.active), "lens"):
            options.reverse()
        yield from choose(duel, duel.active, "discard", "SP-13", options)
        yield from super().turn(duel)


class AskedWhoCan(Sparks):
    """Only a player who holds two cards of a kind is asked which of them goes, as for an optional cost."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        if len(pair := held(duel, duel.active, "spark")) > 1:
            yield from choose(duel, duel.active, "discard", "SP-13", [Option("card", pair[0].id), NONE])
        yield from super().turn(duel)


class AskedInTwoWays(Sparks):
    """A question can be declined at once only by a player who holds a card of a kind."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        seat = duel.active
        options = [Option("card", card.id) for card in duel.pile(seat, "hand").cards]
        if held(duel, seat, "lens"):
            yield from choose(duel, seat, "discard", "SP-13", [*options, NONE])
        elif options:
            yield from choose_some(duel, seat, "discard", "SP-13", options, 0)
        yield from super().turn(duel)


class CountedKind(Sparks):
    """The table counts the cards of a kind in a hand."""

    def public_turn(self, duel: SparksDuel) -> str:
        return f"{len(held(duel, 1, 'echo'))} echoes"


class CountedOverTurns(Sparks):
    """A spark that is held for turns is heard of in the end."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        yield from super().turn(duel)
        if duel.turn % 4 == 0:
            duel.note("SP-8", "hurt", 1, amount=sum(card.printed.power for card in duel.pile(1, "hand").cards))


class KnownDeck(Sparks):
    """What a deck and a hand have together is said, which changes only with the deck."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        seat = duel.active
        cards = [*duel.pile(seat, "deck").cards, *duel.pile(seat, "hand").cards]
        duel.note("SP-8", "hurt", seat, amount=len([card for card in cards if card.printed.kind == "lens"]))
        yield from super().turn(duel)


class SkippedPriority(Sparks):
    """A player who can do nothing is not asked for priority, so that an order of theirs ends earlier."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        yield from choose(duel, duel.active, "priority", "SP-6", [PASS])
        if not held(duel, other(duel.active), "echo"):
            yield from choose(duel, other(duel.active), "priority", "SP-6", [PASS])
        yield from super().turn(duel)


class EndedByAHand(Sparks):
    """The duel is over when a hand has many cards of a kind."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        if len(held(duel, duel.active, "spark")) > 2:
            duel.finish(duel.active, "SP-12", "lives")
        yield from super().turn(duel)


COMPLAINTS: dict[type[Ruleset], str] = {
    KindAndText: "the log at .* tells seat . something of hidden cards",
    RefusedByTheirHand: "what is refused at 'discard' tells seat . something of hidden cards",
    OfferedByTheirHand: "what is offered at 'discard' tells seat . something of hidden cards",
    OrderedByTheirHand: "what is offered at 'discard' tells seat . something of hidden cards",
    AskedWhoCan: "the question at .* tells seat . something of hidden cards",
    AskedInTwoWays: "the question at 'discard' tells seat . something of hidden cards",
    CountedKind: "the table .*tells seat 2 something of hidden cards",
    CountedOverTurns: "the log .*tells seat 2 something of hidden cards",
    KnownDeck: "the log .*tells seat . something of hidden cards",
    SkippedPriority: "the question at 'priority' tells seat . something of hidden cards",
    EndedByAHand: "tells seat . something of hidden cards",
}
"""What the kit has to say about each."""
