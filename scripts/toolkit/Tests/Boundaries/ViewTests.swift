import Testing

@Suite("check-boundaries: SwiftUI", .serialized)
struct ViewTests {
    @Test("SwiftUI outside of the folders for views is found, and so are the persistence and other imports beside it")
    func breaches() async throws {
        try await TestRepository.expect(
            [
                "App/A.swift:2 views: demo → SwiftUI",
                "App/DemoApp/HomeView.swift:2 undeclared: DemoApp → MyPage",
                "App/DemoApp/HomeView.swift:3 undeclared: DemoApp → GRDB",
                "App/DemoApp/HomeView.swift:3 views: DemoApp → GRDB",
                "App/DemoApp/HomeView.swift:5 views: DemoApp → Databases",
                "Core/Presentation/A.swift:2 views: Core → SwiftUI",
                "Features/Feed/Domain/Models/A.swift:2 views: Feed → SwiftUI",
                "Features/Feed/Presentation/Views.swift:2 views: Feed → SwiftUI",
                "Package.swift:19 unused: DemoApp → Feed",
                "Tests/FeedTests/A.swift:2 views: FeedTests → SwiftUI",
            ],
            with: [
                "Package.swift": TestRepository.manifestWithViews,
                "App/A.swift": Self.view,
                "App/DemoApp/HomeView.swift": """
                import Core
                import MyPage
                import GRDB
                import SwiftUI
                let databases = Databases()
                // Databases
                """,
                "App/Persistence/Databases.swift": "public struct Databases {}",
                "Core/Presentation/A.swift": Self.view,
                "Features/Feed/Domain/Models/A.swift": Self.view,
                "Features/Feed/Presentation/Views.swift": Self.view,
                "Tests/FeedTests/A.swift": Self.view,
            ]
        )
    }

    @Test("views, the app and the tests of views can import SwiftUI")
    func allowed() async throws {
        let files = [
            "Package.swift": TestRepository.manifestWithViews,
            "App/DemoApp/DemoApp.swift": "import Core\nimport Feed\nimport SwiftUI\n@main struct DemoApp: App {}",
            "App/DemoApp/AppComposition.swift": "let databases = Databases()",
            "App/Persistence/Databases.swift": "public struct Databases {}",
            "Core/Presentation/Views/A.swift": Self.view,
            "Features/Feed/Presentation/Views/Pages/FeedView.swift": "public import SwiftUI\npublic struct FeedView {}",
            "Tests/FeedViewTests/A.swift": "import Core\nimport Feed\nimport SwiftUI\nimport ViewTestSupport",
            "Tests/SwiftUI/Text.swift": "public struct Text {}",
            "Tests/ViewSupport/A.swift": "public import SwiftUI",
        ]
        try await TestRepository.expect([], with: files)
    }

    private static let view = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"
}
