import Foundation

/// Carries lines from one file to another.
struct LineStream {
    private let source: FileHandle
    private let target: FileHandle
    /// The line that has begun.
    private var rest: [UInt8] = []
    /// Whether more may come.
    private(set) var isOpen = true

    init(from source: FileHandle, to target: FileHandle) {
        self.source = source
        self.target = target
    }

    /// What to wait on; below zero when nothing more comes.
    var descriptor: Int32 { isOpen ? source.fileDescriptor : -1 }

    /// Takes what is there, and writes the lines that are complete.
    mutating func pass(_ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(source.fileDescriptor, &chunk, chunk.count)
        guard count > 0 else {
            isOpen = count < 0 && errno == EINTR
            return
        }
        rest += chunk[..<count]
        var text: [UInt8] = []
        var start = rest.startIndex
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            text += edit(rest[start..<end]) + [UInt8(ascii: "\n")]
            start = end + 1
        }
        rest.removeSubrange(..<start)
        try? target.write(contentsOf: Data(text))
    }

    /// Writes a last line that has no end.
    mutating func finish(_ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) {
        try? target.write(contentsOf: Data(edit(rest[...])))
        rest = []
    }
}
