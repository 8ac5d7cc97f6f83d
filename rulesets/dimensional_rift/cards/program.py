"""The program of a card's text: its price, keywords, Actions, activations and triggers, for the rules."""

from dataclasses import dataclass, field
from enum import Enum

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Condition, Effect, Selector, Static
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.cards.price import FREE, Price


class Trigger(Enum):
    """Events of the rules, each of one card or of a player."""

    __hash__ = object.__hash__  # as with keywords: hashing by name is ten times slower

    SUMMONED = "summoned"
    FLIPPED = "flipped"
    DESTROYED = "destroyed"
    SACRIFICED = "sacrificed"
    TARGETED = "targeted"
    ACTED = "acted"
    ATTACKED = "attacked"
    STRUCK = "struck"
    BLOCKED = "blocked"
    BLOCKS = "blocks"
    SURVIVED = "survived"
    SLAIN = "slain"
    DESTROYS = "destroys"
    DEALT = "dealt"
    MOVED = "moved"
    COLLECTED = "collected"
    TRANSFORMED = "transformed"
    FIGHTS = "fights"
    DEALS = "deals"
    HITS = "hits"
    UNBLOCKED = "unblocked"
    BLOCKS_ACTIVELY = "blocks actively"
    BLOCKS_PASSIVELY = "blocks passively"
    HEALED = "healed"
    ROTATED = "rotated"
    DREW = "drew"
    TURN_STARTS = "turn starts"
    TURN_ENDS = "turn ends"
    DRAW = "draw"
    DISCARD = "discard"
    LOSE = "lose"
    GAIN = "gain"
    CONQUER = "conquer"
    SET = "set"
    ACTIVATE = "activate"
    PHASE_STARTS = "phase starts"
    PHASE_ENDS = "phase ends"


ABOUT_ITEMS = (
    Trigger.TARGETED,
    Trigger.ACTED,
    Trigger.ATTACKED,
    Trigger.STRUCK,
    Trigger.BLOCKED,
    Trigger.BLOCKS,
    Trigger.SURVIVED,
    Trigger.DESTROYS,
    Trigger.FIGHTS,
    Trigger.DEALS,
    Trigger.HITS,
    Trigger.UNBLOCKED,
    Trigger.BLOCKS_ACTIVELY,
    Trigger.BLOCKS_PASSIVELY,
)
"""Events of an item on the stack, for whose end `after` waits (DR-140)."""

FLIP_TRAPS = (Trigger.ATTACKED, Trigger.DESTROYED)
"""Events of another card that flip a Trap (DR-39)."""


@value
class Happened(Condition):
    """Whether an event has happened in this turn (DR-212); no text has this form.

    Args:
        trigger: the event.
        who: whose event it is; None for its own card or a player.
        whom: the other card of the event, None for any.
        action: the named Action of the event.
        seats: whose event of a player it is: 1 its player's, 2 the other's, 0 of both.
    """

    trigger: Trigger
    who: Selector | None = None
    whom: Selector | None = None
    action: Common | None = None
    seats: int = 0


@dataclass(slots=True, eq=False)
class Ability:
    """One thing a card can do, compiled from one sentence.

    Args:
        number: its place on the card, for once-per-turn bookkeeping; -1 for common actions.
        label: the sentence, or the name of a common action.
        rule: rule number behind this kind of ability.
        effects: what happens, in order.
        price: what it costs.
        targets: what is picked on activation, in order.
        dues: effects that are carried out on activation, in front of the others (DR-204).
        once: once in each turn (DR-122).
        optional: the controller may decline a trigger (DR-123).
        common: which common action it is, if any.
        late: an `After` trigger, which waits for the item it is about (DR-140).
        transforms: whether its effect is Transform, which never waits on the stack (DR-157).
        condition: what must hold for an Action to exist, or for a trigger to fire.
        who: whose event a trigger waits for; None for its own card or a player.
        whom: the other card or the zone of that event.
        times: how often it must have happened since the card was summoned, 0 for each time.
        action: the named Action that its event is about.
        part: the part of a turn that its event is about.
        seats: whose event of a player it is: 1 its player's, 2 the other's, 0 of both.
        takes_mana: whether its price takes mana.
        without_limit: whether it costs nothing and may be used any number of times (DR-196).
    """

    number: int
    label: str
    rule: str
    effects: tuple[Effect, ...]
    price: Price = FREE
    targets: tuple[Node, ...] = ()
    dues: tuple[Effect, ...] = ()
    once: bool = False
    optional: bool = False
    common: Common | None = None
    late: bool = False
    transforms: bool = False
    condition: Condition | None = None
    who: Selector | None = None
    whom: Selector | None = None
    times: int = 0
    action: Common | None = None
    seats: int = 0
    part: str = ""
    takes_mana: bool = field(init=False)
    without_limit: bool = field(init=False)

    def __post_init__(self) -> None:
        self.takes_mana = self.price.takes_mana
        self.without_limit = self.price is FREE and not self.dues and not self.once


@dataclass(slots=True, eq=False)
class Lasting:
    """A static ability, with the condition under which it counts."""

    static: Static
    condition: Condition | None = None


@dataclass(slots=True, eq=False)
class Program:
    """All a card's text says.

    Args:
        price: the summoning cost.
        keywords: the printed keywords.
        actions: printed Actions.
        activations: activated abilities of Fast Speed.
        slow_activations: those of Slow Speed (DR-134).
        triggers: triggered abilities on events of this card and of players.
        watching: those on events of other cards.
        replaces: what happens instead of events, by the event.
        thresholds: triggers on a state: the state, and the ability.
        statics: effects that last while the card is face-up on the battlefield.
        grants: keywords an Equipment or a Vehicle lends.
        grants_action: the Action an Equipment lends.
        mentions: every keyword in it, whether the card has it, lends it or gives it to others.
        gives: the keywords that its static abilities give, or that it lends.
        bends: whether it allows or forbids something.
        asked: the events of which it asks whether they have happened this turn.
        counts: whether anything is counted since the card was summoned.
        transforms: whether it has a Transform trigger (DR-191).
        conditional: whether an Action exists only under a condition.
    """

    price: Price = FREE
    keywords: frozenset[Keyword] = frozenset()
    actions: list[Ability] = field(default_factory=list)
    activations: list[Ability] = field(default_factory=list)
    slow_activations: list[Ability] = field(default_factory=list)
    triggers: dict[Trigger, list[Ability]] = field(default_factory=dict)
    watching: dict[Trigger, list[Ability]] = field(default_factory=dict)
    replaces: dict[Trigger, list[Ability]] = field(default_factory=dict)
    thresholds: list[tuple[Condition, Ability]] = field(default_factory=list)
    statics: list[Lasting] = field(default_factory=list)
    grants: frozenset[Keyword] = frozenset()
    grants_action: Ability | None = None
    mentions: frozenset[Keyword] = frozenset()
    gives: frozenset[Keyword] = frozenset()
    bends: bool = False
    asked: frozenset[Trigger] = frozenset()
    counts: bool = False
    transforms: bool = False
    conditional: bool = False
