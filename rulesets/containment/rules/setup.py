"""The five steps before the game (section 6)."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.asking import choose, confirm, put_in_order
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Option, Script
from rulesets.containment.rules.partner import choose_partner
from rulesets.containment.rules.steps.canons import accept
from rulesets.containment.rules.steps.dice import roll
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import READY, ContainmentDuel
from rulesets.containment.state.sandbox import Sandbox

GREET = Option("greet")
PLAYERS = tuple(Option("seat", value=seat) for seat in SEATS)


def setup(duel: ContainmentDuel) -> Script[None]:
    """Play everything before the game-start phase (CT-43 to CT-50)."""
    yield from agree(duel)
    yield from place_cards(duel)
    yield from greet(duel)
    duel.active = duel.regular = yield from find_first_player(duel)
    duel.note("CT-46", "first", duel.active)
    if duel.options.partner:
        for seat in duel.in_order():
            yield from choose_partner(duel, seat)
    reveal(duel)
    duel.phase = READY


def agree(duel: ContainmentDuel) -> Script[None]:
    """Step 1: each Canon, the experiment phase and the NK scenario need the consent of both (CT-33, CT-44)."""
    if duel.experiment:
        duel.experiment = yield from _agreed(duel, "experiment_phase")
    if duel.nk_threshold and not (yield from _agreed(duel, "nk_scenario")):
        duel.nk_threshold = 0
    for canon in _canons(duel):
        if duel.options.canon == "ask" and (yield from _agreed(duel, "canon", canon)):
            accept(duel, canon)
        else:
            duel.note("CT-44", "canon_refused", canon.owner, canon)


def place_cards(duel: ContainmentDuel) -> Script[None]:
    """Step 2: the cards lie face-down in their zones, and sandboxes are shuffled or arranged (CT-45)."""
    for seat in SEATS:
        for sandbox in duel.sandboxes[seat]:
            if duel.options.sandbox_order == "shuffled":
                duel.shuffle(sandbox.cards)
            else:
                yield from _arrange(duel, sandbox)
        duel.note("CT-45", "places", seat)


def greet(duel: ContainmentDuel) -> Script[None]:
    """Step 3, first half: the players greet each other (CT-46)."""
    for seat in SEATS:
        yield from choose(duel, seat, "greet", "CT-46", (GREET,), public=True)


def find_first_player(duel: ContainmentDuel) -> Script[int]:
    """Step 3, second half: who is first (CT-46); after a lost game its loser chooses (CT-121)."""
    if duel.start.loser:
        return (yield from _name_first(duel, duel.start.loser, "CT-121"))
    if duel.options.first_player == "choose":
        return (yield from _name_first(duel, 1, "CT-46"))
    if duel.options.first_player == "fixed":
        return 1
    while (mine := roll(duel, 1)) == (theirs := roll(duel, 2)):
        duel.note("CT-46", "tie")
    return 1 if mine > theirs else 2


def reveal(duel: ContainmentDuel) -> None:
    """Step 5: partners and personnel are turned face-up together (CT-48)."""
    for seat in duel.in_order():
        hidden = [card for frame in duel.frames[seat] for card in frame.cards]
        for card in (*hidden, *duel.pile(seat, "personnel").cards):
            card.face_up = True
            duel.note("CT-48", "reveals", seat, card)
    duel.look_different()


def _canons(duel: ContainmentDuel) -> Iterator[ContainmentCard]:
    for seat in SEATS:
        yield from duel.pile(seat, "outside").cards


def _agreed(duel: ContainmentDuel, ask: str, canon: ContainmentCard | None = None) -> Script[bool]:
    """Ask the players one after the other until one refuses (CT-44)."""
    for seat in SEATS:
        if not (yield from confirm(duel, seat, ask, "CT-44", canon, public=True)):
            duel.note("CT-44", f"refuses_{ask}", seat, canon)
            return False
    duel.note("CT-44", f"agreed_{ask}", card=canon)
    return True


def _arrange(duel: ContainmentDuel, sandbox: Sandbox) -> Script[None]:
    """The owner looks at a sandbox and puts it in order, the top card first (`sandbox_order`)."""
    if len(sandbox.cards) < 2:
        return
    cards: Sequence[ContainmentCard] = sorted(sandbox.cards, key=lambda card: card.name)
    duel.show(cards, sandbox.seat)
    options = [Option("card", card=card.id) for card in cards]
    chosen = yield from put_in_order(duel, sandbox.seat, "arrange", "CT-45", options)
    duel.hide()
    sandbox.cards[:] = [duel.cards[option.card] for option in reversed(chosen) if option.card is not None]


def _name_first(duel: ContainmentDuel, seat: int, rule: str) -> Script[int]:
    option = yield from choose(duel, seat, "first", rule, PLAYERS, public=True)
    assert isinstance(option.value, int)
    return option.value
