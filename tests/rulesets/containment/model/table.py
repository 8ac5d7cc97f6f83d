"""The state of the plain model, and the values that are computed from it (sections 3, 9 and 12)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.rulesets.containment.model.cards import BY_ID, EUCLID, PILES, POOL, SAFE, Card

FOE = {1: 2, 2: 1}

Sandbox = tuple[int, str]
"""A sandbox: its owner's seat and its pile."""

Ask = Callable[[str, int, list[str]], Any]
"""Given the question, the seat and every legal answer in words, says the answer; for ``order`` a list of them."""

Chance = Callable[[str, list[str]], Any]
"""Given ``die``, or ``shuffle`` and the cards with their owner, says what chance made of it."""

DEFAULTS: dict[str, Any] = {
    "experiment_phase": False,
    "experiment_damage": 1,
    "nk_scenario": False,
    "nk_threshold": 7,
    "canon": "ask",
    "xk_limit": 7,
    "base_protection": (4, 8, 12),
    "partner": True,
    "k_uses_stack": True,
    "k_recheck": False,
    "zk_on_instruction": True,
    "cross_test_targets": "sandbox",
    "cross_test_dice": False,
    "cross_test_uses_stack": True,
    "cross_tests_per_object": 1,
    "first_turn_cross_test": True,
    "carry_over_damage": False,
    "token_is_breach": False,
    "trigger_order": "turn player",
    "priority_after_action": "opponent",
    "sandbox_order": "shuffled",
    "site_frames": "soft",
    "first_player": "dice",
    "concede_before_game": False,
    "simultaneous_result": "draw",
    "turn_limit": 300,
}
"""The options that matter to the model (section 16), in its own words."""


class GameOver(Exception):  # noqa: N818 - it is the end of a game, not an error
    """The game has ended: ``args`` are the winner, 0 for a draw, and how."""


@dataclass(eq=False, slots=True)
class Thing:
    """An object on a site. One that leaves a site is gone; the card that comes back is another thing (CT-19).

    Args:
        card: what is printed on it.
        owner: whose card or token it is.
        serial: for a token its number among all tokens, in the order of creation; 0 for a card.
        tests: cross tests declared this turn.
        used: whether its activated effect was used this turn (CT-79).
        gone: whether it has left the site.
    """

    card: Card
    owner: int
    serial: int = 0
    tests: int = 0
    used: bool = False
    gone: bool = False

    @property
    def word(self) -> str:
        """What it is called in answers."""
        return f"{self.owner} {self.card.name}" + (f" {self.serial}" if self.serial else "")


@dataclass(eq=False, slots=True)
class Lasting:
    """A continuous result on the power of an object (CT-88, CT-90).

    Args:
        thing: the object.
        amount: the plus, or the number its power becomes.
        until: when it ends: ``end phase``, ``start phase 1``, ``turn``.
        sets: whether the power becomes the amount.
    """

    thing: Thing
    amount: int
    until: str
    sets: bool = False


@dataclass(eq=False, slots=True)
class Item:
    """Something on the stack (CT-65), or a trigger that waits for it.

    Args:
        kind: ``effect``, ``trigger``, ``tale``, ``incident``, ``cross test``, ``experiment`` or ``batch``.
        seat: its controller, 0 for a batch (CT-111).
        card: the id of its card, empty without one.
        thing: the object it comes from, or that cross tests.
        sandbox: the chosen sandbox.
        chosen: the chosen object.
        item: the chosen item: a cross test, a Tale or a batch.
        components: of a batch, the seats and kinds of scenario.
        prevented: of a cross test, whether it deals no damage.
    """

    kind: str
    seat: int
    card: str = ""
    thing: Thing | None = None
    sandbox: Sandbox | None = None
    chosen: Thing | None = None
    item: "Item | None" = None
    components: set[tuple[int, str]] = field(default_factory=set)
    prevented: bool = False

    @property
    def name(self) -> str:
        """The name of its card, empty without one."""
        return BY_ID[self.card].name if self.card else ""


@dataclass(slots=True)
class Side:
    """One player's zones (CT-7); piles are written from the bottom to the top."""

    piles: dict[str, list[str]]
    protection: dict[str, int]
    base: dict[str, int]
    site: list[Thing] = field(default_factory=list)
    tales: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)
    personnel: str = ""
    personnel_used: bool = False
    decommissioned: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)


