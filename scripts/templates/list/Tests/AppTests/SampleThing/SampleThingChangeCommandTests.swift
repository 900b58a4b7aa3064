#if CRUD
import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@testable import focal

@Suite("focal samplething: changes")
struct SampleThingChangeCommandTests {
    private let shell = Shell()
    /// Nothing listens at this address.
    private let nobody = ["--server", "http://127.0.0.1:9"]
    /// A value for each field.
    private let options = [
        ["--sampleInputFlag", "sampleInputArgument"]
    ]
    /// The options of `add`, which has an argument for the first field.
    private var values: [String] { options.dropFirst().flatMap(\.self) }

    private func focal(_ arguments: [String]) async throws -> Outcome {
        try await shell.focal(["samplething"] + arguments, environment: ["COLUMNS": "1000"])
    }

    @Test(
        "each change is printed in one line, and the next command sees it",
        arguments: [
            ("en", ["Added", "Changed", "Removed"], ": ", " (", ")"),
            ("ja", ["追加しました", "変更しました", "削除しました"], "：", "（", "）"),
        ]
    )
    func changes(language: String, words: [String], colon: String, start: String, end: String) async throws {
        func text(_ word: Int, _ title: String, _ id: String) -> String {
            "✓ \(words[word])\(colon)\(title)\(start)\(id)\(end)\n"
        }
        let before = try await focal([])
        let added = try await focal(["add", " Buy milk "] + values + ["--lang", language])
        #expect(added.exitCode == 0, "\(added.stderr)")
        let id = String(try #require(added.stdout.firstMatch(of: /[(（](.+)[)）]/)).1)
        #expect(added.stdout == text(0, "Buy milk", id))
        #expect(try await focal(["--limit", "100"]).stdout.contains("\(id)  Buy milk"))
        let edited = try await focal(["edit", id, "--sampleTitleOption", "Buy tea", "--lang", language])
        #expect(edited.stdout == text(1, "Buy tea", id))
        #expect(try await focal(["show", id]).line(0).hasPrefix("Buy tea"))
        #if BOOL
        let wasOn = try await focal(["show", id, "--json"]).stdout.contains(#""sampleToggle":true"#)
        for isOn in [!wasOn, wasOn] {
            #expect(try await focal(["toggle", id]).stdout.hasSuffix(": Buy tea (\(id))\n"))
            let filtered = try await focal(["--limit", "100", "--filter", isOn ? "sampleYes" : "sampleNo"])
            #expect(try filtered.line(0).hasPrefix("Sample Thing · \(isOn ? "Sample yes" : "Sample no") "))
            #expect(filtered.stdout.contains("\(isOn ? "[x]" : "[ ]")  \(id)  Buy tea"))
        }
        #endif
        #expect(try await focal(["remove", id, "--lang", language]).stdout == text(2, "Buy tea", id))
        #expect(try await focal([]).stdout == before.stdout)
    }

    @Test("if the server cannot be reached, a change is saved on this device, and the list shows it with exit code 1")
    func offline() async throws {
        let added = try await focal(["add", "Buy milk"] + values + nobody)
        #expect(added.stdout == "✓ Added: Buy milk (new-1)\n")
        #expect(added.stderr.hasPrefix("Saved on this device: Buy milk. It is sent when the server can be reached. "))
        let edited = try await focal(["edit", "new-1", "--sampleTitleOption", "Buy tea"] + nobody)
        #expect(edited.stdout == "✓ Changed: Buy tea (new-1)\n")
        let waiting = "1  POST \(SampleThingAddress.path)  “Buy tea”  waits"
        #expect(try await shell.focal(["changes"] + nobody).lines == [waiting])
        let list = try await focal(nobody)
        #expect(list.lines.suffix(1) == ["    waits"])
        #expect(try list.line(2).contains("new-1  Buy tea"))
        #expect(list.exitCode == 1)
        #expect(try await focal(["--json"] + nobody).stdout.contains(#""pending":true"#))
        #expect(try await focal(["show", "new-1", "--json"] + nobody).stdout.contains(#""pending":true"#))
        #expect(try await focal(["remove", "new-1", "--json"] + nobody).stdout.contains("pending") == false)
        #expect(try await shell.focal(["changes"] + nobody).stdout == "")
        let old = try await focal(["remove", "5"] + nobody)
        #expect(old.stderr.hasPrefix("focal: Cannot connect to http://127.0.0.1:9."))
    }

    @Test("new-1 is the new sample item of change 1. If the server has one, too, it is refused, and each has a name")
    func namesNewItem() async throws {
        let text = try await shell.focal(["api", "\(SampleThingAddress.path)/sampleFirstID"]).stdout
        let item = try JSONCoding.decode(JSONObject.self, from: Data(text.utf8)).merging(["id": "new-1"]) { $1 }
        let body = String(decoding: try JSONCoding.encode(item), as: UTF8.self)
        let server = try PlainServer { request in
            guard request.path == "\(SampleThingAddress.path)/new-1" else { return APIResponse(status: 500) }
            return request.method == .get ? .json(body) : APIResponse(status: 204)
        }
        let there = ["--server", server.origin]
        #expect(try await focal(["show", "new-1"] + there).exitCode == 0)
        #expect(try await focal(["add", "Buy milk"] + values + there).exitCode == 0)
        let both = try await focal(["remove", "new-1"] + there)
        #expect(both.exitCode == 64 && both.stderr.contains("./new-1 for the first, or ../new-1."))
        let new = try await focal(["show", "./new-1", "--json"] + there).stdout
        #expect(new.contains(#""id":"new-1""#) && new.contains("Buy milk"))
        #expect(try await focal(["remove", "../new-1"] + there).exitCode == 0)
        #expect(server.requests.contains { $0.method == .delete })
        #expect(try await shell.focal(["changes"] + there).lines.count == 1)
    }

    @Test("if the server refuses a change while its command runs, the command fails, and nothing waits")
    func refused() async throws {
        let refusal = ErrorResponse(code: "invalid", message: "", fields: ["sampleTitleKey": "Not this one."])
        let body = try JSONCoding.encode(refusal)
        for (status, exitCode) in [(422, 1), (401, 4), (404, 1)] as [(Int, Int32)] {
            let server = try PlainServer { _ in APIResponse(status: status, body: status == 422 ? body : Data()) }
            let outcome = try await focal(["add", "Buy milk"] + values + ["--server", server.origin])
            #expect(outcome.exitCode == exitCode && outcome.isOneLineError)
            #expect(outcome.stderr.hasSuffix(": Not this one.\n") == (status == 422))
            #expect(try await shell.focal(["changes", "--server", server.origin]).stdout == "")
        }
    }

    @Test("as long as a removal waits, show says that the sample item is removed")
    func showsRemoval() async throws {
        let item = try await shell.focal(["api", "\(SampleThingAddress.path)/sampleFirstID"]).stdout
        let server = try PlainServer { $0.method == .get ? .json(item) : APIResponse(status: 503) }
        for (command, text) in [("remove", "✓ Removed: "), ("show", " is removed.\n")] {
            #expect(try await focal([command, "sampleFirstID", "--server", server.origin]).stdout.contains(text))
        }
    }

    @Test("a change fails when there is no sample item with this id", arguments: ["edit", "remove"])
    func noSuchSampleItem(command: String) async throws {
        for id in ["0", "x", "1/2", "..", "日本"] {
            let outcome = try await focal([command, id] + (command == "edit" ? options[0] : []))
            #expect(outcome.exitCode == 1 && outcome.stderr == "focal: There is no sample item \(id).\n")
        }
    }

    @Test("a text that is too long is refused, with the label of its field")
    func refusesText() async throws {
        let long = try await focal(["add", String(repeating: "x", count: 201)] + values)
        #expect(long.exitCode == 1 && long.stderr.hasSuffix(": Enter at most 200 characters.\n"))
    }
    #if CHOOSE

    @Test("a value that is no choice is refused, and the choices are named")
    func refusesValue() async throws {
        let wrong = try await focal(["add", "Buy milk"] + values + ["--sampleChoiceOption", "no value"])
        #expect(wrong.exitCode == 1 && wrong.stderr.contains("“no value” is not a choice. The choices are: "))
    }
    #endif

    @Test(
        "after wrong usage, focal exits with code 64",
        arguments: [["add"], ["add", "x", "--sampleTitleOption", "y"], ["edit", "1"], ["remove", ""], ["toggle"]]
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await focal(arguments)
        #expect(outcome.exitCode == 64 && outcome.isOneLineError)
    }
}
#endif
