"""The state of Containment: sandboxes, sites, and what a turn and a check must remember (sections 3, 7 and 12)."""

import re
from collections.abc import Mapping

from typing_extensions import override

from cardgame_tui.engine.continuous import Effects
from cardgame_tui.engine.declared import COUNTS, carried, each_seat, kept, own_zones, part, passing, worked_out
from cardgame_tui.engine.duel import SEATS, Duel, Start, other
from cardgame_tui.engine.zone import Sight, Zone
from rulesets.containment.cards.printed import SANDBOX_CLASSES, ContainmentPrinted
from rulesets.containment.cards.program import Ability
from rulesets.containment.cards.sentences import OnStack
from rulesets.containment.options import ContainmentOptions
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.items import ContainmentItem, KBatch
from rulesets.containment.state.sandbox import Sandbox

FRAMES = 6
"""Frames of a site that the board shows; more are made when they are needed (CT-8)."""
LAST_FRAME = 99
"""Last frame that can be named: names have at most two digits."""
PILES = ("tale", "personnel", "decommissioned", "outside")
"""A seat's zones other than its sandboxes and frames (CT-7); a face-down card in one is seen by its owner."""
_PILE_NUMBERS = {
    (seat, kind): seat * len(SANDBOX_CLASSES) + (seat - 1) * len(PILES) + place
    for seat in SEATS
    for place, kind in enumerate(PILES)
}
BEFORE_THE_GAME = "setup"
"""The phase of everything before the game (CT-43)."""
READY = "ready"
"""The phase after step 5 and before the game-start phase (CT-50)."""


