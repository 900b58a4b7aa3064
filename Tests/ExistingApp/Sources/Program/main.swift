import Authentication
import Core
import FakeAPI

// The login, and a collection of its own on the fake server.
var data = SampleData.all
data.add("notes", json: #"[{"id": 1, "title": "Buy milk"}]"#)
let client = FakeAPIClient(FakeBackend(data: data))
let notes: [JSONObject] = try await client.get(path: "/notes")
let sessions = InMemorySessionStore()
let store = AuthenticationFeature(client: client, sessions: sessions).makeAuthStore()
await store.login(email: "Sincere@april.biz", pass: "focal")
print(store.state, notes.count)  // signedIn(Leanne Graham) 1

// Changes that wait, without a feature of new-feature.
struct Note: Identifiable { let id: ResourceID<Note>, title: String }
let changes = Changes(of: .user(1), in: InMemoryOutboxStore(), client: client, sessions: sessions)
try await changes.save(PendingChange(.post, "/notes", body: ["title": "Buy bread"], text: "Buy bread"))
let changedNotes = ChangedCollection<Note>(of: changes, at: "/notes") { change, _ in
    change.itemID.map { Note(id: ResourceID($0), title: change.text) }
}
let shown = changedNotes.unsent.compactMap { changedNotes.element(with: $0) }
