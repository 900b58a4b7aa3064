import Testing

@Suite("check-boundaries: typed throws", .serialized)
struct MetadataTests {
    @Test("a function type with typed throws is found where iOS 17 has no metadata for it, and nowhere else")
    func breaches() async throws {
        try await TestRepository.expect(
            [
                "Core/Data/A.swift:1 metadata",
                "Core/Data/A.swift:2 metadata",
                "Core/Data/A.swift:3 metadata",
                "Core/Data/A.swift:5 metadata",
            ],
            with: [
                "Core/Data/A.swift": """
                let box: Box<() throws(Failure) -> Void>
                let list: [(@MainActor (Int) async throws(Failure) -> Int)] = []
                @State private var run: (() throws(Failure) -> Void)?
                @MainActor var save: () throws(Failure) -> Void
                @Observed private(set) var other: (_ all: [Int]) async throws(Failure) -> Int
                struct Loader<Content: Equatable> {
                    typealias Fetch = @MainActor (_ partial: Content?) async throws(Failure) -> Content
                    private let fetch: Fetch
                    let isLess = 1 < 2
                    func load(_ fetch: @escaping (Set<Int>) throws(Failure) -> Int) throws(Failure) -> Int { 1 }
                    func all<Value>(_ work: () throws(Failure) -> Value) throws(Failure) -> [Value] { [] }
                }
                """
            ]
        )
    }
}
