extension StringProtocol {
    /// The lines without their newlines. If the text ends with a newline, the last line is empty. Splitting the bytes
    /// of the text is much faster than splitting its characters.
    var lines: [Substring] {
        Substring(self).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring($0)
        }
    }
}

extension String {
    /// The name of the type that a file declares, taken from its path. For `App/Feed+Pages.swift` it is `Feed`.
    var typeName: String {
        let name = split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }
}
