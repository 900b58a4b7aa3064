import Foundation

/// The path and the bytes of a file with Swift code.
struct SourceFile: Sendable {
    let path: String
    /// The text of the file in UTF-8.
    let bytes: [UInt8]

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

extension Repository {
    /// Reads Package.swift and the Swift files of all modules.
    func sources(of graph: ModuleGraph) throws(Failure) -> [SourceFile] {
        let folders = graph.modules.map(\.path)
        let tops = Set(folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } })
        let paths = [Manifest.path] + tops.sorted().flatMap(files(below:)).filter { $0.hasSuffix(".swift") }
        return try paths.map { path throws(Failure) in
            guard let data = FileManager.default.contents(atPath: url(path).path) else {
                throw Failure("Cannot read \(path).")
            }
            return SourceFile(path: path, bytes: Array(data))
        }
    }
}
