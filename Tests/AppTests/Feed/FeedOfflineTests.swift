import Core
import Foundation
import TestSupport
import Testing

@Suite("focal feed without the server")
struct FeedOfflineTests {
    private let shell = Shell()

    @Test("if the server cannot be reached, feed prints the saved page with its age, and exits with code 0")
    func saved() async throws {
        let (origin, online) = try await shell.save()
        let offline = try await shell.focal("feed", "--server", origin)
        #expect(offline.exitCode == 0)
        #expect(offline.lines.dropLast() == online.lines[...])
        // On a busy machine, the page can be older than a minute.
        #expect(offline.lines.last?.hasPrefix("! Offline: saved ") == true)
        #expect(offline.stderr == online.stderr)
    }

    @Test("with --json, the saved page has the source “cache” and its date")
    func json() async throws {
        let (origin, online) = try await shell.save([["feed", "--json"]])
        let offline = try await shell.focal("feed", "--json", "--server", origin)
        #expect(offline.stderr == "")
        let document = try #require(try offline.documents.first)
        #expect(try document["posts"] == online.documents.first?["posts"])
        #expect(document["source"] == "cache")
        let date = try #require(document["savedAt"]?.text)
        #expect(-1...600 ~= Date().timeIntervalSince(try Date(date, strategy: .iso8601)))
    }

    @Test("feed show prints a saved post, says that it is saved, and then prints the error")
    func post() async throws {
        let (origin, _) = try await shell.save()
        let text = try await shell.focal("feed", "show", "1", "--server", origin)
        #expect(text.exitCode == 1 && text.lines.last?.hasPrefix("Saved ") == true, "\(text.stdout)")
        let json = try await shell.focal("feed", "show", "1", "--json", "--server", origin)
        let document = try #require(try json.documents.first)
        #expect(json.exitCode == 1 && document["source"] == "cache" && document["savedAt"] != nil)
        #expect(document["post"]?["id"] == 1 && document["comments"] == nil)
    }

    @Test(
        "the saved page is shown if no response arrives, but not if the server returns an error",
        arguments: [
            ([.reset], 0), ([.silence], 0), ([.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1,")], 0),
            ([.response("503 Busy")], 1), ([.response("404 Missing")], 1), ([.response("401 Who")], 4),
            ([.response("200 OK", body: "nonsense")], 1), ([.send("nonsense\r\n\r\n")], 1),
        ].drawn(4, seed: 1) as [([FaultStep], Int32)]
    )
    func fault(steps: [FaultStep], exitCode: Int32) async throws {
        let isBroken = Locked(false)
        let server = try FaultServer { request in
            if isBroken.value { return steps }
            let isPosts = request.hasPrefix("GET /posts")
            return [.response("200 OK", body: isPosts ? #"[{"userId":1,"id":1,"title":"t","body":"b"}]"# : "[]")]
        }
        let timeout = exitCode == 0 ? "0.3" : "30"
        let arguments = ["feed", "--timeout", timeout, "--server", server.url.absoluteString]
        #expect(try await shell.focal(["feed", "--server", server.url.absoluteString]).exitCode == 0)
        isBroken.change { $0 = true }
        let outcome = try await shell.focal(arguments)
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.stdout.contains("Offline") == (exitCode == 0))
        if exitCode != 0 { #expect(outcome.isOneLineError) }
        #expect(outcome.stderr.hasSuffix(" Sign in with: focal login\n") == (exitCode == 4))
        // The error of the server does not delete the saved page.
        #expect(try await shell.focal(arguments + ["--offline"]).exitCode == 0)
    }

    @Test("--offline sends no request, and prints an error if the page is not saved")
    func offline() async throws {
        let server = try await PlainServer.ofPostsAndUsers()
        let arguments = ["feed", "--offline", "--server", server.origin]
        let nothing = try await shell.focal(arguments)
        #expect(nothing == .error("This page is not saved on this device. Try again without --offline."))
        #expect(server.requests.isEmpty)
        let online = try await shell.focal("feed", "--server", server.origin)
        let count = server.requests.count
        let offline = try await shell.focal(arguments)
        #expect(offline.exitCode == 0)
        #expect(offline.lines.dropLast() == online.lines[...])
        #expect(try await shell.focal(arguments + ["--page", "2"]).exitCode == 1)
        #expect(try await shell.focal(arguments + ["--all"]).exitCode == 1)
        #expect(server.requests.count == count)
    }

    @Test("--refresh never shows the saved page, but saves the page of the server")
    func refresh() async throws {
        let (origin, _) = try await shell.save([["feed", "--refresh"]])
        for arguments in [["feed"], ["feed", "--search", "qui"]] {
            #expect(try await shell.focal(arguments + ["--refresh", "--server", origin]).isError(1))
            #expect(try await shell.focal(arguments + ["--server", origin]).exitCode == 0)
        }
    }
}
