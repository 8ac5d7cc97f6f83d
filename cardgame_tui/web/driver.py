"""The Textual driver of a visitor's process."""

from textual import messages
from textual.drivers.web_driver import WebDriver


class VisitorDriver(WebDriver):
    """The driver for a browser, in a process that ends when its server has gone."""

    def run_input_thread(self) -> None:
        """Pass keys on to the app until the input ends; then nobody is left to play."""
        super().run_input_thread()
        self._app.post_message(messages.ExitApp())
