import Testing

@Suite("check-boundaries: features do not use each other", .serialized)
struct ApartnessTests {
    @Test("a public type of another feature is found, and so are names that navigate or end the program")
    func breaches() async throws {
        let lines = [
            "let store: MyPageStore", "let feature: MyPage.MyPageFeature",
            "SwiftUI.NavigationStack {}", "NavigationLink(value: post) {}", #"@Environment(\.openURL) var open"#,
            "exit(1)", "Foundation.exit(EXIT_FAILURE)", "abort()",
        ]
        let names = ["MyPage", "MyPage", "NavigationStack", "NavigationLink", "openURL", "exit", "exit", "abort"]
        let file = "Features/Feed/Presentation/Views/Pages/A.swift"
        let findings = names.enumerated().map { "\(file):\($0 + 1) apart: Feed → \($1)" }
        try await TestRepository.expect(findings, with: [file: lines.joined(separator: "\n")])
    }

    @Test("a feature can use its own names and those of Core, even if another feature has the same names")
    func allowed() async throws {
        let files = [
            "Core/Domain/Models/Entry.swift": "public struct Entry {}",
            "Features/MyPage/Presentation/Models/Entry.swift": "public struct Entry {}\npublic struct Row {}",
            "Features/Feed/Presentation/Models/A.swift": """
            // MyPageStore
            struct A {
                struct Row {}
                enum Way { case exit, abort }
                let entry: Entry, row: Row, state: FeedState, way = Way.exit, text = "MyPageStore exit(1)"
                func leave() {
                    game.exit(1)
                    table.NavigationPath()
                    abort(with: .exit)
                }
                func abort(with way: Way) {}
            }
            """,
        ]
        try await TestRepository.expect([], with: files)
    }
}
