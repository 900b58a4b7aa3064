extension StringProtocol {
    /// The lines without their newlines; the last one is empty when the text ends with a newline. It splits bytes,
    /// which is much faster than splitting characters.
    var lines: [Substring] {
        Substring(self).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring($0)
        }
    }
}

extension String {
    /// The type that a file is named after: `Feed` for `App/Feed+Pages.swift`.
    var typeName: String {
        let name = split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }
}
