"""A real browser without a window: starts Chromium and steers it through its debugging protocol."""

import asyncio
import base64
import itertools
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp

from tests.web.serving import PATIENCE, Drawn, until

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
"""What Chromium is called on some systems."""
OPTIONS = (
    "--headless=new",
    "--no-sandbox",  # a container has no other, and the only page it opens is ours
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-gpu",
    "--remote-debugging-port=0",
)


def chromium() -> str | None:
    """The program of Chromium on this machine."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Chromium:
    """A browser that runs.

    Args:
        socket: the connection to it.
    """

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._tabs: dict[str, Tab] = {}

    async def listen(self) -> None:
        """Read what the browser says until it ends."""
        async for message in self._socket:
            said = message.json()
            if "id" in said:
                self._answers.pop(said["id"]).set_result(said)
            elif said.get("sessionId") in self._tabs:
                self._tabs[said["sessionId"]].hear(said["method"], said["params"])

    async def ask(self, method: str, session: str = "", **parameters: object) -> dict[str, Any]:
        """Give a command and wait for its result."""
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        target = {"sessionId": session} if session else {}
        await self._socket.send_json({"id": number, "method": method, "params": parameters, **target})
        async with asyncio.timeout(PATIENCE):
            answer = await self._answers[number]
        assert "error" not in answer, answer
        result: dict[str, Any] = answer["result"]
        return result

    async def open(self, address: str, size: tuple[int, int] | None = None) -> "Tab":
        """Open an address as a visitor with cookies of their own, in a window of some size in pixels."""
        context = (await self.ask("Target.createBrowserContext"))["browserContextId"]
        target = (await self.ask("Target.createTarget", url="about:blank", browserContextId=context))["targetId"]
        session = (await self.ask("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        tab = self._tabs[session] = Tab(self, session)
        for part in ("Page", "Network", "Runtime"):
            await self.ask(f"{part}.enable", session)
        if size is not None:
            await tab.size(*size)
        await self.ask("Page.navigate", session, url=address)
        return tab


class Tab:
    """One tab.

    Attributes:
        drawn: what its terminal was sent.
    """

    def __init__(self, browser: Chromium, session: str) -> None:
        self._browser = browser
        self._session = session
        self.drawn = Drawn()

    def hear(self, method: str, parameters: dict[str, Any]) -> None:
        """Draw what the tab received for its terminal, in the size that it asked for."""
        match method, parameters:
            case "Network.webSocketCreated", {"url": str(address)}:
                asked = parse_qs(urlsplit(address).query)
                self.drawn.resize(int(asked["width"][0]), int(asked["height"][0]))
            case "Network.webSocketFrameSent", {"response": {"payloadData": str(text)}}:
                if text.startswith('["resize"'):
                    size = json.loads(text)[1]
                    self.drawn.resize(size["width"], size["height"])
            case "Network.webSocketFrameReceived", {"response": {"opcode": 2, "payloadData": str(drawn)}}:
                self.drawn.feed(base64.b64decode(drawn))

    async def size(self, width: int, height: int) -> None:
        """Give the window another size, in pixels."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        await self._browser.ask("Emulation.setDeviceMetricsOverride", self._session, **metrics)

    async def press(self, key: str) -> None:
        """Press a key, such as ``a`` or ``ArrowRight``."""
        for kind in ("keyDown", "keyUp"):
            text = {"text": key} if kind == "keyDown" and len(key) == 1 else {}
            await self._browser.ask("Input.dispatchKeyEvent", self._session, type=kind, key=key, **text)

    async def evaluate(self, code: str) -> Any:
        """The value of a piece of JavaScript."""
        found = await self._browser.ask("Runtime.evaluate", self._session, expression=code, returnByValue=True)
        return found["result"].get("value")

    async def picture(self) -> bytes:
        """What the window shows, as PNG."""
        return base64.b64decode((await self._browser.ask("Page.captureScreenshot", self._session))["data"])

    async def wait_for(self, expected: str) -> None:
        """Wait until the terminal shows a text."""
        await self.wait_until(lambda: expected in self.drawn.text())

    async def wait_until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds; a failure shows the terminal."""
        try:
            await until(true)
        except TimeoutError:
            raise AssertionError(self.drawn.text()) from None


@asynccontextmanager
async def browsing(folder: Path) -> AsyncIterator[Chromium]:
    """Run Chromium with a profile in a folder."""
    program = chromium()
    assert program is not None
    quiet = asyncio.subprocess.DEVNULL
    words = (program, *OPTIONS, f"--user-data-dir={folder}", "about:blank")
    process = await asyncio.create_subprocess_exec(*words, stdout=quiet, stderr=quiet)
    try:
        port_file = folder / "DevToolsActivePort"
        await until(lambda: port_file.is_file() and len(port_file.read_text().splitlines()) == 2)
        port, path = port_file.read_text().splitlines()
        async with (
            aiohttp.ClientSession() as http,
            http.ws_connect(f"ws://127.0.0.1:{port}{path}", max_msg_size=0) as socket,
        ):
            browser = Chromium(socket)
            listening = asyncio.create_task(browser.listen())
            yield browser
            await browser.ask("Browser.close")
            await listening
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
