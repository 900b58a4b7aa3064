import Testing

@Suite("scripts/graph")
struct GraphTests {
    @Test("a Package.swift that cannot be read is an error with its path", arguments: ["", "App/Server/"])
    func brokenManifest(folder: String) async throws {
        let repository = try TestRepository(["Package.swift": TestRepository.manifest(features: ["Feed"])])
        try repository.write("// swift-tools-version: 6.2\nlet\n", to: "\(folder)Package.swift")
        let outcome = try await repository.run("graph")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("\(folder)Package.swift cannot be read:"))
    }

    @Test("there is one line for each module that needs others, also for the modules of other packages")
    func mermaid() async throws {
        let repository = try TestRepository([
            "Package.swift": TestRepository.manifest(features: ["Search: Feed", "Feed", "MyPage"]),
            "App/Server/Package.swift": TestRepository.serverManifest,
        ])
        let picture = """
            flowchart TD
                subgraph features [Features]
                    direction TB
                    Feed
                    MyPage
                    Search
                end
                features --> Core
                Search --> Feed
                TestSupport --> Core
                demo --> Core & features
                demo_server --> Core

            """
        #expect(try await repository.run("graph").stdout == picture)
        let manifest = TestRepository.serverManifest.replacing("[core], path", with: "[], path")
        try repository.write(manifest, to: "App/Server/Package.swift")
        #expect(try await repository.run("graph").stdout.contains("    demo_server\n"))
    }

    @Test("a hundred features are arranged in rows")
    func rows() async throws {
        let repository = try TestRepository([
            "Package.swift": TestRepository.manifest(features: (1...100).map { "Feature\($0)" })
        ])
        let links = try await repository.run("graph").stdout.split(separator: "\n").filter { $0.contains("~~~") }
        #expect(links.count == 100 - 8)
    }
}
