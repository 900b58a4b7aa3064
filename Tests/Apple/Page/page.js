// Shows the screen of a device. The server sends the whole screen after each change. What has not changed stays, so that
// the focus, the caret, an input method, the place of a list and an open menu stay, too.
"use strict";
const screen = document.getElementById("screen");
const device = document.getElementById("device");
const settings = document.getElementById("settings");
const log = document.getElementById("log");
const name = new URLSearchParams(location.search).get("device") ?? "";
/** The number of messages, and of those that the server has handled. */
let sent = 0, handled = 0, socket;
/** For each field, the number of its last message. Until the server has handled it, the page knows the text better. */
const edits = new Map();
const times = [];
window.preview = { latencies: [], idle: () => handled >= sent };

// MARK: The connection

function connect() {
    socket = new WebSocket(`ws://${location.host}/socket?device=${encodeURIComponent(name)}`);
    socket.onopen = () => { sent = handled = focusSent = 0; edits.clear(); status(""); };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = () => { status("Not connected"); setTimeout(connect, 500); };
}

function status(text) {
    document.getElementById("connection").textContent = text;
    device.classList.toggle("lost", text !== "");
}

function send(act, id, value) {
    if (socket.readyState !== WebSocket.OPEN) return;
    sent += 1;
    times[sent] = performance.now();
    socket.send(JSON.stringify({ n: sent, act, id, value }));
    return sent;
}

function receive(update) {
    for (; handled < update.ack; handled += 1) preview.latencies.push(performance.now() - times[handled + 1]);
    if (update.settings) show(update.settings);
    if (update.isNew) { log.replaceChildren(); seen.clear(); }
    if (update.html !== undefined) draw(update.html);
    if (update.scroll !== undefined) {
        [...screen.querySelectorAll("[data-mark]")].find(e => e.dataset.mark === update.scroll)
            ?.scrollIntoView({ block: "center", behavior: "smooth" });
    }
    for (const entry of update.entries ?? []) add(entry);
    screen.setAttribute("aria-busy", String(handled < sent));
}

// MARK: The screen

let focused = null, composing = null, shownDialog = null, focusSent = 0;
const returns = [];
const places = new Map();

function draw(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const active = document.activeElement;
    for (const content of screen.querySelectorAll(".content")) places.set(content.id, content.scrollTop);
    wanted = ids(template.content);
    morph(screen, template.content);
    moveFocus(active);
    observe();
}

let wanted;
const ids = node => new Set([...node.querySelectorAll?.("[id]") ?? []].map(e => e.id));
const own = node => { const all = ids(node); if (node.id) all.add(node.id); return all; };
const family = node => (node.getAttribute?.("class") ?? "").split(" ")[0];

/** Returns the child of `parent`, from `cursor` on, that `next` is a new version of. */
function match(cursor, next) {
    if (next.id) {
        for (let old = cursor; old; old = old.nextSibling) if (old.id === next.id) return old;
        return null;
    }
    if (next.nodeType === Node.ELEMENT_NODE) {
        const inner = ids(next);
        if (inner.size > 0) {
            for (let old = cursor; old; old = old.nextSibling) {
                if (old.nodeName === next.nodeName && !old.id && [...ids(old)].some(id => inner.has(id))) return old;
            }
        }
    }
    for (let old = cursor; old; old = old.nextSibling) {
        if (old.id && wanted.has(old.id)) return null;
        if (old.nodeName !== next.nodeName || old.id || family(old) !== family(next)) continue;
        return [...ids(old)].some(id => wanted.has(id)) ? null : old;
    }
    return null;
}

function morph(from, to) {
    let cursor = from.firstChild;
    for (const next of [...to.childNodes]) {
        const old = match(cursor, next);
        if (!old) {
            if (next.classList?.contains("nav")) next.dataset.localMotion = motion(from, next);
            from.insertBefore(next, cursor);
            restore(next);
            continue;
        }
        if (old !== cursor) {
            // An element that moves loses the focus. So the others move.
            if (old.contains(document.activeElement)) {
                while (cursor !== old) { const other = cursor; cursor = cursor.nextSibling; from.append(other); }
            } else {
                from.insertBefore(old, cursor);
            }
        }
        if (old === cursor) cursor = cursor.nextSibling;
        renew(old, next);
    }
    while (cursor) { const other = cursor; cursor = cursor.nextSibling; other.remove(); }
}

function motion(parent, next) {
    const old = [...parent.children].find(e => e.classList.contains("nav"));
    if (!old) return "none";
    return next.dataset.depth > old.dataset.depth ? "push" : next.dataset.depth < old.dataset.depth ? "pop" : "none";
}

function restore(node) {
    if (!node.querySelectorAll) return;
    for (const content of node.querySelectorAll(".content")) content.scrollTop = places.get(content.id) ?? 0;
}

