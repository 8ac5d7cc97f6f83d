"""A game from its first step to its result (sections 6 to 8, 12 and 13)."""

from collections.abc import Callable

from tests.rulesets.containment.model.cards import BY_ID, PILES, POOL
from tests.rulesets.containment.model.moves import FRAMES, deal, decommission, end_tale, fire, resolve_test
from tests.rulesets.containment.model.table import FOE, GameOver, Item, Table, Thing
from tests.rulesets.containment.model.texts import (
    ACTIVATED,
    COST_DECOMMISSIONS,
    QUICK,
    can_choose,
    choose,
    condition,
    pick_sandbox,
    resolve,
    sandboxes,
)

__all__ = ["play_game", "set_up", "take_turn", "window"]


def play_game(table: Table, before_turn: Callable[[], None] = lambda: None) -> None:
    """Play a complete game.

    Args:
        table: the table, before its first step.
        before_turn: called before each turn.

    Raises:
        GameOver: when it has ended.
    """
    set_up(table)
    run_phase(table, "game start")
    following = table.first
    while True:
        if table.extra:
            table.active = table.extra.pop()
        else:
            table.active, following = following, FOE[following]
        before_turn()
        take_turn(table)


# -- before the game (section 6) -------------------------------------------------------------------------


def set_up(table: Table) -> None:
    """The five steps (CT-44 to CT-48)."""
    agree(table)
    for seat in table.sides:
        place(table, seat)
    table.first = first_player(table)
    if table.options["partner"]:
        for seat in table.order:
            partner(table, seat)
    table.seen = {seat: (list(table.sides[seat].site), table.limit(seat)) for seat in table.sides}


def agree(table: Table) -> None:
    """Step 1: each Canon and each optional rule is asked for separately (CT-44)."""
    table.experiments = table.experiments and agreed(table, "experiment_phase")
    if table.nk_threshold and not agreed(table, "nk_scenario"):
        table.nk_threshold = 0
    for seat in table.sides:
        for name in table.decks[seat]:
            if POOL[name].kind == "canon":
                table.sides[seat].outside.append(name)
                if table.options["canon"] == "ask" and agreed(table, f"{seat} {name}"):
                    accept(table, POOL[name].id)


def agreed(table: Table, what: str) -> bool:
    """Whether all players agree."""
    return all([table.ask(f"agree to {what}", seat, ["yes", "no"]) == "yes" for seat in table.sides])


def accept(table: Table, canon: str) -> None:
    """What the two Canons say."""
    if canon == "C01":
        table.xk_limit, table.nk_threshold = 9, 8
        return
    for side in table.sides.values():
        side.base = dict(zip(PILES, (3, 6, 9), strict=True))
        side.protection = dict(side.base)


def place(table: Table, seat: int) -> None:
    """Step 2: every card to its zone (CT-45)."""
    side = table.sides[seat]
    for name in table.decks[seat]:
        card = POOL[name]
        if card.kind == "object":
            side.piles[card.pile].append(name)
        elif card.kind == "personnel":
            side.personnel = name
        elif card.kind in ("tale", "incident"):
            side.tales.append(name)
    for pile in PILES:
        shuffle(table, seat, pile)


def shuffle(table: Table, seat: int, pile: str) -> None:
    """Put a pile into an order that chance or its owner decides (CT-10)."""
    cards = table.sides[seat].piles[pile]
    how = "arrange" if table.options["sandbox_order"] == "owner" else "shuffle"
    order = table.chance(how, [f"{seat} {name}" for name in cards])
    cards[:] = [word.removeprefix(f"{seat} ") for word in order]


def first_player(table: Table) -> int:
    """Step 3 (CT-46)."""
    if table.options["first_player"] != "dice":
        return table.options["first_player"]  # type: ignore[no-any-return]
    while True:
        one, two = table.chance("die", []), table.chance("die", [])
        if one != two:
            return 1 if one > two else 2


def partner(table: Table, seat: int) -> None:
    """Step 4: a marked Safe object comes to the site; nothing triggers (CT-47, CT-49)."""
    side = table.sides[seat]
    marked = [name for name in side.piles["Safe"] if POOL[name].marked]
    name = table.ask("partner", seat, marked)
    side.piles["Safe"].remove(name)
    side.site.append(Thing(POOL[name], seat))
    if table.options["sandbox_order"] != "owner":  # an owner's order stays: CT-47 does not say otherwise
        shuffle(table, seat, "Safe")


# -- turns and phases (section 7) ------------------------------------------------------------------------


