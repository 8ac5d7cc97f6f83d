"""The channel of a client at the other end of a socket."""

import asyncio
from collections import deque
from contextlib import suppress

from cardgame_tui.join.frames import (
    CLIENT_KINDS,
    Decoder,
    End,
    Frame,
    FrameError,
    Hello,
    Keys,
    Leave,
    Look,
    Output,
    Size,
    encode,
)

MOST_UNREAD = 1_000_000
"""Bytes that a client may leave unread before it is dropped."""
LAST_WORD = 5.0
"""Seconds that a client has to read the last word."""
NOT_UNDERSTOOD = 76
"""Exit code of a client that sent something that is no frame."""
_PIECE = 4096


class SocketChannel:
    """The terminal of a client.

    Args:
        reader: what the client sends.
        writer: what it is sent.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._decoder = Decoder(CLIENT_KINDS)
        self._frames: deque[Frame] = deque()
        self._fault: FrameError | None = None
        self._size = Size(80, 24)
        self._look = Look()

    @property
    def size(self) -> Size:
        """Its size, as the client said last."""
        return self._size

    @property
    def look(self) -> Look:
        """What the client says about the colours of its terminal."""
        return self._look

    async def hello(self) -> Hello | None:
        """Wait for the first frame; None, with the connection closed, if it is no greeting."""
        frame = await self._next()
        if not isinstance(frame, Hello):
            if frame is not None:
                self._fault = FrameError("the first frame is no hello")
            await self.close(End())
            return None
        self._size, self._look = frame.size, frame.look
        return frame

    def write(self, text: str) -> None:
        """Show a text there; a client that reads too little of it is dropped."""
        transport = self._writer.transport
        if transport.is_closing():
            return
        self._writer.write(encode(Output(text.encode(errors="replace"))))
        if transport.get_write_buffer_size() > MOST_UNREAD:
            self.drop()

    async def read(self) -> bytes | Size | None:
        """Wait for keys or for another size; None when the client leaves, has gone or sends nonsense."""
        match await self._next():
            case Keys(data=data):
                return data
            case Size() as size:
                self._size = size
                return size
            case Leave() | None:
                return None
            case _:
                self._fault = FrameError("a second hello")
                return None

    async def close(self, end: End) -> None:
        """Say the last word, and close the connection when it has arrived, or after some seconds."""
        if self._writer.transport.is_closing():
            return
        if self._fault is not None:
            end = End(NOT_UNDERSTOOD, f"The table did not understand this program: {self._fault}.")
        self._writer.write(encode(end))
        self._writer.close()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(LAST_WORD):
                await self._writer.wait_closed()
        self.drop()

    def drop(self) -> None:
        """Close the connection now."""
        self._writer.transport.abort()

    async def _next(self) -> Frame | None:
        """Wait for a frame; None when there will be none any more."""
        while not self._frames and self._fault is None:
            try:
                data = await self._reader.read(_PIECE)
            except OSError:
                return None
            if not data:
                return None
            try:
                self._frames.extend(self._decoder.feed(data))
            except FrameError as error:
                self._fault = error
        return self._frames.popleft() if self._frames else None
