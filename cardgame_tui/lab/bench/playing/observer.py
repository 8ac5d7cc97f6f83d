"""Watches one duel while bots play it, and counts questions, cards, life and rules."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cardgame_tui.bots.asking import looks_ahead
from cardgame_tui.bots.bot import Bot
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.zone import Sight
from cardgame_tui.lab.bench.rows import CardRow, OptionRow, QuestionRow, RuleRow
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset


class ObservedDriver(Driver):
    """A duel that is watched. It keeps its log, from which the rules are counted.

    Args:
        ruleset: the game.
        start: what the duel begins from.
        bots: the bots that will be asked.

    Attributes:
        observer: what was seen.
    """

    def __init__(self, ruleset: Ruleset, start: Start, bots: Sequence[Bot]) -> None:
        self.observer: Observer
        ahead = looks_ahead(bots)

        def watch(duel: Duel) -> None:
            """Watch a duel from its beginning."""
            duel.remembers = ahead
            self.observer = Observer(ruleset, duel)

        super().__init__(ruleset, start, keep=ahead, prepare=watch)

    def answer(self, answer: Answer) -> None:
        """Watch the open prompt, then answer it."""
        prompt = self.prompt
        if prompt is not None:
            self.observer.look(prompt)
        super().answer(answer)
        if prompt is not None and len(prompt.options) > 1:
            self.observer.note(prompt, answer)


class Observer:
    """What is seen of one duel.

    A card is drawn when it is in the hand of a seat, and played when it comes into play: into a place that both
    players see and that is neither a pile nor where it lay at the start, or from the hand onto the stack. Both are
    read at each decision, and once more when a turn begins and when the duel ends. A seat's opening hand is
    the first that it has when a phase of a turn begins; in a game whose phases say nothing, at its first question.

    Args:
        ruleset: the game.
        duel: the duel before its set-up.

    Attributes:
        leads: at the start of each turn, how much more life seat 1 has than seat 2.
        life: as `DuelRow.life`, once the duel is over.
        key_events: as `DuelRow.key_events`, once the duel is over.
    """

    def __init__(self, ruleset: Ruleset, duel: Duel) -> None:
        self._duel = duel
        self._health = ruleset.health
        self._landmarks = ruleset.landmarks
        layout = ruleset.layout(duel.options)
        self._piles = {name for names in layout.piles for name in names}
        self._hands = [(seat, duel.named[name]) for seat, name in zip(SEATS, layout.hands, strict=True)]
        self._one, self._two = (hand for _, hand in self._hands)
        self._held: list[list[Card]] = [[], []]
        self._home = {card.id: card.zone for card in duel.cards}
        self._opening: set[tuple[int, int]] = set()
        self._opened: set[int] = set()
        self._drawn: set[tuple[int, int]] = set()
        self._played: set[int] = set()
        self._asked: dict[tuple[int, str], list[int]] = {}
        self._offered: dict[tuple[str, str], list[int]] = {}
        self._turn = 0
        self._pushed = 0
        self.leads: list[int] = []
        self.life: tuple[int, ...] = ()
        self.key_events: int | None = None
        duel.phase_keeper = self._read_opening

    def look(self, prompt: Prompt) -> None:
        """Watch the duel at a prompt, before it is answered."""
        duel = self._duel
        if duel.turn != self._turn:
            self._begin_turn()
        held = self._held
        if self._turn and (self._one.cards != held[0] or self._two.cards != held[1]):
            self._read_hands()
        if duel.pushed != self._pushed:
            self._read_stack()
        count = len(prompt.options)
        key = prompt.seat, prompt.ask
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = [0, 0, 0]
        asked[0] += 1
        asked[1] += count == 1 and prompt.single
        asked[2] += count

    def note(self, prompt: Prompt, answer: Answer) -> None:
        """Note which kinds of options a prompt offered, and which the answer picked."""
        ask, options, offered = prompt.ask, prompt.options, self._offered
        picked = {options[index].key for index in (answer if isinstance(answer, tuple) else (answer,))}
        for option in dict.fromkeys([option.key for option in options]):
            counts = offered.get((ask, option))
            if counts is None:
                counts = offered[ask, option] = [0, 0]
            counts[0] += 1
            counts[1] += option in picked

    def close(self) -> None:
        """Watch the end of the duel."""
        if self._duel.turn != self._turn:
            self._begin_turn()
        self._read_hands()
        self._read_table()
        self.life = self._lives()
        if self._landmarks:
            self.key_events = sum(event.what in self._landmarks for event in self._duel.events or ())

    def cards(self, number: int) -> Iterator[CardRow]:
        """What became of the cards that the duel began with, for each seat."""
        counts: dict[tuple[int, str], list[int]] = {}
        cards, drawn, opening = self._duel.cards, self._drawn, self._opening
        for card in self._home:
            owner, name, played = cards[card].owner, cards[card].printed.name, card in self._played
            for seat in SEATS if owner == 0 else (owner,):
                held = (seat, card) in drawn
                found = counts.setdefault((seat, name), [0, 0, 0, 0])
                found[0] += 1
                found[1] += (seat, card) in opening
                found[2] += held or (played and owner == seat)
                found[3] += played and (held or owner == seat)
        for (seat, name), found in counts.items():
            yield CardRow(number, seat, name, *found)

    def questions(self, number: int) -> Iterator[QuestionRow]:
        """How often each question was asked."""
        for (seat, ask), counts in self._asked.items():
            yield QuestionRow(number, seat, ask, *counts)

    def rules(self, number: int) -> Iterator[RuleRow]:
        """How often each rule was at work."""
        for rule, count in Counter([event.rule for event in self._duel.events or ()]).items():
            yield RuleRow(number, rule, count)

    def options(self, number: int) -> Iterator[OptionRow]:
        """How often each kind of option was offered where there was a choice, and how often picked."""
        for (ask, option), counts in self._offered.items():
            yield OptionRow(number, ask, option, *counts)

    def _begin_turn(self) -> None:
        """Read once for each turn: the life of both seats, and the cards on the table."""
        first, self._turn = not self._turn, self._duel.turn
        if life := self._lives():
            self.leads.append(life[0] - life[2])
        if first and not self._opened:
            self._opening = {(seat, card.id) for seat, hand in self._hands for card in hand.cards}
        self._read_table()

    def _read_opening(self, phase: str) -> None:
        """Read the opening hands as a phase begins: in some games a seat draws its own early in its first turn."""
        if self._duel.turn and len(self._opened) < len(self._hands):
            dealt = [(seat, hand) for seat, hand in self._hands if hand.cards and seat not in self._opened]
            if dealt and not self._opened:
                self._opening.clear()
            self._opened.update([seat for seat, _ in dealt])
            self._opening.update([(seat, card.id) for seat, hand in dealt for card in hand.cards])

    def _lives(self) -> tuple[int, ...]:
        """The life that each seat has left, and its full life; empty in a game without life."""
        one, two = (self._health(self._duel, seat) for seat in SEATS)
        return () if one is None or two is None else (*one, *two)

    def _read_hands(self) -> None:
        """Note the cards that came into a hand, and those that went from it into play."""
        for index, (seat, hand) in enumerate(self._hands):
            held = self._held[index]
            if hand.cards != held:
                for card in held:
                    if card.zone is not hand and self._in_play(card):
                        self._played.add(card.id)
                for card in hand.cards:
                    self._drawn.add((seat, card.id))
                self._held[index] = list(hand.cards)

    def _read_table(self) -> None:
        """Note the cards that are in play, also those that came there without having been in a hand."""
        piles, home = self._piles, self._home
        for zone in self._duel.zones:
            if zone.cards and zone.sight is Sight.ALL and zone.name not in piles:
                self._played.update([card.id for card in zone.cards if home.get(card.id) is not zone])

    def _read_stack(self) -> None:
        """Note the cards of the items that were put on the stack since the last question."""
        self._pushed = self._duel.pushed
        hands = [hand for _, hand in self._hands]
        for item in self._duel.stack:
            card = item.source
            if card is not None and (card.zone in hands or self._in_play(card)):
                self._played.add(card.id)

    def _in_play(self, card: Card) -> bool:
        zone = card.zone
        return (
            zone is not None
            and zone.sight is Sight.ALL
            and zone.name not in self._piles
            and zone is not self._home.get(card.id)
        )
