// Shows the screen of a device. The server sends the whole screen after each change. What has not changed stays in the
// document, and with it the focus, the caret, an input method, the scroll position of a list and an open menu.
const byId = id => document.getElementById(id);
const [screen, device, settings, log] = ["screen", "device", "settings", "log"].map(byId);
const name = new URLSearchParams(location.search).get("device") ?? "";

// MARK: The connection

/** The number of messages, and of those that the server has handled. */
let sent = 0, handled = 0, socket;
/** The message with the last setting that the user has chosen, and the settings of the server that are not shown yet. */
let chosen = 0, values;
/** The fields that the user has changed, with the number of the last message of each, until the server has handled it.
    Until then, the page knows the value better than the server. */
const edits = new Map();
const times = [];
window.preview = { latencies: [] };

/** Without a connection, a chosen setting would be lost, so nothing beside the device can be used. */
function connect() {
    const scheme = location.protocol.replace("http", "ws");
    socket = new WebSocket(`${scheme}//${location.host}/socket?device=${encodeURIComponent(name)}`);
    socket.onopen = () => { sent = handled = focusSent = chosen = 0; status(""); };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = () => { keepEdits(); settings.inert = true; status("Not connected"); setTimeout(connect, 500); };
}

function status(text) {
    byId("connection").textContent = text;
    device.classList.toggle("lost", text !== "");
}

/** Returns the number of the message, which is infinite if it could not be sent. */
function send(act, id, value) {
    if (socket.readyState !== WebSocket.OPEN) return Infinity;
    sent += 1;
    times[sent] = performance.now();
    socket.send(JSON.stringify({ n: sent, act, id, value }));
    return sent;
}

function receive(update) {
    for (; handled < update.ack; handled += 1) preview.latencies.push(performance.now() - times[handled + 1]);
    if (update.languages) { clear(); offer(update.languages); settings.inert = false; }
    values = update.settings ?? values;
    if (values && chosen <= handled) { show(values); values = undefined; }
    if (update.html !== undefined) draw(update.html);
    settle();
    if (update.languages) sendEdits();
    if (update.scroll !== undefined) scrollTo(update.scroll);
    for (const entry of update.entries ?? []) {
        add(entry);
        if (entry.kind === "voice" && !update.languages) byId("voice").textContent = entry.text;
    }
    screen.setAttribute("aria-busy", String(handled < sent));
}

function edit(field, value) { edits.set(field.id, send("set", number(field), value)); }

/** Shows what the app has made of a value. The app can refuse it. But a text can need a moment to come back. */
function settle() {
    for (const [id, message] of edits) {
        if (message > handled) continue;
        edits.delete(id);
        const field = byId(id);
        if (field && isTyped(field)) setTimeout(() => { if (isSettled(field)) reset(field); }, 1000);
        else if (field) reset(field);
    }
}

/** Whether the server knows the value at least as well as the page. */
const isSettled = field => field !== composing && !edits.has(field.id);
const isTyped = field => field.matches("input:not([type=checkbox]), textarea");

/** The server may not have got the last text. */
function keepEdits() { for (const id of edits.keys()) edits.set(id, Infinity); }

/** A switch is not sent again, because it could switch back. */
function sendEdits() {
    for (const id of [...edits.keys()]) {
        const field = byId(id);
        if (field && field.type !== "checkbox") edit(field, field.value); else edits.delete(id);
    }
}

// MARK: The screen

/** The field that the app has given the focus, the field of the input method, and the number of the last message about
    the focus. */
let focused = null, composing = null, focusSent = 0;
/** The ids in the new screen. */
let wanted = new Set();
/** Where a list was scrolled to, and what had the focus on a screen that is covered or below in its stack. */
const places = new Map(), left = new Map();

function draw(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    for (const content of screen.querySelectorAll(".content")) places.set(content.id, content.scrollTop);
    const active = document.activeElement, place = placeOf(active), layer = top();
    wanted = ids(template.content);
    morph(screen, template.content);
    if (!composing?.isConnected) composing = null;
    const isHere = active === document.body || !active.isConnected || screen.contains(active);
    if (!composing && isHere) moveFocus(active, place, layer);
    focused = wish()?.id ?? null;
    observe();
}

const ids = node => new Set([...node.querySelectorAll?.("[id]") ?? []].map(e => e.id));
const hasAny = (node, all) => [...ids(node)].some(id => all.has(id));
const kind = node => `${node.nodeName} ${(node.getAttribute?.("class") ?? "").split(" ")[0]}`;

