"""A combat of Grand Archive as plain data: what `combat` and `declaration` read.

All numbers are those after layers. An adapter must provide, for a position of the game:

- an attack of these units with these weapons and intents, its targets chosen, cleaved or redirected to as
  ``defends`` says; what happens between retaliation and damage is said by ``dropped`` and ``left``;
- for each unit whether its controller wants it to retaliate, and the order in which the attacking player puts
  them;
- for the attack and each retaliator whether the opponent discards for Critical (``paid``);
- for each unit the preventions on it, and the order in which its controller applies replacements: their names,
  ``bulwark`` and ``double`` (GA-191).
"""

from dataclasses import dataclass

DOUBLE, BULWARK = "double", "bulwark"


@dataclass(frozen=True, slots=True)
class Options:
    """The toggles of section Y that matter here.

    Args:
        weapon_wear_on_zero: whether a weapon wears although the attack dealt no damage.
        retaliation: ``optional``, ``forced`` or ``off``.
        weapons_per_attack: how many weapons one attack may wield, 0 for any number.
        ally_damage_stays: whether marked damage stays on allies in clean-up.
    """

    weapon_wear_on_zero: bool = True
    retaliation: str = "optional"
    weapons_per_attack: int = 1
    ally_damage_stays: bool = False


@dataclass(frozen=True, slots=True)
class Prevention:
    """A prevention that waits on a unit (GA-222 to GA-224).

    Args:
        name: what tells it from others on that unit.
        amount: how much it prevents, None for all.
        shield: whether it is a pool that shrinks, and not an instance that is used up by the first attempt.
        kind: ``combat`` or ``other`` if it is limited to that kind of damage.
        source: the only source that it works against.
    """

    name: str
    amount: int | None
    shield: bool
    kind: str = ""
    source: int | None = None


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit or a siegeable domain.

    Args:
        key: its number.
        kind: ``ally``, ``champion`` or ``domain``.
        power: its power, None without that stat.
        life: its life; a domain has none.
        damage: damage marked on an ally, or damage counters of a champion.
        durability: durability counters of a domain.
        banished: whether it is banished when destroyed: regalia by its default side (GA-60, GA-260).
        words: its keywords with their numbers.
        awake: whether it is awake.
        obedient: whether it obeys its controller (GA-189).
        distant: whether it is distant (GA-295).
        bulwark: its bulwark counters.
        preventions: the preventions on it.
        order: names of replacements in the order in which its controller applies them.
        defends: whether it is defending when retaliation is declared.
        dropped: whether it stops defending, or an attacker stops attacking, before damage.
        left: whether it leaves the field between retaliation and damage.
        wants: whether its controller wants it to retaliate.
        paid: whether an opponent discards for the Critical of its damage.
    """

    key: int
    kind: str
    power: int | None = None
    life: int = 0
    damage: int = 0
    durability: int = 0
    banished: bool = False
    words: tuple[tuple[str, int], ...] = ()
    awake: bool = True
    obedient: bool = True
    distant: bool = False
    bulwark: int = 0
    preventions: tuple[Prevention, ...] = ()
    order: tuple[str, ...] = ()
    defends: bool = False
    dropped: bool = False
    left: bool = False
    wants: bool = True
    paid: bool = False

    def word(self, name: str) -> int:
        """The number of a keyword, 0 without it."""
        return dict(self.words).get(name, 0)

    @property
    def force(self) -> int:
        """Its power, 0 without that stat."""
        return self.power or 0


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon that is wielded.

    Args:
        key: its number.
        power: its power.
        durability: its durability counters.
        banished: whether it is regalia.
        words: its keywords.
        needs_load: whether it is a Gun, a Bow or an Aetherwing (GA-63).
        loaded: whether cards are loaded in it; they are intents of the attack.
        left: whether it leaves the field before damage.
    """

    key: int
    power: int | None
    durability: int
    banished: bool = False
    words: tuple[tuple[str, int], ...] = ()
    needs_load: bool = False
    loaded: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class Intent:
    """A card in the intent: an attack card, or one that was loaded (GA-24, GA-26)."""

    key: int
    power: int | None
    words: tuple[tuple[str, int], ...] = ()
    attack: bool = True


@dataclass(frozen=True, slots=True)
class Combat:
    """One attack.

    Args:
        attacker: the attacking unit.
        foes: all units and siegeable domains of the defending player, defending or not.
        weapons: what is wielded.
        intents: the cards in the intent.
        plus: modifiers of the attack total that belong to no card, such as "next attack gets +2 power".
        unpreventable: whether the damage of the attack cannot be prevented.
        order: the units in the order in which retaliators are put by the attacking player (GA-159).
    """

    attacker: Unit
    foes: tuple[Unit, ...]
    weapons: tuple[Weapon, ...] = ()
    intents: tuple[Intent, ...] = ()
    plus: int = 0
    unpreventable: bool = False
    order: tuple[int, ...] = ()

    def words(self, name: str) -> list[int]:
        """The numbers of a keyword of the attack: on its unit, its weapons and its intents."""
        weapons = [each.words for each in self.weapons if not each.left]
        used = [self.attacker.words, *weapons, *(each.words for each in self.intents)]
        return [number for words in used for word, number in words if word == name]
