import Foundation

/// A private file whose lock is held.
struct LockedFile {
    private let name: String
    private let limit: Int
    private let folder: PrivateFolder

    /// Takes up the file, and clears away what a writer that was killed left of it.
    init(name: String, limit: Int, in folder: PrivateFolder) {
        self.name = name
        self.limit = limit
        self.folder = folder
        folder.remove(draft)
    }

    /// What the file holds, or `nil` when there is none.
    func read() throws(StorageError) -> Data? {
        try folder.contents(of: name, limit: limit)
    }

    /// Replaces what the file holds.
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

    /// Takes the file away.
    func remove() throws(StorageError) {
        try folder.delete(name)
    }

    /// Finds out whether the file could be replaced by one with so many more bytes.
    func checkRoom(for more: Int) throws(StorageError) {
        let size = try? read()?.count
        defer { folder.remove(draft) }
        try folder.write(Data(count: (size ?? 0) + more), to: draft)
    }

    private var draft: String { name + ".draft" }
}
