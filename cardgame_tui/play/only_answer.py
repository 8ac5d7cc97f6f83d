"""Questions with one possible answer, where both players can see that there is no other.

Such a question is answered without asking, as a player would have to. Where hidden cards could decide that there
is one answer, it stays: that nobody is asked would tell something of them.
"""

from collections.abc import Iterable

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.stack import ItemRef
from cardgame_tui.engine.unknown import UnknownError
from cardgame_tui.engine.view import PUBLIC_SEAT
from cardgame_tui.ruleset import Ruleset


def only_answer(game: Ruleset, duel: Duel, prompt: Prompt) -> Answer | None:
    """The one answer that a prompt of one seat can have, as both players can see; None to ask."""
    answer = _only(game, duel, prompt)
    return answer if answer is not None and _is_open(duel, prompt) else None


def _only(game: Ruleset, duel: Duel, prompt: Prompt) -> Answer | None:
    count = len(prompt.options)
    if prompt.secret:
        return None
    if prompt.single:
        return 0 if count == 1 else None
    if prompt.ordered:
        return tuple(range(count)) if prompt.least == count and _are_equal(game, duel, prompt) else None
    return tuple(range(count)) if prompt.least == count else None


def _are_equal(game: Ruleset, duel: Duel, prompt: Prompt) -> bool:
    """Whether the order of some things makes no difference: cards that look the same, and do the same."""
    if not all(_is_seen(duel, option) for option in prompt.options):
        return False
    first, *others = [_looks(game, duel, option) for option in prompt.options]
    return all(other == first for other in others)


def _looks(game: Ruleset, duel: Duel, option: Option) -> tuple[object, ...]:
    face = None if option.card is None else game.face(duel, duel.cards[option.card])
    value = option.value.label if isinstance(option.value, ItemRef) else option.value
    return option.key, option.zone, value, face


def _is_open(duel: Duel, prompt: Prompt) -> bool:
    """Whether both players see all that the question is about, and all that could have been chosen."""
    if prompt.public:
        return True
    if prompt.card is not None and not duel.sees(PUBLIC_SEAT, duel.cards[prompt.card]):
        return False
    try:
        refused = [option for option, _ in duel.why_not()]
    except UnknownError:
        return False
    return all(_is_seen(duel, option) for option in prompt.options) and _are_seen_or_bare(duel, refused)


def _is_seen(duel: Duel, option: Option) -> bool:
    """Whether an option is about a place or a card that both players see."""
    if option.card is not None:
        return duel.sees(PUBLIC_SEAT, duel.cards[option.card])
    return option.zone is not None or isinstance(option.value, ItemRef)


def _are_seen_or_bare(duel: Duel, refused: Iterable[Option]) -> bool:
    return all(option.card is None or duel.sees(PUBLIC_SEAT, duel.cards[option.card]) for option in refused)
