import Foundation

/// The page of all states of all screens, and pictures of some of them.
extension Pages {
    /// All states of all previews. With `isAlone`, the page needs no other file.
    static func states(_ name: String, isAlone: Bool = false) -> String {
        let screens = Previews.all()
        let count = screens.map { unique($0.states.map { sample($0.name) }).count }.reduce(0, +)
        let links = screens.map { screen in
            let names = unique(screen.states.map { sample($0.name) })
            let items = names.map { "<li><a href=\"#\(anchor(screen.name, $0))\">\($0.escaped)</a></li>" }
            return "<h2><a href=\"#\(screen.name)\">\(screen.name.escaped)</a></h2><ul>\(items.joined())</ul>"
        }
        let sections = screens.map { screen in
            let articles = unique(screen.states.map { sample($0.name) }).map { name in
                let states = screen.states.filter { sample($0.name) == name }
                return """
                    <article id="\(anchor(screen.name, name))"><h3>\(name.escaped)</h3>
                    \(states.map { figure($0, screen.name) }.joined())</article>

                    """
            }
            return """
                <section id="\(screen.name)"><h2>\(screen.name.escaped)</h2><div class="samples">
                \(articles.joined())</div></section>

                """
        }
        let style = isAlone ? "<style>\(file("page.css"))</style>" : "<link rel=\"stylesheet\" href=\"/page.css\"/>"
        return page(
            name,
            """
            <div class="choices-bar">
            <p>\(screens.count) screens, \(count) states. They are drawn from the structure of the views, not by Apple’s SwiftUI.</p>
            <fieldset><legend>Language</legend>
            <label><input type="radio" name="language" id="all"/> All</label>
            <label><input type="radio" name="language" id="en" checked=""/> English</label>
            <label><input type="radio" name="language" id="ja"/> 日本語</label>
            </fieldset>
            <label><input type="checkbox" role="switch" id="dark"/> Dark</label>
            </div>
            <div class="gallery"><nav aria-label="Screens">\(links.joined())</nav><main>\(sections.joined())</main></div>
            """,
            style,
            isDevice: false,
            isAlone: isAlone
        )
    }

    /// Some states side by side as an SVG image, for a README. A name is, for example, `Login: Signed out (en)`.
    static func picture(of names: [String]) -> String? {
        let all = Previews.all().flatMap { screen in
            screen.states.map { (name: "\(screen.name): \($0.name)", state: $0) }
        }
        let states = names.compactMap { name in all.first { $0.name == name }?.state }
        guard states.count == names.count, !states.isEmpty else { return nil }
        let figures = states.enumerated().map { index, state in
            "<foreignObject x=\"\(index * 440)\" y=\"2\" width=\"430\" height=\"880\">"
                + "<div xmlns=\"http://www.w3.org/1999/xhtml\">\(figure(state, ""))</div></foreignObject>"
        }
        let width = states.count * 440
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) 890" width="\(width * 3 / 4)">
            <style><![CDATA[\(file("page.css")) .still { zoom: 1; height: 872px; box-shadow: none; } figure { margin: 0 6px; }
            @media (prefers-color-scheme: dark) { .device { \(dark) } }]]></style>
            \(figures.joined())
            </svg>

            """
    }

    /// The colours of the dark mode.
    private static var dark: String {
        file("page.css").components(separatedBy: ".device.dark, ").dropFirst().first?
            .components(separatedBy: "{").dropFirst().first?.components(separatedBy: "}").first ?? ""
    }

    private static func figure(_ state: Previews.State, _ screen: String) -> String {
        let language = state.name.wholeMatch(of: #/.* \((\w+)\)/#)?.1 ?? "en"
        let title = "\(screen), \(state.name)".escaped
        return """
            <figure lang="\(language)" role="img" aria-label="\(title)"><div class="device still" inert="">\
            <div class="status"><span>9:41</span><span class="icons">\("wifi".svg)\("battery".svg)</span></div>\
            <div class="screen">\(state.html)</div><div class="home"></div></div></figure>

            """
    }

    private static func sample(_ name: String) -> String { name.replacing(#/ \(\w+\)$/#, with: "") }

    private static func anchor(_ screen: String, _ sample: String) -> String {
        "\(screen)-\(sample)".lowercased().replacing(#/[^a-z0-9]+/#, with: "-")
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
