extension Post {
    /// The first `count` characters of the body as one line. If the body is longer, `…` is added.
    package func beginning(_ count: Int) -> String {
        let start = body.prefix(count)
        let line = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return start.endIndex == body.endIndex ? line : line + "…"
    }
}
