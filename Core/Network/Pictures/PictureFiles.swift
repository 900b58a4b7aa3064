import Foundation

/// The pictures on the disk, one file for each address.
///
/// It is no `URLCache`: that one keeps no entry of more than 5 % of its size, and nothing of many responses without
/// freshness. A file starts with one line of JSON with the address, because two addresses can have the same file name.
final class PictureFiles: Sendable {
    struct File { let data: Data, expires: Date, tag: String? }

    private struct Head: Codable { let url: URL, expires: Date, tag: String? }

    private let folder: URL
    private let limit: Int
    private let lock = NSLock()
    /// The size of all files, after the first save.
    // `nonisolated(unsafe)` is safe because it is used only while the lock is held.
    nonisolated(unsafe) private var size: Int?

    init(_ folder: URL, limit: Int) { (self.folder, self.limit) = (folder, limit) }

    func file(of url: URL) -> File? {
        let place = place(of: url)
        guard let all = try? Data(contentsOf: place), let end = all.firstIndex(of: UInt8(ascii: "\n")),
            let head = try? JSONDecoder().decode(Head.self, from: all[..<end]), head.url == url
        else { return nil }
        // The oldest files are removed first.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
        return File(data: Data(all[(end + 1)...]), expires: head.expires, tag: head.tag)
    }

    func save(_ file: File, of url: URL, if maySave: () -> Bool) {
        let head = Head(url: url, expires: file.expires, tag: file.tag)
        guard let start = try? JSONEncoder().encode(head) else { return }
        let all = start + Data("\n".utf8) + file.data
        guard all.count <= limit / 4 else { return }
        lock.withLock {
            guard maySave() else { return }
            let (files, privately) = (FileManager.default, [FileAttributeKey.posixPermissions: 0o700])
            try? files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: privately)
            guard (try? all.write(to: place(of: url), options: .atomic)) != nil else { return }
            let sum = size.map { $0 + all.count } ?? used.size
            size = sum > limit ? makeRoom() : sum
        }
    }

    func remove(_ url: URL) { try? FileManager.default.removeItem(at: place(of: url)) }

    func removeAll() {
        lock.withLock {
            try? FileManager.default.removeItem(at: folder)
            size = 0
        }
    }
}

extension PictureFiles {
    /// Removes the oldest files, down to three quarters of the limit. Returns the size of the others.
    private func makeRoom() -> Int {
        var (left, files) = used
        for file in files.sorted(by: { $0.date < $1.date }) where left > limit * 3 / 4 {
            try? FileManager.default.removeItem(at: file.url)
            left -= file.size
        }
        return left
    }

    private var used: (size: Int, files: [(url: URL, size: Int, date: Date)]) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        let files = (urls ?? []).compactMap { url in
            let values = try? url.resourceValues(forKeys: keys)
            return values.map { (url, $0.fileSize ?? 0, $0.contentModificationDate ?? .distantPast) }
        }
        return (files.reduce(0) { $0 + $1.1 }, files)
    }

    /// A file whose name is a hash of the address (FNV-1a).
    private func place(of url: URL) -> URL {
        let hash = url.absoluteString.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return folder.appending(path: String(hash, radix: 16))
    }
}
