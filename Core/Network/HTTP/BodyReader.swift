package import Foundation

/// Reads the bytes of a `RequestBody` in order. Each attempt needs its own. Only one thread may use it at a time.
public final class BodyReader {
    static let otherSize = "its size has changed"

    private let body: RequestBody
    private var rest: ArraySlice<RequestBody.Piece>
    /// The open file, or -1.
    private var file: CInt = -1
    private var offset = 0
    private var sent = 0

    /// Creates a reader at the start of the body.
    public init(_ body: RequestBody) {
        self.body = body
        rest = body.pieces[...]
    }

    deinit { closeFile() }

    /// Reads the next bytes, and tells the progress of the body. Returns their number, and 0 at the end. Throws if a
    /// file is gone, or shorter than before: the request must end then, because its `Content-Length` is sent already.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws(StorageError) -> Int {
        guard !buffer.isEmpty else { return 0 }
        while let piece = rest.first {
            let wanted = min(piece.size - offset, buffer.count)
            guard wanted > 0 else {
                closeFile()
                (rest, offset) = (rest.dropFirst(), 0)
                continue
            }
            var count = wanted
            switch piece {
            case .bytes(let data):
                let start = data.startIndex + offset
                data.copyBytes(to: buffer, from: start..<start + wanted)
            case .file(let url, _):
                count = try read(url, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
            }
            offset += count
            sent += count
            body.sent(sent)
            return count
        }
        return 0
    }

    private func read(_ url: URL, into buffer: UnsafeMutableRawBufferPointer) throws(StorageError) -> Int {
        if file < 0 { file = try Self.opened(url).descriptor }
        while true {
            #if canImport(Darwin)
            let count = Darwin.read(file, buffer.baseAddress, buffer.count)
            #else
            let count = Glibc.read(file, buffer.baseAddress, buffer.count)
            #endif
            if count > 0 { return count }
            if count == 0 { throw .unreadable(path: url.path, reason: Self.otherSize) }
            guard errno == EINTR else { throw .cannotRead(url.path) }
        }
    }

    private func closeFile() {
        if file >= 0 { close(file) }
        file = -1
    }

    static func size(of url: URL) throws(StorageError) -> Int {
        let (descriptor, size) = try opened(url)
        close(descriptor)
        return size
    }

    private static func opened(_ url: URL) throws(StorageError) -> (descriptor: CInt, size: Int) {
        guard url.isFileURL else { throw .untrusted(path: url.absoluteString, reason: .notAFile) }
        // Without O_NONBLOCK, opening a pipe can wait forever.
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotRead(url.path) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .untrusted(path: url.path, reason: .notAFile)
        }
        return (descriptor, Int(status.st_size))
    }
}

extension RequestBody {
    /// Passes all bytes to `take` in order, in parts of at most 256 KiB.
    func forEachPart(_ take: (UnsafeRawBufferPointer) throws(StorageError) -> Void) throws(StorageError) {
        let reader = BodyReader(self)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)
        defer { buffer.deallocate() }
        while case let count = try reader.read(into: buffer), count > 0 {
            try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// All bytes, also those of files.
    package func loaded() throws(StorageError) -> Data {
        var all = Data(capacity: size)
        try forEachPart { all.append(contentsOf: $0) }
        return all
    }
}
