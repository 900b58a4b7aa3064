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

    @Test("--limit sets the number of sample items on a page, and a note says how to get the next page")
    func pages() async throws {
        let first = try await focal("--limit", "5")
        #expect(first.exitCode == 0)
        #expect(first.lines[0].contains(/^Sample Thing +page 1 of 2 · 8 sample items$/))
        #expect(first.lines.count == 2 + 5)
        #expect(first.lines[2] == "1  A walk along the harbour")
        #expect(first.stderr == "To see the next page, use --page 2.\n")
        let last = try await focal("--limit", "5", "--page", "2", "--lang", "ja")
        #expect(last.lines[0].hasSuffix("  2／2ページ · 8件"))
        #expect(last.lines.suffix(2) == ["8  Coffee by weight", "これが最後のページです。"])
        #expect(last.stderr == "")
    }

    @Test("--search prints the sample items that contain the text")
    func search() async throws {
        let outcome = try await focal("--search", "HARBOUR")
        #expect(outcome.lines[0].contains(/^Sample Thing · HARBOUR +page 1 of 1 · 1 sample item$/))
        #expect(outcome.lines[2] == "1  A walk along the harbour")
        #expect(try await focal("--search", "日本 & <x>").lines.last == "Nothing found for “日本 & <x>”.")
    }

    @Test("--json prints one object, for a page and for one sample item")
    func json() async throws {
        let title: JSONValue = "Bread without kneading"
        #if OFFLINE
        let page: JSONObject = [
            "schemaVersion": 1, "sampleItems": .array([.object(["id": 2, "title": title])]), "page": 2, "limit": 1,
            "total": 8, "hasNext": true, "source": "network",
        ]
        #else
        let page: JSONObject = [
            "schemaVersion": 1, "sampleItems": .array([.object(["id": 2, "title": title])]), "page": 2, "limit": 1,
            "total": 8, "hasNext": true,
        ]
        #endif
        let outcome = try await focal("--json", "--limit", "1", "--page", "2")
        #expect(try outcome.documents == [page])
        #expect(outcome.stderr == "")
        let body: JSONValue = "Mix flour, water and salt.\nWait for a night."
        let detail: JSONObject = ["id": 2, "title": title, "body": body]
        let one = try await focal("show", "2", "--json")
        #expect(try one.documents == [["schemaVersion": 1, "sampleItem": .object(detail)]])
    }

    @Test("if the total is not known, it is null, and a server without sample items is an error")
    func plainServers() async throws {
        let plain = try PlainServer(["/sample-items": .json(#"[{"id": 1, "title": "a"}]"#)])
        let outcome = try await focal("--json", "--server", plain.origin)
        #expect(try outcome.documents.map { $0["total"] } == [.null])
        let empty = try PlainServer([:])
        let failure = try await focal("--json", "--server", empty.origin).failure
        #expect(failure.code == "no_sample_items")
        #expect(failure.message == "This server has no sample items. Check its address.")
    }

    #if OFFLINE
    @Test("if the server cannot be reached, the saved page is printed")
    func offline() async throws {
        var server: PlainServer? = try PlainServer(["/sample-items": .json(#"[{"id": 1, "title": "a"}]"#)])
        let origin = try #require(server?.origin)
        let online = try await focal("--server", origin)
        #expect(online.exitCode == 0)
        server = nil
        let offline = try await focal("--server", origin)
        #expect(offline.exitCode == 0)
        #expect(offline.lines.dropLast() == online.lines[...])
        #expect(offline.lines.last?.contains("Offline: saved ") == true)
        let document = try #require(try await focal("--json", "--server", origin).documents.first)
        #expect(document["source"] == "cache")
        #expect(document["savedAt"] != nil)
    }

    #endif
    @Test("show prints one sample item")
    func show() async throws {
        let outcome = try await focal("show", "3")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[0].contains(/^The night sky in November +sample item 3$/))
        #expect(outcome.lines[2] == "Jupiter shines all night.")
        let opened = try await shell.focal(["open", "samplething/3"], environment: ["COLUMNS": "100"])
        #expect(opened.stdout == outcome.stdout)
    }

    @Test("show fails when there is no sample item with this id", arguments: ["99", "x", "1/2", "日本"])
    func noSuchSampleItem(id: String) async throws {
        let outcome = try await focal("show", id)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: There is no sample item \(id).\n")
        #expect(try await focal("show", id, "--json").failure.code == "no_such_sample_item")
    }

    @Test(
        "after wrong usage, focal exits with code 64",
        arguments: [["--page", "0"], ["--limit", "0"], ["--limit", "101"], ["show"], ["show", ""]]
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }
}
