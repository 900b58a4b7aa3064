import Core
import Testing

@Suite("focal samplething")
struct SampleThingCommandTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("the first item is shown, or the one that is asked for")
    func show() async throws {
        let outcome = try await shell.focal("samplething")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[0] == "Sample Thing")
        #expect(outcome.lines.dropFirst(2).prefix(2) == ["A walk along the harbour", "item 1"])
        #expect(outcome.stderr == "")
        let other = try await shell.focal("samplething", "3")
        #expect(other.lines.dropFirst(2).prefix(2) == ["The night sky in November", "item 3"])
    }

    @Test("the page speaks Japanese")
    func japanese() async throws {
        let outcome = try await shell.focal("samplething", "--lang", "ja")
        #expect(outcome.lines.dropFirst(2).prefix(2) == ["A walk along the harbour", "項目 1"])
    }

    @Test("--json prints the item in one object")
    func json() async throws {
        let outcome = try await shell.focal("samplething", "2", "--json")
        let body = "Flour, water, salt, and a night of patience.\nBake it in a pot with the lid on."
        let item: JSONObject = ["id": 2, "title": "Bread without kneading", "body": .string(body)]
        #expect(try outcome.documents == [["schemaVersion": 1, "item": .object(item)]])
    }

    @Test("it fails for an item that is not there", arguments: ["99", "x", "1/2", "日本"])
    func noSuchItem(id: String) async throws {
        let outcome = try await shell.focal("samplething", id)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: There is no item \(id).\n")
        #expect(try await shell.focal("samplething", id, "--json").failure.code == "no_such_item")
    }

    @Test("a mistake ends with 64", arguments: [[""], ["1", "2"], ["--frobnicate"]])
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }
}
