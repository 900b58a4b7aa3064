extension Edits {
    /// Adds the changes that draw the pictures in `.github` again. Lines such as `<!-- golden PostView: Loaded, en -->`
    /// name the screens that a picture shows side by side.
    mutating func editScreens(of repository: Repository) throws(Failure) {
        for name in repository.names(in: ".github") ?? [] where name.hasSuffix(".svg") {
            try edit(".github/\(name)", in: repository) { text throws(Failure) in
                let marks = text.lines.filter { $0.hasPrefix("<!-- golden ") }
                var screens: [[Element]] = []
                for mark in marks {
                    guard let parts = mark.wholeMatch(of: /<!-- golden (\w+): (.+) -->/) else { continue }
                    screens.append([Element](outline: try Self.picture(parts.2, of: parts.1, in: repository).lines))
                }
                return Self.image(of: screens, marks.joined(separator: "\n"), isJapanese: name.hasSuffix(".ja.svg"))
            }
        }
    }

    /// The screens side by side. A screen with tabs shows the tabs of all screens.
    private static func image(of screens: [[Element]], _ marks: String, isJapanese: Bool) -> String {
        let english = "Drawn from the structure of the views, not by Apple’s SwiftUI"
        let caption = isJapanese ? "Apple の SwiftUI ではなく、ビューの構造から描いたもの" : english
        let total = screens.count * 350 - 20
        let tabs = screens.joined().map { [$0].all }.joined().filter { $0.name == "Tab" }
        let titles = tabs.map(\.title)
        let unique = tabs.indices.filter { titles.firstIndex(of: titles[$0]) == $0 }.map { tabs[$0] }
        let drawn = screens.enumerated().map { index, screen in
            """
            <foreignObject x="\(index * 350)" width="330" height="640">
            <div xmlns="http://www.w3.org/1999/xhtml">\(screen.screen(with: unique))</div>
            </foreignObject>

            """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(total) 680" width="\(total)" height="680">
            \(marks)
            <style>
            svg { \(Element.light) }
            @media (prefers-color-scheme: dark) { svg { \(Element.dark) } }
            \(Element.style).screen { height: 630px; border: 5px solid var(--edge); border-radius: 40px; }
            text { fill: #7d8590; font: 15px -apple-system, Inter, "Segoe UI", sans-serif; text-anchor: middle; }
            </style>
            \(drawn.joined())<text x="\(total / 2)" y="670">\(caption)</text>
            </svg>

            """
    }
}
