/// A feature named `SampleThing` that shows `sample items`: the text that a new feature is made from.
struct Template {
    /// The folder with a folder for each template.
    static let folder = "scripts/templates"
    /// The placeholder for the feature's name.
    static let name = Spelling("SampleThing")
    /// The placeholder for the noun.
    static let noun = Noun(singular: Spelling("SampleItem"), plural: Spelling("SampleItems"))

    /// The template's own name.
    let title: String
    /// The texts of its files by path, as they lie in the tree of a feature.
    private let files: [String: String]

    /// Reads a template.
    init(_ title: String, in repository: Repository) throws(Failure) {
        let known = Self.titles(in: repository)
        guard known.contains(title) else {
            throw .usage("There is no template “\(title.oneLine)”. There are: \(known.joined(separator: ", ")).")
        }
        let top = "\(Self.folder)/\(title)"
        var files: [String: String] = [:]
        for path in repository.files(below: top) {
            files[String(path.dropFirst(top.count + 1))] = try repository.text(of: path)
        }
        guard files["Features/SampleThing/SampleThingFeature.swift"] != nil else {
            throw Failure("The template “\(title)” has no Features/SampleThing/SampleThingFeature.swift.")
        }
        self.title = title
        self.files = files
    }

    /// The names of all templates, sorted.
    static func titles(in repository: Repository) -> [String] {
        repository.folders(in: folder)
    }

    /// The files of a new feature.
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
    /// The text with the first block of imports sorted, as the formatter wants it: a new name has another place.
    fileprivate var withSortedImports: String {
        var lines = lines
        guard let start = lines.firstIndex(where: { $0.importedModule != nil }) else { return self }
        let end = lines[start...].firstIndex { $0.importedModule == nil } ?? lines.endIndex
        lines[start..<end].sort { ($0.importedModule ?? "") < ($1.importedModule ?? "") }
        return lines.joined(separator: "\n")
    }

    /// The text without line breaks, for a message.
    var oneLine: String { String(map { $0.isNewline || $0 == "\0" ? " " : $0 }) }
}

extension Substring {
    fileprivate var importedModule: Substring? {
        let words = split(separator: " ")
        return words.count <= 3 && words.dropLast().last == "import" ? words.last : nil
    }
}