function renew(old, next) {
    if (old.nodeType === Node.TEXT_NODE) {
        if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
        return;
    }
    for (const { name } of [...old.attributes]) {
        const isLocal = name.startsWith("data-local") || (name === "open" && old.tagName === "DETAILS");
        if (!next.hasAttribute(name) && !isLocal) old.removeAttribute(name);
    }
    for (const { name, value } of [...next.attributes]) {
        if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    const isEdited = old === composing || (edits.get(old.id) ?? 0) > handled;
    switch (old.tagName) {
    case "INPUT":
        if (isEdited) return;
        if (old.type === "checkbox") old.checked = next.hasAttribute("checked");
        else if (old.value !== next.getAttribute("value")) old.value = next.getAttribute("value");
        return;
    case "TEXTAREA":
        if (!isEdited && old.value !== next.textContent) old.value = next.textContent;
        return;
    case "SELECT":
        morph(old, next);
        if (!isEdited) old.value = old.querySelector("[selected]")?.value ?? "";
        return;
    default:
        morph(old, next);
    }
}

/** Moves the focus to where the app wants it, and into a dialog that has opened, and back when it has closed. */
function moveFocus(active) {
    const wish = screen.querySelector("[data-focus]");
    const dialog = [...screen.querySelectorAll(":scope > dialog")].pop() ?? null;
    if (dialog?.id !== shownDialog?.id) {
        if (dialog && !returns.some(([id]) => id === dialog.id)) {
            returns.push([dialog.id, active?.id]);
            if (!wish) (dialog.classList.contains("sheet") ? dialog : dialog.querySelector("button"))?.focus({ preventScroll: true });
        } else {
            while (returns.length > 0 && returns[returns.length - 1][0] !== dialog?.id) {
                const [, id] = returns.pop();
                if (id && (!wish || wish.id === focused)) document.getElementById(id)?.focus({ preventScroll: true });
            }
        }
    }
    shownDialog = dialog && { id: dialog.id };
    // While the server does not know yet where the user has moved the focus, the page knows it better.
    const isPending = focusSent > handled;
    if (!isPending && wish && wish.id !== focused && wish !== document.activeElement) {
        wish.focus({ preventScroll: true });
        wish.scrollIntoView({ block: "nearest" });
    }
    if (!isPending && !wish && focused && document.activeElement?.id === focused && composing === null) document.activeElement.blur();
    focused = wish?.id ?? null;
    if (active && active !== document.activeElement && !active.isConnected && active.id) {
        document.getElementById(active.id)?.focus({ preventScroll: true });
    }
}

// MARK: Rows that appear

const appeared = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
        const view = target.dataset.appears;
        if (!isIntersecting || !view || target.dataset.localAppeared === view) continue;
        target.dataset.localAppeared = view;
        send("appear", Number(view));
    }
}, { root: screen });

function observe() {
    for (const row of screen.querySelectorAll("[data-appears]")) {
        if (row.dataset.localAppeared === row.dataset.appears) continue;
        appeared.unobserve(row);
        appeared.observe(row);
    }
}

// MARK: What the user does

const number = element => Number(element.dataset.id ?? element.id.replace(/^\D+/, ""));
const top_ = () => screen.lastElementChild;

function edit(element, value) {
    edits.set(element.id, send("set", number(element), value));
}

screen.addEventListener("click", event => {
    const element = event.target.closest("[data-act]");
    if (event.target.classList.contains("veil")) return dismiss();
    for (const menu of screen.querySelectorAll("details[open]")) if (!menu.contains(event.target)) menu.open = false;
    if (!element) return;
    const act = element.dataset.act;
    if (element.tagName === "INPUT" || element.tagName === "SELECT" || element.tagName === "TEXTAREA") return;
    element.closest("details")?.removeAttribute("open");
    send(act, number(element), act === "choose" ? element.value : undefined);
});

screen.addEventListener("input", event => {
    const element = event.target;
    if (element.tagName === "SELECT" || element.type === "checkbox" || element.type.startsWith("date")) return;
    if (event.isComposing || composing === element) return;
    edit(element, element.value);
});

screen.addEventListener("change", event => {
    const element = event.target;
    if (element.type === "checkbox") edits.set(element.id, send("press", number(element)));
    else if (element.tagName === "SELECT" || element.type.startsWith("date")) edit(element, element.value);
});

// An input method shows its own text in the field. The app gets the text when the user has chosen it.
screen.addEventListener("compositionstart", event => { composing = event.target; });
screen.addEventListener("compositionend", event => {
    composing = null;
    edit(event.target, event.target.value);
});

