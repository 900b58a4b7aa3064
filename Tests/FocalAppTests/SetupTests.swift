import AppShell
import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("What an app replaces")
struct SetupTests {
    private let sessions = InMemorySessionStore()
    private let headers = Locked<[String]>([])
    private let logouts = Locked(0)

    /// An app with its own server, client, session store and authentication.
    private var setup: AppSetup {
        var setup = AppSetup("Nova", features: .notesAndUser)
        setup.server = URL(string: "https://nova.example.com/v2")
        setup.client = { [headers] url, events in
            OwnClient(client: FakeAPIClient(FakeBackend(password: "nova"), events: events)) { request in
                headers.change { $0.append("\(url) \(request.path) \(request.headers["X-App"] ?? "")") }
            }
        }
        setup.sessions = { [sessions] in $0 == "https://nova.example.com" ? sessions : InMemorySessionStore() }
        setup.authentication = { [logouts] _, _ in WebAuthRepository(logouts: logouts) }
        setup.events = AppEvents()
        return setup
    }

    @Test("requests go to the server of the app through its client, and the login uses its session store")
    func usesOwn() async throws {
        var setup = setup
        setup.authentication = nil
        let root = setup.makeRoot(["Nova", "-fresh"])
        await root.start()
        for password in ["focal", "nova"] { await root.auth.login(email: "Sincere@april.biz", pass: password) }
        #expect(root.auth.state.user?.name == "Leanne Graham")
        #expect(await sessions.session()?.user.name == "Leanne Graham")
        #expect(headers.value.first == "https://nova.example.com/v2 /v1/login nova")
    }

    @Test("another login screen saves a session, another menu is on each tab, and another logout ends the session")
    func replacesScreens() async throws {
        let root = setup.makeRoot([])
        let view = ContentView(root: root) { _ in
            Button("Sign In on the Web") {
                let user = User(id: 1, name: "Ada", email: "ada@example.com", lastLoginDate: nil)
                Task { await sessions.save(Session(user: user, tokens: nil)) }
            }
        } account: { root in
            Button("Leave") { Task { await root.auth.logout() } }
        }
        let screen = Screen(view, in: .english)
        await screen.appear()
        root.signIn()
        #expect(screen.fields.isEmpty)
        try await screen.tap("Sign In on the Web")
        await root.wait { if case .home(let user, _, _) = $0 { user?.name == "Ada" } else { false } }
        try await screen.tap("Leave")
        await root.wait { $0 == .login }
        #expect(logouts.value == 1)
        #expect(await sessions.session() == nil)
    }
}

/// Adds a header field to each request.
private struct OwnClient: APIClient {
    let client: any APIClient
    let onRequest: @Sendable (APIRequest) -> Void

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        var request = request
        request.headers["X-App"] = "nova"
        onRequest(request)
        return try await client.send(request)
    }
}

/// Signs in on a web page, so it only signs out.
private struct WebAuthRepository: AuthRepository {
    let logouts: Locked<Int>

    func logout() async -> LogoutReport {
        logouts.change { $0 += 1 }
        return .revoked
    }
}
