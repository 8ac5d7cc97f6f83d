"""The standing orders of a running match: who is to choose them, and what nobody is asked because of them."""

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.asking.lasting import OFFERED
from cardgame_tui.play.asking.only_answer import only_answer
from cardgame_tui.play.asking.orders import Orders, Standing, asks_priority, pass_of
from cardgame_tui.play.option_words import chosen_options
from cardgame_tui.play.record import Record


def answer_nobody_need_give(record: Record, orders: Orders, prompt: Prompt, *, asks_all: bool) -> Answer | None:
    """What an order answers, or the only answer there is; None where a person has to be asked.

    Args:
        record: the match.
        orders: its standing orders; an only answer that tells the player something is noted there.
        prompt: the open prompt.
        asks_all: whether questions that have only one answer are asked too.
    """
    game, duel = record.setup.ruleset, record.driver.duel
    if orders.answers(prompt, duel):
        return pass_of(prompt)
    answer = None if asks_all else only_answer(game, duel, prompt)
    tells = prompt.ask not in game.indifferent and (duel.stack or not asks_priority(prompt))
    if answer is not None and tells:
        picked = ", ".join(game.wording.option(duel, option) for option in chosen_options(prompt, answer))
        orders.note(duel, f"{record.setup.names[prompt.seat - 1]} has no other choice: {picked}")
    return answer


def note_resumed(record: Record, orders: Orders) -> None:
    """Log which orders a match has that is opened again: its journal keeps those that last."""
    has_stack = record.setup.ruleset.layout(record.match.options).has_stack
    if has_stack and record.prompt is not None and record.driver.duel.turn > 0:
        orders.resumed(record.driver.duel)


def is_to_choose(record: Record, orders: Orders, before: tuple[Standing, Standing], seat: int) -> bool:
    """Whether a person has yet to choose when to be asked; nobody is asked to whom no orders are offered.

    Args:
        record: the match.
        orders: its standing orders.
        before: what the players had settled in the last match.
        seat: the player.
    """
    if seat not in record.people or orders.standing[seat - 1].lasts is not None:
        return False
    return record.setup.table.asking == "offer" or bool(before[seat - 1].lasts)


def settled(record: Record) -> tuple[Standing, Standing]:
    """What the players have settled, or else what both agreed on before the match."""
    agreed = OFFERED.get(record.setup.table.asking)
    one, two = (each._replace(lasts=agreed if each.lasts is None else each.lasts) for each in record.standing)
    return one, two
