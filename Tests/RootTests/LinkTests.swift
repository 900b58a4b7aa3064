import Core
import Feed
import Foundation
import Root
import TestSupport
import Testing

@Suite("Links")
struct LinkTests {
    @Test(
        "a link is read and printed again",
        arguments: [
            "feed", "feed/21", "feed?search=magnam", "feed?author=3", "feed?author=3&search=magnam", "feed/a%2Fb",
            "feed?search=%E6%9C%AC%26%3D", "mypage", "mypage/posts",
        ]
    )
    func prints(link: String) throws {
        #expect(try "\(AnyRoute(link: link))" == link)
        #expect(try AnyRoute(link: "focal://\(link)") == AnyRoute(link: link))
        #expect(try AnyRoute(link: "Focal://\(link)") == AnyRoute(link: link))
    }

    @Test("the text of a search is trimmed, and raw Japanese text is accepted")
    func reads() throws {
        #expect(try "\(AnyRoute(link: "feed?search=%20a%20b"))" == "feed?search=a%20b")
        #expect(try "\(AnyRoute(link: "feed?search=本"))" == "feed?search=%E6%9C%AC")
        #expect(try "\(AnyRoute(link: "feed?search=a&author=3"))" == "feed?author=3&search=a")
    }

    @Test(
        "a wrong link is refused with the wrong part",
        arguments: [
            ("", LinkError.emptyPart), ("/feed", .emptyPart), ("feed/", .emptyPart), ("feed//1", .emptyPart),
            ("feed?", .emptyPart), ("feed?search", .emptyPart), ("feed?search=", .emptyPart), ("feed?=a", .emptyPart),
            ("feed?search=a&", .emptyPart), ("feed?search=%20", .emptyPart), ("focal://", .emptyPart),
            ("users", .unknownName("users")), ("Feed", .unknownName("Feed")), ("http://feed", .unknownName("http://")),
            ("feed/1/comments", .badPart("comments")), ("feed?page=2", .badPart("page")),
            ("feed/1?search=a", .badPart("search")), ("feed/..", .badPart("..")), ("feed/%zz", .badPart("%zz")),
            ("feed/%ff", .badPart("%ff")), ("feed?search=a&search=b", .badPart("search")),
            ("mypage/edit", .badPart("edit")), ("mypage?a=b", .badPart("a")), ("mypage/posts/1", .badPart("1")),
        ]
    )
    func refuses(link: String, error: LinkError) {
        #expect(throws: error) { try AnyRoute(link: link) }
    }

    @Test("a route cannot contain what its link cannot express")
    func refusesRoutes() {
        #expect(FeedRoute(search: " ") == nil)
        #expect(FeedRoute(author: "") == nil)
        for id in ["", ".", ".."] as [Post.ID] {
            #expect(FeedRoute(post: id) == nil)
        }
    }

    @Test("10,000 generated routes are equal to what their links give")
    func roundTrips() throws {
        var random = SeededRandom(seed: 11)
        func text() -> String {
            let characters = "aZ7 /?&=%+#.\n\u{0}é本👩‍👧"
            return String(
                (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                    characters.randomElement(using: &random)
                }
            )
        }
        var count = 0
        while count < 10_000 {
            let routes: [(any Route)?] = [
                FeedRoute(post: Post.ID(text())), FeedRoute(search: text()), FeedRoute(author: Author.ID(text())),
                FeedRoute(search: text(), author: Author.ID(text())), MyPageRoute.posts, FeedRoute.first,
            ]
            for case let route? in routes {
                #expect(try AnyRoute(link: "\(route.link)") == AnyRoute(route))
                count += 1
            }
        }
    }

    @Test("100,000 mutated links give a route or an error, and a route can be printed and read again")
    func survivesMutations() throws {
        let links = ["focal://feed/21", "feed?author=3&search=%E6%9C%AC", "mypage/posts", "feed/a%2Fb"]
        let scraps = [
            "/", "?", "&", "=", "%", "%2", "%00", "%ff", "#", "..", "feed", "search=", "focal://", "本", "\u{301}",
        ]
        var accepted = 0
        for data in Mutations(of: links, scraps: scraps, seed: 12).prefix(100_000) {
            guard let route = try? AnyRoute(link: String(decoding: data, as: UTF8.self)) else { continue }
            accepted += 1
            #expect(try AnyRoute(link: "\(route)") == route)
        }
        #expect(accepted > 1_000)
    }

    @Test("the message of a wrong link is one line in both languages", arguments: Language.allCases)
    func words(language: Language) {
        for error in [LinkError.unknownName("x"), .badPart("x"), .emptyPart] {
            #expect(!error.message.text(in: language).isEmpty && !error.message.text(in: language).contains("\n"))
        }
        #expect(LinkError.unknownName("x").message.text(in: language).contains("mypage"))
    }
}
