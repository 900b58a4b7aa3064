import Foundation

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

    /// A repository that already exists, for example a clone. `root` is inside of the temporary folder of `repository`.
    init(at root: URL, of repository: TestRepository) {
        self.init(root: root, scratch: repository.scratch)
    }

    private init(root: URL, scratch: Scratch) {
        self.root = root
        self.scratch = scratch
    }

    /// Returns the repository of this project. Tests read its files.
    static func own() throws -> TestRepository {
        let file = URL(filePath: #filePath)
        let root = (0..<5).reduce(file) { folder, _ in folder.deletingLastPathComponent() }
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

    func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        try await CachedGraphs.shared.restore(to: self)
        let outcome = try await run("toolkit", arguments, environment: environment)
        try? await CachedGraphs.shared.save(from: self)
        return outcome
    }

    /// Runs a program and waits until it ends. `name` is `toolkit`, or the path of any program.
    func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        let (output, errors) = (scratch.file(), scratch.file())
        let program = try start([name] + arguments, environment, output: output, errors: errors)
        return Outcome(
            exitCode: await program.exitCode(),
            stdout: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }

    /// Starts `toolkit` or another program, runs `event` meanwhile, and returns the program's exit code.
    func run(_ command: [String], during event: (RunningProgram) async throws -> Void) async throws -> Int32 {
        let program = try start(command, output: scratch.file(), errors: scratch.file())
        try await event(program)
        return await program.exitCode()
    }

    private func start(
        _ command: [String],
        _ environment: [String: String] = [:],
        output: URL,
        errors: URL
    ) throws -> RunningProgram {
        let inherited = ProcessInfo.processInfo.environment.filter { ["HOME", "PATH"].contains($0.key) }
        return try RunningProgram(
            command,
            environment: inherited.merging(environment) { $1 },
            in: root,
            output: output,
            errors: errors
        )
    }
}

/// A temporary folder for one test. It is deleted when the last reference to this object is released.
private final class Scratch: Sendable {
    private let url = FileManager.default.temporaryDirectory.appending(path: "toolkit-tests-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func folder(_ name: String) throws -> URL {
        let folder = url.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The URL of a file that does not exist yet.
    func file() -> URL {
        url.appending(path: UUID().uuidString)
    }
}

/// The exit code and the output of a command.
struct Outcome {
    let exitCode: Int32
    let stdout: String
    let stderr: String
}
