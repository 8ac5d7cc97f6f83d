"""The rule options of Rune Duel (rulebook section 14)."""

from collections.abc import Iterator
from typing import Literal

from pydantic import model_validator

from cardgame_tui.content.options import OptionModel, rule_option

_SETUP = "Set-up"
_DUEL = "Duel"
_MUSTER = "Muster"
_COMBAT = "Combat"
_CLEANUP = "Cleanup"
_END = "End"


class RuneOptions(OptionModel):
    """Every rule option; a value holds for both players."""

    life_total: int = rule_option(
        30, title="Life total", help="Life each player starts with: 20 is short, 30 average, 40 long.",
        rule="RD-17", status="source", group=_SETUP, before_duel=True, common=True, ge=1, le=999,
    )  # fmt: skip
    hand_size: int = rule_option(
        5, title="Hand size", help="Cards drawn at the start, and up to how many players draw in cleanup.",
        rule="RD-19", status="source", group=_SETUP, common=True, ge=1, le=10,
    )  # fmt: skip
    deck_size: int = rule_option(
        40, title="Deck size", help="The exact number of cards in a deck.",
        rule="RD-14", status="ours", group=_SETUP, before_duel=True, ge=20, le=99,
    )  # fmt: skip
    mulligan: Literal["none", "one"] = rule_option(
        "none", title="Mulligan", help="Before round 1 each player may shuffle the hand back once and draw again.",
        words={"none": "no mulligan", "one": "one each"},
        rule="RD-21", status="ours", group=_SETUP, before_duel=True, common=True,
    )  # fmt: skip
    start_summons: int = rule_option(
        3, title="First summons number", help="The summons number of round 1.",
        rule="RD-21", status="source", group=_SETUP, before_duel=True, ge=0, le=99,
    )  # fmt: skip
    rank_trump: bool = rule_option(
        True, title="Rank trumps", help="A card of higher rank trumps.",
        rule="RD-24", status="source", group=_DUEL,
    )  # fmt: skip
    rune_trump: bool = rule_option(
        True, title="Rune trumps", help="A card of the next rune trumps.",
        rule="RD-24", status="source", group=_DUEL,
    )  # fmt: skip
    rune_wrap: bool = rule_option(
        True, title="Runes in a circle", help="Rune I trumps rune V.",
        rule="RD-24", status="source", group=_DUEL,
    )  # fmt: skip
    must_trump: bool = rule_option(
        True, title="Must trump", help="A player who can trump must do so; off: they may pass and lose the duel.",
        rule="RD-27", status="source", group=_DUEL, common=True,
    )  # fmt: skip
    hand_damage: int = rule_option(
        1, title="Hand damage", help="Damage to the loser of the duel for each card left in hand.",
        rule="RD-30", status="source", group=_DUEL, ge=0, le=9,
    )  # fmt: skip
    lead_rule: Literal["winner", "loser", "alternate"] = rule_option(
        "winner", title="Who leads next", help="The duel's winner, its loser, or the player who did not lead it.",
        words={"winner": "the winner", "loser": "the loser", "alternate": "players alternate"},
        rule="RD-31", status="source", group=_DUEL, common=True,
    )  # fmt: skip
    muster_order: Literal["shuffled", "play_order"] = rule_option(
        "shuffled", title="Muster order",
        help="Cards are mustered in random order, or in the order in which they were played.",
        words={"shuffled": "at random", "play_order": "as they were played"},
        rule="RD-36", status="source", group=_MUSTER,
    )  # fmt: skip
    holding_same_round: bool = rule_option(
        False, title="Holding at once",
        help="Cards that went to a holding area this round are tried again this round.",
        rule="RD-43", status="ours", group=_MUSTER,
    )  # fmt: skip
    target_choice: Literal["controller", "lowest_slot"] = rule_option(
        "controller", title="Spell targets",
        help="The controller of a spell picks its target, or it hits the lowest slot, enemy line first.",
        words={"controller": "its controller picks", "lowest_slot": "the lowest slot"},
        rule="RD-40", status="ours", group=_MUSTER,
    )  # fmt: skip
    max_slots: int = rule_option(
        0, title="Slots in a line",
        help="3 to 12, or 0 for no limit; a creature that finds a full line is discarded.",
        words={"0": "no limit"}, rule="RD-7", status="ours", group=_MUSTER, ge=0, le=12,
    )  # fmt: skip
    charge_mode: Literal["front", "open_lane"] = rule_option(
        "front", title="Charge", help="Charge enters at the front, or in the first slot empty on both lines.",
        words={"front": "at the front", "open_lane": "first open lane"},
        rule="RD-61", status="ours", group=_MUSTER,
    )  # fmt: skip
    carrot_mode: Literal["priority", "stack"] = rule_option(
        "priority", title="Carrot Seeker",
        help="Carrot Seekers without an artifact come first, or the first of them takes every artifact.",
        words={"priority": "those without first", "stack": "the first takes all"},
        rule="RD-65", status="ours", group=_MUSTER,
    )  # fmt: skip
    fade_mode: Literal["counters", "wither"] = rule_option(
        "counters", title="Fade", help="Fade removes a counter each round, or deals its number as damage.",
        words={"counters": "removes a counter", "wither": "deals its number"},
        rule="RD-64", status="ours", group=_COMBAT,
    )  # fmt: skip
    second_attack_retaliation: bool = rule_option(
        False, title="Retaliation in pass 2",
        help="In the second pass, a creature that is attacked deals damage back.",
        rule="RD-49", status="ours", group=_COMBAT,
    )  # fmt: skip
    life_check: Literal["immediate", "end_of_combat"] = rule_option(
        "immediate", title="Life check", help="In combat, life is checked after each slot or only at the end.",
        words={"immediate": "after each slot", "end_of_combat": "at the end"},
        rule="RD-57", status="ours", group=_COMBAT,
    )  # fmt: skip
    summons_step: int = rule_option(
        1, title="Summons step", help="How much the summons number rises in cleanup.",
        rule="RD-56", status="source", group=_CLEANUP, ge=0, le=9,
    )  # fmt: skip
    end_discard_max: int = rule_option(
        1, title="Cleanup discards",
        help="Maximum number of cards a player may discard in cleanup, up to the hand size.",
        rule="RD-54", status="source", group=_CLEANUP, ge=0, le=10,
    )  # fmt: skip
    recycle_each_round: bool = rule_option(
        True, title="Recycle each round",
        help="Cleanup shuffles the discard pile into the draw pile; off: only when the draw pile is empty.",
        rule="RD-55", status="source", group=_CLEANUP,
    )  # fmt: skip
    stall_limit: int = rule_option(
        10, title="Stalemate after",
        help="The game is drawn after this many rounds in a row without loss of life; 0: never.",
        words={"0": "never"}, rule="RD-60", status="ours", group=_END, ge=0, le=99,
    )  # fmt: skip
    max_rounds: int = rule_option(
        50, title="Last round", help="After this round the player with more life wins; 0 for no last round.",
        words={"0": "none"}, rule="RD-60", status="ours", group=_END, ge=0, le=999,
    )  # fmt: skip

    @model_validator(mode="after")
    def _fit_together(self) -> "RuneOptions":
        if faults := list(self._faults()):
            raise ValueError("; ".join(faults))
        return self

    def _faults(self) -> Iterator[str]:
        if not (self.rank_trump or self.rune_trump):
            yield "rank_trump and rune_trump are both off, but at least one must be on"
        if self.end_discard_max > self.hand_size:
            yield f"end_discard_max {self.end_discard_max} is above hand_size {self.hand_size}"
        if self.max_slots in (1, 2):
            yield f"max_slots {self.max_slots} is too few: use 0 for no limit, or 3 to 12"
