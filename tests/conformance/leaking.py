"""Games that each let a player know too much: Leduc or Sparks with a few lines changed.

The first line of each docstring says what is broken; `COMPLAINTS` says what the kit has to say about it.
"""

from dataclasses import replace

from cardgame_tui.engine.asking import PASS, choose
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Option, Prompt, Refusal, Script
from cardgame_tui.ruleset import Ruleset
from tests.games.leduc import CALL, FOLD, Leduc, LeducDuel
from tests.games.sparks import Sparks
from tests.games.sparks_table import SparksDuel

JACK = 11
BECAUSE = Refusal("SP-9", "for some reason")


class LeakyWords(Sparks):
    """Tells everybody what was drawn."""

    wording = replace(Sparks.wording, events={**Sparks.wording.events, "drawn": "{seat} draws {word}"})

    def new_duel(self, start: Start) -> SparksDuel:
        return TellingDuel(start)


class TellingDuel(SparksDuel):
    """A table that puts names into its log."""

    def draw(self, seat: int, rule: str) -> None:
        super().draw(seat, rule)
        if self.events is not None:
            self.events[-1].word = self.pile(seat, "hand").cards[-1].name


class LeakyView(Sparks):
    """Shows everybody the top of a deck."""

    def public_turn(self, duel: SparksDuel) -> str:
        return "".join(card.name for card in duel.pile(1, "deck").cards[-1:])


class HandedCard(Leduc):
    """Hands out a card of the table with an option."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        yield from choose(duel, 1, "bet", "LE-4", [CALL, Option("raise", value=duel.deck.cards[0])])
        yield from super().turn(duel)


class LeakyOption(Leduc):
    """Names a hidden card in an option."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        name = duel.deck.cards[0].name
        yield from choose(duel, 1, "bet", "LE-4", [CALL, Option("raise", value=name)])
        yield from super().turn(duel)


class WrongSeat(Sparks):
    """Offers a seat the cards of the other's hand."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        options = [Option("card", card.id) for card in duel.pile(1, "hand").cards]
        yield from choose(duel, 2, "discard", "SP-13", options or [Option("none")])
        yield from super().turn(duel)


class WrongRefusal(Sparks):
    """Refuses a seat the cards of the other's hand."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        refused = [(Option("card", card.id), BECAUSE) for card in duel.pile(1, "hand").cards]
        yield from choose(duel, 2, "discard", "SP-13", [Option("none")], why_not=lambda: refused)
        yield from super().turn(duel)


class OpenOffer(Sparks):
    """Offers the cards of a hand at the open table."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        options = [Option("card", card.id) for card in duel.pile(1, "hand").cards]
        yield from choose(duel, 1, "discard", "SP-13", options or [Option("none")], public=True)
        yield from super().turn(duel)


class OpenRefusal(Sparks):
    """Refuses the cards of a hand at the open table."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        refused = [(Option("card", card.id), BECAUSE) for card in duel.pile(1, "hand").cards]
        yield from choose(duel, 1, "discard", "SP-13", [Option("none")], why_not=lambda: refused, public=True)
        yield from super().turn(duel)


class OpenCount(Sparks):
    """Offers at the open table as much as the cards of a hand are worth."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        worth = sum(card.printed.power for card in duel.pile(1, "hand").cards)
        yield from choose(
            duel, 1, "discard", "SP-13", [Option("spend", value=each) for each in range(worth + 1)], public=True
        )
        yield from super().turn(duel)


class TellingPass(Sparks):
    """Asks only a player who holds a strong spark a second time."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        yield from super().turn(duel)
        if any(card.printed.power > 1 for card in duel.pile(duel.active, "hand").cards[:1]):
            yield from choose(duel, duel.active, "priority", "SP-6", [PASS])


class OpenSource(Sparks):
    """Asks about a card of a deck at the open table."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        card = duel.pile(1, "deck").cards[-1]
        yield from choose(duel, 1, "discard", "SP-13", [Option("none")], card=card, public=True)
        yield from super().turn(duel)


class TellingOutlook(Leduc):
    """Names the top card of the deck where it should say that an option depends on chance."""

    def outlook(self, duel: LeducDuel, prompt: Prompt, option: Option, unknown: str) -> str:
        return duel.deck.cards[-1].name


class HintingOutlook(Leduc):
    """Says whether the top card of the deck is a good one where an option depends on chance."""

    def outlook(self, duel: LeducDuel, prompt: Prompt, option: Option, unknown: str) -> str:
        return "good luck" if duel.deck.cards[-1].printed.rank > JACK else "bad luck"


class RememberedCard(Leduc):
    """Looks at a hidden card before it asks, and scores by it at once."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        worth: int = duel.deck.cards[-1].printed.rank
        yield from choose(duel, 1, "bet", "LE-4", [CALL, FOLD])
        duel.chips[0] += worth
        yield from choose(duel, 1, "bet", "LE-4", [CALL])
        yield from super().turn(duel)


class NobodyAsked(Leduc):
    """Asks at the open table without saying whom."""

    wording = replace(Leduc.wording, asks={"bet": "Fold, call or raise?"})

    def turn(self, duel: LeducDuel) -> Script[None]:
        yield from choose(duel, 1, "bet", "LE-4", [CALL], public=True)
        yield from super().turn(duel)


COMPLAINTS: dict[type[Ruleset], str] = {
    LeakyWords: "event 'drawn' names to reader",
    LeakyView: "the view of seat .* the name of hidden card",
    HandedCard: "a Card object can be reached",
    LeakyOption: "the name of hidden card",
    WrongSeat: "prompt 'discard' offers card .* which seat 2 may not see",
    WrongRefusal: "prompt 'discard' refuses card .* which seat 2 may not see",
    OpenOffer: "prompt 'discard' offers card .* which seat 0 may not see",
    OpenRefusal: "prompt 'discard' refuses card .* which seat 0 may not see",
    OpenCount: "what is offered at 'discard' tells seat 2 something of hidden cards",
    TellingPass: "tells seat . something of hidden cards",
    OpenSource: "the public prompt 'discard' is about the hidden card",
    TellingOutlook: "what is said of .* names the card",
    HintingOutlook: "what is said of .* tells seat . something of hidden cards",
    RememberedCard: "tells seat . something of hidden cards",
    NobodyAsked: "the public prompt 'bet' does not say who is asked",
}
"""What the kit has to say about each."""
