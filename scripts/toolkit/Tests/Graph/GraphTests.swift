import Foundation
import Testing

@Suite("scripts/graph")
struct GraphTests {
    private static func target(_ name: String, _ path: String, _ needs: String...) -> String {
        target(name, path, needs)
    }

    private static func target(_ name: String, _ path: String, _ needs: [String]) -> String {
        let needs = needs.map { #"{"byName": ["\#($0)", null]}"# }.joined(separator: ",")
        let type = path.hasSuffix("Tests") ? "test" : "regular"
        return #"{"name": "\#(name)", "type": "\#(type)", "path": "\#(path)", "dependencies": [\#(needs)]}"#
    }

    /// A repository with two files `1` and `2`, as `swift package dump-package` prints them.
    private func repository(features: [String], others: [String] = [], document: String = "") throws -> TestRepository {
        let top =
            others + [Self.target("Core", "Core"), Self.target("CoreTests", "Tests/CoreTests", "Core")]
            + [Self.target("demo", "App", ["Core", "ArgumentParser"] + features)]
            + features.map { Self.target($0, "Features/\($0)", $0 == "Search" ? "Feed" : "Core", "Core", "SwiftUI") }
            + [
                Self.target("FeedSampleData", "Features/Feed/SampleData"),
                Self.target("SwiftUI", "Tests/Apple/SwiftUI"),
            ]
        let other = [Self.target("Core", "Core", "Late"), Self.target("demo-server", ".", "Core")]
        return try TestRepository([
            "1": #"{"targets": [\#(top.joined(separator: ","))]}"#, "ARCHITECTURE.md": document,
            "2": #"{"targets": [\#(other.joined(separator: ","))]}"#, "ARCHITECTURE.ja.md": "# 家\n\(document)",
        ])
    }

    @Test("there is one line for each module that needs others, without tests, sample data and Apple's modules")
    func mermaid() async throws {
        let repository = try repository(features: ["Feed", "MyPage"])
        #expect(
            try await repository.tool("graph", "--dump", "1", "--dump", "2").stdout == """
                flowchart TD
                    subgraph features [Features]
                        direction TB
                        Feed
                        MyPage
                    end
                    features --> Core
                    demo --> Core & features
                    demo_server --> Core

                """
        )
        #expect(try await repository.tool("graph", "--dump", "3").stderr.hasPrefix("3 is not the output of “swift "))
    }

    @Test("ten features and more are one node, so a further feature does not change the graph")
    func large() async throws {
        let names = (0..<10).map { "Feature\($0)" }
        let root = Self.target("Root", "App/Root", "Core", "Feature0")
        for features in [names, names + ["AAA", "ZZZ"]] {
            #expect(
                try await repository(features: features, others: [root]).tool("graph", "--dump", "1").stdout == """
                    flowchart TD
                        features[Features]
                        features --> Core
                        Feature0 --> Core
                        Root --> Core & Feature0
                        demo --> features & Core

                    """
            )
        }
        let nine = try await repository(features: names.dropLast()).tool("graph", "--dump", "1").stdout
        #expect(nine.contains("        Feature8\n"))
    }

    @Test("--check lists each document whose graph is not up to date, and --write changes only the graph")
    func drift() async throws {
        let marks = "<!-- graph -->\n<!-- /graph -->\n"
        let repository = try repository(features: ["Feed", "MyPage"], document: marks + "End\n")
        let stale = try await repository.tool("graph", "--check", "--dump", "1")
        #expect(stale.exitCode == 1)
        let message = ": the module graph differs from Package.swift. Update it with scripts/graph --write\n"
        #expect(stale.stderr == "ARCHITECTURE.md\(message)ARCHITECTURE.ja.md\(message)")
        let written = try await repository.tool("graph", "--write", "--dump", "1")
        #expect(written.stdout == "ARCHITECTURE.md\nARCHITECTURE.ja.md\n")
        let picture = try await repository.tool("graph", "--dump", "1").stdout
        let block = "<!-- graph -->\n```mermaid\n\(picture)```\n<!-- /graph -->\nEnd\n"
        #expect(try repository.text(of: "ARCHITECTURE.ja.md") == "# 家\n\(block)")
        #expect(try await repository.tool("graph", "--check", "--dump", "1").exitCode == 0)
        #expect(try await repository.tool("graph", "--check", "--write").exitCode == 64)
    }

    @Test("if a document does not have the two lines for the graph in order, nothing is written")
    func missingMarks() async throws {
        let marks = "<!-- graph -->\n<!-- /graph -->\n"
        for text in ["", "<!-- /graph -->\n<!-- graph -->\n", marks + marks, "<!-- graph -->\n"] {
            let repository = try repository(features: ["Feed", "MyPage"], document: marks)
            try repository.write(text, to: "ARCHITECTURE.ja.md")
            let outcome = try await repository.tool("graph", "--write", "--dump", "1")
            #expect(outcome.exitCode == 1)
            #expect(outcome.stderr.hasPrefix("ARCHITECTURE.ja.md must contain one line <!-- graph -->"))
            #expect(try repository.text(of: "ARCHITECTURE.md") == marks)
        }
    }
}
