import Core
import Notes
import TestSupport
import Testing

@MainActor @Test("a title that the server refuses is a problem of its field, and can be sent again", .exhaustive)
func composer() async throws {
    let client = ScriptedAPIClient()
    let navigator = RecordingNavigator()
    let store = ComposerRoute.first.makeStore(of: ComposerFeature(client: client), navigator: navigator)
    let form = try #require(store as? FormStore<NotesItem, ComposerError>)
    client.on(.get, "/tags", response: .json(["Swift", "iOS"]))
    await form.loadIfNeeded()
    form.change(.title, to: "Shopping")
    form.change(.body, to: "Text")
    form.change(.tags, to: ["Swift"])
    let refusal = ErrorResponse(code: "invalid", message: "No.", fields: ["title": "This title exists."])
    client.on(.post, NotesAddress.path, response: .status(422, refusal))
    await form.save()
    #expect(form.draft?.problems == [.title: Message(en: "\("This title exists.")", ja: "\("This title exists.")")])
    form.change(.title, to: "Shopping today")
    client.on(.post, NotesAddress.path, response: .status(201, ["id": 7, "title": "Shopping today"] as JSONObject))
    await form.save()
    #expect(form.state.draft == nil)  // The note is saved.
    #expect(navigator.reloaded == [NotesRoute.first.link] && navigator.links.map(\.path) == [["7"]])
}
