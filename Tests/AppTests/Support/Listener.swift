import Foundation

/// A socket on a free port of this machine. Who connects is let in, and hears nothing until somebody accepts.
final class Listener: Sendable {
    let port: Int
    private let descriptor: CInt

    init() throws {
        #if os(Linux)
            let stream = CInt(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { [descriptor] pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) + listen(descriptor, 16) + getsockname(descriptor, address, &size)
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Where it listens, as `--server` takes it.
    var origin: String { "http://127.0.0.1:\(port)" }

    /// Waits for the next connection; `nil` when there will be none.
    func accept() -> FileHandle? {
        let connection = Foundation.accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        #if !os(Linux)
            var isOn: CInt = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<CInt>.size))
        #endif
        return FileHandle(fileDescriptor: connection, closeOnDealloc: true)
    }

    /// Lets nobody in any more. The socket itself stays until nobody can be waiting in `accept`: another test might get
    /// its number.
    func stop() {
        shutdown(descriptor, CInt(SHUT_RDWR))
    }

    deinit {
        close(descriptor)
    }
}
