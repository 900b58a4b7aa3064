import Core
import Foundation
import SampleThing
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("focal samplething")
struct SampleThingCommandTests {
    private let shell = Shell()

    private func focal(_ arguments: String...) async throws -> Outcome {
        try await shell.focal(["samplething"] + arguments, environment: ["COLUMNS": "1000"])
    }

    /// The only sample item on a page of the fake server, and the number of pages.
    private func page(_ page: Int) async throws -> (item: JSONObject, count: JSONValue) {
        let document = try #require(try await focal("--json", "--limit", "1", "--page", "\(page)").documents.first)
        guard case .array(let items) = document["sampleItems"], case .object(let item) = items.first else {
            return ([:], 0)
        }
        return (item, document["total"] ?? 0)
    }

    /// A server that sends sample items of the fake server, without their number.
    private func plainServer() async throws -> PlainServer {
        #if CRUD
        // One of them, because the fake server can have many sample items.
        let list = try await shell.focal(["api", "\(SampleThingAddress.path)?id=sampleFirstID"])
        #else
        let list = try await shell.focal(["api", SampleThingAddress.path.description])
        #endif
        #expect(list.exitCode == 0)
        return try PlainServer([SampleThingAddress.path.description: .json(list.stdout)])
    }

    private func title(_ item: JSONObject) throws -> Substring {
        try #require(item["sampleHeading"]?.text).prefix(12)
    }

    @Test("--limit sets the number of sample items on a page, and a note says how to get the next page")
    func pages() async throws {
        let (item, pages) = try await page(1)
        let count = try #require(pages.text)
        let first = try await focal("--limit", "1")
        #expect(first.exitCode == 0)
        #expect(try first.line(0).contains(/^Sample Thing +page 1 of \d+ · \d+ sample items$/))
        #expect(first.lines.count == 2 + 1)
        #expect(try first.line(2).contains(title(item)))
        #expect(first.stderr == "To see the next page, use --limit 1 --page 2.\n")
        let last = try await focal("--limit", "1", "--page", count, "--lang", "ja")
        #expect(try last.line(0).hasSuffix("  \(count)／\(count)ページ · \(count)件"))
        #expect(last.lines.last == "最後のページです。")
        #expect(last.stderr == "")
    }

    @Test("--all prints all pages, with --json one page on each line")
    func all() async throws {
        let count = try await page(1).count
        let documents = try await focal("--json", "--all", "--limit", "1").documents
        #expect(documents.map { $0["page"] } == (1...documents.count).map(JSONValue.integer))
        #expect(documents.last?["page"] == count && documents.last?["hasNext"] == false)
    }

    @Test("--search prints the sample items that contain the text")
    func search() async throws {
        let item = try await page(2).item
        let outcome = try await focal("--search", String(title(item)))
        #expect(try outcome.line(0).hasPrefix("Sample Thing · \(title(item))"))
        #expect(try outcome.stdout.contains("\(#require(item["id"]?.text))  \(title(item))"))
        #expect(try await focal("--search", "日本 & <x>").lines.last == "Nothing found for “日本 & <x>”.")
    }

    @Test("--json prints one object, for a page and for one sample item")
    func json() async throws {
        let (item, total) = try await page(2)
        let page: JSONObject = [
            "schemaVersion": 1, "sampleItems": .array([.object(item)]), "page": 2, "limit": 1,
            "source": "network",
            // #if BOOL
            "filter": "all",
            // #endif
            "total": total, "hasNext": .bool(total != 2),
        ]
        let outcome = try await focal("--json", "--limit", "1", "--page", "2")
        #expect(try outcome.documents == [page])
        #expect(outcome.stderr == "")
        let one = try await focal("show", "--json", "--", #require(item["id"]?.text))
        #expect(try one.documents == [["schemaVersion": 1, "sampleItem": .object(item)]])
    }

    @Test("the JSON output has each property of a sample item")
    func properties() throws {
        let items = SampleThingState.samples.compactMap { $0.value.content?.items.first }
        let item = try #require(items.first)
        func names(of value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label).sorted() }
        #expect(Set(names(of: item)).isSubset(of: names(of: SampleThingDocument(item))))
    }

    @Test("if the total is not known, it is null, and a server without sample items is an error")
    func plainServers() async throws {
        let plain = try await plainServer()
        let outcome = try await focal("--json", "--server", plain.origin)
        #expect(try outcome.documents.map { $0["total"] } == [.null])
        let empty = try PlainServer([:])
        let failure = try await focal("--json", "--server", empty.origin).failure
        #expect(failure.code == "no_sample_items")
        #expect(failure.message == "This server has no sample items. Check the address of the server.")
    }

