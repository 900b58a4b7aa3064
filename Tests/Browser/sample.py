"""The sample app."""
from playwright.sync_api import expect

from app import test


@test("the keyboard alone signs in, and a wrong entry is explained at its field")
def keyboard(app):
    app.button("Sign In").focus()
    app.press("Enter")
    expect(app.heading("Sign In")).to_be_visible()
    app.button("Sign In").focus()
    app.press("Enter")
    app.sees("Enter your email address.")
    expect(app.field("Email")).to_be_focused()
    # The keys are faster than the answers of the server.
    app.type("Sincere@april.biz")
    app.press("Tab")
    app.type("focal")
    expect(app.field("Email")).to_have_value("Sincere@april.biz")
    expect(app.field("Password")).to_have_value("focal")
    app.field("Email").press("Enter")
    expect(app.field("Password")).to_be_focused()
    app.press("Enter")
    expect(app.heading("Feed")).to_be_visible()
    # A line of the list is renewed for each letter.
    app.logs("types into “Email”", 1)
    app.tab("Feed").focus()
    app.press("ArrowRight")
    expect(app.heading("MyPage")).to_be_visible()


@test("a text that is typed without a connection is sent when the page is connected again")
def reconnects(app):
    sockets = []

    def connect(socket):
        sockets.append(socket)
        socket.connect_to_server()

    app.page.route_web_socket("**/socket*", connect)
    app.page.reload()
    app.button("Sign In").click()
    app.field("Email").click()
    sockets[-1].close()
    expect(app.page.get_by_text("Not connected")).to_be_visible()
    app.type("Sincere")
    app.logs("types into “Email”")
    expect(app.open_window().get_by_label("Email", exact=True)).to_have_value("Sincere")


@test("a post opens, and Back shows the list at the same place")
def read(app):
    rows = app.screen.get_by_role("list").last.get_by_role("listitem")
    expect(rows).to_have_count(21)
    rows.last.scroll_into_view_if_needed()
    expect(rows).to_have_count(41)
    row = rows.nth(20)
    row.scroll_into_view_if_needed()
    row.click()
    expect(app.heading("Post")).to_be_visible()
    app.sees("5 comments")
    app.button("Back").click()
    expect(app.heading("Feed")).to_be_visible()
    expect(row).to_be_in_viewport()


@test("a composition of Japanese text is not disturbed by changes of the screen")
def composition(app):
    field = app.screen.get_by_role("searchbox")
    other = app.open_window()
    field.click()
    keys = app.context.new_cdp_session(app.page)
    for text, change in [("n", "日本語"), ("ね", "Dark"), ("ねk", "English"), ("ねこ", "Light")]:
        keys.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        # Another window changes the screen meanwhile.
        other.get_by_role("radio", name=change).check()
        expect(app.page.get_by_role("radio", name=change)).to_be_checked()
        assert field.input_value() == text
    app.lacks("Nothing found")
    keys.send("Input.insertText", {"text": "猫"})
    app.sees("Nothing found for “猫”.")
    expect(field).to_have_value("猫")
    expect(field).to_be_focused()
    app.button("Clear Search").click()
    expect(field).to_have_value("")
    app.sees("qui est esse")


@test("a sheet keeps the focus, explains a wrong value at its field, and asks before the text is lost")
def profile(app):
    app.sign_in()
    app.tab("MyPage").click()
    app.button("Edit Profile").click()
    sheet = app.dialog("Edit Profile")
    app.field("Email", sheet).fill("Sincere")
    app.tab("Feed").focus()
    expect(app.tab("Feed")).not_to_be_focused()
    app.button("Save", sheet).click()
    app.sees("Enter a valid email address.")
    expect(app.field("Email", sheet)).to_be_focused()
    app.button("Cancel", sheet).click()
    expect(app.question()).to_be_visible()
    app.press("Escape")
    expect(app.question()).to_have_count(0)
    expect(app.field("Email", sheet)).to_have_value("Sincere")
    app.field("Email", sheet).fill("lea@april.biz")
    app.button("Save", sheet).click()
    expect(sheet).to_have_count(0)
    app.sees("lea@april.biz")
    expect(app.button("Edit Profile")).to_be_focused()


@test("with the server off, the saved list is visible after a restart, and Try Again loads it again")
def server_off(app):
    app.sign_in()
    app.sees("qui est esse")
    app.set("Server off")
    app.do("Restart the app")
    app.sees("Offline: saved", "qui est esse")
    app.set("Server off", False)
    app.button("Try Again").click()
    app.lacks("Offline: saved")


@test("with a slow server, the screen shows that it loads")
def slow(app):
    app.sign_in()
    app.set("Slow server")
    app.tab("MyPage").click()
    expect(app.screen.get_by_role("status", name="Loading…")).to_be_attached()
    app.sees("Sincere@april.biz")
    expect(app.screen.get_by_role("status", name="Loading…")).to_have_count(0)


@test("a tablet shows two columns, also dark and in Japanese")
def tablet(app):
    app.choose("Tablet")
    app.sees("Select an element")
    app.button("qui est esse").click()
    expect(app.heading("Post")).to_be_visible()
    expect(app.heading("Feed")).to_be_visible()
    app.sees("5 comments")
    app.choose("Dark")
    app.choose("日本語")
    expect(app.heading("投稿")).to_be_visible()


