"""Boards of the plain model laid out in the game, and the characteristics the game works out for them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.text.abilities import Condition as GameCondition
from rulesets.grand_archive.cards.amounts import CountOf, Times
from rulesets.grand_archive.cards.changes import Word
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.nouns import Noun, Stat
from rulesets.grand_archive.cards.phrases.determiners import All, Bounds
from rulesets.grand_archive.cards.phrases.selectors import Reference, Several
from rulesets.grand_archive.cards.phrases.tails import Tail, Whose, WithKeyword, WithStat
from rulesets.grand_archive.cards.printed import OBJECT_TYPES, ArchivePrinted
from rulesets.grand_archive.cards.program import Ability as GameAbility
from rulesets.grand_archive.cards.program import KeywordAbility, Program, StaticAbility
from rulesets.grand_archive.cards.qualifiers import AnyOf, Element, SubtypeKind
from rulesets.grand_archive.cards.sentences import (
    Bonus,
    ChampionBonus,
    Control,
    DamageAtLeast,
    InGraveyard,
    LevelAtLeast,
    MemoryAtLeast,
)
from rulesets.grand_archive.rules.steps.objects.states import row_of
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers import clauses
from rulesets.grand_archive.state.layers.groups import EVERYTHING, THIS, Group, group_of
from rulesets.grand_archive.state.layers.said import Resolved, Says
from rulesets.grand_archive.state.traits import Traits, traits
from tests.rulesets.grand_archive.model.board import Ability, Board, Condition, Effect, Face, Part, Thing, Which
from tests.rulesets.grand_archive.model.layers import Values
from tests.rulesets.grand_archive.tables import GAME, started

FILLER, WATER = "Rally the Line", "Sheltering Swell"
"""What memory and graveyard consist of."""
WHOSE = {"you": Whose.YOURS, "foe": Whose.OPPONENTS}
HOW_PLAYED = frozenset({"Vesna Lineage", "Ondrel Lineage", "Ally Link", "Ephemerate"})
"""Abilities of the model that say only how a card is played."""


def laid_out(board: Board) -> tuple[ArchiveDuel, dict[int, ArchiveCard]]:
    """A duel with the board's field, without any check; its objects by the numbers of the board."""
    duel = ArchiveDuel(started(1))
    cards = {thing.key: _enter(duel, board, thing) for thing in board.things}
    for thing in board.things:
        if thing.link is not None:
            cards[thing.key].linked = target(cards[thing.link])
    for effect in board.effects:
        _resolve(duel, effect, cards)
    for seat in SEATS:
        for _ in range(board.seats[seat].memory):
            _new(duel, seat, _printed(FILLER), "memory")
        for _ in range(board.seats[seat].water):
            _new(duel, seat, _printed(WATER), "graveyard")
    return duel, cards


def differences(board: Board, expected: dict[int, Values]) -> list[str]:
    """Where the game's characteristics are not those of the model, in words."""
    duel, cards = laid_out(board)
    found = []
    for thing in board.things:
        mine, model = _plain(traits(duel, cards[thing.key])), _plain_model(board, thing, expected[thing.key])
        found += [
            f"{thing.key} {thing.face.name}: {name} is {mine[name]}, {model[name]} in the model"
            for name in mine
            if mine[name] != model[name]
        ]
    return found


def _plain(now: Traits) -> dict[str, object]:
    abilities = len(now.activated) + sum(map(len, now.triggers.values())) + len(now.charges) + len(now.rules)
    return {
        "types": now.types,
        "supertypes": now.supertypes,
        "subtypes": now.subtypes,
        "elements": now.elements,
        "stats": (now.power, now.life, now.level, now.durability),
        "keywords": sorted((word.value, number) for word, number in now.keywords.items()),
        "abilities": abilities,
    }


def _plain_model(board: Board, thing: Thing, values: Values) -> dict[str, object]:
    layered = {each.name for face in _faces(board) for each in face.abilities if each.parts}
    return {
        "types": _lower(values.types),
        "supertypes": _lower(values.supertypes),
        "subtypes": values.subtypes,
        "elements": values.elements,
        "stats": (values.power, values.life, values.level, values.durability),
        "keywords": list(values.keywords),
        "abilities": len(values.abilities - layered - HOW_PLAYED - {"This has +1 power for each Golem"}),
    }


def _faces(board: Board) -> Sequence[Face]:
    return [thing.face for thing in board.things]


def _lower(words: frozenset[str]) -> frozenset[str]:
    return frozenset({word.lower() for word in words})


def _enter(duel: ArchiveDuel, board: Board, thing: Thing) -> ArchiveCard:
    seat, printed = board.controller(thing), printed_face(thing.face)
    card = ArchiveCard(len(duel.cards), printed, thing.owner)
    zone = "intent" if thing.zone == "intent" else row_of(printed.kind)
    duel.add_card(card, duel.pile(seat, zone))
    card.stamp, card.turned = thing.stamp, thing.turned
    card.damage = thing.count("damage")
    card.counters = {kind: number for kind, number in thing.counters if kind != "damage" and number}
    if printed.kind == "champion":
        for each in thing.lineage:
            _join(duel, card, printed_face(each.face), each.stamp)
        _join(duel, card, printed, thing.turned or thing.stamp)
    return card


def _join(duel: ArchiveDuel, champion: ArchiveCard, printed: ArchivePrinted, stamp: int) -> None:
    card = _new(duel, champion.owner, printed, "lineage")
    card.host, card.stamp = champion.id, stamp


