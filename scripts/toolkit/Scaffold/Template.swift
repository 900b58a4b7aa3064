/// The files from which new-feature creates a feature. They describe a feature `SampleThing` that shows `sample items`.
struct Template {
    /// The path of the folder that contains one folder for each template.
    static let folder = "scripts/templates"
    /// The placeholder for the feature's name.
    static let name = Spelling("SampleThing")
    /// The placeholder for the noun, in singular and plural.
    static let noun = Noun(singular: Spelling("SampleItem"), plural: Spelling("SampleItems"))

    /// The name of the template, such as `list`.
    let title: String
    /// The text of each file of the template. The key is the path, such as
    /// `Features/SampleThing/SampleThingFeature.swift`.
    private let files: [String: String]

    /// Reads the files of a template. If `isOffline` is true, the feature also saves its data on this device. Throws an
    /// error if the template does not exist, has no entry point, or cannot be offline.
    init(_ title: String, isOffline: Bool, in repository: Repository) throws(Failure) {
        let known = Self.titles(in: repository)
        guard known.contains(title) else {
            throw .usage(
                "There is no template “\(title.oneLine)”. The templates are: \(known.joined(separator: ", "))."
            )
        }
        let top = "\(Self.folder)/\(title)"
        var files: [String: String] = [:]
        for path in repository.files(below: top) {
            files[String(path.dropFirst(top.count + 1))] = try repository.text(of: path)
        }
        guard files["Features/SampleThing/SampleThingFeature.swift"] != nil else {
            throw Failure("The template “\(title)” has no Features/SampleThing/SampleThingFeature.swift.")
        }
        guard !isOffline || files.values.contains(where: { $0.contains("#if OFFLINE\n") }) else {
            throw .usage("The template “\(title)” has no “#if OFFLINE”, so it cannot be used with --offline.")
        }
        self.title = title
        self.files = files.compactMapValues { $0.resolved(isOffline: isOffline) }
    }

    /// The names of all templates, sorted.
    static func titles(in repository: Repository) -> [String] {
        repository.folders(in: folder)
    }

    /// The text of each file of a new feature, with all placeholders replaced. The key is the path of the file.
    func files(_ renaming: Renaming) -> [String: String] {
        var renamed: [String: String] = [:]
        for (path, text) in files {
            let text = renaming.applied(to: text)
            renamed[renaming.applied(to: path)] = path.hasSuffix(".swift") ? text.withSortedImports : text
        }
        return renamed
    }
}

extension String {
    /// The text with only one branch of each `#if OFFLINE … #else … #endif`. Returns `nil` if no code is left.
    fileprivate func resolved(isOffline: Bool) -> String? {
        guard contains("#if OFFLINE\n") else { return self }
        var kept: [Substring] = []
        var isKept: Bool?
        for line in lines {
            switch line.drop(while: { $0 == " " }) {
            case "#if OFFLINE": isKept = isOffline
            case "#else" where isKept != nil: isKept?.toggle()
            case "#endif" where isKept != nil: isKept = nil
            case "" where kept.last?.isEmpty == true: break
            case _ where isKept != false: kept.append(line)
            default: break
            }
        }
        let hasCode = kept.contains { !$0.isEmpty && !$0.hasPrefix("//") && $0.importedModule == nil }
        return hasCode ? kept.joined(separator: "\n") : nil
    }

    /// The text with its first block of imports sorted again. The names of modules have changed, so the order can be
    /// wrong.
    var withSortedImports: String {
        var lines = lines
        guard let start = lines.firstIndex(where: { $0.importedModule != nil }) else { return self }
        let end = lines[start...].firstIndex { $0.importedModule == nil } ?? lines.endIndex
        lines[start..<end].sort { ($0.importedModule ?? "") < ($1.importedModule ?? "") }
        return lines.joined(separator: "\n")
    }

    /// The text with spaces instead of line breaks, for use in a message.
    var oneLine: String { String(map { $0.isNewline || $0 == "\0" ? " " : $0 }) }
}

extension Substring {
    fileprivate var importedModule: Substring? {
        let words = split(separator: " ")
        return words.count <= 3 && words.dropLast().last == "import" ? words.last : nil
    }
}