@test("before the page is connected, no setting can be chosen, because it would be lost")
def connects(app):
    page = app.context.new_page()
    page.add_init_script("""const gate = new Promise(open => { window.connectNow = open; });
        window.WebSocket = class extends WebSocket {
            set onmessage(handle) { super.onmessage = async event => { await gate; handle(event); }; }
        };""")
    page.goto(f"{app.address}/?device={app.device}")
    tablet = page.get_by_label("Tablet")
    box = tablet.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(tablet).not_to_be_checked()
    page.evaluate("connectNow()")
    tablet.check()
    expect(page.get_by_text("Select an element")).to_be_visible()


@test("a setting stays as it was chosen while the answer to an earlier one arrives")
def settings(app):
    app.sees("qui est esse")
    assert app.page.evaluate("""async () => {
        const japanese = document.querySelector("[value=ja]"), all = preview.latencies.length + 2;
        document.querySelector("[name=isDark][value=true]").click();
        japanese.click();
        while (preview.latencies.length < all) {
            await new Promise(resolve => setTimeout(resolve));
            if (!japanese.checked) return false;
        }
        return true;
    }""")


@test("pull to refresh loads the list again")
def refresh(app):
    app.logs("GET /posts?_page=1&_limit=20 → 200", 1)
    app.do("Pull to refresh")
    app.logs("GET /posts?_page=1&_limit=20 → 200", 2)


@test("the menu opens the settings, and Sign Out asks in a dialog")
def sign_out(app):
    app.sign_in()
    menu = app.button("Welcome, Leanne Graham!")
    menu.click()
    app.press("Escape")
    expect(app.screen.get_by_role("menuitem", name="Settings")).not_to_be_visible()
    expect(menu).to_be_focused()
    menu.click()
    app.screen.get_by_role("menuitem", name="Settings").click()
    app.button("Sign Out", app.dialog("Settings")).click()
    question = app.question("Do you want to sign out?")
    app.button("Cancel", question).click()
    expect(question).to_have_count(0)
    app.button("Sign Out", app.dialog("Settings")).click()
    app.button("Sign Out", question).click()
    app.sees("Signed out on this device and on the server.")


@test("a restart keeps the session and the open screen, and a reset does not")
def restart(app):
    app.sign_in()
    app.button("qui est esse").click()
    expect(app.heading("Post")).to_be_visible()
    app.do("Restart the app")
    app.logs("RootStore: restoring → home", 2)
    expect(app.heading("Post")).to_be_visible()
    app.do("Reset")
    expect(app.button("Sign In")).to_be_visible()


@test("two windows show the same device, and one can be used while a text is typed in the other")
def two_windows(app):
    app.button("Sign In").click()
    typing = app.open_window()
    typing.get_by_label("Email", exact=True).click()
    for text, change in [("Sincere", "Dark"), ("@april", "Tablet"), (".biz", "Light")]:
        typing.keyboard.type(text)
        app.choose(change)
        expect(typing.get_by_role("radio", name=change)).to_be_checked()
    expect(typing.get_by_label("Email", exact=True)).to_have_value("Sincere@april.biz")
    expect(app.field("Email")).to_have_value("Sincere@april.biz")


@test("each transition is listed in order, and a click shows the state")
def transitions(app):
    app.logs("FeedStore: loading → loaded", 1)
    app.sign_in()
    app.logs("FeedStore: loading → loaded", 2)
    lines = [
        "presses “Sign In”", "AuthStore: signedOut → loading", "POST /v1/login → 200", "AuthStore: loading → signedIn",
        "RootStore: login → home(feed)", "FeedStore: idle → loading", "FeedStore: loading → loaded",
    ]
    texts = app.log().all_text_contents()
    start = next(index for index, text in reversed(list(enumerate(texts))) if lines[0].lower() in text.lower())
    found = [line for text in texts[start:] for line in lines if line.lower() in text.lower()]
    assert found == lines, found
    entry = app.log().filter(has_text="FeedStore: loading → loaded").last
    entry.get_by_text("FeedStore").click()
    expect(entry.get_by_text("Leanne Graham").first).to_be_visible()


@test("all states of all screens are on a page")
def states(app):
    app.page.goto(f"{app.address}/states")
    expect(app.page.get_by_role("img", name="Feed: Nothing found, English")).to_be_visible()
    expect(app.page.get_by_role("img", name="Feed: Nothing found, 日本語")).to_be_hidden()


@test("a request of another web page is refused")
def other_pages(app):
    assert app.request.get(f"{app.address}/", headers={"Host": "evil.example"}).status == 403
    for origin in ["http://evil.example", "null"]:
        assert app.request.post(f"{app.address}/act", headers={"Origin": origin}, form={"back": ""}).status == 403


@test("an app is used without a browser")
def text_only(app):
    assert 'Button "Sign In"' in app.act(tab="Feed")
    app.act(press="Sign In")
    app.act(type="Sincere@april.biz", into="Email")
    app.act(type="focal", into="Password")
    assert "Welcome, Leanne Graham!" in app.act(press="Sign In")
    assert app.act(press="Nothing").startswith("error:")
    outline = app.request.get(f"{app.address}/outline?device={app.device}text").text()
    assert "Welcome, Leanne Graham!" in outline
