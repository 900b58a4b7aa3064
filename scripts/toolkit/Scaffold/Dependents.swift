import Foundation

/// What needs a feature, beside the feature itself, its tests, and what new-feature made with it.
struct Dependents {
    private let name: String
    private let record: FeatureRecord
    private let entries: [String: Set<Int?>]
    private let repository: Repository

    init(of name: String, besides record: FeatureRecord, _ entries: [RecordedEntry], in repository: Repository) {
        self.name = name
        self.record = record
        self.entries = Dictionary(grouping: entries, by: \.file).mapValues { Set($0.map(\.index)) }
        self.repository = repository
    }

    /// The lines that import it or name its entry, as `App/Commands/Tour.swift:4`.
    func places() throws(Failure) -> [String] {
        let own = ["Features/\(name)/", "Tests/\(name)Tests/"]
        var places: [String] = []
        for folder in ["App", "Core", "Features", "Tests"] {
            for path in repository.files(below: folder) where path.hasSuffix(".swift") {
                guard record.files[path] == nil, !own.contains(where: path.hasPrefix) else { continue }
                let lines = try repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
                for (index, line) in lines.enumerated() where entries[path]?.contains(index) != true && line.needs(name)
                {
                    places.append("\(path):\(index + 1)")
                }
            }
        }
        return places
    }
}

extension Substring {
    /// Whether the line imports a module or names its entry.
    fileprivate func needs(_ name: String) -> Bool {
        guard contains(name) else { return false }
        let words = split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.contains("\(name)Feature") || words.contains("import") && words.last == name[...]
    }
}
