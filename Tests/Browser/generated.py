"""Features from templates, which .ci/run makes: Boats has a field of each kind, and Todo saves its lists."""
from playwright.sync_api import expect

from app import test


def fill(app, form, length):
    app.field("Name", form).fill("Albatross")
    app.field("Length", form).fill(length)
    app.field("Built", form).fill("1999")
    app.field("Insured", form).select_option("Yes")
    app.field("Launched", form).fill("2001-02-03T04:05:06")
    app.field("Rig", form).select_option("Ketch")
    app.button("Save", form).click()


@test("a form saves each kind of field, and explains a wrong number at its field")
def fields(app):
    app.sign_in()
    app.open_link("boats")
    app.button("Name 5").first.click()
    app.button("Edit boat").click()
    form = app.dialog("Boat")
    fill(app, form, "abc")
    expect(app.field("Length", form)).to_be_focused()
    fill(app, form, "12.5")
    expect(form).to_have_count(0)
    shown = {"Built": "1999", "Insured": "Yes", "Launched": "Feb 3, 2001 at 4:05", "Rig": "Ketch"}
    for name, text in shown.items():
        expect(app.screen.get_by_role("group", name=name)).to_contain_text(text)


@test("a change with the server off waits, and arrives when the server is on again")
def change_waits(app):
    app.sign_in()
    app.open_link("boats")
    app.button("Add boat").click()
    app.button("Choose Launched").click()
    app.set("Server off")
    fill(app, app.dialog("Boat"), "12.5")
    app.sees("Albatross", "waits")
    app.set("Server off", False)
    app.do("Leave and come back")
    app.logs("POST /boats → 201")
    app.lacks("waits")
    expect(app.button("Albatross 12.5")).to_be_visible()


@test("a swipe action removes a row")
def swipe(app):
    app.sign_in()
    app.open_link("boats")
    row = app.screen.get_by_role("listitem").filter(has_text="Name 4")
    actions = row.get_by_role("group", name="Swipe actions")
    expect(actions).not_to_be_in_viewport()
    actions.get_by_role("button", name="Remove Name 4").click()
    expect(row).to_have_count(0)
    app.sees("Name 3")


@test("the keyboard changes a switch in a form, and a filter above a list hides rows")
def todo(app):
    app.sign_in()
    app.open_link("todo")
    app.button("Add todo").click()
    form = app.dialog("Todo")
    app.field("Title", form).focus()
    app.type("Buy milk")
    app.press("Tab", "Space")
    expect(form.get_by_role("switch")).to_be_checked()
    app.button("Save", form).click()
    expect(app.button("Buy milk: Done")).to_be_visible()
    app.screen.get_by_role("combobox", name="Filter").select_option("Open")
    app.lacks("Buy milk")
