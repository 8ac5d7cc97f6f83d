"""Leduc hold'em: the smallest game with hidden cards, chance and betting, as a ruleset on the kernel.

Rule numbers are those of ``leduc.md`` next to this file. One turn is one hand; the options say how many hands a
duel has (default: one).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Self

from cardgame_tui.content.cards import CardRecord, Located
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.options import OptionModel, rule_option
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import SEATS, DeckList, Duel, Start, other
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Option, Prompt, Refusal, Script, WhyNot
from cardgame_tui.engine.shown.face import Face, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.engine.zone import Sight, Zone
from cardgame_tui.ruleset import Ruleset

CALL = Option("call")
RAISE = Option("raise")
FOLD = Option("fold")
BETS = (FOLD, CALL, RAISE)
NOTHING_TO_FOLD_TO = Refusal("LE-7", "only a player who faces a raise may fold")
NO_MORE_RAISES = Refusal("LE-6", "two raises have been made in this round")
MOST_RAISES = 2
MOST_CHIPS = 13
"""Chips that can be lost in a hand."""


@dataclass(slots=True, eq=False)
class LeducPrinted(Printed):
    """One of the six cards.

    Args:
        rank: 11 for a jack, 12 for a queen, 13 for a king.
    """

    rank: int = 0


LeducCard = Card[LeducPrinted]

SIX = tuple(
    LeducPrinted(f"{rank} of {suit}", suit, "", value)
    for suit in ("spades", "hearts")
    for rank, value in (("Jack", 11), ("Queen", 12), ("King", 13))
)
CARDS: Mapping[str, Printed] = {printed.name: printed for printed in SIX}


class LeducOptions(OptionModel):
    """The options of Leduc hold'em."""

    hands: int = rule_option(
        1,
        title="Hands",
        help="how many hands a duel lasts",
        rule="LE-11",
        status="ours",
        group="Length",
        ge=1,
        le=200,
    )


class LeducDuel(Duel[LeducCard, LeducOptions]):
    """A Leduc table.

    Attributes:
        deck: the cards not dealt.
        hands: each seat's hand, seat 1's first.
        board: where the open card goes.
        chips: chips won so far by each seat, negative when lost.
        stakes: chips each seat has put into this hand.
        raises: raises made in this round.
    """

    def __init__(self, start: Start[LeducOptions]) -> None:
        super().__init__(start)
        self.deck = self.add_zone("deck", 0, "deck", Sight.NOBODY)
        self.hands = (
            self.add_zone("seat1.hand", 1, "hand", Sight.OWNER),
            self.add_zone("seat2.hand", 2, "hand", Sight.OWNER),
        )
        self.board = self.add_zone("board", 0, "board", Sight.ALL)
        self.chips = [0, 0]
        self.stakes = [0, 0]
        self.raises = 0
        self.phase = "deal"
        self.add_pile([Card(number, printed, 0) for number, printed in enumerate(SIX)], self.deck)

    def clone(self) -> Self:
        twin = super().clone()
        twin.deck, one, two, twin.board = twin.zones
        twin.hands = (one, two)
        twin.chips = list(self.chips)
        twin.stakes = list(self.stakes)
        twin.raises = self.raises
        return twin

    def state(self) -> tuple[object, ...]:
        return (*super().state(), *self.chips, *self.stakes, self.raises)

    def deal(self, zone: Zone) -> None:
        """Deal a random card to a zone."""
        deck = self.deck.cards
        card = deck.pop(self.chance.below(len(deck)))
        card.zone = zone
        zone.cards.append(card)
        if self.events is not None:
            self.note("LE-8" if zone is self.board else "LE-3", "dealt", zone.seat, card=card, zone=zone)

    def take_in(self) -> None:
        """Put all dealt cards back into the deck."""
        deck = self.deck
        for zone in (*self.hands, self.board):
            for card in zone.cards:
                card.zone = deck
            deck.cards += zone.cards
            zone.cards.clear()


def refuse_bet(option: Option, *, faces_raise: bool, raises: int) -> Refusal | None:
    """Say why a bet may not be made."""
    if option is RAISE and raises == MOST_RAISES:
        return NO_MORE_RAISES
    if option is FOLD and not faces_raise:
        return NOTHING_TO_FOLD_TO
    return None


@dataclass(slots=True, eq=False)
class Offer:
    """The bets a seat may and may not make; each is made only once.

    Args:
        options: what is on offer.
        why_not: says what else there is, and why it is not on offer.
    """

    options: tuple[Option, ...]
    why_not: WhyNot


def make_offer(*, faces_raise: bool, raises: int) -> Offer:
    """Sort the bets into those on offer and those refused."""
    judged = [(bet, refuse_bet(bet, faces_raise=faces_raise, raises=raises)) for bet in BETS]
    refused = tuple((bet, no) for bet, no in judged if no is not None)
    return Offer(tuple(bet for bet, no in judged if no is None), lambda: refused)


OFFERS = {
    faces_raise: [make_offer(faces_raise=faces_raise, raises=made) for made in range(MOST_RAISES + 1)]
    for faces_raise in (False, True)
}


