/// Where a feature is made known: an entry in each of some sorted lists.
struct Registration {
    /// The list.
    let list: SortedList
    /// The line of the feature.
    let line: String
}

extension Registration {
    /// The features in Package.swift.
    static let package = SortedList(
        file: Manifest.path,
        title: "the list of features",
        start: after("let features: [String] = ["),
        isClosing: { $0 == "]" },
        key: { $0.between("    \"", "\",") }
    )

    /// All lists, by file.
    static let lists = Dictionary(grouping: [collections, commands, features, imports, package], by: \.file)

    /// What a feature has to be in, with its lines there; the collection only where the template brings sample data.
    static func all(of name: FeatureName, withCollection: Bool) -> [Registration] {
        let spelling = name.spelling
        let property = spelling.lowerCamel
        let collection = Registration(
            list: collections,
            line: "        \"\(spelling.plural.kebab)\": { \(spelling.plural.lowerCamel) },"
        )
        return [
            Registration(list: package, line: "    \"\(name)\","),
            Registration(list: imports, line: "import \(name)"),
            Registration(list: commands, line: "        \(name)Command.self,"),
            Registration(list: features, line: "    var \(property): \(name)Feature { .init(client: client) }"),
        ] + (withCollection ? [collection] : [])
    }

    /// The collections of the fake server.
    static let collections = SortedList(
        file: "Core/Network/Fake/SampleData/SampleData.swift",
        title: "the list of collections",
        start: after("    public static let all = SampleData(lazy: ["),
        isClosing: { $0 == "    ])" },
        key: { $0.between("        \"", "},")?.prefix { $0 != "\"" } }
    )

    /// The commands of the app.
    static let commands = SortedList(
        file: composition,
        title: "the list of commands",
        start: after("    nonisolated static let commands: [any ParsableCommand.Type] = ["),
        isClosing: { $0 == "    ]" },
        key: { $0.between("        ", "Command.self,") }
    )

    private static let composition = "App/Composition/Composition.swift"

    private static let imports = SortedList(
        file: composition,
        title: "the list of imports",
        start: { $0.firstIndex { $0.hasPrefix("import ") } },
        isClosing: { $0.isEmpty },
        key: { $0.between("import ", "") }
    )

    private static let features = SortedList(
        file: composition,
        title: "the list of composed features",
        start: after("/// The features, sorted.", "extension Composition {"),
        isClosing: { $0 == "}" },
        key: { $0.between("    var ", " }")?.prefix { $0 != ":" } }
    )
}

/// The line after these lines.
private func after(_ opening: String...) -> @Sendable (_ lines: [Substring]) -> Int? {
    { lines in
        lines.indices.first { lines[$0...].prefix(opening.count).elementsEqual(opening) { $0 == $1 } }
            .map { $0 + opening.count }
    }
}

extension Substring {
    /// What stands between a beginning and an end, if the line has both and something there.
    fileprivate func between(_ beginning: String, _ end: String) -> Substring? {
        guard hasPrefix(beginning), hasSuffix(end), count > beginning.count + end.count else { return nil }
        let inner = dropFirst(beginning.count).dropLast(end.count)
        return inner.first == " " ? nil : inner
    }
}
