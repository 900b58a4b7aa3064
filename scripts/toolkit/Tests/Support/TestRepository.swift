import Foundation
import TestSupport

/// A small repository in a temporary folder. Tests run commands of `toolkit`, such as new-feature, in this repository.
struct TestRepository {
    /// The top folder of the repository.
    let root: URL
    private let scratch: Scratch

    /// Creates a repository. `files` contains the text of each file by its path.
    init(_ files: [String: String] = [:]) throws {
        scratch = try Scratch()
        root = try scratch.folder("repository")
        for (path, text) in files {
            try write(text, to: path)
        }
    }

    /// A repository that already exists in the folder `root`, for example a clone. `root` is inside of `repository`.
    init(at root: URL, of repository: TestRepository) {
        self.init(root: root, scratch: repository.scratch)
    }

    private init(root: URL, scratch: Scratch) {
        self.root = root
        self.scratch = scratch
    }

    /// Returns the repository of this project. Tests must not change its files.
    static func own() throws -> TestRepository {
        let file = URL(filePath: #filePath)
        let root = (0..<4).reduce(file) { folder, _ in folder.deletingLastPathComponent() }
        return TestRepository(root: root, scratch: try Scratch())
    }

    /// Writes a file. Creates the folders of its path if they do not exist.
    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Returns the text of a file. `path` is relative to the top folder.
    func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Runs a command of `toolkit`, for example `new-feature`, and waits until it ends.
    func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
        try await run(arguments, environment: environment)
    }

    /// Runs a command of `toolkit`, for example `new-feature`, and waits until it ends.
    func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        try CachedGraphs.restore(to: self)
        defer { try? CachedGraphs.save(from: self) }
        return try await run("toolkit", arguments, environment: environment)
    }

    /// Runs a program and waits until it ends. `name` is a program of this package, or the path of any program.
    func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        let (stdout, stderr) = (try scratch.file(), try scratch.file())
        let program = try start(name, arguments, environment, output: stdout.handle, errors: stderr.handle)
        return Outcome(
            exitCode: try await program.exitCode(),
            stdout: String(decoding: try Data(contentsOf: stdout.url), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: stderr.url), as: UTF8.self)
        )
    }

    /// Starts a command of `toolkit`, runs `event` while the command runs, and returns the exit code of the command.
    func run(_ arguments: [String], during event: (RunningProgram) async throws -> Void) async throws -> Int32 {
        let program = try start("toolkit", arguments, output: scratch.file().handle, errors: scratch.file().handle)
        try await event(program)
        return try await program.exitCode()
    }

    /// Starts a program with copies of the files `output` and `errors`. Then closes `output` and `errors` in this
    /// process, because hundreds of tests would have too many open files.
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
            // On a busy machine, even the build of a small package can take a long time.
            limit: .seconds(300)
        )
    }
}

/// The exit code and the output of a command.
struct Outcome {
    let exitCode: Int32
    let stdout: String
    let stderr: String
}
