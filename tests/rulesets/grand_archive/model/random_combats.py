"""Random combats on random boards: seat 1 attacks with a unit of the pool, seat 2 defends.

`random_skirmish` makes the same skirmish for the same `random.Random`. All numbers of its combat are
characteristics of its board, so that one position of the game serves for both models. What an adapter must
provide is said in `board` and `units`. It also has to do these things by test effects, after retaliation was
declared and before damage: a unit that has ``dropped`` leaves the combat but not the field, and one that has
``left``, unit or weapon, is banished.

The outcome to compare is that of the damage and of the checks right after it, before any trigger resolves. If a
champion is lost the game ends before anything is destroyed (GA-264): then only damage and losses are compared.
Before the damage no check changes anything: all units have life left, and no player controls a unique unit twice
(GA-59).
"""

from dataclasses import dataclass, replace
from random import Random

from tests.rulesets.grand_archive.model.board import Board, Face, Part, Seat, Thing, Which
from tests.rulesets.grand_archive.model.declaration import attack_fault, cleaved, legal_targets, most_targets
from tests.rulesets.grand_archive.model.layers import Values, characteristics, obeys
from tests.rulesets.grand_archive.model.pool import BY_ID, plus
from tests.rulesets.grand_archive.model.random_boards import UNITS, Maker, champion, rally
from tests.rulesets.grand_archive.model.units import (
    BULWARK,
    DOUBLE,
    Combat,
    Intent,
    Options,
    Prevention,
    Unit,
    Weapon,
)

WEAPONS = ("R01", "R02", "R03", "T01")
ATTACKS = ("M12", "M27", "M27", "M28", "M42", "M42")
GAINS = (
    Part("gain", "Critical", 1),
    Part("gain", "Immortality"),
    Part("gain", "Stealth"),
    Part("gain", "Taunt"),
    Part("gain", "True Sight"),
    Part("gain", "Unblockable"),
    Part("gain", "Ambush"),
    Part("gain", "Steadfast"),
    Part("gain", "Ranged", 1),
    plus("power", 2),
    plus("power", -2),
)
"""What a unit may have gained until end of turn."""
PREVENTIONS = (
    Prevention("Sheltering Swell", 3, True),
    Prevention("Mirrorsteel Buckler", 2, True, "combat"),
    Prevention("all of the next damage", None, False),
    Prevention("2 of the next damage", 2, False),
    Prevention("all of the next other damage", None, False, "other"),
)


@dataclass(frozen=True, slots=True)
class Skirmish:
    """A position, an attack in it, and the toggles.

    Args:
        board: the field and the intent.
        combat: the attack.
        options: the toggles.
        cleave: whether a player was chosen instead of targets.
        chosen: the targets chosen at the declaration, in order.
        interceptor: the ally that the attack on the champion is redirected to (GA-287).
    """

    board: Board
    combat: Combat
    options: Options
    cleave: bool
    chosen: tuple[int, ...]
    interceptor: int | None = None


def random_skirmish(random: Random) -> Skirmish:
    """A legal attack and everything that is decided in it."""
    while True:
        options = Options(
            random.randrange(4) > 0,
            random.choice(("optional", "optional", "optional", "forced", "off")),
            random.choice((1, 1, 1, 2, 0)),
            random.randrange(4) == 0,
        )
        board, attacker = _field(random)
        combat = _attack(random, board, attacker)
        skirmish = _declare(random, board, combat, options)
        if skirmish is not None:
            return _events(random, skirmish)


def unit_of(board: Board, values: Values, thing: Thing) -> Unit:
    """A thing of a board as a unit or siegeable domain of a combat."""
    kind = "champion" if "Champion" in values.types else "ally" if "Ally" in values.types else "domain"
    return Unit(
        thing.key,
        kind,
        values.power,
        values.life or 0,
        thing.count("damage"),
        values.durability or 0,
        "Regalia" in values.supertypes or thing.face == BY_ID["R08b"],
        values.keywords,
        obedient=obeys(board, thing.key),
        bulwark=thing.count("bulwark"),
    )


def _field(random: Random) -> tuple[Board, int]:
    """The board, and the key of the attacker."""
    maker = Maker(random)
    maker.board = Board(seats={seat: Seat(random.randrange(8), random.randrange(6)) for seat in (1, 2)})
    for seat in (1, 2):
        champion(maker, seat, random.randrange(4))
    units = list(maker.board.things)
    for seat in (1, 1, *(2,) * random.randrange(1, 6)):
        units.append(maker.enter(seat, _unit(random, seat, units)))
        if maker.some(6):
            maker.put(units[-1], buff=random.choice((1, 2)))
        if units[-1].face.name.startswith("Nils") or maker.some(10):
            maker.put(maker.board.thing(units[-1].key), bulwark=1)
    if maker.some(3):
        gate = maker.enter(2, BY_ID["M11"])
        maker.put(gate, durability=random.randrange(1, 5))
    for _ in range(random.randrange(3)):
        gains, target = random.choice(GAINS), random.choice(units)
        maker.resolve("gains this", target.owner, Which(keys=frozenset({target.key})), gains)
    if maker.some(4):
        rally(maker, random.choice((1, 2)))
    attacker = random.choice((1, 1, 1, 1, 3, 4))
    _arm(maker, attacker)
    _hurt(maker, units)
    return maker.board, attacker


def _unit(random: Random, seat: int, units: list[Thing]) -> Face:
    """A unit of the pool that is not unique, or that its owner has not yet."""
    taken = {unit.face for unit in units if unit.owner == seat and unit.face.supertypes}
    return random.choice([face for id_ in (*UNITS, "M03", "M03", "M13") if (face := BY_ID[id_]) not in taken])


