import Core
import Feed
import Foundation
import TerminalUI
import Testing

@Suite("The page of the feed")
struct FeedPageTests {
    private let content = FeedContent(
        [.number(9), .number(10, authorName: nil)],
        query: FeedQuery(limit: 2),
        page: 5,
        total: 10
    )

    private func text(_ state: FeedState, in language: Language = .english, width: Int = 60) -> String {
        FeedPage(state, in: language, now: .noon).lines(width: width).map(\.plain).joined(separator: "\n")
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
        let page = FeedContent([.number(1)], query: FeedQuery(limit: 1), total: 2, next: .available)
        #expect(text(.loaded(page)).hasSuffix("1  title 1" + String(repeating: " ", count: 44) + "Leanne"))
    }

    @Test(
        "a page without posts shows a message",
        arguments: [
            (
                FeedContent([], query: FeedQuery(), page: 6, total: 100), "Page 6 is empty. The last page is page 5.",
                "最後は5ページ目です。"
            ),
            (FeedContent([], query: FeedQuery(), page: 6), "Page 6 is empty.", "6ページ目は空です。"),
            (FeedContent([], query: FeedQuery(), total: 0), "There are no posts.", "投稿はありません。"),
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
            (FeedState.loading(previous: nil), false, "Loading…", "読み込み中…", "loading"),
            (.loading(previous: FeedContent.some), true, "Loading…", "読み込み中…", "loading(1 item)"),
            (.loading(previous: FeedContent.some.with(.loading)), true, "Loading…", "読み込み中…", "loading(1 item)"),
            (
                .error(.noCollection, previous: FeedContent.some.with(.failed)), true,
                "✗ This server has no posts. Check its address.",
                "✗ このサーバーには投稿がありません。アドレスを確認してください。", "error(no_feed)"
            ),
            (
                .error(.notSignedIn, previous: nil), false, "✗ You must sign in to see the posts of this server.",
                "✗ このサーバーの投稿を見るには、ログインが必要です。", "error(not_signed_in)"
            ),
        ]
    )
    func keepsPosts(state: FeedState, showsPosts: Bool, english: String, japanese: String, word: String) {
        for (language, end) in [(Language.english, english), (.japanese, japanese)] {
            let text = text(state, in: language, width: 80)
            #expect(text.contains("title 9") == showsPosts)
            #expect(text.hasSuffix(end))
            #expect(!text.contains("previous results"))
        }
        #expect(state.description == word)
    }

    @Test("if a search has failed or was cancelled, the page says that the posts are from before")
    func marksOldPosts() {
        let english = """
            Feed              page 5 of 5 · 10 posts
            ────────────────────────────────────────
             9  title 9
                Leanne
            10  title 10
                unknown

            ✗ This server has no posts. Check its
              address.

            These are the previous results.
            """
        #expect(text(.error(.noCollection, previous: content.outdated), width: 40) == english)
        let japanese = """
            フィード                                                       5／5ページ · 10件
            ────────────────────────────────────────────────────────────────────────────────
             9  title 9                                                               Leanne
            10  title 10                                                              不明

            前回の結果を表示しています。
            """
        #expect(text(.idle(previous: content.outdated), in: .japanese, width: 80) == japanese)
        for width in [40, 80] {
            let loading = text(.loading(previous: content.outdated), width: width)
            #expect(loading.hasSuffix("Loading…\n\nThese are the previous results."))
        }
    }

    @Test("without a network, a banner says how old the posts are, at every width")
    func showsBanner() {
        let saved = FeedContent([.number(9)], query: FeedQuery(), total: 1, savedAt: .noon.addingTimeInterval(-300))
        for width in [80, 40] {
            #expect(text(.loaded(saved), width: width).hasSuffix("\n\n! Offline: saved 5 minutes ago"))
            #expect(text(.loaded(saved), in: .japanese, width: width).hasSuffix("\n\n! オフライン：5分前に保存"))
        }
        #expect(text(.loaded(saved), width: 20).hasSuffix("\n\n! Offline: saved 5\n  minutes ago"))
        #expect(text(.loaded(saved), in: .japanese, width: 20).hasSuffix("\n\n! オフライン：5分前\n  に保存"))
    }

    @Test("while the page of the server is loading, and after an error, the page says how old the posts are")
    func showsAge() {
        let saved = FeedContent([.number(9)], query: FeedQuery(), total: 1, savedAt: .noon.addingTimeInterval(-300))
        for state in [FeedState.idle(previous: saved), .loading(previous: saved), .error(.lost, previous: saved)] {
            #expect(text(state).hasSuffix("\n\nSaved 5 minutes ago"))
            #expect(text(state, in: .japanese, width: 20).hasSuffix("\n\n5分前に保存"))
        }
    }

    @Test(
        "the age of saved posts has one unit, and it is “just now” if the date cannot be right",
        arguments: [
            (0, "just now", "たった今"), (60, "1 minute ago", "1分前に"), (300, "5 minutes ago", "5分前に"),
            (3_600, "1 hour ago", "1時間前に"), (259_200, "3 days ago", "3日前に"), (-3_600, "just now", "たった今"),
            (.infinity, "just now", "たった今"), (-.infinity, "just now", "たった今"), (.nan, "just now", "たった今"),
            (1e300, "just now", "たった今"),
        ]
    )
    func showsAge(seconds: TimeInterval, english: String, japanese: String) {
        let saved = FeedContent([.number(9)], query: FeedQuery(), savedAt: .noon.addingTimeInterval(-seconds))
        #expect(text(.loaded(saved)).hasSuffix("! Offline: saved \(english)"))
        #expect(text(.loaded(saved), in: .japanese).hasSuffix("! オフライン：\(japanese)保存"))
    }

    @Test("before the first load, the page has only a heading")
    func isIdle() {
        #expect(text(.idle(previous: nil), width: 5) == "Feed\n─────")
        #expect(FeedState.idle(previous: nil).description == "idle")
        #expect(FeedState.loaded(content).description == "loaded(2 items)")
    }

    @Test("the heading of a search contains the search text")
    func namesSearch() {
        let found = FeedContent([.number(1)], query: FeedQuery(search: "magnam"), total: 1)
        #expect(text(.loaded(found)).hasPrefix("Feed · magnam"))
    }
}

extension FeedContent {
    fileprivate static let some = FeedContent([.number(9)], query: FeedQuery(), total: 9, next: .available)
}
