#if os(Linux) || os(macOS)
    public import Foundation

    /// One thing that a `FaultServer` does to a client.
    public struct FaultStep: Sendable {
        private let act: @Sendable (Socket) -> Bool

        /// Does it; `false` when nothing more can be done on this connection.
        func happen(to socket: Socket) -> Bool {
            act(socket)
        }
    }

    extension FaultStep {
        /// Sends a text as it is.
        public static func send(_ text: String) -> FaultStep {
            send(Data(text.utf8))
        }

        /// Sends bytes as they are.
        public static func send(_ bytes: Data) -> FaultStep {
            FaultStep { $0.write(bytes) }
        }

        /// Sends `chunk` again and again until the client goes away: an answer without an end.
        public static func repeatEndlessly(_ chunk: Data) -> FaultStep {
            FaultStep { socket in
                while socket.write(chunk) {}
                return false
            }
        }

        /// Sends a text a byte at a time, with pauses between.
        public static func drip(_ text: String, every pause: Duration) -> FaultStep {
            FaultStep { socket in
                text.utf8.allSatisfy { socket.write([$0]) && socket.waitForDeparture(atMost: pause) }
            }
        }

        /// Says nothing more, and waits for the client to go away.
        public static let silence = FaultStep { socket in
            _ = socket.waitForDeparture()
            return false
        }

        /// Breaks the connection, as when a machine is switched off.
        public static let reset = FaultStep { socket in
            socket.reset()
            return false
        }

        /// Waits for another request on the same connection.
        public static let stayOpen = FaultStep { socket in
            socket.staysOpen = true
            return true
        }
    }

    extension FaultStep {
        /// Sends a whole answer, after which the connection ends.
        public static func answer(_ status: String, _ headers: [String] = [], body: String = "") -> FaultStep {
            answer(status, headers + ["Connection: close"], data: Data(body.utf8))
        }

        /// Sends a whole answer, and leaves the connection as it is.
        public static func answer(_ status: String, _ headers: [String], data: Data) -> FaultStep {
            let length = status.hasPrefix("204") ? [] : ["Content-Length: \(data.count)"]
            let lines = ["HTTP/1.1 \(status)"] + length + headers
            return send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + data)
        }
    }
#endif
