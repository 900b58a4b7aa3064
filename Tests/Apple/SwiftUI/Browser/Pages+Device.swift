/// The page with the device.
extension Pages {
    static func device(_ name: String) -> String {
        let body = """
            <div class="window">
            \(settings)
            <main class="stage">
            <div class="device" id="device">
            <div class="status" aria-hidden="true"><span>9:41</span>\
            <span class="icons">\("wifi".svg)\("battery".svg)</span></div>
            <div class="screen" id="screen" role="group" aria-label="\(name.escaped)" aria-busy="true"></div>
            <div class="home" aria-hidden="true"></div>
            </div>
            </main>
            <aside class="events" aria-label="What happens">
            <header><h2>What happens</h2><button type="button" id="clear">Clear</button></header>
            <ol id="log" tabindex="0" aria-label="What happens"></ol>
            <p class="hint">Nothing yet. Use the app. Each press, each new state and each request is listed here.</p>
            </aside>
            </div>
            <div id="voice" class="unseen" role="status" aria-live="assertive"></div>
            <script type="module" src="/page.js"></script>
            """
        return page(name, body, "<link rel=\"stylesheet\" href=\"/page.css\"/>", isDevice: true)
    }

    /// The page adds the languages of the app when it knows them.
    private static var settings: String {
        """
        <form class="settings" id="settings" aria-label="Device">
        \(radios("Device", "isWide", [("false", "Phone"), ("true", "Tablet")]))
        \(radios("Appearance", "isDark", [("false", "Light"), ("true", "Dark")]))
        <fieldset id="languages"><legend>Language</legend></fieldset>
        <label>Text size <input type="range" name="textSize" min="0" max="11" step="1"/></label>
        <fieldset><legend>Server</legend>
        <label><input type="checkbox" role="switch" name="isServerOff"/> Server off</label>
        <label><input type="checkbox" role="switch" name="isSlow"/> Slow server</label>
        </fieldset>
        <fieldset><legend>Do</legend>
        <button type="button" id="refresh">Pull to refresh</button>
        <button type="button" id="background">Leave and come back</button>
        <button type="button" id="restart">Restart the app</button>
        <button type="button" id="reset">Reset</button>
        </fieldset>
        <label for="link">Link</label>
        <div class="link"><input type="text" id="link" name="link" autocomplete="off" spellcheck="false"/>
        <button type="submit">Open</button></div>
        </form>
        """
    }

    private static func radios(_ title: String, _ name: String, _ options: [(String, String)]) -> String {
        let labels = options.map { value, text in
            "<label><input type=\"radio\" name=\"\(name)\" value=\"\(value)\"/> \(text)</label>"
        }
        return "<fieldset><legend>\(title)</legend>\(labels.joined())</fieldset>"
    }
}
