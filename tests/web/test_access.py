"""One browser for each token, and the sizes a browser may ask for."""

import pytest

from cardgame_tui.web.access import Access
from cardgame_tui.web.messages import size_asked
from cardgame_tui.web.server import is_any, is_loopback


def test_a_token_is_exchanged_once_for_a_cookie() -> None:
    access = Access()
    token = access.token
    cookie = access.admit(token)
    assert cookie is not None
    assert access.knows(cookie)
    assert access.token != token
    assert access.admit(token) is None
    assert not access.knows(token)
    assert not access.knows("")
    assert not access.knows("é")


def test_each_browser_has_a_cookie_of_its_own() -> None:
    access = Access()
    cookies = {access.admit(access.token) for _ in range(3)}
    assert len(cookies) == 3
    assert all(access.knows(cookie or "") for cookie in cookies)


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [
        ("80", "24", (80, 24)),
        ("10", "4", (10, 4)),
        ("9", "3", (10, 4)),
        ("500", "200", (500, 200)),
        ("501", "999999999", (500, 200)),
        ("", "24", (80, 24)),
        ("80", "many", (80, 24)),
        ("80", "9" * 5000, (80, 24)),
    ],
)
def test_a_size_is_kept_within_limits(width: str, height: str, size: tuple[int, int]) -> None:
    assert size_asked(width, height) == size


def test_which_addresses_only_this_machine_reaches() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.8.8.8", "::1", "localhost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "192.168.1.4", "", "example.org")))
    assert all(map(is_any, ("0.0.0.0", "::", "")))
    assert not any(map(is_any, ("127.0.0.1", "localhost")))
