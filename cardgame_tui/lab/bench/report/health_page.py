"""A health report as a part of a page: the finding, the questions with their intervals, and three lists."""

from collections.abc import Iterator, Sequence
from html import escape
from math import isfinite

from cardgame_tui.lab.bench.health.findings import SIGNS, Finding
from cardgame_tui.lab.bench.health.report import COUNTED, LISTS, Health

STYLE = """
.counts b { font-size: 1.6rem; margin-right: 0.3rem; } .counts span { margin-right: 1.5rem; }
.breaks, .breaks td, .breaks th { color: #a3262a; font-weight: 600; }
.lists { display: flex; flex-wrap: wrap; gap: 1rem 2rem; } .lists section { flex: 1 1 15rem; }
.lists li { margin-bottom: 0.4rem; } td svg { width: 8rem; margin: 0; }
.asked th { white-space: normal; } .asked th, .asked td { padding: 0.15rem 0.35rem; } code { font-size: 0.8rem; }
@media (max-width: 45rem) { .asked td:nth-child(n + 5), .asked th:nth-child(n + 5) { display: none; } }
@media print { .lists { display: block; } }
"""
"""How this part looks."""
WIDTH, HEIGHT = 200, 18
"""Size of the picture of an interval."""


def health_html(health: Health) -> Iterator[str]:
    """Yield a report as HTML."""
    yield f"<p><strong>{escape(health.headline)}</strong></p>"
    counts = (f"<span><b>{len(health.of(outcome))}</b>{words}</span>" for outcome, words in COUNTED.items())
    yield f'<p class="counts">{"".join(counts)}</p>'
    yield f'<p class="note">{escape(health.caution)} {escape(health.who[:1].upper() + health.who[1:])}.</p>'
    yield "<h2>What was asked</h2>"
    yield _questions(health.findings)
    yield '<p class="note">Grey: what is wanted. The line: where the true value lies, 95 % of the time.</p>'
    yield '<div class="lists">'
    for heading, outcome in LISTS.items():
        found = health.of(outcome)
        items = "".join(f"<li>{escape(each.sentence)}</li>" for each in found)
        style = outcome.replace(" ", "-")
        yield f'<section class="{style}"><h2>{heading} {len(found)}</h2><ul>{items}</ul></section>'
    tests = "".join(
        f"<li>{escape(test.words)}<br><code>{escape(test.command(health.evidence.plan))}</code></li>"
        for test in health.tests
    )
    yield f"<section><h2>Test next {len(health.tests)}</h2><ol>{tests}</ol></section></div>"
    yield "<h2>Never used</h2>"
    yield from (f"<p>{escape(line)}</p>" for line in health.unused.in_lines())
    yield f"<details><summary>All rules that were in no event</summary>{', '.join(health.unused.rules)}</details>"


def _questions(findings: Sequence[Finding]) -> str:
    head = "".join(f"<th>{name}</th>" for name in ("", "question", "measured", "", "95 %", "wanted", "verdict"))
    rows = "".join(_row(each) for each in findings)
    return f'<table class="asked"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _row(each: Finding) -> str:
    words = (each.interval, each.wanted_words, each.outcome)
    cells = "".join(f"<td>{escape(word)}</td>" for word in words)
    return (
        f'<tr class="{each.outcome.replace(" ", "-")}"><td>{SIGNS[each.outcome]}</td>'
        f"<th>{escape(each.question.title)}</th>"
        f'<td class="number">{escape(each.measure)}</td><td>{picture(each)}</td>{cells}</tr>'
    )


def picture(each: Finding) -> str:
    """What was measured with its interval, on what is wanted."""
    low, high = (_x(each, end) for end in each.wanted or (0.0, 0.0))
    ends = [_x(each, end) for end in (each.found.low, each.found.high)]
    middle, y = _x(each, each.found.middle), HEIGHT // 2
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(each.measure, quote=True)}">'
        f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="#ccc" stroke-dasharray="1 3"/>'
        f'<rect x="{low:.1f}" y="1" width="{max(0.0, high - low):.1f}" height="{HEIGHT - 2}" fill="#ddd"/>'
        f'<line x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y}" y2="{y}" stroke="currentColor" stroke-width="2"/>'
        f'<circle cx="{middle:.1f}" cy="{y}" r="4" fill="currentColor"/></svg>'
    )


def _x(each: Finding, number: float) -> float:
    return WIDTH * min(1.0, max(0.0, number / each.most)) if isfinite(number) else float(WIDTH * (number > 0))
