"""Uses the app as a person does, in Chromium: python3 Tests/Browser/browser_tests.py ADDRESS [FOLDER FOR PICTURES]"""
import sys, time, itertools
from playwright.sync_api import sync_playwright, expect

ADDRESS = sys.argv[1]
PICTURES = sys.argv[2] if len(sys.argv) > 2 else None
names = itertools.count()


class App:
    """A page with a new device."""

    def __init__(self, browser, **options):
        context = browser.new_context(viewport={"width": 1440, "height": 940}, **options)
        self.page = context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.name = f"test{int(time.time())}x{next(names)}"
        self.page.goto(f"{ADDRESS}/?device={self.name}")
        self.screen = self.page.locator("#screen")
        expect(self.button("Sign In")).to_be_visible()

    def button(self, name): return self.screen.get_by_role("button", name=name)
    def heading(self, name): return self.screen.get_by_role("heading", name=name, exact=True)
    def tab(self, name): self.screen.get_by_role("tab", name=name).click()
    def switch(self, name): return self.page.get_by_role("switch", name=name)
    def focus(self): return self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
    def rest(self): self.page.wait_for_timeout(250); self.page.wait_for_function("preview.idle()")
    def sees(self, text): expect(self.screen.get_by_text(text).first).to_be_visible()

    def picture(self, name):
        if PICTURES:
            self.page.wait_for_timeout(400)
            self.page.screenshot(path=f"{PICTURES}/{name}.png")

    def sign_in(self):
        self.button("Sign In").click()
        self.screen.get_by_label("Email").fill("Sincere@april.biz")
        self.screen.get_by_label("Password").fill("focal")
        self.button("Sign In").click()
        expect(self.screen.locator("summary")).to_be_visible()
        return self


def keyboard_login(app):
    app.button("Sign In").click()
    expect(app.heading("Sign In")).to_be_visible()
    app.button("Sign In").click()
    app.sees("Enter your email address.")
    app.rest()
    assert app.focus() == "Email", app.focus()
    app.picture("01-login-error")
    app.page.keyboard.type("Sincere@april.biz", delay=10)
    app.page.keyboard.press("Enter")
    app.rest()
    assert app.focus() == "Password", app.focus()
    app.page.keyboard.type("focal", delay=10)
    app.page.keyboard.press("Enter")
    expect(app.heading("Feed")).to_be_visible()
    app.picture("02-feed")


def opens_a_post(app):
    app.sign_in()
    app.button("qui est esse").click()
    expect(app.heading("Post")).to_be_visible()
    app.sees("5 comments")
    app.picture("03-post")
    app.button("Back").click()
    expect(app.heading("Feed")).to_be_visible()


def japanese_input(app):
    app.sign_in()
    field = app.screen.get_by_role("searchbox")
    field.click()
    cdp = app.page.context.new_cdp_session(app.page)
    for text in ["n", "ね", "ねk", "ねこ"]:
        cdp.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        # The screen changes meanwhile, and the input method must not notice it.
        app.page.wait_for_timeout(100)
    app.picture("04-input-method")
    assert field.input_value() == "ねこ"
    cdp.send("Input.insertText", {"text": "猫"})
    app.sees("Nothing found for “猫”.")
    assert field.input_value() == "猫" and app.page.evaluate("document.activeElement.type") == "search"
    app.picture("05-search")
    app.button("Clear Search").click()
    app.sees("qui est esse")
    expect(field).to_have_value("")


def wrong_profile(app):
    app.sign_in()
    app.tab("MyPage")
    app.button("Edit Profile").click()
    sheet = app.page.get_by_role("dialog", name="Edit Profile")
    sheet.get_by_label("Email").fill("Sincere")
    sheet.get_by_role("button", name="Save").click()
    app.sees("Enter a valid email address.")
    app.rest()
    assert app.focus() == "Email", app.focus()
    app.picture("06-wrong-profile")
    app.page.keyboard.press("Escape")
    expect(app.page.get_by_role("dialog", name="Do you want to discard your changes?")).to_be_visible()
    app.picture("07-discard")
    app.page.keyboard.press("Escape")
    expect(app.page.get_by_role("dialog")).to_have_count(1)
    sheet.get_by_label("Email").fill("lea@april.biz")
    sheet.get_by_role("button", name="Save").click()
    expect(app.page.get_by_role("dialog")).to_have_count(0)
    app.sees("lea@april.biz")
    app.rest()
    assert app.focus() == "Edit Profile", app.focus()


def server_off(app):
    app.sign_in()
    app.sees("qui est esse")
    app.switch("Server off").check()
    app.page.get_by_role("button", name="Restart the app").click()
    app.sees("Offline: saved")
    app.sees("qui est esse")
    app.picture("08-server-off")
    app.switch("Server off").uncheck()
    app.button("Try Again").click()
    expect(app.screen.get_by_text("Offline: saved")).to_have_count(0)


