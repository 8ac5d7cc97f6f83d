"""Pictures of screens with their colours, each in a file of its own."""

from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode


class SvgPicture(SingleFileSnapshotExtension):
    """A screenshot, for ``snapshot(extension_class=SvgPicture)``."""

    _write_mode = WriteMode.TEXT
    file_extension = "svg"
