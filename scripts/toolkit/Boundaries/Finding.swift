/// A line of a file that breaks a rule of the architecture.
struct Finding: Equatable, Sendable {
    /// The path of the file, relative to the top folder of the repository.
    let file: String
    /// The number of the line in the file. The first line has the number 1.
    let line: Int
    let rule: Rule
    /// The description of the problem, without a full stop at the end.
    let message: String
    /// The dependency that breaks the rule, from its start to its end, for example `["Feed", "Search"]`. The names are
    /// for example those of modules, layers or types. The list is empty if the finding is not about a dependency.
    var chain: [String] = []
    /// How to fix the problem, in whole sentences.
    let mend: String
}

extension Finding {
    /// The finding as one line of text. It starts with the path and the line number, so an editor can open this place.
    var text: String {
        "\(file):\(line): \(rule.title): \(sentences)"
    }

    /// The line to print in GitHub Actions. GitHub reads this line and shows the finding in the pull request.
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
    /// The text in the form that a command of GitHub Actions needs. Percent signs, line breaks and the characters in
    /// `others` are replaced with codes, for example `:` with `%3A`.
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
