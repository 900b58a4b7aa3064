import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

/// `focal-server`, on a port of its own.
struct DevelopmentServer {
    /// Where it listens, as `--server` takes it.
    let address: String
    /// The process.
    let program: RunningProgram
    private let scratch: Scratch
    private let errors: URL

    /// Starts one.
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

    /// Runs one for as long as `body` takes. SIGTERM then ends it, with 0.
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

    /// Runs one that is not expected to stay.
    static func outcome(_ arguments: [String]) async throws -> Outcome {
        let scratch = try Scratch()
        let (output, errors) = (try scratch.file(), try scratch.file())
        let program = try RunningProgram(
            "focal-server",
            arguments,
            environment: [:],
            input: try scratch.file().handle,
            output: output.handle,
            errors: errors.handle
        )
        return Outcome(
            exitCode: try await program.exitCode(),
            stdout: String(decoding: try Data(contentsOf: output.url), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: errors.url), as: UTF8.self)
        )
    }

    /// What the server has to say when it listens; the empty text when it ends before.
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
    /// A bare connection.
    func connect() throws -> Connection {
        let match = try #require(address.wholeMatch(of: /http:\/\/(.+):([0-9]+)/))
        return try Connection(to: String(match.1), port: try #require(Int(match.2)))
    }

    /// Sends a request line, and header fields if there are any below it; gives the whole answer back, empty if none came.
    func send(_ head: String, body: String = "") async throws -> String {
        let connection = try connect()
        let length = "Content-Length: \(body.utf8.count)"
        try await connection.write(head + "\r\nHost: localhost\r\n\(length)\r\nConnection: close\r\n\r\n" + body)
        return try await connection.readToEnd()
    }
}

/// The two ways to the backend: in the process of who calls, or over HTTP to a process of its own.
enum Transport: CaseIterable {
    case inProcess, http

    /// Gives `body` the address of a fresh backend, as `--server` takes it.
    func withServer(_ body: (String) async throws -> Void) async throws {
        switch self {
        case .inProcess: try await body("fake:")
        case .http: try await DevelopmentServer.run { try await body($0.address) }
        }
    }

    /// Gives `body` a client of a fresh backend.
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
