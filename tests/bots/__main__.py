"""Prints how strong the bots are: ``python -m tests.bots --games leduc --bots random greedy --duels 20``."""

from argparse import ArgumentParser

from tests.bots.cross_table import HEAD, Terms, scores
from tests.bots.duels import GAMES

BOTS = ("random", "eager", "quick", "greedy", "ismcts")


def main() -> None:
    """Play and print the cross table, a line as soon as it is known."""
    parser = ArgumentParser("python -m tests.bots", description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--bots", nargs="+", default=BOTS, metavar="BOT", help="from weak to strong")
    parser.add_argument("--duels", type=int, default=20, help="duels of each pair")
    parser.add_argument("--same-deck", action="store_true", help="both seats play the same deck")
    words = "the stronger bot of each pair sees every card in its samples"
    parser.add_argument("--seeing", action="store_true", help=words)
    chosen = parser.parse_args()
    terms = Terms(same_deck=chosen.same_deck, seeing=chosen.seeing)
    print(HEAD, flush=True)
    for game in chosen.games:
        for each in scores(game, chosen.bots, chosen.duels, terms):
            print(each.line(), flush=True)


if __name__ == "__main__":
    main()
