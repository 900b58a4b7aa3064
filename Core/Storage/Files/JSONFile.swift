import Foundation

/// A value that is stored as JSON in a private file.
package struct JSONFile<Content: Codable & Equatable>: Sendable {
    let file: PrivateFile

    package init(file: PrivateFile) {
        self.file = file
    }

    /// Reads the value. Returns `nil` if the file does not exist.
    package func read() throws(StorageError) -> Content? {
        try file.read().map(decoded)
    }

    /// Reads the value, changes it with `change`, and writes the new value. The file is locked during these steps.
    ///
    /// A value that has not changed is not written. If the new value is the default, the file is deleted instead,
    /// because deleting works even on a full disk. If the file cannot be read, this method throws the error. But if
    /// `isReplaced` returns true for this error, the method starts with the default and replaces the file. With
    /// `keepingDamaged`, the old file is renamed first.
    package func update<Result>(
        default fresh: Content,
        replacing isReplaced: (StorageError) -> Bool = { _ in false },
        keepingDamaged: Bool = false,
        _ change: (inout Content) -> Result
    ) throws(StorageError) -> Result {
        try file.withLock { file throws(StorageError) in
            let before = try kept(in: file, default: fresh, replacing: isReplaced)
            if before == nil, keepingDamaged { try file.setAside() }
            var content = before ?? fresh
            let result = change(&content)
            if content == fresh, before != fresh {
                try file.remove()
            } else if content != before {
                try write(content, to: file)
            }
            return result
        }
    }

    /// Throws if the file cannot be read and `isReplaced` is false for the error, or if `more` bytes cannot be added.
    func checkWritable(_ more: Int, replacing isReplaced: (StorageError) -> Bool) throws(StorageError) {
        try file.withLock { file throws(StorageError) in
            _ = try kept(in: file, default: nil, replacing: isReplaced)
            try file.checkRoom(for: more)
        }
    }

    private func kept(
        in file: LockedFile,
        default fresh: Content?,
        replacing isReplaced: (StorageError) -> Bool
    ) throws(StorageError) -> Content? {
        do throws(StorageError) {
            return try file.read().map(decoded) ?? fresh
        } catch  where isReplaced(error) {
            return nil
        }
    }

    private func decoded(_ data: Data) throws(StorageError) -> Content {
        do {
            return try JSONCoding.decode(from: data)
        } catch {
            throw .cannotDecode(data, from: try file.place().path)
        }
    }

    private func write(_ content: Content, to locked: LockedFile) throws(StorageError) {
        guard let data = try? JSONCoding.encode(content) else { throw .corrupt(path: try file.place().path) }
        try locked.replace(with: data)
    }
}
