import Testing

@Suite("check-boundaries: what a feature makes public", .serialized)
struct FaceTests {
    @Test("only tests use internal names of another module")
    func testable() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "App/A.swift": "@testable import Feed", "Tests/FeedTests/A.swift": "import Core\n@testable import Feed",
        ])
        #expect(try await repository.findings() == ["App/A.swift:1 small-face: demo → Feed"])
    }

    @Test("a public declaration outside of the public folders is found once, without the declarations inside of it")
    func outsideFace() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Other.swift": "public struct Other {\n    public let id: Int\n}",
            "Features/Feed/Data/Responses/A.swift": "/// A.\n@frozen\npublic struct A {}",
            "Features/Feed/Domain/UseCases/A.swift": "struct A {\n    public static let a = 1\n    let b = 1\n}",
            "Features/Feed/Domain/Repositories/FeedRepositoryImpl.swift": "public struct FeedRepositoryImpl {}",
            "Features/Feed/Domain/Repositories/Others.swift": "public struct OtherImpl {}",
            "Features/Feed/Presentation/Localization/FeedMessages.swift": """
            public enum FeedMessages {}
            enum Words {
                public static let title = 1
            }
            extension Words {
                public struct Word {}
            }
            """,
            "Features/Feed/Presentation/Samples/A.swift":
                "public enum Samples {}\nextension Samples { public struct A {} }",
            "Features/Feed/Presentation/Views/Components/A.swift": """
            open class Row {}
            package func row() {}
            public private(set) var rows = 0
            @MainActor public final class Rows {}
            extension Row { public class override func make() {} }
            public extension Row {}
            extension Row: Equatable { public init() {} }
            extension Row { public subscript(index: Int) -> Int { index } }
            public typealias Line = Int
            """,
        ])
        let components = "Features/Feed/Presentation/Views/Components/A.swift"
        let found = try await repository.findings()
        #expect(
            found == [
                "Features/Feed/Data/Responses/A.swift:3 small-face",
                "Features/Feed/Domain/Repositories/FeedRepositoryImpl.swift:1 small-face",
                "Features/Feed/Domain/Repositories/Others.swift:1 small-face",
                "Features/Feed/Domain/UseCases/A.swift:2 small-face",
                "Features/Feed/Other.swift:1 small-face",
                "Features/Feed/Presentation/Localization/FeedMessages.swift:1 small-face",
                "Features/Feed/Presentation/Localization/FeedMessages.swift:3 small-face",
                "Features/Feed/Presentation/Localization/FeedMessages.swift:6 small-face",
                "Features/Feed/Presentation/Samples/A.swift:1 small-face",
                "Features/Feed/Presentation/Samples/A.swift:2 small-face",
            ] + (1...9).map { "\(components):\($0) small-face" }
        )
    }

    @Test("the message has the name of the public declaration")
    func names() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/Presentation/Views/Components/A.swift": """
            extension Row { public class override func make() {} }
            extension Row { @available(*, deprecated, message: "public let no") public init?() {} }
            extension Row { public subscript(index: Int) -> Int { index } }
            public extension Feed.Row.Cell where Self: Equatable {}
            public nonisolated(unsafe) static var `default` = 0
            """
        ])
        let found = try await repository.run("check-boundaries").stdout.split(separator: "\n")
        let names = ["make", "init", "subscript", "Feed.Row.Cell", "default"]
        #expect(found.count == names.count)
        for (line, name) in zip(found, names) {
            #expect(line.contains(": Feed makes \(name) public in Presentation/Views/Components/A.swift. "))
        }
    }

    @Test("declarations in the public folders are allowed, and words like `open` can be names")
    func face() async throws {
        func type(_ name: String) -> String { "public struct \(name) {\n    public let a = 1\n    public init() {}\n}" }
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/FeedFeature.swift": "public import Core\npublic struct FeedFeature { public init() {} }",
            "Features/Feed/Domain/Errors/A.swift": type("A"),
            "Features/Feed/Domain/Models/A.swift": type("B"),
            "Features/Feed/Domain/Repositories/A.swift": type("C"),
            "Features/Feed/Presentation/Models/A.swift": type("D"),
            "Features/Feed/Presentation/ViewModel/A.swift": type("E"),
            "Features/Feed/Presentation/Views/Pages/A.swift": type("F"),
            "Features/Feed/Presentation/Samples/FeedState+Samples.swift": """
            extension FeedState {
                public static var samples: [FeedState] { [] }
            }
            """,
            "Features/Feed/Presentation/Localization/FeedMessages.swift": """
            public import Core
            enum FeedMessages {}
            extension FeedError: UserFacingError {
                public var code: String { "" }
                public func message() {}
            }
            public extension FeedError {
                var title: String { "" }
            }
            extension FeedField {
                public var label: String { "" }
            }
            """,
            "Features/Feed/Presentation/Views/Components/A.swift": """
            public import Core
            @preconcurrency public import Foundation
            // public struct H {}
            enum Door { case open, closed }
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
            "App/A.swift": type("A"),
            "Core/A.swift": type("G"),
        ])
        let found = try await repository.findings()
        #expect(found == [])
    }
}
