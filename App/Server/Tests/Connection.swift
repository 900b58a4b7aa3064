import Foundation

/// A TCP connection to a server on this machine.
final class Connection: Sendable {
    private let handle: FileHandle

    /// Connects to a port. Throws a `POSIXError` if the connection fails.
    init(to host: String, port: Int) throws {
        #if os(Linux)
        let stream = CInt(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Foundation.connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Sends the text as UTF-8.
    func write(_ text: String) async throws {
        try await waiting { try $0.write(contentsOf: Data(text.utf8)) }
    }

    /// Waits for the next bytes and returns them as text. The text is empty if the server has closed the connection.
    func readSome() async throws -> String {
        String(decoding: try await waiting { $0.availableData }, as: UTF8.self)
    }

    /// Waits until the server closes the connection, and returns all received bytes as text.
    func readToEnd() async throws -> String {
        String(decoding: try await waiting { try $0.readToEnd() ?? Data() }, as: UTF8.self)
    }

    /// Runs blocking work on a thread of Dispatch. All Swift tasks run on a small number of threads, and blocking one
    /// of them would delay other tests.
    private func waiting<Value: Sendable>(_ work: @escaping @Sendable (FileHandle) throws -> Value) async throws
        -> Value
    {
        try await withCheckedThrowingContinuation { [handle] continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try work(handle) })
            }
        }
    }
}
