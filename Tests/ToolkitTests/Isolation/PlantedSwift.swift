import Foundation
import TestSupport

/// A house with a `swift` of its own on the PATH: it says what was planted, at once, where the real one would build.
struct PlantedSwift {
    let house: House
    private let environment: [String: String]

    /// `script` is what `swift test` does there, in bash; `swift package` is the real one's.
    init(_ script: String, features: [String] = ["Feed", "MyPage"]) throws {
        house = try House(["Package.swift": House.manifest(features: features)])
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let program = """
            #!/usr/bin/env bash
            if [ "$1" = package ]; then PATH=${PATH#*:} exec swift "$@"; fi
            \(script)

            """
        try house.write(program, to: "bin/swift")
        let file = house.root.appending(path: "bin/swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        environment = ["PATH": "\(house.root.appending(path: "bin").path):\(path)"]
    }

    /// Runs `scripts/test-feature` there.
    func test(_ arguments: String..., environment further: [String: String] = [:]) async throws -> Outcome {
        try await run(["test-feature"] + arguments, environment: further)
    }

    /// Runs a command of the tool there.
    func run(_ arguments: String..., environment further: [String: String] = [:]) async throws -> Outcome {
        try await run(arguments, environment: further)
    }

    private func run(_ arguments: [String], environment further: [String: String]) async throws -> Outcome {
        try await house.run("toolkit", arguments, environment: environment.merging(further) { $1 })
    }
}
