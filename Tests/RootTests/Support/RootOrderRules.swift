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
    private var owners: [OpenScreen: AuthenticatedUser.ID?] = [:]

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
        let dependencies = Dependencies(client: client, sessions: sessions, clock: client.clock)
        root = RootStore(.withModals, with: dependencies)
        root.transitions.observe { [weak self] in self?.follow($0) }
    }

    func login(_ user: Int) async {
        await root.auth.login(email: "\(user)@b.c", pass: "focal")
    }

    /// A screen never passes from one user to another, and a closed screen is never loading.
    private func follow(_ state: RootState) {
        let open = root.tabs.flatMap { root.screens(of: $0.name) }
        for screen in open {
            owners[screen] = owners[screen] ?? state.user?.id
            #expect(owners[screen] == state.user?.id, "The screen \(screen.link) belongs to another user.")
        }
        for screen in owners.keys where !open.contains(screen) {
            let isLoading = (screen.store as? TestScreenStore)?.isLoading
            #expect(isLoading == false, "The closed screen \(screen.link) is loading.")
        }
    }

    /// Asserts that the root shows the user of the session.
    func expectAgreement() async {
        let session = await sessions.session()
        #expect(root.state.user?.name == session?.user.name)
    }
}

extension TestScreenStore {
    var isLoading: Bool {
        if case .loading = state { true } else { false }
    }
}
