import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A connection of a browser. Only its own thread reads.
final class Connection: Sendable {
    private let socket: Int32
    private let isOpen = Mutex(true)

    init(_ socket: Int32) {
        self.socket = socket
        var time = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    func close() {
        isOpen.withLock { isOpen in
            if isOpen { Glibc.close(socket) }
            isOpen = false
        }
    }

    /// Ends the reading, so that the thread of the connection closes it.
    func stop() { isOpen.withLock { if $0 { shutdown(socket, Int32(SHUT_RDWR)) } } }

    /// Waits for bytes. Returns none at the end of the connection, and after the deadline.
    func read(until deadline: ContinuousClock.Instant? = nil) -> ArraySlice<UInt8> {
        if let deadline {
            var event = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let time = (deadline - .now) / .milliseconds(1)
            guard time > 0, poll(&event, 1, Int32(time) + 1) > 0 else { return [] }
        }
        var buffer = [UInt8](repeating: 0, count: 16_384)
        return buffer[..<max(0, recv(socket, &buffer, buffer.count, 0))]
    }

    /// Waits until the bytes are sent. A browser that does not read for five seconds loses the connection.
    func write(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return stop() }
            start += count
        }
    }
}

/// The messages between the server and a page.
final class WebSocket: Sendable {
    private let connection: Connection
    private let queue = DispatchQueue(label: "socket")
    /// How many texts wait. A page that does not read must not fill the memory.
    private let waiting = Mutex(0)

    init(_ connection: Connection) { self.connection = connection }

    /// Sends a text. The call does not wait for the page.
    func send(_ text: String) {
        let count = waiting.withLock { waiting in
            waiting += 1
            return waiting
        }
        guard count <= 200 else { return connection.stop() }
        queue.async { [self] in
            connection.write(Frames.frame(1, Array(text.utf8)))
            waiting.withLock { $0 -= 1 }
        }
    }

    func end() { queue.async { [connection] in connection.stop() } }

    /// Waits until all texts are sent. Afterwards, the system can give the number of the socket to another connection.
    func finish() { queue.sync {} }

    /// Calls `receive` with each text, one after the other, until the socket ends.
    func read(_ start: ArraySlice<UInt8>, _ receive: (String) -> Void) {
        var (frames, bytes) = (Frames(), start)
        do {
            while true {
                frames.append(bytes)
                while let message = try frames.next() {
                    switch message {
                    case .text(let text): receive(text)
                    case .ping(let body): queue.sync { connection.write(Frames.frame(10, body)) }
                    }
                }
                bytes = connection.read()
                guard !bytes.isEmpty else { return }
            }
        } catch {
            // After the texts that wait.
            queue.sync { connection.write(Frames.frame(8, [])) }
        }
    }
}
