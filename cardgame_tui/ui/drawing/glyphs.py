"""What a terminal that has only ASCII shows instead of each glyph of the table, cell for cell."""

__all__ = ["ASCII"]

_PAIRS = (
    ("↑→↓←↗↘↙↖", "^>v</\\/\\"),
    ("─│┌┐└┘├┤┬┴┼╭╮╰╯", "-|+++++++++++++"),
    ("━┃┏┓┗┛", "=#####"),
    ("═║╔╗╚╝", "%%%%%%"),
    ("▐▌█■□◆◇", "[|##.o."),
    ("▲▶▼◀▸", "^>v<>"),
    ("·…╱╲░▒×╌┄┆┊●▀▄✓‹›▁", ".~/\\:%x--::*\"_+<>_"),
)

ASCII = str.maketrans({glyph: plain for glyphs, plains in _PAIRS for glyph, plain in zip(glyphs, plains, strict=True)})
"""A table for `str.translate`."""
