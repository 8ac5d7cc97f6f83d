"""Everything the table shows at one moment, gathered from a session and a selection."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import NamedTuple

from cardgame_tui.content.rulebook.glossary import Glossary
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.shown.face import Face, Forecast
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.view import CardView, View, ZoneView
from cardgame_tui.play.asking.orders import InForce
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.card_names import CardNames
from cardgame_tui.ui.scene.log import Seats, seats_of
from cardgame_tui.ui.scene.question import ACTS, Question
from cardgame_tui.ui.scene.slots import is_slot, place_words, right_to_left, zones_as_drawn
from cardgame_tui.value import value

NO_BADGE = Badge("")


class Attack(NamedTuple):
    """A card and the zone that it attacks or targets, by their numbers."""

    card: int
    zone: int


@value
class Scene:
    """The table at one moment.

    Args:
        view: what the viewer may know.
        layout: where the zones are.
        near: the seat drawn at the bottom.
        question: the open question.
        cards: the badges of cards, by number.
        zones: the badges of zones, by number.
        cursor: where the cursor is, None for no place.
        log: latest events, oldest first.
        keys: commands that work now, as ``(key, word)``.
        ascii: draw everything in ASCII.
        inspecting: open the card at the cursor over the other side of a narrow table.
        inspected_from: how many lines of that card have scrolled out at the top.
        title: name of the game.
        played: edition, variant and changed options in short; empty for a game without changes.
        since: how many of the latest log lines the viewer has not seen at a decision.
        handed_over: whether the other player has decided something in between.
        warning: a warning that players must not miss, such as ``NOT SAVED``; usually empty.
        orders: the orders of each player who has any, by seat; usually empty.
        bar: the left and right words of a line above the question: the place of a replay; None for no line.
        help_key: the key of the help page.
        piles_key: the key that lists the piles and hands.
        log_key: the key that shows the log.
        hand_key: the key that opens the closed hand; empty where none is to be opened.
        stack_key: the key that reads the stack.
        forecast: what comes next by itself as the table stands, if the game says so.
        backs: whether the counts show the cards of a closed hand as their backs.
        glossary: what the words on cards mean; None to leave that out.
        differing: the places that are not as on the board next to this one.
        folded: rows that are one line of words, such as those that are equal on both boards.
    """

    view: View
    layout: Layout
    near: int
    question: Question
    cards: dict[int, Badge]
    zones: dict[int, Badge]
    cursor: Spot | None = None
    log: tuple[LogLine, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()
    ascii: bool = False
    inspecting: bool = False
    inspected_from: int = 0
    title: str = ""
    played: str = ""
    since: int = 0
    handed_over: bool = False
    warning: str = ""
    orders: Mapping[int, InForce] = field(default_factory=dict)
    bar: tuple[str, str] | None = None
    help_key: str = "?"
    piles_key: str = "p"
    log_key: str = "l"
    hand_key: str = ""
    stack_key: str = "s"
    forecast: Forecast | None = None
    backs: bool = False
    glossary: Glossary | None = None
    differing: frozenset[Spot] = frozenset()
    folded: tuple[tuple[Row, str], ...] = ()

    def with_names(self, names: CardNames) -> "Scene":
        """The same with other names of cards, on the table and in words alike."""
        return replace(
            self,
            view=names.within(self.view),
            question=replace(names.within(self.question), names=names),
            log=names.within(self.log),
            forecast=names.within(self.forecast),
        )

    @property
    def far(self) -> int:
        """The seat drawn at the top."""
        return other(self.near)

    @property
    def turned(self) -> bool:
        """Whether the table is drawn the other way round than seat 1 sees it."""
        return self.layout.turns and self.near == 2

    @property
    def right_to_left(self) -> bool:
        """Whether rows are drawn the other way round than the layout names their zones."""
        return right_to_left(self.layout, self.view, self.near)

    @property
    def rows(self) -> Sequence[Row]:
        """The rows of the board from top to bottom as they are drawn, the near seat's below the far seat's."""
        rows = self.layout.rows[::-1] if self.near == 2 else self.layout.rows
        return sorted(rows, key=lambda row: row.seat == 0) if self.layout.shared_below else rows

    @property
    def shown_rows(self) -> Sequence[Row]:
        """The rows without those that hide while they are empty."""
        zones = self.view.zones
        return [row for row in self.rows if not row.hides or any(zones[name].count for name in row.zones)]

    def folded_words(self, row: Row) -> str:
        """What stands for a row that is folded into a line; empty for another row."""
        return next((words for folded, words in self.folded if folded == row), "")

    def zones_in(self, row: Row) -> Sequence[str]:
        """Names of the zones of a row as they are drawn from left to right; some of a lane may not exist yet."""
        return zones_as_drawn(self.layout, self.view, row, self.near)

    def card_at(self, spot: Spot | None) -> CardView | None:
        """The card at a spot, None for an empty one."""
        if spot is None:
            return None
        cards = self.view.zones[spot.zone].cards
        if spot.place < len(cards):
            return cards[spot.place]
        return None

    @property
    def has_second_names(self) -> bool:
        """Whether a card in sight has a second name."""
        cards = (card for zone in self.view.zones.values() for card in zone.cards)
        return any(card.face is not None and card.face.second_name for card in cards)

    @property
    def subject(self) -> Spot | None:
        """Where the card is that the question or the top of the stack is about, None for none on the table."""
        number = self.question.card
        if number is None and self.view.stack:
            number = self.view.stack[-1].card
        if number is None:
            return None
        zones = self.view.zones.values()
        found = (
            Spot(zone.name, place)
            for zone in zones
            for place, card in enumerate(zone.cards)
            if card.id == number and card.face is not None
        )
        return next(found, None)

    @property
    def off_table(self) -> list[CardView]:
        """The cards that options are about, that the viewer may see, and that no place of the table shows."""
        asked = {entry.card for entry in self.question.entries} - {None}
        if not asked:
            return []
        zones = self.view.zones
        spots = [spot for row in spot_rows(self) for spot in row if not zones[spot.zone].badge]
        asked -= {card.id for spot in spots if (card := self.card_at(spot)) is not None}
        tops = [card for zone in zones.values() for card in zone.cards] if asked else []
        both = (card for top in tops for card in (top, *top.under))
        return [card for card in both if card.id in asked and card.face is not None]

    @property
    def asking_text(self) -> str:
        """The text of a card outside the slots that asks the question, such as a spell; empty for none.

        A card that just acts, such as an attacker, does not ask.
        """
        acts = self.question.mark or self.question.acting != ACTS
        subject = None if acts or self.question.card is None else self.subject
        card = None if subject is None or is_slot(self.layout, subject.zone) else self.card_at(subject)
        return "" if card is None or card.face is None else card.face.text

    @property
    def seats(self) -> Seats:
        """Whose each name of a player or of a card in sight is."""
        return seats_in(self.view)

    @property
    def card_names(self) -> Collection[str]:
        """The name of each card in sight."""
        return {face.name for _, face in faces_in(self.view)}

    def badge_at(self, spot: Spot) -> Badge:
        """The badges of a spot: those of its card and of the cards under it, otherwise that of its zone."""
        badges = [self.cards[each] for each in self._badged_at(spot)]
        if not badges:
            return self.zones.get(self.view.zones[spot.zone].id, NO_BADGE)
        codes = ",".join(badge.code for badge in badges if badge.code)
        return Badge(codes, "".join(badge.picked for badge in badges))

    def pointed_at(self, spot: Spot) -> int | None:
        """Number of the card that pointing at a spot picks: the one under its card, if only that one has a badge.

        None for an empty spot or a hidden card.
        """
        marked = self._badged_at(spot)
        card = self.card_at(spot)
        return marked[0] if len(marked) == 1 else None if card is None else card.id

    def _badged_at(self, spot: Spot) -> list[int]:
        card = self.card_at(spot)
        here = () if card is None else (card, *card.under)
        return [each.id for each in here if each.id is not None and each.id in self.cards]

    @property
    def attack(self) -> Attack | None:
        """The attack that the question or the stack is about, None for none.

        On the stack it is the first item from the top that has a card and is about one zone.
        """
        asked = self.question
        if asked.card is not None and asked.zone is not None:
            return Attack(asked.card, asked.zone)
        for item in reversed(self.view.stack):
            if item.card is not None and len(item.zones) == 1:
                return Attack(item.card, item.zones[0])
        return None

    def reached(self) -> frozenset[int]:
        """Numbers of the zones the cursor's card connects to."""
        card = self.card_at(self.cursor)
        return frozenset(card.face.reaches) if card is not None and card.face is not None else frozenset()

    @property
    def lane(self) -> int | None:
        """The column where the open attack crosses the line between the sides, from 0; None for none."""
        ends = self._ends_of_attack()
        if ends is None:
            return None
        places = {self._column(name) for name in ends}
        column, _ = places.pop()
        return None if places or column < 0 else column

    @property
    def lane_row(self) -> Row | None:
        """The row of the attacking card while an attack is open."""
        ends = self._ends_of_attack()
        return None if ends is None else next((row for row in self.rows if ends[0] in self.zones_in(row)), None)

    @property
    def attack_goes_down(self) -> bool:
        """Whether the open attack is drawn from the top to the bottom."""
        ends = self._ends_of_attack()
        return ends is not None and self.view.zones[ends[0]].seat == self.far

    def across(self, number: int) -> str:
        """The other end of an attack without a lane, such as ``to 2C1`` for the zone of the attacking card.

        Args:
            number: the zone that says it; a zone that is no end of such an attack says nothing.
        """
        ends = self._ends()
        if ends is None or self.lane is not None:
            return ""
        source, aim = ends
        to, come = f"to {place_words(self.layout, aim)}", f"from {place_words(self.layout, source)}"
        numbers = {self.view.zones[source].id: to, self.view.zones[aim].id: come}
        return numbers.get(number, "")

    def _ends_of_attack(self) -> tuple[str, str] | None:
        """Names of the zones of the attacking card and of what it attacks, if they belong to different seats."""
        ends = self._ends()
        zones = self.view.zones
        return None if ends is None or zones[ends[0]].seat == zones[ends[1]].seat else ends

    def _ends(self) -> tuple[str, str] | None:
        """Names of the zones of the attacking card and of what it attacks; None if it attacks its own zone."""
        attack = self.attack
        if attack is None:
            return None
        zones = self.view.zones.values()
        source = next((zone for zone in zones if any(card.id == attack.card for card in zone.cards)), None)
        aim = next((zone for zone in zones if zone.id == attack.zone), None)
        if source is None or aim is None or source is aim:
            return None
        return source.name, aim.name

    def _column(self, name: str) -> tuple[int, int]:
        """Where a zone is in its row as drawn, -1 for a zone that is in none, and how many zones the row has."""
        rows = (self.zones_in(row) for row in self.rows)
        return next(((list(names).index(name), len(names)) for names in rows if name in names), (-1, 0))

    def targets(self) -> frozenset[int]:
        """Numbers of the zones the top item of the stack targets or the question is about."""
        aimed = self.view.stack[-1].zones if self.view.stack else ()
        return frozenset(aimed) if self.question.zone is None else frozenset((*aimed, self.question.zone))


