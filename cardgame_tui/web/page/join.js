// A table as a terminal: textual-serve's, which is told where to connect, and whose last word is read here.
const terminal = document.getElementById("terminal");
const fitting = (columns, lines) => Math.floor(Math.min(innerWidth / columns / 0.62, innerHeight / lines / 1.35));

const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(address) {
    super(address);
    this.addEventListener("message", ({ data }) => {
      const [kind, words] = typeof data === "string" ? JSON.parse(data) : [];
      if (kind === "end" && words) document.getElementById("ended").textContent = words;
    });
  }
};

joinWhenKnown(() => {
  terminal.className = "textual-terminal";
  terminal.dataset.fontSize = Math.max(8, Math.min(16, fitting(80, 24)), Math.min(12, fitting(60, 20)));
  terminal.dataset.sessionWebsocketUrl = socketAddress("terminal");
  const script = document.createElement("script");
  script.src = "/join/static/js/textual.js";
  document.body.append(script);  // before the page has loaded: it begins then
  window.addEventListener("load", () => setTimeout(() => terminal.querySelector("textarea").focus()));
});
