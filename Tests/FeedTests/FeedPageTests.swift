import Core
import Feed
import TerminalUI
import Testing

@Suite("The page of the feed")
struct FeedPageTests {
    private let content = FeedContent(
        [.number(9), .number(10, authorName: nil)],
        query: FeedQuery(limit: 2),
        page: 5,
        total: 10,
        hasNext: false
    )

    private func text(_ state: FeedState, in language: Language = .english, width: Int = 60) -> String {
        FeedPage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("the page shows posts in columns, and a message if it is the last page")
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

    @Test("if the terminal is narrow, the author of a post is below its title")
    func showsPostsNarrowly() {
        let expected = """
            フィード               5／5ページ · 10件
            ────────────────────────────────────────
             9  title 9
                Leanne
            10  title 10
                不明

            これが最後のページです。
            """
        #expect(text(.loaded(content), in: .japanese, width: 40) == expected)
    }

    @Test("if there is a next page, there is no message below the posts")
    func hasNoMessage() {
        let page = FeedContent([.number(1)], query: FeedQuery(limit: 1), total: 2, hasNext: true)
        #expect(text(.loaded(page)).hasSuffix("1  title 1" + String(repeating: " ", count: 44) + "Leanne"))
    }

    @Test(
        "a page without posts shows a message",
        arguments: [
            (FeedContent([], page: 6, total: 100), "Page 6 is empty. The last page is page 5.", "最後は5ページ目です。"),
            (FeedContent([], page: 6), "Page 6 is empty.", "6ページ目は空です。"),
            (FeedContent([], total: 0), "There are no posts.", "投稿はありません。"),
            (FeedContent([], query: FeedQuery(search: "xyz")), "Nothing found for “xyz”.", "「xyz」に一致するものはありません。"),
        ]
    )
    func explainsEmptiness(content: FeedContent, english: String, japanese: String) {
        #expect(text(.loaded(content)).hasSuffix(english))
        #expect(text(.loaded(content), in: .japanese).hasSuffix(japanese))
    }

    @Test(
        "the page still shows the old posts while new posts load, and after an error",
        arguments: [
            (FeedState.loading(previous: nil), false, "Loading…"),
            (.loadingNext(.some), true, "Loading…"),
            (.loading(previous: .some), true, "Loading…"),
            (.error(.noCollection, previous: .some), true, "✗ This server has no posts. Check its address."),
            (.error(.notSignedIn, previous: nil), false, "You must sign in to see the posts of this server."),
        ]
    )
    func keepsPosts(state: FeedState, showsPosts: Bool, end: String) {
        let text = text(state, width: 100)
        #expect(text.contains("title 9") == showsPosts)
        #expect(text.hasSuffix(end))
        #expect(
            state.description
                == ["loading", "loadingNext", "error(no_feed)", "error(not_signed_in)"]
                .first { state.description == $0 }
        )
    }

    @Test("before the first load, the page has only a heading")
    func isIdle() {
        #expect(text(.idle, width: 5) == "Feed\n─────")
        #expect(FeedState.idle.description == "idle")
        #expect(FeedState.loaded(content).description == "loaded(2 posts)")
    }

    @Test("the heading of a search contains the search text")
    func namesSearch() {
        let found = FeedContent([.number(1)], query: FeedQuery(search: "magnam"), total: 1)
        #expect(text(.loaded(found)).hasPrefix("Feed · magnam"))
    }
}

@Suite("The page of one post")
struct PostPageTests {
    private func text(_ state: PostState, in language: Language = .english, width: Int = 40) -> String {
        PostPage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("the page shows a post above its comments")
    func showsPost() {
        let comment = PostComment(id: 1, title: "heading", email: "a@b.c", body: "one\ntwo")
        let expected = """
            title 5                  Leanne · post 5
            ────────────────────────────────────────
            body 5

            1 comment
            ────────────────────────────────────────
            heading
            a@b.c
            one
            two
            """
        #expect(text(.loaded(PostThread(.number(5), comments: [comment]))) == expected)
    }

    @Test("if a post has no comments, the page shows a message")
    func showsNoComments() {
        let content = PostThread(.number(5, authorName: nil), comments: [])
        #expect(text(.loaded(content)).hasSuffix("No comments yet."))
        #expect(text(.loaded(content), in: .japanese).hasSuffix("コメントはまだありません。"))
        #expect(text(.loaded(content), in: .japanese).contains("不明 · 投稿 5"))
        #expect(PostState.loaded(content).description == "loaded(post 5, 0 comments)")
    }

    @Test(
        "the page still shows the old post while it loads again, and after an error",
        arguments: [
            (PostState.loading(previous: nil), "Loading…", "loading"),
            (.loading(previous: PostThread(.number(5), comments: [])), "Loading…", "loading"),
            (.error(.noSuchPost(5), previous: nil), "✗ There is no post 5.", "error(no_such_post)"),
            (.idle, "", "idle"),
        ]
    )
    func keepsPost(state: PostState, end: String, word: String) {
        #expect(text(state).hasSuffix(end))
        #expect(text(state).contains("body 5") == (state.content != nil))
        #expect(state.description == word)
    }

    @Test("each error of the feed has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [FeedError] = [
            .noSuchPost(1), .noCollection, .notSignedIn, .request(.noNetwork(ConnectionFailure(.lost, server: ""))),
            .request(.server(.unreadable(.json(UnreadableJSON(.notJSON))))), .request(.storage(.noFolder)),
        ]
        let codes = ["no_such_post", "no_feed", "not_signed_in", "no_network", "server_error", "storage"]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}

extension FeedContent {
    fileprivate static let some = FeedContent([.number(9)], total: 9, hasNext: true)
}
