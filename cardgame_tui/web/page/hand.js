// A hand as rows of text and buttons. What is shown comes as pages; a button says on which cell it was clicked.
const LEAST_COLUMNS = 40, MOST_COLUMNS = 60, LEAST_LINES = 24, KEYS_LINES = 3;
const shown = document.getElementById("page");
const asked = document.getElementById("asked");
const ended = document.getElementById("ended");
const DRAWN = /^[\s\u2500-\u259f]+$/;  // lines and blocks, which nobody wants to hear
const SETTLED = 300;  // milliseconds until a button may be meant that has just come under a thumb, or was just pressed
let since = new Map();  // when each button came or was pressed last, by its place and its words
let socket = null, tries = 0;

function size() {
  const letter = Math.max(9, Math.min(16, innerWidth / LEAST_COLUMNS / 0.602));
  document.documentElement.style.setProperty("--letter", `${letter}px`);
  const columns = Math.floor(innerWidth / (letter * 0.602));
  const lines = Math.floor(innerHeight / (letter * 1.4)) - KEYS_LINES;
  return {
    width: Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, columns)),
    height: Math.max(LEAST_LINES, lines),
  };
}

function partOf(part) {
  if (!Array.isArray(part)) {
    const button = document.createElement("button");
    button.append(...part.pieces.map(partOf));
    press(button, part.at);
    return button;
  }
  const [text, css] = part;
  const piece = document.createElement("span");
  piece.textContent = text;
  piece.style.cssText = css;
  if (DRAWN.test(text)) piece.setAttribute("aria-hidden", "true");
  return piece;
}

function press(button, at) {
  button.type = "button";
  button.dataset.at = at;
  button.addEventListener("click", () => {
    const name = nameOf(button), now = performance.now();
    if (now - since.get(name) < SETTLED) return;
    since.set(name, now);
    send("click", at);
  });
}

const nameOf = (button) => `${button.dataset.at} ${button.textContent}`;

// A button that stays is no new one, although the row around it may be.
function rememberButtons() {
  const before = since, now = performance.now();
  const names = [...shown.querySelectorAll("button")].map(nameOf);
  since = new Map(names.map((name) => [name, before.get(name) ?? now]));
}

function blockOf({ rows, at }) {
  const block = document.createElement(at ? "button" : "div");
  rows.forEach((row, number) => {
    if (number) block.append("\n");
    block.append(...row.map(partOf));
  });
  if (at) {
    block.className = "block";
    press(block, at);
  }
  return block;
}

// Blocks that stay the same stay where they are, so that the focus and a reader do too.
function show({ css, asked: words, blocks }) {
  document.body.style.cssText = css;
  const focus = document.activeElement?.textContent;
  blocks.forEach((block, number) => {
    const drawn = JSON.stringify(block), before = shown.children[number];
    if (before?.dataset.drawn === drawn) return;
    const after = blockOf(block);
    after.dataset.drawn = drawn;
    before ? before.replaceWith(after) : shown.append(after);
  });
  while (shown.children.length > blocks.length) shown.lastChild.remove();
  rememberButtons();
  if (document.activeElement === document.body && focus) {
    [...shown.querySelectorAll("button")].find((button) => button.textContent === focus)?.focus();
  }
  if (words !== asked.textContent) asked.textContent = words;
}

function send(...message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  return true;
}

function connect() {
  const { width, height } = size();
  let said = false;
  socket = new WebSocket(`${socketAddress("rows")}?width=${width}&height=${height}`);
  socket.addEventListener("message", ({ data }) => {
    const [kind, content] = JSON.parse(data);
    if (kind === "page") {
      tries = 0;
      ended.textContent = "";
      document.getElementById("keys").hidden = false;
      show(content);
    } else if (kind === "end") {
      said = content !== "";
      ended.textContent = content || "The connection has ended.";
    }
  });
  socket.addEventListener("close", () => {
    shown.replaceChildren();
    document.getElementById("keys").hidden = true;
    document.getElementById("back").hidden = !said;
    if (said) return;
    ended.textContent = "The connection has broken. Trying to come back …";
    setTimeout(connect, Math.min(10, 2 ** tries++) * 1000);
  });
}

// Keys of pages that are no options: with a keyboard, or with the row of buttons at the foot.
const KEYS = { Escape: "\x1b", Backspace: "\x7f", ArrowUp: "\x1b[A", ArrowDown: "\x1b[B", Enter: "\r" };
const sendKey = (key) => (key.length === 1 || KEYS[key]) && send("stdin", KEYS[key] || key);
document.querySelectorAll("#keys button").forEach((button) => {
  button.addEventListener("click", () => sendKey(button.dataset.key));
});
document.addEventListener("keydown", (event) => {
  const focus = document.activeElement?.tagName;
  const ofFocus = focus === "INPUT" || (focus === "BUTTON" && (event.key === " " || event.key === "Enter"));
  if (!event.ctrlKey && !event.altKey && !event.metaKey && !ofFocus && sendKey(event.key)) event.preventDefault();
});
window.addEventListener("resize", () => send("resize", size()));
// A phone that wakes up does not notice by itself that its connection has died meanwhile.
document.addEventListener("visibilitychange", () => send("ping", "awake"));

joinWhenKnown(connect);
