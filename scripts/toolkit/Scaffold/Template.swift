/// A feature named `SampleThing`, as text: what a new feature begins as.
struct Template {
    /// The folder that holds a folder for each template.
    static let folder = "scripts/templates"
    /// The name that stands for the new one, in every spelling.
    static let placeholder = Spelling("SampleThing")

    /// The template's name.
    let name: String
    /// Its files, by their paths in the tree that it makes.
    let files: [String: String]

    /// Reads a template.
    init(_ name: String, in repository: Repository) throws(Failure) {
        let known = Self.names(in: repository)
        guard known.contains(name) else {
            throw .usage("There is no template “\(name)”. There are: \(known.joined(separator: ", ")).")
        }
        let top = "\(Self.folder)/\(name)/"
        var files: [String: String] = [:]
        for path in repository.files(below: "\(Self.folder)/\(name)") {
            files[String(path.dropFirst(top.count))] = try repository.text(of: path)
        }
        let entry = Self.placeholder.upperCamel
        guard files["Features/\(entry)/\(entry)Feature.swift"] != nil else {
            throw Failure("The template “\(name)” has no Features/\(entry)/\(entry)Feature.swift: it makes no feature.")
        }
        self.name = name
        self.files = files
    }

    /// The names of the templates that there are, sorted.
    static func names(in repository: Repository) -> [String] {
        repository.folders(in: folder)
    }

    /// Its files for a feature of another name, by their paths.
    func files(for name: FeatureName) -> [String: String] {
        let renaming = Renaming(from: Self.placeholder, to: name.spelling)
        var renamed: [String: String] = [:]
        for (path, text) in files {
            let isSwift = path.hasSuffix(".swift")
            renamed[renaming.applied(to: path)] = renaming.applied(to: text).withSortedImports(isSwift)
        }
        return renamed
    }
}

extension String {
    /// The same with each run of imports in the order that the formatter wants: another name sorts elsewhere.
    fileprivate func withSortedImports(_ isSwift: Bool) -> String {
        guard isSwift else { return self }
        var lines = lines
        guard let start = lines.firstIndex(where: { $0.importedModule != nil }) else { return self }
        let end = lines[start...].firstIndex { $0.importedModule == nil } ?? lines.endIndex
        lines[start..<end].sort { ($0.importedModule ?? "") < ($1.importedModule ?? "") }
        return lines.joined(separator: "\n")
    }
}

extension Substring {
    fileprivate var importedModule: Substring? {
        let words = split(separator: " ")
        return words.count <= 3 && words.dropLast().last == "import" ? words.last : nil
    }
}