def wide(app):
    app.sign_in()
    app.page.get_by_role("radio", name="Tablet").check()
    app.sees("Select an element")
    app.button("qui est esse").click()
    expect(app.heading("Post")).to_be_visible()
    expect(app.heading("Feed")).to_be_visible()
    app.sees("5 comments")
    app.picture("09-wide")
    app.page.get_by_role("radio", name="Dark").check()
    app.page.get_by_role("radio", name="日本語").check()
    expect(app.heading("投稿")).to_be_visible()
    app.picture("10-wide-dark-japanese")


def pages_of_a_list(app):
    app.sign_in()
    app.sees("qui est esse")
    rows = app.screen.get_by_role("listitem")
    first = rows.count()
    assert first < 25, first
    app.page.evaluate("document.querySelector('.content').scrollTo(0, 1e6)")
    expect(rows).to_have_count(first + 20)
    app.picture("11-scrolled")


def slow_server(app):
    app.sign_in()
    app.switch("Slow server").check()
    app.tab("MyPage")
    expect(app.screen.get_by_role("status", name="Loading…").first).to_be_attached()
    app.picture("12-slow")
    expect(app.screen.locator(".value").get_by_text("Leanne Graham")).to_be_visible()


def menu_and_sign_out(app):
    app.sign_in()
    app.screen.locator("summary").click()
    app.picture("13-menu")
    app.screen.get_by_role("menuitem", name="Sign Out").click()
    dialog = app.page.get_by_role("dialog", name="Do you want to sign out?")
    expect(dialog).to_be_visible()
    app.picture("14-sign-out")
    dialog.get_by_role("button", name="Sign Out").click()
    expect(app.screen.get_by_text("Signed out on this device and on the server.")).to_be_visible()


def two_pages(app):
    app.sign_in()
    other = app.page.context.new_page()
    other.goto(f"{ADDRESS}/?device={app.name}")
    other.locator("#screen").get_by_role("tab", name="MyPage").click()
    expect(app.heading("MyPage")).to_be_visible()


def transitions(app):
    app.sign_in()
    log = app.page.locator("#log")
    for line in ["Presses “Sign In”", "AuthStore: signedOut → loading", "POST /v1/login → 200", "AuthStore: loading → signedIn",
                 "RootStore: login → home(feed)", "FeedStore: loading → loaded"]:
        expect(log.get_by_text(line).first).to_be_attached()
    log.get_by_text("FeedStore: loading → loaded").last.click()
    expect(log.get_by_text("Leanne Graham").last).to_be_visible()
    app.picture("15-transitions")


def states_page(app):
    app.page.goto(f"{ADDRESS}/states")
    expect(app.page.get_by_role("img", name="Feed, Nothing found (en)")).to_be_visible()
    app.picture("16-states")


def refuses_other_pages(app):
    request = app.page.request
    assert request.get(f"{ADDRESS}/", headers={"Host": "evil.example"}).status == 403
    assert request.get(f"{ADDRESS}/", headers={"Origin": "http://evil.example"}).status == 403
    assert request.post(f"{ADDRESS}/act", data="press=x", headers={"Origin": "null"}).status == 403


def without_browser(app):
    request = app.page.request
    act = lambda text: request.post(f"{ADDRESS}/act?device={app.name}b", data=text).text()
    assert "Button \"Sign In\"" in act("tab=Feed")
    act("press=Sign In")
    act("type=Sincere@april.biz&into=Email")
    act("type=focal&into=Password")
    assert "Welcome, Leanne Graham!" in act("press=Sign In")
    assert act("press=Nothing").startswith("error: Expected 1 Control \"Nothing\", but found 0.")


passed = failed = 0
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    latencies = []
    for test in [keyboard_login, opens_a_post, japanese_input, wrong_profile, server_off, wide, pages_of_a_list, slow_server,
                 menu_and_sign_out, two_pages, transitions, states_page, refuses_other_pages, without_browser]:
        start = time.time()
        try:
            app = App(browser)
            test(app)
            assert app.errors == [], app.errors
            passed += 1
            print(f"ok {test.__name__} {time.time() - start:.1f} s")
        except Exception as error:
            failed += 1
            app.picture(f"failed-{test.__name__}")
            print(f"FAILED {test.__name__}: {str(error)[:600]}")
        try:
            latencies += app.page.evaluate("window.preview?.latencies ?? []")
        except Exception:
            pass
        app.page.context.close()
    browser.close()
latencies.sort()
if latencies:
    print(f"latency: median {latencies[len(latencies) // 2]:.0f} ms, 95 % {latencies[int(len(latencies) * .95)]:.0f} ms, {len(latencies)} messages")
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
