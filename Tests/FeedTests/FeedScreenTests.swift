import Core
import Feed
import Foundation
import TerminalUI
import Testing

@Suite("The terminal screens of the feed and of a post")
struct FeedScreenTests {
    private let content = FeedContent(
        [.number(9), .number(10, authorName: nil)],
        query: FeedQuery(limit: 2),
        page: 5,
        total: 10
    )

    private func text(_ state: FeedState, in language: Language = .english, width: Int = 60) -> String {
        FeedScreen(state, in: language, now: .noon).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("with 60 columns, a post has one line, and the ids end in the same column")
    func showsPosts() {
        let expected = """
            Feed                                  page 5 of 5 · 10 posts
            ────────────────────────────────────────────────────────────
             9  title 9                                          Leanne
            10  title 10                                         unknown

            This is the last page.
            """
        #expect(text(.loaded(content)) == expected)
    }

    @Test("with 59 columns, the author of a post is below its title, and the ids end in the same column")
    func showsPostsNarrowly() {
        let rows = [" 9  title 9", "    Leanne", "10  title 10", "    unknown"]
        #expect(text(.loaded(content), width: 59).components(separatedBy: "\n")[2..<6] == rows[...])
    }

    @Test("after the last page, the screen is empty and says which page is the last one, if this is known")
    func explainsEmptiness() {
        let known = FeedContent([], query: FeedQuery(), page: 6, total: 100)
        let unknown = FeedContent([], query: FeedQuery(), page: 6)
        #expect(text(.loaded(known)).hasSuffix("Page 6 is empty. The last page is page 5."))
        #expect(text(.loaded(known), in: .japanese).hasSuffix("最後は5ページ目です。"))
        #expect(text(.loaded(unknown)).hasSuffix("Page 6 is empty."))
        #expect(text(.loaded(unknown), in: .japanese).hasSuffix("6ページ目は空です。"))
    }

    @Test("the states of both screens have a description for logs")
    func describesStates() {
        #expect(FeedState.loaded(content).description == "loaded(2 items)")
        #expect(PostState.loading(previous: PostThread(.number(5), comments: nil)).description == "loading(post 5)")
        let thread = PostThread(.number(5), comments: [])
        #expect(PostState.loaded(thread).description == "loaded(post 5, 0 comments)")
    }

    @Test("each error of the feed has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [FeedError] = [.noSuchPost(1), .noCollection, .notSignedIn, .lost]
        #expect(errors.map(\.code) == ["no_such_post", "no_feed", "not_signed_in", "no_network"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
