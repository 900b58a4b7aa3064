import Foundation

/// A private file that this process has locked, so that the process can change the file.
struct LockedFile {
    private let name: String
    private let limit: Int
    private let folder: PrivateFolder

    /// Creates an object for the locked file. Deletes the draft of an earlier process that ended during a write.
    init(name: String, limit: Int, in folder: PrivateFolder) {
        self.name = name
        self.limit = limit
        self.folder = folder
        try? folder.delete(draft)
    }

    /// Reads the contents. Returns `nil` if the file does not exist.
    func read() throws(StorageError) -> Data? {
        try folder.contents(of: name, limit: limit)
    }

    /// Replaces the contents. Writes the new contents to a draft file, and then renames the draft file.
    func replace(with data: Data) throws(StorageError) {
        guard data.count <= limit else { throw .corrupt(path: folder.path(of: name)) }
        do throws(StorageError) {
            try folder.write(data, to: draft)
            try folder.move(draft, to: name)
        } catch {
            try? folder.delete(draft)
            throw error
        }
    }

    /// Renames the file, so that it is kept, for example because it is damaged.
    func setAside() throws(StorageError) {
        try folder.move(name, to: "\(name).damaged-\(UUID().uuidString)".fileName())
    }

    func remove() throws(StorageError) {
        try folder.delete(name)
    }

    /// Throws if a copy of the file with `more` additional bytes cannot be written, for example if the disk is full.
    func checkRoom(for more: Int) throws(StorageError) {
        let size = try? read()?.count
        defer { try? folder.delete(draft) }
        try folder.write(Data(count: (size ?? 0) + more), to: draft)
    }

    private var draft: String { name + ".draft" }
}
