"""Starting and ending what a card's text does as long as the card is face-up (DR-121)."""

from collections.abc import Callable, Iterable
from types import MappingProxyType

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.text.abilities import Condition, Selector, Static
from rulesets.dimensional_rift.cards import statics
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.happenings import Doer
from rulesets.dimensional_rift.cards.keywords import Allowed, Given, Keyword
from rulesets.dimensional_rift.cards.nouns import Kind, Reference, Stat
from rulesets.dimensional_rift.cards.selectors import Each
from rulesets.dimensional_rift.cards.sentences import Bonus
from rulesets.dimensional_rift.cards.statics import Doing
from rulesets.dimensional_rift.state.card import RiftCard, in_play, place_of
from rulesets.dimensional_rift.state.counted import Counted
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.holding import holds
from rulesets.dimensional_rift.state.matching import View, counted_now, fits, lying, meant, number_of
from rulesets.dimensional_rift.state.traits import fixed

Applies = Callable[[RiftDuel, RiftCard, RiftCard], bool]
ALLOWED = MappingProxyType({phase.name.casefold(): f"may {phase.name.casefold()}" for phase in statics.Phase})
"""What an effect that allows an Action in a phase is called, by the phase; in the Event Phase it is `may`."""

_AGAIN = {statics.Times.TWICE: 1, statics.Times.THRICE: 2}
"""How often it is taken again."""


def more(word: Allowed) -> str:
    """What an effect is called that lets cards do something more often in an event (DR-210)."""
    return f"more {word}"


def start_effects(duel: RiftDuel, card: RiftCard) -> None:
    """Start a card's continuous effects, now that it is face-up on the battlefield (DR-121)."""
    for lasting in card.printed.program.statics:
        _start(duel, card, lasting.static, lasting.condition)
    if card.printed.serves:
        _start_service(duel, card)


def give(
    duel: RiftDuel, words: Iterable[Given], source: int | None, applies: Applies | None, until: str = "",
    cards: tuple[int, ...] | None = None,
) -> None:  # fmt: skip
    """Start effects that give keywords and numbers."""
    for word in words:
        if isinstance(word, Keyword):
            duel.effects.add(Continuous("keyword", source, applies, word, until, cards=cards))
        elif isinstance(word, Bonus):
            worth = worth_of(word.amount) - worth_of(word.less)
            duel.effects.add(Continuous(word.stat.value, source, applies, worth, until, cards=cards))


def _start(duel: RiftDuel, card: RiftCard, static: Static, condition: Condition | None) -> None:
    match static:
        case statics.Have(who=who, words=words):
            applies = _applies(who, condition)
            counted = static.per is not None or static.lying is not None or static.x is not None
            give(duel, words, card.id, Counted(applies, _counter(static)) if counted else applies)
        case statics.Lack(who=who):
            for lost in static.words:
                duel.effects.add(Continuous("lost", card.id, _applies(who, condition), lost))
        case statics.Fixed(who=who, stat=stat, number=number):
            duel.effects.add(Continuous(fixed(stat), card.id, _applies(who, condition), number))
        case statics.Must(who=who, duty=duty):
            duel.effects.add(Continuous("must", card.id, _applies(who, condition), duty))
        case statics.BarPlayers():
            place = _place_of(card, static)
            duel.effects.add(Continuous("barred", card.id, _applies(Reference.THIS, condition), place))
        case statics.May(who=who, words=allowed, phase=phase):
            what = "may" if phase is None else ALLOWED[phase.name.casefold()]
            for word in allowed:
                duel.effects.add(Continuous(what, card.id, _applies(who, condition), word))
        case statics.Enters(who=who):
            duel.effects.add(Continuous("enters", card.id, _applies(who, condition), _place_of(card, static)))
        case statics.Often(who=who, word=word, times=times):
            duel.effects.add(Continuous(more(word), card.id, _applies(who, condition), _AGAIN[times]))
        case statics.Ban(who=who, words=banned, by=None):
            for word in banned:
                duel.effects.add(Continuous("cannot", card.id, _applies(who, condition), word))
        case statics.Ban(who=who) | statics.OnlyBy(who=who):
            duel.effects.add(Continuous("cannot by", card.id, _applies(who, condition), _place_of(card, static)))
        case statics.OnlyTargets(who=who):
            duel.effects.add(Continuous("only", card.id, _applies(who, condition), _place_of(card, static)))
        case statics.Look(what=what):
            duel.effects.add(Continuous("look", card.id, _applies(Each(what), condition, hidden=True), True))
        case statics.Own(who=who):
            duel.effects.add(Continuous("own", card.id, _applies(who, condition), True))
        case _:
            raise TypeError(f"no meaning for {type(static).__name__}")


def _counter(static: statics.Have) -> Callable[[RiftDuel, RiftCard], int]:
    def number(duel: RiftDuel, source: RiftCard) -> int:
        view = View(source, source.owner)
        if static.per is not None:
            return number_of(duel, static.per, view)
        if static.x is not None:
            return counted_now(duel, static.x, view)
        assert static.lying is not None
        return sum(lying(each, static.lying) for each in meant(duel, static.on, view) if in_play(each))

    return number


