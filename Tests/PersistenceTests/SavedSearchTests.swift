import Core
import Feed
import Foundation
import TestSupport
import Testing

@Suite("A search in the saved posts")
struct SavedSearchTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private static let texts = [
        1: "Hello World", 2: "100% sure", 3: "snake_case", 4: #"C:\temp"#, 5: "it's \"quoted\"", 6: "今日は晴れです",
        7: "晴天の日", 8: "café", 9: "CAFÉ", 10: "cafe\u{301}", 11: "a 👩‍👧 b", 12: "x", 13: "'; DROP TABLE post; --",
        14: "%\u{301} and _\u{301}", 15: "*?[a-z]",
    ]

    /// A data source with the posts of `texts`. The text is in the title if the id is even, otherwise in the body.
    private func source(_ kind: LocalSource) async -> any FeedLocalDataSource {
        let source = kind.make(in: scratch)
        let posts = Self.texts.map { id, text in
            Post.sample(Post.ID(id), title: id % 2 == 0 ? text : "-", body: id % 2 == 0 ? "-" : text)
        }
        let page = ListPage(items: posts, total: posts.count, hasNext: false)
        await source.save(page, number: 1, of: FeedQuery(), at: .at(5))
        return source
    }

    @Test(
        "a search finds its text as it is typed, but the letters from A to Z in either case",
        arguments: LocalSource.allCases,
        [
            ("hello", [1]), ("O WORL", [1]), ("HeLLo", [1]), ("helo", []), ("x", [12]), ("%", [2, 14]), ("_", [3, 14]),
            ("100_", []), ("1%e", []), ("e_c", [3]), ("\\", [4]), ("c:\\T", [4]), ("\\%", []), ("'", [5, 13]),
            ("\"QUOTED\"", [5]), ("晴", [6, 7]), ("晴れ", [6]), ("の日", [7]), ("今日は晴れです", [6]), ("雨", []),
            ("é", [8]), ("É", [9]), ("caf", [8, 9, 10]), ("CAFE", [10]), ("e\u{301}", [10]), ("👩‍👧", [11]),
            ("👧", [11]), ("👦", []), ("'; drop table", [13]), ("%\u{301}", [14]), ("\\\u{301}", []),
            ("_\u{301}", [14]), ("*", [15]), ("[a", [15]), ("?", [15]), (" ", [1, 2, 5, 11, 13, 14]),
            ("\n", []), ("\u{0}", []), ("hello\u{0}", []),
        ] as [(String, [Int])]
    )
    func finds(kind: LocalSource, expected: (text: String, ids: [Int])) async {
        let source = await source(kind)
        #expect(await source.ids(search: expected.text) == expected.ids)
    }

    @Test("a search that finds nothing has an empty page with a date", arguments: LocalSource.allCases)
    func nothing(kind: LocalSource) async {
        let page = await source(kind).posts(FeedQuery(search: "nothing"), page: 1)
        #expect(page == ListPage(items: [], total: nil, hasNext: false, savedAt: .at(5)))
    }

    @Test("in a database, a text of 1,000 characters can be found, and a longer text finds nothing")
    func length() async {
        let source = LocalSource.database.make(in: scratch)
        for (id, character) in ["a", "%", "日", "👧"].enumerated() {
            let text = String(repeating: character, count: 1_001)
            let page = ListPage(items: [Post.sample(Post.ID(id), body: text)], total: nil, hasNext: false)
            await source.save(page, number: 1, of: FeedQuery(search: "x"), at: .at(1))
            #expect(await source.ids(search: String(text.dropLast())) == [id])
            #expect(await source.ids(search: text) == [])
        }
    }

    @Test("a search for 1,000 characters with many bytes each does not fail", arguments: LocalSource.allCases)
    func bytes(kind: LocalSource) async {
        let source = await source(kind)
        let marks = String(repeating: "\u{301}", count: 9)
        for character in ["👩‍👩‍👧‍👧", "%" + marks, "\\" + marks, "e" + String(repeating: "\u{301}", count: 5_000)] {
            #expect(await source.ids(search: String(repeating: character, count: 1_000)) == [])
        }
        #expect(await source.ids(search: "hello") == [1])
    }

    @Test("the author filter can be used with and without a search", arguments: LocalSource.allCases)
    func author(kind: LocalSource) async {
        let source = kind.make(in: scratch)
        let posts = [Post.sample(1, author: 3), .sample(2, author: 4), .sample(12, author: 3), .sample(3, author: "x")]
        await source.save(ListPage(items: posts, total: 4, hasNext: false), number: 1, of: FeedQuery(), at: .at(1))
        await source.save([Author(id: 3, name: "Ann")])
        #expect(await source.posts(FeedQuery(author: 3), page: 1)?.items == [posts[0].by("Ann"), posts[2].by("Ann")])
        #expect(await source.ids(search: "2", author: 3) == [12])
        #expect(await source.ids(search: "2", author: 4) == [2])
        #expect(await source.ids(search: "", author: "x") == [3])
        #expect(await source.ids(search: "", author: 9) == [])
        #expect(await source.ids(search: "", author: "' OR 1=1 --") == [])
        // The option `--author 3` gives the id as a text. The server can send the number 3.
        #expect(await source.ids(search: "", author: "3") == [1, 12])
    }

    @Test("found posts are sorted by their ids, and 9 is before 10", arguments: LocalSource.allCases)
    func order(kind: LocalSource) async {
        let source = kind.make(in: scratch)
        let ids: [Post.ID] = ["b", 10, "ab", 9, "100", "B", 2, "é", "9a", -1, "日", -3]
        let page = ListPage(items: ids.map { Post.sample($0) }, total: ids.count, hasNext: false)
        await source.save(page, number: 1, of: FeedQuery(), at: .at(1))
        let found = await source.posts(FeedQuery(search: "title"), page: 1)
        #expect(found?.items.map(\.id) == [2, 9, "B", "b", "é", "日", -1, -3, 10, "9a", "ab", "100"])
    }
}