def take_turn(table: Table) -> None:
    """One turn of the active player, and its end (CT-51, CT-54b)."""
    table.turn += 1
    for phase in ("start", "experiment", "main", "end"):
        if phase != "experiment" or table.experiments:
            run_phase(table, phase)
    end_turn(table)
    if table.options["turn_limit"] and table.turn >= table.options["turn_limit"]:
        raise GameOver(0, "turn limit")


def end_turn(table: Table) -> None:
    """Just after the end phase (CT-54b)."""
    table.lasting = [each for each in table.lasting if each.until != "turn"]
    table.arrivals.clear()
    table.hit.clear()
    table.experimented = False
    for side in table.sides.values():
        side.personnel_used = False
        for thing in side.site:
            thing.tests, thing.used = 0, False


def run_phase(table: Table, phase: str) -> None:
    """One phase (CT-53), until both players pass on an empty stack."""
    begin_phase(table, phase)
    window(table)
    if phase == "game start":  # it is no part of a turn (CT-51)
        table.arrivals.clear()
        table.hit.clear()


def begin_phase(table: Table, phase: str) -> None:
    """The border, the triggers of the phase, and the check."""
    ends = {f"{phase} phase", f"{phase} phase {table.active}"}
    table.lasting = [each for each in table.lasting if each.until not in ends]
    table.phase = phase
    waits = {"game start": {"S13"}, "start": {"S08", "K02"}, "end": {"E08"}}.get(phase, set())
    for seat, thing in table.things():
        if thing.card.id in waits and (phase == "game start" or seat == table.active):
            fire(table, seat, thing.card.id, thing)
    check(table)


# -- priority and the stack (section 8) ------------------------------------------------------------------


def window(table: Table) -> None:
    """Priority until both players pass on an empty stack (CT-66 to CT-72)."""
    holder, passes = table.role, 0
    while True:
        action = table.ask("priority", holder, [*actions(table, holder), "pass"])
        if action != "pass":
            depth = len(table.stack)
            act(table, holder, action)
            passes = 0
            at_once = len(table.stack) == depth
            if table.options["priority_after_action"] == "opponent" and not at_once:
                holder = FOE[holder]
            check(table)
        elif passes == 0:
            holder, passes = FOE[holder], 1
        elif not table.stack:
            return
        else:
            resolve_top(table)
            check(table)
            holder, passes = table.role, 0


def resolve_top(table: Table) -> None:
    """The top item resolves (CT-70)."""
    item = table.stack.pop()
    match item.kind:
        case "batch":
            lose(table, standing(table, item))
        case "cross test":
            resolve_test(table, item)
        case "experiment":
            assert item.sandbox is not None
            deal(table, [(item.sandbox, table.options["experiment_damage"])])
        case _:
            resolve(table, item)
    if item.card == "T03":
        table.sides[item.seat].fields.append(item.name)
    else:
        end_tale(table, item)


def actions(table: Table, seat: int) -> list[str]:
    """What a player with priority may do besides passing (the table in section 7)."""
    side = table.sides[seat]
    main = table.phase == "main" and seat == table.active and not table.stack
    found = []
    if main:
        found += [f"test {thing.word}" for thing in side.site if may_test(table, thing)]
        personnel = POOL[side.personnel].id if side.personnel else ""
        if (
            personnel in ACTIVATED
            and not side.personnel_used
            and can_choose(table, Item("effect", seat, personnel))
        ):
            found.append(f"use {seat} {side.personnel}")
    for thing in side.site:
        item = Item("effect", seat, thing.card.id, thing)
        if thing.card.id in (ACTIVATED | QUICK if main else QUICK) and not thing.used and can_choose(table, item):
            found.append(f"use {thing.word}")
    for name in side.tales:
        card = POOL[name]
        usable = (card.kind == "incident" or main) and condition(table, card.id, seat)
        if usable and can_choose(table, Item(card.kind, seat, card.id)):
            found.append(f"play {seat} {name}")
    if table.phase == "experiment" and seat == table.active and not table.experimented:
        found.append("experiment")
    return found


def may_test(table: Table, thing: Thing) -> bool:
    """Whether an object of the turn player may cross test (CT-92, CT-63)."""
    if table.turn == 1 and not table.options["first_turn_cross_test"]:
        return False
    return table.tests_left(thing)


