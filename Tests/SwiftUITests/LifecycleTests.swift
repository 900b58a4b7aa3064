import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Observable
private final class Log {
    var lines: [String] = []
    var query = ""
    var tab = "home"
    var path: [Int] = []

    func add(_ line: String) { lines.append(line) }
    func waitForCancel() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        continuation.finish()
        add("cancelled")
    }
}

private struct LogView: View {
    @Bindable var log: Log

    var body: some View {
        TabView(selection: $log.tab) {
            NavigationStack(path: $log.path) {
                List { Button("Open") { log.path.append(1) } }.navigationTitle("Home")
                    .navigationDestination(for: Int.self) { number in
                        Text("\(number)").navigationTitle("Page").task { await log.waitForCancel() }
                    }
                    .searchable(text: $log.query, prompt: Text("Search"))
                    .onChange(of: log.query) { log.add("change") }
                    .task(id: log.query) { log.add("task \(log.query)") }
                    .refreshable { await log.add("refresh") }
            }
            .tabItem { Label("Home", systemImage: "list.bullet") }.tag("home")
            Text("me").task(id: log.query) { await log.waitForCancel() }.tabItem { Text("Me") }.tag("me")
        }
        .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        .onOpenURL { log.tab = $0.lastPathComponent }
    }
}

@MainActor
struct LifecycleTests {
    private let log = Log()
    private let screen: Screen
    init() { screen = Screen(LogView(log: log), locale: Locale(identifier: "en")) }

    @Test("a task runs once, and again when its id changed")
    func tasks() async throws {
        await screen.appear()
        await screen.appear()
        #expect(log.lines == ["task "])
        try screen.search("a")
        await screen.appear()
        #expect(log.lines == ["task ", "change", "task a"])
    }

    @Test("a path shows its last screen only, whose task ends when it goes away, and which has no list")
    func path() async throws {
        try await screen.refresh()
        try screen.press("Open")
        let task = screen.start()
        #expect(screen.texts == ["Page", "1", "Home", "Me"])
        await #expect(throws: (any Error).self) { try await screen.refresh() }
        try screen.back()
        screen.disappear()
        await task.value
        #expect(log.lines == ["refresh", "cancelled"])
    }

    @Test("only the selected tab is visible, and a task is cancelled with its id, its tab or its start")
    func tabs() async throws {
        screen.open(try #require(URL(string: "focal://host/me")))
        #expect(screen.texts == ["me", "Home", "Me"])
        let first = screen.start()
        log.query = "b"
        let second = screen.start()
        await first.value
        try screen.select(tab: "home")
        screen.start()
        await second.value
        try screen.select(tab: "me")
        let third = screen.start()
        third.cancel()
        await third.value
        #expect(log.lines.filter { $0 == "cancelled" }.count == 3)
    }

    @Test("a task runs again if its view was away when the user looked, even if it is back at the next start")
    func comesBack() async throws {
        await screen.appear()
        try screen.select(tab: "me")
        try screen.select(tab: "home")
        await screen.appear()
        #expect(log.lines == ["task ", "task "])
    }
}
