"""Who may visit: an address with a token lets in one browser, which a cookie then identifies."""

import secrets
from hmac import compare_digest


class Access:
    """The token of the one address that works, and the cookies of the browsers that were let in.

    Attributes:
        token: what the next browser must show; a new one takes its place when it is used.
    """

    def __init__(self) -> None:
        self.token = _secret()
        self._cookies: set[str] = set()

    def admit(self, token: str) -> str | None:
        """Exchange the token for a cookie; None for a token that is wrong or was used."""
        if not _same(token, self.token):
            return None
        self.token = _secret()
        cookie = _secret()
        self._cookies.add(cookie)
        return cookie

    def knows(self, cookie: str) -> bool:
        """Whether a cookie belongs to a browser that was let in."""
        return any(_same(cookie, each) for each in self._cookies)


def _secret() -> str:
    return secrets.token_urlsafe(24)


def _same(one: str, other: str) -> bool:
    """Compare in a time that does not depend on where the texts differ."""
    return compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))
