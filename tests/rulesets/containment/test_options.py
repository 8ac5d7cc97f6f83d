"""Where the values that the options change come from."""

from cardgame_tui.content.option_info import describe_options
from rulesets.containment.options import ContainmentOptions

PUBLIC = {
    "banned",
    "base_protection",
    "carry_over_damage",
    "cross_tests_per_object",
    "deck_shape",
    "match_wins",
    "nk_threshold",
    "sandbox_order",
    "site_frames",
    "token_is_breach",
    "xk_limit",
    "zk_on_instruction",
}
"""Options whose values public pages name, and not the text that the rules began from."""


def test_what_only_public_pages_say_is_marked_so() -> None:
    assert {info.name for info in describe_options(ContainmentOptions) if info.status == "public"} == PUBLIC
