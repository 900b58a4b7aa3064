import Foundation

/// The path and the bytes of a file with Swift code.
struct SourceFile: Sendable {
    let path: String
    /// The contents of the file.
    let bytes: [UInt8]
}

extension SourceFile {
    init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

extension Repository {
    private static let unchecked = ["scripts/benchmarks/", "scripts/templates/", "Tests/Security/", "Tests/SwiftUI/"]

    /// Reads Package.swift and the Swift files in `App`, `Core`, `Features`, `Tests`, `scripts` and other folders with
    /// modules. Leaves out the benchmarks, the templates, and the modules that replace Apple's SwiftUI and Security.
    func sources(of graph: ModuleGraph) throws(Failure) -> [SourceFile] {
        let folders = ["App", "Core", "Features", "Tests", "scripts"]
        let tops = Set(folders + graph.modules.map { String($0.path.prefix { $0 != "/" }) })
        let paths =
            [Manifest.path]
            + tops.sorted().flatMap(files(below:)).filter { path in
                path.hasSuffix(".swift") && !Self.unchecked.contains(where: path.hasPrefix)
            }
        return try paths.map { path throws(Failure) in
            guard let data = FileManager.default.contents(atPath: url(path).path) else {
                throw Failure("Cannot read \(path). Check whether this file can be opened.")
            }
            return SourceFile(path: path, bytes: Array(data))
        }
    }
}
