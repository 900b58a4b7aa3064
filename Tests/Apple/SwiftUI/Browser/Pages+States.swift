import Foundation

/// The page of all states of all screens.
extension Pages {
    /// All states of all previews. With `isAlone`, the page needs no other file.
    static func states(_ name: String, isAlone: Bool = false) -> String {
        let screens = Previews.all.map { (name: $0.name, samples: samples(of: $0)) }
        let count = screens.map(\.samples.count).reduce(0, +)
        let links = screens.map { screen in
            let items = screen.samples.map { "<li><a href=\"#\($0.id)\">\($0.name.escaped)</a></li>" }
            return "<a href=\"#\(screen.name.slug)\">\(screen.name.escaped)</a><ul>\(items.joined())</ul>"
        }
        let pages = """
            <nav aria-label="Pages"><a href="/">App</a><a href="/states" aria-current="page">States</a></nav>
            """
        let parts = [
            "name": name.escaped, "count": "\(screens.count) screens, \(count) states", "languages": languageButtons,
            "style": isAlone ? "<style>\(style)</style>" : "<link rel=\"stylesheet\" href=\"/page.css\"/>",
            "pages": isAlone ? "" : pages, "links": links.joined(),
            "sections": screens.map { section($0.name, $0.samples) }.joined(),
        ]
        return page("states.html", parts)
    }

    /// The style of all pages, with a rule for each language of the states.
    static var style: String {
        let rules = languages.map { code in
            "body:has(#only-\(code):checked) figure[lang]:not([lang=\"\(code)\"]) { display: none; }\n"
        }
        return file("page.css") + rules.joined()
    }

    private static var languages: [String] { unique(Previews.all.flatMap(\.states).compactMap(\.language)) }

    /// A sample state of a screen, in each language.
    private typealias Sample = (name: String, id: String, figures: [String])

    private static func samples(of screen: Previews.Group) -> [Sample] {
        unique(screen.states.map(\.name)).map { name in
            let figures = screen.states.filter { $0.name == name }.map { state in
                let language = state.language.map { ", \(languageName($0))" } ?? ""
                let title = "\(screen.name): \(name)\(language)".escaped
                let lang = state.language.map { " lang=\"\($0)\"" } ?? ""
                return "<figure\(lang) role=\"img\" aria-label=\"\(title)\">\(device(state.html, "still"))</figure>\n"
            }
            return (name, "\(screen.name) \(name)".slug, figures)
        }
    }

    private static func section(_ name: String, _ samples: [Sample]) -> String {
        let articles = samples.map { sample in
            """
            <article id="\(sample.id)"><h3>\(sample.name.escaped)</h3>
            \(sample.figures.joined())</article>

            """
        }
        return """
            <section id="\(name.slug)"><h2>\(name.escaped)</h2><div class="samples">
            \(articles.joined())</div></section>

            """
    }

    /// Radio buttons for the languages, if there are several. At first, the page shows the first one.
    private static var languageButtons: String {
        let codes = languages
        guard codes.count > 1 else { return "" }
        let options = codes.map { code in
            let checked = code == codes[0] ? " checked=\"\"" : ""
            return "<label lang=\"\(code)\"><input type=\"radio\" name=\"language\" id=\"only-\(code)\"\(checked)/> "
                + "\(languageName(code))</label>\n"
        }
        return """
            <fieldset><legend>Language</legend>
            <label><input type="radio" name="language" id="all"/> All</label>
            \(options.joined())</fieldset>

            """
    }

    private static func languageName(_ code: String) -> String {
        Locale(identifier: code).localizedString(forIdentifier: code) ?? code
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// A device that nobody can use, for an image of its screen.
    static func device(_ html: String, _ name: String) -> String {
        """
        <div class="device \(name)" inert=""><div class="status"><span>9:41</span><span class="icons">\(icons)</span>\
        </div><div class="screen">\(html)</div><div class="home"></div></div>
        """
    }
}

extension String {
    /// The text as an id, for example `not-loaded`.
    fileprivate var slug: String { String(lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
}
