"""What lasts on a card for a while, as a position writes it: conditions, numbers and bans with their end."""

import re
from collections.abc import Iterator

from cardgame_tui.engine.continuous import Continuous
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.cards.nouns import Stat
from rulesets.dimensional_rift.cards.statics import Being, Doing
from rulesets.dimensional_rift.rules.steps.counters import PERMANENTLY
from rulesets.dimensional_rift.rules.steps.moments import END_OF_EVENT, END_OF_TURN
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import fixed

_FIXED = re.compile(r"(Might|Life|Armor|Movement) (\d+)")
_LOST = {f"without {keyword.value}": keyword for keyword in Keyword}
_NUMBER = re.compile(r"([+-]\d+) (Might|Life|Armor|Movement)")
_MOMENT = re.compile(
    rf"{END_OF_TURN}|{END_OF_EVENT}|{PERMANENTLY}|until the next turn of seat [12]|until the end of turn \d+"
)
_BANS = {f"cannot {word.value}": word for words in (Common, Doing) for word in words} | {
    f"cannot be {keyword.value}": Being(keyword) for keyword in Keyword
}
"""The bans, by their words."""
ALLOWED = (
    'what lasts and until when, such as "Weakened until end of turn", "+2 Might permanently" or '
    '"cannot block until the next turn of seat 1"'
)


def is_lasting(words: str) -> bool:
    """Whether words say something that can last on a card."""
    what, until = _parts(words)
    known = what in _BANS or what in _LOST or any(what == each.value for each in Keyword)
    known = known or bool(_NUMBER.fullmatch(what)) or bool(_FIXED.fullmatch(what))
    return known and bool(until)


def lay(duel: RiftDuel, card: RiftCard, words: str) -> None:
    """Put something on a card that lasts for a while."""
    what, until = _parts(words)
    moment = "" if until == PERMANENTLY else until
    if (number := _NUMBER.fullmatch(what)) is not None:
        duel.effects.add(Continuous(number[2], None, None, int(number[1]), moment, cards=(card.id,)))
    elif (number := _FIXED.fullmatch(what)) is not None:
        duel.bends = True
        duel.effects.add(Continuous(fixed(Stat(number[1])), None, None, int(number[2]), moment, cards=(card.id,)))
    elif what in _LOST:
        duel.bends = True
        duel.effects.add(Continuous("lost", None, None, _LOST[what], moment, cards=(card.id,)))
    elif what in _BANS:
        duel.bends = True
        duel.effects.add(Continuous("cannot", None, None, _BANS[what], moment, cards=(card.id,)))
    else:
        card.conditions[Keyword(what)] = until
        duel.mentioned.add(Keyword(what))


def words_on(duel: RiftDuel, card: RiftCard) -> Iterator[str]:
    """What lasts on a card and ends by itself, or is permanent."""
    for keyword, until in card.conditions.items():
        if until not in ("", END_OF_TURN):
            yield f"{keyword.value} {until}"
    for stat in Stat:
        for effect in _effects_on(duel, card, stat.value):
            yield f"{effect.value:+} {stat.value} {effect.until or PERMANENTLY}"
    for stat in Stat:
        for effect in _effects_on(duel, card, fixed(stat)):
            yield f"{stat.value} {effect.value} {effect.until or PERMANENTLY}"
    for effect in _effects_on(duel, card, "lost"):
        yield f"without {effect.value.value} {effect.until or PERMANENTLY}"
    for effect in _effects_on(duel, card, "cannot"):
        words = next(words for words, ban in _BANS.items() if ban == effect.value)
        yield f"{words} {effect.until or PERMANENTLY}"


def _effects_on(duel: RiftDuel, card: RiftCard, what: str) -> list[Continuous]:
    return [each for each in duel.effects.of(what) if each.source is None and card.id in (each.cards or ())]


def _parts(words: str) -> tuple[str, str]:
    """What lasts, and until when; the second is empty if that is no moment."""
    found = re.fullmatch(rf"(.+?) ({_MOMENT.pattern})", words)
    return (found[1], found[2]) if found is not None else (words, "")
