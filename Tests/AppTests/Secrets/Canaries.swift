import Core
import Foundation
import TestSupport
import Testing

/// A user whose password and tokens contain the word `c4nary`. No other text contains this word. If an output
/// or a file except the session file contains it, the program has leaked a secret.
struct Canaries {
    /// The password of the user. It has characters that must be escaped in JSON and in URLs.
    static let pass = #"c4nary "p\ä/ss"#

    let shell = Shell()

    private var folders: [String: URL] {
        get throws { ["HOME": try shell.scratch.folder("user"), "TMPDIR": try shell.scratch.folder("temporary")] }
    }

    /// The environment variables `HOME` and `TMPDIR`. Each command gets them in addition to the variables of `shell`.
    var environment: [String: String?] { get throws { try folders.mapValues(\.path) } }

    private var session: URL { shell.home.appending(path: "state/session.json") }

    /// Saves a session in the session file, and sends no request. If `expired` is true, the access token of the session
    /// has expired.
    func signIn(at server: String, expired: Bool = false) async throws {
        try await shell.saveSession(at: server, access: "c4nary/kept+", isExpired: expired)
    }

    /// Returns the tokens in the session file. Returns `nil` if nobody is signed in on this server.
    func tokens(at server: String) async throws -> Tokens? {
        try await shell.sessions(at: server).session()?.tokens
    }

    /// Runs `focal --verbose`. Checks that the output, and all files except the session file, contain no secret.
    @discardableResult
    func focal(
        _ arguments: [String],
        at server: String,
        stdin: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Outcome {
        let arguments = arguments + ["--server", server, "--verbose"]
        let outcome = try await shell.focal(arguments, stdin: stdin, environment: try environment)
        try expectNoLeak(in: outcome, sourceLocation: sourceLocation)
        return outcome
    }

    /// Runs `focal login` with the password on stdin, and checks that no secret leaks.
    @discardableResult
    func login(
        at server: String,
        _ options: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Outcome {
        let arguments = ["login", "--email", Shell.email, "--password-stdin"] + options
        return try await focal(arguments, at: server, stdin: Self.pass + "\n", sourceLocation: sourceLocation)
    }
}

extension Canaries {
    /// Returns whether a text contains the word `c4nary`, and therefore a secret.
    static func isLeaked(in text: String) -> Bool {
        text.contains("c4nary")
    }

    /// Checks that the output of a command, and all files except the session file, contain no secret.
    func expectNoLeak(in outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(!Self.isLeaked(in: outcome.stdout), sourceLocation: sourceLocation)
        #expect(!Self.isLeaked(in: outcome.stderr), sourceLocation: sourceLocation)
        for folder in try folders.values + [shell.home] {
            for file in try Self.files(in: folder)
            where file.resolvingSymlinksInPath() != session.resolvingSymlinksInPath() {
                let content = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                #expect(!Self.isLeaked(in: file.lastPathComponent + content), "\(file)", sourceLocation: sourceLocation)
            }
        }
    }

    private static func files(in folder: URL) throws -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        return try (files?.compactMap { $0 as? URL } ?? []).filter {
            try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        }
    }
}
