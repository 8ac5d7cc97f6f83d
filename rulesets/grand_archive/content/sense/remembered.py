"""What nobody remembers of this turn: words about deeds of players and about what has died (GA-353)."""

from collections.abc import Iterator

from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.determiners import All, Bounds, Which
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.tails import Whose
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.sentences import Done, HasDone
from rulesets.grand_archive.cards.triggers.events import ALONE


def wrongly_remembered(node: HasDone) -> Iterator[str]:
    """Report words about this turn that nobody remembers (GA-353)."""
    what, alone = node.what, node.done.name in {each.name for each in ALONE}
    if node.died:
        yield from wrongly_dead(what)
    elif node.done is Done.DIED:
        yield "a player has not died"
    elif (what is None) is not alone:
        yield f'"{node.done.value}" has no object' if alone else f'"{node.done.value}" needs what it was done with'
    elif what is not None:
        cards = node.done not in (Done.SACRIFICE, Done.SUMMON)
        if cards is not (what.types == (Noun.CARD,)) or (node.done is Done.SUMMON and what.types != (Noun.TOKEN,)):
            yield f'"{node.done.value}" is not done with that'
        if what.tails or not _is_of_kinds(what):
            yield "what was done this turn is known by types, subtypes and elements"
        if node.done is Done.DRAW and what.qualifiers:
            yield "nobody sees what is drawn: leave out what kind of card it is"
    if what is not None and not (what.determiner in (Which.A, Which.NO) or isinstance(what.determiner, Bounds)):
        yield "a condition counts: a, 2 or more"
    if what is not None and what.determiner in (Which.NO, All.NO) and not node.died:
        yield "say it with haven't: you haven't activated a card this turn"


def wrongly_dead(what: Phrase | None) -> Iterator[str]:
    """Report things that do not die, or of which nobody remembers that they did (GA-211, GA-353)."""
    nouns = set() if what is None else {each for each in what.types if isinstance(each, Noun)}
    tails = () if what is None else what.tails
    if what is None or not nouns <= {Noun.ALLY, Noun.UNIT}:
        yield "only units die"
    elif not _is_of_kinds(what) or len(what.types) > 1 or not {Whose.YOURS, Whose.OPPONENTS}.issuperset(tails):
        yield "what died this turn is known by types, subtypes and elements, and by who controlled it"


def _is_of_kinds(what: Phrase) -> bool:
    return all([len(each.tests) == 1 and isinstance(each.tests[0], Kind) for each in what.qualifiers])