def act(table: Table, seat: int, action: str) -> None:
    """Put what was chosen on the stack: choices, cost, item (CT-83)."""
    if action == "experiment":
        table.experimented = True
        sandbox = pick_sandbox(table, seat, sandboxes(seat))
        table.stack.append(Item("experiment", seat, sandbox=sandbox))
        return
    verb, word = action.split(maxsplit=1)
    things = {thing.word: thing for thing in table.sides[seat].site}
    if verb == "test":
        declare_test(table, seat, things[word])
        return
    name = word.split(maxsplit=1)[1]
    if verb == "play":
        item = Item(POOL[name].kind, seat, POOL[name].id)
        choose(table, item)
        table.sides[seat].tales.remove(name)
        if item.kind == "tale" and table.sides[FOE[seat]].personnel == BY_ID["P03"].name:
            fire(table, FOE[seat], "P03", item=item)
    elif word in things:
        thing = things[word]
        item = Item("effect", seat, thing.card.id, thing)
        choose(table, item)
        thing.used = True
        if thing.card.id in COST_DECOMMISSIONS:
            decommission(table, thing)
    else:
        item = Item("effect", seat, POOL[name].id)
        choose(table, item)
        table.sides[seat].personnel_used = True
    table.stack.append(item)


def declare_test(table: Table, seat: int, thing: Thing) -> None:
    """CT-93, CT-94."""
    item = Item("cross test", seat, thing.card.id, thing)
    words = {f"{owner} {pile}": (owner, pile) for owner, pile in sandboxes(FOE[seat])}
    foes: dict[str, Thing] = {}
    if table.options["cross_test_targets"] != "sandbox":
        foes = {each.word: each for each in table.sides[FOE[seat]].site}
    target = table.ask("target", seat, [*words, *foes])
    item.sandbox, item.chosen = words.get(target), foes.get(target)
    thing.tests += 1
    for each in table.sides[FOE[seat]].site:
        if each.card.id == "S15":
            fire(table, FOE[seat], "S15", each, item)
    if table.options["cross_test_uses_stack"]:
        table.stack.append(item)
    else:
        resolve_test(table, item)


# -- checks and K-class scenarios (CT-75 to CT-77, section 12) -------------------------------------------


def check(table: Table) -> None:
    """Find K-class scenarios and triggers, and put them on the stack."""
    components = scenarios(table)
    if components and not table.options["k_uses_stack"]:
        lose(table, {seat for seat, _ in components})
    fired, table.fired = table.fired, []
    order = table.order if table.options["trigger_order"] == "turn player" else table.order[::-1]
    for seat in order:
        for trigger in ordered(table, seat, [each for each in fired if each.seat == seat]):
            if choose(table, trigger):
                table.stack.append(trigger)
    if components:
        table.stack.append(Item("batch", 0, components=components))


def ordered(table: Table, seat: int, triggers: list[Item]) -> list[Item]:
    """The order in which a player puts triggers on the stack (CT-76)."""
    if len(triggers) < 2:
        return triggers
    words = [each.thing.word if each.thing else f"{seat} {each.name}" for each in triggers]
    left = list(zip(words, triggers, strict=True))
    chosen = []
    for word in table.ask_player("order", seat, words):
        place = next(number for number, (each, _) in enumerate(left) if each == word)
        chosen.append(left.pop(place)[1])
    assert not left
    return chosen


def scenarios(table: Table) -> set[tuple[int, str]]:
    """The components found by a check (CT-107 to CT-111)."""
    found = {(seat, "ZK") for seat in table.zk} | {(seat, "NK") for seat in table.nk}
    table.zk.clear()
    table.nk.clear()
    for seat, side in table.sides.items():
        known, old_limit = table.seen[seat]
        new = any(thing not in known for thing in side.site)
        limit = table.limit(seat)
        if table.total(seat) >= limit and (new or limit < old_limit):
            found.add((seat, "XK"))
        if table.nk_threshold and new and len(side.site) >= table.nk_threshold:
            found.add((seat, "NK"))
        table.seen[seat] = (list(side.site), limit)
    return found


def standing(table: Table, batch: Item) -> set[int]:
    """The players who lose when a batch resolves (CT-112)."""
    if not table.options["k_recheck"]:
        return {seat for seat, _ in batch.components}
    losers = {seat for seat, kind in batch.components if kind == "ZK"}
    for seat, kind in batch.components:
        count, full = len(table.sides[seat].site), table.options["site_frames"] == "hard"
        many = table.nk_threshold and count >= table.nk_threshold
        if kind == "XK" and table.total(seat) >= table.limit(seat):
            losers.add(seat)
        if kind == "NK" and (many or (full and count >= FRAMES)):
            losers.add(seat)
    return losers


def lose(table: Table, losers: set[int]) -> None:
    """CT-117, CT-118."""
    if len(losers) == 2 and table.options["simultaneous_result"] != "draw":
        losers = {table.role}
    if losers:
        raise GameOver(0 if len(losers) == 2 else FOE[min(losers)], "K-class")


def concede(table: Table, seat: int) -> None:
    """CT-43, CT-119."""
    assert table.phase != "before" or table.options["concede_before_game"], (
        "nobody concedes before the game (CT-43)"
    )
    raise GameOver(FOE[seat], "conceded")
