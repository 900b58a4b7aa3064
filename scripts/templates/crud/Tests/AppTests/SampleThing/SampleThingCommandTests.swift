import Core
import SampleThing
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("focal samplething")
struct SampleThingCommandTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    private func focal(_ arguments: String...) async throws -> Outcome {
        try await shell.focal(["samplething"] + arguments, environment: ["COLUMNS": "100"])
    }

    @Test("the newest sample items are shown first")
    func list() async throws {
        let outcome = try await focal("--limit", "3")
        #expect(outcome.exitCode == 0)
        #expect(try outcome.line(0).contains(/^Sample Thing +3 of \d+$/))
        let ids = outcome.lines.dropFirst(2).compactMap { Int($0.dropFirst(3).split(separator: " ")[0]) }
        #expect(ids.count == 3)
        #expect(ids == ids.sorted(by: >))
        #expect(outcome.stderr == "")
    }

    @Test("--filter shows only the open or the done sample items", arguments: [("Open", "[ ] "), ("Done", "[x] ")])
    func filter(name: String, box: String) async throws {
        let outcome = try await focal("--filter", name.lowercased())
        #expect(try outcome.line(0).hasPrefix("Sample Thing · \(name) "))
        #expect(outcome.lines.count > 3)
        #expect(outcome.lines.dropFirst(2).allSatisfy { $0.hasPrefix(box) })
    }

    @Test(
        "each change is printed in one line, and the next command sees it",
        arguments: [
            ("en", ["Added", "Marked as done", "Marked as open", "Removed"], ": Buy milk (", ")"),
            ("ja", ["追加しました", "完了にしました", "未完了に戻しました", "削除しました"], "：Buy milk（", "）"),
        ]
    )
    func changes(language: String, words: [String], start: String, end: String) async throws {
        let before = try await focal()
        #expect(
            try await shell.focal(["open", "samplething"], environment: ["COLUMNS": "100"]).stdout == before.stdout
        )
        let added = try await focal("add", " Buy milk ", "--lang", language)
        #expect(added.exitCode == 0)
        let id = String(try #require(added.stdout.firstMatch(of: /\d+/)).0)
        let expected = words.map { "✓ \($0)\(start)\(id)\(end)\n" }
        #expect(added.stdout == expected[0])
        #expect(try await focal().line(2) == "[ ]  \(id)  Buy milk")
        #expect(try await focal("toggle", id, "--lang", language).stdout == expected[1])
        #expect(try await focal("--filter", "done").line(2) == "[x]  \(id)  Buy milk")
        #expect(try await focal("toggle", id, "--lang", language).stdout == expected[2])
        #expect(try await focal("remove", id, "--lang", language).stdout == expected[3])
        #expect(try await focal().stdout == before.stdout)
    }

    @Test("--json prints one object, for the list and for a change. If the total is not known, it is null")
    func json() async throws {
        let item = #"{"id":"a","title":"t","completed":true,"tags":[]}"#
        let server = try PlainServer(["/sample-items": .json("[\(item)]"), "/sample-items/a": .json(item)])
        let content: JSONValue = .object(["id": "a", "title": "t", "isDone": true])
        let list = try await focal("--json", "--filter", "done", "--limit", "1", "--server", server.origin)
        let page: JSONObject = ["schemaVersion": 1, "sampleItems": .array([content]), "filter": "done", "total": .null]
        #expect(try list.documents == [page])
        let removed = try await focal("remove", "a", "--json", "--server", server.origin)
        #expect(try removed.documents == [["schemaVersion": 1, "sampleItem": content]])
        #expect(server.requests.map(\.method) == [.get, .get, .delete])
    }

    @Test("if the server cannot be reached, a change is saved on this device, and the list shows it with exit code 1")
    func offline() async throws {
        func focal(_ arguments: String...) async throws -> Outcome {
            try await shell.focal(["samplething"] + arguments + ["--server", "http://127.0.0.1:9"])
        }
        let added = try await focal("add", "Buy milk")
        #expect(added.exitCode == 0)
        #expect(added.stdout == "✓ Added: Buy milk (new-1)\n")
        #expect(added.stderr.hasPrefix("Saved on this device: Buy milk. It is sent when the server can be reached. "))
        #expect(try await focal("toggle", "new-1").stdout == "✓ Marked as done: Buy milk (new-1)\n")
        let list = try await focal()
        #expect(list.lines.suffix(2) == ["[x]  new-1  Buy milk", "    waits"])
        #expect(list.exitCode == 1)
        #expect(try await focal("--json").stdout.contains(#"{"id":"new-1","isDone":true,"pending":true"#))
        #expect(try await focal("remove", "new-1", "--json").stdout.contains("pending") == false)
        #expect(try await focal("toggle", "5").stderr.hasPrefix("focal: Cannot connect to http://127.0.0.1:9."))
    }

    @Test("if the server refuses a change while its command runs, the command fails, and nothing waits")
    func refused() async throws {
        for (status, exitCode) in [(422, 1), (401, 4), (404, 1)] as [(Int, Int32)] {
            let server = try PlainServer { request in
                request.method == .get
                    ? .json(#"[{"id":5,"title":"t","completed":true}]"#) : APIResponse(status: status)
            }
            for change in [["add", "t"], ["toggle", "5"]] {
                let outcome = try await shell.focal(["samplething"] + change + ["--server", server.origin])
                #expect(outcome.exitCode == exitCode)
                #expect(outcome.isOneLineError)
            }
            #expect(try await shell.focal(["changes", "--server", server.origin]).stdout == "")
        }
    }

    @Test("a command can change a sample item that is not one of the newest")
    func oldSampleItem() async throws {
        #expect(try await focal("toggle", "1").exitCode == 0)
    }

    @Test("a change fails when there is no sample item with this id", arguments: ["toggle", "remove"])
    func noSuchSampleItem(command: String) async throws {
        for id in ["0", "x", "1/2", "..", "日本"] {
            let outcome = try await focal(command, id)
            #expect(outcome.exitCode == 1)
            #expect(outcome.isOneLineError)
            #expect(outcome.stderr == "focal: There is no sample item \(id).\n")
        }
        #expect(try await focal(command, "0", "--json").failure.code == "no_such_sample_item")
        #expect(try await focal(command, "0", "--lang", "ja").stderr == "focal: サンプル項目 0 は見つかりません。\n")
    }

    @Test("a title that is empty or too long is refused")
    func refusesTitle() async throws {
        #expect(try await focal("add", " ").stderr == "focal: The title must not be empty.\n")
        let long = try await focal("add", String(repeating: "x", count: 201))
        #expect(long.exitCode == 1)
        #expect(long.stderr == "focal: The title must have at most 200 characters.\n")
    }

    @Test(
        "after wrong usage, focal exits with code 64",
        arguments: [
            ["--filter", "some"], ["--limit", "0"], ["--limit", "101"], ["add"], ["toggle", ""], ["remove", ""],
            ["toggle", "1", "--limit", "2"],
        ]
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }
}

