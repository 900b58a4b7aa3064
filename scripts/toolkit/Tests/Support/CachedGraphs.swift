import Foundation

/// The module graphs that `toolkit` has cached in the repositories of all tests. Many repositories have the same
/// Package.swift, and the package manager needs half a second to read it. Suites with many such repositories are
/// serialized, so that a test can use the graphs of the test before it.
actor CachedGraphs {
    static let shared = CachedGraphs()

    private let path = ".build-toolkit/graphs.json"
    private var graphs: Set<Data> = []

    /// Writes all graphs to `repository`, if it has no cache.
    func restore(to repository: TestRepository) throws {
        guard !FileManager.default.fileExists(atPath: repository.root.appending(path: path).path) else { return }
        let json = graphs.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
        try repository.write("[\(json)]", to: path)
    }

    /// Adds the graphs that `repository` has.
    func save(from repository: TestRepository) throws {
        let json = try Data(contentsOf: repository.root.appending(path: path))
        let entries = try JSONSerialization.jsonObject(with: json) as? [Any] ?? []
        graphs.formUnion(try entries.map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) })
    }
}
