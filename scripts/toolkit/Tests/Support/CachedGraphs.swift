import Foundation
import TestSupport

/// The module graphs that `toolkit` has cached in the repositories of all tests. Many repositories have the same
/// Package.swift, and the package manager needs half a second to read it. Suites with many such repositories are
/// serialized, so that a test can use the graphs of the test before it.
enum CachedGraphs {
    private static let path = ".build-toolkit/graphs.json"
    private static let graphs = Locked<Set<Data>>([])

    /// Writes all graphs to `repository`, if it has no cache.
    static func restore(to repository: TestRepository) throws {
        guard !FileManager.default.fileExists(atPath: repository.root.appending(path: path).path) else { return }
        let json = graphs.value.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
        try repository.write("[\(json)]", to: path)
    }

    /// Adds the graphs that `repository` has.
    static func save(from repository: TestRepository) throws {
        let json = try Data(contentsOf: repository.root.appending(path: path))
        let entries = try JSONSerialization.jsonObject(with: json) as? [Any] ?? []
        let new = try entries.map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        graphs.change { $0.formUnion(new) }
    }
}
