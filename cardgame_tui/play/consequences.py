"""What the options of a prompt would do, in a few words, from what one seat knows.

Each option is tried on a copy (`cardgame_tui.play.trial`). Its words are those that the game has for what then
happened, the scores that changed, and where play stops.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardgame_tui.engine.duel import Duel, other
from cardgame_tui.engine.events import PUBLIC, Event
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.unknown import UnknownError, is_known
from cardgame_tui.engine.wording import gauge_word
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.trial import Trial, try_option
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

YOU = "you"
"""The player who decides, as the owner of a score."""
MOST_REPLAYED = 150
"""Most decisions that are made again to try the options of a question: each time those since the last clone."""


@value
class Score:
    """A score that an option changes.

    Args:
        name: whose it is; ``you`` for the player who decides.
        word: what is counted, such as ``hp``.
        before: what it is now.
        after: what it would be.
    """

    name: str
    word: str
    before: int
    after: int

    @property
    def short(self) -> str:
        """The change in short, such as ``HP 3 → 2``, with the name of the other player."""
        whose = "" if self.name == YOU else f"{self.name} "
        return f"{whose}{self.unit} {self.before} → {self.after}"

    @property
    def unit(self) -> str:
        """What is counted, as it is shown."""
        return gauge_word(self.word)

    @property
    def words(self) -> str:
        """The change as a sentence, such as ``you lose 1 HP, 3 to 2``."""
        change = self.after - self.before
        verb = ("gain" if change > 0 else "lose") + ("" if self.name == YOU else "s")
        return f"{self.name} {verb} {abs(change)} {self.unit}, {self.before} to {self.after}"


@value
class Consequence:
    """What an option would do.

    Args:
        clauses: what happens, in order.
        scores: the scores that change.
        unless: under what condition, such as ``unless Alice blocks``, and whether more follows that is not known.
        loses: whether the player who decides loses something of their score.
        hits_own: whether the picked card is one of that player's on the board, and is worse off.
        responder: the player whose response is the condition, if nothing else is.
    """

    clauses: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    unless: str = ""
    loses: bool = False
    hits_own: bool = False
    responder: str = ""

    @property
    def whatever_others_do(self) -> "Consequence":
        """The same without the condition that somebody responds."""
        if not self.responder:
            return self
        return replace(self, unless=self.unless.removeprefix(_response(self.responder)).removeprefix(", "))

    @property
    def happens(self) -> str:
        """What happens, without scores and conditions."""
        return ", ".join(self.clauses)

    @property
    def short(self) -> str:
        """The scores that change, in short."""
        return ", ".join(score.short for score in self.scores)

    @property
    def outcome(self) -> str:
        """What happens and the scores that change, without conditions."""
        return ", ".join([*(score.words for score in self.scores), *self.clauses])

    @property
    def words(self) -> str:
        """All of it in one sentence; empty if there is nothing to say."""
        return joined(self.outcome, self.unless)


def joined(words: str, unless: str) -> str:
    """What happens and under what condition."""
    return f"{words}{', ' if unless.startswith('then') and words else ' '}{unless}".strip()


NOTHING = Consequence()
"""An option of which there is nothing to say."""


class Consequences:
    """What the options of the open prompt would do; each is tried at most once.

    Nothing is said before the first turn, where all depends on chance.

    Args:
        driver: the duel; it is not changed. It must keep clones, or there is nothing to say.
        reader: whose knowledge is used; 0 for what both players know.

    Attributes:
        prompt: the prompt.
        reader: whose knowledge is used.
        later: whether an option that `so_far` is asked for waits until `try_next` tries it.
    """

    def __init__(self, driver: Driver, reader: int, *, later: bool = False) -> None:
        self.prompt = driver.prompt
        self.reader = reader
        self.later = later
        self._driver = driver
        self._known: dict[int, Consequence] = {}
        self._waiting: list[int] = []

    def of(self, index: int) -> Consequence:
        """What an option would do; it is tried now unless that is known."""
        if index not in self._known:
            self._known[index] = self._try(index) if self._worth_it else NOTHING
        return self._known[index]

    def so_far(self, index: int) -> Consequence:
        """The same if options are not tried later; otherwise what is known, and an unknown one waits."""
        if not self.later or index in self._known or not self._worth_it:
            return self.of(index)
        if index not in self._waiting:
            self._waiting.append(index)
        return NOTHING

    @property
    def waits(self) -> bool:
        """Whether an option waits."""
        return bool(self._waiting)

    def try_next(self) -> bool:
        """Try the option that has waited longest; returns whether another one waits."""
        self.of(self._waiting.pop(0))
        return self.waits

    @property
    def known(self) -> int:
        """Of how many options it is known what they would do."""
        return len(self._known)

    def picks_own(self, index: int) -> bool:
        """Whether an option picks a card or a zone of the deciding player: only such a one may hit that player."""
        prompt = self.prompt
        if prompt is None:
            return False
        option = prompt.options[index]
        if option.zone is not None and self._driver.duel.zones[option.zone].seat == prompt.seat:
            return True
        return _own_card(self._driver, option, prompt.seat) is not None

    def affords(self, count: int) -> bool:
        """Whether so many options can be tried before a player notices that it takes time."""
        driver = self._driver
        return driver.keeps and count * (len(driver.given) - driver.turn_began) <= MOST_REPLAYED

    @property
    def _worth_it(self) -> bool:
        driver = self._driver
        asked = driver.prompt
        if asked is None or not asked.single or asked.ask in driver.ruleset.wording.payments:
            return False
        return driver.duel.turn > 0 and self.affords(1)

    def _try(self, index: int) -> Consequence:
        try:
            trial = try_option(self._driver, index, self.reader)
            consequence = in_words(self._driver, index, trial, self.reader)
            trial.branch.discard()
            return consequence
        except Exception:  # rules that break are reported when the option is really picked
            return NOTHING


def in_words(driver: Driver, index: int, trial: Trial, reader: int) -> Consequence:
    """Put a trial into words.

    Args:
        driver: the duel as it is.
        index: the option that was tried.
        trial: what it did.
        reader: whose knowledge was used.
    """
    option, ruleset = trial.prompt.options[index], driver.ruleset
    scores = tuple(_scores(driver, trial))
    clauses = [*together(_Teller(driver, trial, option, reader).clauses()), *_end(ruleset, driver.duel, trial)]
    if trial.unknown and not clauses and not scores:
        return _unknown(ruleset.outlook(driver.duel, trial.prompt, option, trial.unknown))
    worse = int.__gt__ if ruleset.meter else int.__lt__
    losses = [score for score in scores if score.name == YOU and worse(score.after, score.before)]
    condition = _unless(driver, trial)
    conditions = [condition, "then it depends" if trial.unknown else ""]
    unless = ", ".join(filter(None, conditions)) if clauses or scores else ""
    name = driver.duel.start.names[other(trial.prompt.seat) - 1]
    responder = name if unless and condition == _response(name) else ""
    return Consequence(tuple(clauses), scores, unless, bool(losses), _hits_own(driver, trial, option), responder)


def together(clauses: Iterable[str]) -> list[str]:
    """Join clauses that say the same of several things, such as ``it and Scrap Hound are destroyed``."""
    same: dict[str, list[str]] = {}
    for clause in clauses:
        what, verb, state = clause.partition(" is ")
        same.setdefault(f" is {state}" if verb else clause, []).append(what if verb else "")
    return [_of_all(things, state) for state, things in same.items()]


def _without_repeated_names(clauses: Sequence[str], names: Collection[str]) -> Iterator[str]:
    """Clauses, where the name of a card is not repeated in the next one, such as ``Hound takes 2, dies``.

    Those that `together` may join keep it.
    """
    before = ""
    for clause in clauses:
        name = next((each for each in names if clause.startswith(f"{each} ")), "")
        repeated = name and name == before and " is " not in clause
        yield clause.removeprefix(f"{name} ") if repeated else clause
        before = "" if " is " in clause else name


def _of_all(things: list[str], state: str) -> str:
    """A clause about one thing or several."""
    *others, last = things
    return f"{', '.join(others)} and {last} are {state.removeprefix(' is ')}" if others else last + state


def _hits_own(driver: Driver, trial: Trial, option: Option) -> bool:
    """Whether an option picks a card of the deciding player on the board that then is gone or has less life."""
    duel, ruleset = driver.duel, driver.ruleset
    number = _own_card(driver, option, trial.prompt.seat)
    if number is None:
        return False
    if not _is_of(ruleset, trial.duel, number, trial.prompt.seat):
        return True
    try:
        before = ruleset.face(duel, duel.cards[number]).health
        after = ruleset.face(trial.duel, trial.duel.cards[number]).health
    except UnknownError:
        return False
    return before is not None and after is not None and after[0] < before[0]


def _own_card(driver: Driver, option: Option, seat: int) -> int | None:
    """The card that an option picks, or the top one of its zone, if it is on the board on the side of a seat."""
    duel = driver.duel
    zone = None if option.zone is None else duel.zones[option.zone]
    number = zone.cards[-1].id if option.card is None and zone is not None and zone.cards else option.card
    return number if number is not None and _is_of(driver.ruleset, duel, number, seat) else None


def _is_of(ruleset: Ruleset, duel: Duel, number: int, seat: int) -> bool:
    """Whether a card lies on the board on the side of a seat."""
    zone = duel.cards[number].zone
    return zone is not None and zone.kind in ruleset.slots and zone.seat == seat


def _unknown(outlook: str) -> Consequence:
    return Consequence((outlook,)) if outlook else NOTHING


def _scores(driver: Driver, trial: Trial) -> Iterator[Score]:
    """The first thing that is counted for each seat, where it changes; the deciding player's first."""
    asked, ruleset, names = trial.prompt.seat, driver.ruleset, driver.duel.start.names
    for seat in (asked, other(asked)):
        before, after = _score(ruleset, driver.duel, seat), _score(ruleset, trial.duel, seat)
        if before is not None and after is not None and before != after:
            word = ruleset.gauges(driver.duel, seat)[0][0]
            yield Score(YOU if seat == asked else names[seat - 1], word, before, after)


