extension Edits {
    /// Adds the changes that update what the READMEs and the articles copy from other files. Each copy is between two
    /// lines:
    /// - `<!-- golden FeedScreen: Offline, en, 80 columns -->` and `<!-- /golden -->`: a screen in a golden file.
    /// - `<!-- code AuthState AuthStore.login -->` and `<!-- /code -->`: a type and a method. `AuthState.swift` is the
    ///   type with all that is above it in its file.
    mutating func editCopies(of repository: Repository) throws(Failure) {
        let others = ["App", "Core", "Features", "Tests", "scripts"].map { "\($0)/README.md" }
        let articles = ["App/ExistingApp.md", "App/ExistingApp.ja.md", "Tests/Support/TestSupport.docc/EveryOrder.md"]
        for file in (["README.md", "README.ja.md"] + articles + others).filter(repository.exists) {
            try edit(file, in: repository) { text throws(Failure) in try Self.updated(text, of: file, in: repository) }
        }
    }

    private static func updated(_ text: String, of file: String, in repository: Repository) throws(Failure) -> String {
        var rest = text.lines[...]
        var updated: [Substring] = []
        while let line = rest.popFirst() {
            updated.append(line)
            let (kind, language, copy): (String, String, Substring)
            if let mark = line.wholeMatch(of: /<!-- golden (\w+): (.+) -->/) {
                (kind, language) = ("golden", "text")
                copy = try picture(mark.2, of: mark.1, in: repository)
            } else if let mark = line.wholeMatch(of: /<!-- code (.+) -->/) {
                (kind, language) = ("code", "swift")
                copy = try code(mark.1.split(separator: " "), in: repository)
            } else {
                continue
            }
            let end = rest.firstIndex { $0.hasPrefix("<!-- ") }
            guard let end, rest[end] == "<!-- /\(kind) -->" else {
                throw Failure("\(file): the line <!-- /\(kind) --> is missing below “\(line)”.")
            }
            rest = rest[end...]
            updated += ["```\(language)", copy, "```"]
        }
        return updated.joined(separator: "\n")
    }

    /// The types and methods with these names, with their attributes and without their doc comments. `AuthStore.login`
    /// is the method `login` in AuthStore.swift.
    private static func code(_ names: [Substring], in repository: Repository) throws(Failure) -> Substring {
        let files = ["App", "Core", "Features", "Tests"].flatMap(repository.files)
        var copies: [String] = []
        for name in names {
            let parts = name.split(separator: ".")
            let opening = /^[^\/]*\b(?:enum|protocol|struct|class|func) (\w+)/
            guard let path = files.first(where: { $0.hasSuffix("/\(parts[0]).swift") }) else {
                throw Failure("There is no source file \(parts[0]).swift, which a README names.")
            }
            let lines = try repository.text(of: path).lines
            let declaration = lines.firstIndex { $0.firstMatch(of: opening)?.1 == parts.last }
            guard var start = parts.last == "swift" ? lines.startIndex : declaration else {
                throw Failure("\(path) does not declare “\(parts[parts.count - 1])”, which a README copies.")
            }
            while start > 0, lines[start - 1].drop(while: { $0 == " " }).hasPrefix("@") { start -= 1 }
            let indent = lines[start].prefix { $0 == " " }
            let end = lines[start...].firstIndex { $0 == indent + "}" } ?? start
            let code = lines[start...end].filter { !$0.contains("/// ") }.map { $0.dropFirst(indent.count) }
            copies.append("// \(parts[0]).swift\n\(code.joined(separator: "\n"))")
        }
        return copies.joined(separator: "\n\n")[...]
    }

    /// The picture below a title in the golden file of a screen.
    private static func picture(
        _ title: Substring,
        of name: Substring,
        in repository: Repository
    ) throws(Failure) -> Substring {
        guard let path = repository.files(below: "Tests/Goldens").first(where: { $0.hasSuffix("/\(name).txt") }) else {
            throw Failure("Tests/Goldens has no file \(name).txt, which a README names.")
        }
        let text = try "\n\n" + repository.text(of: path).dropLast()
        guard let start = text.firstRange(of: "\n\n== \(title)\n") else {
            throw Failure("\(path) has no screen “== \(title)”, which a README names.")
        }
        let rest = text[start.upperBound...]
        return rest[..<(rest.firstRange(of: "\n\n== ")?.lowerBound ?? rest.endIndex)]
    }
}