def seats_in(view: View) -> Seats:
    """Whose each name of a player or of a card in sight is; a name that both have is nobody's."""
    found: dict[str, int] = {}
    for seat, face in faces_in(view):
        found[face.name] = seat if found.get(face.name, seat) == seat else 0
    return {name: seat for name, seat in {**found, **seats_of(view.names)}.items() if seat}


def place_rows(scene: Scene) -> list[list[Spot | None]]:
    """All places of the table from top to bottom, each row from left to right.

    A place of a lane that is drawn but does not exist yet is None; it cannot be pointed at.
    """
    far, near = scene.far, scene.near
    far_hand = _hand(scene, far) if shows_hand(scene, far) else []
    near_hand = _hand(scene, near) if shows_hand(scene, near) else []
    rows = [_aside_spots(scene, far), far_hand]
    rows += [_row_spots(scene, row) for row in scene.shown_rows]
    rows += [_aside_spots(scene, near), near_hand]
    return [row for row in rows if any(row)]


def spot_rows(scene: Scene) -> list[list[Spot]]:
    """All places of the table that can be pointed at, row by row from top to bottom and left to right."""
    return [[spot for spot in row if spot is not None] for row in place_rows(scene)]


def zone_spots(scene: Scene, zone: ZoneView) -> list[Spot]:
    """The places of one zone: its top card in a slot, every card in a flowing row."""
    if is_slot(scene.layout, zone.name):
        return [Spot(zone.name, max(0, len(zone.cards) - 1))]
    return [Spot(zone.name, place) for place in range(max(1, len(zone.cards)))]


