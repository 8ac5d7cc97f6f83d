"""Where tables wait, who may look there, and what a killed host leaves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardgame_tui.join import loopback, unix_socket
from cardgame_tui.join.tables import check_folder, open_table, reach, waiting_tables
from cardgame_tui.paths import tables_dir

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders and sockets there are others")

KILLED = """
import os, signal
from cardgame_tui.join.tables import open_table
open_table("rune_duel")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_nobody_waits_where_no_table_was_ever_opened() -> None:
    assert waiting_tables() == []


def test_a_table_is_found_and_reached_until_it_is_closed() -> None:
    table = open_table("Rune Duel / β")
    assert table.name == f"rune_duel_-{os.getpid()}"
    assert waiting_tables() == [table.name]
    connection, secret = reach(table.name)
    accepted, _ = table.listening.accept()  # that of the look before
    accepted.close()
    accepted, _ = table.listening.accept()
    connection.sendall(b"x")
    assert (accepted.recv(1), secret) == (b"x", "")
    connection.close()
    accepted.close()
    table.close()
    assert waiting_tables() == []
    with pytest.raises(FileNotFoundError):
        reach(table.name)


def test_two_tables_of_one_process_have_two_names() -> None:
    first, second = open_table("leduc"), open_table("leduc")
    assert waiting_tables() == sorted([first.name, second.name])
    first.close()
    second.close()


def test_what_a_killed_host_left_is_removed() -> None:
    subprocess.run([sys.executable, "-c", KILLED], check=False)
    (left,) = tables_dir().iterdir()
    assert left.is_socket()
    assert waiting_tables() == []
    assert not left.exists()


def test_folder_and_socket_are_for_their_owner_alone() -> None:
    table = open_table("leduc")
    (place,) = tables_dir().iterdir()
    assert tables_dir().stat().st_mode & 0o777 == 0o700
    assert place.stat().st_mode & 0o777 == 0o600
    table.close()


@pytest.mark.parametrize("mode", [0o755, 0o770, 0o701])
def test_a_folder_that_others_may_enter_is_refused(mode: int) -> None:
    tables_dir().mkdir(parents=True)
    tables_dir().chmod(mode)
    for attempt in (lambda: open_table("leduc"), waiting_tables, lambda: reach("leduc-1")):
        with pytest.raises(PermissionError, match=r"^others may enter .*chmod 700"):
            attempt()


def test_a_folder_of_another_user_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    check_folder(tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: tmp_path.stat().st_uid + 1)
    with pytest.raises(PermissionError, match="belongs to another user"):
        check_folder(tmp_path)


def test_a_link_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere"
    target.mkdir(mode=0o700)
    link = tmp_path / "tables"
    link.symlink_to(target)
    with pytest.raises(PermissionError, match="is not a folder"):
        check_folder(link)


def test_a_long_runtime_folder_is_replaced_by_a_short_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("n" * 90)
    long.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    assert tables_dir() == Path(f"/tmp/cardgame-tui-tables-{os.getuid()}")


def test_a_port_of_this_machine_is_reached_with_its_secret(tmp_path: Path) -> None:
    place = tmp_path / "leduc-1.port"
    listening, secret = loopback.listen(place)
    assert place.stat().st_mode & 0o777 == 0o600
    connection, known = loopback.reach(place)
    accepted, _ = listening.accept()
    assert known == secret
    assert len(secret) == 32
    for each in (connection, accepted, listening):
        each.close()
    with pytest.raises(ConnectionRefusedError):
        loopback.reach(place)


def test_a_table_with_more_callers_than_it_can_take_still_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table("leduc")
    monkeypatch.setattr(unix_socket, "PATIENCE", 0.0)
    callers = [reach(table.name)[0] for _ in range(unix_socket.BACKLOG + 1)]
    with pytest.raises(BlockingIOError):
        reach(table.name)
    assert waiting_tables() == [table.name]
    for each in callers:
        each.close()
    table.close()
