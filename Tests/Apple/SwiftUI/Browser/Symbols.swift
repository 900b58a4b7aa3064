extension String {
    /// The SF Symbol with this name as SVG, but not as Apple draws it. An unknown symbol is a dashed square with the
    /// name as its title.
    var svg: String {
        let base = hasSuffix(".fill") ? String(dropLast(5)) : self
        let known = Self.symbols[self] ?? Self.symbols[base]
        let isFilled = Self.symbols[self] == nil && base != self
        let path = known ?? "M4 4h16v16H4z"
        let classes = "symbol" + (isFilled ? " filled" : "") + (known == nil ? " unknown" : "")
        let title = known == nil ? "<title>\(escaped)</title>" : ""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="\(classes)" viewBox="0 0 24 24" aria-hidden="true">\(title)\
            <path d="\(path)"/></svg>
            """
    }

    private static let circle = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"
    private static let wifi = "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9.2 16.3a4 4 0 0 1 5.6 0M12 19.5v.1"
    private static let square = "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
    private static let slash = "M4 3l16 18"
    private static let person = "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20c.7-4 3.6-5.5 7.5-5.5s6.8 1.5 7.5 5.5z"
    private static let heart = "M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6.5-9 11.5z"
    private static let pencil = "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5"
    private static let gear =
        "M10.5 1.8h3l.5 2.7 1.9.8 2.3-1.6 2.1 2.1-1.6 2.3.8 1.9 2.7.5v3"
        + "l-2.7.5-.8 1.9 1.6 2.3-2.1 2.1-2.3-1.6-1.9.8-.5 2.7"
        + "h-3l-.5-2.7-1.9-.8-2.3 1.6-2.1-2.1 1.6-2.3-.8-1.9-2.7-.5v-3l2.7-.5.8-1.9-1.6-2.3 2.1-2.1 2.3 1.6 1.9-.8z"
        + "M12 8.7a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0-6.6z"
    private static let eye =
        "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.2"
        + "a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z"

    /// The paths of some symbols, in a square of 24 by 24.
    private static let symbols: [String: String] = [
        "arrow.clockwise": "M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.3h-4.3",
        "arrow.down": "M12 4v16M5 13l7 7 7-7",
        "arrow.left": "M20 12H4M11 5l-7 7 7 7",
        "arrow.right": "M4 12h16M13 5l7 7-7 7",
        "arrow.up": "M12 20V4M5 11l7-7 7 7",
        "battery": "M4 8h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM5 12h11M22.5 11v2",
        "bell": "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4",
        "bolt": "M13 3L5 13.5h6L10 21l8-10.5h-6z",
        "book": "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
        "bookmark": "M7 4h10v16l-5-4-5 4z",
        "calendar": square + "M4 9h16M8 2.5v3M16 2.5v3",
        "camera": "M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
        "cart": "M3 4h3l2.5 11h9.5l2-8H7M9.5 19v.2M17 19v.2",
        "checkmark": "M5 12.5l4.5 5L19 6.5",
        "checkmark.circle": circle + "M8 12.2l2.8 2.8L16 9.5",
        "checkmark.circle.fill": circle + "M8 12.2l2.8 2.8L16 9.5",
        "chevron.backward": "M15 4l-8 8 8 8",
        "chevron.down": "M5 9l7 7 7-7",
        "chevron.forward": "M9.5 6l6 6-6 6",
        "chevron.left": "M15 4l-8 8 8 8",
        "chevron.right": "M9.5 6l6 6-6 6",
        "chevron.up": "M5 15l7-7 7 7",
        "chevron.up.chevron.down": "M8 9.5l4-4 4 4M8 14.5l4 4 4-4",
        "circle": circle,
        "clock": circle + "M12 7v5.5l3.5 2",
        "cloud": "M7 18a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9.5a4.2 4.2 0 0 1 0 8.5z",
        "creditcard": "M4 6h16v12H4zM4 10h16M7 14.5h4",
        "doc": "M6 3h8l4 4v14H6zM14 3v4h4",
        "doc.text": "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 15.5h6",
        "ellipsis": "M5 12v.1M12 12v.1M19 12v.1",
        "ellipsis.circle": circle + "M8 12v.1M12 12v.1M16 12v.1",
        "envelope": "M3 6h18v12H3zM3 7l9 6.5L21 7",
        "exclamationmark.circle": circle + "M12 7.5v5.5M12 16v.3",
        "exclamationmark.triangle": "M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.3",
        "eye": eye,
        "eye.slash": eye + slash,
        "flag": "M6 21V4h12l-3 4 3 4H6",
        "folder": "M3 6h6l2 2.5h10V19H3z",
        "gear": gear,
        "gearshape": gear,
        "gift": "M4 9h16v4H4zM5.5 13h13v8h-13zM12 9v12M12 9c-6-1-5-5-3-5s3 3 3 5c0-2 1-5 3-5s3 4-3 5",
        "globe": circle + "M3 12h18M12 3c-4.5 5-4.5 13 0 18c4.5-5 4.5-13 0-18",
        "heart": heart,
        "house": "M3 12l9-8 9 8M5.5 10.5V20h13v-9.5",
        "info.circle": circle + "M12 11v6M12 7.5v.2",
        "link":
            "M10 14a4 4 0 0 0 5.5 0l3-3a4 4 0 0 0-5.5-5.5l-1 1M14 10a4 4 0 0 0-5.5 0l-3 3a4 4 0 0 0 5.5 5.5l1-1",
        "list.bullet": "M8.5 6H20M8.5 12H20M8.5 18H20M4 6v.1M4 12v.1M4 18v.1",
        "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
        "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3l5.2 5.2",
        "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
        "mappin": "M12 13a4.5 4.5 0 1 0 0-9a4.5 4.5 0 1 0 0 9zM12 13v8",
        "minus": "M5 12h14",
        "minus.circle": circle + "M8 12h8",
        "moon": "M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z",
        "paperclip": "M18 11l-7 7a4 4 0 0 1-6-6l8-8a2.7 2.7 0 0 1 4 4l-8 8a1 1 0 0 1-2-2l7-7",
        "paperplane": "M3 11L21 3l-6 18-3-7.5zM12 13.5L21 3",
        "pencil": pencil,
        "person": person,
        "person.2":
            "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM2.5 19c.6-3.5 3-5 6.5-5s5.9 1.5 6.5 5zM16 6"
            + "a3 3 0 0 1 0 6M17.5 14.2c2.3.6 3.6 2.2 4 4.8",
        "person.crop.circle": circle + "M12 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM6.2 18.6c1-2.4 3-3.4 5.8-3.4s4.8 1 5.8 3.4",
        "phone":
            "M6 3.5l3 4-1.5 2.5a14 14 0 0 0 6.5 6.5l2.5-1.5 4 3c-.5 2-2 3-4 2.5C9.5 19 5 14.5 3.5 7.5"
            + "C3.2 5.5 4 4 6 3.5z",
        "photo": "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M16 9v.2",
        "play": "M7 4l13 8-13 8z",
        "plus": "M12 5v14M5 12h14",
        "plus.circle": circle + "M12 8v8M8 12h8",
        "questionmark.circle": circle + "M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.2",
        "sidebar.leading": "M4 5h16v14H4zM9.5 5v14M6 8.5h1.5M6 11.5h1.5",
        "slider.horizontal.3": "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4",
        "square": square,
        "square.and.arrow.up": "M12 15V3M8 7l4-4 4 4M8 10H5.5v10h13V10H16",
        "square.and.pencil": "M12 5H5v14h14v-7M10 14l.7-3L18.5 3.2 20.8 5.5 13 13.3z",
        "square.dashed": square,
        "star": "M12 3.5l2.6 5.6 6 .7-4.5 4.2 1.2 6L12 17l-5.3 3 1.2-6L3.4 9.8l6-.7z",
        "sun.max":
            "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3"
            + "l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
        "tag": "M3.5 12V4H12l8.5 8.5-8 8zM7.5 8v.2",
        "text.bubble": "M4 4.5h16v12h-9l-4.5 4v-4H4zM8 8.8h8M8 12.3h5",
        "trash": "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10 10v7M14 10v7",
        "tray": "M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5",
        "wifi": wifi,
        "wifi.slash": wifi + slash,
        "xmark": "M6 6l12 12M18 6L6 18",
        "xmark.circle": circle + "M9 9l6 6M15 9l-6 6",
    ]
}
