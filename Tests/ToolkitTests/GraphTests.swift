import Testing

@Suite("scripts/graph")
struct GraphTests {
    @Test("a package whose manifest cannot be read is told of, and ends with 1")
    func brokenManifest() async throws {
        let house = try House(["Package.swift": "// swift-tools-version: 6.2\nlet\n"])
        let outcome = try await house.run("graph")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("Package.swift cannot be read:"))
    }
}