@Suite("The terminal screen of the sample items")
struct SampleThingScreenTests {
    @Test("the screen of all sample states")
    func golden() throws {
        let pictures = Picture.terminal(of: SampleThingState.samples) { SampleThingScreen($0, in: $1) }
        try expectGolden(pictures, "SampleThingScreen")
    }

    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 100) -> String {
        SampleThingScreen(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("each sample item has a checkbox, and a long title is shortened on a narrow screen")
    func showsRows() {
        let open = SampleThingItem(id: 10, title: "title 10", isDone: false)
        let done = SampleThingItem(id: 9, title: "a title that is longer than its line", isDone: true)
        let rows = """

            [ ]  10  title 10
            [x]   9  a title that is longer than i…
            """
        let state = SampleThingState.loaded(SampleThingContent([open, done]))
        #expect(text(state, width: 39).hasSuffix("───" + rows))
        let lines = SampleThingScreen(state, in: .english).lines(width: 80).suffix(2)
        #expect(lines.map { $0.spans.last?.style } == [.plain, .secondary])
    }

    @Test("the screen shows the sample items and the error of each sample state", arguments: Language.allCases)
    func showsState(language: Language) {
        for (_, state) in SampleThingState.samples {
            let texts = [state.error?.message.text(in: language)].compactMap(\.self)
            let marks = state.content?.changes.map { ChangeMessages.mark(of: $0).text(in: language) } ?? []
            let titles = (state.content?.sampleItems.map(\.title) ?? []) + marks
            #expect((texts + titles).allSatisfy(text(state, in: language, width: 200).contains))
        }
    }
}