def _new(duel: ArchiveDuel, seat: int, printed: ArchivePrinted, kind: str) -> ArchiveCard:
    return duel.add_card(ArchiveCard(len(duel.cards), printed, seat), duel.pile(seat, kind))


def _resolve(duel: ArchiveDuel, effect: Effect, cards: dict[int, ArchiveCard]) -> None:
    said = tuple(_clause(part) for part in effect.parts)
    keys = effect.which.keys
    fixed = None if keys is None else tuple(sorted(cards[key].id for key in keys))
    group = EVERYTHING if keys is not None else _group(effect.which)
    continuous = Continuous[ArchiveDuel, ArchiveCard](
        "trait", None, None, Resolved(said, group, effect.seat), cards=fixed
    )
    duel.effects.add(continuous)
    continuous.stamp = effect.stamp


def _printed(name: str) -> ArchivePrinted:
    found = GAME.cards[name]
    assert isinstance(found, ArchivePrinted)
    return found


@cache
def _by_name() -> dict[str, ArchivePrinted]:
    """The cards of the game by name, other sides and tokens among them."""
    cards = [_printed(name) for name in GAME.cards]
    return {each.name: each for each in [*cards, *[card.flip for card in cards if card.flip is not None]]}


def printed_face(face: Face) -> ArchivePrinted:
    """The card of the game with that name, or one made for an invented face."""
    found = _by_name().get(face.name)
    if found is not None:
        return found
    (kind,) = _lower(face.types)
    assert kind in OBJECT_TYPES
    return ArchivePrinted(
        face.name, kind, "", elements=face.elements, supertypes=_lower(face.supertypes), subtypes=face.subtypes,
        power=face.power, life=face.life, level=face.level, durability=face.durability,
        program=_program(face.abilities),
    )  # fmt: skip


def _program(abilities: Sequence[Ability]) -> Program:
    program = Program()
    for number, each in enumerate(abilities):
        made = _ability(each, number)
        if isinstance(made, StaticAbility):
            program.statics.append(made)
        elif isinstance(made, KeywordAbility):
            program.keywords.append(made)
        else:
            program.activated.append(made)
    return program


def _ability(each: Ability, number: int = 0) -> StaticAbility | KeywordAbility | GameAbility:
    labels = tuple(_condition(condition) for condition in each.conditions)
    if each.word is not None:
        return KeywordAbility(Keyword(each.word[0]), each.word[1], labels)  # type: ignore[arg-type]
    if each.parts:
        said = Says(_group(each.which), tuple(_clause(part) for part in each.parts))
        return StaticAbility(number, said, None, labels, each.inherited)  # type: ignore[arg-type]
    return GameAbility(number, each.name, "GA-115", (), labels=labels, inherited=each.inherited)  # type: ignore[arg-type]


def _condition(condition: Condition) -> GameCondition:
    match condition.kind:
        case "class":
            return Bonus.CLASS
        case "element":
            return Bonus.ELEMENT
        case "champion":
            return ChampionBonus(condition.name)
        case "level":
            return LevelAtLeast(condition.number)
        case "memory":
            return MemoryAtLeast(condition.number)
        case "damage":
            return DamageAtLeast(condition.number)
        case "deluge":
            return InGraveyard(condition.number, Element.WATER)
        case "control":
            bounds = Bounds(fewest=condition.number, other=condition.which.other)
            return Control(replace(_phrase(condition.which), determiner=bounds))
    raise ValueError(condition.kind)


def _group(which: Which) -> Group:
    if which == Which(itself=True):
        return THIS
    if which == Which(linked=True):
        return group_of(Reference.LINKED)
    return group_of(_phrase(which))


def _phrase(which: Which) -> Several:
    """The noun phrase of a card text that means the same."""
    assert which.keys is None
    assert not (which.types and which.subtypes)
    nouns = [*[Noun(each) for each in sorted(_lower(which.types))], *map(SubtypeKind, sorted(which.subtypes))]
    words = tuple(Element(each) for each in sorted(which.elements))
    tails: list[Tail] = [WHOSE[which.whose]] if which.whose else []
    if which.keyword:
        tails.append(WithKeyword(Word(Keyword(which.keyword))))
    if which.least is not None or which.most is not None:
        tails.append(WithStat(Stat.POWER, which.most, which.least))
    determiner = All.OTHER if which.other else None
    return Several(tuple(nouns) or (Noun.OBJECT,), determiner, (AnyOf(words),) if words else (), tuple(tails))


def _clause(part: Part) -> clauses.Clause:
    what = part.what
    match part.act:
        case "set":
            return clauses.SetStat(what, part.number)
        case "become":
            return clauses.Become(what.lower())
        case "add type":
            return clauses.AddType(what.lower())
        case "add subtype":
            return clauses.AddSubtype(what)
        case "become element":
            return clauses.BecomeElement(what)
        case "add element":
            return clauses.AddElement(what)
        case "gain" if part.ability is not None:
            return clauses.Gain(_ability(part.ability))
        case "gain":
            return clauses.Gain(KeywordAbility(Keyword(what), part.number))
        case "lose":
            return clauses.Lose(Keyword(what))
        case "lose all":
            return clauses.LoseAbilities()
        case "plus":
            if part.per is None:
                return clauses.Plus(what, part.number)
            counted = Times(CountOf(_phrase(part.per)), abs(part.number))
            return clauses.Plus(what, counted, minus=part.number < 0)
        case "swap":
            return clauses.Swap()
    raise ValueError(part.act)
