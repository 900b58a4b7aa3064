import Testing

@Suite("check-boundaries: features do not use each other", .serialized)
struct ApartnessTests {
    @Test("a public type of another feature is found")
    func otherFeatures() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Presentation/Models/A.swift": """
            struct A {
                let store: MyPageStore
                let feature: MyPage.MyPageFeature
            }
            """
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "Features/Feed/Presentation/Models/A.swift:2 apart: Feed → MyPage",
                "Features/Feed/Presentation/Models/A.swift:3 apart: Feed → MyPage",
            ]
        )
    }

    @Test("types and functions that navigate or end the program are found")
    func navigation() async throws {
        let words = [
            "NavigationStack {}", "NavigationLink(value: post) {}", "NavigationPath()", "NavigationSplitView {}",
            "UINavigationController()", "UIKit.UIApplication.shared", "NSWorkspace.shared", "openURL(url)",
            #"@Environment(\.openURL) var open"#, "exit(1)", "Foundation.exit(EXIT_FAILURE)", "abort()",
            "SwiftUI.NavigationStack {}",
        ]
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Presentation/Views/Pages/A.swift": words.joined(separator: "\n")
        ])
        let names = [
            "NavigationStack", "NavigationLink", "NavigationPath", "NavigationSplitView", "UINavigationController",
            "UIApplication", "NSWorkspace", "openURL", "openURL", "exit", "exit", "abort", "NavigationStack",
        ]
        let found = try await repository.findings()
        #expect(
            found
                == names.enumerated().map { line, name in
                    "Features/Feed/Presentation/Views/Pages/A.swift:\(line + 1) apart: Feed → \(name)"
                }
        )
    }

    @Test("a feature can use its own names and those of Core, even if another feature has the same names")
    func allowed() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
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
            "App/A.swift": "let a: MyPageStore, b = NavigationStack {}, c: Never = exit(1)",
            "Core/A.swift": "func end() -> Never { exit(1) }",
        ])
        let found = try await repository.findings()
        #expect(found == [])
    }
}
