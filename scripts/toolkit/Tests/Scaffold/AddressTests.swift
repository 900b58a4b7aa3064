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

    @Test("what belongs to the user has no id in its path. Otherwise the script says where the id of --from is")
    func mine() async throws {
        let json = #"{"id": "haru", "name": "Haru"}"#
        let one = try await make("--from", json)
        #expect(one.stdout.contains("\nIt shows the thing haru, whose id is in ThingsRoute.swift.\n"), "\(one.stderr)")
        #expect(try text("Features/Things/Presentation/ThingsRoute.swift").contains("haru"))
        _ = try await repository.script("remove-feature", "Things", "--force")
        let mine = try await make("--from", json, "--mine", "--path", "/me")
        #expect(mine.exitCode == 0 && !mine.stdout.contains("haru"), "\(mine.stderr)")
        for folder in ["Domain", "Presentation/ThingsRoute", "ThingsFeature"] {
            let files = try await repository.git("ls-files", "--others", "Features/Things/\(folder)*")
            let paths = files.split(separator: "\n")
            #expect(!paths.isEmpty)
            for path in paths { #expect(try !text(String(path)).contains("haru"), "\(path)") }
        }
        #expect(try text("Features/Things/SampleData/SampleData+Things.swift").contains("\n        {\"id\": \"haru\""))
    }

    @Test(
        "a wrong value of an option is wrong usage, with one line, and nothing is written",
        arguments: [
            ["--path", "items"], ["--path", "/"], ["--path", "/a/"], ["--path", "/a//b"], ["--path", "/a/../b"],
            ["--path", "/a?b=c"], ["--path", "/a/{id}"], ["--path"], ["--search="], ["--search", "a&b"],
            ["--search", "a b"], ["--mine"],
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
