"""The file of the variant of a run, to be edited."""

from pathlib import Path

from cardgame_tui.content.shelf import is_path
from cardgame_tui.content.variants import FOLDER, Variant, pick_variant
from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.paths import config_dir
from cardgame_tui.value import value


@value
class Editable:
    """The file of a variant that can be edited.

    Args:
        path: the file.
        is_copy: whether it was made for that, from a variant that came with the program.
        text: what it holds now.
    """

    path: Path
    is_copy: bool
    text: str

    @property
    def changed(self) -> bool:
        """Whether it holds something else now; also if it cannot be read, which is said when it is used."""
        try:
            return self.path.read_text(encoding="utf-8") != self.text
        except (OSError, ValueError):
            return True

    def drop_copy(self) -> None:
        """Remove a copy that was never edited."""
        if self.is_copy:
            self.path.unlink(missing_ok=True)


def has_file(plan: Plan) -> bool:
    """Whether the rules of A are a variant, and so a file."""
    words = plan.request.variant if plan.request else ""
    return bool(words) and "=" not in words


def editable(plan: Plan) -> Editable:
    """The file of A's variant. Of a variant that came with the program it is a new copy among the user's files.

    Raises:
        ContentError: when it no longer exists.
        OSError: when the copy cannot be written.
    """
    assert plan.request is not None
    words, ruleset_id = plan.request.variant, plan.arms[0].header.ruleset
    variant = pick_variant(ruleset_id, words)
    own = config_dir() / FOLDER / ruleset_id
    path, text = Path(variant.file), "\n".join(variant.document.lines) + "\n"
    if is_path(words) or path.parent == own:
        return Editable(path, False, path.read_text(encoding="utf-8"))
    make_private_folder(own)
    copy = _free(own, variant)
    write_private(copy, text, new=True)
    return Editable(copy, True, text)


def _free(folder: Path, variant: Variant) -> Path:
    """A file name that no variant has yet."""
    number = 2
    while (path := folder / f"{variant.id}_{number}.toml").exists():
        number += 1
    return path
