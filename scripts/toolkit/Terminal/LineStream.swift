import Foundation

/// Carries lines from a pipe to a file.
struct LineStream {
    /// The pipe; `nil` when nothing more comes.
    private(set) var source: Int32?
    private let target: FileHandle
    /// The line that has begun.
    private var rest: [UInt8] = []

    init(from source: Int32, to target: FileHandle) {
        self.source = source
        self.target = target
    }

    /// Takes what is there, and writes the lines that are complete.
    mutating func pass(_ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) {
        guard let source else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(source, &chunk, chunk.count)
        if count <= 0 {
            if count == 0 || errno != EINTR { end() }
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

    /// Writes a last line that has no end, and takes no more.
    mutating func finish(_ edit: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) {
        try? target.write(contentsOf: Data(edit(rest[...])))
        rest = []
        end()
    }

    private mutating func end() {
        if let source { close(source) }
        source = nil
    }

    /// Says of each pipe whether there is something to take, its end included; waits for the first, for so many
    /// milliseconds or, below zero, for ever.
    static func wait(for pipes: [Int32?], timeout: Int32) -> [Bool] {
        // What lies below zero is passed over.
        var events = pipes.map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
        _ = poll(&events, nfds_t(events.count), timeout)
        return events.map { $0.revents != 0 }
    }
}
