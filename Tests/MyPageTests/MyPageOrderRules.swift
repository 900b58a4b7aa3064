import Core
import MyPage
import TestSupport
import Testing

/// The rules that MyPage must keep in every order of events.
extension MyPageFixture {
    /// Starts a server that returns the name that was saved last, and loads the profile.
    func open() async {
        client.on(.get, "/v1/me") { [name] _ in .profile(name: name.value, phone: "") }
        client.on(.patch, "/v1/me") { [name] request in
            let edit = request.body.flatMap { try? JSONCoding.decode(JSONObject.self, from: $0) }
            name.change { $0 = edit?["user_name"]?.text ?? $0 }
            return .profile(name: name.value, phone: "")
        }
        store.expectTransitions([
            "idle": ["loading"],
            "loading": ["loading", "loaded", "error", "idle"],
            "loaded": ["loading", "loaded"],
        ])
        await store.load()
    }

    func edit(name: String) {
        store.edit()
        form?.change(.name, to: name)
    }

    func save() async {
        await form?.save()
    }

    /// Cancels the running work, for example because the user leaves the screens.
    func cancel() {
        form?.cancel()
        store.cancel()
        cancelled.change { $0 = store.state }
    }

    /// Asserts that the state has not changed since `cancel()`, and that nothing is loading or being saved.
    func expectCancelled() {
        #expect(store.state == cancelled.value)
        if case .loading = store.state { Issue.record("The screen waits, but nothing is pending.") }
        if case .saving = form?.state { Issue.record("The form waits, but nothing is pending.") }
    }

    /// Asserts that the profile and the session have this name, and that no edit is open.
    func expectName(_ name: String) async {
        let session = await sessions.session()
        #expect(store.state.content?.name == name && form == nil)
        #expect(session?.user.name == name)
    }
}

extension Session {
    static let ervin = Session(
        user: User(id: "2", name: "Ervin", email: "e@x.y", lastLoginDate: User.named("").lastLoginDate),
        tokens: nil
    )
}