def shows_hand(scene: Scene, seat: int) -> bool:
    """Whether a seat's hand is shown open on the screen, outside the rows of the board."""
    name = scene.layout.hands[seat - 1]
    if any(name in row.zones for row in scene.layout.rows):
        return False
    return any(card.face is not None for card in scene.view.zones[name].cards)


def flow_zones(scene: Scene, row: Row) -> Sequence[ZoneView]:
    """The zones of a flowing row that are drawn, from left to right: those that hold a card or can be picked.

    The first one is drawn in any case.
    """
    zones = [scene.view.zones[name] for name in scene.zones_in(row)]
    return [zone for zone in zones if zone.cards or zone.id in scene.zones] or zones[:1]


def shown_asides(scene: Scene, seat: int) -> Sequence[ZoneView]:
    """The zones next to a seat's counts that are drawn: those that hold a card or can be picked."""
    zones = [scene.view.zones[name] for name in scene.layout.asides[seat - 1]]
    return [zone for zone in zones if zone.cards or zone.id in scene.zones]


def _row_spots(scene: Scene, row: Row) -> list[Spot | None]:
    if row.kind is RowKind.FLOW:
        return [spot for zone in flow_zones(scene, row) for spot in zone_spots(scene, zone)]
    return _spots_in(scene, scene.zones_in(row))


def _aside_spots(scene: Scene, seat: int) -> list[Spot | None]:
    return [spot for zone in shown_asides(scene, seat) for spot in zone_spots(scene, zone)]


def _hand(scene: Scene, seat: int) -> list[Spot | None]:
    return _spots_in(scene, [scene.layout.hands[seat - 1]])


def _spots_in(scene: Scene, names: Sequence[str]) -> list[Spot | None]:
    zones = [scene.view.zones.get(name) for name in names]
    return [spot for zone in zones for spot in ([None] if zone is None else zone_spots(scene, zone))]


def faces_in(view: View) -> Iterator[tuple[int, Face]]:
    """The open side of each card in sight that has a name, with its seat."""
    for zone in view.zones.values():
        for top in zone.cards:
            for card in (top, *top.under):
                if card.face is not None and card.face.name:
                    yield card.seat, card.face
