import Testing

@Suite("scripts/graph and ARCHITECTURE.md")
struct GraphInDocumentTests {
    @Test("--check lists each document whose graph is not up to date, and --write changes only the graph")
    func drift() async throws {
        let repository = try TestRepository([
            "Package.swift": TestRepository.manifest(features: ["Feed"]),
            "ARCHITECTURE.md": "# TestRepository\n\n<!-- graph -->\n<!-- /graph -->\n\nThe end.\n",
            "ARCHITECTURE.ja.md": "# 家\n\n<!-- graph -->\nold\n<!-- /graph -->\n\n以上",
        ])
        let stale = try await repository.run("graph", "--check")
        #expect(stale.exitCode == 1)
        #expect(
            stale.stderr == """
                ARCHITECTURE.md: the module graph differs from Package.swift. Update it with scripts/graph --write
                ARCHITECTURE.ja.md: the module graph differs from Package.swift. Update it with scripts/graph --write

                """
        )
        #expect(try await repository.run("graph", "--write").stdout == "ARCHITECTURE.md\nARCHITECTURE.ja.md\n")
        let picture = try await repository.run("graph").stdout
        let block = "<!-- graph -->\n```mermaid\n\(picture)```\n<!-- /graph -->\n"
        #expect(try repository.text(of: "ARCHITECTURE.md") == "# TestRepository\n\n\(block)\nThe end.\n")
        #expect(try repository.text(of: "ARCHITECTURE.ja.md") == "# 家\n\n\(block)\n以上")
        #expect(try await repository.run("graph", "--check").exitCode == 0)
        #expect(try await repository.run("graph", "--write").stdout == "")
        #expect(try await repository.run("graph", "--check", "--write").exitCode == 64)
    }

    @Test("if a document does not have the two lines for the graph in order, nothing is written")
    func missingMarks() async throws {
        let marks = "<!-- graph -->\n<!-- /graph -->\n"
        for text in ["", "<!-- /graph -->\n<!-- graph -->\n", marks + marks, "<!-- graph -->\n"] {
            let repository = try TestRepository([
                "Package.swift": TestRepository.manifest(features: ["Feed"]), "ARCHITECTURE.md": marks,
                "ARCHITECTURE.ja.md": text,
            ])
            let outcome = try await repository.run("graph", "--write")
            #expect(outcome.exitCode == 1)
            #expect(outcome.stderr.hasPrefix("ARCHITECTURE.ja.md must contain one line <!-- graph -->"))
            #expect(try repository.text(of: "ARCHITECTURE.md") == marks)
        }
    }
}
