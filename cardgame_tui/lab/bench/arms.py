"""Makes the plan of a run from what was asked for: variants, options, decks, a card that is asked about."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, cycle
from pathlib import Path

from cardgame_tui.bots.quick.fitting import refuse_unlearned, usual_bot
from cardgame_tui.content.decks import deck_faults
from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.option_info import setting_text
from cardgame_tui.content.settings import SETTINGS, separate_settings
from cardgame_tui.content.shelf import is_path
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.lab.bench.ladder import Lineup, line_up
from cardgame_tui.lab.bench.plan import Arm, Kind, Plan, Request
from cardgame_tui.lab.bench.versions import split_version, version_file
from cardgame_tui.limits import MOST_ARMS
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup, refuse_by_hand
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

AS_IT_IS = "as it is"
"""The name of a game without variant and changed options."""

_SPAN = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")


@value
class Asked:
    """What was asked for.

    Args:
        ruleset: the game.
        variant: a variant, or options such as ``hp=3,hand_size=6``; empty for the game as it is.
        against: the same for what it is compared with; None for no comparison.
        settings: options of both sides.
        decks: id, name or path of each deck; empty for the default.
        sweep: an option and values, such as ``hp=3..8``; empty for none.
        card: a card whose worth is asked; empty for none.
        versions: two versions of a file of cards or of a variant, the earlier first; empty for none.
        all_decks: whether every deck plays against every other.
        health: whether it is asked how healthy a variant is, and not how it differs.
        bots: names of the bots; none for the usual ones.
        seed: seed of all duels.
        by_hand: whether cards may be in it whose texts the players carry out by hand.
    """

    ruleset: Ruleset
    variant: str = ""
    against: str | None = None
    settings: Sequence[str] = ()
    decks: tuple[str, str] = ("", "")
    sweep: str = ""
    card: str = ""
    versions: tuple[str, ...] = ()
    all_decks: bool = False
    health: bool = False
    bots: tuple[str, ...] = ()
    seed: int = 1
    by_hand: bool = False

    def plan(self) -> Plan:
        """Read all files and make the plan.

        Raises:
            ContentError: with all faults.
        """
        kind, arms = self._arms()
        if len(arms) > MOST_ARMS:
            raise _fault("bench", f"{len(arms)} arms", f"at most {MOST_ARMS}")
        if len({arm.essence for arm in arms}) < len(arms):
            raise _fault("bench", "two arms play by the same rules with the same decks: nothing to compare")
        options = [arm.options(self.ruleset) for arm in arms]
        refuse_unlearned(self.bots, self.ruleset, options)
        health = kind == "health"
        bots, ladder = self._line_up() if health else Lineup(self.bots or (usual_bot(self.ruleset, options),))
        return Plan(kind=kind, arms=tuple(arms), bots=bots, ladder=ladder, seed=self.seed, request=self._request())

    def _line_up(self) -> Lineup:
        options = self.built(self.recipe(self.variant, "--variant"), {}).options
        return line_up(self.bots, self.ruleset, options)

    @classmethod
    def again(cls, plan: Plan, variant: str = "") -> "Asked":
        """What a run was asked for, so that its files can be read again.

        Args:
            plan: the run.
            variant: another file in place of its variant; empty for none.

        Raises:
            ContentError: when the run does not say.
            PluginError: when its game is not installed.
        """
        request = plan.request
        if request is None:
            raise _fault("bench", "the run does not say which files its rules came from")
        words = {name: getattr(request, name) for name in Request.model_fields}
        words["variant"] = variant or request.variant
        if plan.kind != "health":
            words["bots"] = plan.bots
        return cls(load_ruleset(plan.arms[0].header.ruleset), **words, seed=plan.seed)

    def _request(self) -> Request:
        words = {name: getattr(self, name) for name in Request.model_fields}
        one, two = map(_lasting, self.decks)
        against = None if self.against is None else _lasting(self.against)
        words["versions"] = tuple(map(_lasting_version, self.versions))
        return Request(**{**words, "variant": _lasting(self.variant), "against": against, "decks": (one, two)})

    def _arms(self) -> tuple[Kind, list[Arm]]:
        if self.versions:
            before, now = map(self._version, self.versions)
            if before.plays_like(now):
                raise _fault("--compare", "both versions play alike: nothing to compare")
            return "compare", [before, now]
        recipe = self.recipe(self.variant, "--variant")
        given = dict.fromkeys(_named(self.variant), "--variant")
        setup = self.built(recipe, given)
        name = self.name(self.variant, setup)
        if self.card:
            return "card", [Arm.of(name, setup), *self._lacking(setup)]
        if self.sweep:
            return "sweep", self._swept(recipe, given, setup)
        if self.all_decks:
            return "decks", self._deck_arms(recipe, setup)
        if self.health or (self.against is None and not self.variant):
            return "health", [Arm.of(name, setup), *_mirrors(setup)]
        against = dict.fromkeys(_named(self.against or ""), "--against")
        other = self.built(self.recipe(self.against or "", "--against"), against)
        return "compare", [Arm.of(self.name(self.against or "", other), other), Arm.of(name, setup)]

    def _version(self, words: str) -> Arm:
        """The game as a version of a file has it."""
        file = version_file(self.ruleset, words)
        return Arm.of(words, self.built(self.recipe(str(file), "--compare"), {}))

    def recipe(self, words: str, argument: str) -> Recipe:
        """How one side is played, by a variant or by options that were given in an argument."""
        options = separate_settings(words, argument) if "=" in words else ()
        return Recipe(self.ruleset, "" if options else words, (*self.settings, *options), self.decks, seed=0)

    def name(self, words: str, setup: Setup) -> str:
        """What one side is called."""
        if setup.variant is not None:
            return setup.variant.name
        return words or AS_IT_IS

    def _swept(self, recipe: Recipe, given: Mapping[str, str], setup: Setup) -> list[Arm]:
        """An arm for each value of an option; the value it has without a sweep comes first."""
        option, values = swept_values(self.sweep)
        given = {**given, option: "--sweep"}
        swept = {word: replace(recipe, settings=(*recipe.settings, f"{option}={word}")) for word in values}
        arms = {word: self.built(each, given) for word, each in swept.items()}
        now = setting_text(getattr(setup.options, option, None)).casefold()
        order = sorted(arms, key=lambda word: word.casefold() != now)
        return [Arm.of(f"{option} {word}", arms[word]) for word in order]

    def _deck_arms(self, recipe: Recipe, setup: Setup) -> list[Arm]:
        """An arm for every two decks that may be played."""
        rules = recipe.rules()
        legal = [
            deck for deck in rules.shelf().decks if not deck_faults(self.ruleset, rules.options, deck, rules.cards)
        ]
        if len(legal) < 2:
            raise _fault("--decks", f"{len(legal)} decks may be played", "at least two")
        return [
            Arm.of(
                f"{one.name} - {two.name}",
                replace(setup, decks=(one.sections, two.sections), deck_names=(one.name, two.name)),
            )
            for one, two in combinations(legal, 2)
        ]

    def _lacking(self, setup: Setup) -> Iterator[Arm]:
        """Yield the arms in which a deck lacks a card, first the one that is asked about, then each other one.

        It is the first deck, or the second if only that has the card. It plays as the deck does, and against the
        deck as it was.
        """
        known = {name for deck in setup.decks for names in deck.values() for name in names}
        card = next((name for name in known if name.casefold() == self.card.casefold()), "")
        if not card:
            near = nearest(self.card, known)
            raise _fault("--card", f"no deck has {quoted(self.card)}", listed(sorted(known)), near)
        one, two = setup.decks
        place = 0 if _has(one, card) else 1
        deck, name = setup.decks[place], setup.deck_names[place]
        for each in (card, *(other for other in _replaceable(deck) if other != card)):
            lacking = without_card(deck, each)
            decks = (lacking, two) if place == 0 else (one, lacking)
            yield Arm.of(f"without {each}", replace(setup, decks=decks), each)
            if one != two:
                mirror = replace(setup, decks=(deck, lacking), deck_names=(name, name))
                yield Arm.of(f"against itself without {each}", mirror, each, itself=True)

    def built(self, recipe: Recipe, given: Mapping[str, str]) -> Setup:
        """Make a set-up, with a refusal of cards that people carry out by hand unless they are asked for.

        Args:
            recipe: how it is made.
            given: the arguments that options were given in, by their names, where that is not ``--set``.

        Raises:
            ContentError: with all faults, those of an option under its argument.
        """
        try:
            setup = recipe.build()
        except ContentError as error:
            raise ContentError([replace(each, file=_argument(each, given)) for each in error.faults]) from None
        if not self.by_hand:
            refuse_by_hand(setup)
        return setup


def _mirrors(setup: Setup) -> list[Arm]:
    """Each deck against itself, if the decks differ: what happens there is not about a better deck."""
    one, two = setup.decks
    if one == two:
        return []
    pairs = zip(setup.decks, setup.deck_names, strict=True)
    return [
        Arm.of(f"{name} twice", replace(setup, decks=(deck, deck), deck_names=(name, name)))
        for deck, name in pairs
    ]


def _named(words: str) -> list[str]:
    """The names of the options in words such as ``hp=3,hand_size=6``."""
    return [option.partition("=")[0].strip() for option in words.split(",") if "=" in option]


def _argument(fault: FileFault, given: Mapping[str, str]) -> str:
    return given.get(fault.field, fault.file) if fault.file == SETTINGS else fault.file


def swept_values(words: str, argument: str = "--sweep") -> tuple[str, list[str]]:
    """Read an option and its values: ``hp=3..8``, ``hp=3,5`` or ``draws=on,off``.

    Args:
        words: the words.
        argument: the argument that has them, for messages.

    Raises:
        ContentError: when that is not how they are written.
    """
    option, equals, text = words.partition("=")
    if span := _SPAN.fullmatch(text.strip()):
        low, high = int(span[1]), int(span[2])
        values = [str(number) for number in range(low, min(high, low + MOST_ARMS) + 1)]
    else:
        values = list(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
    if not equals or not option.strip() or len(values) < 2:
        raise _fault(argument, f"found {quoted(words)}", "an option and two or more values, such as hp=3..8")
    if len(values) > MOST_ARMS:
        raise _fault(argument, f"found {len(values)} or more values", f"at most {MOST_ARMS}")
    return option.strip(), values


def without_card(deck: DeckList, card: str) -> Mapping[str, Sequence[str]]:
    """A deck in which other cards take the places of one card, so that the shuffles stay the same.

    They are the others of its section, one after another in the order of the list. How many copies a deck may
    have does not matter here.

    Raises:
        ContentError: when a section has no other card.
    """
    return {section: _replaced(names, card) for section, names in deck.items()}


def _replaceable(deck: DeckList) -> Sequence[str]:
    """The cards of a deck whose places another card of their section can take."""
    sections = (dict.fromkeys(names) for names in deck.values())
    return list(dict.fromkeys(name for names in sections if len(names) > 1 for name in names))


def _replaced(names: Sequence[str], card: str) -> Sequence[str]:
    if card not in names:
        return names
    others = [name for name in names if name != card]
    if not others:
        raise _fault("--card", f"a part of the deck has no other card than {card}")
    fill = cycle(others)
    return tuple(next(fill) if name == card else name for name in names)


def _lasting(words: str) -> str:
    """The words that select a variant or a deck; a file is named so that it is found from every folder."""
    return str(Path(words).resolve()) if "=" not in words and is_path(words) else words


def _lasting_version(words: str) -> str:
    """The words of a version, so that its file is found from every folder."""
    rev, name = split_version(words)
    return f"{rev}:{Path(name).resolve()}" if rev and Path(name).parent.is_dir() else _lasting(words)


def _has(deck: DeckList, card: str) -> bool:
    return any(card in names for names in deck.values())


def _fault(where: str, found: str, allowed: str = "", near: str = "") -> ContentError:
    return ContentError([FileFault(where, None, "", found, allowed, near)])
