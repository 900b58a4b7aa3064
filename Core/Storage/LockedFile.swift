import Foundation

/// A private file while its lock is held.
struct LockedFile {
    private let name: String
    private let limit: Int
    private let folder: PrivateFolder

    /// Deletes the draft of a process that was killed while it wrote the file.
    init(name: String, limit: Int, in folder: PrivateFolder) {
        self.name = name
        self.limit = limit
        self.folder = folder
        folder.remove(draft)
    }

    /// The contents of the file, or `nil` if there is none.
    func read() throws(StorageError) -> Data? {
        try folder.contents(of: name, limit: limit)
    }

    /// Replaces the contents of the file.
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

    /// Deletes the file.
    func remove() throws(StorageError) {
        try folder.delete(name)
    }

    /// Checks that the disk has space for a new file with `more` additional bytes.
    func checkRoom(for more: Int) throws(StorageError) {
        let size = try? read()?.count
        defer { folder.remove(draft) }
        try folder.write(Data(count: (size ?? 0) + more), to: draft)
    }

    private var draft: String { name + ".draft" }
}