    #if CRUD
    #elseif OFFLINE
    @Test("if the server cannot be reached, the saved page is printed, but never with --refresh")
    func offline() async throws {
        var server: PlainServer? = try await plainServer()
        let origin = try #require(server?.origin)
        let nothing = try await focal("--offline", "--server", origin)
        #expect(nothing.stderr == "focal: This page is not saved on this device. Try again without --offline.\n")
        #expect(server?.requests.isEmpty == true)
        let online = try await focal("--server", origin)
        #expect(online.exitCode == 0)
        server = nil
        let offline = try await focal("--server", origin)
        #expect(offline.exitCode == 0)
        #expect(offline.lines.dropLast() == online.lines[...])
        #expect(offline.lines.last?.contains("Offline: saved ") == true)
        let document = try #require(try await focal("--json", "--server", origin).documents.first)
        #expect(document["source"] == "cache" && document["savedAt"] != nil)
        #expect(try await focal("--offline", "--server", origin).lines.dropLast() == online.lines[...])
        #expect(try await focal("--refresh", "--json", "--server", origin).failure.code == "no_network")
        #expect(try await focal("--offline", "--refresh").exitCode == 64)
    }

    #endif
    @Test("show prints one sample item")
    func show() async throws {
        let item = try await page(2).item
        let id = try #require(item["id"]?.text)
        let outcome = try await focal("show", "--", id)
        #expect(outcome.exitCode == 0)
        #expect(try outcome.line(0).hasSuffix("  sample item \(id)"))
        #expect(try outcome.line(0).hasPrefix(title(item)))
        let path = try #require(id.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let opened = try await shell.focal(["open", "samplething/\(path)"], environment: ["COLUMNS": "1000"])
        #expect(opened.stdout == outcome.stdout)
    }

    @Test("show fails when there is no sample item with this id", arguments: ["xyzzy", "1/2", "日本"])
    func noSuchSampleItem(id: String) async throws {
        let outcome = try await focal("show", id)
        #expect(outcome.exitCode == 1 && outcome.isOneLineError)
        #expect(outcome.stderr == "focal: There is no sample item \(id).\n")
        #expect(try await focal("show", id, "--json").failure.code == "no_such_sample_item")
    }

    @Test(
        "after wrong usage, focal exits with code 64",
        arguments: [
            ["--page", "0"], ["--limit", "0"], ["--limit", "101"], ["show"], ["show", ""],
            ["show", "1", "--page", "2"],
        ]
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64 && outcome.isOneLineError)
    }
}

@Suite("The terminal screens of the list and of one sample item")
struct SampleThingScreenTests {
    @Test("the screen of all sample states of the list")
    func goldenList() throws {
        let pictures = Picture.terminal(of: SampleThingState.samples) {
            // #if CRUD
            SampleThingScreen(state: $0, changes: $0.sampleChanges, language: $1, timeZone: .gmt, now: SampleDate.now)
            // #else
            SampleThingScreen(state: $0, language: $1, timeZone: .gmt, now: SampleDate.now)
            // #endif
        }
        try expectGolden(pictures, "SampleThingScreen")
    }

    @Test("the screen of all sample states of one sample item")
    func goldenDetail() throws {
        let pictures = Picture.terminal(of: SampleThingDetailState.samples) {
            SampleThingDetailScreen(state: $0, language: $1, timeZone: .gmt)
        }
        try expectGolden(pictures, "SampleThingDetailScreen")
    }

    private func text(_ state: SampleThingState, in language: Language) -> String {
        SampleThingScreen(state: state, language: language).lines(width: 200).map(\.plain).joined(separator: "\n")
    }

    @Test("the screen shows the sample items and the error of each sample state", arguments: Language.allCases)
    func showsState(language: Language) {
        for (_, state) in SampleThingState.samples {
            let texts = [state.error?.message.text(in: language)].compactMap(\.self)
            let titles = state.content?.items.compactMap { $0.sampleHeading } ?? []
            #expect((texts + titles).allSatisfy(text(state, in: language).contains))
        }
    }

    @Test("a page after the end of the list says which page is the last")
    func explainsEmptyPage() {
        let content = SampleThingContent([], query: SampleThingQuery(), page: 6, total: 100)
        #expect(text(.loaded(content, next: nil), in: .english).hasSuffix("The last page is page 5."))
        #expect(text(.loaded(content, next: nil), in: .japanese).hasSuffix("最後は5ページ目です。"))
    }
}
