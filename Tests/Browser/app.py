"""An app on its page in the browser, and the list of the tests."""
import itertools

from playwright.sync_api import expect

tests = []
numbers = itertools.count(1)


def test(sentence, app="FocalApp"):
    """Adds a test. It gets a page that shows the app on a new device."""
    return lambda function: tests.append((sentence, app, function))


class App:
    def __init__(self, browser, address):
        self.address, self.device = address, f"test{next(numbers)}"
        self.context = browser.new_context(viewport={"width": 1440, "height": 940})
        self.errors = []
        self.page = self.open_window()
        self.request = self.context.request
        self.screen = self.page.locator("#screen")

    def open_window(self):
        """Opens a page with the same device."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: line.type == "error" and self.errors.append(line.text))
        page.goto(f"{self.address}/?device={self.device}")
        return page

    # What is on the screen. What is in a dialog needs its place, because Playwright also finds what is below.
    def button(self, name, place=None): return (place or self.screen).get_by_role("button", name=name)
    def field(self, name, place=None): return (place or self.screen).get_by_label(name, exact=True)
    def tab(self, name): return self.screen.get_by_role("tab", name=name, exact=True)
    def heading(self, name): return self.screen.get_by_role("heading", name=name, exact=True)
    def dialog(self, name): return self.screen.get_by_role("dialog", name=name)
    def question(self, text="Do you want to discard your changes?"):
        return self.screen.get_by_role("alertdialog", name=text)
    def sees(self, *texts):
        for text in texts:
            expect(self.screen.get_by_text(text).first).to_be_visible()
    def lacks(self, text): expect(self.screen.get_by_text(text)).to_have_count(0)

    # What is beside the device.
    def set(self, name, is_on=True): self.page.get_by_role("switch", name=name).set_checked(is_on)
    def choose(self, name): self.page.get_by_role("radio", name=name).check()
    def do(self, name): self.page.get_by_role("button", name=name, exact=True).click()
    def open_link(self, link):
        self.page.get_by_role("textbox", name="Link").fill(link)
        self.press("Enter")
    def log(self): return self.page.get_by_role("complementary", name="What happens").get_by_role("listitem")
    def logs(self, text, count=None):
        lines = self.log().filter(has_text=text)
        expect(lines.last).to_be_attached() if count is None else expect(lines).to_have_count(count)

    # What a user does.
    def type(self, text): self.page.keyboard.type(text)
    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def act(self, **form):
        """Does something without a browser, on another device, and returns the outline."""
        return self.request.post(f"{self.address}/act?device={self.device}text", form=form).text()

    def sign_in(self):
        self.button("Sign In").click()
        expect(self.heading("Sign In")).to_be_visible()
        self.field("Email").fill("Sincere@april.biz")
        self.field("Password").fill("focal")
        self.button("Sign In").click()
        expect(self.button("Welcome, Leanne Graham!")).to_be_visible()
