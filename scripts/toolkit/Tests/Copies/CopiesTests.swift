import Testing

@Suite("scripts/copies")
struct CopiesTests {
    private static let golden = """
        == Loaded, en, 80 columns
        Feed

        1  one

        == Loaded, ja, 80 columns
        フィード

        """

    private func repository(_ title: String) throws -> TestRepository {
        try TestRepository([
            "Tests/Goldens/AppTests/Feed/FeedScreen.txt": Self.golden,
            "README.md": "# A\n\n<!-- golden FeedScreen: \(title) -->\n<!-- /golden -->\n\nThe end.\n",
            "README.ja.md": "# B\n<!-- golden FeedScreen: Loaded, ja, 80 columns -->\nold\n<!-- /golden -->\n",
        ])
    }

    @Test("--check lists each README whose screen is not up to date, and --write changes only the screen")
    func drift() async throws {
        let repository = try repository("Loaded, en, 80 columns")
        let before = try repository.text(of: "README.md")
        let stale = try await repository.tool("copies", "--check")
        #expect(stale.exitCode == 1)
        #expect(
            stale.stderr == """
                README.md: a screen or code is not up to date. Update it with scripts/copies --write
                README.ja.md: a screen or code is not up to date. Update it with scripts/copies --write

                """
        )
        #expect(try await repository.tool("copies", "--write").stdout == "README.md\nREADME.ja.md\n")
        let screen = "80 columns -->\n```text\nFeed\n\n1  one\n```\n<!-- /golden"
        #expect(try repository.text(of: "README.md") == before.replacing("80 columns -->\n<!-- /golden", with: screen))
        #expect(try repository.text(of: "README.ja.md").contains(" -->\n```text\nフィード\n```\n<!-- /golden -->\n"))
        #expect(try await repository.tool("copies", "--check").exitCode == 0)
        #expect(try await repository.tool("copies", "--write").stdout == "")
    }

    @Test("if there is no such picture or no closing line, the message says what is missing")
    func missing() async throws {
        let picture = try await repository("Loaded, fr, 80 columns").tool("copies", "--check")
        #expect(picture.exitCode == 1)
        let golden = "Tests/Goldens/AppTests/Feed/FeedScreen.txt"
        #expect(picture.stderr.hasPrefix("\(golden) has no screen “== Loaded, fr, 80 "))
        let repository = try repository("Loaded, en, 80 columns")
        try repository.write("<!-- golden FeedScreen: Loaded, en, 80 columns -->\n", to: "README.ja.md")
        let end = try await repository.tool("copies", "--write")
        #expect(end.exitCode == 1)
        #expect(end.stderr.hasPrefix("README.ja.md: the line <!-- /golden --> is missing below “<!-- golden Feed"))
        try repository.write("<!-- golden PostScreen: Loaded, en, 80 columns -->\n<!-- /golden -->", to: "README.ja.md")
        let file = try await repository.tool("copies", "--write")
        #expect(file.stderr == "Tests/Goldens has no file PostScreen.txt, which a README names.\n")
    }

    @Test("the code in a README is a declaration, with its attributes and without its doc comments")
    func code() async throws {
        let repository = try repository("Loaded, en, 80 columns")
        let mark = "<!-- code Word Word.b Word.swift -->\n"
        try repository.write(mark + "<!-- /code -->\n", to: "Core/README.md")
        let word =
            "import Core\n\n/// A word.\n@MainActor\nenum Word {\n    /// A letter.\n    case a\n\n"
            + "    func b() {\n        c()\n    }\n}\n"
        try repository.write(word, to: "Core/Domain/Word.swift")
        #expect(try await repository.tool("copies", "--write").stdout.hasSuffix("README.ja.md\nCore/README.md\n"))
        let copy = """
            ```swift
            // Word.swift
            @MainActor
            enum Word {
                case a

                func b() {
                    c()
                }
            }

            // Word.swift
            func b() {
                c()
            }

            // Word.swift
            import Core

            @MainActor
            enum Word {
                case a

                func b() {
                    c()
                }
            }
            ```

            """
        #expect(try repository.text(of: "Core/README.md") == "\(mark)\(copy)<!-- /code -->\n")
        try repository.write("enum Word {}\n", to: "Core/Domain/Word.swift")
        let line = try await repository.tool("copies", "--check")
        #expect(line.stderr == "Core/Domain/Word.swift does not declare “b”, which a README copies.\n")
        try repository.write("<!-- code Verb -->\n<!-- /code -->\n", to: "Core/README.md")
        #expect(try await repository.tool("copies", "--check").stderr.hasPrefix("There is no source file Verb.swift"))
    }
}
