"""The program of a card's text: keywords, abilities, statics, and how the card may be played."""

from dataclasses import dataclass, field
from typing import TypeAlias

from cardgame_tui.text.abilities import Condition, Cost, Effect, Static, TriggerEvent
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.manner import Moment
from rulesets.grand_archive.cards.phrases.selectors import One, Phrase
from rulesets.grand_archive.cards.phrases.who import TargetPlayer
from rulesets.grand_archive.cards.sentences import Label
from rulesets.grand_archive.cards.triggers.events import Key

Labels: TypeAlias = tuple[Label, ...]
"""Restrictions in front of a text, all of which must hold (GA-184)."""


@dataclass(slots=True, eq=False)
class Mode:
    """What an ability does in one of its modes.

    Args:
        label: the mode in words, empty where nothing is chosen.
        effects: what happens, in order (GA-131).
        targets: what is targeted when it is put on the stack, in reading order (GA-203). Effects find what was
            chosen by the identity of these nodes.
    """

    label: str
    effects: tuple[Effect, ...]
    targets: "tuple[Phrase | TargetPlayer, ...]" = ()


@dataclass(slots=True, eq=False)
class Part:
    """A stretch of an ability behind the same restrictions (GA-187, GA-188).

    Args:
        labels: the restrictions in front of it.
        modes: the one mode, or those of which one is chosen (GA-335).
        fresh: whether a mode that was chosen before cannot be chosen again (GA-182).
        cascade: whether its modes are used one after another (GA-325).
        least: how many of its modes are chosen at least.
        most: how many at most.
        instead: a condition under which other numbers of modes are chosen, and these numbers.
    """

    labels: Labels
    modes: tuple[Mode, ...]
    fresh: bool = False
    cascade: bool = False
    least: int = 1
    most: int = 1
    instead: tuple[Condition, int, int] | None = None

    @property
    def tracked(self) -> bool:
        """Whether what was used before matters."""
        return self.fresh or self.cascade


@dataclass(slots=True, eq=False)
class Ability:
    """One ability, or what an action does.

    Args:
        number: its place on the card, for what is tracked by ability.
        label: what it does, in the words of its sentence.
        rule: number of the rule behind this kind of ability.
        parts: what happens, in order.
        costs: what must be paid (GA-115).
        watch: what sets it off, of a triggered ability that is about other things than its card too.
        condition: what must be true when its event happens and on resolution, None for nothing (GA-175).
        labels: restrictions in front of the complete ability; while one fails the ability does not exist (GA-184).
        slow: whether it needs the main phase and an empty stack (GA-102).
        once: usable once per turn.
        inherited: an Inherited Effect (GA-318).
        release: a Lineage Release, used from the inner lineage (GA-319).
        zone: the kind of the zone from which it is used, empty for the field (GA-351).
        charge: the number of charge counters of an On Charge ability, 0 for others (GA-285).
        only: when it may be activated, or when it triggers (GA-115).
        unlimited: of an activated ability its label without the words that limit when and how often it is used.
    """

    number: int
    label: str
    rule: str
    parts: tuple[Part, ...]
    costs: tuple[Cost, ...] = ()
    watch: TriggerEvent | None = None
    condition: Condition | None = None
    labels: Labels = ()
    slow: bool = False
    once: bool = False
    inherited: bool = False
    release: bool = False
    zone: str = ""
    charge: int = 0
    only: tuple[Condition | Moment, ...] = ()
    unlimited: str = ""


@dataclass(slots=True, eq=False)
class KeywordAbility:
    """A keyword with its number and the restrictions in front of it.

    Args:
        word: the keyword.
        amount: its number; 1 for a keyword without.
        labels: the restrictions.
    """

    word: Keyword
    amount: int = 1
    labels: Labels = ()


@dataclass(slots=True, eq=False)
class StaticAbility:
    """A static ability (GA-183).

    Args:
        number: its place on the card.
        static: what it says.
        condition: `as long as ...`, None for always.
        labels: restrictions in front of it.
        inherited: an Inherited Effect (GA-318).
    """

    number: int
    static: Static
    condition: Condition | None = None
    labels: Labels = ()
    inherited: bool = False


@dataclass(slots=True, eq=False)
class Program:
    """All a card's text says. Shared by all copies of the card and never changed.

    Args:
        keywords: its keywords.
        activated: its activated abilities.
        triggers: its triggered abilities by their event.
        charges: its On Charge abilities (GA-285).
        statics: its static abilities.
        played: what an action does when it resolves, None for other cards.
        only: when the card may be activated (`Activate this only during combat`).
        brew: subtypes of the ingredients that may be sacrificed instead of the cost (GA-311).
        imbue: elements of which payment cards imbue it, where a text names them: an element, or all advanced ones;
            and their number, 0 for none (GA-309).
        ephemerate: the cost of playing it from the graveyard, None for no Ephemerate (GA-315).
        starcalling: the cost of playing it while glimpsing, None for no Starcalling (GA-316).
        additional: what must be paid in addition to its cost (GA-112).
        prepared_by_x: whether X preparation counters prepare it (GA-310).
        optional: what may be paid in addition to its cost (GA-112).
        attacking: what must be paid for each attack with it (GA-146).
        instead: what may be paid instead of its reserve cost (GA-105).
        compass: whether it is a mastery that points somewhere (GA-344).
        begins: whether its player may begin the game with it on the field (GA-72).
        copies: what it enters as a copy of, None for nothing (GA-255).
        forms: the classes of its statics.
        quick: whether it has Fast Activation, restricted or not.
        retypes: whether a static ability gives types.
        sees_moves: whether an ability, also one that it gives, waits for cards that change zones (GA-358).
        link: the type that it is linked to, such as ``ally``, or ``object``; empty for no Link (GA-321).
        lineage: the champion it must be put on, such as ``Vesna``; empty for no Lineage (GA-121).
    """

    keywords: list[KeywordAbility] = field(default_factory=list)
    activated: list[Ability] = field(default_factory=list)
    triggers: dict[Key, list[Ability]] = field(default_factory=dict)
    charges: list[Ability] = field(default_factory=list)
    statics: list[StaticAbility] = field(default_factory=list)
    played: Ability | None = None
    only: tuple[Condition | Moment, ...] = ()
    brew: tuple[str, ...] = ()
    imbue: tuple[frozenset[str], int] = (frozenset(), 0)
    ephemerate: int | None = None
    starcalling: int | None = None
    additional: tuple[Cost, ...] = ()
    prepared_by_x: bool = False
    optional: tuple[Cost, ...] = ()
    attacking: tuple[Cost, ...] = ()
    instead: tuple[Cost, ...] = ()
    begins: bool = False
    compass: bool = False
    copies: One | None = None
    forms: frozenset[type[Static]] = frozenset()
    quick: bool = False
    retypes: bool = False
    sees_moves: bool = False
    link: str = ""
    lineage: str = ""
