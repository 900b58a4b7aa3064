import Authentication
import Core
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

/// The rules that the root keeps in every order of events.
@MainActor
final class RootOrderRules {
    let sessions = InMemorySessionStore()
    let root: RootStore
    private var owners: [OpenScreen: AuthenticatedUser.ID] = [:]

    init() {
        let client = ScriptedAPIClient()
        client.on(.post, "/v1/logout") { _ in .status(204) }
        client.on(.get, "/todos") { .page(of: [["id": 1, "userId": 1, "title": "t"]], for: $0) }
        client.on(.post, "/v1/login") { request in
            let email = String(decoding: request.body ?? Data(), as: UTF8.self)
            let id = email.contains("1@") ? "1" : "2"
            let date = "1970-01-01T00:00:00Z"
            return .json(["user_id": id, "user_name": "User \(id)", "email": "\(id)@b.c", "last_login_date": date])
        }
        let features = Features(client: client, sessions: sessions, savedData: nil, clock: client.clock)
        root = RootStore(features, tabs: RootFixture.tabs)
        root.transitions.observe { [weak self] in self?.follow($0) }
    }

    func login(_ user: Int) async {
        await root.auth.login(email: "\(user)@b.c", pass: "focal")
    }

    /// A screen never passes from one user to another.
    private func follow(_ state: RootState) {
        guard let user = state.user?.id else { return }
        for screen in root.tabs.flatMap({ root.screens(of: $0.name) }) {
            owners[screen] = owners[screen] ?? user
            #expect(owners[screen] == user, "The screen \(screen.route) was of another user.")
        }
    }

    /// Asserts that the root shows the user of the session.
    func expectAgreement() async {
        let session = await sessions.session()
        #expect(root.state.user?.name == session?.user.name)
    }
}
