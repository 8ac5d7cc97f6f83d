"""Everything the table shows at one moment, gathered from a session and a half-made choice."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardgame_tui.engine.duel import Duel, other
from cardgame_tui.engine.layout import Layout, RowKind
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.view import CardView, View, ZoneView
from cardgame_tui.engine.wording import Wording
from cardgame_tui.ui.answering import Choice, Group, Kind, Mark
from cardgame_tui.ui.model.cells import Spot
from cardgame_tui.ui.session import LogLine, Session

UNMARKED = Mark("")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be picked, in words.

    Args:
        code: the keys that pick it now.
        words: what it says.
        picked: whether and where it has been picked.
        card: number of its card, if any.
        zone: number of its zone, if any.
    """

    code: str
    words: str
    picked: str
    card: int | None = None
    zone: int | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """One thing that cannot be picked, in words, and why."""

    words: str
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Asked:
    """The open question as whoever looks may read it.

    Args:
        question: the question, empty once the duel is over.
        rule: number of the rule that asks.
        source: name of the card that asks, empty for none.
        who: name of the player who must decide, empty for both.
        progress: how far a choice of several has come.
        entries: what can be picked, empty while the gate is closed.
        hints: keys and what they do now.
        refused: what cannot be picked, and why.
        zone: number of the zone the question is about, if any.
    """

    question: str = ""
    rule: str = ""
    source: str = ""
    who: str = ""
    progress: str = ""
    entries: tuple[Entry, ...] = ()
    hints: tuple[tuple[str, str], ...] = ()
    refused: tuple[Refusal, ...] = ()
    zone: int | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at one moment.

    Args:
        view: what whoever looks may know.
        layout: where the zones lie.
        near: the seat drawn at the bottom.
        asked: the open question.
        cards: what cards bear, by number.
        zones: what zones bear, by number.
        cursor: where the cursor is, None for nowhere.
        log: latest events, oldest first.
        keys: commands that work now, as ``(key, word)``.
        plain_borders: draw borders in ASCII.
        inspecting: give the cursor's card the far side of a narrow table.
    """

    view: View
    layout: Layout
    near: int
    asked: Asked
    cards: dict[int, Mark]
    zones: dict[int, Mark]
    cursor: Spot | None = None
    log: tuple[LogLine, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()
    plain_borders: bool = False
    inspecting: bool = False

    @property
    def far(self) -> int:
        """The seat drawn at the top."""
        return other(self.near)

    @property
    def turned(self) -> bool:
        """Whether the table is drawn the other way round than seat 1 sees it."""
        return self.layout.turns and self.near == 2

    def card_at(self, spot: Spot | None) -> CardView | None:
        """The card at a spot, None for an empty one."""
        if spot is None:
            return None
        cards = self.view.zones[spot.zone].cards
        if spot.place < len(cards):
            return cards[spot.place]
        return None

    def mark_at(self, spot: Spot) -> Mark:
        """What a spot bears: its card's mark, or else its zone's."""
        card = self.card_at(spot)
        if card is not None and card.id in self.cards:
            return self.cards[card.id]
        return self.zones.get(self.view.zones[spot.zone].id, UNMARKED)

    def reached(self) -> frozenset[int]:
        """Numbers of the zones the cursor's card connects to."""
        card = self.card_at(self.cursor)
        return frozenset(card.face.reaches) if card is not None and card.face is not None else frozenset()

    def targets(self) -> frozenset[int]:
        """Numbers of the zones the top item of the stack targets or the question is about."""
        aimed = self.view.stack[-1].zones if self.view.stack else ()
        return frozenset(aimed) if self.asked.zone is None else frozenset((*aimed, self.asked.zone))


def spot_rows(scene: Scene) -> list[list[Spot]]:
    """All places of the table from top to bottom, each row from left to right."""
    layout, far, near = scene.layout, scene.far, scene.near
    far_hand = _hand(scene, far) if shows_hand(scene, far) else []
    near_hand = _hand(scene, near) if shows_hand(scene, near) else []
    rows = [[Spot(name) for name in layout.asides[far - 1]], far_hand]
    for row in layout.rows[::-1] if scene.turned else layout.rows:
        names = row.zones[::-1] if scene.turned else row.zones
        rows.append([spot for name in names for spot in zone_spots(scene, scene.view.zones[name])])
    rows += [[Spot(name) for name in layout.asides[near - 1]], near_hand]
    return [row for row in rows if row]


def zone_spots(scene: Scene, zone: ZoneView) -> list[Spot]:
    """The places of one zone: its top card in a slot, every card in a flowing row."""
    if zone.name in slot_names(scene.layout):
        return [Spot(zone.name, max(0, len(zone.cards) - 1))]
    return [Spot(zone.name, place) for place in range(max(1, len(zone.cards)))]


@lru_cache(maxsize=8)
def slot_names(layout: Layout) -> frozenset[str]:
    """Names of the zones that are one slot of a grid or lie beside the counts."""
    grid = (name for row in layout.rows if row.kind is RowKind.GRID for name in row.zones)
    return frozenset((*grid, *layout.asides[0], *layout.asides[1]))


