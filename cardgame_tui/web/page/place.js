// The place of this guest: the table and the code behind the # of the address, and a key that brings the guest back.
// The key is made here and kept before it is sent, so that a code that was used up is never lost with a connection.
const place = { table: "-", code: "" };

function readPlace() {
  const [code, table] = location.hash.slice(1).split(".").reverse();
  place.code = (code || "").toLowerCase().replace(/[^a-z]+/g, "-");
  place.table = table || "-";
  if (place.code && !place.code.includes("-")) [place.table, place.code] = [location.hash.slice(1), ""];
  place.table = place.table.toLowerCase().replace(/[^a-z0-9_-]+/g, "-");
}

function keyOfPlace() {
  const name = `cardgame-tui ${place.table} ${place.code}`;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    const key = localStorage.getItem(name) || made;
    localStorage.setItem(name, key);
    return key;
  } catch {
    return made;  // a browser that keeps nothing
  }
}

function socketAddress(kind) {
  const at = `${location.protocol.replace("http", "ws")}//${location.host}`;
  return `${at}/join/${kind}/${place.table}/${place.code || "-"}/${keyOfPlace()}/ws`;
}

// Ask for the words of a role if the address has none; then join.
function joinWhenKnown(join) {
  readPlace();
  document.getElementById("again").addEventListener("click", () => location.reload());
  window.addEventListener("hashchange", () => location.reload());
  if (place.code) return join();
  const form = document.getElementById("ask");
  form.hidden = false;
  document.body.classList.add("asking");
  document.getElementById("words").focus();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = document.getElementById("words").value.trim().toLowerCase().split(/[^a-z]+/).join("-");
    location.hash = (place.table === "-" ? "" : `${place.table}.`) + words;
  });
}