class Table:
    """A game.

    Args:
        decks: per seat the names of its cards.
        options: those that differ from `DEFAULTS`.
        ask: answers questions.
        chance: shuffles and dice.

    Attributes:
        turn: number of the turn, 0 in the game-start phase.
        active: the turn player, 0 in the game-start phase (CT-56).
        first: the first player.
        phase: ``before``, ``game start``, ``start``, ``experiment``, ``main`` or ``end``.
        fired: triggers that no check has seen yet.
        zk: the seats of recorded ZK events, and `nk` those of frames that were missing.
        seen: per seat the objects on its site and its limit at the last check.
        arrivals: the seats onto whose site an object was breached this turn.
        hit: the seats whose sandboxes have taken damage this turn.
        extra: extra turns to come, the next one last.
    """

    def __init__(self, decks: dict[int, list[str]], options: dict[str, Any], ask: Ask, chance: Chance) -> None:
        self.options = {**DEFAULTS, **options}
        self.ask_player, self.chance = ask, chance
        base = dict(zip(PILES, self.options["base_protection"], strict=True))
        self.sides = {seat: Side({pile: [] for pile in PILES}, dict(base), dict(base)) for seat in decks}
        self.decks = decks
        self.xk_limit: int = self.options["xk_limit"]
        self.nk_threshold: int = self.options["nk_threshold"] if self.options["nk_scenario"] else 0
        self.experiments = bool(self.options["experiment_phase"])
        self.turn, self.active, self.first, self.phase = 0, 0, 1, "before"
        self.stack: list[Item] = []
        self.fired: list[Item] = []
        self.lasting: list[Lasting] = []
        self.zk: set[int] = set()
        self.nk: set[int] = set()
        self.seen: dict[int, tuple[list[Thing], int]] = {1: ([], 0), 2: ([], 0)}
        self.arrivals: set[int] = set()
        self.hit: set[int] = set()
        self.extra: list[int] = []
        self.tokens = 0
        self.experimented = False

    # -- who -------------------------------------------------------------------------------------------

    @property
    def role(self) -> int:
        """The turn player; in the game-start phase the first player plays that role (CT-56)."""
        return self.active or self.first

    @property
    def order(self) -> tuple[int, int]:
        """Both seats, the turn player first."""
        return self.role, FOE[self.role]

    def ask(self, question: str, seat: int, legal: list[str]) -> str:
        """Ask a player for one answer; nobody is asked for the only one, except to pass."""
        if len(legal) == 1 and question != "priority":
            return legal[0]
        answer = self.ask_player(question, seat, legal)
        assert answer in legal, f"{answer!r} is not legal: {legal}"
        return str(answer)

    def controller(self, thing: Thing) -> int:
        """Whose site an object is on (CT-9)."""
        return next(seat for seat, side in self.sides.items() if thing in side.site)

    def things(self) -> Iterator[tuple[int, Thing]]:
        """Every object on a site with its controller."""
        for seat, side in self.sides.items():
            for thing in side.site:
                yield seat, thing

    def has(self, seat: int, card: str) -> bool:
        """Whether a card is among the objects a player controls."""
        return any(thing.card.id == card for thing in self.sides[seat].site)

    # -- values ----------------------------------------------------------------------------------------

    def power(self, thing: Thing) -> int:
        """CT-90."""
        seat, value = self.controller(thing), thing.card.power
        mine = [each for each in self.lasting if each.thing is thing]
        for each in mine:
            value = each.amount if each.sets else value
        value += sum(each.amount for each in mine if not each.sets)
        others = [each for each in self.sides[seat].site if each is not thing]
        if thing.card.id == "S06" and any(each.card.cls == SAFE for each in others):
            value += 1
        value += sum(each.card.id == "E04" for each in others)
        if thing.card.cls == EUCLID:
            value -= sum(POOL[name].id == "T03" for side in self.sides.values() for name in side.fields)
        return max(0, value)

    def limit(self, seat: int) -> int:
        """The XK limit (CT-107)."""
        raised = sum(thing.card.id == "S09" for thing in self.sides[seat].site)
        lowered = sum(thing.card.id == "K04" for thing in self.sides[FOE[seat]].site)
        return max(1, self.xk_limit + raised - lowered)

    def total(self, seat: int) -> int:
        """The cost on a site (CT-107)."""
        return sum(thing.card.cost for thing in self.sides[seat].site)

    def tests_left(self, thing: Thing) -> bool:
        """Whether an object may cross test once more (CT-92)."""
        most: int = self.options["cross_tests_per_object"]
        return thing.tests < (max(2, most) if thing.card.id == "S14" else most)

    # -- what is compared ------------------------------------------------------------------------------

    def snapshot(self) -> dict[Any, Any]:
        """Everything that both players and the table know, in words and numbers."""
        return {
            "turn": self.turn,
            "phase": self.phase,
            "turn player": self.active,
            "stack": [self._item(item) for item in self.stack],
            **{seat: self._side(seat) for seat in self.sides},
        }

    def _side(self, seat: int) -> dict[str, Any]:
        side = self.sides[seat]
        return {
            "sandboxes": {pile: (side.protection[pile], list(side.piles[pile])) for pile in PILES},
            "site": sorted((thing.word, self.power(thing), self.tests_left(thing)) for thing in side.site),
            "cost": (self.total(seat), self.limit(seat)),
            "tales": sorted(side.tales),
            "fields": sorted(side.fields),
            "personnel": side.personnel,
            "decommissioned": sorted(side.decommissioned),
            "outside": sorted(side.outside),
        }

    def _item(self, item: Item) -> tuple[Any, ...]:
        if item.kind == "batch":
            return ("batch", *sorted(item.components))
        about = [f"{item.sandbox[0]} {item.sandbox[1]}"] if item.sandbox else []
        about += [item.chosen.word] if item.chosen else []
        source = item.thing.word if item.kind == "cross test" and item.thing else item.name
        return (item.kind, item.seat, source, *about)
