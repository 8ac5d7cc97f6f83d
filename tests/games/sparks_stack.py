"""Sparks: what may be done with priority, and how the stack runs."""

from collections.abc import Iterable, Iterator, Sequence

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.priority import Holder, StackRules
from cardgame_tui.engine.prompt import Option, Refusal, Refused, Script, shared_option
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.triggers import place_triggers
from tests.games.sparks_table import SparkCard, SparksDuel

NOT_YOUR_TURN = Refusal("SP-9", "only the turn player may put cards on the table")
STACK_IS_BUSY = Refusal("SP-9", "something is on the stack")
IS_LIT = Refusal("SP-10", "it is lit already")


def of_owner(duel: SparksDuel, source: SparkCard, card: SparkCard) -> bool:
    """Whether a lens applies to a spark (SP-10)."""
    return source.owner == card.owner


def refuse(duel: SparksDuel, seat: int, card: SparkCard) -> Refusal | None:
    """Say why a card in the hand may not be played, or a lens not be lit."""
    if card.zone is duel.pile(seat, "table"):
        return IS_LIT if card.face_up else None
    if card.printed.kind == "spark":
        return None
    if seat != duel.active:
        return NOT_YOUR_TURN
    return STACK_IS_BUSY if duel.stack else None


def judged(duel: SparksDuel, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    """Yield everything a seat might do, and what forbids it."""
    for card in duel.pile(seat, "hand").cards:
        yield shared_option("play", card.id), refuse(duel, seat, card)
    for card in duel.pile(seat, "table").cards:
        if card.printed.kind == "lens":
            yield shared_option("light", card.id), refuse(duel, seat, card)


class SparksStack(StackRules[SparksDuel]):
    """How Sparks runs its stack (SP-6 to SP-11)."""

    rule = "SP-6"

    def __init__(self, after_action: Holder) -> None:
        self.after_action = after_action

    def settle(self, duel: SparksDuel) -> Script[None]:
        """Look for a loser, then place triggers."""
        for seat in SEATS:
            if duel.lives[seat - 1] <= 0:
                duel.finish(other(seat), "SP-12", "lives")
        yield from place_triggers(duel, "SP-11", lambda item: place(duel, item))

    def actions(self, duel: SparksDuel, seat: int) -> Sequence[Option]:
        """What nothing forbids."""
        return [option for option, refusal in judged(duel, seat) if refusal is None]

    def refused(self, duel: SparksDuel, seat: int) -> Iterable[Refused]:
        """What something forbids."""
        return [(option, refusal) for option, refusal in judged(duel, seat) if refusal is not None]

    def act(self, duel: SparksDuel, seat: int, option: Option) -> Script[None]:
        """Play or light a card."""
        assert option.card is not None
        card = duel.cards[option.card]
        if option.key == "light":
            light(duel, card)
        elif card.printed.kind == "spark":
            cast(duel, card)
        else:
            card.face_up = card.printed.kind == "echo"
            duel.move(card, duel.pile(seat, "table"))
            duel.note("SP-9", "put", seat, card=card)
        yield from ()

    def resolve(self, duel: SparksDuel, item: StackItem) -> Script[None]:
        """Deal the damage of a spark or an echo."""
        if item.what == "echo":
            duel.hurt(item, 1)
        else:
            duel.hurt(item, item.source.printed.power + sum(duel.effects.on(duel, "power", item.source)))
            duel.move(item.source, duel.pile(item.source.owner, "graveyard"))
        yield from ()

    def may_skip(self, duel: SparksDuel, seat: int, actions: Sequence[Option]) -> bool:
        """Everybody sees an empty hand and a table without a face-down card."""
        unknown = [card for card in duel.pile(seat, "table").cards if not card.face_up]
        return not (actions or unknown or duel.pile(seat, "hand").cards)


STACKS = {word: SparksStack(Holder(word)) for word in ("same", "other")}


def place(duel: SparksDuel, item: StackItem) -> Script[None]:
    """Put a trigger on the stack."""
    duel.stack.append(item)
    duel.note("SP-11", "echoes", item.controller, card=item.source)
    yield from ()


def light(duel: SparksDuel, card: SparkCard) -> None:
    """Turn a lens up (SP-10)."""
    card.face_up = True
    duel.effects.add(Continuous("power", card.id, of_owner, 1))
    duel.note("SP-10", "lit", card.owner, card=card)


def cast(duel: SparksDuel, card: SparkCard) -> None:
    """Put a spark on the stack and let the echoes of its owner trigger (SP-7, SP-11)."""
    duel.move(card, duel.named["air"])
    duel.stack.append(StackItem(card.owner, "SP-8", "spark", card))
    duel.note("SP-7", "cast", card.owner, card=card)
    for echo in duel.pile(card.owner, "table").cards:
        if echo.printed.kind == "echo":
            duel.waiting.append(StackItem(card.owner, "SP-11", "echo", echo))
