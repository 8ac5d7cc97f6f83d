"""The form of a new run: which rules are compared, by which bots, in how many duels."""

import os
from collections.abc import Sequence
from shlex import split

from cardgame_tui.bots.registry import UnknownBotError, bot_words, check_bot
from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.session import Limit
from cardgame_tui.lab.bench.versions import split_version
from cardgame_tui.plugins import Listing, PluginError, load_ruleset
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.filled_form import FilledForm
from cardgame_tui.ui.pages.forms.form import Form
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.setup.basis import NONE, Variants
from cardgame_tui.value import value

TOPIC = "bench"
"""Under which the words of the form are remembered."""
GAMES = 400
"""Duels of each side, if nothing else was used before."""
MOST_GAMES = 1_000_000
"""Most duels of each side."""
QUESTIONS = {
    "health": "is the game healthy?",
    "compare": "A against B",
    "sweep": "values of an option",
    "card": "what a card is worth",
    "versions": "what an edit did",
    "decks": "all decks",
}
"""What can be asked, in words."""
MEANT = {
    "health": "By the rules of A: is it fair, long enough, open, and made of cards that matter?",
    "compare": "The same duels by the rules of A and by those of B. If both are the game as it is: its health.",
    "sweep": "By the rules of A, with each value of an option.",
    "card": "By the rules of A: the deck without the card, and without each other card, so that it has a rank.",
    "versions": "The same duels by two versions of a file of cards or of a variant.",
    "decks": "By the rules of A, every deck against every other.",
}
"""What each question plays."""
OPTIONS_HELP = "Options in place of a variant, such as hp=3,hand_size=6, or the path of a variant file."


@value
class NewRun:
    """What the form asks for.

    Args:
        ruleset: id of the game.
        plan: what is played.
        limit: how many duels.
        jobs: number of processes.
    """

    ruleset: str
    plan: Plan
    limit: Limit
    jobs: int


class RunForm(FilledForm[NewRun]):
    """The form, filled with what was used last time.

    Args:
        games: the installed games.
    """

    def __init__(self, games: Sequence[Listing]) -> None:
        titles = {each.id: each.plugin.title for each in games if each.plugin is not None}
        self._variants: dict[str, Variants] = {}
        self.form = Form("New run of the bench", [*_fields(titles)])
        self._fields = {field.name: field for field in self.form.fields}
        for name, word in memory.recall(TOPIC).items():
            field = self._fields.get(name)
            if field is not None and (
                not field.choices or word in field.choices or name in ("variant", "against")
            ):
                field.value = word
        self.update()

    def read(self) -> NewRun | None:
        """Read what is asked for and remember it; None when something is wrong, which the form then shows."""
        self.form.faults = ()
        try:
            made = self._made()
        except ContentError as error:
            self.form.faults = [str(fault) for fault in error.faults]
        except (PluginError, UnknownBotError) as error:
            self.form.faults = [str(error)]
        else:
            memory.remember(TOPIC, self.form.values())
            return made
        return None

    def _made(self) -> NewRun:
        words = self.form.values()
        asks = words["asks"]
        bots = tuple(dict.fromkeys(filter(None, (name.strip() for name in words["bots"].split(",")))))
        for name in bots:
            check_bot(name)
        games = _number(words["games"], "duels", MOST_GAMES)
        asked = Asked(
            load_ruleset(words["game"]),
            self._side("variant", "options") if asks != "versions" else "",
            self._side("against", "against_options") or None if asks == "compare" else None,
            decks=(words["deck1"].strip(), words["deck2"].strip()) if asks != "decks" else ("", ""),
            sweep=words["of"].strip() if asks == "sweep" else "",
            card=words["of"].strip() if asks == "card" else "",
            versions=_versions(words["of"]) if asks == "versions" else (),
            health=asks == "health",
            all_decks=asks == "decks",
            bots=bots,
            seed=_number(words["seed"], "seed", 2**32),
        )
        if asks in ("sweep", "card") and not words["of"].strip():
            raise _fault("of", "found nothing", "an option with values, or a card")
        return NewRun(words["game"], asked.plan(), Limit(games), int(words["jobs"]))

    def _side(self, variant: str, options: str) -> str:
        """The variant or the options of a side."""
        values = self.form.values()
        picked = self._shelf().words.get(values[variant], "")
        typed = values[options].strip()
        if picked and typed:
            raise _fault(self._fields[options].label, f"found {quoted(typed)} next to a variant", "one of them")
        return typed or picked

    def _shelf(self) -> Variants:
        game = self._fields["game"].value
        if game not in self._variants:
            self._variants[game] = Variants(load_ruleset(game))
        return self._variants[game]

    def _choices(self) -> tuple[str, ...]:
        """The variants of the game; none of a game that cannot be loaded, which is said when the form is read."""
        try:
            return tuple(self._shelf().words)
        except PluginError:
            return (NONE,)

    def update(self) -> None:
        """Offer the variants and decks of the game, and the fields that the question needs."""
        choices = self._choices()
        for name in ("variant", "against"):
            field = self._fields[name]
            field.choices = choices
            if field.value not in choices:
                field.value = NONE
        decks = [deck.name for deck in find_decks(self._fields["game"].value).decks]
        for name in ("deck1", "deck2"):
            field = self._fields[name]
            field.choices = ("", *decks) if decks else ()
            if decks and field.value not in field.choices:
                field.value = ""


