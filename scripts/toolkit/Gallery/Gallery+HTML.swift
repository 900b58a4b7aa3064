extension Gallery {
    /// The gallery as HTML. It needs no other file.
    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Gallery</title>
        <style>
        \(Self.style)\(Element.style)</style>
        </head>
        <body>
        <header class="top">
        <div><h1>Gallery</h1><p>\(summary)</p></div>
        <fieldset>
        <legend>Language</legend>
        <label><input type="radio" name="language" id="all" checked> All</label>
        <label><input type="radio" name="language" id="en"> English</label>
        <label lang="ja"><input type="radio" name="language" id="ja"> 日本語</label>
        </fieldset>
        </header>
        <nav aria-label="Screens">
        \(screens.map(\.links).joined())</nav>
        <main>
        \(screens.map(\.html).joined())</main>
        </body>
        </html>

        """
    }

    private var summary: String {
        let states = screens.reduce(0) { $0 + $1.samples.count }
        return "\(screens.count) screens in \(states) states. The SwiftUI screens are drawn from their structure."
    }
}

extension Gallery.Screen {
    fileprivate var links: String {
        let samples = samples.map { "<li><a href=\"#\(id(of: $0))\">\($0.escaped)</a></li>\n" }.joined()
        return "<h2><a href=\"#\(name.slug)\">\(name.escaped)</a></h2>\n<ul>\n\(samples)</ul>\n"
    }

    fileprivate var html: String {
        """
        <section id="\(name.slug)">
        <h2>\(name.escaped) <small>\(feature.escaped)</small></h2>
        \(samples.map(html).joined())</section>

        """
    }

    private func html(of sample: String) -> String {
        let rows = languages.map { language in
            let pictures = pictures.filter { $0.sample == sample && $0.language == language }
            let views = pictures.filter { $0.width == nil }.map(\.html).joined()
            let terminals = pictures.filter { $0.width != nil }.sorted { $0.width ?? 0 > $1.width ?? 0 }.map(\.html)
                .joined()
            return """
                <div class="row" lang="\(language.escaped)">
                \(views)<div class="terminals">
                \(terminals)</div>
                </div>

                """
        }
        let id = id(of: sample)
        return "<article id=\"\(id)\">\n<h3><a href=\"#\(id)\">\(sample.escaped)</a></h3>\n\(rows.joined())</article>\n"
    }

    private func id(of sample: String) -> String { "\(name.slug)-\(sample.slug)" }
}

extension Picture {
    fileprivate var html: String {
        guard let width else {
            let outline = lines.map { $0.map(\.text).joined() }
            return """
                <figure class="view">\([Element](outline: outline.map { $0[...] }).screen())<figcaption>Drawn from the \
                structure of the view, not by Apple’s SwiftUI<details><summary>Outline</summary>\
                <pre>\(outline.joined(separator: "\n").escaped)</pre></details></figcaption></figure>

                """
        }
        let text = lines.map { $0.map(\.html).joined() + "\n" }.joined()
        return """
            <figure class="terminal" style="--columns: \(width)"><figcaption>\(width) columns</figcaption>\
            <pre tabindex="0">\(text)</pre></figure>

            """
    }
}

extension Picture.Text {
    fileprivate var html: String {
        style == "plain" ? text.inColumns : "<span class=\"\(style.escaped)\">\(text.inColumns)</span>"
    }
}

extension String {
    var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// The text as a part of an id, for example `not-loaded`.
    fileprivate var slug: String { String(lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }) }

    /// The text as HTML. Each character is one or two columns wide. Fonts have different widths for characters that are
    /// not ASCII, so each run of such characters has a fixed width. In the class `wide`, 1em is as wide as two columns.
    fileprivate var inColumns: String {
        var rest = self[...]
        var html = ""
        while let first = rest.first {
            let run = rest.prefix { $0.isASCII == first.isASCII && $0.isWide == first.isWide }
            rest = rest[run.endIndex...]
            let text = String(run).escaped
            let (start, unit) = first.isWide ? ("i class=\"wide\"", "em") : ("i", "ch")
            html += first.isASCII ? text : "<\(start) style=\"width: \(run.count)\(unit)\">\(text)</i>"
        }
        return html
    }
}

extension Character {
    /// Whether the character is two terminal columns wide. Only its first Unicode scalar counts.
    fileprivate var isWide: Bool {
        let scalar = unicodeScalars[unicodeScalars.startIndex]
        return Self.wide.contains { $0.contains(scalar.value) } || scalar.properties.isEmojiPresentation
    }

    /// Korean, Chinese and Japanese characters, and full-width forms.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4C6, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6B,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
