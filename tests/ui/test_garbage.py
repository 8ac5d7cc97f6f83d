"""When Python looks for garbage."""

import gc
import subprocess
import sys

from cardgame_tui import garbage

LAUNCH = """
import asyncio, gc
looks = []
from cardgame_tui import garbage
garbage.start()
gc.callbacks.append(lambda phase, info: looks.append(info))
from cardgame_tui.commands.parser import build_parser
from cardgame_tui.commands.play import read_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.session.session import Session

async def launch():
    session = Session(Record(read_setup(build_parser().parse_args(["play", "dimensional_rift", "--seed", "5"]))))
    session.runner.begin()
    async with CardgameApp(session).run_test() as pilot:
        await pilot.pause()
        print(len(looks))

asyncio.run(launch())
"""


def test_a_launch_is_not_interrupted_by_a_look_for_garbage() -> None:
    done = subprocess.run([sys.executable, "-c", LAUNCH], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "0\n"


def test_what_a_start_made_is_set_apart() -> None:
    before = gc.get_threshold()
    try:
        garbage.settle()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == garbage.SETTLED
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
