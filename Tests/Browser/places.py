"""The app in Tests/PlacesApp: modals above modals, an introduction, links, and pictures."""
from base64 import b64decode
from collections import Counter
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import quote

from playwright.sync_api import expect

import app as shared

test = partial(shared.test, app="PlacesApp")


def close_introduction(app):
    app.button("Close", app.dialog("Draft")).click()
    expect(app.screen.get_by_role("dialog")).to_have_count(0)


@test("an introduction is shown at the first start only")
def introduction(app):
    app.logs("screen welcome")
    close_introduction(app)
    app.do("Restart the app")
    app.logs("screen notes", 2)
    expect(app.screen.get_by_role("dialog")).to_have_count(0)


@test("a modal is above a modal, and each keeps its text and its focus")
def modals(app):
    close_introduction(app)
    app.open_link("draft")
    sheet, cover = app.dialog("Draft"), app.dialog("preview")
    app.field("Text", sheet).fill("Hello")
    app.button("Preview", sheet).click()
    app.field("Text", cover).fill("Above")
    app.field("Text", sheet).focus()
    expect(app.field("Text", sheet)).not_to_be_focused()
    app.button("Close", cover).click()
    expect(app.question()).to_be_visible()
    app.button("Discard Changes", app.question()).click()
    expect(cover).to_have_count(0)
    expect(app.field("Text", sheet)).to_have_value("Hello")
    expect(app.button("Preview", sheet)).to_be_focused()


@test("a link asks before a text is lost, also an https address")
def links(app):
    close_introduction(app)
    for link in ["focal://user", "https://places.example.com/user"]:
        app.open_link("focal://draft")
        sheet = app.dialog("Draft")
        app.field("Text", sheet).fill("Hello")
        app.open_link(link)
        app.button("Keep Editing", app.question()).click()
        expect(app.field("Text", sheet)).to_have_value("Hello")
        app.open_link(link)
        app.button("Discard Changes", app.question()).click()
        expect(sheet).to_have_count(0)
        expect(app.tab("User")).to_have_attribute("aria-selected", "true")
        app.tab("Notes").click()


GIF = b64decode("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=")


class Pictures(ThreadingHTTPServer):
    """A server of pictures. `1.png` is HTML."""
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.server.paths[self.path] += 1
            self.server.fields += [name for name in ("Authorization", "Cookie") if self.headers[name]]
            body = b"<html>" if self.path == "/1.png" else GIF
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_): pass

    def __init__(self):
        super().__init__(("127.0.0.1", 0), self.Handler)
        self.paths, self.fields, self.address = Counter(), [], f"http://127.0.0.1:{self.server_port}"
        Thread(target=self.serve_forever, daemon=True).start()


@test("a picture is loaded by the app when its row is visible, and the page sends no request to another server")
def pictures(app):
    close_introduction(app)
    hosts, server = set(), Pictures()
    app.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    app.open_link(f"pictures?rows=100&server={quote(server.address, safe='')}")
    shown = app.screen.get_by_role("group", name="Picture 0.png").locator("img")
    expect(shown).to_have_js_property("naturalWidth", 1)
    expect(app.screen.get_by_role("group", name="Picture 1.png").locator("svg")).to_be_visible()
    # No row is higher with its picture, or after a failure.
    heights = "rows => new Set(rows.map(row => row.getBoundingClientRect().height)).size"
    assert app.screen.get_by_role("listitem").evaluate_all(heights) == 1
    assert len(server.paths) < 60, server.paths
    last = app.screen.get_by_role("group", name="Picture 99.png")
    last.scroll_into_view_if_needed()
    expect(last.locator("img")).to_have_js_property("naturalWidth", 1)
    app.screen.get_by_role("group", name="Picture 0.png").scroll_into_view_if_needed()
    expect(shown).to_have_js_property("naturalWidth", 1)
    assert set(server.paths.values()) == {1} and not server.fields, (server.paths, server.fields)
    assert hosts == {app.address.removeprefix("http://")}, hosts
    server.shutdown()