class ContainmentDuel(Duel[ContainmentCard, ContainmentOptions, ContainmentItem]):
    """One moment of a duel of Containment. ``turn`` is 0 before the first turn.

    Attributes:
        plays: the Tales and Incidents of the card set that can be activated on an empty stack; any face-down card
            in a Tale zone may be one of them.
        incidents: the Incidents among them.
    """

    experiment: bool = kept(
        lambda options: options.experiment_phase, "whether the experiment phase is used (CT-44)"
    )
    nk_threshold: int = kept(
        lambda options: options.nk_threshold if options.nk_scenario else 0,
        "the threshold of the NK scenario, 0 if it is not used (CT-109)",
        within=range(100),
    )
    limit: int = kept(lambda options: options.xk_limit, "the XK limit without effects (CT-107)", listed=False)
    canons: set[int] = kept(set(), "numbers of the accepted Canons (CT-33)", listed=False)
    regular = kept(1, "the seat whose turn came last by alternation (CT-62)", within=SEATS)
    extra: list[int] = kept([], "the seats with an extra turn to come, the next one last (CT-62)", within=SEATS)
    experimented = kept(False, "whether this experiment phase has had its experiment (CT-58)")
    breached_onto: set[int] = kept(set(), "seats onto whose site an object was breached this turn", within=SEATS)
    damaged: set[int] = kept(set(), "seats whose sandboxes were damaged this turn", within=SEATS)
    effects: "Effects[ContainmentDuel, ContainmentCard]" = part(Effects, "continuous results in force (CT-88)")
    zk: list[int] = passing(
        [], "seats with a ZK event since the last check, each as often as it happened (CT-108)",
        lost="a ZK event would be lost",
    )  # fmt: skip
    crowded: list[int] = passing(
        [], "seats on whose site no frame was free since the last check (`site_frames`)",
        lost="an NK event would be lost",
    )  # fmt: skip
    seen: dict[int, dict[int, tuple[int, int]]] = each_seat(
        {}, "what lay on the site at the last check: by card its stay and its cost (CT-107)", listed=False,
        digest=lambda duel: [_costs_seen(duel.seen[seat]) for seat in SEATS],
    )  # fmt: skip
    seen_limit: dict[int, int] = each_seat(
        lambda options: options.xk_limit, "the XK limit at the last check (CT-107)", listed=False
    )
    changes = carried(0, "counts what a check may look at")
    checked = carried((-1, -1), "`changes` and the version of the effects at the last check")
    unasked = kept(
        0, "resolutions and turns in a row in which nobody chose, or could choose, anything (CT-78)", within=COUNTS
    )
    stood: set[object] = carried(set(), "positions after such resolutions and turns")
    chosen = kept(False, "whether anybody chose anything but to pass, or rolled a die, in this turn (CT-125)")
    quiet = kept(0, "turns in a row in which nobody chose anything but to pass (CT-125)", within=COUNTS)
    sandboxes: dict[int, list[Sandbox]] = own_zones("the Safe, Euclid and Keter sandbox")
    frames: dict[int, list[Zone[ContainmentCard]]] = own_zones("the frames of the site")
    sites: dict[int, list[ContainmentCard] | None] = worked_out({1: None, 2: None}, "what `site` has found")
    workers: dict[int, list[ContainmentCard] | None] = worked_out({1: None, 2: None}, "what `working` has found")
    able: dict[int, list[tuple[ContainmentCard, Ability]] | None] = worked_out(
        {1: None, 2: None}, "what `abilities` found"
    )
    plays: tuple[ContainmentPrinted, ...] = carried((), "cards that can be activated on an empty stack")
    incidents: tuple[ContainmentPrinted, ...] = carried((), "the Incidents among them")

    def __init__(self, start: Start[ContainmentOptions]) -> None:
        super().__init__(start)
        cards = self.start.cards.values()
        self.plays = tuple([card for card in cards if isinstance(card, ContainmentPrinted) and _begins(card)])
        self.incidents = tuple([card for card in self.plays if card.kind == "incident"])
        self._lay_out()

    @override
    def change_options(self, options: ContainmentOptions) -> None:
        super().change_options(options)
        self.checked = (-1, -1)  # the next check looks again, such as at another XK limit

    def _lay_out(self) -> None:
        inside = Sight.OWNER if self.options.peek_own_sandboxes else Sight.NOBODY
        for seat in SEATS:
            for of_class, base in zip(SANDBOX_CLASSES, self.options.protections(), strict=True):
                sandbox = self.add_zone(f"seat{seat}.{of_class.lower()}", seat, "sandbox", inside, Sandbox)
                sandbox.of_class = of_class
                sandbox.restrengthen(base)
                self.sandboxes[seat].append(sandbox)
            for pile in PILES:
                self.add_zone(f"seat{seat}.{pile}", seat, pile, Sight.ALL)
        for number in range(1, FRAMES + 1):
            for seat in SEATS:
                self.frame(seat, number)

    def pile(self, seat: int, kind: str) -> Zone[ContainmentCard]:
        """A zone of a seat: ``tale``, ``personnel``, ``decommissioned`` or ``outside``."""
        return self.zones[_PILE_NUMBERS[seat, kind]]

    def sandbox(self, seat: int, of_class: str) -> Sandbox:
        """A sandbox of a seat by its class, such as ``Safe`` (CT-10)."""
        return self.sandboxes[seat][SANDBOX_CLASSES.index(of_class)]

    def home_of(self, card: ContainmentCard) -> Zone[ContainmentCard]:
        """The zone in which a card of a deck starts (CT-10 to CT-15)."""
        printed = card.printed
        if printed.sandbox:
            return self.sandbox(card.owner, printed.sandbox)
        kind = "tale" if printed.plays else "personnel" if printed.kind == "personnel" else "outside"
        return self.pile(card.owner, kind)

    def frame(self, seat: int, number: int) -> Zone[ContainmentCard]:
        """A frame of a site by its number; the site grows up to it (CT-8)."""
        frames = self.frames[seat]
        while len(frames) < number:
            frames.append(self.add_zone(f"{seat}f{len(frames) + 1}", seat, "frame", Sight.ALL))
        return frames[number - 1]

    @property
    def last_frame(self) -> int:
        """The last frame that a site may have (`site_frames`, CT-8)."""
        return FRAMES if self.options.site_frames == "hard6" else LAST_FRAME

    def free_frame(self, seat: int) -> Zone[ContainmentCard] | None:
        """The lowest free frame of a site; None on a crowded site under `site_frames` = ``hard6`` (CT-8)."""
        for frame in self.frames[seat]:
            if not frame.cards:
                return frame
        return None if self.options.site_frames == "hard6" else self.frame(seat, len(self.frames[seat]) + 1)

    def site(self, seat: int) -> list[ContainmentCard]:
        """The objects that a seat controls, lowest frame first (CT-9); do not change the list."""
        objects = self.sites[seat]
        if objects is None:
            objects = [card for frame in self.frames[seat] for card in frame.cards if card.face_up]
            self.sites[seat] = objects
        return objects

    def working(self, seat: int) -> list[ContainmentCard]:
        """The cards of a seat in their working zones: objects on its site, and its personnel (CT-81).

        Do not change the list.
        """
        workers = self.workers[seat]
        if workers is None:
            workers = self.site(seat) + [card for card in self.pile(seat, "personnel").cards if card.face_up]
            self.workers[seat] = workers
        return workers

    def abilities(self, seat: int) -> list[tuple[ContainmentCard, Ability]]:
        """The activated effects of the cards in a seat's working zones (CT-79); do not change the list."""
        usable = self.able[seat]
        if usable is None:
            usable = [(card, each) for card in self.working(seat) for each in card.printed.program.activated]
            self.able[seat] = usable
        return usable

    def objects(self) -> list[ContainmentCard]:
        """The objects on both sites, first those of the seat that comes first (CT-18)."""
        return [card for seat in self.in_order() for card in self.site(seat)]

    def in_order(self) -> tuple[int, int]:
        """Both seats, the turn player first, in the game-start phase the first player (CT-56)."""
        return self.active, other(self.active)

    @property
    def turn_player(self) -> int:
        """Whose turn it is; 0 in the game-start phase and before the game (CT-56)."""
        return self.active if self.turn else 0

    @property
    def in_game(self) -> bool:
        """Whether the game proper has begun (CT-50)."""
        return self.phase != BEFORE_THE_GAME

    def batches(self) -> list[KBatch]:
        """The batches of K-class scenarios on the stack, the lowest first (CT-111)."""
        return [item for item in self.stack if isinstance(item, KBatch)]

    def stays(self, old: Zone | None, new: Zone) -> bool:
        """Whether a card that moves is the same thing: only between sites (CT-19)."""
        return old is not None and old.kind == new.kind == "frame"

    def look_different(self) -> None:
        """Forget what was found on the sites: objects came, left or were turned up."""
        self.changes += 1
        self.sites[1] = self.sites[2] = None
        self.workers[1] = self.workers[2] = None
        self.able[1] = self.able[2] = None

    def add_card(self, card: ContainmentCard, zone: Zone) -> ContainmentCard:
        """Put a newly made card on top of a zone."""
        self.look_different()
        return super().add_card(card, zone)

    def move(self, card: ContainmentCard, zone: Zone, *, bottom: bool = False) -> None:
        """Move a card, which may change what a check looks at (CT-107)."""
        self.look_different()
        super().move(card, zone, bottom=bottom)

    def remove(self, card: ContainmentCard) -> None:
        """Take a token out of the game (CT-34)."""
        self.look_different()
        super().remove(card)


def _costs_seen(cards: Mapping[int, tuple[int, int]]) -> list[tuple[int, int]]:
    """What `ContainmentDuel.seen` has of a seat without the running numbers of stays."""
    return sorted((card, cost) for card, (_, cost) in cards.items())


def _begins(printed: ContainmentPrinted) -> bool:
    """Whether a card can be activated on an empty stack, all else aside."""
    return printed.plays and not any([isinstance(each, OnStack) for each in printed.program.conditions])


def frame_number(seat: int, name: str) -> int:
    """The number of a frame such as ``1f3``, 0 when it is no frame of the seat's site (CT-8)."""
    match = re.fullmatch(rf"{seat}f([1-9][0-9]?)", name)
    return int(match[1]) if match else 0
