import Foundation
import Testing

@Suite("scripts/graph")
struct GraphTests {
    @Test("a Package.swift that cannot be read is an error")
    func brokenManifest() async throws {
        let repository = try TestRepository(["Package.swift": "// swift-tools-version: 6.2\nlet\n"])
        let outcome = try await repository.run("graph")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("Package.swift cannot be read:"))
    }

    @Test("Mermaid has one line for each module that needs others, and a feature that breaks a rule is red")
    func mermaid() async throws {
        let repository = try TestRepository([
            "Package.swift": TestRepository.manifest(features: ["Search: Feed", "Feed", "MyPage"])
        ])
        let outcome = try await repository.run("graph")
        #expect(
            outcome.stdout == """
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
                    subgraph legend [Legend]
                        legend_violating[breaks a rule]
                    end
                    classDef violating fill:#cf222e,stroke:#82071e,color:#fff
                    class Search,legend_violating violating

                """
        )
    }

    @Test("modules that Package.swift declares only with FOCAL_VIEWS are in the graph, except the module SwiftUI")
    func views() async throws {
        let repository = try TestRepository(["Package.swift": TestRepository.manifestWithViews])
        let outcome = try await repository.run("graph", "--format", "json", environment: ["FOCAL_VIEWS": "1"])
        let modules = try JSONDecoder().decode(Document.self, from: Data(outcome.stdout.utf8)).modules
        #expect(
            modules.map(\.name) == [
                "Core", "DemoApp", "Feed", "FeedTests", "FeedViewTests", "MyPage", "TestSupport", "ViewTestSupport",
                "demo",
            ]
        )
        #expect(modules.first { $0.name == "Feed" }?.dependencies == ["Core"])
        let drawn = try await repository.run("graph").stdout
        #expect(drawn.contains("    DemoApp --> Core & Feed\n"))
        #expect(!drawn.contains("ViewTest") && !drawn.contains("SwiftUI"))
    }

    @Test("JSON contains every module, also tests and tools")
    func json() async throws {
        let repository = try TestRepository(["Package.swift": TestRepository.manifest(features: ["Feed"])])
        let outcome = try await repository.run("graph", "--format", "json")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.stdout.utf8))
        #expect(
            document.modules.map(\.name) == [
                "AppTests", "Core", "CoreTests", "Feed", "FeedTests", "TestSupport", "demo", "toolkit",
            ]
        )
        #expect(document.modules.first { $0.name == "demo" }?.dependencies == ["Core", "Feed"])
        #expect(document.modules.first { $0.name == "toolkit" }?.kind == "tool")
    }

    @Test("with --base, a feature that the change affects is blue, and there is a legend")
    func marks() async throws {
        let repository = try TestRepository([
            ".gitignore": ".build-*/\n", "Package.swift": TestRepository.manifest(features: ["Feed", "MyPage"]),
        ])
        try await repository.git("init", "--quiet")
        try await repository.commitAll()
        for format in ["mermaid", "json"] {
            let plain = try await repository.run("graph", "--format", format)
            #expect(try await repository.run("graph", "--format", format, "--base", "main").stdout == plain.stdout)
            #expect(!plain.stdout.contains("affected"))
        }
        try repository.write("", to: "Features/Feed/A.swift")
        let mermaid = try await repository.run("graph", "--base", "main").stdout
        #expect(mermaid.contains("class Feed,legend_affected affected\n"))
        #expect(mermaid.contains("legend_affected[affected by the change]\n"))
        let json = try await repository.run("graph", "--base", "main", "--format", "json").stdout
        #expect(json.components(separatedBy: "\"mark\" : \"affected\"").count == 2)
    }

    @Test("a hundred features are arranged in rows")
    func rows() async throws {
        let repository = try TestRepository([
            "Package.swift": TestRepository.manifest(features: (1...100).map { "Feature\($0)" })
        ])
        let links = try await repository.run("graph").stdout.split(separator: "\n").filter { $0.contains("~~~") }
        #expect(links.count == 100 - 8)
    }

    private struct Document: Decodable {
        let modules: [Module]

        struct Module: Decodable {
            let name: String
            let kind: String
            let dependencies: [String]
        }
    }
}
