import Testing

@Suite("check-boundaries: SwiftUI", .serialized)
struct ViewTests {
    @Test("SwiftUI outside of the folders for views is found, and so is code that saves data in a file with SwiftUI")
    func breaches() async throws {
        try await TestRepository.expect(
            [
                "App/A.swift:2 views: demo → SwiftUI",
                "App/DemoApp/HomeView.swift:2 undeclared: DemoApp → MyPage",
                "App/DemoApp/HomeView.swift:3 undeclared: DemoApp → GRDB",
                "App/DemoApp/HomeView.swift:3 views: DemoApp → GRDB",
                "App/DemoApp/HomeView.swift:5 views: DemoApp → UserDatabases",
                "Core/Presentation/A.swift:2 views: Core → SwiftUI",
                "Features/Feed/Presentation/Views.swift:2 views: Feed → SwiftUI",
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
                let databases = UserDatabases()
                // UserDatabases
                """,
                "App/Persistence/UserDatabases.swift": "public struct UserDatabases {}",
                "Core/Presentation/A.swift": Self.view,
                "Features/Feed/Presentation/Views.swift": Self.view,
                "Tests/FeedTests/A.swift": Self.view,
            ]
        )
    }

    private static let view = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"
}
