import Testing

@Suite(".ci/documents")
struct DocumentsTests {
    private static let code = "```swift\n// A.swift\nlet number = 1\n```\n"
    private static let files = [
        "README.md": """
        # A

        See [a table](docs/Reference.md#the-table) and `NumberMaker`.

        \(code)
        | a |
        |-|

        <!-- product -->
        ```sh
        make it    # says “made”
        ```
        ```swift
        // Core/A.swift, below: let number
        let other = 2
        ```
        <!-- /product -->

        """,
        "README.ja.md": """
        # あ

        [表](docs/Reference.ja.md#表-1)を見ます。

        \(code)
        | あ |
        |-|

        ```sh
        make it    # 「できました」
        ```
        ```swift
        // Core/A.swift, below: let number
        let other = 2
        ```

        """,
        "docs/Reference.md": "# B\n\n## The table\n\n`server`, --template\n",
        "docs/Reference.ja.md": "# い\n\n## 表 1\n",
        "CHANGELOG.md": "# Changelog\n\n## Next\n\nA word, `name` and more.\n\n| old | new |\n",
        "Core/A.swift": "/// A number.\nlet number = 1\n\nstruct NumberMaker {}\n",
        "Features/Feed/A.swift": "",
        "Features/MyPage/A.swift": "",
        "App/AppShell/AppSetup.swift": "    public var server: URL?\n",
        "scripts/toolkit/Commands/NewFeatureCommand.swift": "      --template <template>   The template.\n",
    ]

    private func documents(_ words: String..., in repository: TestRepository) async throws -> Outcome {
        try repository.write(TestRepository.own().text(of: ".ci/documents"), to: ".ci/documents")
        return try await repository.run("/usr/bin/env", ["python3", ".ci/documents"] + words)
    }

    @Test(
        "each fault is found",
        arguments: [
            ("README.md", "Reference.md", "Missing.md", "README.md: there is no file docs/Missing.md#the-table"),
            ("README.md", "#the-table", "#a-table", "README.md: there is no section docs/Reference.md#a-table"),
            ("docs/Reference.ja.md", "1", "2", "README.ja.md: there is no section docs/Reference.ja.md#表-1"),
            ("docs/Reference.ja.md", "## ", "### ", "docs/Reference.md: the Japanese document has other sections"),
            ("README.ja.md", "make it", "make", "README.md: the Japanese document has other code"),
            ("README.ja.md", "| あ |\n", "| あ |\n| い |\n", "README.md: the Japanese document has other table rows"),
            ("Core/A.swift", "= 1", "= 2", "README.md: A.swift does not have this code: let number = 1"),
            ("README.md", "`NumberMaker`", "`NumberTaker`", "README.md: there is no NumberTaker"),
            ("docs/Reference.md", "\n\n##", "\n\nIt must not.\n\n##", "“must not” → do not: It must not"),
            ("docs/Reference.ja.md", "表 1", "表 1 と代役", "docs/Reference.ja.md: “代役” → スタブ実装: ## 表 1 と代役"),
            ("docs/Reference.md", "--template", "", "docs/Reference.md: there is no --template of new-feature"),
            ("docs/Reference.md", "`server`", "", "docs/Reference.md: there is no `server` of AppSetup"),
            ("docs/Reference.md", "B\n", "B\(String(repeating: " c", count: 31))\n", "33 words in one sentence"),
            ("docs/Reference.md", "B\n", "B\(String(repeating: " c.", count: 600))\n", " words, more than 550"),
            ("CHANGELOG.md", "more", "\(String(repeating: " c.", count: 151))\n", " words for Next, more than 150"),
        ]
    )
    func faults(file: String, old: String, new: String, problem: String) async throws {
        let repository = try TestRepository(Self.files)
        try await repository.git("init", "--quiet")
        #expect(try await documents(in: repository).stdout == "The documents have no problem.\n")
        try repository.write(repository.text(of: file).replacing(old, with: new), to: file)
        let outcome = try await documents(in: repository)
        #expect(outcome.exitCode == 1 && outcome.stdout.contains(problem), "\(outcome.stdout)\(outcome.stderr)")
    }

    @Test("the commands between two marks are printed, and code is inserted below a line")
    func commands() async throws {
        let repository = try TestRepository(Self.files)
        try await repository.git("init", "--quiet")
        let commands = try await documents("product", in: repository).stdout
        #expect(commands.hasPrefix(": README.md\nmake it    # says “made”\n\n"))
        #expect(try await documents("tutorial", in: repository).stdout == "\n")
        let start = try #require(commands.firstRange(of: "'")), end = try #require(commands.firstRange(of: "END\ngit"))
        let insertion = String(commands[start.lowerBound..<end.lowerBound]) + "END"
        try await repository.bash("chmod +x .ci/documents && \(insertion)")
        #expect(try repository.text(of: "Core/A.swift").hasPrefix("/// A number.\nlet number = 1\nlet other = 2\n"))
    }
}