def _arm(maker: Maker, attacker: int) -> None:
    """Weapons and intents for the attacker; champions are the first two things."""
    random = maker.random
    if attacker > 2:
        if maker.some(3):
            maker.enter(1, BY_ID["M14"], zone="intent")
        return
    weapons = random.sample(WEAPONS, random.choice((0, 1, 1, 1, 2, 3)))
    for id_ in weapons:
        maker.put(maker.enter(1, BY_ID[id_]), durability=random.randrange(1, 4))
    if "R03" in weapons:
        maker.enter(1, BY_ID["M45"], zone="intent")
    elif maker.some(2):
        maker.enter(1, BY_ID[random.choice(ATTACKS)], zone="intent")


def _hurt(maker: Maker, units: list[Thing]) -> None:
    """Damage on every unit, but less than its life."""
    values = characteristics(maker.board)
    for unit in units:
        thing, life = maker.board.thing(unit.key), values[unit.key].life or 1
        maker.put(thing, damage=maker.random.randrange(life) - thing.count("damage"))


def _attack(random: Random, board: Board, key: int) -> Combat:
    """The attack of a unit with all that it wields, before its targets are chosen."""
    values = characteristics(board)
    units = {
        thing.key: unit_of(board, values[thing.key], thing)
        for thing in board.things
        if thing.zone == "field" and {"Ally", "Champion", "Siegeable"} & (thing.face.types | thing.face.subtypes)
    }
    foes = [_foe(random, unit) for unit in units.values() if values[unit.key].controller == 2]
    attacker = replace(_foe(random, units[key]), awake=True, distant=random.randrange(2) == 0)
    used = [(thing, values[thing.key]) for thing in board.things]
    weapons = [
        _weapon(thing, each) for thing, each in used if "Weapon" in each.types and attacker.kind == "champion"
    ]
    cards = [(thing, each) for thing, each in used if thing.zone == "intent"]
    intents = [Intent(thing.key, each.power, each.keywords, "Attack" in each.types) for thing, each in cards]
    next_attack = 2 if attacker.kind == "champion" and random.randrange(6) == 0 else 0
    return Combat(
        attacker,
        tuple(foes),
        tuple(weapons),
        tuple(intents),
        next_attack,
        random.randrange(8) == 0,
        tuple(random.sample([foe.key for foe in foes], len(foes))),
    )


def _weapon(thing: Thing, values: Values) -> Weapon:
    bow = "Bow" in values.subtypes
    regalia = "Regalia" in values.supertypes
    return Weapon(thing.key, values.power, values.durability or 0, regalia, values.keywords, bow, bow)


def _foe(random: Random, unit: Unit) -> Unit:
    """A unit with what its controller decides, and with preventions."""
    fitting = [each for each in PREVENTIONS if unit.kind == "champion" or "Buckler" not in each.name]
    chosen = random.sample(fitting, random.choice((0, 0, 0, 1, 2))) if unit.kind != "domain" else []
    order = [DOUBLE, BULWARK, *(each.name for each in chosen)]
    return replace(
        unit,
        awake=random.randrange(4) > 0,
        wants=random.randrange(3) > 0,
        paid=random.randrange(2) == 0,
        preventions=tuple(chosen),
        order=tuple(random.sample(order, len(order))),
    )


def _declare(random: Random, board: Board, combat: Combat, options: Options) -> Skirmish | None:
    """The attack with its targets; None if it is illegal."""
    if attack_fault(combat, options):
        return None
    cleave = bool(combat.words("Cleave"))
    chosen = cleaved(combat) if cleave else []
    for _ in range(0 if cleave else most_targets(combat) - (random.randrange(3) == 0) or 1):
        legal = legal_targets(combat, chosen)
        chosen += [random.choice(legal)] if legal else []
    if not chosen:
        return None
    skirmish = Skirmish(board, combat, options, cleave, () if cleave else tuple(chosen))
    guards = [foe for foe in combat.foes if foe.word("Intercept") and foe.awake and foe.obedient]
    if guards and 2 in chosen and not (cleave or combat.words("Unblockable")) and random.randrange(4):
        guard = random.choice(guards).key
        if guard not in chosen and (combat.words("True Sight") or not _hidden(combat, guard)):
            chosen = [guard if key == 2 else key for key in chosen]
            skirmish = replace(skirmish, interceptor=guard)
    foes = tuple(replace(foe, defends=foe.key in chosen) for foe in combat.foes)
    return replace(skirmish, combat=replace(combat, foes=foes))


def _hidden(combat: Combat, key: int) -> bool:
    return any(foe.key == key and foe.word("Stealth") for foe in combat.foes)


def _events(random: Random, skirmish: Skirmish) -> Skirmish:
    """What leaves the combat or the field between retaliation and damage: mostly nothing."""
    if random.randrange(4):
        return skirmish
    combat = skirmish.combat
    foes = tuple(_leaves(random, foe) if foe.kind != "champion" else foe for foe in combat.foes)
    weapons = tuple(replace(each, left=random.randrange(3) == 0) for each in combat.weapons)
    attacker = combat.attacker if combat.attacker.kind == "champion" else _leaves(random, combat.attacker)
    return replace(skirmish, combat=replace(combat, foes=foes, weapons=weapons, attacker=attacker))


def _leaves(random: Random, unit: Unit) -> Unit:
    fate = random.randrange(5)
    return replace(unit, left=fate == 0, dropped=fate == 1)
