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
        #expect(try outcome.line(0).contains(/^Feed +page 1 of 5 · 100 posts$/))
        #expect(outcome.lines.count == 22)
        #expect(try outcome.line(3).contains(/^ 2  qui est esse +Leanne Graham$/))
        #expect(outcome.stderr == "To see the next page, use --page 2.\n")
    }

    @Test("feed prints that a page after the last page is empty")
    func emptyPage() async throws {
        let page = "9223372036854775807"
        let outcome = try await shell.focal("feed", "--page", page)
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.last == "Page \(page) is empty. The last page is page 5.")
        let json = try await shell.focal("feed", "--page", page, "--json")
        #expect(
            try json.documents == [
                [
                    "schemaVersion": 1, "posts": .array([]), "page": .integer(.max), "limit": 20,
                    "total": 100, "hasNext": false, "source": "network",
                ]
            ]
        )
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
        #expect(try outcome.documents.first?["total"] == .integer(try outcome.postIDs.count))
    }

    @Test("--author prints the posts of one author")
    func author() async throws {
        let outcome = try await shell.focal("feed", "--author", "3", "--json")
        #expect(try outcome.postIDs == Array(21...30))
        #expect(outcome.stdout.matches(of: /Clementine Bauch/).count == 10)
        let search = try await shell.focal("feed", "--author", "2", "--search", "voluptas", "--json")
        #expect(try search.postIDs == [12, 13, 14, 15, 17, 19])
    }

    @Test("after an edit of the user's name, the feed shows the new name")
    func newName() async throws {
        try await shell.signIn()
        let edit = ["api", "PATCH", "/v1/me", "--field", "user_name=宮崎 駿"]
        #expect(try await shell.focal(edit).exitCode == 0)
        #expect(try await shell.focal("feed").line(2).hasSuffix("宮崎 駿"))
    }
}