/** Returns the sibling of `old`, from it on, that `next` is a new version of. */
function match(old, next) {
    const inner = ids(next);
    for (let other = old; other && (next.id || inner.size > 0); other = other.nextSibling) {
        if (other.nodeName !== next.nodeName || (other.id ?? "") !== (next.id ?? "")) continue;
        if (next.id || hasAny(other, inner)) return other;
    }
    for (let other = old; other && !next.id; other = other.nextSibling) {
        if (other.id && wanted.has(other.id)) return null;
        if (!other.id && kind(other) === kind(next)) return hasAny(other, wanted) ? null : other;
    }
    return null;
}

/** Makes the children of `from` those of `to`. */
function morph(from, to) {
    let cursor = from.firstChild;
    for (const next of [...to.childNodes]) {
        const old = match(cursor, next);
        if (!old) { insert(next, from, cursor); continue; }
        // An element that moves loses the focus. So the others move.
        if (old !== cursor && !old.contains(document.activeElement)) from.insertBefore(old, cursor);
        else while (cursor !== old) { const other = cursor; cursor = cursor.nextSibling; from.append(other); }
        if (old === cursor) cursor = cursor.nextSibling;
        renew(old, next);
    }
    while (cursor) { const other = cursor; cursor = cursor.nextSibling; other.remove(); }
}

function insert(node, parent, before) {
    const old = [...parent.children].find(e => e.matches(".nav"));
    const isPush = old && node.dataset?.depth > old.dataset.depth;
    if (old && node.matches?.(".nav")) node.dataset.localMotion = isPush ? "push" : "pop";
    parent.insertBefore(node, before);
    for (const content of node.querySelectorAll?.(".content") ?? []) {
        content.scrollTop = isPush ? 0 : places.get(content.id) ?? 0;
    }
}

/** Gives an element the attributes and the children of its new version. What the page has set itself stays. */
function renew(old, next) {
    if (old.nodeType === Node.TEXT_NODE) {
        if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
        return;
    }
    const text = old.defaultValue;
    for (const { name } of [...old.attributes]) {
        if (!next.hasAttribute(name) && !name.startsWith("data-local")) old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
        if (old.getAttribute(name) !== value && name !== "aria-expanded") old.setAttribute(name, value);
    }
    morph(old, next);
    if (!old.matches("input, textarea, select") || !isSettled(old)) return;
    if (!isTyped(old) || old.defaultValue !== text) reset(old);
}

/** Shows the value that the app has, with the caret at its place. */
function reset(field) {
    if (field.type === "checkbox") { field.checked = field.defaultChecked; return; }
    const isSelect = field.tagName === "SELECT";
    const value = isSelect ? [...field.options].find(o => o.defaultSelected)?.value ?? "" : field.defaultValue;
    if (field.value === value) return;
    const hasCaret = field === document.activeElement && typeof field.selectionStart === "number";
    const [start, end] = hasCaret && field.selectionEnd < field.value.length
        ? [field.selectionStart, field.selectionEnd] : [value.length, value.length];
    field.value = value;
    if (hasCaret) field.setSelectionRange(start, end);
}

// MARK: The focus

/** The sheet or dialog on top. */
const top = () => [...screen.children].findLast(e => e.matches(".layer")) ?? null;
/** The modal or else the screen of a stack in which an element is. */
const placeOf = element => (element?.closest?.(".layer, .nav") ?? screen).id;
const focusOn = element => element?.focus({ preventScroll: true });
/** The field that has the focus in the app. */
const wish = () => [...screen.querySelectorAll("[data-focus]")].find(e => !e.closest("[inert]"));
/** Whether the page only does what the app wants. The app need not hear of it, and it could be too late. */
let isFollowing = false;

function follow(action) {
    isFollowing = true;
    action();
    isFollowing = false;
}

/** Moves the focus to where the app wants it, into a modal that has opened, and back to where it was before. */
function moveFocus(active, place, layer) {
    const field = wish(), isOther = top()?.id !== layer?.id || !active.isConnected;
    // Until the server knows where the user has moved the focus, the page knows it better.
    const isPending = focusSent > handled;
    if (active.id && isOther) left.set(place, active.id);
    if (field && !isPending && field.id !== focused) {
        follow(() => focusOn(field));
        field.scrollIntoView({ block: "nearest" });
    } else if (!field && !isPending && focused && active.id === focused && active.isConnected) {
        follow(() => active.blur());
    } else if (!field && isOther) {
        focusOn(placeToStart());
    }
}

function placeToStart() {
    const modal = top(), all = [...(modal ?? screen).querySelectorAll(".nav")].reverse();
    for (const place of [modal, ...all, screen]) {
        const old = place && byId(left.get(place.id));
        if (old && !old.closest("[inert]") && (modal ?? screen).contains(old)) { left.delete(place.id); return old; }
    }
    if (!modal) return all[0]?.querySelector(".content");
    return modal.querySelector(".alert [data-role=cancel], .dialog button") ?? modal.querySelector("dialog");
}

