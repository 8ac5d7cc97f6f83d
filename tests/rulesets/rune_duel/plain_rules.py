"""A game of Rune Duel, written a second time from the rulebook only; see `plain_table` and `plain_cards`."""

from collections.abc import Callable

from tests.rulesets.rune_duel.plain_cards import heal, play
from tests.rulesets.rune_duel.plain_table import CARDS, FOE, GameOver, Table


def play_game(table: Table, before_round: Callable[[Table], None]) -> None:
    """Play a complete game.

    Raises:
        GameOver: when it has ended.
    """
    set_up(table)
    while True:
        before_round(table)
        table.round += 1
        table.winner, table.lost = 0, False
        row = duel(table)
        held = muster(table, row)
        try_holding(table, held)
        for second in (False, True):
            fight(table, second)
        table.check_life()
        recover(table)
        clean_up(table)
        look_at_limits(table)


def set_up(table: Table) -> None:
    """Section 4."""
    size = table.options["hand_size"]
    for side in table.sides.values():
        table.shuffle(side.deck)
    for seat in table.sides:
        table.draw(seat, size)
    table.leader = table.roll([]) + 1
    if table.options["mulligan"] == "none":
        return
    for seat in (table.leader, FOE[table.leader]):
        side = table.sides[seat]
        if table.ask("mulligan", seat, ["keep", "mulligan"]) == "mulligan":
            side.deck += side.hand
            side.hand.clear()
            table.shuffle(side.deck)
            table.draw(seat, size)


def trumps(table: Table, name: str, last: str) -> bool:
    """RD-24 and RD-26."""
    options, card, other = table.options, CARDS[name], CARDS[last]
    step = (card.rune - other.rune) % 5 if options["rune_wrap"] else card.rune - other.rune
    return bool((options["rank_trump"] and card.rank > other.rank) or (options["rune_trump"] and step == 1))


def duel(table: Table) -> list[str]:
    """Section 6; the cards played, in order."""
    if not table.sides[table.leader].hand:
        if not table.sides[FOE[table.leader]].hand:
            return []
        table.leader = FOE[table.leader]
    row: list[str] = []
    seat, legal, question = table.leader, list(table.sides[table.leader].hand), "lead"
    while legal and (card := table.ask(question, seat, legal)) != "pass":
        table.sides[seat].hand.remove(card)
        row.append(card)
        seat, question = FOE[seat], "trump"
        legal = [name for name in table.sides[seat].hand if trumps(table, name, card)]
        legal += ["pass"] if table.sides[seat].hand and not table.options["must_trump"] else []
    table.winner = table.owner[row[-1]]
    loser = FOE[table.winner]
    table.lose(loser, table.options["hand_damage"] * len(table.sides[loser].hand))
    table.check_life()
    return row


def muster(table: Table, row: list[str]) -> set[str]:
    """Section 7; the cards that went to a holding area."""
    pile = [name for name in row if CARDS[name].rank <= table.summons]
    for name in row:
        if name not in pile:
            table.sides[table.owner[name]].discard.append(name)
    if pile and table.options["muster_order"] == "shuffled":
        pile = table.roll(pile)[::-1]
    held = set()
    for name in pile:
        if not play(table, name):
            table.sides[table.owner[name]].holding.append(name)
            held.add(name)
        table.check_deaths()
        table.check_life()
    return held


def try_holding(table: Table, held: set[str]) -> None:
    """Section 8."""
    for seat in table.in_order():
        waiting = table.sides[seat].holding
        for name in list(waiting):
            if name not in held or table.options["holding_same_round"]:
                if play(table, name):
                    waiting.remove(name)
                table.check_deaths()
                table.check_life()


def fight(table: Table, second: bool) -> None:
    """One pass of combat (section 9)."""
    for slot in range(1, max((0, *table.sides[1].line, *table.sides[2].line)) + 1):
        here = [seat for seat in table.in_order() if slot in table.sides[seat].line]
        creatures = {seat: table.sides[seat].line[slot] for seat in here}
        attackers = [seat for seat in here if not second or creatures[seat].has("Twin Strike")]
        if not attackers:
            continue
        strength = {seat: table.attack(seat, slot) for seat in here}
        left = {seat: table.left(seat, slot) for seat in here}
        for seat in here:
            foe, attacks = FOE[seat], seat in attackers
            if foe not in here:
                table.lose(foe, strength[seat])
            elif attacks or table.options["second_attack_retaliation"]:
                creatures[foe].damage += strength[seat]
            if foe in here and attacks and creatures[seat].has("Breakthrough"):
                table.lose(foe, strength[seat] - left[foe])
        for seat in attackers:
            if creatures[seat].card.name == "Glade Piper":
                table.sides[seat].life += 1
            elif creatures[seat].card.name == "Furnace Acolyte":
                table.lose(FOE[seat], 1)
        table.check_deaths()
        if table.options["life_check"] == "immediate":
            table.check_life()


def recover(table: Table) -> None:
    """Section 10."""
    everyone = [(seat, slot) for seat, side in table.sides.items() for slot in side.line]
    for seat, slot in everyone:
        creature = table.sides[seat].line[slot]
        heal([creature], sum(card.number("Regeneration") for card in creature.texts()))
    for seat, slot in everyone:
        creature = table.sides[seat].line[slot]
        rounds = creature.card.number("Fade")
        if table.options["fade_mode"] == "wither":
            creature.damage += rounds
        elif rounds:
            creature.fade -= 1
            if creature.fade == 0:
                table.bury(seat, slot)
    table.check_deaths()
    close_up(table)
    while table.check_deaths():
        close_up(table)


def close_up(table: Table) -> None:
    """RD-52."""
    for side in table.sides.values():
        side.line = {number: side.line[slot] for number, slot in enumerate(sorted(side.line), 1)}


def clean_up(table: Table) -> None:
    """Section 11."""
    options = table.options
    for seat in table.in_order():
        hand = table.sides[seat].hand
        for _ in range(options["end_discard_max"]):
            if not hand or (card := table.ask("discard", seat, [*hand, "done"])) == "done":
                break
            hand.remove(card)
            table.sides[seat].discard.append(card)
    for seat in table.in_order():
        if options["recycle_each_round"]:
            recycle(table, seat)
        table.draw(seat, options["hand_size"] - len(table.sides[seat].hand))
        if not options["recycle_each_round"] and len(table.sides[seat].hand) < options["hand_size"]:
            recycle(table, seat)
            table.draw(seat, options["hand_size"] - len(table.sides[seat].hand))
    table.summons += options["summons_step"]
    if table.winner:
        led, won = table.leader, table.winner
        table.leader = {"winner": won, "loser": FOE[won], "alternate": FOE[led]}[options["lead_rule"]]


def recycle(table: Table, seat: int) -> None:
    """Shuffle the discard pile into the draw pile (RD-55)."""
    side = table.sides[seat]
    if side.discard:
        side.deck += side.discard
        side.discard.clear()
        table.shuffle(side.deck)


def look_at_limits(table: Table) -> None:
    """RD-60."""
    table.quiet = 0 if table.lost else table.quiet + 1
    table.idle = 0 if table.winner else table.idle + 1
    if table.options["stall_limit"] and table.quiet >= table.options["stall_limit"]:
        raise GameOver(0, "stalemate")
    if table.options["max_rounds"] and table.round >= table.options["max_rounds"]:
        lives = {seat: side.life for seat, side in table.sides.items()}
        raise GameOver(0 if lives[1] == lives[2] else max(lives, key=lambda seat: lives[seat]), "rounds")
    if table.idle >= 100:
        raise GameOver(0, "idle")
