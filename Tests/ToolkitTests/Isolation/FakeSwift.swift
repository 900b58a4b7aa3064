import Foundation
import TestSupport

/// A repository with a fake `swift` on the PATH. Instead of building, it runs a script of the test.
struct FakeSwift {
    let repository: TestRepository
    private let environment: [String: String]

    /// `script` is the bash code that the fake `swift test` runs. `swift package` starts the real program.
    init(_ script: String, features: [String] = ["Feed", "MyPage"]) throws {
        repository = try TestRepository(["Package.swift": TestRepository.manifest(features: features)])
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let program = """
            #!/usr/bin/env bash
            if [ "$1" = package ]; then PATH=${PATH#*:} exec swift "$@"; fi
            \(script)

            """
        try repository.write(program, to: "bin/swift")
        let file = repository.root.appending(path: "bin/swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        environment = ["PATH": "\(repository.root.appending(path: "bin").path):\(path)"]
    }

    /// Runs `scripts/test-feature`.
    func test(_ arguments: String..., environment further: [String: String] = [:]) async throws -> Outcome {
        try await run(["test-feature"] + arguments, environment: further)
    }

    /// Runs a command of the tool.
    func run(_ arguments: String..., environment further: [String: String] = [:]) async throws -> Outcome {
        try await run(arguments, environment: further)
    }

    private func run(_ arguments: [String], environment further: [String: String]) async throws -> Outcome {
        try await repository.run("toolkit", arguments, environment: environment.merging(further) { $1 })
    }
}
