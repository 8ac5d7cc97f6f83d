"""The rule options of Dimensional Rift (rulebook section 17); an edition is a preset of all the others."""

from typing import ClassVar, Literal

from cardgame_tui.content.options import OptionModel, Preset, Status, rule_option

Edition = Literal["conquest", "rift"]

_SETUP = "Set-up"
_TURN = "Turn"
_BATTLE = "Battle"
_CAMPAIGN = "Campaign"
_CARDS = "Cards"
_DECKS = "Decks"
_END = "End"


def _rift(default: bool | int | str, rule: str = "", status: Status | Literal[""] = "") -> dict[str, Preset]:
    """The preset of edition `rift`: the default of an option, and its rule and status if they differ."""
    return {"rift": Preset(default, rule, status)}


class RiftOptions(OptionModel):
    """Every rule option; a value holds for both players."""

    PRESET_BY: ClassVar[str] = "edition"

    edition: Edition = rule_option(
        "conquest", title="Edition", help="Which edition of the game is played.",
        rule="DR-1", status="ours", group=_SETUP,
    )  # fmt: skip
    hp: int = rule_option(
        6, title="HP", help="HP each player starts with.",
        rule="DR-58", status="source", group=_SETUP, before_duel=True, common=True, ge=1, le=99,
        presets=_rift(20, "DR-59", "ours"),
    )  # fmt: skip
    opening_hand: int = rule_option(
        5, title="Opening hand", help="Cards drawn for the starting hand.",
        rule="DR-54", status="source", group=_SETUP, before_duel=True, ge=0, le=20,
    )  # fmt: skip
    mulligan: Literal["minus_one", "free_first", "none"] = rule_option(
        "minus_one", title="Mulligan",
        help="A mulligan draws one card less; or the first one draws the same number; or no mulligans.",
        words={"minus_one": "one card less", "free_first": "first one free", "none": "no mulligans"},
        rule="DR-55", status="source", group=_SETUP, before_duel=True, common=True,
        presets=_rift("none", "DR-56", "ours"),
    )  # fmt: skip
    who_starts: Literal["janken", "seat1", "random"] = rule_option(
        "janken", title="Who starts", help="How the starting player of the first duel is decided.",
        words={"janken": "Jan-Ken-Pon", "seat1": "seat 1", "random": "at random"},
        rule="DR-52", status="source", group=_SETUP, before_duel=True, common=True,
    )  # fmt: skip
    loser_picks: bool = rule_option(
        True, title="Loser picks", help="The loser of the last duel chooses who starts the next.",
        rule="DR-53", status="source", group=_SETUP, before_duel=True,
    )  # fmt: skip
    cut: bool = rule_option(
        True, title="Cut", help="Each player may cut the other's shuffled deck once.",
        rule="DR-50", status="source", group=_SETUP, before_duel=True,
    )  # fmt: skip
    preparation_round: bool = rule_option(
        False, title="Preparation round",
        help="Before the first turn each player may set cards into conquered zones.",
        rule="DR-57", status="ours", group=_SETUP, before_duel=True,
        presets=_rift(True, status="source"),
    )  # fmt: skip
    start_zones: Literal["artifacts5", "artifacts_center3"] = rule_option(
        "artifacts5", title="Zones at start",
        help="Which zones are conquered from the start: all artifact zones, or the three central ones.",
        words={"artifacts5": "5 artifact zones", "artifacts_center3": "3 in the middle"},
        rule="DR-13", status="source", group=_SETUP, before_duel=True,
        presets=_rift("artifacts_center3", "DR-14"),
    )  # fmt: skip
    draw_at: Literal["end", "start"] = rule_option(
        "end", title="Draw at", help="The turn player draws at the end of the turn, or at its start.",
        words={"end": "end of the turn", "start": "start of the turn"},
        rule="DR-82", status="source", group=_TURN,
        presets=_rift("start", "DR-86"),
    )  # fmt: skip
    first_turn_draw: bool = rule_option(
        True, title="First turn draw", help="The starting player draws in turn 1.",
        rule="DR-82", status="source", group=_TURN,
        presets=_rift(True, "DR-86"),
    )  # fmt: skip
    event_mandatory: bool = rule_option(
        True, title="Event compulsory", help="The turn player must pick an event.",
        rule="DR-76", status="source", group=_TURN,
        presets=_rift(False, "DR-84"),
    )  # fmt: skip
    hand_limit: int | None = rule_option(
        None, title="Hand limit", help="At the end of their turn, players discard down to this many cards.",
        rule="DR-60", status="ours", group=_TURN, ge=0, le=99,
    )  # fmt: skip
    auto_pass: bool = rule_option(
        True, title="Auto pass",
        help="Pass priority automatically for a player with no face-down card and nothing to use.",
        rule="DR-136", status="ours", group=_TURN,
    )  # fmt: skip
    repositioning: Literal["march", "move"] = rule_option(
        "march", title="Repositioning",
        help="A Campaign Event lets creatures March, or gives cards with Movement a Move Action.",
        words={"march": "creatures March", "move": "a Move Action"},
        rule="DR-96", status="ours", group=_CAMPAIGN,
        presets=_rift("move", "DR-98"),
    )  # fmt: skip
    campaign_gain: Literal["conquer", "token"] = rule_option(
        "conquer", title="Campaign gives",
        help="A Campaign Event conquers a zone at once, or gives a token to spend now or later.",
        words={"conquer": "a zone at once", "token": "a token"},
        rule="DR-78", status="source", group=_CAMPAIGN,
        presets=_rift("token", "DR-89"),
    )  # fmt: skip
    tokens_per_campaign: Literal["any", "one"] = rule_option(
        "any", title="Tokens per Campaign",
        help="How many tokens may be spent in one Campaign Event, where it gives tokens.",
        words={"any": "any number", "one": "one"},
        rule="DR-89", status="ours", group=_CAMPAIGN,
        presets=_rift("any"),
    )  # fmt: skip
    full_board_draw: bool = rule_option(
        True, title="Full board draws", help="If nothing is left to conquer, a Campaign Event draws a card.",
        rule="DR-78", status="source", group=_CAMPAIGN,
        presets=_rift(True, "DR-90"),
    )  # fmt: skip
    direct_hit: Literal["one", "attack"] = rule_option(
        "one", title="Direct hit", help="A direct Strike costs 1 HP, or as much as the striker's Might.",
        words={"one": "1 HP", "attack": "the Might"},
        rule="DR-114", status="source", group=_BATTLE,
        presets=_rift("attack", "DR-115"),
    )  # fmt: skip
    direct_hit_draws: bool = rule_option(
        False, title="Direct hit draws", help="A player who lost HP to a direct Strike draws a card.",
        rule="DR-114", status="ours", group=_BATTLE,
    )  # fmt: skip
    first_strike_active: bool = rule_option(
        False, title="Attacker first",
        help="The attacker damages an active blocker first; a destroyed blocker deals no damage.",
        rule="DR-113", status="ours", group=_BATTLE,
    )  # fmt: skip
    own_zone_attacks: bool = rule_option(
        True, title="Own zones", help="A creature may strike zones of its own side.",
        rule="DR-104", status="ours", group=_BATTLE,
    )  # fmt: skip
    other_side_blocks: bool = rule_option(
        True, title="Both sides block", help="If the zone's controller does not block, the other player may.",
        rule="DR-108", status="source", group=_BATTLE,
    )  # fmt: skip
    armor: bool = rule_option(
        False, title="Armor", help="Armor reduces every hit.",
        rule="DR-23", status="ours", group=_BATTLE,
        presets=_rift(True),
    )  # fmt: skip
    damage_clears: Literal["never", "end_phase"] = rule_option(
        "never", title="Damage clears", help="Damage stays on creatures, or is cleared at the end of each turn.",
        words={"never": "never", "end_phase": "end of each turn"},
        rule="DR-116", status="source", group=_BATTLE,
        presets=_rift("end_phase", "DR-85"),
    )  # fmt: skip
    diagonal_doubles: bool = rule_option(
        False, title="Diagonal doubles",
        help="A double diagonal arrow reaches along its row; off: it counts as single.",
        rule="DR-24", status="source", group=_CARDS, before_duel=True,
        presets=_rift(True),
    )  # fmt: skip
    extra_access: Literal["one_per_deployment", "xd_event"] = rule_option(
        "one_per_deployment", title="Fabled cards",
        help="One fabled card per Deployment Phase, or any number in a separate event.",
        words={"one_per_deployment": "one per Deployment", "xd_event": "in a separate event"},
        rule="DR-81", status="source", group=_CARDS,
        presets=_rift("xd_event", "DR-92"),
    )  # fmt: skip
    hidden_sacrifice: Literal["any_will", "scrolls"] = rule_option(
        "any_will", title="Hidden Sacrifice",
        help="Which face-down cards may pay mana: any with Will, or Scrolls only.",
        words={"any_will": "any with Will", "scrolls": "Scrolls only"},
        rule="DR-130", status="source", group=_CARDS,
        presets=_rift("scrolls", "DR-131"),
    )  # fmt: skip
    trigger_timing: Literal["when_before", "uniform"] = rule_option(
        "when_before", title="Trigger timing",
        help="A trigger with `After` waits until its item has resolved, or acts like one with `When`.",
        words={"when_before": "After waits", "uniform": "After is like When"},
        rule="DR-140", status="source", group=_CARDS,
        presets=_rift("uniform", "DR-141"),
    )  # fmt: skip
    blessed_by: Literal["either", "own"] = rule_option(
        "either", title="Blessed by", help="Whose creatures bless: those of either player, or your own only.",
        words={"either": "both players", "own": "your own only"},
        rule="DR-152", status="source", group=_CARDS,
        presets=_rift("own"),
    )  # fmt: skip
    cleanse_ends_permanent: bool = rule_option(
        False, title="Cleanse ends permanent",
        help="Whether Cleanse also removes a condition that a card has permanently.",
        rule="DR-192", status="ours", group=_CARDS,
    )  # fmt: skip
    inspired_repeat: bool = rule_option(
        True, title="Inspired repeats", help="The extra Action of an Inspired card may be the same one again.",
        rule="DR-160", status="source", group=_CARDS,
    )  # fmt: skip
    trap_window: Literal["at_once", "until_passed"] = rule_option(
        "at_once", title="Traps are flipped",
        help="Before its player passes or does anything else, or until both players have passed in a row.",
        words={"at_once": "at once", "until_passed": "until both passed"},
        rule="DR-39", status="ours", group=_CARDS,
    )  # fmt: skip
    main_size: int = rule_option(
        20, title="Main Deck", help="The exact number of cards in a Main Deck.",
        rule="DR-44", status="ours", group=_DECKS, before_duel=True, common=True, ge=1, le=200,
        presets=_rift(30, "DR-43", "source"),
    )  # fmt: skip
    extra_size: int = rule_option(
        7, title="Fables Deck", help="Maximum number of cards in a Fables Deck.",
        rule="DR-44", status="ours", group=_DECKS, before_duel=True, ge=0, le=50,
        presets=_rift(10, "DR-43", "source"),
    )  # fmt: skip
    max_copies: int = rule_option(
        1, title="Copies", help="Maximum number of copies of one card in a deck.",
        rule="DR-45", status="ours", group=_DECKS, before_duel=True, ge=1, le=200,
    )  # fmt: skip
    defeat: Literal["at_once", "after_effect"] = rule_option(
        "at_once", title="Defeat",
        help="The duel ends as soon as HP reach 0, or after the current effect (a draw if both have 0).",
        words={"at_once": "at once", "after_effect": "after the effect"},
        rule="DR-179", status="source", group=_END,
        presets=_rift("after_effect", "DR-180"),
    )  # fmt: skip
    deckout_loses: bool = rule_option(
        False, title="Empty deck loses", help="A player who must draw from an empty deck loses.",
        rule="DR-181", status="source", group=_END,
    )  # fmt: skip
    stalemate_turns: int = rule_option(
        6, title="Stalemate",
        help="Both decks empty: the duel is drawn after this many turns in a row without a change.",
        rule="DR-182", status="ours", group=_END, ge=1, le=99,
    )  # fmt: skip
    repetitions: int = rule_option(
        20, title="Repetition",
        help="Both decks empty: the duel is drawn when the same position occurs this many times.",
        rule="DR-187", status="ours", group=_END, ge=2, le=99,
    )  # fmt: skip
    empty_deck_turns: int = rule_option(
        300, title="Turns with empty decks",
        help="The duel is drawn when both decks have been empty for this many turns in a row.",
        rule="DR-188", status="ours", group=_END, ge=10, le=999,
    )  # fmt: skip
    best_of: Literal[1, 3, 5] = rule_option(
        3, title="Best of", help="Maximum number of duels in a match.",
        rule="DR-183", status="source", group=_END, before_duel=True, common=True,
    )  # fmt: skip
