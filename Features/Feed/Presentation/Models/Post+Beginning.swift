extension Post {
    /// The beginning of the body as one line, with at most this number of characters.
    func beginning(_ count: Int) -> String {
        let start = body.prefix(count)
        let line = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return start.endIndex == body.endIndex ? line : line + "…"
    }
}
