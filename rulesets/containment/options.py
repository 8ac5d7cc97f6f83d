"""The rule options of Containment (rulebook section 15)."""

import re
from typing import Annotated, Literal

from pydantic import StringConstraints

from cardgame_tui.content.options import OptionModel, rule_option

_BEFORE = "Before the game"
_TURN = "Turn"
_TEST = "Cross test"
_SANDBOX = "Sandboxes and sites"
_K_CLASS = "K-class scenarios"
_END = "End"

PROTECTIONS = Annotated[str, StringConstraints(pattern=r"^[1-9][0-9]?/[1-9][0-9]?/[1-9][0-9]?$")]
"""The protection of the Safe, Euclid and Keter sandbox, such as ``4/8/12``."""
SHAPE = Annotated[str, StringConstraints(pattern=r"^([0-9]{1,2}/){4}[0-9]{1,2}$")]
"""How many Safe, Euclid, Keter, personnel, and Tale or Incident cards a deck has, such as ``7/4/2/1/2``."""
NAMES = Annotated[str, StringConstraints(max_length=1000)]
"""Names of cards with a semicolon between them; empty for none."""


class ContainmentOptions(OptionModel):
    """Every rule option; a value holds for both players."""

    canon: Literal["ask", "never"] = rule_option(
        "ask", title="Canons", help="Each Canon of a deck is used if both players agree to it, or none ever is.",
        rule="CT-33", status="source", group=_BEFORE, before_duel=True, common=True,
    )  # fmt: skip
    deck_shape: SHAPE = rule_option(
        "7/4/2/1/2", title="Deck shape",
        help="Safe, Euclid, Keter, personnel, and Tale or Incident cards of a deck.",
        rule="CT-37", status="public", group=_BEFORE, before_duel=True,
    )  # fmt: skip
    banned: NAMES = rule_option(
        "", title="Permanently contained", help="Cards that no deck may contain, with ; between their names.",
        rule="CT-41", status="public", group=_BEFORE, before_duel=True,
    )  # fmt: skip
    sandbox_order: Literal["shuffled", "owner"] = rule_option(
        "shuffled", title="Sandbox order", help="Sandboxes are shuffled, or each owner arranges their own.",
        rule="CT-45", status="public", group=_BEFORE, before_duel=True,
    )  # fmt: skip
    first_player: Literal["dice", "choose", "fixed"] = rule_option(
        "dice", title="First player", help="The higher die is first, or seat 1 names the first player, or is it.",
        rule="CT-46", status="source", group=_BEFORE, before_duel=True, common=True,
    )  # fmt: skip
    partner: bool = rule_option(
        True, title="Partner", help="Each player starts with a partner on the site.",
        rule="CT-47", status="source", group=_BEFORE, before_duel=True, common=True,
    )  # fmt: skip
    concede_before_game: bool = rule_option(
        False, title="Concede before the game", help="Players may concede before the game-start phase.",
        rule="CT-43", status="source", group=_BEFORE, before_duel=True,
    )  # fmt: skip
    experiment_phase: bool = rule_option(
        False, title="Experiment phase", help="The experiment phase is used if both players agree.",
        rule="CT-58", status="source", group=_TURN, before_duel=True,
    )  # fmt: skip
    experiment_damage: int = rule_option(
        1, title="Experiment damage", help="Damage of an experiment.",
        rule="CT-58", status="source", group=_TURN, ge=1, le=3,
    )  # fmt: skip
    trigger_order: Literal["turn_player", "opponent"] = rule_option(
        "turn_player", title="Trigger order",
        help="Whose triggers go on the stack first; the others then resolve before them.",
        rule="CT-76", status="ours", group=_TURN,
    )  # fmt: skip
    priority_after_action: Literal["opponent", "keep"] = rule_option(
        "opponent", title="Priority after an action",
        help="After adding to the stack the opponent gets priority, or the same player keeps it.",
        rule="CT-68", status="source", group=_TURN,
    )  # fmt: skip
    auto_pass: bool = rule_option(
        True, title="Automatic pass", help="A player who can only pass is not asked, unless that tells something.",
        rule="CT-123", status="ours", group=_TURN,
    )  # fmt: skip
    cross_test_targets: Literal["sandbox", "sandbox_or_object"] = rule_option(
        "sandbox", title="Cross test targets", help="A cross test is against a sandbox, or perhaps an object.",
        rule="CT-97", status="ours", group=_TEST,
    )  # fmt: skip
    cross_test_dice: bool = rule_option(
        False, title="Cross test dice", help="A cross test rolls a die per power; each 4 to 6 is 1 damage.",
        rule="CT-96", status="ours", group=_TEST,
    )  # fmt: skip
    cross_test_uses_stack: bool = rule_option(
        True, title="Cross tests on the stack", help="A cross test can be answered; off: it resolves at once.",
        rule="CT-94", status="ours", group=_TEST,
    )  # fmt: skip
    cross_tests_per_object: int = rule_option(
        1, title="Cross tests per object", help="How many cross tests an object may make each turn.",
        rule="CT-92", status="public", group=_TEST, ge=1, le=3,
    )  # fmt: skip
    first_turn_cross_test: bool = rule_option(
        True, title="First turn cross tests", help="The first player may cross test in the first turn.",
        rule="CT-63", status="ours", group=_TEST,
    )  # fmt: skip
    base_protection: PROTECTIONS = rule_option(
        "4/8/12", title="Base protection", help="Protection of the Safe, Euclid and Keter sandbox.",
        rule="CT-11", status="public", group=_SANDBOX, before_duel=True,
    )  # fmt: skip
    carry_over_damage: bool = rule_option(
        False, title="Carry over damage", help="Damage that is left when a sandbox breaks hits it again.",
        rule="CT-101", status="public", group=_SANDBOX,
    )  # fmt: skip
    token_is_breach: bool = rule_option(
        False, title="Tokens are breached", help="Creating a token is also a breach of it.",
        rule="CT-34", status="public", group=_SANDBOX,
    )  # fmt: skip
    peek_own_sandboxes: bool = rule_option(
        False, title="Look into own sandboxes", help="Players may look at the cards in their own sandboxes.",
        rule="CT-21", status="ours", group=_SANDBOX, before_duel=True,
    )  # fmt: skip
    site_frames: Literal["soft6", "hard6"] = rule_option(
        "soft6", title="Site frames",
        help="A site has room for any number of objects, or for 6; an object without room causes an NK scenario.",
        rule="CT-8", status="public", group=_SANDBOX, before_duel=True,
    )  # fmt: skip
    xk_limit: int = rule_option(
        7, title="XK limit", help="The total cost on a site that causes an XK scenario.",
        rule="CT-107", status="public", group=_K_CLASS, common=True, ge=5, le=12,
    )  # fmt: skip
    nk_scenario: bool = rule_option(
        False, title="NK scenario", help="Too many objects on a site cause an NK scenario, if both players agree.",
        rule="CT-109", status="source", group=_K_CLASS,
    )  # fmt: skip
    nk_threshold: int = rule_option(
        7, title="NK threshold", help="The number of objects on a site that causes an NK scenario.",
        rule="CT-109", status="public", group=_K_CLASS, ge=7, le=8,
    )  # fmt: skip
    zk_on_instruction: bool = rule_option(
        True, title="ZK on an instruction", help="A text that breaches an empty sandbox causes a ZK scenario.",
        rule="CT-108", status="public", group=_K_CLASS,
    )  # fmt: skip
    k_uses_stack: bool = rule_option(
        True, title="K-class on the stack", help="A K-class scenario can be answered; off: its player just loses.",
        rule="CT-115", status="source", group=_K_CLASS,
    )  # fmt: skip
    k_recheck: bool = rule_option(
        False, title="K-class checked again", help="XK and NK look at their condition again when they resolve.",
        rule="CT-112", status="ours", group=_K_CLASS,
    )  # fmt: skip
    simultaneous_result: Literal["draw", "turn_player_loses"] = rule_option(
        "draw", title="Both lose", help="If both lose at once it is a draw, or the turn player loses.",
        rule="CT-118", status="source", group=_END,
    )  # fmt: skip
    match_wins: int = rule_option(
        1, title="Wins of a match", help="How many games a player must win.",
        rule="CT-121", status="public", group=_END, before_duel=True, common=True, ge=1, le=3,
    )  # fmt: skip
    turn_limit: int = rule_option(
        300, title="Last turn", help="After this turn the game is a draw; 0 for no last turn.",
        words={"0": "none"}, rule="CT-124", status="ours", group=_END, ge=0, le=999,
    )  # fmt: skip
    quiet_turns: int = rule_option(
        0, title="Quiet turns",
        help="After so many turns in a row in which nobody did anything but pass the game is a draw; 0 for never.",
        words={"0": "never"}, rule="CT-125", status="ours", group=_END, ge=0, le=99,
    )  # fmt: skip

    @property
    def best_of(self) -> int:
        """The most games that can decide a match (CT-121)."""
        return 2 * self.match_wins - 1

    def banned_names(self) -> frozenset[str]:
        """The names of the cards that are permanently contained (CT-41)."""
        return frozenset(name for part in self.banned.split(";") if (name := part.strip()))

    def shape(self) -> tuple[int, ...]:
        """Numbers of Safe, Euclid, Keter, personnel, and Tale or Incident cards of a deck (CT-37)."""
        return _numbers(self.deck_shape)

    def protections(self) -> tuple[int, ...]:
        """Base protection of the Safe, Euclid and Keter sandbox (CT-11)."""
        return _numbers(self.base_protection)


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.split("/", words))
