"""Whether a bot that sees every card could have won what another lost: the lost duels, played again.

``python -m tests.bots.lost_seats grand_archive ismcts:200 greedy:12 --again ismcts:1000 --duels 40``
"""

from argparse import ArgumentParser

from tests.bots.cross_table import Terms, result_of

SAME_DECK, SEEING = Terms(same_deck=True), Terms(same_deck=True, seeing=True)


def main() -> None:
    """Play the duels with the same deck at both seats; print each that was lost and how it went again."""
    parser = ArgumentParser("python -m tests.bots.lost_seats", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("against")
    parser.add_argument("--again", required=True, metavar="BOT", help="plays the lost seats, and sees every card")
    parser.add_argument("--duels", type=int, default=20)
    chosen = parser.parse_args()
    words = {1: "won", 0: "drawn", -1: "lost"}
    found = dict.fromkeys(words, 0)
    for number in range(chosen.duels):
        if result_of(chosen.game, chosen.bot, chosen.against, number, SAME_DECK) == -1:
            again = result_of(chosen.game, chosen.again, chosen.against, number, SEEING)
            found[again] += 1
            print(f"duel {number}: lost, then {words[again]}", flush=True)
    print(", ".join(f"{words[result]} {count}" for result, count in found.items()))


if __name__ == "__main__":
    main()
