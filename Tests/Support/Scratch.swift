public import Foundation

/// A folder for one test; it goes with its last reference.
public final class Scratch: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes the folder, among the system's temporary ones.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "focal-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

extension Scratch {
    /// A new folder in it.
    public func folder(_ name: String) throws -> URL {
        let folder = url.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A new file in it, open for reading and writing.
    public func file(holding text: String = "") throws -> (url: URL, handle: FileHandle) {
        let file = url.appending(path: UUID().uuidString)
        try Data(text.utf8).write(to: file)
        return (file, try FileHandle(forUpdating: file))
    }
}
