import Foundation

/// A repository in a temporary folder. Tests run scripts and the tool in it.
struct TestRepository {
    /// The top folder of the repository.
    let root: URL
    private let scratch: Scratch

    /// Creates a folder with these files. `files` contains the text of each file by its path.
    init(_ files: [String: String] = [:]) throws {
        scratch = Scratch()
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

    /// The repository of this project. Tests read its files.
    static func own() throws -> TestRepository {
        let file = URL(filePath: #filePath)
        let root = (0..<5).reduce(file) { folder, _ in folder.deletingLastPathComponent() }
        return TestRepository(root: root, scratch: Scratch())
    }

    /// A copy of this project with all changes of the working tree, in one commit on the branch main.
    static func copy() async throws -> TestRepository {
        let (own, copy) = (try own(), try TestRepository())
        let tree = "git add --all && git archive \"$(git write-tree)\" | tar -x -C \"$0\""
        let index = ["GIT_INDEX_FILE": copy.root.appending(path: "../index").path]
        let made = try await own.run("/usr/bin/env", ["bash", "-c", tree, copy.root.path], environment: index)
        guard made.exitCode == 0 else { throw GitFailure(message: made.stderr) }
        try await copy.git("init", "--quiet")
        try await copy.git("config", "user.name", "Team")
        try await copy.git("config", "user.email", "team@example.com")
        try await copy.commitAll()
        return copy
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

    /// The names in a folder, sorted.
    func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []).sorted()
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// Runs a script of the repository, for example `new-feature`, and waits until it ends.
    func script(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
        try await script(arguments, environment: environment)
    }

    func script(_ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        let words = ["bash", "scripts/\(arguments[0])"] + arguments.dropFirst()
        return try await run("/usr/bin/env", words, environment: environment)
    }

    /// Runs a script of this project in this repository, as its plugin does.
    func plugin(_ command: String) async throws -> Outcome {
        try await bash("\(try Self.own().root.path)/scripts/\(command)")
    }

    /// Runs a command of bash, and waits until it ends.
    @discardableResult
    func bash(_ command: String) async throws -> Outcome { try await run("/usr/bin/env", ["bash", "-c", command]) }

    /// Runs the tool, for example `graph --check`, and waits until it ends.
    func tool(_ arguments: String...) async throws -> Outcome {
        try await tool(arguments)
    }

    func tool(_ arguments: [String]) async throws -> Outcome {
        try await run("toolkit", arguments)
    }

    /// Runs a program and waits until it ends. `name` is `toolkit`, or the path of any program.
    func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        let (output, errors) = (try scratch.file(), try scratch.file())
        let program = try start([name] + arguments, environment, output: output.handle, errors: errors.handle)
        return Outcome(
            exitCode: try await program.exitCode(),
            stdout: String(decoding: try Data(contentsOf: output.url), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: errors.url), as: UTF8.self)
        )
    }

    /// Starts a program, runs `event` meanwhile, and returns the program's exit code.
    func run(
        _ command: [String],
        environment: [String: String] = [:],
        during event: (RunningProgram) async throws -> Void
    ) async throws -> Int32 {
        let output = try scratch.file().handle
        let program = try start(command, environment, output: output, errors: output)
        try await event(program)
        return try await program.exitCode()
    }

    private func start(
        _ command: [String],
        _ environment: [String: String],
        output: FileHandle,
        errors: FileHandle
    ) throws -> RunningProgram {
        var variables = ProcessInfo.processInfo.environment.filter { ["HOME", "PATH", "TMPDIR"].contains($0.key) }
        variables["NEW_FEATURE_TOOL"] = RunningProgram.path(of: "toolkit")
        return try RunningProgram(
            command[0],
            Array(command.dropFirst()),
            environment: variables.merging(environment) { $1 },
            in: root,
            input: scratch.file().handle,
            output: output,
            errors: errors
        )
    }
}

/// The exit code and the output of a command.
struct Outcome {
    let exitCode: Int32
    let stdout: String
    let stderr: String
}
