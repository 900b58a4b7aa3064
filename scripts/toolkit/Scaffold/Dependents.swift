import Foundation

/// What needs a feature, beside the feature itself, its tests, and what new-feature made with it.
struct Dependents {
    private let name: String
    private let record: FeatureRecord
    private let entries: [String: Set<Int?>]
    private let repository: Repository
    private let graph: ModuleGraph
    /// The feature's entry and its commands: what others name to use it.
    private let names: Set<String>

    init(
        of name: String,
        besides record: FeatureRecord,
        _ entries: [RecordedEntry],
        in repository: Repository,
        _ graph: ModuleGraph
    ) {
        self.name = name
        self.record = record
        self.entries = Dictionary(grouping: entries, by: \.file).mapValues { Set($0.map(\.index)) }
        self.repository = repository
        self.graph = graph
        names = Set(record.files.keys.filter { $0.hasPrefix("App/") }.map(\.typeName)).union(["\(name)Feature"])
    }

    /// Who they are: a module that declares it, a line that imports or names it, as `App/Commands/Tour.swift:4`.
    var places: [String] {
        let declaring = graph.modules.filter { module in
            module.dependencies.contains(name) && module.path != "App" && module.name != "\(name)Tests"
        }
        var places = declaring.map { "\(Manifest.path): \($0.name) declares it" }
        let paths = ["App", "Core", "Features", "Tests", "scripts"].flatMap(repository.files)
        for path in paths where path.hasSuffix(".swift") && !isOwn(path) {
            guard let data = FileManager.default.contents(atPath: repository.url(path).path) else { continue }
            let file = SourceFile(path: path, bytes: Array(data))
            // Few files hold the name at all.
            guard file.holds(Array(name.utf8)) else { continue }
            let lines = file.lines(importing: name, orNaming: names).filter { entries[path]?.contains($0 - 1) != true }
            places += lines.map { "\(path):\($0)" }
        }
        return places
    }

    private func isOwn(_ path: String) -> Bool {
        let folders = ["Features/\(name)/", "Tests/\(name)Tests/", Template.folder + "/"]
        return record.files[path] != nil || folders.contains(where: path.hasPrefix)
    }
}

extension SourceFile {
    fileprivate func holds(_ name: [UInt8]) -> Bool {
        bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
    }

    /// The lines that import a module or name one of these types; what stands in strings and comments does not count.
    fileprivate func lines(importing module: String, orNaming types: Set<String>) -> [Int] {
        let code = Code(self)
        let imports = code.imports.filter { $0.module == module }.map(\.line)
        let mentions = code.tokens.filter { $0.isName && types.contains(code.text($0)) }.map { Int($0.line) }
        return Set(imports + mentions).sorted()
    }
}
