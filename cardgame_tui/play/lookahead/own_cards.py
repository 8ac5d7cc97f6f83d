"""Cards on the board of the player who decides, as far as an option picks them."""

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Option
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset


def own_card(driver: Driver, option: Option, seat: int) -> int | None:
    """The card that an option picks, or the top one of its zone, if it is on the board on the side of a seat."""
    duel = driver.duel
    zone = None if option.zone is None else duel.zones[option.zone]
    number = zone.cards[-1].id if option.card is None and zone is not None and zone.cards else option.card
    return number if number is not None and is_on_side(driver.ruleset, duel, number, seat) else None


def is_on_side(ruleset: Ruleset, duel: Duel, number: int, seat: int) -> bool:
    """Whether a card lies on the board on the side of a seat."""
    zone = duel.cards[number].zone
    return zone is not None and zone.kind in ruleset.slots and zone.seat == seat
