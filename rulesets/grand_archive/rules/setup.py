"""Setting up a game (section F)."""

from cardgame_tui.engine.asking import pick_cards
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.cleanup import forget_turn
from rulesets.grand_archive.rules.opening import open_for
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.state.duel import BETWEEN, ArchiveDuel


def setup(duel: ArchiveDuel) -> Script[None]:
    """Shuffle both main decks and find the first turn player (GA-72)."""
    duel.dealt = len(duel.cards)
    for seat in SEATS:
        duel.shuffle(duel.sides[seat].deck.cards)
        duel.note("GA-72", "shuffles", seat)
    duel.active = first_player(duel)
    duel.note("GA-72", "first", duel.active)
    for seat in duel.in_order():
        yield from _begin_with(duel, seat)
    if duel.options.champion_entry == "before_game":
        for seat in duel.in_order():
            yield from open_for(duel, seat)
        forget_turn(duel)
    duel.shifts.clear()  # nobody was there to see the cards come
    duel.phase = BETWEEN


def _begin_with(duel: ArchiveDuel, seat: int) -> Script[None]:
    """Let a player begin the game with cards on the field whose text allows it (GA-72, GA-266).

    They have been there before the first turn, so nothing triggers. One question asks for all of them: nobody
    learns how many there are in a hidden deck.
    """
    side = duel.sides[seat]
    found = [each for each in (*side.material.cards, *side.deck.cards) if each.printed.program.begins]
    duel.show(found, seat)
    wanted = yield from pick_cards(duel, seat, "begin_with", "GA-72", found)
    duel.shown.clear()
    for card in wanted:
        enter(duel, card, seat, rule="GA-72")
        duel.waiting.clear()


def first_player(duel: ArchiveDuel) -> int:
    """Who takes the first turn: chance, a seat, or the loser of the last game (`first_player`, GA-72)."""
    option = duel.options.first_player
    if option in ("seat1", "seat2"):
        return 1 if option == "seat1" else 2
    if option == "loser" and duel.start.loser:
        return duel.start.loser
    return duel.chance.seat()
