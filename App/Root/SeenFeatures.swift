import Core
public import Foundation

/// Which features with the placement `once` the user has closed. It outlives a logout.
@MainActor
public final class SeenFeatures {
    private let file: URL?
    /// The names of the features, with the id of the user if each user sees them once.
    public private(set) var names: Set<String>

    /// Reads the names from a file. Without a file, each run of the app starts with `names`.
    public init(_ names: Set<String> = [], file: URL? = nil) {
        self.file = file
        let data = file.flatMap { try? Data(contentsOf: $0) }
        let saved = data.flatMap { try? JSONCoding.decode([String].self, from: $0) }
        self.names = saved.map(Set.init) ?? names
    }

    /// If the file cannot be written, the user sees the feature again.
    func insert(_ name: String) {
        guard names.insert(name).inserted, let file else { return }
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONCoding.encode(names.sorted()).write(to: file, options: .atomic)
    }
}
