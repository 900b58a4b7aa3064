import Core
import Testing

@Suite("focal feed")
struct FeedTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("feed prints twenty posts with their authors and the beginning of each body, and how to get the next page")
    func firstPage() async throws {
        let outcome = try await shell.focal("feed")
        #expect(outcome.exitCode == 0)
        #expect(try outcome.line(0).contains(/^Feed +page 1 of 5 · 100 posts$/))
        #expect(outcome.lines.count == 42)
        #expect(try outcome.line(4).contains(/^ 2  qui est esse +Leanne Graham$/))
        #expect(try outcome.line(5).contains(/^    est rerum tempore vitae sequi sint .*…$/))
        #expect(outcome.stderr == "To see the next page, use --page 2.\n")
    }

    @Test("--all with --json prints the page of --page and all pages after it, each as one line of JSON")
    func allAsJSON() async throws {
        let outcome = try await shell.focal("feed", "--all", "--json", "--limit", "40", "--page", "2")
        let documents = try outcome.documents
        #expect(documents.map { $0["page"] } == [2, 3])
        #expect(documents.map { $0["hasNext"] } == [true, false])
        #expect(documents.allSatisfy { $0["total"] == 100 && $0["limit"] == 40 && $0["schemaVersion"] == 1 })
        #expect(try outcome.postIDs == Array(41...100))
        #expect(outcome.stderr == "")
    }

    @Test("--author prints the posts of one author")
    func author() async throws {
        let outcome = try await shell.focal("feed", "--author", "3", "--json")
        #expect(try outcome.postIDs == Array(21...30))
        #expect(outcome.stdout.matches(of: /Clementine Bauch/).count == 10)
        let search = try await shell.focal("feed", "--author", "2", "--search", "voluptas", "--json")
        #expect(try search.postIDs == [12, 13, 14, 15, 17, 19])
    }
}
