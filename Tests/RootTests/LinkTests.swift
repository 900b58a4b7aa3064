import Core
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

@Suite("Links")
struct LinkTests {
    private func route(_ link: String) throws(LinkError) -> AnyRoute {
        try AnyRoute(link: link, tabs: RootFixture.tabs)
    }

    @Test(
        "a link is read and printed again",
        arguments: [
            "notes", "notes/21", "notes?search=magnam", "notes?owner=3", "notes?owner=3&search=magnam", "notes/a%2Fb",
            "notes?search=%E6%9C%AC%26%3D", "user", "user/notes",
        ]
    )
    func prints(link: String) throws {
        #expect(try "\(route(link))" == link)
        #expect(try route("focal://\(link)") == route(link))
        #expect(try route("Focal://\(link)") == route(link))
    }

    @Test("the parameters are sorted, and raw Japanese text is accepted")
    func reads() throws {
        #expect(try "\(route("notes?search=a%20b"))" == "notes?search=a%20b")
        #expect(try "\(route("notes?search=本"))" == "notes?search=%E6%9C%AC")
        #expect(try "\(route("notes?search=a&owner=3"))" == "notes?owner=3&search=a")
        #expect(try "\(route("notes?search=a=b?c"))" == "notes?search=a%3Db%3Fc")
        // Some programs add a slash to the URL.
        #expect(try "\(route("focal://notes/"))" == "notes")
        #expect(try "\(route("focal://notes/7/"))" == "notes/7")
        #expect(try "\(route("focal://notes/?search=a"))" == "notes?search=a")
    }

    @Test(
        "a wrong link is refused, and the error says what is wrong",
        arguments: [
            ("", LinkError.emptyPart), ("/notes", .emptyPart), ("notes/", .emptyPart), ("notes//1", .emptyPart),
            ("notes?", .emptyPart), ("notes?search", .emptyPart), ("notes?search=", .emptyPart),
            ("notes?=a", .emptyPart), ("notes?search=a&", .emptyPart), ("focal://", .emptyPart),
            ("focal:///", .emptyPart), ("focal://notes//", .emptyPart),
            ("users", .unknownName("users")), ("Notes", .unknownName("Notes")),
            ("http://notes", .unknownName("http://")),
            ("notes/1/comments", .badPart("comments")), ("notes?page=2", .badPart("page")),
            ("notes?zone=1&page=2", .badPart("page")), ("notes/1?search=a", .badPart("search")),
            ("notes/..", .badPart("..")), ("notes/%zz", .badPart("%zz")), ("notes/%ff", .badPart("%ff")),
            ("notes?search=a&search=b", .badPart("search")), ("user/edit", .badPart("edit")),
            ("user?a=b", .badPart("a")), ("user/notes/1", .badPart("1")),
        ]
    )
    func refuses(link: String, error: LinkError) {
        #expect(throws: error) { try route(link) }
    }

    @Test("two routes are equal if their links are equal, and other routes have other hash values")
    func compares() throws {
        let routes = try [AnyRoute(TestNoteRoute.first), route("notes"), route("notes/1"), route("notes/1")]
        #expect(routes[0] == routes[1] && routes[1] != routes[2] && Set(routes).count == 2)
        #expect(Set(routes.map(\.hashValue)).count == 2)
    }

    @Test("generated links and routes can be printed and read again")
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
        while count < (triesAll ? 10_000 : 1_000) {
            let links = [
                Link(text()), Link("notes", path: [text()]), Link("notes", query: ["search": text()]),
                Link("notes", query: ["owner": text(), "search": text()]), Link("user", path: ["notes"]),
                Link(text(), path: [text(), text()], query: ["a": text(), "b\(text())": text()]),
            ]
            for link in links {
                #expect(try Link(parsing: "\(link)") == link)
                if let route = try? route("\(link)") {
                    #expect(route.base.link == link)
                    #expect("\(route)" == "\(link)")
                    count += 1
                }
            }
        }
    }

    @Test("mutated links give a route or an error, and a route can be printed and read again")
    func survivesMutations() throws {
        let links = ["focal://notes/21", "notes?owner=3&search=%E6%9C%AC", "user/notes", "notes/a%2Fb"]
        let scraps = [
            "/", "?", "&", "=", "%", "%2", "%00", "%ff", "#", "..", "notes", "search=", "focal://", "本", "\u{301}",
        ]
        var accepted = 0
        for data in Mutations(of: links, scraps: scraps, seed: 12).prefix(triesAll ? 100_000 : 10_000) {
            guard let route = try? route(String(decoding: data, as: UTF8.self)) else { continue }
            accepted += 1
            #expect(try self.route("\(route)") == route)
        }
        #expect(accepted > 100)
    }

    @Test("the message of a wrong link is one line in both languages", arguments: Language.allCases)
    func words(language: Language) {
        var texts: Set<String> = []
        for error in [LinkError.unknownName("x"), .badPart("x"), .emptyPart] {
            let text = error.message.text(in: language)
            #expect(!text.isEmpty && !text.contains("\n") && error.code == "bad_link")
            texts.insert(text)
        }
        #expect(texts.count == 3)
    }
}
