/// The line of a feature in a list that contains a line for each feature, such as `import Feed`.
struct Registration {
    let list: SortedList
    let line: String
}

extension Registration {
    /// All lists that contain a line for each feature. The key is the path of the file that contains the list.
    static let lists = Dictionary(grouping: [collections, commands, features, imports, package], by: \.file)

    /// The lines that a feature needs. `withCollection` adds the line for the feature's collection on the fake server.
    static func all(of name: FeatureName, _ noun: Noun, withCollection: Bool) -> [Registration] {
        let (property, collection) = (name.spelling.lowerCamel, noun.plural)
        let samples = "        add(\"\(collection.kebab)\", json: Self.\(collection.lowerCamel))"
        return [
            Registration(list: package, line: "    \"\(name)\","),
            Registration(list: imports, line: "import \(name)"),
            Registration(list: commands, line: "        \(name)Command.self,"),
            Registration(list: features, line: "    var \(property): \(name)Feature { .init(client: client) }"),
        ] + (withCollection ? [Registration(list: collections, line: samples)] : [])
    }

    /// The list of the features in Package.swift.
    static let package = SortedList(
        file: Manifest.path,
        title: "the list of features",
        start: after("let features: [String] = ["),
        isClosing: { $0 == "]" },
        key: { $0.between("    \"", "\",") }
    )

    /// The list of the collections that features add to the fake server.
    static let collections = SortedList(
        file: "App/SampleCollections/SampleCollections.swift",
        title: "the list of collections",
        start: after("        // One line for each feature, sorted."),
        isClosing: { $0 == "    }" },
        key: { $0.between("        add(\"", ")")?.prefix { $0 != "\"" } }
    )

    /// The list of the app's commands.
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
        title: "the list of feature properties",
        start: after("/// The features, sorted.", "extension Composition {"),
        isClosing: { $0 == "}" },
        key: { $0.between("    var ", " }")?.prefix { $0 != ":" } }
    )
}

/// Returns a function that searches for the `opening` lines, and returns the index of the line after them. The function
/// returns `nil` if the file does not contain the `opening` lines.
private func after(_ opening: String...) -> @Sendable (_ lines: [Substring]) -> Int? {
    { lines in
        lines.indices.first { lines[$0...].prefix(opening.count).elementsEqual(opening) { $0 == $1 } }
            .map { $0 + opening.count }
    }
}

extension Substring {
    /// The text between a prefix and a suffix. Returns `nil` if the line does not start and end with them.
    fileprivate func between(_ prefix: String, _ suffix: String) -> Substring? {
        guard hasPrefix(prefix), hasSuffix(suffix), count > prefix.count + suffix.count else { return nil }
        let inner = dropFirst(prefix.count).dropLast(suffix.count)
        return inner.first == " " ? nil : inner
    }
}
