import Foundation
import TestSupport

/// A small repository in a temporary folder. Tests run the tool in it.
struct TestRepository {
    /// The top folder of the repository.
    let root: URL
    private let scratch: Scratch

    /// Creates a repository with these files: texts by path.
    init(_ files: [String: String] = [:]) throws {
        scratch = try Scratch()
        root = try scratch.folder("repository")
        for (path, text) in files {
            try write(text, to: path)
        }
    }

    /// Another repository in the same temporary folder, such as a clone.
    init(at root: URL, of repository: TestRepository) {
        self.init(root: root, scratch: repository.scratch)
    }

    private init(root: URL, scratch: Scratch) {
        self.root = root
        self.scratch = scratch
    }

    /// The repository that contains these tests. Tests must not change it.
    static func own() throws -> TestRepository {
        let file = URL(filePath: #filePath)
        let root = (0..<4).reduce(file) { folder, _ in folder.deletingLastPathComponent() }
        return TestRepository(root: root, scratch: try Scratch())
    }

    /// Writes a file and creates its folders.
    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file.
    func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Runs a command of the tool to its end.
    func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
        try await run("toolkit", arguments, environment: environment)
    }

    /// Runs a command of the tool to its end.
    func run(_ arguments: [String]) async throws -> Outcome {
        try await run("toolkit", arguments)
    }

    /// Runs a program to its end. `name` is the name of a program of this package, or the path of another program.
    func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        let (stdout, stderr) = (try scratch.file(), try scratch.file())
        let program = try start(name, arguments, environment, output: stdout.handle, errors: stderr.handle)
        return Outcome(
            exitCode: try await program.exitCode(),
            stdout: String(decoding: try Data(contentsOf: stdout.url), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: stderr.url), as: UTF8.self)
        )
    }

    /// Runs a command of the tool, runs `event` at the same time, and returns the exit code of the command.
    func run(_ arguments: [String], during event: (RunningProgram) async throws -> Void) async throws -> Int32 {
        let program = try start("toolkit", arguments, output: scratch.file().handle, errors: scratch.file().handle)
        try await event(program)
        return try await program.exitCode()
    }

    /// Starts a program and closes its files in this process, because hundreds of tests would have too many open files.
    private func start(
        _ name: String,
        _ arguments: [String],
        _ environment: [String: String] = [:],
        output: FileHandle,
        errors: FileHandle
    ) throws -> RunningProgram {
        let inherited = ProcessInfo.processInfo.environment.filter { ["HOME", "PATH"].contains($0.key) }
        let input = try scratch.file().handle
        defer { [input, output, errors].forEach { try? $0.close() } }
        return try RunningProgram(
            name,
            arguments,
            environment: inherited.merging(environment) { $1 },
            in: root,
            input: input,
            output: output,
            errors: errors,
            // A build of a small package takes long on a busy machine.
            limit: .seconds(180)
        )
    }
}

/// The exit code and the output of a command.
struct Outcome {
    let exitCode: Int32
    let stdout: String
    let stderr: String
}
