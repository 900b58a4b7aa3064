/// A list in a source file with a line for each feature, such as the commands. new-feature adds a line. remove-feature
/// finds the line by the feature's name.
struct FeatureList {
    let file: String
    /// The line above the first entry. `nil` means the imports of the file.
    let opening: String?
}

extension FeatureList {
    static let names = FeatureList(file: "Package.swift", opening: "let features: [String] = [")
    static let commands = FeatureList(
        file: "App/Focal/Composition/Composition.swift",
        opening: "    nonisolated static let featureCommands: [any ParsableCommand.Type] = ["
    )
    /// First the tabs in their order, then what only links open, sorted by name.
    static let places = FeatureList(
        file: appFile("AppFeatures"),
        opening: "    public static let all: [AppFeature] = ["
    )
    static let collections = FeatureList(
        file: appFile("SampleCollections"),
        opening: "        // One line for each feature."
    )

    /// Whether the repository has one of the lists. A package that a team already has contains none of them.
    static var areThere: Bool {
        [names, places, collections].contains { list in
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
        _ address: Address,
        _ fields: Fields,
        _ placement: Placement,
        files: [String: String]
    ) -> [(list: FeatureList, line: String)] {
        let entry = files["Features/\(name)/\(name)Feature.swift"] ?? ""
        let saved = entry.contains("saved: (any SavedLists)?") ? ", saved: $0.saved" : ""
        let changes = entry.contains(/\bchanges: Changes[,)]/) ? ", changes: $0.changes" : ""
        // With changes, the line would be too long.
        let clock = changes.isEmpty && entry.contains("clock: any Clock<Duration>") ? ", clock: $0.clock" : ""
        let place = placement == .tab ? "" : ", .\(placement)"
        let feature = "\(name)Feature(client: $0.client\(changes)\(saved)\(clock))"
        let head = "        AppFeature(\(name)Route.self\(place)) {"
        let isLong = head.count + feature.count > 116
        let hasSamples = files.keys.contains(where: \.isSampleData)
        let paging = fields.paging.map { ", paging: \($0.code)" } ?? ""
        let search = address.search == "q" ? "" : ", search: \"\(address.search)\""
        let shape =
            paging + (fields.list.isEmpty ? "" : ", in: \(fields.list)") + fields.idPlace + search
            + (fields.flag.map { ", flags: [\"\($0.path[0])\"]" } ?? "")
        let collection = "add(\"\(address.collection)\", json: Self.\(name.spelling.lowerCamel)\(shape))"
        return [
            (names, "    \"\(name)\",\(hasSamples ? " \"\(name)/SampleData\"," : "")"),
            (FeatureList(file: places.file, opening: nil), "import \(name)"),
            (places, head + (isLong ? "\n            " : " ") + "\(feature) },"),
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
        let (start, entries) = try (range(of: lines).lowerBound, entries(of: lines))
        let last = entries.last { $0.code.sortKey <= line.sortKey }
        lines.insert(line[...], at: last?.end ?? start)
        return lines.joined(separator: "\n")
    }

    /// The names of the features in the list `names`.
    func features(in text: String) throws(Failure) -> [String] {
        try entries(of: text.lines).compactMap { $0.code.firstMatch(of: /^ *"(\w+)",/).map { String($0.1) } }
    }

    /// How many features in the list `places` are tabs.
    func tabCount(in text: String) throws(Failure) -> Int {
        try entries(of: text.lines).count { $0.code.sortKey.isEmpty }
    }

    /// The entries without the comments above them, and the index of the line below each. swift-format makes several
    /// lines of a long entry.
    private func entries(of lines: [Substring]) throws(Failure) -> [(code: String, end: Int)] {
        var (entries, code, depth): ([(code: String, end: Int)], String, Int) = ([], "", 0)
        for index in try range(of: lines) where !lines[index].trimmed.hasPrefix("//") {
            code += lines[index]
            depth += lines[index].count { "({".contains($0) } - lines[index].count { ")}".contains($0) }
            guard depth <= 0 else { continue }
            entries.append((code, index + 1))
            (code, depth) = ("", 0)
        }
        return entries
    }

    /// The lines of the entries.
    private func range(of lines: [Substring]) throws(Failure) -> Range<Int> {
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
        let indent = opening.prefix { $0 == " " }.count
        let end = lines[start...].firstIndex { line in
            "]}".contains(line.trimmed.first ?? " ") && line.prefix { $0 == " " }.count <= indent
        }
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

extension String {
    /// What an entry is sorted by. It is empty for a tab, so tabs come first and keep their order.
    fileprivate var sortKey: String {
        guard let feature = firstMatch(of: /^ *AppFeature\(\s*(\w+?)(?:Route)?\.self(,\s*\.(link|once)\b)?/) else {
            return self[...].importedModule.map(String.init) ?? self
        }
        return feature.2 == nil ? "" : String(feature.1)
    }
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
