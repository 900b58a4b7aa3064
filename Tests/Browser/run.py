"""Uses the apps of a build in Chromium: run.py BUILD PICTURES [--generated] [FUNCTION …]. See Tests/Browser/run."""
import importlib
import shutil
import subprocess
import sys
import time

from playwright.sync_api import expect, sync_playwright

import app

build, pictures, *names = sys.argv[1:]
modules = ["sample", "places"] + ["generated"] * ("--generated" in names)
names = [name for name in names if name != "--generated"]
programs, times = {}, []


def address(program):
    """Starts the program of an app, and returns the address of its page."""
    if program not in programs:
        command = [f"{build}/{program}", "--port", "0"]
        programs[program] = process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        process.address = process.stdout.readline().strip()
    return programs[program].address


def passes(browser, sentence, program, function):
    start, shown, error = time.monotonic(), app.App(browser, address(program)), None
    try:
        function(shown)
        assert not shown.errors, shown.errors
    except Exception as failure:
        error = f"{type(failure).__name__}: {failure}"
    shown.page.screenshot(path=f"{pictures}/{function.__name__}.png")
    times.extend(shown.page.evaluate("window.preview?.latencies ?? []"))
    shown.context.close()
    print(f"{'✘' if error else '✔'} {sentence} ({time.monotonic() - start:.1f} s)", flush=True)
    if error:
        print(error, flush=True)
    return not error


for module in modules:
    importlib.import_module(module)
chosen = [test for test in app.tests if not names or test[2].__name__ in names]
expect.set_options(timeout=20_000)
try:
    with sync_playwright() as playwright:
        # Chromium refuses to run as root in its sandbox, and the tests open only pages of their own.
        options = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        passed = [passes(browser, *test) for test in chosen].count(True)
        browser.close()
finally:
    for process in programs.values():
        process.terminate()
times.sort()
if times:
    middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
    print(f"{len(times)} messages: {middle:.0f} ms (median), {late:.0f} ms (95 %) until the page has the answer")
print(f"{passed} passed, {len(chosen) - passed} failed")
sys.exit(passed < len(chosen))
