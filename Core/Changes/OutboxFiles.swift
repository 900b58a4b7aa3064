public import Foundation

/// The copies of the files that the changes of one queue send. A file that the user has chosen can be gone before its
/// change is sent, so the queue has a copy of its own. A copy is removed when its change is sent or given up.
public struct OutboxFiles: Sendable {
    private let folder: URL

    /// Creates the copies of one queue. No other file may be in their folder. It is created with the first copy.
    public init(in folder: URL) { self.folder = folder }

    /// Copies a file. A copy that is not complete has another name.
    func keep(_ file: URL, type: String, field: String?) throws(StorageError) -> PendingChange.File {
        let (name, body) = (UUID().uuidString, try RequestBody.file(file, type: type))
        let draft = name + ".part"
        try PrivateFolder.make(folder)
        let digest = try PrivateFolder.opened(at: folder.path) { folder throws(StorageError) in
            var digest = ContentDigest()
            do throws(StorageError) {
                try folder.write(to: draft) { copy throws(StorageError) in
                    try body.forEachPart { part throws(StorageError) in
                        digest.add(part)
                        try copy.append(part, at: folder.path(of: draft))
                    }
                }
                try folder.move(draft, to: name)
            } catch {
                try? folder.delete(draft)
                throw error
            }
            return digest.text
        }
        guard let digest else { throw .cannotWrite(folder.path, ENOENT) }
        let fileName = file.lastPathComponent
        return .init(name: name, type: type, fileName: fileName, field: field, size: body.size, digest: digest)
    }

    /// The copy of a file. `nil` means that it is gone or damaged.
    func copy(of file: PendingChange.File) throws(StorageError) -> URL? {
        let url = folder.appending(path: file.name)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try BodyReader.size(of: url) == file.size ? url : nil
    }

    func remove(_ names: Set<String>) {
        for name in names { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
    }

    /// Removes the copies that no change has, for example after the process was killed. A newer one can belong to a
    /// change that is being saved, and any to a change that this version cannot read.
    func sweep(except outbox: Outbox, before date: Date) {
        guard outbox.unreadable.isEmpty else { return }
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        let old = names.subtracting(outbox.fileNames).filter { name in
            let path = folder.appending(path: name).path
            let values = try? FileManager.default.attributesOfItem(atPath: path)
            return (values?[.modificationDate] as? Date).map { $0 < date } ?? false
        }
        remove(old)
    }
}

extension Outbox {
    /// The names of the copies that are still needed.
    var fileNames: Set<String> { Set(unsent.compactMap(\.file?.name)) }
}
