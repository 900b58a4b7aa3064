extension Plan {
    /// Plans to update what the READMEs copy from other files. Each copy is between two lines:
    /// - `<!-- golden FeedScreen: Offline, en, 80 columns -->` and `<!-- /golden -->`: a screen in a golden file.
    /// - `<!-- code AuthState.swift: public indirect enum -->` and `<!-- /code -->`: a declaration. Several such lines make
    ///   one block.
    mutating func editCopies(of repository: Repository) throws(Failure) {
        let others = ["App", "Core", "Features", "Tests", "scripts"].map { "\($0)/README.md" }
        for file in ["README.md", "README.ja.md"] + others.filter(repository.exists) {
            let text = try repository.editableText(of: file)
            var rest = text.lines[...]
            var (edited, copies): ([Substring], [Substring]) = ([], [])
            while let line = rest.popFirst() {
                edited.append(line)
                guard let mark = line.wholeMatch(of: /<!-- (golden|code) ([^:]+): (.+) -->/) else { continue }
                let (kind, isCode) = (mark.1, mark.1 == "code")
                let copy = isCode ? Self.code : Self.picture
                copies.append(try copy(mark.3, mark.2, repository))
                guard rest.first?.hasPrefix("<!-- \(kind) ") != true else { continue }
                let end = rest.firstIndex { $0.hasPrefix("<!-- ") }
                guard let end, rest[end] == "<!-- /\(kind) -->" else {
                    throw Failure("\(file): the line <!-- /\(kind) --> is missing below “\(line)”.")
                }
                rest = rest[end...]
                edited += [isCode ? "```swift" : "```text", copies.joined(separator: "\n\n")[...], "```"]
                copies = []
            }
            edit(file, from: text, to: edited.joined(separator: "\n"))
        }
    }

    /// The first declaration in the source file `name` that starts with `opening`, with its attributes and without doc
    /// comments.
    private static func code(
        _ opening: Substring,
        of name: Substring,
        in repository: Repository
    ) throws(Failure) -> Substring {
        let files = ["App", "Core", "Features", "Tests"].flatMap(repository.files)
        guard let path = files.first(where: { $0.hasSuffix("/\(name)") }) else {
            throw Failure("There is no source file \(name), which a README names.")
        }
        let lines = try repository.text(of: path).lines
        guard var start = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(opening) }) else {
            throw Failure("\(path) has no line that starts with “\(opening)”, which a README copies.")
        }
        while start > 0, lines[start - 1].drop(while: { $0 == " " }).hasPrefix("@") { start -= 1 }
        let indent = lines[start].prefix { $0 == " " }
        let end = lines[start...].firstIndex { $0 == indent + "}" } ?? start
        let code = lines[start...end].filter { !$0.contains("/// ") }.map { $0.dropFirst(indent.count) }
        return "// \(name)\n\(code.joined(separator: "\n"))"
    }

    /// The picture below a title in the golden file of a screen.
    static func picture(
        _ title: Substring,
        of name: Substring,
        in repository: Repository
    ) throws(Failure) -> Substring {
        guard let path = repository.files(below: "Tests/Goldens").first(where: { $0.hasSuffix("/\(name).txt") }) else {
            throw Failure("Tests/Goldens has no file \(name).txt, which a README or screens.svg names.")
        }
        let text = try "\n\n" + repository.text(of: path).dropLast()
        guard let start = text.firstRange(of: "\n\n== \(title)\n") else {
            throw Failure("\(path) has no screen “== \(title)”, which a README or screens.svg names.")
        }
        let rest = text[start.upperBound...]
        return rest[..<(rest.firstRange(of: "\n\n== ")?.lowerBound ?? rest.endIndex)]
    }
}

extension String {
    /// The text without the screens that are copied from these golden files.
    func withoutGoldens(_ files: Set<String>) -> String {
        replacing(/<!-- golden (\w+): .*\n(?:.*\n)*?<!-- \/golden -->\n+/) { screen in
            files.contains { $0.hasSuffix("/\(screen.1).txt") } ? "" : screen.0
        }
    }
}
