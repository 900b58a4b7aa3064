import Core
import Foundation
import TestSupport
import Testing

/// `focal-server`, on a port of its own.
enum DevelopmentServer {
    /// Runs one for as long as `body` takes, and gives it the address. SIGTERM then ends it, with 0.
    static func run(_ body: (String) async throws -> Void) async throws {
        let (scratch, output) = (try Scratch(), Pipe())
        let program = try RunningProgram(
            "focal-server",
            ["--port", "0"],
            environment: [:],
            input: try scratch.file().handle,
            output: output.fileHandleForWriting,
            errors: try scratch.file().handle
        )
        do {
            try await body(try address(in: await firstLine(of: output)))
        } catch {
            program.signal(SIGKILL)
            throw error
        }
        program.signal(SIGTERM)
        #expect(try await program.exitCode() == 0, "SIGTERM ends focal-server with 0")
    }

    private static func address(in line: String) throws -> String {
        let match = try #require(line.wholeMatch(of: /listening on (http:\/\/127\.0\.0\.1:[1-9][0-9]*)\n/))
        return String(match.1)
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

/// The two ways to the backend: in the process of who calls, or over HTTP to a process of its own.
enum Transport: CaseIterable {
    case inProcess, http

    /// Gives `body` the address of a fresh backend, as `--server` takes it.
    func withServer(_ body: (String) async throws -> Void) async throws {
        switch self {
        case .inProcess: try await body("fake:")
        case .http: try await DevelopmentServer.run(body)
        }
    }

    /// Gives `body` a client of a fresh backend.
    func withClient(_ body: (any APIClient) async throws -> Void) async throws {
        switch self {
        case .inProcess: try await body(FakeAPIClient())
        case .http:
            try await DevelopmentServer.run { address in
                try await body(
                    HTTPAPIClient(server: try #require(URL(string: address)), transport: Wire.ofApp.transport)
                )
            }
        }
    }
}
