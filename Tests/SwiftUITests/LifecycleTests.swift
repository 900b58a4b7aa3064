import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor
struct LifecycleTests {
    @Test("if a view is hidden and visible again before the next start, its task runs again")
    func comesBack() async throws {
        var runs = 0
        let view = TabsView { runs += 1 }
        let screen = Screen(view, locale: Locale(identifier: "en"))
        await screen.appear()
        try screen.select(tab: "me")
        try screen.select(tab: "home")
        await screen.appear()
        #expect(runs == 2)
    }

    @Test("a change is visible only if SwiftUI observes the object")
    func observes() {
        let (observed, other) = (Observed(), NotObserved())
        let screen = Screen(CountView(observed: observed, other: other), locale: Locale(identifier: "en"))
        #expect(screen.texts == ["0 0"])
        other.count = 1
        #expect(screen.texts == ["0 0"])
        observed.count = 1
        #expect(screen.texts == ["1 1"])
    }
}

@MainActor @Observable
private final class Observed {
    var count = 0
}

@MainActor
private final class NotObserved {
    var count = 0
}

private struct CountView: View {
    let observed: Observed
    let other: NotObserved

    var body: some View { Text("\(observed.count) \(other.count)") }
}

private struct TabsView: View {
    @State private var tab = "home"
    let work: @MainActor () async -> Void

    var body: some View {
        TabView(selection: $tab) {
            Text("home").task { await work() }.tabItem { Text("Home") }.tag("home")
            Text("me").tabItem { Text("Me") }.tag("me")
        }
    }
}
