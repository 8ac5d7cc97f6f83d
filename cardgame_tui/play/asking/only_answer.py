"""Questions with one possible answer, where both players can see that there is no other.

Such a question is answered without asking, as a player would have to. Where hidden cards could decide that there
is one answer, it stays: that nobody is asked would tell something of them.
"""

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.unknown import UnknownError
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.stack import ItemRef
from cardgame_tui.play.asking.orders import asks_priority
from cardgame_tui.ruleset import Ruleset


def only_answer(game: Ruleset, duel: Duel, prompt: Prompt) -> Answer | None:
    """The one answer that a prompt of one seat can have, as both players can see; None to ask.

    Where the rules say that each answer is as good as any other, that is the first (`Showing.indifferent`).
    """
    answer = _only(game, duel, prompt)
    if answer is None:
        return None
    if asks_priority(prompt):
        return answer if _hides_nothing(game, duel, prompt.seat) and _refuses_openly(duel) else None
    return answer if _is_open(duel, prompt) else None


def _only(game: Ruleset, duel: Duel, prompt: Prompt) -> Answer | None:
    count = len(prompt.options)
    if prompt.secret:
        return None
    if prompt.single:
        return 0 if count == 1 or (prompt.public and prompt.ask in game.indifferent) else None
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
    return all(_is_seen(duel, option) for option in prompt.options) and _refuses_openly(duel)


def _is_seen(duel: Duel, option: Option) -> bool:
    """Whether an option is about a place or a card that both players see."""
    if option.card is not None:
        return duel.sees(PUBLIC_SEAT, duel.cards[option.card])
    return option.zone is not None or isinstance(option.value, ItemRef)


def _refuses_openly(duel: Duel) -> bool:
    """Whether both players see every card that could not be chosen."""
    try:
        refused = [option.card for option, _ in duel.why_not() if option.card is not None]
    except UnknownError:
        return False
    return all(duel.sees(PUBLIC_SEAT, duel.cards[number]) for number in refused)


def _hides_nothing(game: Ruleset, duel: Duel, seat: int) -> bool:
    """Whether a player who can only pass has no card in hand and nothing face down, so that all see it."""
    piles = game.layout(duel.start.options).piles[seat - 1]
    mine = (card for card in duel.cards if card.owner == seat and card.zone is not None)
    return all(card.zone.name in piles or duel.sees(PUBLIC_SEAT, card) for card in mine)
