import Testing

@Suite("check-boundaries: SwiftUI", .serialized)
struct ViewTests {
    @Test("an import of SwiftUI outside of the folders for views is found")
    func imports() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Package.swift": TestRepository.manifestWithViews,
            "App/A.swift": Self.view,
            "Core/Presentation/A.swift": Self.view,
            "Features/Feed/Domain/Models/A.swift": Self.view,
            "Features/Feed/Presentation/ViewModel/FeedStore.swift": Self.view,
            "Features/Feed/Presentation/Views.swift": Self.view,
            "Tests/FeedTests/A.swift": Self.view,
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "App/A.swift:2 views: demo → SwiftUI",
                "Core/Presentation/A.swift:2 views: Core → SwiftUI",
                "Features/Feed/Domain/Models/A.swift:2 views: Feed → SwiftUI",
                "Features/Feed/Presentation/ViewModel/FeedStore.swift:2 views: Feed → SwiftUI",
                "Features/Feed/Presentation/Views.swift:2 views: Feed → SwiftUI",
                "Tests/FeedTests/A.swift:2 views: FeedTests → SwiftUI",
            ]
        )
    }

    @Test("views, the app and the tests of views can import SwiftUI")
    func allowed() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Package.swift": TestRepository.manifestWithViews,
            "App/DemoApp/DemoApp.swift": "import Core\nimport Feed\nimport SwiftUI\n@main struct DemoApp: App {}",
            "App/DemoApp/AppComposition.swift": "let databases = Databases()",
            "App/Persistence/Databases.swift": "public struct Databases {}",
            "Core/Presentation/Views/A.swift": Self.view,
            "Features/Feed/Presentation/Views/Pages/FeedView.swift": "public import SwiftUI\npublic struct FeedView {}",
            "Tests/FeedViewTests/A.swift": "import Core\nimport Feed\nimport SwiftUI\nimport ViewTestSupport",
            "Tests/SwiftUI/Text.swift": "public struct Text {}",
            "Tests/ViewSupport/A.swift": "public import SwiftUI",
        ])
        let found = try await repository.findings()
        #expect(found == [])
    }

    @Test("a file with SwiftUI in it that uses the persistence is found")
    func persistence() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Package.swift": TestRepository.manifestWithViews,
            "App/DemoApp/HomeView.swift": """
            import Core
            import Feed
            import GRDB
            import SwiftUI
            let databases = Databases()
            // Databases
            """,
            "App/Persistence/Databases.swift": "public struct Databases {}",
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "App/DemoApp/HomeView.swift:3 undeclared: DemoApp → GRDB",
                "App/DemoApp/HomeView.swift:3 views: DemoApp → GRDB",
                "App/DemoApp/HomeView.swift:5 views: DemoApp → Databases",
            ]
        )
    }

    @Test("the app follows the rules for imports")
    func app() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Package.swift": TestRepository.manifestWithViews,
            "App/DemoApp/DemoApp.swift": "import Core\nimport MyPage\nimport SwiftUI",
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "App/DemoApp/DemoApp.swift:2 undeclared: DemoApp → MyPage",
                "Package.swift:19 unused: DemoApp → Feed",
            ]
        )
    }

    private static let view = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"
}
