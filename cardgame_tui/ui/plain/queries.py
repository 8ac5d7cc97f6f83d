"""Questions about the table that lines of text answer: a card, a zone, a pile, a rule or an option."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from cardgame_tui.content.option_info import describe_options, preset_of, setting_text
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.rulebook.parts import Rule
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.shown.view import CardView, ZoneView
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.cells.text import capital, counted
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.commands import WHAT_IS
from cardgame_tui.ui.rulebook.lines import AS_PLAYED
from cardgame_tui.ui.scene.card_names import FIRST_NAMES, CardNames, names_in_use
from cardgame_tui.ui.scene.scene import Scene, spot_rows
from cardgame_tui.ui.scene.slots import board_zones, zone_words
from cardgame_tui.ui.scene.what_is import explanations
from cardgame_tui.ui.spoken.listing import card_words, entry_words, sentences
from cardgame_tui.value import value

LOOK = "look"
"""Asks about anything."""
HOW = (
    "look X: X is a card (by letter or name), a zone, a pile, a rule's number, or an option.",
    "card X, zone X, pile X, rule X and option X look only among those.",
    "what X: what the numbers and words of a card mean, with their rules.",
)
"""How to ask."""
MEANING = "what"
"""Asks what the signs and words of a card mean."""
MOST_RULES = 5
"""Most rules that a search lists."""


@value
class _Asked:
    """What is asked about, and where to look.

    Args:
        words: the words after the first one, in lower case.
        scene: the table, as the viewer sees it.
        setup: the set-up of the match.
        options: the rule options, as they are now.
    """

    words: str
    scene: Scene
    setup: Setup
    options: OptionModel

    @property
    def in_use(self) -> CardNames:
        """What cards are called in what is printed."""
        return names_in_use(self.setup)

    def names(self, *names: str) -> bool:
        """Whether the words are one of some names, or its beginning of at least two letters."""
        return len(self.words) > 1 and any(name.casefold().startswith(self.words) for name in names)


_Find: TypeAlias = Callable[[_Asked], Iterator[str]]


def look_up(line: str, scene: Scene, setup: Setup, options: OptionModel) -> Sequence[str]:
    """Answer a question about the table with what the viewer may know; empty if the line asks nothing.

    Args:
        line: what was typed.
        scene: the table, as the viewer sees it.
        setup: the set-up of the match.
        options: the rule options, as they are now.
    """
    word, _, rest = line.partition(" ")
    word = MEANING if word == WHAT_IS.key else word
    if word != LOOK and word not in _KINDS:
        return ()
    asked = _Asked(rest.strip().casefold(), scene, setup, options)
    if not asked.words:
        return HOW
    for find in _KINDS.values() if word == LOOK else (_KINDS[word],):
        if found := tuple(find(asked)):
            return found
    what = "card, zone, pile, rule or option" if word == LOOK else "card" if word == MEANING else word
    return (f"No {what} is called {rest.strip()}.", *HOW)


def _cards(asked: _Asked) -> Iterator[str]:
    """Cards by letter or name: those that can be seen, or else the printed card."""
    lettered = {card for card, badge in asked.scene.cards.items() if badge.code == asked.words}
    seen = list(_seen_cards(asked.scene))
    for zone, card in seen:
        if card.id is not None and card.id in lettered:
            yield _placed(asked, zone, card)
            return
    found = [(zone, card) for zone, card in seen if card.face is not None and asked.names(card.face.name)]
    yield from (_placed(asked, zone, card) for zone, card in found)
    known = {card.face.name for _, card in found if card.face is not None}
    for printed in asked.setup.cards.values():
        if asked.names(printed.name) and printed.name not in known:
            yield _printed(asked, printed)


def _seen_cards(scene: Scene) -> Iterator[tuple[ZoneView, CardView]]:
    for zone in scene.view.zones.values():
        for card in zone.cards:
            yield from ((zone, each) for each in (card, *card.under) if each.face is not None)


def _printed(asked: _Asked, printed: Printed) -> str:
    """A card as it is printed; a second name that is printed for it is not said again with its kind."""
    called = asked.in_use.in_words(printed.name)
    lines = asked.setup.ruleset.describe(printed)
    if called != printed.name:
        lines = tuple(line.removesuffix(f" {called}") for line in lines)
    return sentences(f"Printed: {called}", *lines)


def _placed(asked: _Asked, zone: ZoneView, card: CardView) -> str:
    return f"{capital(zone_words(asked.scene.view, zone))}: {_whole(asked, zone, card)}"


def _whole(asked: _Asked, zone: ZoneView, card: CardView) -> str:
    """Everything about a card; its second name only where that is not the one that is printed anyway."""
    return card_words(asked.scene, zone, card, whole=True, second=asked.in_use is FIRST_NAMES)


def _zones(asked: _Asked) -> Iterator[str]:
    """Zones by name, such as ``1c3``, ``safe sandbox`` or ``bob's units``, and what lies in them."""
    yield from _lying(asked, asked.scene.view.zones.values())


