import Foundation
import Testing

@Suite("scripts/new-feature --flag")
struct FlagTests {
    private let repository: TestRepository

    init() async throws {
        repository = try await .copy()
    }

    private func make(_ options: [String]) async throws -> Outcome {
        try await repository.tool(["new-feature", "Things", "--no-verify"] + options)
    }

    private func text(_ path: String) throws -> String { try repository.text(of: "Features/Things/\(path)") }

    private let from = ["--from", #"[{"id": 1, "title": "A", "liked": true}]"#]

    @Test("a flag that is not in the sample is a value of the model, and no row, and the fake server knows it")
    func adds() async throws {
        let made = try await make(["--template", "list", "--flag", "stock=Stock/ストック"] + from)
        #expect(made.exitCode == 0, "\(made.stderr)")
        #expect(made.stderr.contains("The fields are: --fields 'title:text liked:bool'\n"))
        #expect(try text("Domain/Models/ThingsItem.swift").contains("    public var stock: Bool\n"))
        let response = try text("Data/Responses/ThingsResponse.swift")
        #expect(response.contains("@IfReadable var stock: Bool?") && response.contains("stock: stock ?? false"))
        #expect(try !text("Presentation/Models/ThingsItem+FieldTexts.swift").contains("stock"))
        #expect(try text("Presentation/Localization/ThingsMessages.swift").contains(#"(en: "Stock", ja: "ストック")"#))
        #expect(try !text("SampleData/SampleData+Things.swift").contains("stock"))
        #expect(try text(".feature").contains("\n--flag\nstock=Stock/ストック\n"))
        let data = try repository.text(of: "App/SampleCollections/SampleCollections.swift")
        #expect(data.contains(#"add("things", json: Self.things, flags: ["stock"])"#))
        #expect(try repository.text(of: "App/AppFeatures/AppFeatures.swift").contains("changes: $0.changes"))
    }

    @Test("a flag that is a field of the sample is no row any more, and its values are in the sample data")
    func replaces() async throws {
        let made = try await make(["--template", "crud", "--flag", "liked"] + from)
        #expect(made.stderr.contains("The fields are: --fields 'title:text'\n"), "\(made.stderr)")
        #expect(try text("SampleData/SampleData+Things.swift").contains(#""liked": true"#))
        let rows = try text("Presentation/Models/ThingsItem+FieldTexts.swift")
        #expect(!rows.contains("liked") && !rows.contains("rowTexts"))
        #expect(try !text("Domain/Models/ThingsField.swift").contains("liked"))
    }

    @Test(
        "a flag that is not possible is refused with one line, and nothing is written",
        arguments: [
            ("Stock", "list", "--flag “Stock” is not valid. Write a name, such as stock or stock=Stock/ストック."),
            ("a/b", "list", "--flag “a/b” is not valid."), ("a:int", "list", "--flag “a:int” is not valid."),
            ("show", "list", "--flag “show” is not valid."), ("", "list", "Missing value for '--flag <name>'"),
            ("stock", "screen", "--flag is only for --template list and crud."),
            ("title", "list", "“title” is not of type bool, so it cannot be the flag. Choose another flag."),
            ("code", "list", "--flag needs elements in a list, with their ids in “id”."),
        ]
    )
    func refuses(flag: String, template: String, message: String) async throws {
        let fields = flag == "code" ? "code:id title:text" : "title:text"
        let outcome = try await make(["--flag=\(flag)", "--template", template, "--fields", fields])
        #expect(outcome.exitCode == 64 && outcome.stderr.hasPrefix(message), "\(outcome.stderr)")
        #expect(outcome.stderr.filter(\.isNewline).count == 1)
        #expect(try await repository.status() == "")
    }
}
