import Foundation
import TestSupport
import Testing

@_spi(Browser) @_spi(Testing) @testable import SwiftUI

private struct NoteApp: App {
    var body: some Scene { WindowGroup { NoteView() } }
}

private struct NoteView: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var text = ""
    @SceneStorage("kept") private var kept = false

    var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Keep \(kept)") { kept = true }
        Toggle("Switch", isOn: $isOn)
        TextField("Note", text: $text)
        Button("Delete") {}
        Button("Delete") { count = 100 }
    }
}

@MainActor @Suite("Devices on the page")
struct DevicesTests {
    private let scratch = Scratch()
    private var devices: Devices { Devices(NoteApp.self, in: scratch.url) }

    @Test("an act answers with the screen, and a wrong one with status 400, the reason and what is there")
    func act() async throws {
        let device = try devices.device("")
        func act(_ form: String) async -> String {
            let response = await device.act(Request.form(form) ?? [:])
            return "\(response.status.prefix(3)) \(String(decoding: response.body, as: UTF8.self))"
        }
        #expect(await act("press=Count+0").hasPrefix("200 Button \"Count 1\""))
        #expect(await act("press=Cou").contains("Count 2"))
        #expect(await act("type=%E7%8C%AB&into=Note").contains("TextField \"Note\": \"猫\""))
        #expect(await act("press=Delete").hasPrefix("400 error: There are 2: “Delete”, “Delete”. Add at=1 to at=2."))
        #expect(await act("press=Delete&at=2").contains("Count 100"))
        for place in ["3", "0", "\(Int.min)"] {
            #expect(await act("press=Delete&at=\(place)").hasPrefix("400 error: There are 2"))
        }
        #expect(await act("press=X").contains("There is no button “X”, but: “Count 100”, “Keep false”, “Switch”"))
        #expect(await act("tab=X").hasPrefix("400 error: There is no tab “X”."))
        for form in ["x=", "", "press=a&tab=b"] { #expect(await act(form).contains("press=TITLE")) }
        for form in ["textSize=99", "textSize=-1", "language=zz", "server=x", "open=", "back=", "dismiss="] {
            #expect(await act(form).hasPrefix("400 error: "))
        }
        #expect(device.settings == Device.Settings())
        #expect(await act("textSize=11").hasPrefix("200"))
        #expect(device.settings.textSize == 11)
        #expect(device.events.lines.last { $0.kind == "user" }?.text == "sets textSize to 11")
    }

    @Test("messages of a page that are out of range change nothing")
    func messages() throws {
        let (device, socket) = (try devices.device("a"), WebSocket(Connection(-1)))
        device.open(socket)
        let old = device.screen.outline
        let settings = Device.Settings(isDark: true, textSize: 12, isServerOff: true)
        let setting = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
        #expect(throws: Device.Problem.self) { try device.perform("setting", nil, setting) }
        let messages = [
            #"{"n":1,"act":"press","id":-9223372036854775808}"#,
            #"{"n":1e99,"act":"press"}"#, #"{"n":1,"act":"x","id":0}"#, "", "null", "[]",
            String(repeating: "[", count: 100_000), #"{"n":1,"act":"set","id":1,"value":"a"}"#,
        ]
        for message in messages { device.receive(message, from: socket) }
        for message in Mutations(of: messages, seed: 64).prefix(300) where !message.contains(Array("press".utf8)) {
            device.receive(String(decoding: message, as: UTF8.self), from: socket)
        }
        #expect(device.screen.outline == old && !device.isServerOff)
    }

    @Test("a change on one device does not evaluate the views of another one")
    func evaluations() async throws {
        let devices = devices
        let (one, two) = (try devices.device("one"), try devices.device("two"))
        let (old, other) = (one.screen.evaluations, two.screen.evaluations)
        _ = await one.act(["press": "Count 0"])
        two.update()
        #expect(one.screen.evaluations > old && two.screen.evaluations == other)
    }

    @Test("of 51 devices, the app of the one that no page shows for the longest time ends, and opens as it was")
    func manyDevices() async throws {
        let devices = devices
        #expect(throws: Request.Refusal.bad) { try devices.device("../a") }
        #expect(throws: Request.Refusal.bad) { try devices.device("é") }
        let first = try devices.device("0")
        _ = await first.act(["press": "Keep false"])
        for index in 1...50 { try devices.device("\(index)").open(WebSocket(Connection(-1))) }
        #expect(throws: Request.Refusal.full) { try devices.device("0") }
        let request = Request(method: "GET", path: "/", query: ["device": "0"])
        #expect(await devices.respond(to: request)?.status == "503 Service Unavailable")
        let last = try devices.device("50")
        last.pages = []
        let again = try devices.device("0")
        #expect(again !== first && again.screen.outline.contains("Keep true"))
    }

    @Test("the list of events keeps 2,000 lines, and a repeated line changes in its place until the next gesture")
    func log() {
        var log = EventLog()
        for index in 1...2_100 { log.add("user", "presses \(index)", nil, repeats: false, at: "") }
        #expect(log.lines.count == 2_000 && log.lines.last?.number == 2_100)
        #expect(log.changes(since: 2_099).map(\.number) == [2_100] && log.changes(since: 0).count == 500)
        for detail in ["a", "ab", "abc"] {
            log.add("user", "types", nil, repeats: true, at: "")
            log.add("transition", "editing → editing", detail, repeats: true, at: "")
        }
        #expect(log.lines.suffix(3).map(\.text) == ["presses 2100", "types", "editing → editing"])
        #expect(log.changes(since: 2_104).map(\.detail) == [nil, "abc"])
        log.add("user", "presses Save", nil, repeats: false, at: "")
        log.add("transition", "editing → editing", "saved", repeats: true, at: "")
        #expect(log.lines.last?.detail == "saved" && log.lines.count(where: { $0.kind == "transition" }) == 2)
    }

    @Test("wrong arguments are refused, and those of the app are left to it")
    func arguments() throws {
        for words in [["--port", "abc"], ["--port"], ["--port", "65536"], ["--x"], ["x"], ["--host", "https://a"]] {
            #expect(throws: Program.Arguments.Problem.self) { try Program.Arguments(words) }
        }
        let arguments = try Program.Arguments([
            "--port", "1", "-tabs", "a,b", "-fresh", "--keep", "c", "--host", "a.example",
        ])
        #expect(arguments.port == 1 && arguments.keep == "c" && arguments.host == "a.example")
    }
}
