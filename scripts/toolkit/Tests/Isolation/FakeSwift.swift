import Foundation

/// A test repository in which commands find a fake program `swift` on the PATH. The fake program builds nothing. It
/// runs a bash script that the test provides.
struct FakeSwift {
    let repository: TestRepository
    private let environment: [String: String]

    /// Creates the repository. `script` is the bash code that the fake program runs, for example for `swift test`. For
    /// `swift package`, the fake program starts the real `swift` instead.
    init(_ script: String, features: [String] = ["Feed", "MyPage"]) async throws {
        let manifest = TestRepository.manifest(features: features)
        try await self.init(script, in: TestRepository(["Package.swift": manifest]))
    }

    /// Puts the fake program into a repository.
    init(_ script: String, in repository: TestRepository) async throws {
        self.repository = repository
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let program = """
            #!/usr/bin/env bash
            if [ "$1" = package ]; then PATH=${PATH#*:} exec swift "$@"; fi
            \(script)

            """
        try repository.write(program, to: "bin/script")
        // Another process writes the program. A program cannot be run while a process has it open for writing, and each
        // process that other tests start at this time could inherit the open file.
        _ = try await repository.run("/usr/bin/env", ["install", "-m", "755", "bin/script", "bin/swift"])
        environment = ["PATH": "\(repository.root.appending(path: "bin").path):\(path)"]
    }

    /// Runs a command of `toolkit`, for example `affected`, with the fake `swift`. `further` contains additional
    /// environment variables.
    func run(_ arguments: String..., environment further: [String: String] = [:]) async throws -> Outcome {
        try await repository.run("toolkit", arguments, environment: environment.merging(further) { $1 })
    }
}
