import Foundation

/// A file of Swift code.
struct SourceFile: Sendable {
    /// Its path, from the repository's top.
    let path: String
    /// Its text, in UTF-8.
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
    /// The Swift files of the modules, and Package.swift.
    func sources(of graph: ModuleGraph) throws(Failure) -> [SourceFile] {
        let folders = graph.modules.map(\.path)
        let tops = folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }
        let paths = Set(tops).sorted().flatMap(files(below:)).filter { $0.hasSuffix(".swift") }
        var sources: [SourceFile] = []
        for path in [Manifest.path] + paths {
            sources.append(SourceFile(path: path, text: try text(of: path)))
        }
        return sources
    }
}