def _score(ruleset: Ruleset, duel: Duel, seat: int) -> int | None:
    """The life that a seat has left, or what counts up to its end, or else what is counted first; 0 for nothing.

    None if it depends on a card that the reader does not know.
    """
    try:
        health, gauges = ruleset.health(duel, seat), ruleset.gauges(duel, seat)
    except UnknownError:
        return None
    return health[0] if health and not ruleset.meter else gauges[0][1] if gauges else 0


def _end(ruleset: Ruleset, now: Duel, trial: Trial) -> Iterator[str]:
    """The end of the duel; and for a pass, that of the turn or of the phase."""
    duel, wording, asked = trial.duel, ruleset.wording, trial.prompt.seat
    if duel.result is not None:
        winner = duel.result.winner
        yield "a draw" if not winner else "you win" if winner == asked else "you lose"
    elif not trial.closes:
        return
    elif duel.turn != trial.turn:
        yield f"the {wording.turn} ends"
    elif (then := ruleset.step_words(duel)) != ruleset.step_words(now):
        yield f"then {then}"


def _unless(driver: Driver, trial: Trial) -> str:
    if not trial.unless:
        return ""
    name = driver.duel.start.names[other(trial.prompt.seat) - 1]
    wording = driver.ruleset.wording
    words = {**wording.unless_other, **wording.unless}
    return f"unless {name} {' or '.join(dict.fromkeys(words.get(ask, 'responds') for ask in trial.unless))}"


