import Foundation
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

    @Test(
        "Mermaid has the modules, what all features have in common once, every other need by itself, and what breaks a boundary in red"
    )
    func mermaid() async throws {
        let house = try House(["Package.swift": House.manifest(features: ["Search: Feed", "Feed", "MyPage"])])
        let outcome = try await house.run("graph")
        #expect(
            outcome.stdout == """
                flowchart TD
                    focal
                    subgraph features [Features]
                        direction TB
                        Feed
                        MyPage
                        Search
                    end
                    TestSupport
                    Core
                    features --> Core
                    Search --> Feed
                    TestSupport --> Core
                    focal --> Core
                    focal --> features
                    subgraph legend [Legend]
                        legend_violating[breaks a boundary]
                    end
                    classDef violating fill:#cf222e,stroke:#82071e,color:#fff
                    class Search,legend_violating violating

                """
        )
    }

    @Test("JSON has every module, tests and tools as well")
    func json() async throws {
        let house = try House(["Package.swift": House.manifest(features: ["Feed"])])
        let outcome = try await house.run("graph", "--format", "json")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.stdout.utf8))
        #expect(
            document.modules.map(\.name) == [
                "AppTests", "Core", "CoreTests", "Feed", "FeedTests", "TestSupport", "focal", "toolkit",
            ]
        )
        #expect(document.modules.first { $0.name == "focal" }?.dependencies == ["Core", "Feed"])
        #expect(document.modules.first { $0.name == "toolkit" }?.kind == "tool")
    }

    @Test("what a change touches is blue, with a legend; without a change there is neither")
    func marks() async throws {
        let house = try House([
            ".gitignore": ".build-*/\n", "Package.swift": House.manifest(features: ["Feed", "MyPage"]),
        ])
        try await house.git("init", "--quiet")
        try await house.commitAll()
        for format in ["mermaid", "dot", "svg"] {
            let plain = try await house.run("graph", "--format", format)
            #expect(try await house.run("graph", "--format", format, "--base", "main").stdout == plain.stdout)
            #expect(!plain.stdout.contains("touched by the change"))
        }
        try house.write("", to: "Features/Feed/A.swift")
        let mermaid = try await house.run("graph", "--base", "main").stdout
        #expect(mermaid.contains("class Feed,legend_affected affected\n"))
        #expect(mermaid.contains("legend_affected[touched by the change]\n"))
        let dot = try await house.run("graph", "--base", "main", "--format", "dot").stdout
        #expect(dot.contains("\"Feed\" [fillcolor=") && !dot.contains("\"MyPage\" [fillcolor="))
        let svg = try await house.run("graph", "--base", "main", "--format", "svg").stdout
        #expect(svg.contains("<text class=\"affected\"") && svg.contains(">touched by the change</text>"))
        #expect(!svg.contains("breaks a boundary"))
        let json = try await house.run("graph", "--base", "main", "--format", "json").stdout
        #expect(json.components(separatedBy: "\"mark\" : \"affected\"").count == 2)
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
