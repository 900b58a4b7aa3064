import Foundation
import TestSupport
import Testing

@testable import FocalApp
@_spi(Browser) @_spi(Testing) @testable import SwiftUI

@MainActor @Suite("The app on a device of the page")
struct BrowserTests {
    private let scratch = Scratch()

    private func device(_ name: String) -> Device { Device(FocalApp.self, in: scratch.url.appending(path: name)) }

    private func act(_ forms: String..., on device: Device) async -> String {
        var answer = ""
        for form in forms { answer = String(decoding: await device.act(Request.form(form) ?? [:]).body, as: UTF8.self) }
        return answer
    }

    private func signIn(on device: Device) async -> String {
        await act(
            "press=Sign In",
            "type=Sincere@april.biz&into=Email",
            "type=focal&into=Password",
            "submit=Password",
            on: device
        )
    }

    @Test("a restarted app and a later program show the same screen, and another device shares nothing with it")
    func restarts() async {
        let one = device("one")
        #expect(await signIn(on: one).contains("Title \"Feed\""))
        #expect(await act("tab=MyPage", on: one).contains("Sincere@april.biz"))
        #expect(await act("restart=", on: one).contains("Sincere@april.biz"))
        #expect(await act("press=Sign In", on: device("two")).contains("SecureField"))
        one.end(isReset: false)
        #expect(await act("language=ja", on: device("one")).contains("Sincere@april.biz"))
        let lines = one.events.lines.map { "\($0.kind) \($0.text)" }
        for line in [
            "user presses Return in “Password”", "transition AuthStore: loading → signedIn", "screen screen mypage",
        ] {
            #expect(lines.contains(line))
        }
        #expect(lines.contains { $0.hasPrefix("request POST /v1/login → 200") })
        #expect(!lines.contains { $0.contains("focal") })
    }

    @Test("with the server off, a change waits, and it arrives when the server is on again", .timeLimit(.minutes(5)))
    func waits() async {
        let device = device("one")
        _ = await signIn(on: device)
        _ = await act("open=feed/1", "server=off", "press=Write a Comment", "type=Hello&into=Comment", on: device)
        let waiting = await act("press=Save", on: device)
        #expect(waiting.contains("Hello") && waiting.contains("waits"))
        var screen = await act("server=on", on: device)
        while screen.contains("waits") { screen = await act("background=", on: device) }
        #expect(screen.contains("Hello"))
        _ = await act("server=off", "refresh=", on: device)
        #expect(device.events.lines.contains { $0.text == "GET /posts/1 → unreachable" })
    }
}