screen.addEventListener("focusin", event => {
    if (event.target.matches("[data-focusable]")) focusSent = send("focus", number(event.target)) ?? 0;
});
screen.addEventListener("focusout", event => {
    const isField = event.relatedTarget?.matches?.("[data-focusable]");
    if (event.target.matches("[data-focusable]") && !isField && document.hasFocus() && event.target.isConnected) {
        focusSent = send("blur", number(event.target)) ?? 0;
    }
});

screen.addEventListener("keydown", event => {
    const element = event.target;
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter" && element.tagName === "INPUT" && element.type !== "checkbox") {
        event.preventDefault();
        send("submit", number(element));
    } else if (event.key === "Enter" && element.matches("[role=button][data-act=tap]")) {
        send("tap", number(element));
    } else if ((event.key === "ArrowRight" || event.key === "ArrowLeft") && element.getAttribute("role") === "tab") {
        const tabs = [...element.parentElement.children];
        const next = tabs[(tabs.indexOf(element) + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) % tabs.length];
        next.focus();
        send("tab", number(next));
    }
});

document.addEventListener("keydown", event => {
    if (event.key !== "Escape" || event.isComposing) return;
    const menu = screen.querySelector("details[open]");
    if (menu) { menu.open = false; menu.querySelector("summary").focus(); } else dismiss(true);
});

/** Closes the dialog on top as a tap beside it does. An alert stays, but Escape presses its button to cancel. */
function dismiss(isKey = false) {
    const dialog = top_();
    if (dialog?.tagName !== "DIALOG") return;
    if (dialog.classList.contains("alert") && !isKey) return;
    const cancel = dialog.querySelector("button[data-role=cancel]");
    if (dialog.dataset.dismiss) send("dismiss", Number(dialog.dataset.dismiss));
    else if (cancel && (isKey || !dialog.classList.contains("sheet"))) send("press", number(cancel));
}

// The title of a screen moves into its bar when the list is scrolled.
screen.addEventListener("scroll", event => {
    const nav = event.target.closest?.(".nav");
    if (!nav || !event.target.classList.contains("content")) return;
    if (event.target.scrollTop > 44) nav.dataset.localScrolled = ""; else delete nav.dataset.localScrolled;
}, true);

// Pull to refresh, with a mouse wheel, a trackpad or a drag.
let pull = 0, start = null;
const pulled = target => {
    const content = target.closest?.(".content[data-refresh]");
    return content && content.scrollTop <= 0 ? content : null;
};
const refresh = content => { if (content) send("refresh", Number(content.dataset.refresh)); };
screen.addEventListener("wheel", event => {
    const content = pulled(event.target);
    pull = content && event.deltaY < 0 ? pull - event.deltaY : 0;
    if (pull > 400) { pull = -2000; refresh(content); }
}, { passive: true });
screen.addEventListener("pointerdown", event => { start = pulled(event.target) ? event.clientY : null; });
screen.addEventListener("pointerup", event => {
    if (start !== null && event.clientY - start > 120) refresh(pulled(event.target));
    start = null;
});

// MARK: Beside the device

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
    device.classList.toggle("dark", values.isDark);
    device.classList.toggle("wide", values.isWide);
    device.classList.toggle("offline", values.isServerOff);
    fit();
}

settings.addEventListener("change", () => {
    const form = new FormData(settings);
    const value = {
        language: form.get("language"), isDark: form.get("isDark") === "true", textSize: Number(form.get("textSize")),
        isWide: form.get("isWide") === "true", isServerOff: form.has("isServerOff"), isSlow: form.has("isSlow"),
    };
    send("setting", undefined, JSON.stringify(value));
});
settings.addEventListener("submit", event => event.preventDefault());
document.getElementById("refresh").onclick = () => send("refresh");
document.getElementById("restart").onclick = () => send("restart");
document.getElementById("background").onclick = () => send("background");
document.getElementById("reset").onclick = () => socket.send("reset");
document.getElementById("clear").onclick = () => log.replaceChildren();

const seen = new Map();
function add(entry) {
    const item = document.createElement("li"), old = seen.get(entry.number);
    seen.set(entry.number, item);
    item.className = `is-${entry.kind}`;
    const time = document.createElement("time");
    time.textContent = entry.time.slice(3, 12);
    const text = document.createElement(entry.detail ? "summary" : "span");
    text.textContent = entry.text;
    if (entry.detail) {
        const details = document.createElement("details"), pre = document.createElement("pre");
        pre.textContent = entry.detail;
        details.append(text, pre);
        details.open = old?.querySelector("details")?.open ?? false;
        item.append(time, details);
    } else {
        item.append(time, text);
    }
    if (entry.kind === "voice") document.getElementById("voice").textContent = entry.text;
    // A line that repeats only changes its time and its state.
    if (old) return old.replaceWith(item);
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    log.append(item);
    if (isAtEnd) log.scrollTop = log.scrollHeight;
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
