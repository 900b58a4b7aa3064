#if os(Linux) || os(macOS)
import Foundation

/// One connection from a client to a `FaultServer`.
package final class Socket {
    private let descriptor: CInt
    private var rest = Data()

    init(_ descriptor: CInt) {
        self.descriptor = descriptor
        // A read waits at most 300 seconds for the client.
        var limit = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Starts to listen on a free port of this machine. Returns the descriptor and the port.
    package static func listen(backlog: CInt = 512) throws -> (descriptor: CInt, port: UInt16) {
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) + Foundation.listen(listener, backlog)
                    + getsockname(listener, address, &size)
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    /// Starts to connect to a port of this machine, and returns the descriptor at once. The connection may not be
    /// open yet.
    static func beginConnecting(to port: UInt16) -> CInt {
        let descriptor = socket(AF_INET, stream, 0)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var address = sockaddr_in(port: port)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }

    private static var stream: CInt {
        #if os(Linux)
        CInt(SOCK_STREAM.rawValue)
        #else
        SOCK_STREAM
        #endif
    }

    /// Waits for the next complete request. Returns `nil` if the connection ends or times out before that.
    func readRequest() -> String? {
        while true {
            if let length = rest.requestLength {
                defer { rest = Data(rest.dropFirst(length)) }
                return String(decoding: rest.prefix(length), as: UTF8.self)
            }
            guard read() else { return nil }
        }
    }

    /// Sends all bytes. Returns `false` if this fails, for example because the client has disconnected.
    func write(_ bytes: some Collection<UInt8>) -> Bool {
        var left = Array(bytes)[...]
        while !left.isEmpty {
            let count = left.withUnsafeBytes { bytes in
                uninterrupted { send(descriptor, bytes.baseAddress, bytes.count, 0) }
            }
            guard count > 0 else { return false }
            left = left.dropFirst(count)
        }
        return true
    }

    /// Waits until the client disconnects or is silent for `time`. Returns `false` if the client has disconnected.
    func isStillConnected(after time: Duration = .seconds(300)) -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = CInt(min(time / .milliseconds(1), 1e9))
        while uninterrupted({ Int(poll(&event, 1, milliseconds)) }) > 0 {
            guard read() else { return false }
        }
        return true
    }

    /// Makes the connection end with a reset (TCP RST) when it is closed.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    }

    private func read() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = uninterrupted { recv(descriptor, &buffer, buffer.count, 0) }
        rest.append(contentsOf: buffer.prefix(max(0, count)))
        return count > 0
    }
}

/// Runs a system call, and returns its result. If a signal interrupts the call, this function runs it again.
func uninterrupted(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

extension sockaddr_in {
    /// An address of this machine. With port 0, the system chooses a free port.
    fileprivate init(port: UInt16) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_port = port.bigEndian
        sin_addr.s_addr = inet_addr("127.0.0.1")
    }
}

extension Data {
    /// The length in bytes of the HTTP request at the start of this data. `nil` means that the request is not
    /// complete yet.
    fileprivate var requestLength: Int? {
        guard let end = range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: self[startIndex..<end.upperBound], as: UTF8.self)
        let body = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
        let length = distance(from: startIndex, to: end.upperBound) + body
        return count >= length ? length : nil
    }
}
#endif