def shows_hand(scene: Scene, seat: int) -> bool:
    """Whether a seat's hand lies open on the screen, outside the rows of the board."""
    name = scene.layout.hands[seat - 1]
    if any(name in row.zones for row in scene.layout.rows):
        return False
    return any(card.face is not None for card in scene.view.zones[name].cards)


def _hand(scene: Scene, seat: int) -> list[Spot]:
    return zone_spots(scene, scene.view.zones[scene.layout.hands[seat - 1]])


def gather_asked(session: Session, choice: Choice | None) -> Asked:
    """Put the open question into words for whoever looks; `choice` None while the gate is closed."""
    prompt = session.prompt
    if prompt is None:
        return Asked()
    who = "" if prompt.secret else session.name(prompt.seat)
    if choice is None or session.gate_closed:
        return Asked(session.question(), prompt.rule, who=who, hints=_gate_hints(prompt))
    duel = session.driver.duel
    wording = session.ruleset.wording
    return Asked(
        question=session.question(),
        rule=prompt.rule,
        source="" if prompt.card is None else _source(duel, prompt),
        who=who,
        progress=_progress(choice),
        entries=tuple(_entries(wording, duel, session.layout(), choice)),
        hints=tuple(_hints(wording, duel, choice)),
        refused=tuple(refusals(session)),
        zone=prompt.zone,
    )


def refusals(session: Session) -> Iterable[Refusal]:
    """What the open prompt does not offer, and why; nothing while the asked player's hand is closed."""
    if session.unseen:
        return
    duel = session.driver.duel
    for option, refusal in duel.why_not():
        yield Refusal(session.ruleset.wording.option(duel, option), refusal.reason, refusal.rule)


def _source(duel: Duel[Any], prompt: Prompt) -> str:
    card = duel.cards[prompt.card or 0]
    return card.name if duel.sees(prompt.seat, card) else ""


def _entries(wording: Wording, duel: Duel[Any], layout: Layout, choice: Choice) -> Iterable[Entry]:
    if choice.kind in (Kind.AMOUNT, Kind.YES_NO):
        return
    if choice.open is not None:
        for code, index in choice.members():
            option = choice.prompt.options[index]
            mark = "*" if index in choice.picked else ""
            yield Entry(code, wording.option(duel, option), mark, option.card, option.zone)
        return
    names = [group_words(wording, duel, choice, group) for group in choice.groups]
    for name, group in zip(names, choice.groups, strict=True):
        words = name if names.count(name) == 1 else f"{name} {_place(duel, layout, group)}".rstrip()
        yield Entry(group.code, words, choice.mark(group).picked, group.card, group.zone)


def group_words(wording: Wording, duel: Duel[Any], choice: Choice, group: Group) -> str:
    """What a group of options says: the option itself, or what several options are about."""
    if len(group.members) == 1:
        return wording.option(duel, choice.prompt.options[group.members[0]])
    if group.card is not None:
        return f"{duel.cards[group.card].name} ..."
    return f"{duel.zones[group.zone or 0].name} ..."


def _place(duel: Duel[Any], layout: Layout, group: Group) -> str:
    """The slot a card lies in, to tell cards of one name apart."""
    if group.card is None:
        return ""
    zone = duel.cards[group.card].zone
    return f"({zone.name})" if zone is not None and zone.name in slot_names(layout) else ""


def _progress(choice: Choice) -> str:
    prompt = choice.prompt
    if choice.kind is Kind.SOME:
        asked = str(prompt.least) if prompt.least == prompt.limit else f"{prompt.least}-{prompt.limit}"
        return f"{len(choice.picked)} of {asked}"
    if choice.kind is Kind.ORDER:
        return f"{len(choice.picked)} of {prompt.limit} in order"
    if choice.kind is Kind.AMOUNT:
        amounts = [option.value for index, option in enumerate(prompt.options) if index != choice.decline]
        return f"{amounts[0]} to {amounts[-1]}: {choice.typed or '_'}"
    if choice.open is not None or choice.typed:
        return f"{choice.open.code if choice.open else ''}>{choice.typed}"
    return ""


def _hints(wording: Wording, duel: Duel[Any], choice: Choice) -> Iterable[tuple[str, str]]:
    prompt = choice.prompt
    if choice.kind is Kind.YES_NO:
        yield "enter", _said(wording, duel, prompt, "yes")
        yield "space", _said(wording, duel, prompt, "no")
        return
    if choice.kind is not Kind.ONE and choice.enough:
        yield "enter", "confirm"
    if prompt.single and choice.decline is not None:
        yield "space", wording.option(duel, prompt.options[choice.decline])
    elif choice.kind is Kind.SOME and prompt.least == 0 and not choice.picked:
        yield "space", "none"
    if choice.kind is Kind.ORDER and choice.picked:
        yield "1-9", "place of the last one"
    if choice.half_made:
        yield "bksp", "take back"


def _said(wording: Wording, duel: Duel[Any], prompt: Prompt, key: str) -> str:
    return next(wording.option(duel, option) for option in prompt.options if option.key == key)


def _gate_hints(prompt: Prompt) -> tuple[tuple[str, str], ...]:
    decline = prompt.single and Choice(prompt).decline is not None
    passing = (("space", "pass or no, unseen"),) if decline else ()
    return (("h", "open the hand"), *passing)
