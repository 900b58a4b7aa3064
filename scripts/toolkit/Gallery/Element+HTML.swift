extension [Element] {
    /// The elements as a screen of an iPhone. The result is HTML and also XML, so it can be a part of an SVG image. If
    /// the elements have tabs, the screen shows `tabs`, or their own tabs if `tabs` is empty.
    func screen(with tabs: [Element] = []) -> String {
        let all = all
        let own = all.filter { $0.name == "Tab" }
        let shown = own.isEmpty || tabs.isEmpty ? own : tabs
        let end = shown.map { tab in
            own.contains { $0.title == tab.title } ? tab.html : tab.html.replacing(" selected", with: "")
        }
        let back = all.contains { $0.notes.contains("back") } ? "chevron.backward".symbol : ""
        let bar = back + all.filter { $0.name == "Toolbar" }.flatMap(\.children).html
        let status = "9:41" + ("wifi".symbol + "battery".symbol).box("value")
        return [status.box("status"), bar.box("bar"), html, end.joined().box("tabs")].joined().box("screen")
    }

    /// The rows of a list or of a section.
    fileprivate var rows: String {
        filter { $0.name != "Swipe" }.map { $0.name == "Section" ? $0.html : $0.html.box("line") }.joined()
    }

    fileprivate var html: String { map(\.html).joined() }
}

extension Element {
    /// The element as a `div`. Its CSS classes are the name and the notes, without the note that is the symbol.
    fileprivate var html: String {
        let symbol = notes.first { String.symbols[$0] != nil || $0.contains(".") }
        let text = title.escaped.box("text")
        let typed = value.isEmpty ? title.escaped.box("prompt") : value.escaped
        let inner =
            switch name {
            case "Form", "List", "Section": title.escaped.box("head") + children.rows
            case "Menu": symbol?.symbol ?? text
            case "Picker": text + (value.escaped + "chevron.up.chevron.down".symbol).box("value")
            case "ProgressView": "progress".symbol + text
            case "Search": "magnifyingglass".symbol + typed
            case "SecureField", "TextField": typed
            case "Tab": (symbol ?? "").symbol + text
            case "TabView": children.filter { $0.name != "Tab" }.html
            case "Toolbar": ""
            default: (symbol?.symbol ?? "") + text + children.html
            }
        return inner.box(([name] + notes.filter { $0 != symbol }).joined(separator: " ").escaped)
    }
}

extension String {
    fileprivate func box(_ names: String) -> String { "<div class=\"\(names)\">\(self)</div>" }

    /// The symbol with this name. A symbol that is not known is a square.
    fileprivate var symbol: String {
        let path = Self.symbols[self] ?? "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(path)\"/></svg>"
    }

    /// The SVG paths of some symbols, in a square of 24 by 24.
    fileprivate static let symbols = [
        "arrow.clockwise": "M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.3h-4.3",
        "battery": "M4 8h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM5 12h11M22.5 11v2",
        "checkmark.circle.fill": circle + "M8 12.2l2.8 2.8L16 9.5",
        "chevron.backward": "M15 4l-8 8 8 8",
        "chevron.forward": "M9.5 6l6 6-6 6",
        "chevron.up.chevron.down": "M8 9.5l4-4 4 4M8 14.5l4 4 4-4",
        "circle": circle,
        "clock": circle + "M12 7v5.5l3.5 2",
        "exclamationmark.circle": circle + "M12 7.5v5.5M12 16v.3",
        "exclamationmark.triangle": "M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.3",
        "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3l5.2 5.2",
        "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20c.7-4 3.6-5.5 7.5-5.5s6.8 1.5 7.5 5.5z",
        "person.crop.circle": circle + "M12 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM6.2 18.6c1-2.4 3-3.4 5.8-3.4s4.8 1 5.8 3.4",
        "progress":
            "M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.8 2.8M15.6 15.6l2.8 2.8M5.6 18.4l2.8-2.8M15.6 8.4l2.8-2.8",
        "square.and.pencil":
            "M12 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6M9 15l.8-3.2L18 3.6l2.4 2.4-8.2 8.2z",
        "text.bubble": "M4 4.5h16v12h-9l-4.5 4v-4H4zM8 8.8h8M8 12.3h5",
        "tray": "M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5",
        "wifi": wifi,
        "wifi.slash": wifi + "M4 3l16 18",
    ]
    private static let circle = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"
    private static let wifi = "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9.2 16.3a4 4 0 0 1 5.6 0M12 19.5v.1"
}
