// Findings for people, and for GitHub Actions.

extension Finding {
    /// One line, which editors can follow to the place.
    var text: String {
        "\(file):\(line): \(rule.title): \(sentences)"
    }

    /// The command that makes GitHub Actions show it at its place in a pull request.
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

extension String {
    /// The text with what would end a part of a command written as numbers.
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
