import Testing

@Suite("scripts/check-boundaries")
struct CheckBoundariesTests {
    @Test("this repository follows the rules")
    func ownRepository() async throws {
        let outcome = try await TestRepository.own().run("check-boundaries")
        #expect(outcome.stdout.hasPrefix("Checked "), "\(outcome.stdout)")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
    }

    @Test("a finding is one line with place, rule, chain and fix, and on GitHub Actions also an annotation")
    func formats() async throws {
        let repository = try TestRepository(ofFeaturesWith: ["Core/100%, A:B.swift": "import Feed"])
        let line =
            "Core imports Feed, a feature (Core → Feed → Core). "
            + "Move the needed code to Core, or declare a protocol for it in Core."
        let text = try await repository.run("check-boundaries")
        #expect(text.stdout == "Core/100%, A:B.swift:1: rule 1 (one-way): \(line)\n")
        #expect(text.exitCode == 1)

        let annotated = try await repository.run("check-boundaries", environment: ["GITHUB_ACTIONS": "true"])
        let annotation = "::error file=Core/100%25%2C A%3AB.swift,line=1,title=rule 1 (one-way)::\(line)\n"
        #expect(annotated.stdout == text.stdout + annotation)
    }
}
