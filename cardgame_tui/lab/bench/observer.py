"""Watches one duel while bots play it: questions, cards, life and rules; what it reads is what views show."""

from collections import Counter
from collections.abc import Iterator

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.zone import Sight, Zone
from cardgame_tui.lab.bench.rows import CardRow, QuestionRow, RuleRow
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset


class ObservedDriver(Driver):
    """A duel that is watched; it keeps its log for the rules that were at work, and no clones.

    Args:
        ruleset: the game.
        start: what the duel begins from.

    Attributes:
        observer: what was seen.
    """

    def __init__(self, ruleset: Ruleset, start: Start) -> None:
        self.observer: Observer

        def watch(duel: Duel) -> None:
            self.observer = Observer(ruleset, duel)

        super().__init__(ruleset, start, keep=False, prepare=watch)

    def answer(self, answer: Answer) -> None:
        """Watch the open prompt, then answer it."""
        if self.prompt is not None:
            self.observer.look(self.prompt)
        super().answer(answer)


class Observer:
    """What is seen of one duel.

    A card is drawn when it is in the hand of a seat, and played when it comes into play: into a place that both
    players see and that is neither a pile nor the place where it lay at the start. Both are read at each
    decision, and once more when a turn begins and when the duel ends.

    Args:
        ruleset: the game.
        duel: the duel before its set-up.
    """

    def __init__(self, ruleset: Ruleset, duel: Duel) -> None:
        self._duel = duel
        self._health = ruleset.health
        layout = ruleset.layout(duel.options)
        self._piles = {name for names in layout.piles for name in names}
        self._hands = [(seat, duel.named[name]) for seat, name in zip(SEATS, layout.hands, strict=True)]
        self._held: list[list[Card]] = [[] for _ in self._hands]
        self._home = {card.id: card.zone for card in duel.cards}
        self._opening: set[tuple[int, int]] = set()
        self._drawn: set[tuple[int, int]] = set()
        self._played: set[int] = set()
        self._asked: dict[tuple[int, str], list[int]] = {}
        self._turn = 0
        self.leads: list[int] = []

    def look(self, prompt: Prompt) -> None:
        """Watch the duel at a prompt, before it is answered."""
        duel = self._duel
        if duel.turn != self._turn:
            self._begin_turn()
        if self._turn:
            for index, (seat, hand) in enumerate(self._hands):
                if hand.cards != self._held[index]:
                    self._change(index, seat, hand)
        count = len(prompt.options)
        asked = self._asked.setdefault((prompt.seat, prompt.ask), [0, 0, 0])
        asked[0] += 1
        asked[1] += count == 1 and prompt.single
        asked[2] += count

    def close(self) -> None:
        """Watch the end of the duel."""
        if self._duel.turn != self._turn:
            self._begin_turn()
        for index, (seat, hand) in enumerate(self._hands):
            self._change(index, seat, hand)
        self._read_table()

    def cards(self, number: int) -> Iterator[CardRow]:
        """What became of the cards that the duel began with, for each seat."""
        start = [self._duel.cards[card] for card in self._home]
        drawn = self._drawn | {(self._duel.cards[card].owner, card) for card in self._played}
        for seat in SEATS:
            copies = Counter(card.name for card in start if card.owner in (0, seat))
            found = [self._count(seat, each) for each in (self._opening, drawn)]
            played = Counter(self._duel.cards[card].name for card in self._played if self._by(seat, card))
            for name, count in copies.items():
                yield CardRow(number, seat, name, count, found[0][name], found[1][name], played[name])

    def questions(self, number: int) -> Iterator[QuestionRow]:
        """How often each question was asked."""
        for (seat, ask), counts in self._asked.items():
            yield QuestionRow(number, seat, ask, *counts)

    def rules(self, number: int) -> Iterator[RuleRow]:
        """How often each rule was at work."""
        for rule, count in Counter([event.rule for event in self._duel.events or ()]).items():
            yield RuleRow(number, rule, count)

    def _begin_turn(self) -> None:
        """Read what changes slowly, once for each turn."""
        first, self._turn = not self._turn, self._duel.turn
        one, two = (self._health(self._duel, seat) for seat in SEATS)
        if one is not None and two is not None:
            self.leads.append(one[0] - two[0])
        if first:
            self._opening = {(seat, card.id) for seat, hand in self._hands for card in hand.cards}
        self._read_table()

    def _change(self, index: int, seat: int, hand: Zone) -> None:
        """Count the cards that are new in a hand, and those that went from it into play."""
        now = hand.cards
        self._played.update(card.id for card in self._held[index] if self._in_play(card))
        self._drawn.update((seat, card.id) for card in now)
        self._held[index] = list(now)

    def _read_table(self) -> None:
        """Count the cards that are in play, however they came there."""
        for card in self._home:
            if card not in self._played and self._in_play(self._duel.cards[card]):
                self._played.add(card)

    def _in_play(self, card: Card) -> bool:
        zone = card.zone
        return (
            zone is not None
            and zone.sight is Sight.ALL
            and zone.name not in self._piles
            and zone is not self._home.get(card.id)
        )

    def _by(self, seat: int, card: int) -> bool:
        """Whether a card that was played counts for a seat: its owner, or who had it in hand."""
        owner = self._duel.cards[card].owner
        return owner == seat or (owner == 0 and (seat, card) in self._drawn)

    def _count(self, seat: int, found: set[tuple[int, int]]) -> Counter[str]:
        cards = self._duel.cards
        return Counter(cards[card].name for holder, card in found if holder == seat and card in self._home)
