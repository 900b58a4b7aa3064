public import Foundation

/// A temporary folder for one test. It is deleted when the last reference to this object is released.
public final class Scratch: Sendable {
    /// The URL of the folder. Each `Scratch` has its own folder.
    public let url: URL

    /// Creates the folder inside the temporary folder of the system. If it cannot be created, its first use throws.
    public init() {
        url = FileManager.default.temporaryDirectory.appending(path: "focal-tests-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

extension Scratch {
    /// Creates a folder with this name inside the temporary folder.
    public func folder(_ name: String) throws -> URL {
        let folder = url.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Creates a file with this data inside the temporary folder, and opens it for reading and writing. The file is
    /// closed when the last reference to its handle is released.
    public func file(holding data: Data = Data()) throws -> (url: URL, handle: FileHandle) {
        let file = url.appending(path: UUID().uuidString)
        try data.write(to: file)
        // On Linux, a handle that Foundation opens is not closed when it is released.
        let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (file, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }
}
