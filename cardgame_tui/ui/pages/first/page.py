"""The first page: the duel to continue, the games, and all else that the program does."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import median
from types import MappingProxyType

from cardgame_tui.engine.plugin import Picture
from cardgame_tui.play.journal.saves import Saved, Saves
from cardgame_tui.plugins import Listing, by_difficulty
from cardgame_tui.ui.cells.text import Line, counted
from cardgame_tui.ui.pages.first.doors import Door, Part
from cardgame_tui.ui.pages.first.drawing import DOT, draw_first_page
from cardgame_tui.ui.pages.first.layout import ARROWS, Box, arrange, next_door
from cardgame_tui.ui.pages.first.left import lives_of, still_so
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.reading import block
from cardgame_tui.ui.pages.saves import RESUME, age_words, how_far
from cardgame_tui.ui.palette import Theme
from cardgame_tui.value import value

KEY_HELP = (
    "the letter or digit of a badge: open that door",
    "ctrl+p: find anything here by typing a part of it",
    "ctrl+q: leave the program; everything is saved",
)
EASIEST = "the easiest"
NOT_PLAYED = "no finished duel here yet"
NOT_LATELY = "no finished duel among the newest"
"""Of a game, where there are older matches that are not read."""
FIRST_TIP = "Enter opens what the cursor is at. In the form, Enter starts the duel with what is shown."
TIP = "A card keeps its letter as long as it stays where it is."


@value
class FirstPage:
    """What the first page shows.

    Args:
        doors: what can be opened, part by part.
        notes: what else is to be said, such as why a game is broken.
        tip: one line of advice.
    """

    doors: tuple[Door, ...]
    notes: tuple[str, ...] = ()
    tip: str = ""


def first_page(
    installed: Sequence[Listing],
    saves: Saves,
    theme: str,
    taught: Collection[str] = (),
    left: Mapping[str, str] = MappingProxyType({}),
) -> FirstPage:
    """The first page of this moment.

    Args:
        installed: the games.
        saves: the saved matches, the one played last first; a count of what may be more has a plus sign.
        theme: name of the theme.
        taught: ids of the games that have lessons.
        left: how the match stood that was left last.
    """
    matches, more = saves.matches, "+" if saves.older else ""
    games = by_difficulty([each for each in installed if each.plugin is not None])
    titles = {each.id: each.plugin.title for each in installed if each.plugin is not None}
    doors = [
        *(_resume(match, titles.get(match.ruleset, match.ruleset), left) for match in _unfinished(matches)[:1]),
        *_others(matches, titles, more),
        *(_game(number, each, matches, more) for number, each in enumerate(games, 1)),
        *_also(len(games), matches, theme, len(taught), more),
    ]
    notes = tuple(f"{each.id} is broken: {each.reason}" for each in installed if each.plugin is None)
    return FirstPage(tuple(doors), notes or (() if games else ("No game is installed.",)), _tip(matches))


def _tip(matches: Sequence[Saved]) -> str:
    return TIP if matches else FIRST_TIP


def _resume(match: Saved, title: str, left: Mapping[str, str]) -> Door:
    rules = f", {match.rules}" if match.rules else ""
    picture: Picture = ()
    about = f"{' - '.join(match.names)}, {how_far(match)}."
    if still_so(left, match):
        picture = lives_of(left, match.names)
        duel = f"duel {match.duel}, " if match.duel > 1 else ""
        asks = left["asks"]
        about = f"{duel}{left['at']}. {asks}{'' if asks.endswith(('.', '?')) else '.'}"
    saved = f" Saved {age_words(match.age)}."
    return Door(Part.CONTINUE, "c", f"{title}{rules}", about + saved, f"{RESUME}{match.path}", picture=picture)


def _game(number: int, listing: Listing, matches: Sequence[Saved], more: str) -> Door:
    plugin = listing.plugin
    assert plugin is not None
    over = [match for match in matches if match.over and match.ruleset == listing.id]
    return Door(
        Part.NEW,
        str(number) if number < 10 else "",
        plugin.title,
        plugin.taste or plugin.summary,
        f"play {listing.id}",
        plugin.facts,
        plugin.picture,
        note=EASIEST if number == 1 and plugin.difficulty else "",
        time=_minutes(over, plugin.minutes),
        played=_played(over, more),
    )


def _played(over: Sequence[Saved], more: str) -> str:
    """How many duels of a game were finished here, and when the last one was."""
    if not over:
        return NOT_LATELY if more else NOT_PLAYED
    count = f"{len(over)}+ duels" if more else counted(len(over), "duel")
    return f"{count} here, the last {age_words(min(match.age for match in over))}"


def _others(matches: Sequence[Saved], titles: Mapping[str, str], more: str) -> Iterator[Door]:
    """The door to the other unfinished matches, which names as many as there is room for."""
    if others := _unfinished(matches)[1:]:
        broken = _broken(matches)
        title = f"{len(others)}{more} more unfinished{f', {broken}' if broken else ''}"
        named = (f"{titles.get(each.ruleset, each.ruleset)}, {age_words(each.age)}" for each in others)
        yield Door(Part.CONTINUE, "d", title, DOT.join(named), "unfinished", row=True)


def _unfinished(matches: Sequence[Saved]) -> list[Saved]:
    return [match for match in matches if not match.over and not match.fault]


def _broken(matches: Sequence[Saved]) -> str:
    """How many files cannot be read, in words; empty for none."""
    count = sum(bool(match.fault) for match in matches)
    return f"{count} broken" if count else ""


def _minutes(over: Sequence[Saved], estimate: int) -> str:
    """How long a duel takes people: as measured here, or else about; empty where that is unknown."""
    measured = [match.seconds / 60 for match in over if match.people and match.seconds]
    if measured:
        return f"{max(1, round(median(measured)))} min here"
    return f"about {estimate} min" if estimate else ""


def _also(games: int, matches: Sequence[Saved], theme: str, taught: int, more: str) -> Iterator[Door]:
    """The smaller doors; those that lead nowhere now are left out."""
    if len(_unfinished(matches)) < 2 and ((broken := _broken(matches)) or more):
        yield _small("d", "Saved duels", broken or "older ones too", "unfinished")
    if taught:
        yield _small("t", "Tutorial", "learn by playing", "tutorial")
    if games:
        yield _small("j", "Two screens", "one per player", "screens")
        yield _small("w", "Watch two bots", "step by step", "watch")
    if games:
        yield _small("b", "Bench", "compare variants", "bench")
    if matches:
        over = sum(match.over for match in matches)
        yield _small("e", "Replays", f"{over}{more} finished" if over else "saved duels again", "replays")
    if games:
        yield _small("r", "Rules", "with a search", "rules")
    if matches:
        yield _small("p", "Present", "marked decisions", "present")
    yield _small("s", "Settings", f"theme {theme}, names, keys", "settings")


def _small(key: str, title: str, about: str, pick: str) -> Door:
    return Door(Part.ALSO, key, title, about, pick)


class FirstPageView:
    """The first page as it is read.

    Args:
        page: what it shows.
        at: what the door at the cursor picks; if it is gone, the cursor is at the first door.
    """

    def __init__(self, page: FirstPage, at: str = "") -> None:
        self.page = page
        self.cursor = next((place for place, door in enumerate(page.doors) if door.pick == at), 0)
        self._boxes: Sequence[Box] = ()

    @property
    def at(self) -> str:
        """What the door at the cursor picks; empty on a page without doors."""
        return self.page.doors[self.cursor].pick if self.page.doors else ""

    def press(self, key: str) -> str | None:
        """Take one key, and return what was picked, if something was."""
        if key in (*ARROWS, "tab", "shift+tab"):
            self.cursor = next_door(self._boxes, self.cursor, key) if self._boxes else self.cursor
            return None
        if key in ("enter", "space"):
            return self.at
        return next((door.pick for door in self.page.doors if door.key == key), None)

    def point(self, place: int) -> str:
        """Pick the door that was clicked."""
        self.cursor = place
        return self.at

    def lines(self, width: int, height: int, *, ascii: bool = False) -> list[Line]:
        """Draw the page in `height` lines."""
        page = self.page
        layout = arrange(page.doors, len(page.notes), width, height - 1)
        self._boxes = layout.boxes
        return draw_first_page(page.doors, layout, self.cursor, page.notes, page.tip, width, height, ascii=ascii)


def all_of_first_page(page: FirstPage, games: Sequence[Listing], themes: Mapping[str, Theme]) -> Page:
    """All that can be done here, to be picked by typing: each door, the rules of each game, each theme."""
    words = {Part.CONTINUE: "Continue", Part.NEW: "New duel", Part.ALSO: "Open"}
    items = [Item(f"{words[door.part]} {door.title}: {door.about}", pick=door.pick) for door in page.doors]
    named = [(each.id, each.plugin.title) for each in games if each.plugin is not None]
    items += [Item(f"Rules of {title}: the rulebook", pick=f"rules {game}") for game, title in named]
    items += [
        Item(f"Coverage of {title}: how much of your own cards is read", pick=f"coverage {game}")
        for game, title in named
    ]
    items += [Item(f"Watch {title}: two bots play it", pick=f"watch {game}") for game, title in named]
    items += [Item(f"Theme {name}: {theme.about}", pick=f"theme {name}") for name, theme in themes.items()]
    return Page("All that can be done here", (*items, Item("Quit: leave the program", pick="quit")))


def help_of_first_page(page: FirstPage) -> Page:
    """The keys of the first page, and what each door leads to."""
    items = [
        *block("Keys", ("arrow keys, Tab: move the cursor; enter or space: open what it is at", *KEY_HELP)),
        *block("Doors", (f"{door.key or '-'}: {door.title}, {door.about}" for door in page.doors)),
    ]
    return Page("Help", tuple(items))
