import Foundation

/// A line that breaks a rule.
struct Finding: Encodable, Equatable, Sendable {
    /// The path of the file.
    let file: String
    /// The number of the line. The first line is 1.
    let line: Int
    let rule: Rule
    /// The description of the problem, without a full stop at the end.
    let message: String
    /// The shortest way from one module or layer to another. It is empty if the rule is about one module only.
    var chain: [String] = []
    /// How to fix the problem, in whole sentences.
    let mend: String
}

extension Finding {
    /// The finding as one line of text. It starts with file and line, so editors can open the place.
    var text: String {
        "\(file):\(line): \(rule.title): \(sentences)"
    }

    /// The command with which GitHub Actions shows the finding in a pull request.
    var annotation: String {
        let properties = [("file", file), ("line", String(line)), ("title", rule.title)]
            .map { "\($0)=\($1.escaped(":,"))" }
            .joined(separator: ",")
        return "::error \(properties)::\(sentences.escaped(""))"
    }

    private var sentences: String {
        let way = chain.isEmpty ? "" : " (\(chain.joined(separator: " → ")))"
        return "\(message)\(way). \(mend)"
    }
}

/// The findings as a JSON document for other programs.
struct FindingsDocument: Encodable {
    private let schemaVersion = 1
    private let findings: [Finding]

    init(_ findings: [Finding]) {
        self.findings = findings
    }

    /// The document as JSON text.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}

extension String {
    /// The text for a command of GitHub. `%`, line breaks and the characters in `others` are escaped, such as `%3A`.
    fileprivate func escaped(_ others: String) -> String {
        let special = "%\r\n" + others
        return unicodeScalars.reduce(into: "") { text, scalar in
            if special.unicodeScalars.contains(scalar) {
                text += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