def betting(duel: LeducDuel, size: int) -> Script[int]:
    """Play one round of betting (LE-4) and return the seat that folded, 0 for none."""
    stakes = duel.stakes
    duel.raises = 0
    seat = duel.active
    answers_due = 2
    while answers_due:
        staked = stakes[2 - seat]
        offer = OFFERS[stakes[seat - 1] < staked][duel.raises]
        duel.why_not = offer.why_not
        answer = yield Prompt(seat, "bet", "LE-4", offer.options)
        option = offer.options[answer]  # type: ignore[index]
        if duel.events is not None:
            duel.note("LE-4", option.key, seat)
        if option is FOLD:
            return seat
        stakes[seat - 1] = staked
        answers_due -= 1
        if option is RAISE:
            stakes[seat - 1] += size
            duel.raises += 1
            answers_due = 1
        seat = 3 - seat
    return 0


def deal_hands(duel: LeducDuel) -> None:
    """Take in the cards of the last hand, the antes, and deal (LE-2, LE-3)."""
    duel.take_in()
    duel.stakes[:] = [1, 1]
    for hand in duel.hands:
        duel.deal(hand)


def strength(duel: LeducDuel, seat: int) -> int:
    """How strong a seat's hand is at the showdown (LE-9)."""
    rank: int = duel.hands[seat - 1].cards[0].printed.rank
    paired: bool = rank == duel.board.cards[0].printed.rank
    return rank + 100 * paired


def showdown(duel: LeducDuel) -> int:
    """Turn up the hands and return the winning seat, 0 for equal hands (LE-9)."""
    mine, yours = strength(duel, 1), strength(duel, 2)
    return 0 if mine == yours else 1 if mine > yours else 2


def score(duel: LeducDuel, winner: int) -> None:
    """Move the loser's chips (LE-10)."""
    if duel.events is not None:
        duel.note("LE-10" if winner else "LE-9", "won" if winner else "shared", winner)
    if winner:
        lost = duel.stakes[2 - winner]
        duel.chips[winner - 1] += lost
        duel.chips[2 - winner] -= lost


def close(duel: LeducDuel) -> None:
    """End the duel in favour of the seat that has won more chips (LE-11)."""
    lead = duel.chips[0]
    winner = 0 if lead == 0 else 1 if lead > 0 else 2
    duel.record_result(winner, "LE-11", "chips" if winner else "level")


