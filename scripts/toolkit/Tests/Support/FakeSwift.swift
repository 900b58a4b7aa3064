import Foundation

/// A copy of this repository in which scripts find a fake program `swift` on the PATH. For `swift test` and
/// `swift package resolve`, it runs a bash script that the test provides. Everything else is done by the real `swift`.
struct FakeSwift {
    let repository: TestRepository
    let environment: [String: String]

    init(_ script: String) async throws {
        repository = try await .copy()
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let others = "[[ \"$1 $2\" =~ ^test|resolve ]] || PATH=${PATH#*:} exec swift \"$@\""
        let program = "#!/usr/bin/env bash\n\(others)\n\(script)\n"
        try repository.write(program, to: "../script")
        // Another process writes the program. A program cannot be run while a process has it open for writing, and each
        // process that other tests start at this time could inherit the open file.
        let install = "mkdir -p ../bin && install -m 755 ../script ../bin/swift"
        try await repository.bash(install)
        environment = ["PATH": "\(repository.root.appending(path: "../bin").standardizedFileURL.path):\(path)"]
    }

    /// Runs a script, for example `test-feature`, with the fake `swift`.
    func run(_ arguments: String..., environment further: [String: String] = [:]) async throws -> Outcome {
        try await repository.script(arguments, environment: environment.merging(further) { $1 })
    }
}