def _piles(asked: _Asked) -> Iterator[str]:
    """Hands and piles by name, such as ``graveyard`` or ``bob's deck``."""
    board = set(board_zones(asked.scene.layout, asked.scene.view))
    yield from _lying(asked, (zone for name, zone in asked.scene.view.zones.items() if name not in board))


def _lying(asked: _Asked, zones: Iterable[ZoneView]) -> Iterator[str]:
    """What lies in those of some zones that are meant; of a pile the newest card first."""
    layout, view = asked.scene.layout, asked.scene.view
    piles = {name for names in layout.piles for name in names}
    for zone in zones:
        called = zone_words(view, zone)
        bare = called.removeprefix("the ").removeprefix(f"{view.names[zone.seat - 1]}'s ")
        if asked.names(zone.name, called, bare, zone.kind):
            state = "".join(f", {words}" for words in (zone.state_words, zone.badge) if words)
            yield f"{capital(called)}{state}: {counted(zone.count, 'card') or 'empty'}"
            step = -1 if zone.name in piles else 1
            yield from (f"  {_whole(asked, zone, card)}" for card in zone.cards[::step])


def _rules(asked: _Asked) -> Iterator[str]:
    """A rule by its number, or the first rules with some words."""
    book = reading.book_as_played(reading.rulebook_of(asked.setup.ruleset), asked.options)
    try:
        yield _rule(book.find(asked.words))
    except LookupError:
        scope = asked.setup.ruleset.scope(asked.options)
        found = book.search(asked.words, scope=scope) if len(asked.words) > 1 else []
        yield from (_rule(rule) for rule in found[:MOST_RULES])
        if len(found) > MOST_RULES:
            yield f"and {len(found) - MOST_RULES} more rules with these words"


def _rule(rule: Rule) -> str:
    played = [f"{AS_PLAYED} {words}" for words in rule.played]
    return " ".join((f"{rule.number}: {rule.text} {rule.tags}", *played))


def _options(asked: _Asked) -> Iterator[str]:
    """What can be picked, what cannot and why, and the options of the game that have this name."""
    question = asked.scene.question
    for entry in question.entries:
        if entry.code == asked.words or asked.names(entry.words):
            yield f"{entry.code}  {entry_words(asked.scene, entry)}"
    for refused in question.refused:
        if len(asked.words) > 1 and asked.words in refused.words.casefold():
            yield f"Cannot be picked: {refused.words}: {refused.reason} ({refused.rule})"
    for info in describe_options(type(asked.options), preset_of(asked.options)):
        if asked.names(info.name, info.title):
            now = setting_text(getattr(asked.options, info.name))
            yield f"{info.title}: {now}, default {setting_text(info.default)}. {info.help} ({info.rule})"


def _meaning(asked: _Asked) -> Iterator[str]:
    """What the signs and words of a card on the table mean, by its letter or its name."""
    scene, glossary = asked.scene, asked.scene.glossary
    for spot in (each for row in spot_rows(scene) for each in row):
        card = scene.card_at(spot)
        if glossary is None or card is None or card.face is None:
            continue
        if scene.badge_at(spot).code == asked.words or asked.names(card.face.name):
            yield from explanations(replace(scene, cursor=spot), asked.setup.ruleset.wording, glossary)
            return


_KINDS: dict[str, _Find] = {
    "card": _cards,
    "zone": _zones,
    "pile": _piles,
    "rule": _rules,
    "option": _options,
    MEANING: _meaning,
}
"""What can be asked about, and how it is found."""
