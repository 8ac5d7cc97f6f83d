"""The state of Grand Archive: the zones of both players, and what a turn, a check and a combat must remember."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Self

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.continuous import EFFECTS, Effects
from cardgame_tui.engine.duel import SEATS, Duel, Start, other
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Sight, Zone
from rulesets.grand_archive.cards.statics import TopRevealed
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.state.card import FIELD, ArchiveCard, ArchiveTarget, controller_of
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.delayed import Delayed
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.prevention import Prevention
from rulesets.grand_archive.state.side import KINDS, SIGHTS, ArchiveZone, Side

if TYPE_CHECKING:
    from cardgame_tui.text.abilities import Static
    from rulesets.grand_archive.cards.printed import ArchivePrinted
    from rulesets.grand_archive.state.finding import Findings
    from rulesets.grand_archive.state.layers.conditions import Asked
    from rulesets.grand_archive.state.traits import Traits

BETWEEN = "between"
"""The phase word between two turns, where nothing happens (GA-84)."""
OBJECTS = "objects"
"""The word for objects and cards in an Intent that come, go or become something else; `touched` says which."""
NEWS_OF_ZONE: Mapping[str, str] = MappingProxyType(
    {
        "units": OBJECTS, "things": OBJECTS, "domains": OBJECTS, "intent": OBJECTS, "loaded": "field",
        "lineage": "lineage", "hand": "hand", "memory": "memory", "graveyard": "graveyard", "mastery": "field",
        "deck": "", "material": "", "banishment": "", "stack": "",
    }
)  # fmt: skip
"""What kind of change a card that comes or goes makes, by the kind of the zone; empty where nothing reads it."""
SPECIAL = frozenset({"banishment", "deck"})
"""The kinds of zones in which some cards are seen by others than by those who see the rest (GA-15, GA-28)."""
ALWAYS_READ = frozenset({OBJECTS, "field", "counters", "lineage", EFFECTS})
"""The kinds of changes after which characteristics are worked out again in every position."""
CHECKED_AT_ONCE = frozenset({"damage", "player"})
"""The kinds of changes after which a check looks at all objects, although their characteristics are the same."""


class ArchiveDuel(Duel[ArchiveCard, ArchiveOptions, Item]):
    """One moment of a duel of Grand Archive.

    Attributes:
        sides: the zones of each seat.
        field_of_effects: the stack as a zone, for the cards on it (GA-23).
        effects: continuous effects in force (GA-193).
        combat: the combat, None outside one and between turns.
        preventions: damage that will be prevented (GA-222).
        attempted: objects by number and stay with which an attack was attempted this turn (GA-91).
        delayed: delayed triggers (GA-179).
        dealt: how many cards the decks have; those made later have higher numbers. Not part of `state`.
        turns: how many turns each seat has begun; 1 in its first.
        had_champion: seats that have had a champion (GA-78).
        failed_draws: seats that could not draw a card since the last check (GA-232).
        verdicts: how an effect ends the game at the next check: ``wins 1``, ``loses 2`` or ``draw`` (GA-268).
        activated: per seat, how many cards of each type and subtype it has activated this turn.
        empower: per seat, how much the next Spell card of this turn is empowered (GA-308).
        agility: per seat, the Agility it was given until clean-up, one number for each (GA-317).
        skips: per seat, how many phases of each kind it will skip (GA-278).
        materialized: how many normal materializations this turn has had (GA-107).
        withered: whether the wither trigger of this turn has been dealt with (GA-249).
        struck: what each seat's champion has dealt combat damage to this turn: objects by number and stay.
        borrowed: objects whose control changed for a time: number, the seat to which control returns, and the
            moment (GA-210).
        distorted: whether time is distorted (GA-201).
        retyped: whether an effect has ever changed types, so that rows of the field must follow them; not part of
            `state`.
        ending: what an effect ends: ``combat``, ``phase`` or ``turn``; empty for nothing (GA-275).
        unanswered: how many triggers have resolved in this phase since a player did more than pass (GA-343); not
            part of `state`.
        settled: `changes` at the last state-based check; not part of `state`.
        checked: the characteristics with which that check looked at all objects; None if damage was dealt or
            something else has happened since that does not change them. Not part of `state`.
        changes: counts the changes of the game state; not part of `state`.
        news: those kinds of changes since characteristics were last worked out that can matter to them; not part
            of `state`.
        touched: what came, went or became something else since then, with what was printed on it at that moment
            and the seat on whose side it was; not part of `state`.
        worked: characteristics by card number as they were last worked out; not part of `state`.
        worked_from: the kinds of changes after which they are always worked out again; not part of `state`.
        entangled: whether they depend on which other objects there are; not part of `state`.
        asked: conditions that they depend on too, with their answers then; not part of `state`.
        found: what `finding` remembers of each seat until characteristics are worked out again or its own objects
            come and go; not part of `state`.
        ruling: what has static abilities of a form, remembered until characteristics are worked out again; not
            part of `state`.
        known: what objects that have left were, by number and stay (GA-34). Empty between turns; not part of
            `state`.
    """

    def __init__(self, start: Start[ArchiveOptions]) -> None:
        super().__init__(start)
        self.sides: dict[int, Side] = {seat: self._lay_out(seat) for seat in SEATS}
        self.field_of_effects: ArchiveZone = self.add_zone("stack", 0, "stack", Sight.ALL)
        self.news = {EFFECTS}
        self.effects: Effects[ArchiveDuel, ArchiveCard] = Effects(self.news)
        self.combat: Combat | None = None
        self.preventions: list[Prevention] = []
        self.attempted: set[tuple[int, int]] = set()
        self.delayed: list[Delayed] = []
        self.dealt = 0
        self.turns = dict.fromkeys(SEATS, 0)
        self.had_champion: set[int] = set()
        self.failed_draws: set[int] = set()
        self.verdicts: set[str] = set()
        self.activated: dict[int, dict[str, int]] = {seat: {} for seat in SEATS}
        self.empower = dict.fromkeys(SEATS, 0)
        self.agility: dict[int, list[int]] = {seat: [] for seat in SEATS}
        self.skips: dict[int, dict[str, int]] = {seat: {} for seat in SEATS}
        self.materialized = 0
        self.withered = False
        self.struck: dict[int, set[tuple[int, int]]] = {seat: set() for seat in SEATS}
        self.borrowed: list[tuple[int, int, str]] = []
        self.distorted = self.options.time_distorted
        self.retyped = False
        self.ending = ""
        self.unanswered = 0
        self.settled = -1
        self.checked: dict[int, Traits] | None = None
        self.changes = 0
        self.touched: list[tuple[ArchiveCard, ArchivePrinted, int]] = []
        self.worked: dict[int, Traits] = {}
        self.worked_from = set(ALWAYS_READ)
        self.entangled = True
        self.asked: Asked = {}
        self.found: dict[int, Findings | None] = dict.fromkeys(SEATS)
        self.ruling: dict[type[Static], list[ArchiveCard]] | None = None
        self.known: dict[tuple[int, int], Known] = {}

    def _lay_out(self, seat: int) -> Side:
        zones = [self.add_zone(f"seat{seat}.{kind}", seat, kind, SIGHTS.get(kind, Sight.ALL)) for kind in KINDS]
        return Side(*zones)

    def pile(self, seat: int, kind: str) -> ArchiveZone:
        """A zone of a seat by its kind, such as ``hand``."""
        zone: ArchiveZone = getattr(self.sides[seat], kind)
        return zone

    def objects(self) -> list[ArchiveCard]:
        """All objects on the field, those of the turn player first."""
        return self.sides[self.active].field() + self.sides[other(self.active)].field()

    def champion(self, seat: int) -> ArchiveCard | None:
        """The champion a seat controls; None before its first turn, or when it has none (GA-269)."""
        for card in self.sides[seat].units.cards:
            if card.printed.kind == "champion":
                return card
        return None

    def lineage(self, card: ArchiveCard) -> list[ArchiveCard]:
        """The lineage of a champion, the top card last; empty for other objects (GA-25)."""
        cards = self.sides[controller_of(card)].lineage.cards
        return [each for each in cards if each.host == card.id] if cards else []

    def loaded(self, card: ArchiveCard) -> list[ArchiveCard]:
        """The cards that are loaded into an object (GA-26)."""
        cards = self.sides[controller_of(card)].loaded.cards
        return [each for each in cards if each.host == card.id] if cards else []

    def mastery(self, seat: int) -> ArchiveCard | None:
        """The mastery of a seat, if it has one (GA-251)."""
        cards = [each for each in self.sides[seat].mastery.cards if each.printed.kind == "mastery"]
        return cards[0] if cards else None

    def statuses(self, seat: int) -> list[ArchiveCard]:
        """The statuses of a seat, the oldest first (GA-252)."""
        return [each for each in self.sides[seat].mastery.cards if each.printed.kind == "status"]

    def under(self, card: ArchiveCard) -> list[ArchiveCard]:
        """The cards under an object: its inner lineage and what is loaded into it (GA-25, GA-26)."""
        return self.lineage(card)[:-1] + self.loaded(card)

    def influence(self, seat: int) -> int:
        """The number of cards in hand and memory (GA-19)."""
        side = self.sides[seat]
        return len(side.hand.cards) + len(side.memory.cards)

    def in_order(self) -> tuple[int, int]:
        """Both seats in turn order, the turn player first (GA-3)."""
        return self.active, other(self.active)

    def changed(self, kind: str) -> None:
        """Remember that the game state has changed, for checks and for characteristics that read that kind.

        Args:
            kind: ``field`` for objects that become something else and cards that are loaded, ``rested`` for rest
                and waking up, ``combat`` for its roles, ``counters`` for those that change characteristics or give
                an ability, ``markers`` for all others, or ``damage``, ``memory``, ``hand``, ``graveyard``,
                ``lineage``, ``player`` or ``turn``. For objects that come and go there is
                `object_changed`.
        """
        self.changes += 1
        if kind in self.worked_from or kind in self.asked:
            self.news.add(kind)
        if kind in CHECKED_AT_ONCE:
            self.checked = None

    def object_changed(self, card: ArchiveCard) -> None:
        """Remember that an object, or a card that is none, comes, goes or becomes something else."""
        if card.zone is None:
            self.changed("field")
        else:
            self._moved(card, card.zone)

    def stays(self, old: Zone | None, new: Zone) -> bool:
        """Whether a card that moves is still the same thing: only within the field (GA-12, GA-209)."""
        return old is not None and old.kind in FIELD and new.kind in FIELD

    def sees(self, seat: int, card: Card) -> bool:
        """Whether a seat may see the face of a card; seat 0 is the public (GA-15, GA-28)."""
        zone = card.zone
        if zone is None or zone.kind not in SPECIAL or not self._is_special(card, zone):
            return super().sees(seat, card)
        sight = self.sight(card)
        return bool(sight & seat) if seat else sight == PUBLIC

    def sight(self, card: Card) -> int:
        """Which seats see the face of a card; so does everybody the open top card of a deck (GA-15, GA-28)."""
        zone = card.zone
        if zone is None or zone.kind not in SPECIAL or not self._is_special(card, zone):
            return super().sight(card)
        if card.face_up or not isinstance(card, ArchiveCard):
            return PUBLIC
        return card.seen_by | self.shown.get(card.id, 0)

    def _is_special(self, card: Card, zone: Zone) -> bool:
        """Whether a card is face-down in its banishment, or the open top card of its deck."""
        if zone.kind == "banishment":
            return not card.face_up
        if zone.cards[-1] is not card:
            return False
        return any([TopRevealed in each.printed.program.forms for each in self.sides[zone.seat].field()])

    def add_card(self, card: ArchiveCard, zone: Zone) -> ArchiveCard:
        """Put a newly made card on top of a zone."""
        self._moved(card, zone)
        return super().add_card(card, zone)

    def move(self, card: ArchiveCard, zone: Zone, *, bottom: bool = False) -> None:
        """Move a card; one that is a new thing then has no counters and no states (GA-12)."""
        old, visit = card.zone, card.visit
        if old is not None:
            self._moved(card, old)
        self._moved(card, zone)
        super().move(card, zone, bottom=bottom)
        if card.visit != visit:
            card.reset()

    def remove(self, card: ArchiveCard) -> None:
        """Take a token or the object of a champion out of the game."""
        if card.zone is not None:
            self._moved(card, card.zone)
        super().remove(card)
        card.reset()

    def _moved(self, card: ArchiveCard, zone: Zone) -> None:
        self.changes += 1
        kind = NEWS_OF_ZONE[zone.kind]
        if kind is OBJECTS:
            self.touched.append((card, card.printed, zone.seat))
        if kind in self.worked_from or kind in self.asked:
            self.news.add(kind)

    def faces_exchanged(self) -> None:
        """Drop the characteristics that were worked out for hidden cards."""
        self.worked = {}
        self.news.add("field")

    def before_phase(self, phase: str) -> None:
        """A copy knows nothing of what has left the field, so it is made only where nothing of it counts."""
        if not self.known:
            super().before_phase(phase)

    def clone(self) -> Self:
        """Copy the duel between two turns."""
        assert self.combat is None, "a combat ends within its turn"
        assert not self.failed_draws, "a failed draw would be lost"
        assert not self.verdicts, "the end of a game would be lost"
        assert not self.known, "what is last known is for one turn"
        assert not self.ending, "an end of a phase would be lost"
        twin = super().clone()
        twin.sides = {seat: side.clone(twin.zones) for seat, side in self.sides.items()}
        twin.field_of_effects = twin.zones[self.field_of_effects.id]
        twin.news = {EFFECTS}
        twin.effects = self.effects.clone(twin.news)
        twin.combat = None
        twin.preventions = list(self.preventions)
        twin.attempted = set(self.attempted)
        twin.delayed = list(self.delayed)
        twin.dealt = self.dealt
        twin.turns = dict(self.turns)
        twin.had_champion = set(self.had_champion)
        twin.failed_draws = set()
        twin.verdicts = set()
        twin.activated = {seat: dict(counts) for seat, counts in self.activated.items()}
        twin.empower = dict(self.empower)
        twin.agility = {seat: list(amounts) for seat, amounts in self.agility.items()}
        twin.skips = {seat: dict(counts) for seat, counts in self.skips.items()}
        twin.materialized = self.materialized
        twin.withered = self.withered
        twin.struck = {seat: set(found) for seat, found in self.struck.items()}
        twin.borrowed = list(self.borrowed)
        twin.distorted = self.distorted
        twin.retyped = self.retyped
        twin.ending = ""
        twin.unanswered = 0
        twin.settled = -1
        twin.checked = None
        twin.changes = 0
        twin.touched = []
        twin.worked = {}
        twin.worked_from = set(ALWAYS_READ)
        twin.entangled = True
        twin.asked = {}
        twin.found = dict.fromkeys(SEATS)
        twin.ruling = None
        twin.known = {}
        for card, copy in zip(self.cards, twin.cards, strict=True):
            copy.linked = _in_clone(twin, card.linked)
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything that can change."""
        return (
            *super().state(),
            self.effects.state(),
            None if self.combat is None else self.combat.state(),
            [each.state() for each in self.delayed],
            [each.state() for each in self.preventions],
            sorted([card for card, _ in self.attempted]),
            sorted(self.turns.items()),
            (sorted(self.had_champion), sorted(self.failed_draws), sorted(self.verdicts)),
            [sorted(self.activated[seat].items()) for seat in SEATS],
            [(self.empower[seat], tuple(self.agility[seat]), sorted(self.skips[seat].items())) for seat in SEATS],
            (self.materialized, self.withered, self.distorted, self.ending),
            list(self.borrowed),
            [sorted({card for card, _ in self.struck[seat]}) for seat in SEATS],
        )


def _in_clone(twin: ArchiveDuel, link: ArchiveTarget | None) -> ArchiveTarget | None:
    return None if link is None else Target(twin.cards[link.thing.id], link.visit)
