import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

/// A running `focal-server` on a free port.
struct DevelopmentServer {
    /// The address, for `--server`.
    let address: String
    /// The process.
    let program: RunningProgram
    private let scratch: Scratch
    private let errors: URL

    /// Starts the server, and waits until it listens.
    init(_ options: [String] = []) async throws {
        let output = Pipe()
        scratch = try Scratch()
        let errors = try scratch.file()
        self.errors = errors.url
        program = try RunningProgram(
            "focal-server",
            ["--port", "0"] + options,
            environment: [:],
            input: try scratch.file().handle,
            output: output.fileHandleForWriting,
            errors: errors.handle
        )
        let line = await Self.firstLine(of: output)
        let match = try #require(line.wholeMatch(of: /listening on (http:\/\/[0-9.]+:[1-9][0-9]*)\n/))
        address = String(match.1)
    }

    /// The lines on its stderr.
    var log: [String] {
        get throws {
            String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    /// Runs a server during `body`. Then SIGTERM must end it with 0.
    static func run(_ options: String..., body: (DevelopmentServer) async throws -> Void) async throws {
        let server = try await DevelopmentServer(options)
        do {
            try await body(server)
        } catch {
            server.program.signal(SIGKILL)
            throw error
        }
        server.program.signal(SIGTERM)
        #expect(try await server.program.exitCode() == 0, "SIGTERM ends focal-server with 0")
    }

    /// The first line on stdout; empty when the server ends before.
    private static func firstLine(of pipe: Pipe) async -> String {
        try? pipe.fileHandleForWriting.close()
        let reader = pipe.fileHandleForReading
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: String(decoding: reader.availableData, as: UTF8.self))
            }
        }
    }
}

extension DevelopmentServer {
    /// Opens a TCP connection.
    func connect() throws -> Connection {
        let match = try #require(address.wholeMatch(of: /http:\/\/(.+):([0-9]+)/))
        return try Connection(to: String(match.1), port: try #require(Int(match.2)))
    }

    /// Sends a request, and returns the whole response. `head` is the request line, with optional header lines after it. The
    /// result is empty when there is no response.
    func send(_ head: String, body: String = "") async throws -> String {
        let connection = try connect()
        let length = "Content-Length: \(body.utf8.count)"
        try await connection.write(head + "\r\nHost: localhost\r\n\(length)\r\nConnection: close\r\n\r\n" + body)
        return try await connection.readToEnd()
    }
}

/// The two ways to the backend: in the same process, or over HTTP to another process.
enum Transport: CaseIterable {
    case inProcess, http

    /// Runs `body` with the address of a new backend, for `--server`.
    func withServer(_ body: (String) async throws -> Void) async throws {
        switch self {
        case .inProcess: try await body("fake:")
        case .http: try await DevelopmentServer.run { try await body($0.address) }
        }
    }

    /// Runs `body` with a client of a new backend.
    func withClient(_ body: (any APIClient) async throws -> Void) async throws {
        switch self {
        case .inProcess: try await body(FakeAPIClient())
        case .http:
            try await DevelopmentServer.run { server in
                let url = try #require(URL(string: server.address))
                try await body(HTTPAPIClient(server: url, transport: Wire.ofApp.transport))
            }
        }
    }
}
