import Core
import Testing

@Suite("focal feed")
struct FeedTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("feed prints the first twenty posts with their authors, and how to get the next page")
    func firstPage() async throws {
        let outcome = try await shell.focal("feed")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[0].contains(/^Feed +page 1 of 5 · 100 posts$/))
        #expect(outcome.lines.dropFirst(2).map(number) == Array(1...20))
        #expect(outcome.lines[3].contains(/^ 2  qui est esse +Leanne Graham$/))
        #expect(outcome.stderr == "To see the next page, use --page 2.\n")
    }

    @Test("on the last page, feed prints that it is the last page")
    func lastPage() async throws {
        let outcome = try await shell.focal("feed", "--page", "5")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.dropFirst(2).compactMap(number) == Array(81...100))
        #expect(outcome.lines.last == "This is the last page.")
        #expect(outcome.stderr == "")
    }

    @Test("feed prints that a page after the last page is empty", arguments: ["6", "9223372036854775807"])
    func emptyPage(page: String) async throws {
        let outcome = try await shell.focal("feed", "--page", page)
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.last == "Page \(page) is empty. The last page is page 5.")
        let json = try await shell.focal("feed", "--page", page, "--json")
        #expect(
            try json.documents == [
                [
                    "schemaVersion": 1, "posts": .array([]), "page": .integer(try #require(Int(page))), "limit": 20,
                    "total": 100, "hasNext": false, "source": "network",
                ]
            ]
        )
    }

    @Test("--limit sets the number of posts on a page", arguments: [1, 7, 100])
    func limit(limit: Int) async throws {
        let outcome = try await shell.focal("feed", "--json", "--limit", "\(limit)")
        #expect(try outcome.postIDs == Array(1...limit))
    }

    @Test("--all prints all pages, and each post once")
    func all() async throws {
        let outcome = try await shell.focal("feed", "--all", "--limit", "30")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.compactMap(number) == Array(1...100))
        #expect(outcome.lines.filter { $0.hasPrefix("Feed ") }.count == 4)
        #expect(outcome.stdout.matches(of: /This is the last page/).count == 1)
        #expect(outcome.stderr == "")
    }

    @Test("--all with --page prints this page and all pages after it")
    func allFromPage() async throws {
        let outcome = try await shell.focal("feed", "--all", "--json", "--page", "4")
        #expect(try outcome.postIDs == Array(61...100))
    }

    @Test("--all with --json prints one JSON object per page, each on one line")
    func allAsJSON() async throws {
        let outcome = try await shell.focal("feed", "--all", "--json", "--limit", "40")
        let documents = try outcome.documents
        #expect(documents.map { $0["page"] } == [1, 2, 3])
        #expect(documents.map { $0["hasNext"] } == [true, true, false])
        #expect(documents.allSatisfy { $0["total"] == 100 && $0["limit"] == 40 && $0["schemaVersion"] == 1 })
        #expect(try outcome.postIDs == Array(1...100))
        #expect(outcome.stderr == "")
    }

    @Test("--search prints the posts that contain the text")
    func search() async throws {
        let outcome = try await shell.focal("feed", "--search", "magnam", "--all", "--json")
        #expect(try !outcome.postIDs.isEmpty)
        #expect(try outcome.documents[0]["total"] == .integer(try outcome.postIDs.count))
        let page = try await shell.focal("feed", "--search", "QUI EST ESSE")
        #expect(page.lines[0].contains(/^Feed · QUI EST ESSE +page 1 of 1 · 1 post$/))
        #expect(page.lines[2].contains("qui est esse"))
    }

    @Test("if no post contains the text of --search, feed prints that nothing was found")
    func nothingFound() async throws {
        let outcome = try await shell.focal("feed", "--search", "日本 & <x>")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.last == "Nothing found for “日本 & <x>”.")
    }

    @Test("--author prints the posts of one author")
    func author() async throws {
        let outcome = try await shell.focal("feed", "--author", "3", "--json")
        #expect(try outcome.postIDs == Array(21...30))
        #expect(outcome.stdout.matches(of: /Clementine Bauch/).count == 10)
        let search = try await shell.focal("feed", "--author", "2", "--search", "voluptas", "--json")
        #expect(try search.postIDs == [12, 13, 14, 15, 17, 19])
    }

    @Test("feed needs no session, and shows the current names of the authors", arguments: Transport.allCases)
    func session(transport: Transport) async throws {
        try await transport.withServer { server in
            try await shell.signIn(at: server)
            #expect(try await shell.focal("feed", "--server", server).lines.count == 22)
            let edit = ["api", "PATCH", "/v1/me", "--field", "user_name=宮崎 駿", "--server", server]
            #expect(try await shell.focal(edit).exitCode == 0)
            #expect(try await shell.focal("feed", "--server", server).lines[2].hasSuffix("宮崎 駿"))
            #expect(try await shell.focal("logout", "--server", server).exitCode == 0)
            #expect(try await shell.focal("feed", "--server", server).lines.count == 22)
        }
    }

    @Test("with --lang ja, the title of the feed is Japanese")
    func japanese() async throws {
        #expect(try await shell.focal("feed", "--lang", "ja").stdout.hasPrefix("フィード"))
    }

    @Test("if the server returns 401, feed exits with code 4")
    func unauthorized() async throws {
        let server = try PlainServer(["/posts": .json("{}", status: 401)])
        let outcome = try await shell.focal("feed", "--server", server.origin)
        #expect(outcome.exitCode == 4)
        #expect(outcome.isOneLineError)
    }

    /// Returns the number at the start of a table row. Returns `nil` if the row does not start with a number.
    private func number(of row: String) -> Int? {
        Int(row.drop { $0 == " " }.prefix { $0 != " " })
    }
}
