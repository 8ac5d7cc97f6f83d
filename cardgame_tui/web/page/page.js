// Tells the terminal of textual-serve where to connect and how large its letters are, and gives it the keyboard.
// Letters are as large as 80 by 24 of them fit, 16 pixels at most. Where they would be smaller than 12 pixels, only
// the 60 by 20 of the smallest table have to fit. ?fontsize=N asks for another size.
const terminal = document.getElementById("terminal");
const fitting = (columns, lines) => Math.floor(Math.min(innerWidth / columns / 0.62, innerHeight / lines / 1.35));
const asked = Number(new URLSearchParams(location.search).get("fontsize"));
terminal.dataset.fontSize = asked || Math.max(8, Math.min(16, fitting(80, 24)), Math.min(12, fitting(60, 20)));
terminal.dataset.sessionWebsocketUrl = `${location.protocol.replace("http", "ws")}//${location.host}/ws`;
window.addEventListener("load", () => terminal.querySelector("textarea").focus());
document.getElementById("again").addEventListener("click", () => location.reload());