screen.addEventListener("focusin", ({ target }) => {
    if (target.matches("[data-focusable]") && !isFollowing) focusSent = send("focus", number(target));
});
screen.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (target.type?.startsWith("date") && target.value === "") reset(target);
    // A window in the background, and a field that is gone, have not lost the focus of the app.
    if (!target.matches("[data-focusable]") || isFollowing || !document.hasFocus() || !target.isConnected) return;
    if (!relatedTarget?.matches("[data-focusable]")) focusSent = send("blur", number(target));
});

// MARK: Rows that appear

const appeared = new IntersectionObserver(entries => {
    const rows = [];
    for (const { isIntersecting, target: { dataset } } of entries) {
        if (!isIntersecting || !dataset.appears || dataset.localAppeared === dataset.appears) continue;
        dataset.localAppeared = dataset.appears;
        rows.push(dataset.appears);
    }
    // One message, because the app evaluates its views after each.
    if (rows.length > 0) send("appear", undefined, rows.join(" "));
}, { root: screen });

function observe() {
    for (const row of screen.querySelectorAll("[data-appears]")) {
        if (row.dataset.localAppeared === row.dataset.appears) continue;
        appeared.unobserve(row);
        appeared.observe(row);
    }
}

function scrollTo(mark) {
    [...screen.querySelectorAll("[data-mark]")].find(e => e.dataset.mark === mark)
        ?.scrollIntoView({ block: "center", behavior: "smooth" });
}

// MARK: What the user does

const number = element => Number(element.dataset.id ?? element.id.slice(1));
/** Whether the value is complete only at the event `change`. */
const isLate = field => field.matches("select, [type=checkbox], [type^=date]");

screen.addEventListener("click", ({ target }) => {
    if (wasDragged) return;
    if (target.matches(".veil")) { dismiss(); return; }
    const opener = target.closest("[aria-haspopup]"), isOpen = opener?.getAttribute("aria-expanded") === "true";
    closeMenu();
    if (opener && !isOpen) openMenu(opener);
    const element = target.closest("[data-act]");
    if (!element || element.matches("input, select, textarea")) return;
    send(element.dataset.act, number(element), element.dataset.act === "choose" ? element.value : undefined);
});

screen.addEventListener("input", ({ target, isComposing }) => {
    if (!isLate(target) && !isComposing && composing !== target) edit(target, target.value);
});
screen.addEventListener("change", ({ target }) => {
    if (target.type === "checkbox") edits.set(target.id, send("press", number(target)));
    else if (isLate(target) && target.value !== "") edit(target, target.value);
});

// An input method shows its own text in the field. The app gets the text when the user has chosen it.
screen.addEventListener("compositionstart", ({ target }) => { composing = target; });
screen.addEventListener("compositionend", ({ target }) => {
    composing = null;
    edit(target, target.value);
});

screen.addEventListener("keydown", event => {
    if (event.isComposing || event.keyCode === 229) return;
    const { key, target } = event;
    if (key === "Enter" && target.matches("input[type=text], input[type=password]")) {
        event.preventDefault();
        send("submit", number(target));
    } else if ((key === "Enter" || key === " ") && target.matches("[data-act=tap]")) {
        event.preventDefault();
        send("tap", number(target));
    } else if (key === "Tab") {
        closeMenu();
    } else {
        moveWithArrows(event);
    }
});

function moveWithArrows(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const group = event.target.closest("[role=tablist], [role=radiogroup], [role=menu]");
    if (!step || !group) return;
    event.preventDefault();
    const items = [...group.querySelectorAll("button:not(:disabled)")];
    const next = items[(items.indexOf(event.target) + step + items.length) % items.length];
    next.focus();
    if (!group.matches("[role=menu]")) next.click();
}

document.addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.isComposing || closeMenu()) return;
    if (event.target.type !== "search" || event.target.value === "") dismiss(true);
});

function openMenu(opener) {
    opener.setAttribute("aria-expanded", "true");
    focusOn(opener.nextElementSibling.querySelector("button:not(:disabled)"));
}

/** Returns whether a menu was open. The focus goes back to its button. */
function closeMenu() {
    const opener = screen.querySelector("[aria-expanded=true]");
    if (opener?.parentElement.contains(document.activeElement)) focusOn(opener);
    opener?.setAttribute("aria-expanded", "false");
    return opener !== null;
}

/** Closes the modal on top as a press beside it does. Only Escape presses the button of an alert that cancels. */
function dismiss(isKey = false) {
    const dialog = top()?.querySelector("dialog");
    const cancel = dialog?.querySelector(":scope > .choices > [data-role=cancel]");
    if (cancel && (isKey || dialog.matches(".dialog"))) send("press", number(cancel));
    else if (dialog?.dataset.dismiss) send("dismiss", Number(dialog.dataset.dismiss));
}

