/// The line of a feature in a list that contains a line for each feature, such as `public import Feed`.
struct Registration {
    let list: SortedList
    let line: String
}

extension Registration {
    /// The lists to which new-feature adds lines. The key is the path of the file that contains the list.
    static let lists = Dictionary(
        grouping: [collections, commands, features, imports, links, package, tabs],
        by: \.file
    )

    /// The lines that a feature with these files needs. If there is sample data in the files, the fake server needs a
    /// line for the feature's collection. A route needs a line for the feature's tab. A command that shows one thing
    /// needs a line for `focal open`.
    static func all(of name: FeatureName, _ noun: Noun, files: [String: String]) -> [Registration] {
        let (property, collection) = (name.spelling.lowerCamel, noun.plural)
        let samples = "        add(\"\(collection.kebab)\", json: Self.\(collection.lowerCamel))"
        let entry = files["Features/\(name)/\(name)Feature.swift"] ?? ""
        let saved = entry.contains("saved: (any SavedLists)?") ? ", saved: saved" : ""
        let clock = entry.contains("clock: any Clock<Duration>") ? ", clock: clock" : ""
        let dependencies = "client: client\(saved)\(clock)"
        let hasTab = files["App/Root/Routes/\(name)Route.swift"] != nil
        let hasIDs = files.keys.contains { $0.hasSuffix("/\(name)ShowCommand.swift") }
        let link = "        case \(name)Route.name: [name] + shown + options"
        return [
            Registration(list: package, line: "    \"\(name)\","),
            Registration(list: imports, line: "public import \(name)"),
            Registration(list: commands, line: "        \(name)Command.self,"),
            Registration(list: features, line: "    public var \(property): \(name)Feature { .init(\(dependencies)) }"),
        ] + (hasTab ? [Registration(list: tabs, line: "        \(name)Route.self,")] : [])
            + (hasIDs ? [Registration(list: links, line: link)] : [])
            + (files.keys.contains(where: \.isSampleData) ? [Registration(list: collections, line: samples)] : [])
    }

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

    static let commands = SortedList(
        file: "App/Composition/Composition.swift",
        title: "the list of commands",
        start: after("    nonisolated static let commands: [any ParsableCommand.Type] = ["),
        isClosing: { $0 == "    ]" },
        key: { $0.between("        ", "Command.self,") }
    )

    private static let links = SortedList(
        file: "App/Commands/Link+Arguments.swift",
        title: "the list of links with ids",
        start: after("        // One line for each feature whose links can contain an id, sorted."),
        isClosing: { $0.hasPrefix("        default: ") },
        key: { $0.between("        case ", "Route.name: [name] + shown + options") }
    )

    /// The list of the properties that create the features.
    static let features = SortedList(
        file: "App/Root/Features.swift",
        title: "the list of feature properties",
        start: after("// swift-format-ignore", "extension Features {"),
        isClosing: { $0 == "}" },
        key: { $0.between("    public var ", " }")?.prefix { $0 != ":" } }
    )

    private static let imports = SortedList(
        file: features.file,
        title: "the list of imports",
        start: { $0.firstIndex { $0.hasPrefix("public import ") } },
        isClosing: { $0.isEmpty },
        key: { $0.between("public import ", "") }
    )

    private static let tabs = SortedList(
        file: features.file,
        title: "the list of tabs",
        start: after("    public static let tabs: [any Route.Type] = ["),
        isClosing: { $0 == "    ]" },
        key: { $0.between("        ", "Route.self,") }
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
    /// The text between a prefix and a suffix. Returns `nil` if there is no such text, or if it starts with a space.
    fileprivate func between(_ prefix: String, _ suffix: String) -> Substring? {
        guard hasPrefix(prefix), hasSuffix(suffix), count > prefix.count + suffix.count else { return nil }
        let inner = dropFirst(prefix.count).dropLast(suffix.count)
        return inner.first == " " ? nil : inner
    }
}
