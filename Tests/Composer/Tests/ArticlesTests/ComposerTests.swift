import Articles
import Core
import TestSupport
import Testing

@MainActor @Test("a title that the server refuses is a problem of its field, and can be sent again", .exhaustive)
func composer() async {
    let client = ScriptedAPIClient()
    let form = ComposerFeature(client: client).makeForm()
    client.on(.get, "/v2/tags", response: .json(["Swift", "iOS"]))
    await form.loadIfNeeded()
    form.change(.title, to: "Old title")
    form.change(.text, to: "Text")
    form.change(.tags, to: ["Swift"])
    let refusal = ErrorResponse(code: "invalid", message: "No.", fields: ["title": "Taken."])
    client.on(.post, ArticlesAddress.path, response: .status(422, refusal))
    await form.save()
    #expect(form.draft?.problems == [.title: Message(en: "\("Taken.")", ja: "\("Taken.")")])
    form.change(.title, to: "New title")
    client.on(.post, ArticlesAddress.path, response: .status(201, ["id": 7, "title": "New title"] as JSONObject))
    await form.save()
    #expect(form.draft?.isUnsaved == true)
}
