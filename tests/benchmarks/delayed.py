"""A connection on which everything arrives later, as if the other end were far away."""

import socket
from collections import deque
from select import select
from threading import Thread
from time import monotonic

PIECE = 1 << 16


def delayed(connection: socket.socket, seconds: float) -> socket.socket:
    """One end of a connection that passes everything on to another one, and back, so many seconds later."""
    near, far = socket.socketpair()
    Thread(target=_pass_on, args=(far, connection, seconds), daemon=True).start()
    return near


def _pass_on(one: socket.socket, two: socket.socket, seconds: float) -> None:
    """Pass on what comes at each end until one of them is closed."""
    other = {one: two, two: one}
    waiting: deque[tuple[float, socket.socket, bytes]] = deque()
    while True:
        patience = max(0.0, waiting[0][0] - monotonic()) if waiting else None
        for end in select([one, two], [], [], patience)[0]:
            data = end.recv(PIECE)
            if not data:
                one.close()
                two.close()
                return
            waiting.append((monotonic() + seconds, other[end], data))
        while waiting and waiting[0][0] <= monotonic():
            _, end, data = waiting.popleft()
            end.sendall(data)
