import Testing

@Suite("The architecture")
struct ArchitectureTests {
    @Test("the repository keeps its rules")
    func isKept() throws {
        let files = try SourceFile.repository("Core", "Features", "App")
        #expect(files.count > 100)
        let findings = ArchitectureRules(files).findings
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test(
        "a planted violation is found, with its line",
        arguments: [
            ("Core/Utils/A.swift", "\npublic import Feed", 2, 1),
            ("Features/Feed/A.swift", "@testable import MyPage", 1, 1),
            ("Features/Feed/A.swift", "import struct MyPage.MyPageStore", 1, 1),
            ("Features/Feed/A.swift", "#if DEBUG\nimport focal\n#endif", 2, 1),
            ("Core/Utils/A.swift", "import Core", 1, 1),
            ("Features/Feed/A.swift", "import GRDB", 1, 2),
            ("Core/Utils/A.swift", "@preconcurrency import NIOCore", 1, 2),
            ("Features/Feed/Domain/UseCases/A.swift", "struct A {\n    let state: FeedState\n}", 2, 3),
            ("Features/Feed/Presentation/Views/Pages/A.swift", "let a: FeedUseCase", 1, 3),
            ("Features/Feed/Presentation/Views/Pages/A.swift", "let a: any FeedRepository", 1, 3),
            ("Features/Feed/Presentation/Views/Pages/A.swift", "let a: PostResponse", 1, 3),
            ("Features/Feed/Presentation/Models/A.swift", "let a: FeedUseCase", 1, 3),
            ("Features/Feed/Presentation/ViewModel/FeedStore.swift", "let a: any APIClient", 1, 3),
            ("Features/Feed/Domain/UseCases/A.swift", "let a: any APIClient", 1, 3),
            ("Features/Feed/Presentation/ViewModel/FeedStore.swift", "let a = HTTPAPIClient(server: url)", 1, 3),
        ]
    )
    func findsViolation(path: String, text: String, line: Int, rule: Int) {
        let findings = ArchitectureRules(house + [SourceFile(path: path, text: text)]).findings
        #expect(findings.first?.place == "\(path):\(line)")
        #expect(findings.first?.rule == rule)
    }

    @Test(
        "what is allowed is not found",
        arguments: [
            ("App/Composition/A.swift", "import Feed\nimport GRDB\nimport Core"),
            ("Features/Feed/A.swift", "import Core\npublic import Foundation\nimport Observation"),
            ("Features/Feed/Domain/Repositories/A.swift", "let a: any APIClient"),
            ("Features/Feed/FeedFeature.swift", "let a: any APIClient\nlet b: FeedUseCase"),
            ("Features/Feed/Presentation/ViewModel/FeedStore.swift", "let a: FeedUseCase"),
            (
                "Features/Feed/Domain/UseCases/A.swift",
                "// FeedState\n/* import GRDB /* nested */ FeedState */\nlet a = 1"
            ),
            ("Features/Feed/Domain/UseCases/A.swift", #"let a = "FeedState \"import GRDB\"""#),
            ("Features/Feed/Domain/UseCases/A.swift", "let a = \"\"\"\n    import GRDB\n    FeedState\n    \"\"\""),
            ("Features/Feed/Domain/UseCases/A.swift", "let a = #\"import GRDB\"FeedState\"#"),
        ]
    )
    func allows(path: String, text: String) {
        #expect(ArchitectureRules(house + [SourceFile(path: path, text: text)]).findings == [])
    }

    /// What the planted files can name.
    private var house: [SourceFile] {
        [
            SourceFile(path: "Core/Data/Responses/PostResponse.swift", text: "public struct PostResponse: Codable {}"),
            SourceFile(
                path: "Features/Feed/Presentation/ViewModel/FeedState.swift",
                text: "public indirect enum FeedState {}"
            ),
            SourceFile(path: "Features/MyPage/MyPageFeature.swift", text: "public struct MyPageFeature {}"),
        ]
    }
}
