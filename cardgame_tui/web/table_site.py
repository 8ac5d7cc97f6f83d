"""A site for the guests of one table, which the host of the table opens beside it."""

from aiohttp import web

from cardgame_tui.web import pages
from cardgame_tui.web.address import Address
from cardgame_tui.web.join_pages import JOIN, LEAVE, JoinPages
from cardgame_tui.web.site import Handler, ServerSettings, Site


class TableSite:
    """Lets browsers come to a table.

    Args:
        settings: where to listen, and for how many.
    """

    leads_to_several = False

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._address = Address(settings.host, settings.port)
        self._site: Site | None = None

    @property
    def address(self) -> str:
        """Its address, such as ``http://192.168.1.20:8421``."""
        return str(self._address)

    async def open(self, table: str) -> None:
        """Begin to let browsers come to the table with this name.

        Raises:
            OSError: when the address cannot be used, in one sentence.
        """
        app = web.Application(middlewares=[self._let_in])
        app.add_routes([web.get("/", _to_join)])
        JoinPages(lambda: self._address, table).add_to(app)
        self._site = Site(app, self._settings, lambda line: None, LEAVE)
        try:
            self._address = await self._site.open()
        except OSError as error:
            at = f"{self._settings.host}, port {self._settings.port}"
            raise OSError(f"cannot listen at {at}: {error.strerror or error}") from error

    async def close(self) -> None:
        """Let no more come."""
        if self._site is not None:
            await self._site.close()

    @web.middleware
    async def _let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        return await handler(request) if self._address.is_meant(request.headers) else pages.refused()


async def _to_join(request: web.Request) -> web.Response:
    return web.Response(status=303, headers={"Location": JOIN})
