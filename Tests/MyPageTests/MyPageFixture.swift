import Core
import Foundation
import MyPage
import TestSupport
import Testing

extension User {
    static func named(_ name: String, email: String = "Sincere@april.biz") -> User {
        User(id: "1", name: name, email: email, lastLoginDate: .time(Date(timeIntervalSince1970: 0)))
    }
}

extension Profile {
    static let leanne = leanne(name: "Leanne Graham", phone: "1-770-736-8031 x56442")

    static func leanne(name: String, phone: String) -> Profile {
        Profile(user: .named(name), fields: [.phone: phone, .website: "hildegard.org"])
    }
}

extension ScriptedResponse {
    static let leanne = profile(name: "Leanne Graham", phone: "1-770-736-8031 x56442")

    static func profile(name: String, phone: String) -> ScriptedResponse {
        .json(
            """
            {"user_id": 1, "user_name": "\(name)", "email": "Sincere@april.biz",
            "last_login_date": "1970-01-01T00:00:00.000Z", "phone": "\(phone)", "website": "hildegard.org"}
            """
        )
    }
}

extension MyPageError {
    /// The error of a lost connection to the scripted server.
    static let lost = MyPageError.request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
}

/// The store of MyPage for the user Leanne. Its client returns the responses that a test prepares.
@MainActor
struct MyPageFixture {
    let client = ScriptedAPIClient()
    let sessions = InMemorySessionStore(Session(user: .named("Leanne Graham"), tokens: nil))
    let store: MyPageStore
    let recorder: StateRecorder<MyPageState>
    /// The state directly after `cancel()`. It is `nil` before that.
    let cancelled = Locked<MyPageState?>(nil)

    init() {
        store = MyPageFeature(client: client, sessions: sessions).makeMyPageStore()
        recorder = StateRecorder(store)
    }

    /// Loads the profile of Leanne and checks the transitions of the store.
    func load() async {
        client.on(.get, "/v1/me", response: .leanne)
        await store.load()
        recorder.expect(.profile(.loading(previous: nil)), .profile(.loaded(.leanne)))
    }

    /// Loads the profile again, which fails, and checks the transitions of the store.
    func failLoad() async {
        client.on(.get, "/v1/me", response: .failure(.lost))
        await store.load()
        recorder.expect(.profile(.loading(previous: .leanne)), .profile(.error(.lost, previous: .leanne)))
    }

    /// Saves the edit, which fails, and checks the transitions of the store. Returns the draft with the error.
    func failSave(_ draft: ProfileDraft) async -> ProfileDraft {
        client.on(.patch, "/v1/me", response: .failure(.lost))
        await store.save()
        var failed = draft
        failed.failure = .lost
        recorder.expect(.saving(draft), .editing(failed))
        return failed
    }

    /// Loads the profile and edits it, but does not save it. Returns the draft with the given changes.
    func edit(_ changes: KeyValuePairs<ProfileField, String>) async -> ProfileDraft {
        await load()
        store.edit()
        var draft = ProfileDraft(of: .leanne)
        recorder.expect(.editing(draft))
        for (field, text) in changes {
            store.change(field, to: text)
            draft[field] = text
            recorder.expect(.editing(draft))
        }
        return draft
    }
}
