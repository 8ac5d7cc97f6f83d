"""Setting up a duel: shuffle, cut, Jan-Ken-Pon, starting hands, mulligans (rulebook section 5)."""

from cardgame_tui.engine.asking import DONE, NO, both_choose, choose, pick_card
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Option, Script
from rulesets.dimensional_rift.rules.playing.summon import refuse_set, set_card
from rulesets.dimensional_rift.rules.steps.lifecycle import draw
from rulesets.dimensional_rift.state.duel import RiftDuel

ROCK, SCISSORS, PAPER = HANDS = (Option("rock"), Option("scissors"), Option("paper"))
BEATS = {ROCK: SCISSORS, SCISSORS: PAPER, PAPER: ROCK}
KEEP = Option("keep")
MULLIGAN = Option("mulligan")
STARTERS = tuple(Option("seat", value=seat) for seat in SEATS)


def setup(duel: RiftDuel) -> Script[None]:
    """Play everything before the first turn (DR-50 to DR-57)."""
    for seat in SEATS:
        yield from shuffle_and_cut(duel, seat)
    duel.active = yield from find_starter(duel)
    duel.note("DR-52", "starts", duel.active)
    for seat in (duel.active, other(duel.active)):
        draw_hand(duel, seat, duel.options.opening_hand)
    if duel.options.mulligan != "none":
        yield from mulligans(duel)
    if duel.options.preparation_round:
        for seat in (duel.active, other(duel.active)):
            yield from preparation(duel, seat)
    duel.changes_before = duel.changes


def shuffle_and_cut(duel: RiftDuel, seat: int) -> Script[None]:
    """Shuffle a Main Deck and let the opponent cut it once (DR-50)."""
    deck = duel.pile(seat, "deck")
    duel.shuffle(deck.cards)
    duel.note("DR-50", "shuffle", seat)
    if not duel.options.cut or len(deck.cards) < 2:
        return
    options = [NO, *(Option("cut", value=count) for count in range(1, len(deck.cards)))]
    option = yield from choose(duel, other(seat), "cut", "DR-50", options, public=True)
    if option is NO:
        return
    assert isinstance(option.value, int)
    deck.cards[:] = deck.cards[-option.value :] + deck.cards[: -option.value]
    duel.note("DR-50", "cut", other(seat), amount=option.value)


def find_starter(duel: RiftDuel) -> Script[int]:
    """Who goes first (DR-52, DR-53): named by the loser of the last duel or by the winner of Jan-Ken-Pon."""
    if duel.start.loser and duel.options.loser_picks:
        return (yield from _name_starter(duel, duel.start.loser, "DR-53"))
    if duel.options.who_starts == "seat1":
        return 1
    if duel.options.who_starts == "random":
        return duel.chance.seat()
    winner = yield from jan_ken_pon(duel)
    return (yield from _name_starter(duel, winner, "DR-52"))


def jan_ken_pon(duel: RiftDuel) -> Script[int]:
    """Both players choose at the same time, until one of them wins (DR-52)."""
    while True:
        first, second = yield from both_choose(duel, "janken", "DR-52", HANDS)
        duel.note("DR-52", "janken", word=f"{first.key} - {second.key}")
        if first is not second:
            winner = 1 if BEATS[first] is second else 2
            duel.note("DR-52", "janken_won", winner)
            return winner


def draw_hand(duel: RiftDuel, seat: int, cards: int) -> None:
    """Draw a starting hand (DR-54)."""
    for _ in range(cards):
        draw(duel, seat, "DR-54")


def mulligans(duel: RiftDuel) -> Script[None]:
    """In turn order, round after round, each undecided player keeps or mulligans (DR-55)."""
    deciding = [duel.active, other(duel.active)]
    taken = dict.fromkeys(SEATS, 0)
    while deciding:
        for seat in list(deciding):
            if not duel.pile(seat, "hand").cards:
                deciding.remove(seat)
                continue
            option = yield from choose(duel, seat, "mulligan", "DR-55", (KEEP, MULLIGAN))
            if option is KEEP:
                deciding.remove(seat)
                duel.note("DR-55", "keep", seat, amount=len(duel.pile(seat, "hand").cards))
            else:
                _mulligan(duel, seat, taken[seat])
                taken[seat] += 1
    for seat in SEATS:
        _shuffle_back(duel, seat)


def preparation(duel: RiftDuel, seat: int) -> Script[None]:
    """One Preparation turn: cards are set, and nothing else happens (DR-57)."""
    while True:
        hand = duel.pile(seat, "hand").cards
        card = yield from pick_card(
            duel, seat, "preparation", "DR-57", hand, lambda each: refuse_set(duel, each), none=DONE
        )
        if card is None:
            return
        yield from set_card(duel, card)


def _name_starter(duel: RiftDuel, seat: int, rule: str) -> Script[int]:
    option = yield from choose(duel, seat, "starter", rule, STARTERS, public=True)
    assert isinstance(option.value, int)
    return option.value


def _mulligan(duel: RiftDuel, seat: int, taken: int) -> None:
    """Set the hand aside and draw one card less; the first may be free under an option (DR-55, DR-186)."""
    hand = list(duel.pile(seat, "hand").cards)
    for card in hand:
        duel.move(card, duel.pile(seat, "aside"))
    free = taken == 0 and duel.options.mulligan == "free_first"
    duel.note("DR-55", "mulligan", seat, amount=len(hand))
    draw_hand(duel, seat, len(hand) if free else len(hand) - 1)


def _shuffle_back(duel: RiftDuel, seat: int) -> None:
    """Set-aside cards return to the deck once both players have kept (DR-55)."""
    aside = list(duel.pile(seat, "aside").cards)
    if aside:
        deck = duel.pile(seat, "deck")
        for card in aside:
            duel.move(card, deck)
        duel.shuffle(deck.cards)
        duel.note("DR-55", "shuffle_back", seat, amount=len(aside))
