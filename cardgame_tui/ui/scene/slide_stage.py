"""A marked decision on the stage: its line of text, then the question to those who look on, then the answer."""

from dataclasses import replace

from cardgame_tui.play.history.slides import Slides
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.ui.scene.stage import Stage
from cardgame_tui.ui.scene.staging import replay_on_stage, said_before, stage_of

YOUR_TURN = "What would you do?"
"""Asks those who look on before an answer is shown."""
FOLLOWED = "the answer"
"""What the header says while an answer and what it led to are shown."""


def slide_on_stage(slides: Slides, *, ascii: bool) -> Stage:
    """What somebody who looks on sees of the current slide.

    Args:
        slides: the slides.
        ascii: draw everything in ASCII.
    """
    shown, words, entry = replay_on_stage(slides.replay), slides.slide.words, slides.entry
    if slides.answered:
        stage = stage_of(replace(shown, prompt=None, between=True), ascii=ascii)
        steps = tuple(slides.steps)
        return replace(
            stage,
            scene=replace(stage.scene, question=replace(stage.scene.question, doing=FOLLOWED)),
            happens=words,
            before=said_before(steps),
            changed=False,
            asks=slides.answer,
            who=entry.seat if isinstance(entry, AnswerLine) else 0,
            counter=slides.counter,
            steps=steps,
        )
    stage = stage_of(shown, ascii=ascii)
    stage = replace(stage, asks=f"{stage.asks} {YOUR_TURN}", counter=slides.counter)
    return replace(stage, happens=words, changed=False, before="") if words else stage
