import Core
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

@Suite("Links")
struct LinkTests {
    private func link(_ text: String) throws(LinkError) -> DeepLink {
        let routes = [AppFeature].notesAndUser.map(\.route)
        return try DeepLink(parsing: text, for: routes, hosts: ["notes.example.com"])
    }

    @Test(
        "a link is read and printed again",
        arguments: [
            "notes", "notes/21", "notes?search=magnam", "notes?owner=3", "notes?owner=3&search=magnam", "notes/a%2Fb",
            "notes?search=%E6%9C%AC%26%3D", "user", "user/notes",
        ]
    )
    func prints(text: String) throws {
        #expect(try "\(link(text))" == text)
        #expect(try link("focal://\(text)") == link(text))
        #expect(try link("my-app+2.x://\(text)") == link(text))
        #expect(try link("HTTPS://Notes.example.com/\(text)") == link(text))
    }

    @Test("the parameters are sorted, and raw Japanese text is accepted")
    func reads() throws {
        #expect(try "\(link("notes?search=a%20b"))" == "notes?search=a%20b")
        #expect(try "\(link("notes?search=本"))" == "notes?search=%E6%9C%AC")
        #expect(try "\(link("notes?search=a&owner=3"))" == "notes?owner=3&search=a")
        #expect(try "\(link("notes?search=a=b?c"))" == "notes?search=a%3Db%3Fc")
    }

    @Test(
        "what a link does not need is left out, with and without the scheme",
        arguments: [
            ("notes/21#part", "notes/21"), ("notes#", "notes"), ("notes?search=a#b?owner=1", "notes?search=a"),
            ("notes?", "notes"), ("notes?#", "notes"), ("notes?&search=a&&", "notes?search=a"), ("notes?=a", "notes"),
            ("notes?search=", "notes"), ("notes?search", "notes"), ("notes?utm_source=x&owner=3", "notes?owner=3"),
            ("notes/1?search=a", "notes/1"), ("user?a=b", "user"), ("user/notes?a=1&a=2", "user/notes"),
            ("notes?a=%zz&b=%ff&%zz=c", "notes"), ("/notes", "notes"), ("notes/", "notes"), ("/notes/1/", "notes/1"),
            ("notes/?search=a&utm=%", "notes?search=a"), ("notes/1/?x=y#z", "notes/1"),
        ]
    )
    func leavesOut(text: String, kept: String) throws {
        #expect(try "\(link(text))" == kept)
        #expect(try "\(link("Focal://\(text)"))" == kept)
    }

    @Test(
        "a wrong link is refused, and the error says what is wrong",
        arguments: [
            ("", LinkError.emptyPart), ("/", .emptyPart), ("notes//1", .emptyPart), ("focal://", .emptyPart),
            ("focal:///", .emptyPart), ("focal://notes//", .emptyPart), ("#notes", .emptyPart), ("?a=b", .emptyPart),
            ("notes?owner=", .emptyPart), ("notes?owner&search=a", .emptyPart),
            ("users", .unknownName("users")), ("Notes", .unknownName("Notes")), ("users?a=%zz", .unknownName("users")),
            ("http://notes", .unknownName("http://notes")), ("https://a.org/notes#a", .unknownName("https://a.org")),
            ("http://notes.example.com/notes", .unknownName("http://notes.example.com")),
            ("https://notes.example.com:8080/notes", .unknownName("https://notes.example.com:8080")),
            ("https://notes.example.com@a.org/notes", .unknownName("https://notes.example.com@a.org")),
            ("https://notes.example.com.a.org/notes", .unknownName("https://notes.example.com.a.org")),
            ("https:///notes", .unknownName("https://")),
            ("notes/1/comments", .badPart("comments")), ("notes/1/comments#a", .badPart("comments")),
            ("notes/..", .badPart("..")), ("notes/%zz", .badPart("%zz")), ("notes/%ff", .badPart("%ff")),
            ("notes?search=a&search=b", .badPart("search")), ("notes?search=%ff", .badPart("search")),
            ("notes?owner=%zz&a=b", .badPart("owner")), ("notes?owner=1&owner", .badPart("owner")),
            ("user/edit", .badPart("edit")), ("user/notes/1", .badPart("1")),
        ]
    )
    func refuses(text: String, error: LinkError) {
        #expect(throws: error) { try link(text) }
    }

    @Test("generated links can be printed and read again")
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
        while count < (triesAll ? 10_000 : 300) {
            let links = [
                DeepLink(text()), DeepLink("notes", path: [text()]), DeepLink("notes", query: ["search": text()]),
                DeepLink("notes", query: ["owner": text(), "search": text()]), DeepLink("user", path: ["notes"]),
                DeepLink(text(), path: [text(), text()], query: ["a": text(), "b\(text())": text()]),
            ]
            for link in links {
                #expect(try DeepLink(parsing: "\(link)") == link)
                if let checked = try? self.link("\(link)") {
                    #expect(checked == link)
                    count += 1
                }
            }
        }
    }

    @Test("mutated links give a link or an error, and a link can be printed and read again")
    func survivesMutations() throws {
        let links = ["focal://notes/21", "notes?owner=3&search=%E6%9C%AC", "user/notes", "notes/a%2Fb"]
        let scraps = [
            "/", "?", "&", "=", "%", "%2", "%00", "%ff", "#", "..", "notes", "search=", "focal://", "本", "\u{301}",
        ]
        var accepted = 0
        for data in Mutations(of: links, scraps: scraps, seed: 12).prefix(triesAll ? 100_000 : 1_000) {
            guard let link = try? link(String(decoding: data, as: UTF8.self)) else { continue }
            accepted += 1
            #expect(try self.link("\(link)") == link)
        }
        #expect(accepted > 10)
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
