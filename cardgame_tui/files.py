"""Reads files without waiting for a pipe or filling the memory, and writes files that only their owner reads."""

import os
import stat
from pathlib import Path
from typing import BinaryIO, cast

_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)

FOLDER_MODE = 0o700
FILE_MODE = 0o600
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH

MARKED = 200
"""How many bytes at the beginning of a file are searched for its mark."""


def open_regular(path: Path) -> BinaryIO:
    """Open a file for reading, without waiting for a pipe or a device.

    Raises:
        OSError: when that cannot be done, or it is not a regular file.
    """
    return _opened(path, _READ, "rb")


def open_to_change(path: Path) -> BinaryIO:
    """Open a file of this program for reading and changing it in place.

    Raises:
        OSError: when that cannot be done, it is a link, or it is not a regular file.
    """
    if path.is_symlink():
        raise OSError("is a link")
    return _opened(path, _READ | os.O_RDWR | getattr(os, "O_NOFOLLOW", 0), "r+b")


def _opened(path: Path, how: int, mode: str) -> BinaryIO:
    descriptor = os.open(path, how)
    try:
        _must_be_regular(os.fstat(descriptor))
        return cast(BinaryIO, os.fdopen(descriptor, mode))
    except BaseException:
        os.close(descriptor)
        raise


def check_regular(path: Path) -> None:
    """Check a file before it is opened for writing, since opening a device for writing may have effects.

    Raises:
        OSError: when it does not exist, or is not a regular file.
    """
    _must_be_regular(path.stat())


def _must_be_regular(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise OSError("is not a regular file")


def read_regular(path: Path, most: int) -> bytes:
    """Read a regular file.

    Args:
        path: the file.
        most: the most bytes that it may have.

    Raises:
        OSError: when that cannot be done, it is not a regular file, or it is larger.
    """
    with open_regular(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(f"has more than {most} bytes")
    return data


def is_folder(path: Path) -> bool:
    """Whether a path is that of a folder; False for names that the system refuses, such as too long ones."""
    try:
        return path.is_dir()
    except OSError:
        return False


def toml_files_below(folder: Path) -> list[Path]:
    """The TOML files below a folder, sorted; folders that cannot be read are left out."""
    return sorted(
        Path(place, name) for place, _, names in os.walk(folder) for name in names if name.endswith(".toml")
    )


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner may enter, and its missing parents; folders that exist do not change.

    Raises:
        OSError: when that cannot be done.
    """
    if not folder.parent.exists():
        make_private_folder(folder.parent)
    folder.mkdir(mode=FOLDER_MODE, exist_ok=True)


def own_folder(folder: Path) -> Path:
    """Make a folder for files that are trusted when they are read, if it is missing, and return it.

    Raises:
        OSError: when it cannot be made, or others could have put files into it.
    """
    make_private_folder(folder)
    if fault := shared_with_others(folder):
        raise PermissionError(fault)
    return folder


def shared_with_others(folder: Path) -> str:
    """Why other users could have written files in a folder; empty if they could not, or the system cannot tell.

    Raises:
        OSError: when it cannot be looked at.
    """
    found = folder.stat()
    if hasattr(os, "geteuid") and found.st_uid != os.geteuid():
        return "belongs to another user"
    if os.name == "posix" and found.st_mode & _OTHERS_WRITE:
        return "others may write to it"
    return ""


def write_private(path: Path, content: str | bytes, *, new: bool = False) -> None:
    """Write a file that only its owner may read, into a folder that exists.

    An older file is replaced in one step, so that it stays if the disk is full. No link is followed.

    Args:
        path: the file.
        content: its text or its bytes.
        new: refuse to replace a file that is there already.

    Raises:
        OSError: when that cannot be done.
    """
    if new:
        _write_new(path, content)
        return
    unfinished = path.with_name(f".new-{os.urandom(8).hex()}")
    try:
        _write_new(unfinished, content)
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def replace_own(path: Path, content: str | bytes, mark: str, within: int = MARKED) -> None:
    """Write a private file to a path that the user chose; an older file is replaced only if this program wrote it.

    Args:
        path: the file.
        content: its text or its bytes.
        mark: text by which a file of this program is recognized.
        within: how many bytes at the beginning of the older file are searched for the mark.

    Raises:
        OSError: when that cannot be done, or as `check_own`.
    """
    check_own(path, mark, within)
    write_private(path, content)


def check_own(path: Path, mark: str, within: int = MARKED) -> None:
    """Check that `replace_own` may write a file, such as before the work of which it shall hold the result.

    Args:
        path: the file.
        mark: text by which a file of this program is recognized.
        within: how many bytes at the beginning of the file are searched for the mark.

    Raises:
        OSError: when its folder does not exist, a link is there, or something that this program did not write.
    """
    if path.is_symlink():
        raise OSError("it is a link")
    if not path.parent.is_dir():
        raise OSError("its folder does not exist")
    if path.exists():
        with open_regular(path) as file:
            if mark not in file.read(within).decode(errors="replace"):
                raise OSError("it exists, and another program wrote it")


def _write_new(path: Path, content: str | bytes) -> None:
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, how, FILE_MODE), "wb") as file:
        if hasattr(os, "fchmod"):
            os.fchmod(file.fileno(), FILE_MODE)
        file.write(content.encode() if isinstance(content, str) else content)
