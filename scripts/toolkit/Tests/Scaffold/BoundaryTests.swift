import Foundation
import Testing

@Suite("scripts/check-boundaries")
struct BoundaryTests {
    private static let manifest = """
        let features: [String] = [
            "Feed",
            "Top10", "Top10/SampleData",
        ]
        let packages = [.product(name: "GRDB", package: "a"), .product(name: "X509", package: "b")]
        tests("AppTests", ["Persistence", "FakeAPI"])

        """

    private static let useCase = """
        struct FeedUseCase {
            let repository: any FeedRepository
            let sessions2: (any SessionStore)?
            let limit: Int
        }
        """

    /// Runs the script, without git, in a folder with these files and some that break no rule.
    private func run(_ files: [String: String], environment: [String: String] = [:]) async throws -> Outcome {
        var all = [
            "Package.swift": Self.manifest,
            "Core/Adapters/Persistence/UserDatabases.swift": "public struct UserDatabases {}",
            "Core/Data/PostResponse.swift": "public struct PostResponse: Codable {}",
            "Features/Feed/Domain/UseCases/FeedUseCase.swift": Self.useCase,
            "Features/Feed/Domain/Repositories/FeedRepository.swift": "public protocol FeedRepository {}",
            "Features/Feed/Presentation/ViewModel/FeedState.swift": "public indirect enum FeedState {}",
        ]
        all.merge(files) { $1 }
        let repository = try TestRepository(all)
        let script = try TestRepository.own().root.appending(path: "scripts/check-boundaries").path
        let words = ["bash", script, repository.root.path]
        return try await repository.run("/usr/bin/env", words, environment: environment)
    }

