"""How often bots give silly answers: ``python -m tests.bots.silly [BOT...] [--seeds N]``."""

from argparse import ArgumentParser

from tests.bots.silly.laughed_at import positions, silly_answers

BOTS = ("random", "quick", "greedy", "ismcts")


def main() -> None:
    """Print, for each position, the share of silly answers of each bot."""
    parser = ArgumentParser("python -m tests.bots.silly", description=__doc__)
    parser.add_argument("bots", nargs="*", metavar="BOT", help=f"default: {' '.join(BOTS)}")
    parser.add_argument("--seeds", type=int, default=20, help="bots of each name, default 20")
    chosen = parser.parse_args()
    bots = chosen.bots or BOTS
    print(f"{'position':24}", *(f"{bot:>12}" for bot in bots))
    totals, count = dict.fromkeys(bots, 0), 0
    for position in positions():
        found = {bot: silly_answers(position, bot, chosen.seeds) for bot in bots}
        totals, count = {bot: totals[bot] + found[bot] for bot in bots}, count + 1
        print(f"{position.name:24}", *(f"{found[bot] / chosen.seeds:12.0%}" for bot in bots), flush=True)
    print(f"{'all':24}", *(f"{totals[bot] / chosen.seeds / count:12.0%}" for bot in bots))


if __name__ == "__main__":
    main()
