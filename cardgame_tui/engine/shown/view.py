"""What one seat may know of a duel. One function builds it, on request.

A card whose face the seat may not see has no name, no number and no face here at all.
"""

from collections.abc import Mapping
from dataclasses import field

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel, Result
from cardgame_tui.engine.shown.face import Blow, Clash, Face, StackView
from cardgame_tui.engine.shown.showing import Showing
from cardgame_tui.engine.zone import Zone
from cardgame_tui.value import value

__all__ = ["PUBLIC_SEAT", "CardView", "View", "ZoneView", "card_view", "view"]

PUBLIC_SEAT = 0
"""The seat of a view that shows only what both players may know."""


@value
class CardView:
    """One card as a seat sees it.

    Args:
        id: its number, None when the seat may not see its face.
        face: what it shows, None when the seat may not see it.
        face_up: whether it is face-up. A card with a face that is not face-up is seen by this seat only.
        under: cards attached to or tucked under it.
        seat: whose card it is: that of its zone, or its owner's in a zone that both share.
    """

    id: int | None
    face: Face | None
    face_up: bool
    under: tuple["CardView", ...] = ()
    seat: int = 0


@value
class ZoneView:
    """One zone as a seat sees it.

    Args:
        id: its number.
        name: its name.
        seat: the seat it belongs to, 0 for a shared one.
        kind: the game's word for it.
        state: a one-character state for an empty zone, such as ``x`` for not conquered; empty for none.
        state_words: the same in words.
        count: how many cards are in it.
        cards: its cards, the top one last; empty when the zone is closed to this seat.
        badge: short words shown whether cards are in it or not, such as ``5/8 x4``; empty for none.
        gauge: how much of something it has left and how much it began with, drawn as a bar; None for nothing.
    """

    id: int
    name: str
    seat: int
    kind: str
    state: str
    state_words: str
    count: int
    cards: tuple[CardView, ...]
    badge: str = ""
    gauge: tuple[int, int] | None = None


@value
class View:
    """Everything one seat may know at one moment.

    Args:
        seat: who looks; 0 for the public.
        names: the players' names.
        turn: number of the turn, 0 during set-up.
        when: the same in the game's words, such as ``turn 7`` or ``before the first turn``.
        duel_word: what a duel is called in this game.
        active: whose turn it is; 0 for nobody's.
        phase: the current phase in words.
        phases: all phases of a turn in words, in order; the current one is among them or empty.
        gauges: per seat, what is counted: ``(word, number)``.
        health: per seat, how much of its life is left and how much it began with, if the game has such a thing;
            the first of its gauges says the same.
        lifeless: seats that have no life yet, in a game where that comes later.
        zones: every zone by name.
        stack: items on the stack, the top one last.
        result: how the duel ended, if it has.
        public_turn: short public facts about the turn, such as the event that was picked.
        mirrored: whether left and right are the other way round than the layout has them.
        blows: what cards would deal in the next combat as the table stands.
        meter: what the life of a seat counts up to, see `Showing`; empty for life.
        clash: the attack that is going on between cards of flowing rows, None for none.
        short_counts: shorter words for counts where there is little room, by their words.
        short_states: the same for what a card does and for its states, by their first word.
        kinds: what zones are called, by their kind or by their name without the seat, where the kind itself is not
            what people say.
        spoken: what short signs are called by those who hear them, see `Wording.spoken`.
    """

    seat: int
    names: tuple[str, str]
    turn: int
    when: str
    duel_word: str
    active: int
    phase: str
    phases: tuple[str, ...]
    gauges: dict[int, tuple[tuple[str, int], ...]]
    zones: dict[str, ZoneView]
    stack: tuple[StackView, ...]
    result: Result | None
    health: Mapping[int, tuple[int, int] | None]
    lifeless: tuple[int, ...] = ()
    public_turn: str = ""
    mirrored: bool = False
    blows: tuple[Blow, ...] = ()
    meter: str = ""
    clash: Clash | None = None
    short_counts: Mapping[str, str] = field(default_factory=dict)
    short_states: Mapping[str, str] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    spoken: Mapping[str, str] = field(default_factory=dict)

    @property
    def whose_turn(self) -> str:
        """The name of the player whose turn it is; empty before the first turn, and where it is nobody's."""
        return self.names[self.active - 1] if self.turn and self.active else ""

    def counts(self, seat: int) -> tuple[tuple[str, int], ...]:
        """What is counted for a seat, without life that it does not have yet."""
        return self.gauges[seat][seat in self.lifeless :]


def view(game: Showing, duel: Duel, seat: int, *, open_hands: bool = False) -> View:
    """Show a duel to one seat.

    Args:
        game: the game, or its part that shows it.
        duel: the duel.
        seat: who looks, 0 for the public.
        open_hands: teaching mode: every hand and every face-down card on the board is shown too.
    """
    seats = SEATS if open_hands else (seat,)
    health = {each: game.health(duel, each) for each in SEATS}
    later = game.life_comes_later and duel.result is None
    return View(
        seat=seat,
        names=duel.start.names,
        turn=duel.turn,
        when=game.wording.when(duel.turn),
        duel_word=game.wording.duel_word,
        active=duel.active,
        phase=game.phase_words(duel),
        phases=game.phases(duel),
        gauges={each: game.gauges(duel, each) for each in SEATS},
        zones={zone.name: _zone_view(game, duel, zone, seats) for zone in duel.zones},
        stack=tuple(game.stack_view(duel, item) for item in duel.stack),
        result=duel.result,
        health=health,
        lifeless=tuple(each for each in SEATS if later and health[each] is None),
        public_turn=game.public_turn(duel),
        mirrored=game.mirrored(duel),
        blows=tuple(game.blows(duel)),
        meter=game.meter,
        clash=game.clash(duel),
        short_counts=game.wording.short_counts,
        short_states=game.wording.short_states,
        kinds=game.wording.zones,
        spoken=game.wording.spoken,
    )


def _zone_view(game: Showing, duel: Duel, zone: Zone, seats: tuple[int, ...]) -> ZoneView:
    """Show a zone; a pile of hidden cards is only a count."""
    state, words = game.zone_state(duel, zone)
    seen = [_seen(duel, card, seats) for card in zone.cards]
    cards: tuple[CardView, ...] = ()
    if True in seen or zone.kind in game.slots or zone.kind in game.backs:
        cards = tuple([_shown(game, duel, card, seats, face) for card, face in zip(zone.cards, seen, strict=True)])
    badge, gauge = game.zone_badge(duel, zone), game.zone_gauge(duel, zone)
    return ZoneView(zone.id, zone.name, zone.seat, zone.kind, state, words, len(seen), cards, badge, gauge)


def card_view(game: Showing, duel: Duel, card: Card, seats: tuple[int, ...]) -> CardView:
    """Show one card to a viewer who may see what any of these seats sees (0 is the public)."""
    return _shown(game, duel, card, seats, _seen(duel, card, seats))


def _shown(game: Showing, duel: Duel, card: Card, seats: tuple[int, ...], seen: bool) -> CardView:
    below = game.under(duel, card)
    under = tuple([card_view(game, duel, each, seats) for each in below]) if below else ()
    seat = (card.zone.seat if card.zone is not None else 0) or card.owner
    if seen:
        return CardView(card.id, game.face(duel, card), card.face_up, under, seat)
    return CardView(None, None, False, under, seat)


def _seen(duel: Duel, card: Card, seats: tuple[int, ...]) -> bool:
    return any([duel.sees(seat, card) for seat in seats])
