import Core
import Testing

@Suite("focal samplething")
struct SampleThingCommandTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("the first page has twenty items, and tells of the next")
    func firstPage() async throws {
        let outcome = try await shell.focal("samplething")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[0].contains(/^Sample Thing +page 1 of 2 · 25 items$/))
        #expect(outcome.lines.count == 2 + 20)
        #expect(outcome.lines[2] == " 1  A walk along the harbour")
        #expect(outcome.stderr == "Next page: --page 2\n")
    }

    @Test("the last page says that it is the last, in Japanese as well")
    func lastPage() async throws {
        let outcome = try await shell.focal("samplething", "--page", "2")
        #expect(outcome.lines.count == 2 + 5 + 1)
        #expect(outcome.lines.last == "This is the last page.")
        #expect(outcome.stderr == "")
        let japanese = try await shell.focal("samplething", "--page", "2", "--lang", "ja")
        #expect(japanese.lines[0].hasSuffix(" 2／2ページ · 25件"))
        #expect(japanese.lines.last == "これが最後のページです。")
    }

    @Test("--search finds items that contain a text, or says that there are none")
    func search() async throws {
        let outcome = try await shell.focal("samplething", "--search", "HARBOUR")
        #expect(outcome.lines[0].contains(/^Sample Thing · HARBOUR +page 1 of 1 · 1 item$/))
        #expect(outcome.lines[2] == "1  A walk along the harbour")
        let nothing = try await shell.focal("samplething", "--search", "日本 & <x>")
        #expect(nothing.exitCode == 0)
        #expect(nothing.lines.last == "Nothing found for “日本 & <x>”.")
    }

    @Test("--json prints a page in one object")
    func json() async throws {
        let outcome = try await shell.focal("samplething", "--json", "--limit", "1", "--page", "2")
        let body = "Flour, water, salt, and a night of patience.\nBake it in a pot with the lid on."
        let item: JSONObject = ["id": 2, "title": "Bread without kneading", "body": .string(body)]
        #expect(
            try outcome.documents == [
                [
                    "schemaVersion": 1, "items": .array([.object(item)]), "page": 2, "limit": 1, "total": 25,
                    "hasNext": true,
                ]
            ]
        )
        #expect(outcome.stderr == "")
        let one = try await shell.focal("samplething", "show", "2", "--json")
        #expect(try one.documents == [["schemaVersion": 1, "item": .object(item)]])
    }

    @Test("a server without such a path is told apart, and one that ignores the page is paged here")
    func plainServers() async throws {
        let empty = try PlainServer([:])
        let failure = try await shell.focal("samplething", "--json", "--server", empty.origin).failure
        #expect(failure.code == "no_items")
        #expect(failure.message == "This server has no /sample-items. Check its address.")
        let items = #"[{"id": 1, "title": "a", "body": ""}, {"id": 2, "title": "b", "body": ""}]"#
        let whole = try PlainServer(["/sample-items": .json(items)])
        let outcome = try await shell.focal("samplething", "--limit", "1", "--page", "2", "--server", whole.origin)
        #expect(outcome.lines.dropFirst(2) == ["2  b", "This is the last page."])
    }

    @Test("show prints one item")
    func show() async throws {
        let outcome = try await shell.focal("samplething", "show", "3")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[0] == "Sample Thing")
        #expect(outcome.lines.dropFirst(2).prefix(2) == ["The night sky in November", "item 3"])
    }

    @Test("show fails for an item that is not there", arguments: ["99", "x", "1/2", "日本"])
    func noSuchItem(id: String) async throws {
        let outcome = try await shell.focal("samplething", "show", id)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: There is no item \(id).\n")
        #expect(try await shell.focal("samplething", "show", id, "--json").failure.code == "no_such_item")
    }

    @Test(
        "a mistake ends with 64",
        arguments: [
            ["--page", "0"], ["--limit", "0"], ["--limit", "101"], ["show"], ["show", ""], ["--frobnicate"],
        ]
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }
}
