import Foundation

/// A private file whose lock is held, so that it can be changed.
struct LockedFile {
    private let name: String
    private let limit: Int
    private let folder: PrivateFolder

    /// Creates the locked file. Also deletes the draft of a process that ended while it wrote the file.
    init(name: String, limit: Int, in folder: PrivateFolder) {
        self.name = name
        self.limit = limit
        self.folder = folder
        folder.remove(draft)
    }

    /// Reads the contents. Returns `nil` if the file does not exist.
    func read() throws(StorageError) -> Data? {
        try folder.contents(of: name, limit: limit)
    }

    /// Replaces the contents. It writes a draft, and then renames the draft.
    func replace(with data: Data) throws(StorageError) {
        guard data.count <= limit else { throw .tooLarge(path: folder.path(of: name)) }
        do throws(StorageError) {
            try folder.write(data, to: draft)
            try folder.move(draft, to: name)
        } catch {
            folder.remove(draft)
            throw error
        }
    }

    /// Deletes the file. A missing file is not an error.
    func remove() throws(StorageError) {
        try folder.delete(name)
    }

    /// Throws if the disk has no space for a copy of the file with `more` additional bytes.
    func checkRoom(for more: Int) throws(StorageError) {
        let size = try? read()?.count
        defer { folder.remove(draft) }
        try folder.write(Data(count: (size ?? 0) + more), to: draft)
    }

    private var draft: String { name + ".draft" }
}
