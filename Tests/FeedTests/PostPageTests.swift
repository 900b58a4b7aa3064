import Core
import Feed
import TerminalUI
import Testing

@Suite("The page of one post")
struct PostPageTests {
    private static let noComments = [Language.english: "No comments yet.", .japanese: "コメントはまだありません。"]

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
        "the page shows a post without its comments while they load, and after an error",
        arguments: [
            (
                PostState.loading(previous: PostThread(.number(5), comments: nil)), "Loading…", "読み込み中…",
                "loading(post 5)"
            ),
            (
                .error(.notSignedIn, previous: PostThread(.number(5), comments: nil)),
                "✗ You must sign in to see the posts of this server.",
                "✗ このサーバーの投稿を見るには、ログインが必要です。", "error(not_signed_in)"
            ),
        ]
    )
    func showsPostAlone(state: PostState, english: String, japanese: String, word: String) {
        for (language, end) in [(Language.english, english), (.japanese, japanese)] {
            let text = text(state, in: language, width: 80)
            #expect(text.contains("body 5\n\n" + end))
            #expect(!text.contains(Self.noComments[language] ?? ""))
        }
        #expect(state.description == word)
    }

    @Test(
        "the page still shows the old post and its comments while it loads again, and after an error",
        arguments: [
            (PostState.loading(previous: nil), "Loading…", "読み込み中…", "loading"),
            (
                .loading(previous: PostThread(.number(5), comments: [])), "Loading…", "読み込み中…",
                "loading(post 5, 0 comments)"
            ),
            (
                .error(.noSuchPost(5), previous: nil), "✗ There is no post 5.", "✗ 投稿 5 は見つかりません。",
                "error(no_such_post)"
            ),
            (.idle(previous: nil), "", "", "idle"),
            (.idle(previous: PostThread(.number(5), comments: nil)), "body 5", "body 5", "idle"),
        ]
    )
    func keepsPost(state: PostState, english: String, japanese: String, word: String) {
        for (language, end) in [(Language.english, english), (.japanese, japanese)] {
            let text = text(state, in: language)
            #expect(text.hasSuffix(end))
            #expect(text.contains("body 5") == (state.content != nil))
            #expect(text.contains(Self.noComments[language] ?? "") == (state.content?.comments != nil))
        }
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
