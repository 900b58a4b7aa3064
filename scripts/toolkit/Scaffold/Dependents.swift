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
        for path in ["App", "Core", "Features", "Tests"].flatMap(repository.files) where path.hasSuffix(".swift") {
            guard record.files[path] == nil, !own.contains(where: path.hasPrefix) else { continue }
            let file = SourceFile(path: path, text: try repository.text(of: path))
            // Few files hold the name at all.
            guard file.text.contains(name) else { continue }
            let lines = file.linesThatNeed(name).filter { entries[path]?.contains($0 - 1) != true }
            places += lines.map { "\(path):\($0)" }
        }
        return places
    }
}

extension SourceFile {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The lines that import a feature or name its entry; what stands in strings and comments does not count.
    fileprivate func linesThatNeed(_ feature: String) -> [Int] {
        let code = Code(self)
        let imports = code.imports.filter { $0.module == feature }.map(\.line)
        let entries = code.tokens.filter { $0.isName && code.text($0) == "\(feature)Feature" }.map { Int($0.line) }
        return Set(imports + entries).sorted()
    }
}
