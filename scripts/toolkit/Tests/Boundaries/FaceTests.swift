import Testing

@Suite("check-boundaries: what a feature makes public", .serialized)
struct FaceTests {
    @Test("a public declaration outside of the public folders is found once, without the declarations inside of it")
    func outsideFace() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Other.swift": "public struct Other {\n    public let id: Int\n}",
            "Features/Feed/Data/Responses/A.swift": "/// A.\n@frozen\npublic struct A {}",
            "Features/Feed/Domain/Repositories/FeedRepositoryImpl.swift": "public struct Feed {}",
            "Features/Feed/Domain/Repositories/Others.swift": "public struct OtherImpl {}",
            "Features/Feed/Presentation/Localization/A.swift": """
            public enum FeedMessages {}
            enum Words { public static let title = 1 }
            extension Words { public struct Word {} }
            """,
            "Features/Feed/Presentation/Views/A.swift": """
            open class Row {}
            package func row() {}
            public private(set) var rows = 0
            extension Row { public class override func make() {} }
            public extension Feed.Row.Cell where Self: Equatable {}
            extension Row { @available(*, deprecated, message: "public let no") public init?() {} }
            extension Row { public subscript(index: Int) -> Int { index } }
            public nonisolated(unsafe) static var `default` = 0
            @MainActor public final class Rows {}
            public typealias Line = Int
            """,
        ])
        let expected = [
            "Data/Responses/A.swift:3 A",
            "Domain/Repositories/FeedRepositoryImpl.swift:1 Feed",
            "Domain/Repositories/Others.swift:1 OtherImpl",
            "Other.swift:1 Other",
            "Presentation/Localization/A.swift:1 FeedMessages",
            "Presentation/Localization/A.swift:2 title",
            "Presentation/Localization/A.swift:3 Word",
        ]
        let names = ["Row", "row", "rows", "make", "Feed.Row.Cell", "init", "subscript", "default", "Rows", "Line"]
        let views = names.enumerated().map { "Presentation/Views/A.swift:\($0 + 1) \($1)" }
        let lines = try await repository.run("check-boundaries").stdout.split(separator: "\n")
        let pattern = /Features\/Feed\/(.*): rule 5 \(small-face\): Feed makes (\S+) public in .*/
        #expect(lines.map { String($0).replacing(pattern) { "\($0.1) \($0.2)" } } == expected + views)
    }

    @Test("declarations in the public folders are allowed, and words like `open` can be names")
    func face() async throws {
        let files = [
            "Features/Feed/Presentation/Models/A.swift": "public struct A {\n    public let a = 1\n}",
            "Features/Feed/Presentation/Samples/A.swift": "extension FeedState { public static var samples = [] }",
            "Features/Feed/Presentation/Localization/A.swift": """
            enum FeedMessages {}
            public extension FeedError { var title: String { "" } }
            """,
            "Features/Feed/Presentation/Views/Components/A.swift": """
            @preconcurrency public import Foundation
            // public struct H {}
            enum Other {
                case open
                case closed
                static func open(_ door: Door) {}
            }
            struct H {
                let open = "public struct H {}"
                var package: Int { open(package) }
                func a(public open: Int, class: Int, struct name: Int) { a(public: open, class: 1, struct: 2) }
                func b() { let open = door.open; for package in names {} }
            }
            """,
        ]
        try await TestRepository.expect([], with: files)
    }
}
