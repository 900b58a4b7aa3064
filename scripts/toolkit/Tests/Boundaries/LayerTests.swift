import Testing

@Suite("check-boundaries: the layers of a feature", .serialized)
struct LayerTests {
    @Test("a type that a layer must not use is found")
    func breaches() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Data/Responses/FeedPageResponse.swift": "struct FeedPageResponse {}",
            "Features/Feed/Domain/UseCases/A.swift": "struct A {\n    let state: FeedState\n}",
            "Features/Feed/Domain/UseCases/B.swift": "let a: any APIClient",
            "Features/Feed/Domain/UseCases/C.swift": "let a: Feed.FeedState",
            "Features/Feed/Presentation/Models/A.swift": "let a: FeedUseCase",
            "Features/Feed/Presentation/ViewModel/FeedStore.swift": """
            let a: any APIClient
            let b = HTTPAPIClient(server: url)
            """,
            "Features/Feed/Presentation/Views/Components/A.swift": "func a(of post: Core.PostResponse) {}",
            "Features/Feed/Presentation/Views/Pages/A.swift": """
            let a: FeedUseCase
            let b: any FeedRepository, c = FeedRepositoryImpl()
            let d: [PostResponse: PostResponse]
            let e = "\\(FeedPageResponse.self)"
            """,
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "Features/Feed/Domain/UseCases/A.swift:2 layers: Feed/Domain → FeedState",
                "Features/Feed/Domain/UseCases/B.swift:1 layers: Feed/Domain → APIClient",
                "Features/Feed/Domain/UseCases/C.swift:1 layers: Feed/Domain → FeedState",
                "Features/Feed/Presentation/Models/A.swift:1 layers: Feed/Presentation → FeedUseCase",
                "Features/Feed/Presentation/ViewModel/FeedStore.swift:1 layers: Feed/Presentation → APIClient",
                "Features/Feed/Presentation/ViewModel/FeedStore.swift:2 layers: Feed/Presentation → HTTPAPIClient",
                "Features/Feed/Presentation/Views/Components/A.swift:1 layers: Feed/Presentation/Views → PostResponse",
                "Features/Feed/Presentation/Views/Pages/A.swift:1 layers: Feed/Presentation/Views → FeedUseCase",
                "Features/Feed/Presentation/Views/Pages/A.swift:2 layers: Feed/Presentation/Views → FeedRepository",
                "Features/Feed/Presentation/Views/Pages/A.swift:2 layers: Feed/Presentation/Views → FeedRepositoryImpl",
                "Features/Feed/Presentation/Views/Pages/A.swift:3 layers: Feed/Presentation/Views → PostResponse",
                "Features/Feed/Presentation/Views/Pages/A.swift:4 layers: Feed/Presentation/Views → FeedPageResponse",
            ]
        )
    }

    @Test("a type in the right layer is allowed, and names in comments and strings do not count")
    func allowed() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Data/Responses/FeedPageResponse.swift": "struct FeedPageResponse {}",
            "Features/Feed/Data/Requests/FeedRequest.swift": "struct FeedRequest { let page: FeedPageResponse }",
            "Features/Feed/FeedFeature.swift": "import Core\nlet a: any APIClient\nlet b: FeedUseCase",
            "Features/Feed/Domain/Models/Repository.swift": "struct Repository {}\nstruct GitRepository {}",
            "Features/Feed/Domain/Repositories/FeedRepositoryImpl.swift": """
            let a: any APIClient
            let b: PostResponse, c: FeedPageResponse
            """,
            "Features/Feed/Domain/UseCases/A.swift": ##"""
            // FeedState
            /* import GRDB /* nested */ FeedState */
            let a: any FeedRepository, b: FeedUseCase
            let c = "FeedState \"import GRDB\"" + #"import GRDB"FeedState"#
            let d = """
                FeedState
                """
            let e: Other.FeedState
            """##,
            "Features/Feed/Presentation/ViewModel/FeedStore.swift": "let a: FeedUseCase\nlet b: any FeedRepository",
            "Features/Feed/Presentation/ViewModel/FeedStore+Pages.swift": "let a: FeedUseCase",
            "Features/Feed/Presentation/Views/Pages/A.swift":
                "let a: FeedState, b: Repository, c: GitRepository, d: Post",
        ])
        let found = try await repository.findings()
        #expect(found == [])
    }
}
