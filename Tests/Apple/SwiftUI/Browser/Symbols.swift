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

    /// The paths of some symbols, in a square of 24 by 24.
    private static let symbols: [String: String] = {
        let lines = Pages.file("symbols.txt").split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        return Dictionary(lines.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }) { $1 }
    }()
}
