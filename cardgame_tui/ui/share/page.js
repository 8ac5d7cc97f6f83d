const byId = (id) => document.getElementById(id);
const steps = [...document.querySelectorAll("section > ol > li")];
let match, now = -1;

async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

function show(number, scroll = true) {
  const next = Math.min(Math.max(number, 0), steps.length - 1);
  if (next === now) return;
  if (now >= 0) steps[now].removeAttribute("aria-current");
  now = next;
  steps[now].setAttribute("aria-current", "step");
  byId("table").innerHTML = match.drawn[now].map((line) => match.lines[line]).join("\n");
  byId("words").replaceChildren(...match.listed[now].map((line) => {
    const item = document.createElement("li");
    item.textContent = match.words[line];
    return item;
  }));
  const turn = steps[now].closest("section").querySelector("h2").textContent;
  byId("where").textContent = `${turn}: step ${now + 1} of ${steps.length}`;
  history.replaceState(null, "", `#step${now}`);
  if (scroll) below(steps[now]);
}

function below(step) {
  const head = byId("shown").getBoundingClientRect().height;
  window.scrollTo(0, step.getBoundingClientRect().top + window.scrollY - head - 8);
}

function turn(by) {
  const sections = [...document.querySelectorAll("section")];
  const here = sections.indexOf(steps[now].closest("section"));
  const first = steps.indexOf(sections[here].querySelector("li"));
  if (by < 0 && now > first) return show(first);
  const section = sections[here + by];
  if (section) show(steps.indexOf(section.querySelector("ol > li")));
}

const moves = {
  ArrowRight: () => show(now + 1), ArrowLeft: () => show(now - 1),
  ArrowDown: () => turn(1), ArrowUp: () => turn(-1),
  Home: () => show(0), End: () => show(steps.length - 1),
};

function begin(data) {
  match = data;
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !moves[event.key]) return;
    event.preventDefault();
    moves[event.key]();
  });
  for (const button of document.querySelectorAll("[data-go]")) {
    const by = button.dataset.go;
    button.addEventListener("click", () => (by.endsWith("turn") ? turn(by === "turn" ? 1 : -1) : show(now + Number(by))));
  }
  steps.forEach((step, number) => step.addEventListener("click", () => show(number, false)));
  byId("shown").hidden = byId("keys").hidden = false;
  show(Math.trunc(Number(location.hash.replace("#step", ""))) || 0, location.hash !== "");
}

unpacked(packed).then(begin);
