"""The rule options of Grand Archive (rulebook section Y)."""

from typing import Literal

from cardgame_tui.content.options import OptionModel, rule_option

_BEFORE = "Before the game"
_DECKS = "Decks"
_TURN = "Turn"
_CARDS = "Cards and memory"
_COMBAT = "Combat"
_END = "End"


class ArchiveOptions(OptionModel):
    """Every rule option; a value holds for both players."""

    first_player: Literal["random", "seat1", "seat2", "loser"] = rule_option(
        "random", title="First player",
        help="Chance finds the first turn player, or a seat is it, or the loser of the last game.",
        rule="GA-72", status="source", group=_BEFORE, before_duel=True, common=True,
    )  # fmt: skip
    champion_entry: Literal["own_turn", "before_game"] = rule_option(
        "own_turn", title="First champions",
        help="Each champion enters in its player's first turn, or both enter before the first turn.",
        rule="GA-76", status="source", group=_BEFORE, before_duel=True,
        words={"own_turn": "own first turn", "before_game": "before the game"},
    )  # fmt: skip
    opening_hand: int = rule_option(
        7, title="Opening hand", help="How many cards a player draws when the first champion enters.",
        rule="GA-77", status="source", group=_BEFORE, before_duel=True, ge=0, le=15,
    )  # fmt: skip
    opening_draw_window: bool = rule_option(
        False, title="Answer the opening draw", help="Players may answer the draw of the first champion.",
        rule="GA-77", status="source", group=_BEFORE, before_duel=True,
    )  # fmt: skip
    mulligan: Literal["none", "free", "one_less"] = rule_option(
        "none", title="Mulligan",
        help="Once, a player may shuffle the opening hand back and draw as many cards again, or one card less.",
        rule="GA-77", status="source", group=_BEFORE, before_duel=True, common=True,
        words={"one_less": "one card less"},
    )  # fmt: skip
    starting_level: int = rule_option(
        0, title="Starting level", help="The level at which champions start, on a lineage of their material deck.",
        rule="GA-76", status="ours", group=_BEFORE, before_duel=True, common=True, ge=0, le=3,
    )  # fmt: skip
    starting_life_bonus: int = rule_option(
        0, title="Starting life", help="What is added to the life of all champions.",
        rule="GA-43", status="ours", group=_BEFORE, ge=-10, le=20,
    )  # fmt: skip
    deck_check: bool = rule_option(
        True, title="Deck check", help="Only legal decks are played.",
        rule="GA-71", status="ours", group=_DECKS, before_duel=True,
    )  # fmt: skip
    main_min: int = rule_option(
        60, title="Main deck", help="Fewest cards of a main deck.",
        rule="GA-66", status="source", group=_DECKS, before_duel=True, ge=30, le=100,
    )  # fmt: skip
    main_copies: int = rule_option(
        4, title="Main deck copies", help="Most copies of a card in a main deck; 0 for any number.",
        words={"0": "any number"}, rule="GA-66", status="source", group=_DECKS, before_duel=True, ge=0, le=60,
    )  # fmt: skip
    material_max: int = rule_option(
        12, title="Material deck", help="Most cards of a material deck.",
        rule="GA-67", status="source", group=_DECKS, before_duel=True, ge=6, le=20,
    )  # fmt: skip
    material_copies: int = rule_option(
        1, title="Material deck copies", help="Most copies of a card in a material deck.",
        rule="GA-67", status="source", group=_DECKS, before_duel=True, ge=1, le=4,
    )  # fmt: skip
    first_player_draws_2p: bool = rule_option(
        False, title="First player draws", help="The first turn player has a draw phase in the first turn.",
        rule="GA-74", status="source", group=_TURN,
    )  # fmt: skip
    first_turn_skips: Literal[
        "all", "wake_up", "materialize", "recollection", "wake_up_materialize", "wake_up_recollection",
        "materialize_recollection", "none",
    ] = rule_option(
        "all", title="First turn skips",
        help="Phases skipped in each first turn: wake up, materialize and recollection, or some of them, or none.",
        rule="GA-74", status="source", group=_TURN,
        words={
            "all": "all three", "wake_up_materialize": "wake up, materialize",
            "wake_up_recollection": "wake up, recollection",
            "materialize_recollection": "materialize, recollection",
        },
    )  # fmt: skip
    materialize_per_turn: int = rule_option(
        1, title="Materializations", help="How many cards a player may materialize in a materialize phase.",
        rule="GA-87", status="source", group=_TURN, ge=0, le=3,
    )  # fmt: skip
    draws_per_turn: int = rule_option(
        1, title="Draws", help="How many cards are drawn in a draw phase.",
        rule="GA-89", status="source", group=_TURN, ge=0, le=3,
    )  # fmt: skip
    recollection_triggers: Literal["recollection", "draw"] = rule_option(
        "recollection", title="Triggers of recollection",
        help="What triggers when memory returns to hand resolves in the recollection phase, or in the draw phase.",
        rule="GA-88", status="source", group=_TURN,
    )  # fmt: skip
    time_distorted: bool = rule_option(
        False, title="Time is distorted", help="The materialize phase comes between main and end phase.",
        rule="GA-201", status="source", group=_TURN,
    )  # fmt: skip
    auto_pass: bool = rule_option(
        False, title="Automatic pass",
        help="A player who can only pass is not asked, unless that tells something.",
        rule="GA-99", status="ours", group=_TURN,
    )  # fmt: skip
    hand_limit: int = rule_option(
        0, title="Hand limit", help="Most cards in hand at the end of the turn; 0 for any number.",
        words={"0": "none"}, rule="GA-93", status="source", group=_CARDS, ge=0, le=15,
    )  # fmt: skip
    memory_limit: int = rule_option(
        0, title="Memory limit", help="Most cards in memory at the end of the turn; 0 for any number.",
        words={"0": "none"}, rule="GA-93", status="source", group=_CARDS, ge=0, le=15,
    )  # fmt: skip
    memory_payment: Literal["random", "choose"] = rule_option(
        "random", title="Memory payment", help="Memory pays with cards that chance picks, or the owner chooses.",
        rule="GA-110", status="source", group=_CARDS,
    )  # fmt: skip
    recollect: Literal["all", "choose"] = rule_option(
        "all", title="Recollection", help="All cards of a memory return to hand, or those the owner chooses.",
        rule="GA-88", status="source", group=_CARDS,
    )  # fmt: skip
    element_rule: bool = rule_option(
        True, title="Elements", help="A card can be played only with its elements enabled.",
        rule="GA-117", status="source", group=_CARDS,
    )  # fmt: skip
    unique_rule: bool = rule_option(
        True, title="Unique", help="A player keeps one of several unique objects with the same name.",
        rule="GA-59", status="source", group=_CARDS,
    )  # fmt: skip
    statuses: bool = rule_option(
        False, title="Statuses", help="Players may have statuses: like masteries, but several at once.",
        rule="GA-252", status="source", group=_CARDS,
    )  # fmt: skip
    boons: bool = rule_option(
        False, title="Boons", help="Text behind First Boon exists.",
        rule="GA-329", status="source", group=_CARDS,
    )  # fmt: skip
    first_cycle_attack_ban: bool = rule_option(
        False, title="First turn attack ban", help="Only the second player may attack in a first turn.",
        rule="GA-79", status="source", group=_COMBAT,
    )  # fmt: skip
    summoning_rest: bool = rule_option(
        False, title="New units wait", help="A unit cannot attack in the turn it entered.",
        rule="GA-144", status="source", group=_COMBAT,
    )  # fmt: skip
    weapons_per_attack: int = rule_option(
        1, title="Weapons", help="How many weapons a champion may wield for an attack; 0 for any number.",
        words={"0": "any number"}, rule="GA-147", status="source", group=_COMBAT, ge=0, le=2,
    )  # fmt: skip
    weapon_wear_on_zero: bool = rule_option(
        True, title="Weapons wear on no damage", help="A weapon loses durability although its damage was 0.",
        rule="GA-163", status="source", group=_COMBAT,
    )  # fmt: skip
    retaliation: Literal["optional", "forced", "off"] = rule_option(
        "optional", title="Retaliation", help="Units may retaliate, or must if they can, or never do.",
        rule="GA-156", status="source", group=_COMBAT, common=True,
    )  # fmt: skip
    ally_damage_stays: bool = rule_option(
        False, title="Damage stays", help="Damage on allies is not removed at the end of a turn.",
        rule="GA-93", status="source", group=_COMBAT,
    )  # fmt: skip
    end_of_combat_order: Literal["triggers", "intent"] = rule_option(
        "triggers", title="End of combat",
        help="First triggers go on the stack, or first the Intent is emptied.",
        rule="GA-166", status="source", group=_COMBAT,
        words={"triggers": "triggers first", "intent": "intent first"},
    )  # fmt: skip
    deck_out: Literal["lose", "skip", "reshuffle"] = rule_option(
        "lose", title="Empty main deck",
        help="Who has to draw from an empty main deck loses, or does not draw, or shuffles the graveyard into it.",
        rule="GA-232", status="source", group=_END,
    )  # fmt: skip
    double_ko: Literal["draw", "turn_player_wins", "turn_player_loses"] = rule_option(
        "draw", title="Both lose", help="If both lose at once it is a draw, or the turn player wins or loses.",
        rule="GA-270", status="source", group=_END,
    )  # fmt: skip
    best_of: Literal[1, 3, 5] = rule_option(
        1, title="Best of", help="Maximum number of games in a match.",
        rule="GA-69", status="ours", group=_END, before_duel=True, common=True,
    )  # fmt: skip
    loop_limit: int = rule_option(
        500, title="Loops",
        help="The game is a draw when this many triggers have resolved in a row and nobody did more than pass.",
        rule="GA-343", status="ours", group=_END, ge=10, le=9999,
    )  # fmt: skip
    turn_limit: int = rule_option(
        300, title="Last turn", help="After this turn the game is a draw; 0 for no last turn.",
        words={"0": "none"}, rule="GA-342", status="ours", group=_END, ge=0, le=999,
    )  # fmt: skip
