"""The app in Tests/PlacesApp: modals above modals, an introduction, and links."""
from functools import partial

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