// The title of a screen moves into its bar when the list is scrolled.
screen.addEventListener("scroll", ({ target }) => {
    if (!target.matches?.(".content")) return;
    target.parentElement.toggleAttribute("data-local-scrolled", target.scrollTop > 44);
}, true);

// A right click is a long press.
screen.addEventListener("contextmenu", event => {
    const view = event.target.closest("[data-hold]");
    if (!view) return;
    event.preventDefault();
    send("hold", Number(view.dataset.hold));
});

// A drag to the left shows the swipe actions of a row.
let start = 0, startY = 0, wasDragged = false;
screen.addEventListener("pointerdown", ({ clientX, clientY }) => { [start, startY] = [clientX, clientY]; });
screen.addEventListener("pointerup", ({ target, clientX, clientY, pointerType }) => {
    const view = target.closest("[data-drag]"), way = [clientX - start, clientY - startY];
    if (view && way.some(length => Math.abs(length) > 9)) send("drag", Number(view.dataset.drag), way.join(" "));
    const row = target.closest(".swipe");
    if (!row || pointerType !== "mouse" || Math.abs(clientX - start) < 40) return;
    wasDragged = true;
    setTimeout(() => { wasDragged = false; });
    row.scrollTo({ left: clientX < start ? row.scrollWidth : 0, behavior: "smooth" });
});

// MARK: Beside the device

function offer(languages) {
    const labels = languages.map(code => {
        const label = document.createElement("label"), input = document.createElement("input");
        Object.assign(input, { type: "radio", name: "language", value: code });
        label.append(input, " ", new Intl.DisplayNames([code], { type: "language" }).of(code));
        label.lang = code;
        return label;
    });
    byId("languages").replaceChildren(byId("languages").firstElementChild, ...labels);
}

function show(values) {
    for (const field of settings.elements) {
        if (!(field.name in values)) continue;
        if (field.type === "radio") field.checked = field.value === String(values[field.name]);
        else if (field.type === "checkbox") field.checked = values[field.name];
        else field.value = values[field.name];
    }
    const sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];
    screen.lang = values.language;
    screen.style.fontSize = `${sizes[values.textSize]}px`;
    device.classList.toggle("large", values.textSize > 6);
    device.classList.toggle("dark", values.isDark);
    device.classList.toggle("wide", values.isWide);
    device.classList.toggle("offline", values.isServerOff);
    fit();
}

settings.addEventListener("change", ({ target }) => {
    if (target.name === "link") return;
    const form = new FormData(settings);
    chosen = send("setting", undefined, JSON.stringify({
        language: form.get("language"), isDark: form.get("isDark") === "true", textSize: Number(form.get("textSize")),
        isWide: form.get("isWide") === "true", isServerOff: form.has("isServerOff"), isSlow: form.has("isSlow"),
    }));
});
settings.addEventListener("submit", event => {
    event.preventDefault();
    send("open", undefined, settings.elements.link.value.trim());
});
for (const act of ["refresh", "restart", "background"]) byId(act).onclick = () => send(act);
byId("reset").onclick = () => { if (socket.readyState === WebSocket.OPEN) socket.send("reset"); };
byId("clear").onclick = clear;

const seen = new Map();
function clear() {
    log.replaceChildren();
    seen.clear();
}

function add(entry) {
    const old = seen.get(entry.number), names = ["li", "time", entry.detail ? "summary" : "span"];
    const [item, time, text] = names.map(name => document.createElement(name));
    seen.set(entry.number, item);
    item.className = `is-${entry.kind}`;
    time.textContent = entry.time.slice(3, 12);
    text.textContent = entry.text;
    item.append(time, entry.detail ? withDetail(text, entry.detail, old) : text);
    // A line that repeats only changes its time and its state.
    if (old) return old.replaceWith(item);
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    log.append(item);
    if (isAtEnd) log.scrollTop = log.scrollHeight;
}

function withDetail(summary, text, old) {
    const details = document.createElement("details"), pre = document.createElement("pre");
    pre.textContent = text;
    pre.tabIndex = 0;
    details.append(summary, pre);
    details.open = old?.querySelector("details")?.open ?? false;
    return details;
}

/** Makes the device as large as the window allows. */
function fit() {
    const stage = device.parentElement;
    const [width, height] = device.classList.contains("wide") ? [1210, 864] : [418, 872];
    device.style.zoom = Math.min(1, (stage.clientWidth - 16) / width, (stage.clientHeight - 16) / height);
}
addEventListener("resize", fit);
fit();
connect();
