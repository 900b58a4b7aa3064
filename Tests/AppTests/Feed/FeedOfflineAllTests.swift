import Core
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("focal feed --all with saved pages")
struct FeedOfflineAllTests {
    private let shell = Shell()

    @Test("without the server, --all prints all saved pages", arguments: [[], ["--offline"]].drawn(1, seed: 1))
    func all(options: [String]) async throws {
        let (origin, online) = try await shell.save([["feed", "--all", "--json"]])
        let offline = try await shell.focal(["feed", "--all", "--json", "--server", origin] + options)
        #expect(offline.exitCode == 0)
        #expect(offline.stderr == "")
        #expect(try offline.documents.map { $0["posts"] } == online.documents.map { $0["posts"] })
        #expect(try offline.documents.map { $0["source"] } == Array(repeating: "cache", count: 5))
        // Pages of another size are made from the same posts.
        let other = try await shell.focal(["feed", "--all", "--json", "--limit", "30", "--server", origin] + options)
        #expect(try other.postIDs == Array(1...100))
    }

    @Test("if a page is not saved, --all prints the saved pages before it and then the error")
    func gap() async throws {
        let (origin, _) = try await shell.save([["feed"], ["feed", "--page", "2"], ["feed", "--page", "4"]])
        for (options, code) in [(["--offline"], "not_saved"), ([], "no_network")] {
            let outcome = try await shell.focal(["feed", "--all", "--json", "--server", origin] + options)
            #expect(outcome.exitCode == 1)
            #expect(try outcome.postIDs == Array(1...40))
            #expect(try outcome.failure.code == code)
        }
    }

    /// A server that needs 300 ms for each of three pages. It calls `onRequest` before it sends a page.
    private func slowServer(onRequest: @escaping @Sendable () -> Void = {}) throws -> FaultServer {
        try FaultServer { request in
            guard request.hasPrefix("GET /posts") else { return [.response("200 OK", body: "[]")] }
            onRequest()
            let page = request.firstMatch(of: /_page=(\d)/).flatMap { Int($0.1) } ?? 1
            let body = #"[{"userId":1,"id":\#(page),"title":"t","body":"b"}]"#
            let head = "HTTP/1.1 200 OK\r\nX-Total-Count: 3\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            return [.drip(String(head.prefix(10)), every: .milliseconds(30)), .send(head.dropFirst(10) + body)]
        }
    }

    @Test("--all shows its progress if only stderr is a terminal", arguments: [[], ["--json"]].drawn(1, seed: 1))
    func progress(options: [String]) async throws {
        let server = try slowServer()
        let output = try shell.scratch.file()
        let arguments = ["feed", "--all", "--limit", "1", "--server", server.url.absoluteString] + options
        let terminal = try Terminal(columns: 80)
        let outcome = try await terminal.focal(arguments, of: shell, output: output.handle)
        #expect(outcome.exitCode == 0)
        #expect(outcome.stdout.contains("page 1 of 3"))
        // The progress is erased at the end.
        #expect(outcome.screenLines == [])
        let pages = String(decoding: try Data(contentsOf: output.url), as: UTF8.self)
        #expect(!pages.isEmpty && !pages.contains("\r"))
    }

    @Test("the progress is erased before a warning is printed", arguments: [[], ["--json"]].drawn(1, seed: 2))
    func warning(options: [String]) async throws {
        let server = try slowServer { [shell] in
            // The command has already read this database. Now a table is missing, so saving the page fails.
            guard let file = shell.databases.first else { return }
            try? DatabaseQueue(path: file.path).writeWithoutTransaction { try $0.execute(sql: "DROP TABLE element") }
        }
        let arguments = ["feed", "--all", "--limit", "1", "--server", server.url.absoluteString] + options
        let output = try shell.scratch.file()
        let outcome = try await Terminal(columns: 200).focal(arguments, of: shell, output: output.handle)
        #expect(outcome.exitCode == 0)
        #expect(outcome.stdout.contains("⠋"))
        let message = "Data could not be read or saved on this device: no such table: element."
        let json = #"{"schemaVersion":1,"warning":{"code":"cache","message":"\#(message)"}}"#
        #expect(outcome.screenLines == [options.isEmpty ? message : json])
    }

    @Test("--all shows no progress if stderr is not a terminal, or if the pages are on the terminal")
    func noProgress() async throws {
        let server = try slowServer()
        let arguments = ["feed", "--all", "--limit", "1", "--server", server.url.absoluteString]
        #expect(try await shell.focal(arguments).stderr == "")
        let terminal = try await Terminal(columns: 80).focal(arguments, of: shell)
        #expect(terminal.exitCode == 0 && terminal.screenLines.count > 3)
        #expect(!terminal.stdout.contains(/[⠋-⠿] page/))
        let dumb = try shell.scratch.file()
        let silent = try await Terminal(columns: 80)
            .focal(arguments, of: shell, environment: ["TERM": "dumb"], output: dumb.handle)
        #expect(silent.exitCode == 0 && silent.stdout == "")
    }
}
