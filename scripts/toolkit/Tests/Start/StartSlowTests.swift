import Foundation
import TestSupport
import Testing

private let isCI = ProcessInfo.processInfo.environment["FOCAL_STRICT"] != nil

/// `.ci/run` sets `FOCAL_STRICT`. It makes only one product, because these take an hour.
@Suite("scripts/start with every choice of samples", .slow, .disabled(if: isCI))
struct StartSlowTests {
    @Test("with several names and each choice of samples, the product builds and all of its tests pass")
    func products() async throws {
        let repository = try TestRepository.own()
        let scratch = try Scratch()
        let (log, output) = try scratch.file()
        let program = try RunningProgram(
            "/usr/bin/env",
            ["bash", ".ci/start", "--all"],
            environment: ProcessInfo.processInfo.environment,
            in: repository.root,
            input: scratch.file().handle,
            output: output,
            errors: output,
            limit: .seconds(7_200)
        )
        let exitCode = try await program.exitCode()
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        #expect(exitCode == 0, "\(lines.suffix(100).joined(separator: "\n"))")
    }
}
