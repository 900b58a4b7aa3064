import Core
import Foundation
import MyPage
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("focal mypage, and its screen")
struct MyPageTests {
    private let shell = Shell()

    @Test("mypage edit prints and saves the profile, and status shows the new name")
    func edit() async throws {
        try await shell.signIn()
        let edit = try await shell.focal("mypage", "edit", "--name", "宮崎 駿", "--phone", "")
        #expect(edit.exitCode == 0)
        #expect(edit.lines.contains("Name          宮崎 駿"))
        #expect(try await shell.focal("mypage") == edit)
        #expect(try await shell.focal("open", "mypage") == edit)
        #expect(try await shell.focal("status").lines.first == "Name    宮崎 駿")
        #expect(try await shell.focal("logout").exitCode == 0)
        let nobody = try await shell.focal("mypage")
        #expect(nobody == .error("Nobody is signed in. Sign in with: focal login", exitCode: 4))
    }

    @Test("if the server refuses an edit, the profile does not change")
    func refusedEdit() async throws {
        try await shell.signIn()
        let before = try await shell.focal("mypage")
        #expect(before.exitCode == 0)
        let taken = try await shell.focal("mypage", "edit", "--name", "x", "--email", "shanna@melissa.tv")
        #expect(taken == .error("Email: Another account has this email address."))
        let wrong = try await shell.focal("mypage", "edit", "--name", "", "--website", "a b")
        #expect(wrong.exitCode == 1)
        #expect(wrong.stderr.hasPrefix("focal: Name: This field is required. Website: "))
        #expect(try await shell.focal("mypage") == before)
    }

    @Test("mypage --json prints the profile")
    func json() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .profile])
        try await shell.signIn(at: server.origin)
        let myPage = try await shell.focal("mypage", "--json", "--server", server.origin)
        #expect(
            myPage.stdout == """
                {"profile":{"email":"Sincere@april.biz","id":"1","lastLoginDate":"2026-11-21T00:00:00Z",\
                "name":"Leanne Graham","phone":"1-770","website":"hildegard.org"},"schemaVersion":1}

                """
        )
        #expect(myPage.stderr == "")
    }

    @Test(
        "the last sign-in is written as in the region of the locale, in the language of the output",
        arguments: [
            (["LANG": "C.UTF-8"], "en", "Nov 21, 2026"), (["LANG": "de_DE.UTF-8"], "en", "21. Nov 2026"),
            (["LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"], "en", "21 Nov 2026"),
            (["LC_ALL": "en_GB.UTF-8", "LC_TIME": "en_US.UTF-8"], "en", "21 Nov 2026"),
            (["LANG": "de_DE.UTF-8"], "ja", "2026年11月21日"),
        ]
    )
    func region(environment: [String: String], language: String, date: String) async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .profile])
        try await shell.signIn(at: server.origin)
        let arguments = ["mypage", "--lang", language, "--server", server.origin]
        let myPage = try await shell.focal(arguments, environment: environment.merging(["TZ": "UTC"]) { $1 })
        #expect(myPage.stdout.contains("\(date)\n"))
    }

    @Test("after wrong usage, focal exits with code 64", arguments: [["mypage", "edit"], ["mypage", "3"]])
    func mistake(arguments: [String]) async throws {
        try await shell.expectWrongUsage(arguments)
    }

    @Test("the screen of all sample states")
    func golden() throws {
        let pictures = Picture.terminal(of: MyPageState.samples) { ProfileScreen($0, in: $1, timeZone: .gmt) }
        let forms = Picture.terminal(of: ProfileFormState.samples) { ProfileScreen(editing: $0, in: $1) }
        try expectGolden(pictures + forms, "MyPageScreen")
    }

    @Test("the screen marks only the fields that have changed")
    func marksChanges() {
        let user = User(id: 1, name: "Leanne", email: "l@b.c", lastLoginDate: nil)
        var draft = FormDraft(of: Profile(user: user))
        draft[.email] = "leanne"
        let lines = ProfileScreen(editing: .editing(draft, nil), in: .english).lines(width: 40)
        let marked = lines.filter { $0.spans.contains { $0.style == .accent } }
        #expect(marked.map(\.plain) == ["Email    leanne"])
    }

    @Test("the screen has no last sign-in if the server sends no date")
    func withoutLastLogin() {
        let user = User(id: 1, name: "Leanne", email: "l@b.c", lastLoginDate: nil)
        let lines = ProfileScreen(.loaded(Profile(user: user)), in: .english).lines(width: 40)
        #expect(lines.dropFirst(2).map(\.plain) == ["Name     Leanne", "Email    l@b.c", "Phone", "Website"])
    }
}
