"""What a seat sees of a duel at a prompt, as words with numbers: cheap to make, the same for every game.

Only what the seat may see is read: public counts, faces of cards that it sees, its prompt and the options. Nothing
here leads to the duel.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.in_print import print_of
from cardgame_tui.engine.shown.showing import Hints, Showing
from cardgame_tui.engine.shown.wording import stable_word
from cardgame_tui.engine.zone import Sight, Zone

__all__ = ["Glance", "Pairs", "glance"]

Pairs: TypeAlias = list[tuple[str, float]]
"""Words, each with how much of it there is."""

Numbers: TypeAlias = Sequence[tuple[str, int]]


class Glance(NamedTuple):
    """A prompt as a learner sees it.

    Args:
        situation: of the whole table.
        main: of each option, what counts differently in different situations.
        more: of each option, what counts the same in all situations.
        needless: indexes of options that nobody takes who thinks.
    """

    situation: Pairs
    main: list[Pairs]
    more: list[list[str]]
    needless: Collection[int] = ()


ENOUGH = "enough"
"""The key of the option that ends a choice of several."""
SIDES = {1: ("the", "my", "your"), 2: ("the", "your", "my")}
"""For each seat, the sides of zones of seat 0, 1 and 2."""
FEW = 12
"""Cards of a zone whose names are read at most."""
FEW_WORDS = 20
"""Where a situation has no more words, each two of them count together too."""
MANY = 4
"""Differences beyond this count alike."""


def glance(game: Showing, duel: Duel, seat: int, prompt: Prompt) -> Glance:
    """Look at a prompt of a duel for the seat that is asked.

    Args:
        game: the game.
        duel: the duel.
        seat: who looks.
        prompt: its open prompt.
    """
    looker = _Looker(game, duel, seat, prompt)
    situation = looker.situation()
    main, more = [], []
    hints = game.hints(duel, seat, prompt) or [()] * len(prompt.options)
    for option, hinted in zip(prompt.options, hints, strict=True):
        one, two = looker.option(option, hinted)
        main.append(one)
        more.append(two)
    if may_stop(prompt):
        main.append([(f"{prompt.ask}/{ENOUGH}", 1.0)])
        more.append([])
    return Glance(situation, main, more, game.needless(duel, seat, prompt))


def may_stop(prompt: Prompt) -> bool:
    """Whether an answer may pick more or fewer options: then one more that says "enough" comes last."""
    return not prompt.secret and prompt.least != prompt.limit


class _Looker:
    """Looks at one prompt."""

    def __init__(self, game: Showing, duel: Duel, seat: int, prompt: Prompt) -> None:
        self._game = game
        self._duel = duel
        self._seat = seat
        self._prompt = prompt
        self._sides = SIDES[seat]
        self._numbers: dict[int, dict[str, int]] = {}
        self._last: Card | None = None

    def situation(self) -> Pairs:
        """The whole table."""
        duel, game, seat = self._duel, self._game, self._seat
        sums: dict[str, float] = {"": 1.0}
        sums["turn"] = min(duel.turn, 20) / 10
        sums[f"phase {duel.phase}"] = 1.0
        sums["my turn" if duel.active == seat else "your turn"] = 1.0
        self._counts(sums)
        self._turn_words(sums)
        slots = game.slots
        for zone in duel.zones:
            if zone.cards:
                self._zone(sums, zone, in_slot=zone.kind in slots)
        if duel.stack:
            self._stack(sums)
        if self._last is not None:
            self._matches(sums, self._last)
        found = list(sums.items())
        return found if len(found) > FEW_WORDS else _with_pairs(found)

    def _counts(self, sums: dict[str, float]) -> None:
        """What is counted for the seats, and the life they have."""
        game, duel = self._game, self._duel
        totals: dict[str, int] = {}
        for each in SEATS:
            side = self._sides[each]
            for word, amount in game.gauges(duel, each):
                sums[f"{side} {word}"] = _scaled(amount)
                totals[word] = totals.get(word, 0) + (amount if side == "my" else -amount)
            health = game.health(duel, each)
            if health is not None:
                left = health[0] / max(1, health[1])
                sums[f"{side} health"] = left
                if left <= 0.34:
                    sums[f"{side} health low"] = 1.0
        for word, amount in totals.items():
            sums[f"ahead {word}"] = _scaled(amount)

    def _turn_words(self, sums: dict[str, float]) -> None:
        """The public facts about this turn: numbers in them are amounts."""
        words = self._game.public_turn(self._duel)
        if not words:
            return
        names = self._duel.start.names
        for part in words.split(", "):
            key, amount = list[str](), 1.0
            for word in part.split():
                if word.isdecimal():
                    amount = _scaled(int(word))
                    sums[" ".join([*key, word])] = 1.0
                else:
                    key.append(self._sides[names.index(word) + 1] if word in names else word)
            sums[" ".join(key)] = amount

    def _zone(self, sums: dict[str, float], zone: Zone[Any], *, in_slot: bool) -> None:
        """The cards of a zone."""
        duel, seat = self._duel, self._seat
        kind, side, cards = zone.kind, self._sides[zone.seat], zone.cards
        if in_slot or zone.seat == 0:
            key = f"{side} {kind}"
            sums[key] = sums.get(key, 0.0) + len(cards) / 4
        if zone.sight is Sight.NOBODY or (len(cards) > FEW and not in_slot):
            return
        if not (in_slot or zone.sight is Sight.OWNER or zone.seat == 0):
            return
        for card in cards:
            if not duel.sees(seat, card):
                continue
            key = f"{side} {kind}: {card.printed.name}"
            sums[key] = sums.get(key, 0.0) + 1.0
            if in_slot:
                for word, amount in self.numbers(card).items():
                    key = f"{side} all {word}"
                    sums[key] = sums.get(key, 0.0) + amount / 10
        if zone.seat == 0 and duel.sees(seat, cards[-1]):
            self._last = cards[-1]
            sums[f"last: {cards[-1].printed.name}"] = 1.0

    def _matches(self, sums: dict[str, float], last: Card) -> None:
        """How many cards in hand have a number of the last card, such as a pair in poker."""
        theirs = print_of(last.printed).numbers
        for zone in self._duel.zones:
            if zone.seat == self._seat and zone.sight is Sight.OWNER and zone.cards:
                hand = [print_of(card.printed).numbers for card in zone.cards]
                for number in theirs:
                    key = f"my {zone.kind} {number[0]} as last"
                    sums[key] = sums.get(key, 0.0) + sum([number in each for each in hand])

    def _stack(self, sums: dict[str, float]) -> None:
        """What is on the stack."""
        duel = self._duel
        item = self._game.stack_view(duel, duel.stack[-1])
        side = self._sides[item.controller]
        sums[f"{side} stack"] = 1.0
        sums["stack"] = len(duel.stack) / 4
        if item.card is not None and duel.sees(self._seat, duel.cards[item.card]):
            card = duel.cards[item.card]
            sums[f"{side} stack: {card.printed.name}"] = 1.0
            self._last = card

    def numbers(self, card: Card) -> dict[str, int]:
        """What is printed on a card that is seen in numbers, and what it is like now."""
        found = self._numbers.get(card.id)
        if found is None:
            found = dict(print_of(card.printed).numbers)
            found.update(self._game.numbers(self._duel, card))
            self._numbers[card.id] = found
        return found

    def option(self, option: Option, hints: Hints) -> tuple[Pairs, list[str]]:
        """One option."""
        prompt = self._prompt
        kind = f"{prompt.ask}/{option.key}"
        main: Pairs = [(kind, 1.0)]
        more: list[str] = []
        if option.value is not None:
            main.append((f"{kind} = {stable_word(option.value)}", 1.0))
        if option.card is not None:
            self._card(kind, self._duel.cards[option.card], main, more)
        if option.zone is not None:
            self._place(kind, self._duel.zones[option.zone], main, more)
        if prompt.card is not None and self._sees(prompt.card):
            asker = self._duel.cards[prompt.card]
            main.append((f"{kind} for {asker.printed.name}", 1.0))
        main += [(f"{kind}: {word}", amount) for word, amount in hints]
        return main, more

    def _sees(self, number: int) -> bool:
        return self._duel.sees(self._seat, self._duel.cards[number])

    def _card(self, kind: str, card: Card, main: Pairs, more: list[str]) -> None:
        """The card that an option is about."""
        zone = card.zone
        side = self._sides[(zone.seat if zone is not None else 0) or card.owner]
        kind = f"{kind} {side} {zone.kind if zone is not None else ''}"
        main.append((kind, 1.0))
        if not self._sees(card.id):
            return
        printed = print_of(card.printed)
        main.append((f"{kind} {printed.name}", 1.0))
        more += [f"{kind} {each}" for each in printed.traits]
        numbers = self.numbers(card)
        for word, amount in numbers.items():
            main.append((f"{kind} {word}", _scaled(amount)))
            more.append(f"{kind} {word} {_near(amount)}")
        self._compared(kind, numbers, more)

    def _compared(self, kind: str, numbers: dict[str, int], more: list[str]) -> None:
        """How the numbers of a card compare with those that the question is about."""
        prompt, last = self._prompt, self._last
        if last is not None:
            theirs = self.numbers(last)
            more += [
                f"{kind} {word} - last {_near(amount - theirs[word])}"
                for word, amount in numbers.items()
                if word in theirs
            ]
        if prompt.card is not None and self._sees(prompt.card):
            asker = self.numbers(self._duel.cards[prompt.card])
            for word, amount in numbers.items():
                more += [f"{kind} {word} - {other} {_near(amount - less)}" for other, less in asker.items()]
        if prompt.amount is not None:
            more += [f"{kind} {word} - ask {_near(amount - prompt.amount)}" for word, amount in numbers.items()]

    def _place(self, kind: str, zone: Zone[Any], main: Pairs, more: list[str]) -> None:
        """The zone that an option is about, what lies in it, and in the other seat's place of the same name."""
        side = self._sides[zone.seat]
        kind = f"{kind} {side} {zone.kind}"
        main.append((kind, 1.0))
        name = zone.name
        if zone.seat and (at := name.find(str(zone.seat))) >= 0:
            more.append(f"{kind} {name[:at]}{name[at + 1 :]}")
            facing = self._duel.named.get(f"{name[:at]}{3 - zone.seat}{name[at + 1 :]}")
            if facing is not None:
                self._lying(f"{kind} facing", facing, main, more)
        else:
            more.append(f"{kind} {name}")
        self._lying(kind, zone, main, more)
        sign, _ = self._game.zone_state(self._duel, zone)
        if sign:
            more.append(f"{kind} sign {sign}")
        gauge = self._game.zone_gauge(self._duel, zone)
        if gauge is not None:
            more.append(f"{kind} left {_near(gauge[0])}")

    def _lying(self, kind: str, zone: Zone[Any], main: Pairs, more: list[str]) -> None:
        """The top card of a zone."""
        if not zone.cards:
            main.append((f"{kind} empty", 1.0))
            return
        top = zone.cards[-1]
        if not self._sees(top.id):
            main.append((f"{kind} hidden", 1.0))
            return
        more.append(f"{kind} {top.printed.name}")
        for word, amount in self.numbers(top).items():
            main.append((f"{kind} {word}", _scaled(amount)))


def _with_pairs(words: Pairs) -> Pairs:
    """Words, and each two of them together: a game that says little is decided by what goes with what."""
    some = [each for each in words[1:] if each[1]]
    pairs = [(f"{one} & {two}", amount * other) for (one, amount), (two, other) in combinations(some, 2)]
    return words + pairs


def _scaled(amount: int) -> float:
    return max(-2.0, min(2.0, amount / 10))


def _near(amount: int) -> int:
    """An amount; large ones count alike."""
    return max(-MANY, min(3 * MANY, amount))
