import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Observable
private final class Log {
    var lines: [String] = []
    var query = ""
    var tab = "feed"
    var path: [Int] = []

    func add(_ line: String) { lines.append(line) }
    func waitForCancel() async {
        for await _ in AsyncStream.makeStream(of: Void.self).stream {}
        add(Task.isCancelled ? "cancelled" : "ended")
    }
}

private struct LogView: View {
    @Bindable var log: Log

    var body: some View {
        TabView(selection: $log.tab) {
            NavigationStack(path: $log.path) {
                List { Button("Open") { log.path.append(1) } }
                    .navigationTitle("Feed")
                    .navigationDestination(for: Int.self) { number in
                        Text(verbatim: "\(number)").navigationTitle("Page")
                            .onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
                    }
                    .searchable(text: $log.query, prompt: "Search")
                    .onChange(of: log.query) { old, new in log.add("\(old)>\(new)") }
                    .task(id: log.query) { log.add("task \(log.query)") }
                    .refreshable { await log.add("refresh") }
            }
            .tabItem { Label("Feed", systemImage: "list.bullet") }.tag("feed")
            Text(verbatim: "me").task { await log.waitForCancel() }.tabItem { Text("Me") }.tag("me")
        }
        .onOpenURL { log.tab = $0.lastPathComponent }
    }
}

@MainActor
struct LifecycleTests {
    private let log = Log()
    private let screen: Screen

    init() {
        screen = Screen(LogView(log: log), locale: Locale(identifier: "en"))
    }

    @Test("a task runs once, and again when its id changed")
    func tasks() async throws {
        await screen.appear()
        await screen.appear()
        #expect(log.lines == ["task "])
        try screen.search("a")
        await screen.appear()
        #expect(log.lines == ["task ", ">a", "task a"])
        #expect(screen.searchText == "a")
    }

    @Test("a path shows its last page only, which appears and disappears")
    func path() async throws {
        #expect(screen.title == "Feed")
        try screen.press("Open")
        await screen.appear()
        #expect(screen.title == "Page")
        #expect(screen.buttons.isEmpty)
        try screen.back()
        screen.disappear()
        #expect(log.lines == ["appear", "disappear"])
        #expect(throws: (any Error).self) { try screen.back() }
    }

    @Test("only the selected tab is visible, and its task is cancelled when it is left")
    func tabs() async throws {
        screen.open(try #require(URL(string: "focal://host/me")))
        #expect(screen.tabs.map(\.title) == ["Feed", "Me"])
        #expect(screen.tabs.map(\.isSelected) == [false, true])
        #expect(screen.texts.map(\.string) == ["me", "Feed", "Me"])
        let task = screen.start()
        try screen.select(tab: "feed")
        screen.start()
        await task.value
        #expect(log.lines.contains("cancelled"))
    }

    @Test("the result of start cancels the tasks")
    func start() async {
        log.tab = "me"
        let task = screen.start()
        task.cancel()
        await task.value
        #expect(log.lines == ["cancelled"])
    }

    @Test("a list can be refreshed, and a page without a list cannot")
    func refresh() async throws {
        try await screen.refresh()
        #expect(log.lines == ["refresh"])
        log.path = [1]
        await #expect(throws: (any Error).self) { try await screen.refresh() }
    }
}
