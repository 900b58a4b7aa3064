import Authentication
import Core
import FakeAPI
import Root
@_spi(Testing) import SwiftUI
@_spi(Testing) import ViewTestSupport

@testable import FocalApp

/// A route whose store has no SwiftUI screen.
struct RouteWithoutView: Route {
    static let name = "none"
    static let title = Message(en: "None", ja: "なし")
    static let symbol = "questionmark"
    static let first = RouteWithoutView()

    var link: Link { Link(Self.name) }

    func store(in root: RootStore) -> any LoadActions { StoreWithoutView() }
}

extension RouteWithoutView {
    init(_ link: Link) {}

    /// Shows an app whose only tab has this route.
    @MainActor
    static func show() async {
        let features = Features(client: FakeAPIClient(), sessions: InMemorySessionStore())
        let root = RootStore(features, tabs: [Self.self])
        await root.auth.login(email: "Sincere@april.biz", pass: "focal")
        _ = Screen(ContentView(root: root), in: .english).texts
    }
}

private final class StoreWithoutView: LoadActions {
    func load() async {}
    func loadIfNeeded() async {}
    func retry() async {}
    func acknowledgeError() {}
    func cancel() {}
}