    @Test(
        "each line that breaks a rule is found, with its place, the rule and what to do",
        arguments: [
            ("Core/A.swift", "public import Feed", "rule 1 (one-way): This module must not import a feature."),
            ("App/Server/A.swift", "import Feed", "rule 1 (one-way): This module"),
            ("Features/Feed/A.swift", "import TerminalUI", "rule 1 (one-way): Only the program draws in"),
            ("Features/Feed/A.swift", "import FakeAPI", "rule 1 (one-way): A feature imports only Core."),
            ("App/Root/A.swift", "public import Top10", "rule 1 (one-way): Root imports no feature but"),
            ("Features/Feed/A.swift", "public import Top10", "rule 1 (one-way): A feature imports no other"),
            ("Features/Feed/A.swift", "import X509", "rule 2 (no-packages): Import only"),
            ("Core/A.swift", "import Testing", "rule 2 (no-packages): Import only"),
            ("Features/Feed/Domain/A.swift", "let a: Feed.FeedState", "rule 3 (layers): Domain names no type of"),
            ("Features/Feed/Domain/A.swift", "let a: any APIClient", "rule 3 (layers): Only a repository has"),
            ("Features/Feed/Presentation/ViewModel/FeedStore.swift", "HTTP2APIClient()", "rule 3 (layers): Only a rep"),
            ("Features/Feed/Presentation/Models/A.swift", "var a: Feed2UseCase?", "rule 3 (layers): Only a store has"),
            ("Features/Feed/Presentation/Views/A.swift", "let a: Top10UseCase", "rule 3 (layers): A view names no use"),
            ("Features/Feed/Presentation/Views/A.swift", "any FeedRepository", "rule 3 (layers): A view names no use"),
            ("Features/Feed/Presentation/Views/A.swift", "[PostResponse]()", "rule 3 (layers): A view names no DTO."),
            ("Features/Feed/Presentation/Views/A.swift", "NavigationStack {}", "rule 4 (apart): A feature does not"),
            ("Features/Feed/Presentation/Views/A.swift", #"@Environment(\.openURL) var o"#, "rule 4 (apart): A feat"),
            ("Features/Feed/A.swift", "exit(1)", "rule 4 (apart): A feature does not end the program."),
            ("Features/Feed/A.swift", "Foundation.exit(1)", "rule 4 (apart): A feature does not navigate."),
            ("Features/Feed/Data/A.swift", "@frozen public struct A {}", "rule 5 (small-face): Remove “public”"),
            ("Features/Feed/Presentation/Views/A.swift", "open class Row {}", "rule 5 (small-face): Remove “public”"),
            ("Features/Feed/Presentation/Localization/A.swift", "public enum Texts {}", "rule 5 (small-face): Remove"),
            ("Features/Feed/Domain/Models/A.swift", "package struct Feed2Impl {}", "rule 5 (small-face): Remove"),
            ("App/A.swift", "@testable import Core", "rule 5 (small-face): Only tests use @testable."),
            ("Core/Domain/A.swift", "let a: [PostResponse]", "floors: Domain is before Data. Move PostResponse or"),
            ("Core/Caches/A.swift", "extension PostResponse {}", "floors: Caches is before Data. Move PostResponse"),
            ("Core/A.swift", "func a() -> PostResponse? { nil }", "floors: A.swift is before Data. Move PostResponse"),
            ("Core/Changes/A.swift", "import SwiftUI", "views: Move the view to Presentation/Views"),
            ("Core/Presentation/A.swift", "import SwiftUI", "views: Move the view to Presentation/Views"),
            ("Features/Feed/Presentation/Models/A.swift", "public import SwiftUI", "views: Move the view to"),
            ("Core/A.swift", "let box: Box2<() throws(Failure) -> Void>", "metadata: iOS 17 has no metadata"),
            ("Core/A.swift", "let a: [((Int) async throws(Failure) -> Int)] = []", "metadata: iOS 17"),
            ("Core/A.swift", "let a: [@Sendable () throws(Failure) -> Void]", "metadata: iOS 17 has no metadata"),
            ("Core/A.swift", "let a: Optional<@MainActor (Set<Int>) throws(Failure) -> Void>", "metadata: iOS 17"),
            ("Core/A.swift", "let a: [UInt8: @escaping @isolated(any) ([Int]) throws(A2) -> Void]", "metadata: iOS 17"),
            ("Core/A.swift", "let a: Box<[Int8], (@Sendable (() -> V) async throws(A) -> Void)?>", "metadata: iOS 17"),
            ("Core/A.swift", "let a: [[(nonisolated(nonsending) () async throws(A) -> Int)?]]", "metadata: iOS 17"),
            ("Core/A.swift", "@State2 private var run: (() throws(Failure) -> Void)?", "metadata: iOS 17"),
            ("Features/Maps/A.swift", "let a = 1", "undeclared: No module has this file."),
            ("Tests/MapsTests/A.swift", "let a = 1", "undeclared: No module has this file."),
        ]
    )
    func findings(path: String, line: String, finding: String) async throws {
        // A file of a module that is not declared has one finding. Its first line is its place.
        let isFile = finding.hasPrefix("undeclared")
        let outcome = try await run([path: isFile ? line : "// \(line)\nlet text = \"\(line)\"\n\n\(line)\n"])
        #expect(outcome.stdout.hasPrefix("\(path):\(isFile ? 1 : 4): \(finding)"), "\(outcome.stdout)\(outcome.stderr)")
        #expect(outcome.stdout.split(separator: "\n").count == 1, "\(outcome.stdout)")
        #expect(outcome.exitCode == 1)
    }

    @Test("a store must not reach what is behind its use case, and a file with SwiftUI not what saves data")
    func twoFiles() async throws {
        let store = "Features/Feed/Presentation/ViewModel/FeedStore"
        let outcome = try await run([
            "App/AppShell/HomeView.swift": "import SwiftUI\nlet databases = UserDatabases()",
            "\(store).swift": "let feedUseCase2: FeedUseCase", "\(store)+Posts.swift": "self.feedUseCase2.sessions2",
        ])
        let places = outcome.stdout.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(places == ["App/AppShell/HomeView.swift:2:", "\(store)+Posts.swift:1:"])
    }

    @Test("in Domain, also of a template, a text and a name of the API are found, but not where the server is called")
    func domain() async throws {
        let folders = ["Features/Feed/Domain", "scripts/templates/crud/Features/SampleThing/Domain"]
        let files = ["Errors/A", "Models/A", "Repositories/A", "UseCases/A"]
        let places = folders.flatMap { folder in files.map { "\(folder)/\($0).swift" } }
        let lines = [
            "protocol A { var client: any APIClient { get } }", "case wrong([Field: Message])", "let words: [Words]",
            "let key: some CodingKey", "let body: JSONObject?", "let body: [String: JSONValue]", "let body: Body",
            #"case name = "user_name""#, ##"case a = #"b"#"##, "let path: APIPath", "let method: APIRequest.Method",
        ]
        var all = Dictionary(uniqueKeysWithValues: places.map { ($0, lines.joined(separator: "\n")) })
        all["Core/A.swift"] = "typealias Words = Message\ntypealias Next = (APIRequest) -> Int"
        all["Features/Top10/Data/A.swift"] = "typealias Body = [JSONObject]"
        let speaking = "let client: any APIClient\n" + lines[3...].joined(separator: "\n")
        all["Features/Feed/Domain/Repositories/AuthorDirectory.swift"] = speaking
        all["Features/Feed/Domain/Repositories/FeedRepositoryImpl.swift"] = lines[3...].joined(separator: "\n")
        all["Features/Feed/Domain/Models/Allowed.swift"] = """
            enum Field: String { case name, body }
            case .name: let text = ""
            case changed(text: String = "")
            let values: [Field: JSONValue], next: Next, message: MessageCode
            """
        let found = try await run(all).stdout.split(separator: "\n").filter { !$0.contains("Only a repository has an") }
        let expected = places.flatMap { place in
            (2...lines.count).map { line in
                "\(place):\(line): rule 3 (layers): \(line < 4 ? "Domain names no text." : "Only a RepositoryImpl")"
            }
        }
        #expect(found.count == expected.count, "\(found.joined(separator: "\n"))")
        for finding in expected { #expect(found.contains { $0.hasPrefix(finding) }, "\(finding)") }
    }

    @Test("code that breaks no rule is allowed")
    func allowed() async throws {
        let outcome = try await run([
            "Core/A.swift": """
            import Foundation
            struct Loader<Content: Equatable> {
                @MainActor var save: () throws(Failure) -> Void
                let isLess = 1 < 2
                func load(_ fetch: @escaping (Set<Int>) throws(Failure) -> Int) throws(Failure) -> Int { 1 }
                func all<Value>(_ work: () throws(Failure) -> Value) throws(Failure) -> [Value] { [] }
                func run() { start { [self] () async throws(Failure) in } }
                func pairs(_ pairs: [(Int, Int)], _ save: @Sendable () throws(Failure) -> Void) -> Set<(Int)> { [] }
            }
            """,
            "Core/Caches/A.swift": "public struct Cache { enum Key {} }",
            "Core/Changes/Views/A.swift": "import SwiftUI\nstruct Mark { let post: PostResponse, cache: Cache }",
            "Core/Adapters/FakeAPI/A.swift": "import Core\nlet response: PostResponse",
            "Core/Utils/A.swift": "let key: Cache.Key",
            "Features/Top10/SampleData/A.swift": "public import FakeAPI\npublic let json = 1",
            "Features/Top10/Top10Feature.swift":
                "public struct Top10Feature { let client: any APIClient, a: FeedUseCase }",
            "Features/Feed/Presentation/FeedRoute.swift": "public struct FeedRoute {}",
            "Features/Feed/Presentation/Localization/A.swift": "package enum A {\n    package static let a = 1\n}",
            "Features/Feed/Presentation/Samples/A.swift":
                "extension FeedState {\n    public static var samples = []\n}",
            "Features/Top10/Presentation/ViewModel/Top10Store.swift": """
            let a: FeedUseCase
            let text = \"""
                exit(1)
                \"""
            let c = (a.limit, other.sessions)
            """,
            "Features/Feed/Presentation/Views/Components/A.swift": """
            import SwiftUI
            struct Door {
                enum Way { case exit, abort }
                let open = "public struct H {}"
                func leave() { game.exit(1) }
                func abort(with way: Way) {}
            }
            """,
            "Tests/Top10ViewTests/A.swift": "@testable import Feed\nimport SwiftUI",
            "scripts/templates/a/A.swift": "import Feed\\nexit(1)",
        ])
        #expect(outcome.stdout == "Checked 18 files: no rule is broken.\n")
        #expect(outcome.exitCode == 0)
    }

    @Test("on GitHub Actions, a finding is also an annotation")
    func annotates() async throws {
        let outcome = try await run(["Core/A.swift": "import Feed"], environment: ["GITHUB_ACTIONS": "true"])
        #expect(outcome.stdout.contains("\n::error file=Core/A.swift,line=1::rule 1 (one-way): This module"))
    }

    @Test("this repository breaks no rule")
    func ownRepository() async throws {
        let outcome = try await TestRepository.own().run("/usr/bin/env", ["bash", "scripts/check-boundaries"])
        #expect(outcome.stdout.hasPrefix("Checked ") && outcome.exitCode == 0, "\(outcome.stdout)")
    }
}
