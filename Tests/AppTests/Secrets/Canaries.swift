import Core
import Foundation
import TestSupport
import Testing

/// Somebody whose password and tokens are canaries: each has the word `c4nary` in it, and nothing else has. Where the
/// word is seen, a secret got out.
struct Canaries {
    /// A password that has to be escaped wherever it is quoted.
    static let pass = #"c4nary "p\ä/ss"#

    let shell: Shell
    private let folders: [String: URL]

    init() throws {
        shell = try Shell()
        let scratch = shell.scratch
        folders = ["HOME": try scratch.folder("user"), "TMPDIR": try scratch.folder("temporary")]
    }

    /// What is different in the environment of a command.
    var environment: [String: String?] { folders.mapValues(\.path) }

    private var session: URL { shell.home.appending(path: "state/session.json") }

    /// Keeps a session, as an earlier login would have.
    func signIn(at server: String, expired: Bool = false) throws {
        let user = User(id: "1", name: "Leanne", email: "a@b.c", lastLoginDate: .now)
        let end = expired ? Date(timeIntervalSince1970: 0) : .distantFuture
        let tokens = Tokens(access: "c4nary-kept", refresh: "c4nary/kept+next", expiresAt: end)
        try FileSessionStore(file: session, server: server).save(Session(user: user, tokens: tokens))
    }

    /// The tokens that are kept.
    func tokens(at server: String) throws -> Tokens? {
        try FileSessionStore(file: session, server: server).session()?.tokens
    }

    /// Runs `focal`, which tells of all its requests, and looks at what it says and leaves behind.
    @discardableResult
    func focal(
        _ arguments: [String],
        at server: String,
        stdin: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Outcome {
        let arguments = arguments + ["--server", server, "--verbose"]
        let outcome = try await shell.focal(arguments, stdin: stdin, environment: environment)
        try expectSilence(of: outcome, sourceLocation: sourceLocation)
        return outcome
    }

    /// Signs in with the password on stdin.
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
    /// Whether a secret is in a text, whole or in part.
    static func isHeard(in text: String) -> Bool {
        text.contains("c4nary")
    }

    /// Looks for secrets in what a command said, and in every file that it left but the session's.
    func expectSilence(of outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(!Self.isHeard(in: outcome.stdout), sourceLocation: sourceLocation)
        #expect(!Self.isHeard(in: outcome.stderr), sourceLocation: sourceLocation)
        for folder in folders.values + [shell.home] {
            for file in try Self.files(in: folder)
            where file.resolvingSymlinksInPath() != session.resolvingSymlinksInPath() {
                let content = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                #expect(!Self.isHeard(in: file.lastPathComponent + content), "\(file)", sourceLocation: sourceLocation)
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
