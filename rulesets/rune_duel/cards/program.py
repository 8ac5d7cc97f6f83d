"""From the tree of a card's text to what the rules read: keywords, triggers, bonuses, target, effects, grants."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardgame_tui.text import abilities
from cardgame_tui.text.abilities import CardText, Effect, Keywords, Triggered
from rulesets.rune_duel.cards.keywords import Fade, Keyword, Regeneration
from rulesets.rune_duel.cards.vocabulary import Bonus, Command, Grants, Moment, SpellEffects, SpellTarget, Target


@dataclass(slots=True, eq=False)
class Program:
    """All a card's text says. Shared by all copies of the card and never changed.

    Args:
        keywords: the printed keywords without a number.
        regeneration: damage its own Regeneration removes, all added up (RD-63).
        fade: the fade counters it enters with, 0 for a creature that does not fade (RD-64).
        arrival: effects right after it was placed, in order (RD-67).
        onslaught: effects each time it attacks, in order (RD-68).
        command: bonuses while it is on the line (RD-69).
        target: what a spell is played on, None for the other types.
        effects: what a spell does, in order.
        grants: keywords without a number that an artifact gives its creature (RD-71).
        grants_regeneration: damage the Regeneration it grants removes (RD-71).
    """

    keywords: frozenset[Keyword] = frozenset()
    regeneration: int = 0
    fade: int = 0
    arrival: tuple[Effect, ...] = ()
    onslaught: tuple[Effect, ...] = ()
    command: tuple[Bonus, ...] = ()
    target: Target | None = None
    effects: tuple[Effect, ...] = ()
    grants: frozenset[Keyword] = frozenset()
    grants_regeneration: int = 0


def compile_text(tree: CardText) -> Program:
    """Turn the tree of a card's text, in which `sense` has found no fault, into its program."""
    own = list(printed_words(tree))
    granted = list(granted_words(tree))
    return Program(
        keywords=_plain(own),
        regeneration=_regeneration(own),
        fade=sum(word.amount for word in own if isinstance(word, Fade)),
        arrival=_triggered(tree, Moment.ARRIVAL),
        onslaught=_triggered(tree, Moment.ONSLAUGHT),
        command=tuple(bonus for each in tree.abilities if isinstance(each, Command) for bonus in each.bonuses),
        target=next((each.target for each in tree.abilities if isinstance(each, SpellTarget)), None),
        effects=tuple(
            effect for each in tree.abilities if isinstance(each, SpellEffects) for effect in each.effects
        ),
        grants=_plain(granted),
        grants_regeneration=_regeneration(granted),
    )


def printed_words(tree: CardText) -> Iterator[abilities.Keyword]:
    """Yield the keywords a card has itself, with and without a number."""
    for sentence in tree.abilities:
        if isinstance(sentence, Keywords):
            yield from sentence.words


def granted_words(tree: CardText) -> Iterator[abilities.Keyword]:
    """Yield the keywords it grants, with and without a number."""
    for sentence in tree.abilities:
        if isinstance(sentence, Grants):
            yield from sentence.words


def _plain(words: Iterable[abilities.Keyword]) -> frozenset[Keyword]:
    return frozenset(word for word in words if isinstance(word, Keyword))


def _regeneration(words: Iterable[abilities.Keyword]) -> int:
    return sum(word.amount for word in words if isinstance(word, Regeneration))


def _triggered(tree: CardText, moment: Moment) -> tuple[Effect, ...]:
    sentences = [each for each in tree.abilities if isinstance(each, Triggered) and each.event is moment]
    return tuple(effect for each in sentences for effect in each.effects)
