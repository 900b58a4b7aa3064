import Foundation

/// A line that breaks a rule.
struct Finding: Encodable, Equatable, Sendable {
    /// The path of the file.
    let file: String
    /// The line, from 1.
    let line: Int
    let rule: Rule
    /// What is wrong, without a full stop.
    let message: String
    /// The shortest way from one module or layer to the other; empty for rules about a single module.
    var chain: [String] = []
    /// How to fix it, in whole sentences.
    let mend: String
}

extension Finding {
    /// One line for people. Editors can open the place.
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

/// Findings for other programs.
struct FindingsDocument: Encodable {
    private let schemaVersion = 1
    private let findings: [Finding]

    init(_ findings: [Finding]) {
        self.findings = findings
    }

    /// The JSON text.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}

extension String {
    /// The text with `%`, line ends and some other characters as `%3A`, as GitHub's commands need it.
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
