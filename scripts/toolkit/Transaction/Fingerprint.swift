import Foundation

/// What stands at a path, in a few letters: so that it is seen whether it is still that.
enum Fingerprint {
    /// The fingerprint of a file, of a link, or of a folder with all that is in it; `nil` where nothing stands.
    static func of(_ path: String) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        var hash = FNV()
        add(path, kind: status.st_mode & S_IFMT, to: &hash)
        return String(hash.value, radix: 16)
    }

    private static func add(_ path: String, kind: mode_t, to hash: inout FNV) {
        let manager = FileManager.default
        hash.add("\(kind)".utf8)
        switch kind {
        case S_IFDIR:
            for name in (try? manager.subpathsOfDirectory(atPath: path).sorted()) ?? [] {
                hash.add(name.utf8)
                hash.add(manager.contents(atPath: "\(path)/\(name)") ?? Data())
            }
        case S_IFLNK: hash.add(((try? manager.destinationOfSymbolicLink(atPath: path)) ?? "").utf8)
        default: hash.add(manager.contents(atPath: path) ?? Data())
        }
    }

    /// FNV-1a of 64 bits: http://www.isthe.com/chongo/tech/comp/fnv. It is to notice edits, not attackers.
    private struct FNV {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes {
                value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
            }
            // So that what ends here does not run into what comes next.
            value = (value ^ 0xff) &* 0x100_0000_01b3
        }
    }
}
