import Foundation
import Testing

private let isCI = ProcessInfo.processInfo.environment["FOCAL_STRICT"] != nil

/// `.ci/run` sets `FOCAL_STRICT`. It makes only one product, because these take an hour.
@Suite("scripts/start with every choice of samples", .slow, .disabled(if: isCI))
struct StartSlowTests {
    @Test("with several names and each choice of samples, the product builds and all of its tests pass")
    func products() async throws {
        let repository = try TestRepository.own()
        let outcome = try await repository.run(
            "/usr/bin/env",
            ["bash", ".ci/start", "--all"],
            environment: ProcessInfo.processInfo.environment,
            limit: .seconds(7_200)
        )
        let lines = (outcome.stdout + outcome.stderr).split(separator: "\n")
        #expect(outcome.exitCode == 0, "\(lines.suffix(100).joined(separator: "\n"))")
    }
}
