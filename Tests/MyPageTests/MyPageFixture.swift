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
    let navigator = RecordingNavigator()
    let store: MyPageStore
    let recorder: StateRecorder<MyPageState>
    /// The name that the server has.
    let name = Locked("Leanne Graham")
    /// The state directly after `cancel()`. It is `nil` before that.
    let cancelled = Locked<MyPageState?>(nil)

    init() {
        let client = AuthorizedAPIClient(client, sessions: sessions)
        store = MyPageFeature(client: client, sessions: sessions).makeMyPageStore { [navigator] form in
            navigator.push(MyPageRoute.edit.link) { form.titled(MyPageMessages.edit, in: $0) }
        }
        recorder = StateRecorder(store)
    }

    /// The open form. `nil` means that the user does not edit the profile.
    var form: ProfileFormStore? { navigator.open.last as? ProfileFormStore }

    /// Loads the profile of Leanne and checks the transitions of the store.
    func load() async {
        client.on(.get, "/v1/me", response: .leanne)
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.leanne))
    }

    /// Loads the profile, opens the form and types, but does not save.
    func edit(_ changes: KeyValuePairs<ProfileField, String>) async throws -> ProfileEdit {
        await load()
        store.edit()
        let edit = ProfileEdit(client: client, form: try #require(form))
        return changes.reduce(into: edit) { $0.type($1.value, into: $1.key) }
    }
}

/// An open form with its transitions.
@MainActor
struct ProfileEdit {
    let client: ScriptedAPIClient
    let form: ProfileFormStore
    let recorder: StateRecorder<ProfileFormState>
    var draft = FormDraft(of: .leanne)

    init(client: ScriptedAPIClient, form: ProfileFormStore) {
        self.client = client
        self.form = form
        recorder = StateRecorder(form)
    }

    /// Types a text and checks the transition.
    mutating func type(_ text: String, into field: ProfileField, failure: ProfileFormError? = nil) {
        form.change(field, to: text)
        draft[field] = text
        recorder.expect(.editing(draft, failure))
    }

    /// Saves the form, and checks that it is saved.
    func save(_ saved: Profile = .leanne) async {
        await form.save()
        recorder.expect(.saving(draft), .saved(saved))
    }

    /// Saves the form, and checks that these fields have a problem. With `response`, the server has refused them.
    mutating func save(problems: [ProfileField: Message], response: ScriptedResponse? = nil) async {
        if let response { client.on(.patch, "/v1/me", response: response) }
        await form.save()
        let sent = response.map { _ in ProfileFormState.saving(draft) }
        draft.problems = problems
        recorder.expect([sent, .editing(draft, nil)].compactMap(\.self))
    }

    /// Saves the form, and checks that this fails. Without `response`, nothing is sent.
    mutating func failSave(_ response: ScriptedResponse? = .failure(.lost), _ error: MyPageError = .lost) async {
        if let response { client.on(.patch, "/v1/me", response: response) }
        await form.save()
        let saving = ProfileFormState.saving(draft)
        if error.mayBeSaved { draft.sent = ["user_name"] }
        recorder.expect(saving, .editing(draft, .failure(error)))
    }
}
