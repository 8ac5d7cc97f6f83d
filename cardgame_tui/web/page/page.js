// Tells the terminal of textual-serve where to connect and how large its letters are, and gives it the keyboard.
// Letters are as large as 80 by 24 of them fit, 16 pixels at most; ?fontsize=N asks for another size.
const terminal = document.getElementById("terminal");
const fitting = Math.floor(Math.min(innerWidth / 80 / 0.62, innerHeight / 24 / 1.35));
const asked = Number(new URLSearchParams(location.search).get("fontsize"));
terminal.dataset.fontSize = asked || Math.min(16, Math.max(8, fitting));
terminal.dataset.sessionWebsocketUrl = `${location.protocol.replace("http", "ws")}//${location.host}/ws`;
window.addEventListener("load", () => terminal.querySelector("textarea").focus());
document.getElementById("again").addEventListener("click", () => location.reload());