def _response(name: str) -> str:
    """The condition that a player does not respond."""
    return f"unless {name} responds"


def _meant_by_it(driver: Driver, prompt: Prompt, option: Option) -> int | None:
    """The card that ``it`` means after an option; None if the option names a zone with another card in it."""
    if option.card is not None:
        return option.card
    return None if option.zone is not None and driver.duel.zones[option.zone].cards else prompt.card


class _Teller:
    """Says what happened in a trial, in the words the game has for outcomes."""

    def __init__(self, driver: Driver, trial: Trial, option: Option, reader: int) -> None:
        self._driver = driver
        self._trial = trial
        self._it = _meant_by_it(driver, trial.prompt, option)
        self._reader = reader

    def clauses(self) -> list[str]:
        """One clause for each outcome: about the option's own card first, then about that of the question."""
        asking = self._trial.prompt.card
        events = sorted(self._telling(), key=lambda each: (each.card != self._it, each.card != asking))
        clauses = Counter(filter(None, map(self._clause, events)))
        said = [clause if count == 1 else f"{clause} ×{count}" for clause, count in clauses.items()]
        names = [self._name(event.card, event.sight) for event in events]
        return list(_without_repeated_names(said, {name for name in names if name}))

    def _telling(self) -> list[Event]:
        """The last outcome of each kind for each card; nothing of the numbers on a card that is gone."""
        outcomes = self._driver.ruleset.wording.outcomes
        last: dict[object, Event] = {}
        for event in self._trial.events:
            template = outcomes.get(event.what)
            shows = template is not None and ("{left}" in template or "{reaches}" in template)
            if template is None or (shows and self._is_gone(event.card)):
                continue
            about = (event.seat, event.zone) if event.card is None else event.card
            key = about, "{left}" if "{left}" in template else event.what
            last.pop(key, None)
            last[key] = event
        return list(last.values())

    def _is_gone(self, number: int | None) -> bool:
        """Whether a card is not on the board after the trial."""
        zone = None if number is None else self._trial.duel.cards[number].zone
        return zone is None or zone.kind not in self._driver.ruleset.slots

    def _clause(self, event: Event) -> str:
        """One outcome in words; empty if the words need what is not known, and for an amount of 0."""
        duel, names = self._trial.duel, self._trial.duel.start.names
        you = event.seat == self._trial.prompt.seat
        template = self._driver.ruleset.wording.outcomes[event.what]
        if "{amount}" in template and not event.amount:
            return ""
        about: dict[str, Any] = dict.fromkeys(("left", "reaches"), "")
        try:
            if "{left}" in template or "{reaches}" in template:
                about = self._face(event)
        except UnknownError:
            return ""
        return template.format(
            seat="you" if you else names[event.seat - 1] if event.seat else "",
            s="" if you else "s",
            whose="your" if you else f"{names[event.seat - 1]}'s" if event.seat else "",
            card=self._name(event.card, event.sight),
            other=self._name(event.other, event.other_sight),
            zone="" if event.zone is None else duel.zones[event.zone].name,
            amount=event.amount,
            word=event.word,
            **about,
        )

    def _face(self, event: Event) -> dict[str, str]:
        """What the card of an event shows after the trial: the life left, and the zones it connects to."""
        duel = self._trial.duel
        face = self._driver.ruleset.face(duel, duel.cards[event.card or 0])
        left, life = face.health or (0, 0)
        reaches = ", ".join(duel.zones[number].name for number in face.reaches)
        return {"left": f"{left} of {life}", "reaches": reaches or "nothing"}

    def _is_made_of_it(self, number: int) -> bool:
        """Whether a card did not exist before and has the name of the option's card, such as what it became."""
        before, cards = self._driver.duel.cards, self._trial.duel.cards
        return self._it is not None and number >= len(before) and cards[number].name == before[self._it].name

    def _name(self, number: int | None, sight: int) -> str:
        """The name of a card; ``it`` for the card of the option, or of the question if the option has none."""
        if number is None:
            return ""
        if number == self._it or self._is_made_of_it(number):
            return "it"
        eyes = self._reader or PUBLIC
        seen = sight & eyes == eyes and is_known(self._trial.duel, number)
        return self._trial.duel.cards[number].name if seen else "a card"