def _fields(titles: dict[str, str]) -> Sequence[Field]:
    games = tuple(titles)
    bots = bot_words()
    fields = [
        _field("game", "Game", games[0], "Which game is played.", "What", games, words=titles),
        _field("asks", "Question", "compare", "What is played.", "What", tuple(QUESTIONS), words=QUESTIONS),
        _field("variant", "A: variant", NONE, "The rules in question.", "Sides", (NONE,)),
        _field("options", "A: or options", "", OPTIONS_HELP, "Sides"),
        _field("against", "B: variant", NONE, "What A is compared with; none: as it is.", "Sides", (NONE,)),
        _field("against_options", "B: or options", "", OPTIONS_HELP, "Sides"),
        _field("of", "Option, card or file", "", _OF_HELP, "Sides"),
        _field("deck1", "First deck", "", "The deck of one seat; empty for the default.", "Sides"),
        _field("deck2", "Second deck", "", "The deck of the other seat; empty for the default.", "Sides"),
        _field("games", "Duels of each side", str(GAMES), "More duels make narrower intervals.", "Duels"),
        _field("bots", "Bots", "", _bots_help(bots), "Duels", words={"": "the usual"}),
        _field("jobs", "Processes", "1", "More processes are faster; the duels are the same.", "Duels", _jobs()),
        _field("seed", "Seed", "1", "The same seed gives the same duels.", "Duels"),
    ]  # fmt: skip
    fields[1].meanings = MEANT
    for name in ("deck1", "deck2"):
        next(field for field in fields if field.name == name).words = {"": "default"}
    return fields


_OF_HELP = (
    "For values of an option: hp=3..8 or draws=on,off. For what a card is worth: its name. For what an edit did: "
    "the file, which is compared with how git has it, or two versions: HEAD:mine.toml mine.toml. Otherwise unused."
)


def _versions(words: str) -> tuple[str, ...]:
    """Two versions of a file, the earlier first; a file alone is compared with how git has it."""
    try:
        found = split(words)
    except ValueError:
        found = []
    if len(found) == 1 and not split_version(found[0])[0]:
        found = [f"HEAD:{found[0]}", *found]
    if len(found) != 2:
        raise _fault(
            "of", f"found {quoted(words.strip())}", "a file, or two versions, such as HEAD:mine.toml mine.toml"
        )
    return tuple(found)


def jobs_used() -> int:
    """In how many processes duels were played last time."""
    used = memory.recall(TOPIC).get("jobs", "")
    return int(used) if used in _jobs() else 1


def _jobs() -> tuple[str, ...]:
    """The numbers of processes to choose from."""
    return tuple(str(number) for number in range(1, max(1, os.cpu_count() or 1) + 1))


def _bots_help(bots: dict[str, str]) -> str:
    known = "; ".join(f"{name}: {about}" for name, about in bots.items())
    return f"Who plays, such as random or random,greedy. {known}."


def _field(
    name: str,
    label: str,
    usual: str,
    help: str,
    group: str,
    choices: tuple[str, ...] = (),
    words: dict[str, str] | None = None,
) -> Field:
    return Field(name, label, usual, usual, choices, help, group, counted=False, words=words or {})


def _number(words: str, what: str, most: int) -> int:
    found = words.strip().replace(",", "")
    if not (found.isascii() and found.isdecimal() and len(found) < 20 and 1 <= int(found) <= most):
        raise _fault(what, f"found {quoted(words)}", f"a number from 1 to {most:,}")
    return int(found)


def _fault(where: str, found: str, allowed: str) -> ContentError:
    return ContentError([FileFault(where, None, "", found, allowed)])
