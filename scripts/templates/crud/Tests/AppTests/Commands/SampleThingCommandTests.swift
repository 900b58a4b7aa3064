import Core
import Testing

@Suite("focal samplething")
struct SampleThingCommandTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    private func focal(_ arguments: String...) async throws -> Outcome {
        try await shell.focal(["samplething"] + arguments)
    }

    @Test("the newest items are shown, and how many there are")
    func list() async throws {
        let outcome = try await focal("--limit", "3")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[0].contains(/^Sample Thing +3 of \d+$/))
        let ids = outcome.lines.dropFirst(2).compactMap(id)
        #expect(ids.count == 3)
        #expect(ids == ids.sorted(by: >))
        #expect(outcome.stderr == "")
    }

    @Test("--filter shows only the open or the done ones")
    func filter() async throws {
        for (filter, box) in [("open", "[ ] "), ("done", "[x] ")] {
            let outcome = try await focal("--filter", filter)
            #expect(outcome.exitCode == 0)
            #expect(outcome.lines[0].hasPrefix("Sample Thing · \(filter) "))
            #expect(outcome.lines.count > 3)
            #expect(outcome.lines.dropFirst(2).allSatisfy { $0.hasPrefix(box) })
        }
    }

    @Test("what one command changes, the next one shows")
    func changes() async throws {
        let before = try await focal()
        let added = try await focal("add", " Buy milk ")
        #expect(added.exitCode == 0)
        let id = String(try #require(added.stdout.wholeMatch(of: /✓ Added: Buy milk \((\d+)\)\n/)).1)
        #expect(try await focal().lines[2] == "[ ]  \(id)  Buy milk")
        #expect(try await focal("toggle", id).stdout == "✓ Done: Buy milk (\(id))\n")
        #expect(try await focal("--filter", "done").lines[2] == "[x]  \(id)  Buy milk")
        #expect(try await focal("toggle", id).stdout == "✓ Open again: Buy milk (\(id))\n")
        #expect(try await focal("remove", id).stdout == "✓ Removed: Buy milk (\(id))\n")
        #expect(try await focal().stdout == before.stdout)
    }

    @Test("an item is changed by its id, however old it is")
    func oldItem() async throws {
        let outcome = try await focal("toggle", "1", "--json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.stdout.hasPrefix(#"{"item":{"id":1,"isDone":"#))
    }

    @Test("--json prints the items, the filter and how many there are; a total that nobody knows is null")
    func json() async throws {
        let item = #"{"id":"a","title":"t","completed":true,"tags":[]}"#
        let server = try PlainServer([
            "/sample-items": .json("[\(item)]"),
            "/sample-items/a": .json(item),
        ])
        let list = try await focal("--json", "--filter", "done", "--limit", "1", "--server", server.origin)
        #expect(
            list.stdout == """
                {"filter":"done","items":[{"id":"a","isDone":true,"title":"t"}],"schemaVersion":1,"total":null}

                """
        )
        let removed = try await focal("remove", "a", "--json", "--server", server.origin)
        #expect(removed.stdout == #"{"item":{"id":"a","isDone":true,"title":"t"},"schemaVersion":1}"# + "\n")
        #expect(server.requests.map(\.method) == [.get, .get, .delete])
    }

    @Test("an item that is not there cannot be changed", arguments: ["toggle", "remove"])
    func noSuchItem(command: String) async throws {
        for id in ["0", "x", "1/2", "..", "日本"] {
            let outcome = try await focal(command, id)
            #expect(outcome.exitCode == 1)
            #expect(outcome.isOneLineError)
            #expect(outcome.stderr == "focal: There is no item \(id).\n")
        }
        #expect(try await focal(command, "0", "--json").failure.code == "no_such_item")
    }

    @Test("a title that cannot be right is refused")
    func badTitle() async throws {
        #expect(try await focal("add", " ").stderr == "focal: The title must not be empty.\n")
        let long = try await focal("add", String(repeating: "x", count: 201))
        #expect(long.exitCode == 1)
        #expect(long.stderr == "focal: The title takes at most 200 characters.\n")
    }

    @Test(
        "wrong usage ends with 64 and one line",
        arguments: [
            ["--filter", "some"], ["--limit", "0"], ["--limit", "101"], ["add"], ["toggle", ""], ["remove", ""],
        ]
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }

    @Test("all of it in Japanese")
    func japanese() async throws {
        let list = try await focal("--filter", "open", "--limit", "1", "--lang", "ja")
        #expect(list.lines[0].contains(/^Sample Thing · 未完了 +\d+件中1件$/))
        let added = try await focal("add", "牛乳を買う", "--lang", "ja")
        let id = String(try #require(added.stdout.wholeMatch(of: /✓ 追加しました：牛乳を買う（(\d+)）\n/)).1)
        #expect(try await focal("toggle", id, "--lang", "ja").stdout == "✓ 完了にしました：牛乳を買う（\(id)）\n")
        #expect(try await focal("remove", id, "--lang", "ja").stdout == "✓ 削除しました：牛乳を買う（\(id)）\n")
        #expect(try await focal("remove", id, "--lang", "ja").stderr == "focal: 項目 \(id) は見つかりません。\n")
    }

    /// The id in a row of the list.
    private func id(of row: String) -> Int? {
        row.firstMatch(of: /^\[[ x]\] +(\d+)  \S/).flatMap { Int($0.1) }
    }
}
