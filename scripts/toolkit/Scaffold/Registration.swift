/// The line of a feature in a list that contains a line for each feature, such as `import Feed`.
struct Registration {
    let list: EntryList
    let line: String
}

extension Registration {
    /// All lists, with the key that a feature has in them.
    static let lists: [(list: EntryList, key: @Sendable (Spelling) -> String)] = [
        (package, \.upperCamel), (imports, \.upperCamel), (features, \.upperCamel), (commands, \.upperCamel),
        (sampleImports, { $0.upperCamel + "SampleData" }), (collections, \.lowerCamel),
        (benchmarks, { Repository.benchmarks[$0.upperCamel]?.first ?? "" }),
    ]

    /// The lines that a feature with these files needs. If there is sample data in the files, the fake server needs lines
    /// for the feature's collection.
    static func all(of name: FeatureName, _ noun: Noun, files: [String: String]) -> [Registration] {
        let entry = files["Features/\(name)/\(name)Feature.swift"] ?? ""
        let saved = entry.contains("saved: (any SavedLists)?") ? ", saved: $0.saved" : ""
        let clock = entry.contains("clock: any Clock<Duration>") ? ", clock: $0.clock" : ""
        let feature = "AppFeature(\(name)Route.self) { \(name)Feature(client: $0.client\(saved)\(clock)) }"
        let hasSamples = files.keys.contains(where: \.isSampleData)
        let property = name.spelling.lowerCamel
        let samples = [
            Registration(list: sampleImports, line: "import \(name)SampleData"),
            Registration(list: collections, line: "        add(\"\(noun.plural.kebab)\", json: Self.\(property))"),
        ]
        return [
            Registration(list: package, line: "    \"\(name)\",\(hasSamples ? " \"\(name)/SampleData\"," : "")"),
            Registration(list: imports, line: "import \(name)"),
            Registration(list: features, line: "        \(feature),"),
            Registration(list: commands, line: "        \(name)Command.self,"),
        ] + (hasSamples ? samples : [])
    }

    static let package = EntryList(
        file: Manifest.path,
        title: "the list of features",
        start: after("let features: [String] = ["),
        isClosing: { $0 == "]" },
        key: { $0.between("    \"", "\",") }
    )

    /// The list of the features of the app. Its order is the order of the tabs.
    static let features = EntryList(
        file: "App/AppFeatures/AppFeatures.swift",
        title: "the list of tabs",
        isSorted: false,
        start: after("    public static let all: [AppFeature] = ["),
        isClosing: { $0 == "    ]" },
        key: { $0.between("        AppFeature(", "Route.self)") }
    )

    static let commands = EntryList(
        file: "App/Composition/Composition.swift",
        title: "the list of commands",
        start: after("    nonisolated static let commands: [any ParsableCommand.Type] = ["),
        isClosing: { $0 == "    ]" },
        key: { $0.between("        ", "Command.self,") }
    )

    /// The list of the collections that features add to the fake server.
    static let collections = EntryList(
        file: "App/SampleCollections/SampleCollections.swift",
        title: "the list of collections",
        isSorted: false,
        start: after("        // One line for each feature."),
        isClosing: { $0 == "    }" },
        key: { $0.hasPrefix("        add(") ? $0.dropLast().split(separator: " json: Self.").last : nil }
    )

    private static let imports = imports(of: features.file)
    private static let sampleImports = imports(of: collections.file)

    private static func imports(of file: String) -> EntryList {
        EntryList(
            file: file,
            title: "the list of imports",
            start: { $0.firstIndex { $0.importedModule != nil } },
            isClosing: \.isEmpty,
            key: \.importedModule
        )
    }

    private static let benchmarks = EntryList(
        file: Manifest.path,
        title: "the list of benchmarks",
        isOptional: true,
        start: after("        let benchmarks: [(String, [Need])] = ["),
        isClosing: { $0 == "        ]" },
        key: { $0.between("            (\"", "\", ") }
    )
}

/// Returns a function that searches for the `opening` line, and returns the index of the line after it. The function
/// returns `nil` if the file does not contain the line.
private func after(_ opening: String) -> @Sendable (_ lines: [Substring]) -> Int? {
    { lines in lines.firstIndex(of: opening[...]).map { $0 + 1 } }
}

extension Substring {
    /// The text after a prefix, up to `end`. Returns `nil` if there is no such text, or if it starts with a space.
    fileprivate func between(_ prefix: String, _ end: String) -> Substring? {
        guard hasPrefix(prefix), let range = dropFirst(prefix.count).firstRange(of: end) else { return nil }
        let inner = self[..<range.lowerBound].dropFirst(prefix.count)
        return inner.isEmpty || inner.first == " " ? nil : inner
    }
}
