"""A run as one page of HTML that needs no other file."""

from collections.abc import Iterator, Sequence
from html import escape

from cardgame_tui.lab.bench.comparing.measures import figures, of_arm
from cardgame_tui.lab.bench.comparing.verdict_words import verdict_shown
from cardgame_tui.lab.bench.comparing.verdicts import Verdict
from cardgame_tui.lab.bench.folders.runs import question_of
from cardgame_tui.lab.bench.report import health_page
from cardgame_tui.lab.bench.report.report import TABLES, Report
from cardgame_tui.lab.bench.report.svg import bars, dots
from cardgame_tui.lab.bench.table import Table
from cardgame_tui.lab.statistics import Interval

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; font-size: 0.85rem; display: block; overflow-x: auto; }
th, td { padding: 0.15rem 0.6rem; border-bottom: 1px solid #ddd; text-align: left; white-space: nowrap; }
td.why { white-space: normal; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
svg { width: 100%; max-width: 45rem; font: 12px system-ui, sans-serif; display: block; margin: 1rem 0; }
.careful { border-left: 4px solid #c26a2d; padding-left: 1rem; }
.note { color: #555; font-size: 0.85rem; }
"""
"""How the page looks."""

MARK = '<meta name="generator" content="cardgame-tui bench">'
"""By which an older page is known, so that it may be replaced."""


def page_of(report: Report) -> str:
    """Write all answers of a run as a page.

    Args:
        report: the answers.
    """
    title = f"{report.ruleset.title}: {question_of(report.plan)}"
    body = "\n".join(_body(report, title))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">{MARK}<title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}{health_page.STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def _body(report: Report, title: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    for words in report.warnings:
        yield f'<p class="careful">{escape(words)}</p>'
    if report.health is not None:
        yield from health_page.health_html(report.health)
    for words in [*filter(None, [report.differs]), *report.worth]:
        yield f"<p><strong>{escape(words)}</strong></p>"
    for heading, found in report.compared:
        yield f"<h2>{escape(heading.removesuffix(':'))}</h2>"
        yield answers_html(found)
    for words in report.about_chance:
        yield f'<p class="note">{escape(words)}</p>'
    for name in TABLES:
        for table in report.tables(name):
            yield f"<h2>{escape(table.title)}</h2>"
            yield from _plots(report, name, table)
            yield table_html(table)
    yield "<h2>What was played</h2>"
    for arm in report.plan.main_arms.values():
        decks = " and ".join(name for name in arm.header.deck_names if name)
        words = f"{arm.name}: {arm.header.rules or 'default rules'}" + (f"; decks {decks}" if decks else "")
        yield f"<p>{escape(words)}</p>"
        if arm.variant:
            yield f"<pre>{escape(chr(10).join(arm.variant))}</pre>"
    folder = report.folder
    yield f'<p class="note">{folder.duels:,} duels, seed {folder.plan.seed}, digest {folder.digest}</p>'


def _plots(report: Report, name: str, table: Table) -> Iterator[str]:
    if name == "summary":
        yield from _summary_plots(report)
    elif name == "length":
        names = [column.name for column in table.columns[1:]]
        shares = [[_number(row[place]) for row in table.rows] for place in range(1, len(table.columns))]
        yield bars("length of duels", [str(row[0]) for row in table.rows], names, shares)
    elif name == "cards":
        shown = [(str(row[0]), cell) for row in table.rows if isinstance(cell := row[8], Interval)]
        if shown:
            cards, found = [card for card, _ in shown], [difference for _, difference in shown]
            yield dots("wins if drawn, less wins if not, in points", cards, found, scale=100)


def _summary_plots(report: Report) -> Iterator[str]:
    plan = report.plan
    rows = [(arm, bot) for bot in plan.bots for arm in plan.main_arms]
    names = [plan.arms[arm].name + (f", {bot}" if len(plan.bots) > 1 else "") for arm, bot in rows]
    found = [figures(of_arm(report.rows, arm, bot)) for arm, bot in rows]
    if any(each.begun for each in found):
        yield "<p>The first player's share of decided duels, in percent:</p>"
        yield dots("wins of the first player", names, [each.first for each in found], scale=100, at=0.5)
    yield "<p>Mean length:</p>"
    middle = found[0].turns.middle
    yield dots("mean length of duels", names, [each.turns for each in found], at=middle)


def answers_html(verdicts: Sequence[Verdict]) -> str:
    """Write answers about one arm as a table: the question, yes or no, and why."""
    rows = "".join(
        f"<tr><th>{escape(shown.question)}</th><td>{escape(shown.answer)}</td>"
        f'<td class="why">{escape(shown.sentence)}</td></tr>'
        for shown in map(verdict_shown, verdicts)
    )
    return f'<table class="answers"><tbody>{rows}</tbody></table>'


def table_html(table: Table) -> str:
    """Write a table with its notes."""
    head = "".join(f"<th>{escape(column.name)}</th>" for column in table.columns)
    rows = "".join(f"<tr>{_cells(table, row)}</tr>" for row in map(table.in_words, table.rows))
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in table.notes)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{notes}"


def _cells(table: Table, row: Sequence[str]) -> str:
    return "".join(
        f"<td>{escape(cell)}</td>" if column.style == "text" else f'<td class="number">{escape(cell)}</td>'
        for cell, column in zip(row, table.columns, strict=True)
    )


def _number(cell: object) -> float:
    return float(cell) if isinstance(cell, int | float) else 0.0
