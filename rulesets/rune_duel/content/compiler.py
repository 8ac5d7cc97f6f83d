"""From the tree of a card's text to its program: keywords, triggers, bonuses, target, effects and grants."""

from collections.abc import Iterable, Iterator

from cardgame_tui.text import abilities
from cardgame_tui.text.abilities import CardText, Effect, Keywords, Triggered
from rulesets.rune_duel.cards.keywords import Fade, Keyword, Regeneration
from rulesets.rune_duel.cards.program import Program
from rulesets.rune_duel.cards.sentences import Command, Grants, SpellEffects, SpellTarget, Trigger


def compile_text(tree: CardText) -> Program:
    """Turn the tree of a card's text, in which `semantics` has found no fault, into its program."""
    own = list(printed_words(tree))
    granted = list(granted_words(tree))
    return Program(
        keywords=_plain(own),
        regeneration=_regeneration(own),
        fade=sum(word.amount for word in own if isinstance(word, Fade)),
        arrival=_triggered(tree, Trigger.ARRIVAL),
        onslaught=_triggered(tree, Trigger.ONSLAUGHT),
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


def _triggered(tree: CardText, trigger: Trigger) -> tuple[Effect, ...]:
    sentences = [each for each in tree.abilities if isinstance(each, Triggered) and each.event is trigger]
    return tuple(effect for each in sentences for effect in each.effects)
