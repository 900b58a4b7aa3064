import Testing

@Suite("check-boundaries: the layers of a feature", .serialized)
struct LayerTests {
    @Test("a type that a layer must not use is found")
    func breaches() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Data/Responses/FeedPageResponse.swift": "struct FeedPageResponse {}",
            "Features/Feed/Domain/UseCases/A.swift": "let a: FeedState\nlet b: any APIClient\nlet c: Feed.FeedState",
            "Features/Feed/Presentation/Models/A.swift": "let a: FeedUseCase",
            "Features/Feed/Domain/UseCases/FeedUseCase.swift": Self.useCase,
            "Features/Feed/Presentation/ViewModel/FeedStore.swift": """
            let a: FeedUseCase, b = HTTPAPIClient(server: url)
            let c = (a.posts, self.a.sessions, a.limit)
            """,
            "Features/Feed/Presentation/ViewModel/FeedStore+Posts.swift": "let d = a.local.posts()",
            "Features/Feed/Presentation/Views/Pages/A.swift": """
            let a: FeedUseCase
            let b: any FeedRepository, c = FeedRepositoryImpl()
            let d: [Core.PostResponse: PostResponse]
            let e = "\\(FeedPageResponse.self)"
            """,
        ])
        let lines = [
            "Domain/UseCases/A.swift:1 layers: Feed/Domain → FeedState",
            "Domain/UseCases/A.swift:2 layers: Feed/Domain → APIClient",
            "Domain/UseCases/A.swift:3 layers: Feed/Domain → FeedState",
            "Presentation/Models/A.swift:1 layers: Feed/Presentation → FeedUseCase",
            "Presentation/ViewModel/FeedStore+Posts.swift:1 layers: Feed/Presentation → local",
            "Presentation/ViewModel/FeedStore.swift:1 layers: Feed/Presentation → HTTPAPIClient",
            "Presentation/ViewModel/FeedStore.swift:2 layers: Feed/Presentation → posts",
            "Presentation/ViewModel/FeedStore.swift:2 layers: Feed/Presentation → sessions",
            "Presentation/Views/Pages/A.swift:1 layers: Feed/Presentation/Views → FeedUseCase",
            "Presentation/Views/Pages/A.swift:2 layers: Feed/Presentation/Views → FeedRepository",
            "Presentation/Views/Pages/A.swift:2 layers: Feed/Presentation/Views → FeedRepositoryImpl",
            "Presentation/Views/Pages/A.swift:3 layers: Feed/Presentation/Views → PostResponse",
            "Presentation/Views/Pages/A.swift:4 layers: Feed/Presentation/Views → FeedPageResponse",
        ]
        let found = try await repository.findings()
        #expect(found == lines.map { "Features/Feed/\($0)" })
    }

    @Test("a type in the right layer is allowed, and names in comments and strings do not count")
    func allowed() async throws {
        let files = [
            "Features/Feed/Domain/Models/Repository.swift": "struct Repository {}\nstruct GitRepository {}",
            "Features/Feed/Domain/UseCases/A.swift": """
            // FeedState
            let a: any FeedRepository, b: FeedUseCase, c = "FeedState", d: Other.FeedState
            """,
            "Features/Feed/Domain/UseCases/FeedUseCase.swift": Self.useCase,
            "Features/Feed/Presentation/ViewModel/FeedStore.swift": """
            let a: FeedUseCase, b: any FeedRepository
            let c = (a.page(b.posts), a.limit, FeedState.posts, other.sessions)
            """,
            "Features/Feed/Presentation/Views/Pages/A.swift":
                "let a: FeedState, b: Repository, c: GitRepository, d: Post",
        ]
        try await TestRepository.expect([], with: files)
    }

    private static let useCase = """
        struct FeedUseCase {
            let posts: any FeedRepository, sessions: (any SessionStore)?, local = InMemorySavedLists(), limit: Int
        }
        """
}
