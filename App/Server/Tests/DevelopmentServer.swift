import Foundation
import TestSupport
import Testing

/// A `focal-server` process that listens on a free port.
struct DevelopmentServer {
    /// The address of the server, for example for the option `--server`.
    let address: String
    /// The process of the server. A test can send it a signal, for example.
    let program: RunningProgram
    private let scratch = Scratch()
    private let errors: URL

    /// Starts the server with these options, and waits until it accepts connections.
    init(_ options: [String] = []) async throws {
        let output = Pipe()
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

    /// The lines that the server has printed on stderr.
    var log: [String] {
        get throws {
            String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    /// Starts a server, runs `body` and stops the server. After SIGTERM, the server must exit with code 0.
    static func run(_ options: String..., body: (DevelopmentServer) async throws -> Void) async throws {
        let server = try await DevelopmentServer(options)
        do {
            try await body(server)
        } catch {
            server.program.signal(SIGKILL)
            throw error
        }
        server.program.signal(SIGTERM)
        #expect(try await server.program.exitCode() == 0, "after SIGTERM, focal-server must exit with code 0")
    }

    /// Runs a server that ends by itself, and returns its exit code and what it has printed.
    static func outcome(of options: [String]) async throws -> (exitCode: Int32, stdout: String, stderr: String) {
        let scratch = Scratch()
        let input = try scratch.file()
        let output = try scratch.file()
        let errors = try scratch.file()
        let program = try RunningProgram(
            "focal-server",
            options,
            environment: [:],
            input: input.handle,
            output: output.handle,
            errors: errors.handle
        )
        let exitCode = try await program.exitCode()
        func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
        return (exitCode, try text(output.url), try text(errors.url))
    }

    /// Waits for the first line that the server prints on stdout, and returns this line. Returns an empty text if the
    /// server exits without printing a line.
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
    /// Opens a new TCP connection to the server.
    func connect() throws -> Connection {
        let match = try #require(address.wholeMatch(of: /http:\/\/(.+):([0-9]+)/))
        return try Connection(to: String(match.1), port: try #require(Int(match.2)))
    }

    /// Sends a request on a new connection, and returns the text of the whole response. Returns an empty text if there
    /// is no response. `head` is the request line, and can also contain header lines.
    func send(_ head: String, body: String = "") async throws -> String {
        let connection = try connect()
        let length = "Content-Length: \(body.utf8.count)"
        try await connection.write(head + "\r\nHost: localhost\r\n\(length)\r\nConnection: close\r\n\r\n" + body)
        return try await connection.readToEnd()
    }
}
