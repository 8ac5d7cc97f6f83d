"""The state of Grand Archive: the zones of both players, and what a turn, a check and a combat must remember."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from typing_extensions import override

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.continuous import EFFECTS, Effects
from cardgame_tui.engine.declared import COUNTS, carried, each_seat, kept, part, passing, worked_out
from cardgame_tui.engine.duel import SEATS, Duel, Start, other
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.zone import Sight, Zone
from rulesets.grand_archive.cards.statics.abilities import TopRevealed
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.state.card import FIELD, ArchiveCard, controller_of
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.delayed import Delayed
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.prevention import Prevention
from rulesets.grand_archive.state.shifts import Shift, sees_moves
from rulesets.grand_archive.state.side import KINDS, SIGHTS, ArchiveZone, Side

if TYPE_CHECKING:
    from cardgame_tui.text.abilities import Static
    from rulesets.grand_archive.cards.printed import ArchivePrinted
    from rulesets.grand_archive.state.characteristics import Traits
    from rulesets.grand_archive.state.findings import Asked, Findings
    from rulesets.grand_archive.state.ruled import InForce

BETWEEN = "between"
"""The phase word between two turns, where nothing happens (GA-84)."""
OBJECTS = "objects"
"""The word for objects and cards in an Intent that come, go or become something else; `touched` says which."""
NEWS_OF_ZONE: Mapping[str, str] = MappingProxyType(
    {
        "units": OBJECTS, "things": OBJECTS, "domains": OBJECTS, "intent": OBJECTS, "loaded": "field",
        "lineage": "lineage", "hand": "hand", "memory": "memory", "graveyard": "graveyard", "mastery": "field",
        "deck": "deck", "material": "material", "banishment": "banishment", "stack": "",
    }
)  # fmt: skip
"""What kind of change a card that comes or goes makes, by the kind of the zone; empty where nothing reads it."""
SPECIAL = frozenset({"banishment", "deck"})
"""The kinds of zones in which some cards are seen by others than by those who see the rest (GA-15, GA-28)."""
ALWAYS_READ = frozenset({OBJECTS, "field", "counters", "lineage", EFFECTS})
"""The kinds of changes after which characteristics are worked out again in every position."""
CHECKED_AT_ONCE = frozenset({"damage", "player"})
"""The kinds of changes after which a check looks at all objects, although their characteristics are the same."""


class ArchiveDuel(Duel[ArchiveCard, ArchiveOptions, ArchiveItem]):
    """One moment of a duel of Grand Archive.

    Attributes:
        sides: the zones of each seat.
        field_of_effects: the stack as a zone, for the cards on it (GA-23).
        news: the kinds of changes since characteristics were last worked out that can matter to them.
    """

    effects: "Effects[ArchiveDuel, ArchiveCard]" = part(Effects, "continuous effects in force (GA-193)")
    combat: Combat | None = passing(
        None, "the combat (GA-146)", lost="a combat ends within its turn",
        digest=lambda duel: duel.combat and duel.combat.state(),
    )  # fmt: skip
    delayed: list[Delayed] = kept(
        [], "delayed triggers (GA-179)", listed=False, digest=lambda duel: [each.state() for each in duel.delayed]
    )
    preventions: list[Prevention] = kept(
        [], "damage that will be prevented (GA-222)", listed=False,
        digest=lambda duel: [each.state() for each in duel.preventions],
    )  # fmt: skip
    attempted: set[tuple[int, int]] = kept(
        set(), "objects by number and stay with which an attack was attempted this turn (GA-91)", listed=False,
        digest=lambda duel: sorted([card for card, _ in duel.attempted]),
    )  # fmt: skip
    turns = each_seat(0, "how many turns the seat has begun; 1 in its first", listed=False)
    had_champion: set[int] = kept(set(), "seats that have had a champion (GA-78)", listed=False)
    failed_draws: set[int] = passing(
        set(), "seats that could not draw a card since the last check (GA-232)", lost="a failed draw would be lost"
    )
    verdicts: set[str] = passing(
        set(), "how an effect ends the game at the next check: `wins 1`, `loses 2` or `draw` (GA-268)",
        lost="the end of a game would be lost",
    )  # fmt: skip
    activated: dict[int, dict[str, int]] = each_seat(
        {}, "how many cards of each type, supertype, subtype and element it has activated this turn"
    )
    deeds: dict[int, list[tuple[str, frozenset[str]]]] = each_seat(
        [], "what it has done this turn, and with cards of which words", listed=False,
        digest=lambda duel: [sorted((deed, *sorted(words)) for deed, words in duel.deeds[seat]) for seat in SEATS],
    )  # fmt: skip
    empower = each_seat(0, "how much its next Spell of this turn is empowered (GA-308)", within=COUNTS)
    shifts: list[Shift] = carried(
        [], "cards that have changed zones and that no ability has looked at yet (GA-358)"
    )
    agility: dict[int, list[int]] = each_seat(
        [], "the Agility it was given this turn, one number for each (GA-317)", within=COUNTS[1:]
    )
    skips: dict[int, dict[str, int]] = each_seat(
        {}, "how many phases of each kind it will skip (GA-278)", listed=False
    )
    materialized = kept(0, "how many normal materializations this turn has had (GA-107)", within=COUNTS)
    withered = kept(False, "whether the wither trigger of this turn has been dealt with (GA-249)")
    distorted: bool = kept(lambda options: options.time_distorted, "whether time is distorted (GA-201)")
    ending = passing(
        "", "what an effect ends: `combat`, `phase` or `turn`; empty for nothing (GA-275)",
        lost="an end of a phase would be lost",
    )  # fmt: skip
    borrowed: list[tuple[int, int, str]] = kept(
        [], "objects whose control changed: number, the seat to which it returns, and the moment (GA-210)",
        listed=False,
    )  # fmt: skip
    struck: dict[int, set[tuple[int, int]]] = each_seat(
        set(), "what its champion has dealt combat damage to this turn: objects by number and stay", listed=False,
        digest=lambda duel: [sorted({card for card, _ in duel.struck[seat]}) for seat in SEATS],
    )  # fmt: skip
    known: dict[tuple[int, int], Known] = carried(
        {}, "what objects that have left in this turn were, by number and stay (GA-34)"
    )

    dealt = carried(0, "how many cards the decks have; those made later have higher numbers")
    retyped = carried(False, "whether an effect has ever changed types, so that rows of the field must follow")
    watches_moves = carried(False, "whether a card of the card set waits for cards that change zones")
    began_distorted = worked_out(False, "whether time was distorted as this turn began")
    unanswered = worked_out(0, "triggers that have resolved since a player did more than pass (GA-343)")
    changes = worked_out(0, "counts the changes of the game state")
    settled = worked_out(-1, "`changes` at the last state-based check")
    checked: "dict[int, Traits] | None" = worked_out(
        None, "the characteristics with which that check looked at all objects; None if it must look again"
    )
    touched: "list[tuple[ArchiveCard, ArchivePrinted, int]]" = worked_out(
        [], "what came, went or became something else since then, with its printed side and its seat"
    )
    worked: "dict[int, Traits]" = worked_out({}, "characteristics by card number as they were last worked out")
    worked_from: set[str] = worked_out({*ALWAYS_READ}, "the changes after which they are worked out again")
    entangled = worked_out(True, "whether they depend on which other objects there are")
    asked: "Asked" = worked_out({}, "conditions that they depend on too, with their answers then")
    found: "dict[int, Findings | None]" = worked_out({1: None, 2: None}, "what `finding` remembers of each seat")
    ruling: "dict[type[Static], list[InForce[Any]]] | None" = worked_out(
        None, "static abilities and rules for a while by form, until characteristics are worked out again"
    )
    elsewhere: "tuple[str, ...] | None" = carried(
        None, "kinds of zones from which texts of the card set let cards be activated; None if not worked out"
    )
    used_from: "tuple[str, ...] | None" = carried(
        None, "kinds of zones from which abilities of cards of the card set are used; None if not worked out"
    )

    def __init__(self, start: Start[ArchiveOptions]) -> None:
        super().__init__(start)
        self.sides: dict[int, Side] = {seat: self._lay_out(seat) for seat in SEATS}
        self.field_of_effects: ArchiveZone = self.add_zone("stack", 0, "stack", Sight.ALL)
        self.news = self.effects.news
        self.watches_moves = any([sees_moves(each) for each in start.cards.values()])

    def copy_rest(self, twin: Self) -> None:
        """Give a copy its zones by name, and the news of its own effects."""
        twin.sides = {seat: side.clone(twin.zones) for seat, side in self.sides.items()}
        twin.field_of_effects = twin.zones[self.field_of_effects.id]
        twin.news = twin.effects.news

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

    @override
    def change_options(self, options: ArchiveOptions) -> None:
        super().change_options(options)
        for kind in ALWAYS_READ:
            self.changed(kind)
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
            if self.watches_moves and old is not None:
                self.shifts.append(Shift(card.id, card.visit, old.kind, old.seat, zone.kind, zone.seat))

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
