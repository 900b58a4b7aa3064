import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("focal feed")
struct FeedTests {
    private let shell = Shell()

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

@Suite("The terminal screens of the feed and of a post")
struct FeedScreenTests {
    @Test("the screen of all sample states of the feed")
    func goldenFeed() throws {
        let pictures = Picture.terminal(of: FeedState.samples) { FeedScreen($0, in: $1, now: SampleDate.now) }
        try expectGolden(pictures, "FeedScreen")
    }

    @Test("the screen of all sample states of a post")
    func goldenPost() throws {
        let changes = PendingChange.commentSamples
        let pictures = Picture.terminal(of: PostState.samples) { PostScreen($0, changes: changes, in: $1) }
        try expectGolden(pictures, "PostScreen")
    }

    private func post(_ number: Int, body: String? = nil, by author: String?) -> Post {
        let author = Author(id: 1, name: author)
        return Post(id: Post.ID(number), title: "title \(number)", body: body ?? "body \(number)", author: author)
    }

    private func text(_ state: FeedState, in language: Language = .english, width: Int = 60) -> String {
        FeedScreen(state, in: language, now: SampleDate.now).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("with 60 columns, the author is beside the title, with 59 below it, and the ids end in the same column")
    func showsPosts() throws {
        let content = FeedContent([post(9, by: "Leanne"), post(10, by: nil)], query: FeedQuery())
        let lines = { text(.loaded(content, next: nil), width: $0).components(separatedBy: "\n") }
        #expect(try lines(60).at(2) == " 9  title 9                                          Leanne")
        let rows = [" 9  title 9", "    Leanne", "    body 9", "10  title 10", "    unknown", "    body 10"]
        #expect(Array(lines(59).dropFirst(2).prefix(6)) == rows)
    }

    @Test(
        "the beginning of a body is one line that fits into the width, and an empty body has no line",
        arguments: [
            ("a\n\n b", "   a b"), (" \n", nil),
            (String(repeating: "本", count: 99), "   \(String(repeating: "本", count: 18))…"),
        ]
    )
    func showsBody(body: String, line: String?) {
        let content = FeedContent([post(1, body: body, by: "Leanne")], query: FeedQuery())
        let lines = text(.loaded(content, next: nil), width: 40).components(separatedBy: "\n")
        #expect(lines.dropFirst(4).first == line ?? "")
    }

    @Test("after the last page, the screen is empty and has the number of the last page, if it is known")
    func explainsEmptiness() {
        let known = FeedContent([], query: FeedQuery(), page: 6, total: 100)
        let unknown = FeedContent([], query: FeedQuery(), page: 6)
        #expect(text(.loaded(known, next: nil)).hasSuffix("Page 6 is empty. The last page is page 5."))
        #expect(text(.loaded(known, next: nil), in: .japanese).hasSuffix("最後は5ページ目です。"))
        #expect(text(.loaded(unknown, next: nil)).hasSuffix("Page 6 is empty."))
        #expect(text(.loaded(unknown, next: nil), in: .japanese).hasSuffix("6ページ目は空です。"))
    }

    @Test("a list of the posts of one author has the author's name as its title")
    func namesAuthor() {
        func title(_ name: String?, in language: Language = .english) -> String {
            let posts = FeedContent([post(1, by: name)], query: FeedQuery(search: "body", author: 1))
            return String(text(.loaded(posts, next: nil), in: language).prefix { $0 != "\n" }.split(separator: "  ")[0])
        }
        #expect(title("Leanne") == "Posts by Leanne · body")
        #expect(title("Leanne", in: .japanese) == "Leanne の投稿 · body")
        #expect(title(nil) == "Posts · body")
    }
}
