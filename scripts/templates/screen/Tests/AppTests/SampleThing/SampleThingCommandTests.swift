import Core
import Testing

@Suite("focal samplething")
struct SampleThingCommandTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    private func focal(_ arguments: String...) async throws -> Outcome {
        try await shell.focal(["samplething"] + arguments, environment: ["COLUMNS": "100"])
    }

    #if FIELDS
    @Test("the sample item with this id is shown, and without an id the first one")
    func show() async throws {
        let first = try await focal()
        #expect(first.exitCode == 0)
        #expect(try first.line(0).hasPrefix("Sample Thing "))
        #expect(try first.line(0).hasSuffix(" sample item sampleFirstID"))
        #expect(first.stderr == "")
        #expect(try await shell.focal(["open", "samplething"], environment: ["COLUMNS": "100"]).stdout == first.stdout)
        let second = try await focal("sampleSecondID", "--lang", "ja")
        #expect(try second.line(0).hasPrefix("サンプル項目 "))
        #expect(try second.line(0).hasSuffix(" サンプル項目 sampleSecondID"))
    }

    @Test("--json prints the sample item in one object")
    func json() async throws {
        let outcome = try await focal("sampleSecondID", "--json")
        guard case .object(let item) = try outcome.documents.first?["sampleItem"] else { return #expect(Bool(false)) }
        #expect(item["id"]?.text == "sampleSecondID")
        #expect(item["sampleHeading"]?.text?.isEmpty == false)
    }
    #else
    @Test("the sample item with this id is shown, and without an id the first one")
    func show() async throws {
        let first = try await focal()
        #expect(first.exitCode == 0)
        #expect(try first.line(0).contains(/^Sample Thing +sample item 1$/))
        #expect(try first.line(2) == "A walk along the harbour")
        #expect(first.stderr == "")
        #expect(try await shell.focal(["open", "samplething"], environment: ["COLUMNS": "100"]).stdout == first.stdout)
        let third = try await focal("3", "--lang", "ja")
        #expect(try third.line(0).contains(/^サンプル項目 +サンプル項目 3$/))
        #expect(try third.line(2) == "The night sky in November")
    }

    @Test("--json prints the sample item in one object")
    func json() async throws {
        let body: JSONValue = "Mix flour, water and salt.\nWait for a night."
        let content: JSONObject = ["id": 2, "title": "Bread without kneading", "body": body]
        let outcome = try await focal("2", "--json")
        #expect(try outcome.documents == [["schemaVersion": 1, "sampleItem": .object(content)]])
    }
    #endif

    @Test("the command fails when there is no sample item with this id", arguments: ["99", "x", "1/2", "日本"])
    func noSuchSampleItem(id: String) async throws {
        let outcome = try await focal(id)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: There is no sample item \(id).\n")
        #expect(try await focal(id, "--json").failure.code == "no_such_sample_item")
    }

    @Test("after wrong usage, focal exits with code 64", arguments: [[""], ["1", "2"]])
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }
}
