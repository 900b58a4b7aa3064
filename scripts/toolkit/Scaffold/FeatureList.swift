/// A list in a source file with a line for each feature, such as the commands. new-feature adds a line. remove-feature
/// finds the line by the feature's name.
struct FeatureList {
    let file: String
    /// The line above the first entry. `nil` means the imports of the file.
    let opening: String?
    /// Whether a new line is added at its sorted place, and not at the end.
    var isSorted = true
}

extension FeatureList {
    static let names = FeatureList(file: "Package.swift", opening: "let features: [String] = [")
    static let commands = FeatureList(
        file: "App/Focal/Composition/Composition.swift",
        opening: "    nonisolated static let featureCommands: [any ParsableCommand.Type] = ["
    )
    /// The order of this list is the order of the tabs.
    static let tabs = FeatureList(
        file: appFile("AppFeatures"),
        opening: "    public static let all: [AppFeature] = [",
        isSorted: false
    )
    static let collections = FeatureList(
        file: appFile("SampleCollections"),
        opening: "        // One line for each feature.",
        isSorted: false
    )

    /// Whether the repository has one of the lists. A package that a team already has contains none of them.
    static var areThere: Bool {
        [names, tabs, collections].contains { list in
            (try? Repository.current.text(of: list.file))?.contains(list.opening ?? "") == true
        }
    }

    /// The path of a file in App that has a folder of its own. In a product, the folder has another name.
    private static func appFile(_ name: String) -> String {
        let paths = (Repository.current.names(in: "App") ?? []).map { "App/\($0)/\(name).swift" }
        return paths.first(where: Repository.current.exists) ?? "App/\(name)/\(name).swift"
    }

    /// The lines that a feature with these files needs. If there is sample data in the files, the fake server needs
    /// lines for the feature's collection.
    static func lines(
        of name: FeatureName,
        _ noun: Noun,
        _ fields: Fields,
        files: [String: String]
    ) -> [(list: FeatureList, line: String)] {
        let entry = files["Features/\(name)/\(name)Feature.swift"] ?? ""
        let saved = entry.contains("saved: (any SavedLists)?") ? ", saved: $0.saved" : ""
        let changes = entry.contains(/\bchanges: Changes[,)]/) ? ", changes: $0.changes" : ""
        // With changes, the line would be too long.
        let clock = changes.isEmpty && entry.contains("clock: any Clock<Duration>") ? ", clock: $0.clock" : ""
        let tab = "AppFeature(\(name)Route.self) { \(name)Feature(client: $0.client\(changes)\(saved)\(clock)) },"
        let hasSamples = files.keys.contains(where: \.isSampleData)
        let paging = fields.paging.map { ", paging: \($0.code)" } ?? ""
        let shape = paging + (fields.list.isEmpty ? "" : ", in: \(fields.list)") + fields.idPlace
        let collection = "add(\"\(noun.plural.kebab)\", json: Self.\(name.spelling.lowerCamel)\(shape))"
        return [
            (names, "    \"\(name)\",\(hasSamples ? " \"\(name)/SampleData\"," : "")"),
            (FeatureList(file: tabs.file, opening: nil), "import \(name)"),
            (tabs, "        \(tab)"),
        ]
            + (files.keys.contains(where: \.isOfCommand) ? [(commands, "        \(name)Command.self,")] : [])
            + (hasSamples
                ? [
                    (FeatureList(file: collections.file, opening: nil), "import \(name)SampleData"),
                    (collections, "        \(collection)"),
                ] : [])
    }

    /// Returns the text of the file with a new line.
    func adding(_ line: String, to text: String) throws(Failure) -> String {
        var lines = text.lines
        let entries = try entries(of: lines)
        let key = { (line: Substring) in line.importedModule ?? line }
        let next = entries.first { isSorted && key(lines[$0]) > key(line[...]) }
        lines.insert(line[...], at: next ?? entries.upperBound)
        return lines.joined(separator: "\n")
    }

    /// The names of the features in the list `names` or `commands`.
    func features(in text: String) throws(Failure) -> [String] {
        let lines = text.lines
        return try entries(of: lines).compactMap { index in
            lines[index].firstMatch(of: /^ *"?(\w+?)(?:Command\.self|"),/).map { String($0.1) }
        }
    }

    /// The indices of the entries.
    private func entries(of lines: [Substring]) throws(Failure) -> Range<Int> {
        if let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<<") }) {
            throw Failure("\(file):\(index + 1): there is a merge conflict. Resolve the conflict first.")
        }
        guard let opening else {
            let first = lines.firstIndex { $0.importedModule != nil } ?? 0
            return first..<(lines[first...].firstIndex { $0.importedModule == nil } ?? first)
        }
        guard let start = lines.firstIndex(of: opening[...]).map({ $0 + 1 }) else {
            throw Failure("\(file): the line “\(opening.trimmed)” is missing. Restore it.")
        }
        let end = lines[start...].firstIndex { "]}".contains($0.trimmed.first ?? " ") }
        guard let end else {
            throw Failure("\(file): the list below “\(opening.trimmed)” has no end. Add the line “]”.")
        }
        return start..<end
    }
}

extension StringProtocol {
    /// The text without the spaces at its start.
    var trimmed: String { String(drop { $0 == " " }) }
}

extension Substring {
    /// The module that this line imports. Returns `nil` if the line is no import.
    var importedModule: Substring? {
        let words = split(separator: " ")
        return words.count <= 3 && words.dropLast().last == "import" ? words.last : nil
    }
}

extension String {
    /// Whether the file at this path contains a collection of the fake server.
    var isSampleData: Bool { contains("/SampleData/") }
    /// Whether the file at this path belongs to the command of a feature.
    var isOfCommand: Bool { hasPrefix("App/") || hasPrefix("Tests/AppTests/") }
}
