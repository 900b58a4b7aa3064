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
    /// The words of a text, which are separated by spaces and line breaks.
    var words: Set<String> { Set(split(whereSeparator: \.isWhitespace).map(String.init)) }

    /// The names of the types that this code declares at the top level.
    var declaredTypes: [String] {
        matches(of: /(?m)^(?:[@a-z][\w()]* )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/).map { String($0.1) }
    }

    /// The name of the type that a file declares, taken from its path. For `App/Feed+Pages.swift` it is `Feed`.
    var typeName: String {
        let name = split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }
}
