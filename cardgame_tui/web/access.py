"""Who may visit: an address with a token lets in one browser, which a cookie then identifies."""

import secrets
from collections import deque
from hmac import compare_digest

MOST_OFFERED = 16
"""Cookies that can be offered for one token; the oldest is forgotten first."""


class Access:
    """The token of the one address that works, and the cookies of the browsers that were let in.

    A browser that shows the token is offered a cookie. The token is used up once a browser has come back with its
    cookie and got the page. So a browser that never received its cookie has not used it up.

    Attributes:
        token: what the next browser must show; replaced by a new one when it is used up.
    """

    def __init__(self) -> None:
        self.token = _secret()
        self._offered: deque[str] = deque(maxlen=MOST_OFFERED)
        self._cookies: set[str] = set()

    def offer(self, token: str) -> str | None:
        """A cookie for a browser that shows the token; None for one that is wrong or used up."""
        if not _same(token, self.token):
            return None
        self._offered.append(_secret())
        return self._offered[-1]

    def offers(self, cookie: str) -> bool:
        """Whether a cookie was offered for the token that works now."""
        return any(_same(cookie, each) for each in self._offered)

    def admit(self, cookie: str) -> bool:
        """Use up the token for the browser with a cookie that was offered; False if another one was first."""
        if not self.offers(cookie):
            return False
        self.token = _secret()
        self._offered.clear()
        self._cookies.add(cookie)
        return True

    def knows(self, cookie: str) -> bool:
        """Whether a cookie belongs to a browser that was let in."""
        return any(_same(cookie, each) for each in self._cookies)


def _secret() -> str:
    return secrets.token_urlsafe(24)


def _same(one: str, other: str) -> bool:
    """Compare in a time that does not depend on where the texts differ."""
    return compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))
