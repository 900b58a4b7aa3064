import Foundation
import Testing

@Suite("scripts/new-feature: the address on the server")
struct AddressTests {
    private let repository: TestRepository

    init() async throws {
        repository = try await .copy()
    }

    private func make(_ options: String...) async throws -> Outcome {
        try await repository.tool(["new-feature", "Things", "--no-verify"] + options)
    }

    private func text(_ path: String) throws -> String { try repository.text(of: path) }

    @Test("the path and the search parameter are in one place, and the fake server knows them")
    func writes() async throws {
        let options = ["--path", "/v2/team/items", "--search", "query"]
        let made = try await make("--template", "crud", "--offline", options[0], options[1], options[2], options[3])
        #expect(made.stdout.contains("“things”, and the address is /v2/team/items.\n"), "\(made.stderr)")
        let implementation = "Features/Things/Domain/Repositories/ThingsRepositoryImpl.swift"
        let code = try text(implementation)
        #expect(code.contains(#"static let path: APIPath = "/v2/team/items""#))
        #expect(code.contains(#"static let search = "query""#))
        let data = try text("App/SampleCollections/SampleCollections.swift")
        #expect(data.contains(#"add("v2/team/items", json: Self.things, search: "query")"#))
        #expect(try text("Features/Things/.feature").contains("\n\(options.joined(separator: "\n"))\n"))
        let others = try await repository.git("ls-files", "--others").split(separator: "\n").map(String.init)
        for path in others where path != implementation && path.hasSuffix(".swift") {
            let code = try text(path).replacing(/\/\/.*/, with: "")
            #expect(!code.contains("/v2/team") && !code.contains(#""q""#), "\(path)")
        }
    }

    @Test("--noun gives the address only with a note, and --path gives it without one")
    func noun() async throws {
        let note = ", and the address is /pages. It has the word of --noun. To choose another, use --path.\n"
        #expect(try await make("--noun", "page", "--dry-run").stdout.contains(note))
        let given = try await make("--noun", "page", "--path", "/things", "--dry-run").stdout
        #expect(given.contains("“pages”, and the address is /things.\n"), "\(given)")
        let fake = try await make("--path", "/todos", "--template", "list", "--search", "query", "--dry-run")
        #expect(fake.exitCode == 64 && fake.stderr.hasPrefix("The fake server has /todos already"))
    }

    @Test("the path of a screen has no id, also if --from has one, and the script says how to show one of several")
    func screen() async throws {
        let made = try await make("--from", #"{"id": "haru", "name": "Haru"}"#, "--path", "/v2/user")
        #expect(made.stdout.contains("\nIt shows what is there, without an id.\nIf"), "\(made.stderr)")
        let files = try await repository.git("ls-files", "--others", "Features", "App").split(separator: "\n")
        let texts = try files.filter { $0.contains("/Domain/") || $0.contains("Route") || $0.contains("Command") }
            .map { try text(String($0)) }
        #expect(texts.count > 5 && texts.allSatisfy { !$0.contains("haru") })
        #expect(try text("Features/Things/SampleData/SampleData+Things.swift").contains("\n        {\"id\": \"haru\""))
        let data = try text("App/SampleCollections/SampleCollections.swift")
        #expect(data.contains(#"add("v2/user", json: Self.things)"#))
    }

    @Test(
        "a wrong value of an option is wrong usage, with one line, and nothing is written",
        arguments: [
            ["--path", "items"], ["--path", "/"], ["--path", "/a/"], ["--path", "/a//b"], ["--path", "/a/../b"],
            ["--path", "/a?b=c"], ["--path", "/a/{id}"], ["--path"], ["--search="], ["--search", "a&b"],
            ["--search", "a b"],
        ]
    )
    func refuses(options: [String]) async throws {
        let outcome = try await repository.tool(["new-feature", "Things", "--template", "list"] + options)
        #expect(outcome.exitCode == 64 && outcome.stdout == "", "\(outcome.stdout)")
        #expect(outcome.stderr.filter(\.isNewline).count == 1, "\(outcome.stderr)")
        #expect(try await make("--search", "query").stderr == "--search is only for --template list and crud.\n")
        #expect(try await repository.status() == "")
    }
}