class Leduc(Ruleset[LeducDuel, LeducCard, Any]):
    """Leduc hold'em."""

    id = "leduc"
    title = "Leduc hold'em"
    version = "1"
    options_model = LeducOptions
    card_model = CardRecord
    cards = CARDS
    wording = Wording(
        asks={"bet": "{seat}: fold, call or raise?"},
        options={"call": "call", "raise": "raise", "fold": "fold"},
        events={
            "dealt": "{card} is dealt to {zone}",
            "fold": "{seat} folds",
            "call": "{seat} calls",
            "raise": "{seat} raises",
            "won": "{seat} wins the hand",
            "shared": "the hands are equal",
            "result_chips": "{seat} has won more chips",
            "result_level": "neither has won more chips",
            "result_conceded": "{seat} wins by concession",
            "result_agreed": "a draw is agreed",
        },
        phases={"deal": "Deal", "first": "First round", "second": "Second round"},
    )
    rulebook = files(__package__) / "leduc.md"
    slots = frozenset({"board"})
    facts = {
        "board": "names of the open cards",
        "raises": "raises in this round",
        "winner": "the seat that won",
        "<seat>.chips": "chips won, or lost",
        "<seat>.stake": "chips staked in this hand",
        "<seat>.hand": "names of the cards in hand",
    }
    settle_rules = {"conceded": "LE-12", "agreed": "LE-12"}
    longest = 2000

    def disclosures(self, options: LeducOptions) -> Mapping[str, str]:
        """Who wins the showdown says something of the hands, which nobody turns up here (LE-9)."""
        return {"won": "LE-9", "shared": "LE-9"}

    def new_duel(self, start: Start[LeducOptions]) -> LeducDuel:
        return LeducDuel(start)

    def setup(self, duel: LeducDuel) -> Script[None]:
        """Nothing happens before the first hand."""
        yield from ()

    def turn(self, duel: LeducDuel) -> Script[None]:
        """Play one hand."""
        if duel.phase == "deal":
            duel.turn += 1
            deal_hands(duel)
            duel.before_phase("first")
            duel.phase = "first"
        folded = 0
        if duel.phase == "first":
            folded = yield from betting(duel, 2)
        if not folded:
            if duel.phase == "first":
                duel.deal(duel.board)
                duel.before_phase("second")
                duel.phase = "second"
            folded = yield from betting(duel, 4)
        score(duel, other(folded) if folded else showdown(duel))
        duel.active = other(duel.active)
        duel.phase = "deal"
        if duel.turn >= duel.options.hands:
            close(duel)

    def check_deck(self, deck: DeckList, options: Any, cards: Mapping[str, Printed]) -> list[RuleFault]:
        """This game has no decks (LE-1)."""
        return [RuleFault("LE-1", "this game is played without decks of one's own")] if deck else []

    def compile_cards(self, records: Sequence[Located[Any]], options: Any) -> Mapping[str, Printed]:
        """The six cards are the only ones (LE-1)."""
        if records:
            raise ValueError("this game has no further cards")
        return {}

    def arrange(self, duel: LeducDuel, position: Mapping[str, Any]) -> None:
        """Deal the named cards: ``seat1.hand``, ``seat2.hand`` and, for the second round, ``board``.

        ``between`` is the only key: a duel between two hands, as `position` writes it.
        """
        if unknown := position.keys() - {"seat1", "seat2", "board", "between"}:
            raise ValueError(f"{min(unknown)}: allowed are seat1, seat2 and board")
        if "between" in position:
            self._take_in(duel, position["between"])
            return
        hands = [position.get(f"seat{seat}", {}).get("hand") for seat in SEATS]
        self._place(duel, "seat1.hand", hands[0])
        self._place(duel, "seat2.hand", hands[1])
        if "board" in position:
            self._place(duel, "board", position["board"])
        duel.phase = "second" if "board" in position else "first"
        duel.turn += 1
        duel.stakes = [1, 1]

    def position(self, duel: LeducDuel) -> Mapping[str, Any]:
        """Write down a table between two hands, or one that was laid out."""
        if duel.phase != "deal":
            hands = {f"seat{seat}": {"hand": duel.hands[seat - 1].cards[0].name} for seat in SEATS}
            return hands | ({"board": duel.board.cards[0].name} if duel.board.cards else {})
        zones = (duel.deck, *duel.hands, duel.board)
        order = [card.name for zone in zones for card in zone.cards]
        return {"between": {"hands": duel.turn, "active": duel.active, "chips": list(duel.chips), "deck": order}}

    def _take_in(self, duel: LeducDuel, between: Mapping[str, Any]) -> None:
        duel.turn, duel.active, duel.chips = between["hands"], between["active"], list(between["chips"])
        duel.deck.cards.sort(key=lambda card: between["deck"].index(card.name))

    def _place(self, duel: LeducDuel, zone: str, name: object) -> None:
        for card in duel.deck.cards:
            if card.name == name:
                duel.move(card, duel.named[zone])
                return
        raise ValueError(f"{zone}: {name!r} is not one of {', '.join(card.name for card in duel.deck.cards)}")

    def measure(self, duel: LeducDuel, path: str) -> object:
        """Read ``chips``, ``stake`` or ``hand`` of a seat, ``board``, ``winner`` or ``raises``."""
        facts: dict[str, object] = {
            "board": [card.name for card in duel.board.cards],
            "raises": duel.raises,
            "winner": None if duel.result is None else duel.result.winner,
        }
        for seat in SEATS:
            facts[f"seat{seat}.chips"] = duel.chips[seat - 1]
            facts[f"seat{seat}.stake"] = duel.stakes[seat - 1]
            facts[f"seat{seat}.hand"] = [card.name for card in duel.hands[seat - 1].cards]
        return facts[path]

    def evaluate(self, duel: LeducDuel, seat: int) -> float:
        """Chips won so far, out of all that could be won."""
        lead = duel.chips[seat - 1] - duel.chips[2 - seat]
        return lead / (2 * MOST_CHIPS * duel.options.hands)

    def layout(self, options: Any) -> Layout:
        """One open card between two hands."""
        return Layout(
            rows=(Row(RowKind.FLOW, ("board",), "board", 0),),
            middle="the table",
            asides=((), ()),
            hands=("seat1.hand", "seat2.hand"),
            piles=((), ()),
            has_stack=False,
            turns=False,
        )

    def face(self, duel: LeducDuel, card: LeducCard) -> Face:
        """A card is its name."""
        return Face(card.name, card.printed.kind, values=(("rank", card.printed.rank),))

    def gauges(self, duel: LeducDuel, seat: int) -> tuple[tuple[str, int], ...]:
        """Chips won so far and chips put in."""
        return (("chips", duel.chips[seat - 1]), ("stake", duel.stakes[seat - 1]))

    def phases(self, duel: LeducDuel) -> tuple[str, ...]:
        """The phases of a hand."""
        return tuple(self.wording.phases.values())

    def stack_view(self, duel: LeducDuel, item: Any) -> StackView:
        """This game has no stack.

        Raises:
            LookupError: always.
        """
        raise LookupError("this game has no stack")


class LeducForChips(Leduc):
    """Leduc in which it matters by how many chips a duel is won, as at a poker table."""

    def payoff(self, duel: LeducDuel, seat: int) -> float:
        """Chips won, out of all that could be won."""
        return duel.chips[seat - 1] / (MOST_CHIPS * duel.options.hands)


LEDUC = Leduc()
PLUGIN = Plugin("leduc", LEDUC.title, "poker with six cards", LEDUC.version, lambda: LEDUC)


def leduc_start(seed: int, hands: int = 1) -> Start:
    """What a Leduc duel begins from."""
    return Start(seed, LeducOptions(hands=hands), ({}, {}), cards=CARDS)
