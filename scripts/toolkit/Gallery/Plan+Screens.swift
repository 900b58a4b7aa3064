extension Plan {
    /// Plans to draw the pictures in `.github` again. Lines such as `<!-- golden PostView: Loaded, en -->` name the
    /// screens that a picture shows side by side. The screens whose golden files are in `removed` are left out.
    mutating func editScreens(of repository: Repository, without removed: Set<String> = []) throws(Failure) {
        for file in repository.files(below: ".github") where file.hasSuffix(".svg") {
            try editScreens(in: file, of: repository, without: removed)
        }
    }

    private mutating func editScreens(
        in file: String,
        of repository: Repository,
        without removed: Set<String>
    ) throws(Failure) {
        let text = try repository.editableText(of: file)
        var marks: [Substring] = []
        var screens: [[Element]] = []
        for line in text.lines {
            guard let mark = line.wholeMatch(of: /<!-- golden (\w+): (.+) -->/),
                !removed.contains(where: { $0.hasSuffix("/\(mark.1).txt") })
            else { continue }
            marks.append(line)
            screens.append([Element](outline: try Self.picture(mark.2, of: mark.1, in: repository).lines))
        }
        let isJapanese = file.hasSuffix(".ja.svg")
        edit(file, from: text, to: Self.image(of: screens, marks.joined(separator: "\n"), isJapanese: isJapanese))
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
