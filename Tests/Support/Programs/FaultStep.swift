#if os(Linux) || os(macOS)
package import Foundation

/// One action of a `FaultServer` after it has received a request, for example sending some bytes.
package struct FaultStep: Sendable {
    private let act: @Sendable (Socket) -> Bool

    /// Runs the step. Returns `false` if the server must close the connection now.
    func run(on socket: Socket) -> Bool {
        act(socket)
    }
}

extension FaultStep {
    /// Sends a text exactly as it is. The server does not add header lines.
    package static func send(_ text: String) -> FaultStep {
        send(Data(text.utf8))
    }

    /// Sends bytes exactly as they are. The server does not add header lines.
    package static func send(_ bytes: Data) -> FaultStep {
        FaultStep { $0.write(bytes) }
    }

    /// Sends `chunk` again and again, until the client disconnects.
    package static func repeatEndlessly(_ chunk: Data) -> FaultStep {
        FaultStep { socket in
            while socket.write(chunk) {}
            return false
        }
    }

    /// Sends a text byte by byte, with a pause after each byte.
    package static func drip(_ text: String, every pause: Duration) -> FaultStep {
        FaultStep { socket in
            text.utf8.allSatisfy { socket.write([$0]) && socket.isStillConnected(after: pause) }
        }
    }

    /// Sends nothing more. Waits until the client disconnects or is silent for 300 seconds.
    package static let silence = FaultStep { socket in
        _ = socket.isStillConnected()
        return false
    }

    /// Resets the connection (TCP RST).
    package static let reset = FaultStep { socket in
        socket.reset()
        return false
    }
}

extension FaultStep {
    /// Sends a complete response. Adds `Connection: close` and, unless the status is 204, `Content-Length`.
    /// `status` is for example `200 OK`.
    package static func response(_ status: String, _ headers: [String] = [], body: String = "") -> FaultStep {
        response(status, headers + ["Connection: close"], data: Data(body.utf8))
    }

    /// Sends a complete response. Unless the status is 204, adds `Content-Length`. `status` is for example `200 OK`.
    package static func response(_ status: String, _ headers: [String], data: Data) -> FaultStep {
        let length = status.hasPrefix("204") ? [] : ["Content-Length: \(data.count)"]
        let lines = ["HTTP/1.1 \(status)"] + length + headers
        return send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + data)
    }
}
#endif
