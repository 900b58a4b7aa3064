import Core
import Foundation
import MyPage
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

/// The screen MyPage with a real store. The client returns the responses that a test prepares.
@MainActor
struct MyPageViewFixture {
    let client = ScriptedAPIClient()
    let navigator = RecordingNavigator()
    let store: MyPageStore
    let screen: Screen

    init() {
        let feature = MyPageFeature(client: client, sessions: InMemorySessionStore())
        store = feature.makeMyPageStore { [navigator] form in
            navigator.push(MyPageRoute.edit.link) { form.titled(MyPageMessages.edit, in: $0) }
        }
        screen = Screen(inStack: MyPageView(store), in: .english)
    }

    /// The bodies of the requests so far that change the profile.
    var changes: [String] {
        client.requests.filter { $0.method == .patch }.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    }

    /// Scripts a profile as the response to one request.
    func on(_ method: APIRequest.Method, name: String = "Leanne Graham", after delay: Duration = .zero) {
        let profile = """
            {"user_id": 1, "user_name": "\(name)", "email": "Sincere@april.biz", "phone": "1-770-736-8031",
            "website": "hildegard.org", "last_login_date": "1970-01-01T00:00:00.000Z"}
            """
        on(method, .json(profile), after: delay)
    }

    /// Scripts the response to one request, for example a failure.
    func on(_ method: APIRequest.Method, _ response: ScriptedResponse, after delay: Duration = .zero) {
        client.on(method, "/v1/me", response: response, after: delay)
    }

    /// Shows the profile of Leanne.
    func appear() async {
        on(.get)
        await screen.appear()
    }

    /// Shows the fields of the profile of Leanne on a screen of their own.
    func edit() async throws -> Screen {
        await appear()
        try screen.press("Edit Profile")
        return try #require(navigator.screen)
    }

    /// Waits until nothing is loading or being saved.
    func rest() async {
        if let form = navigator.open.last as? ProfileFormStore, case .saving = form.state { await form.save() }
        if case .loading = store.state { await store.loadIfNeeded() }
    }
}
