"""One browser for each token, and the sizes a browser may ask for."""

from socket import gethostname

import pytest

from cardgame_tui.web.access import MOST_OFFERED, Access
from cardgame_tui.web.address import Address, is_any, is_loopback
from cardgame_tui.web.messages import size_asked


def admitted(access: Access) -> str:
    """The cookie of a browser that opens the address and gets the page."""
    cookie = access.offer(access.token)
    assert cookie is not None
    assert access.admit(cookie)
    return cookie


def test_a_token_is_exchanged_once_for_a_cookie() -> None:
    access = Access()
    token = access.token
    cookie = admitted(access)
    assert access.knows(cookie)
    assert access.token != token
    assert access.offer(token) is None
    assert not access.admit(cookie)
    assert not access.knows(token)
    assert not access.knows("")
    assert not access.knows("é")


def test_each_browser_has_a_cookie_of_its_own() -> None:
    access = Access()
    cookies = {admitted(access) for _ in range(3)}
    assert len(cookies) == 3
    assert all(map(access.knows, cookies))


def test_the_first_browser_that_gets_the_page_uses_up_the_token() -> None:
    access = Access()
    token = access.token
    one, two = access.offer(token), access.offer(token)
    assert one is not None
    assert two is not None
    assert access.token == token
    assert not access.knows(one)
    assert access.admit(two)
    assert not access.offers(one)
    assert not access.admit(one)
    assert not access.knows(one)


def test_only_some_cookies_are_offered_at_a_time() -> None:
    access = Access()
    offered = [access.offer(access.token) or "" for _ in range(MOST_OFFERED + 1)]
    assert [access.offers(cookie) for cookie in offered] == [False, *[True] * MOST_OFFERED]


@pytest.mark.parametrize(
    ("listens", "port", "asked", "meant"),
    [
        ("127.0.0.1", 8000, "127.0.0.1:8000", True),
        ("127.0.0.1", 8000, "127.0.0.1:8001", False),
        ("127.0.0.1", 8000, "127.0.0.1", False),
        ("127.0.0.1", 8000, "localhost:8000", False),
        ("127.0.0.1", 8000, "else.example:8000", False),
        ("127.0.0.1", 8000, "", False),
        ("127.0.0.1", 8000, "127.0.0.1:8000:8000", False),
        ("127.0.0.1", 8000, "else.example@127.0.0.1:8000", False),
        ("127.0.0.1", 80, "127.0.0.1", True),
        ("Table.local", 8000, "table.LOCAL:8000", True),
        ("::1", 8000, "[::1]:8000", True),
        ("0.0.0.0", 8000, "192.168.1.4:8000", True),
        ("", 8000, "[fe80::1]:8000", True),
        ("0.0.0.0", 8000, f"{gethostname()}:8000", True),
        ("0.0.0.0", 8000, "else.example:8000", False),
    ],
)
def test_a_request_must_ask_for_the_address(listens: str, port: int, asked: str, meant: bool) -> None:
    assert Address(listens, port).is_meant({"Host": asked}) is meant


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
