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
