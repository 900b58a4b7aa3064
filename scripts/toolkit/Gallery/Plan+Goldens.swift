extension Plan {
    /// Plans to update the terminal screens in README.md and README.ja.md. Each screen is between two lines, such as
    /// `<!-- golden FeedScreen: Offline, en, 80 columns -->` and `<!-- /golden -->`. The text is from a golden file.
    mutating func editGoldens(of repository: Repository) throws(Failure) {
        for file in ["README.md", "README.ja.md"] {
            let text = try repository.editableText(of: file)
            var rest = text.lines[...]
            var edited: [Substring] = []
            while let line = rest.popFirst() {
                edited.append(line)
                guard let mark = line.wholeMatch(of: /<!-- golden (\w+): (.+) -->/) else { continue }
                let end = rest.firstIndex { $0.hasPrefix("<!-- ") }
                guard let end, rest[end] == "<!-- /golden -->" else {
                    throw Failure("\(file): the line <!-- /golden --> is missing below “\(line)”.")
                }
                rest = rest[end...]
                edited += ["```text", try Self.picture(mark.2, of: mark.1, in: repository), "```"]
            }
            edit(file, from: text, to: edited.joined(separator: "\n"))
        }
    }

    /// The picture below a title in the golden file of a screen.
    private static func picture(
        _ title: Substring,
        of name: Substring,
        in repository: Repository
    ) throws(Failure) -> Substring {
        guard let path = repository.files(below: "Tests/Goldens").first(where: { $0.hasSuffix("/\(name).txt") }) else {
            throw Failure("There is no golden file \(name).txt in the folders of the tests.")
        }
        let text = try "\n\n" + repository.text(of: path).dropLast()
        guard let start = text.firstRange(of: "\n\n== \(title)\n") else {
            throw Failure("\(path) has no picture “\(title)”.")
        }
        let rest = text[start.upperBound...]
        return rest[..<(rest.firstRange(of: "\n\n== ")?.lowerBound ?? rest.endIndex)]
    }
}

extension String {
    /// The text without the terminal screens of these golden files.
    func withoutGoldens(_ files: Set<String>) -> String {
        replacing(/<!-- golden (\w+): .*\n(?:.*\n)*?<!-- \/golden -->\n+/) { screen in
            files.contains { $0.hasSuffix("/\(screen.1).txt") } ? "" : screen.0
        }
    }
}