def worth_of(amount: int | Worth) -> int:
    """A number of a static ability; X is counted once more whenever it is needed."""
    return amount if isinstance(amount, int) else 1


def barred(duel: RiftDuel, card: RiftCard, doing: Doing, by: RiftCard) -> bool:
    """Whether a text forbids that a certain card blocks or targets a card (DR-2)."""
    found = False
    for effect in duel.effects.of("cannot by"):
        if effect.source is None or not effect.touches(duel, card):
            continue
        source = duel.cards[effect.source]
        static = source.printed.program.statics[effect.value].static
        if isinstance(static, statics.OnlyBy) and static.doing is doing:
            found = found or not fits(duel, by, static.by, View(source, source.owner))
        if isinstance(static, statics.Ban) and doing in static.words and static.by is not None:
            found = found or fits(duel, by, static.by, View(source, source.owner))
    return found


def entering(duel: RiftDuel, card: RiftCard) -> tuple[list[Keyword], int]:
    """With which conditions and how much mana a card enters (DR-211)."""
    words: list[Keyword] = []
    mana = 0
    for effect in duel.effects.of("enters") if duel.bends else ():
        assert effect.source is not None
        static = duel.cards[effect.source].printed.program.statics[effect.value].static
        if isinstance(static, statics.Enters) and effect.touches(duel, card):
            words += static.words
            mana += static.mana or 0
    return words, mana


def barred_player(
    duel: RiftDuel, seat: int, deed: statics.Play | statics.Pursuit, card: RiftCard | None = None
) -> bool:
    """Whether a text forbids something to a player, with a card or at all (DR-206)."""
    for effect in duel.effects.of("barred") if duel.bends else ():
        assert effect.source is not None
        source = duel.cards[effect.source]
        static = source.printed.program.statics[effect.value].static
        assert isinstance(static, statics.BarPlayers)
        if deed not in (static.play, static.pursuit) or not effect.touches(duel, source):
            continue
        if static.player is not Doer.PLAYER and (seat == source.owner) is not (static.player is Doer.YOU):
            continue
        kind = "" if card is None or place_of(card) >= 0 else card.printed.kind
        if card is None or fits(duel, card, static.what, View(source, source.owner), kind):
            return True
    return False


def _place_of(card: RiftCard, static: Static) -> int:
    """The place of a static among those of its card: a plain value, by which the rule finds its phrase."""
    return next(place for place, each in enumerate(card.printed.program.statics) if each.static is static)


def _start_service(duel: RiftDuel, card: RiftCard) -> None:
    """Start what an Equipment gives to any creature in the zone it serves (DR-35)."""
    lent = {
        Stat.MIGHT: card.printed.lends_might,
        Stat.LIFE: card.printed.lends_life,
        Stat.ARMOR: card.printed.lends_armor,
        Stat.MOVEMENT: card.printed.lends_movement,
    }
    grants = sorted(card.printed.program.grants, key=lambda each: each.value)
    give(duel, grants, card.id, _served)
    for stat, amount in lent.items():
        if amount:
            duel.effects.add(Continuous(stat.value, card.id, _served, amount))


def _applies(who: Selector, condition: Condition | None, *, hidden: bool = False) -> Applies:
    """What says whether an effect applies to a card; one that would ask for itself does not."""
    if (
        isinstance(who, Each)
        and condition is None
        and not (who.what.qualifiers or who.what.tests or who.what.also)
    ):
        return _creatures if who.what.kind is Kind.CREATURE else _of_kind(who.what.kind)
    asking: set[tuple[int, int, int]] = set()

    def applies(duel: RiftDuel, source: RiftCard, card: RiftCard) -> bool:
        if not (hidden or in_play(card)) or not _in_scope_at_all(duel, who, source, card):
            return False
        key = (id(duel), source.id, card.id)
        if key in asking:
            return False
        asking.add(key)
        try:
            view = View(source, source.owner)
            named = not isinstance(who, Each) or fits(duel, card, who.what, view)
            return named and (condition is None or holds(duel, condition, view))
        finally:
            asking.discard(key)

    return applies


def _in_scope_at_all(duel: RiftDuel, who: Selector, source: RiftCard, card: RiftCard) -> bool:
    if who is Reference.THE_BLOCKER:
        return any(strike.source is source and strike.blocker is card for strike in duel.strikes())
    if who is Reference.THE_ATTACKER:
        return any(strike.blocker is source and strike.source is card for strike in duel.strikes())
    return isinstance(who, Each) or card is source


def _of_kind(kind: Kind) -> Applies:
    def applies(duel: RiftDuel, source: RiftCard, card: RiftCard) -> bool:
        return kind is Kind.CARD or kind.kind in (card.printed.kind, card.printed.subtype)

    return applies


def _creatures(duel: RiftDuel, source: RiftCard, card: RiftCard) -> bool:
    return card.printed.kind == "creature"


def _served(duel: RiftDuel, source: RiftCard, card: RiftCard) -> bool:
    return card.printed.kind == "creature" and source.serves == place_of(card) and card.face_up
