import Core
import TestSupport
import Testing

/// An error of a form. `.lost` is not at a field.
enum BoatError: FormFailure {
    case invalidFields([BoatField: Message])
    case lost

    var code: String { "lost" }
    var message: Message { Message(en: "Lost.", ja: "切断") }
    var problems: [BoatField: Message] { if case .invalidFields(let problems) = self { problems } else { [:] } }
}

/// A form whose answers a test prepares. It counts what was saved.
@MainActor
struct BoatForm {
    let client = ScriptedAPIClient()
    let saved = Locked<[JSONObject]>([])
    let closed = Locked(0)
    let store: FormStore<String, BoatError>

    init(_ draft: FormDraft<BoatField> = .of()) {
        store = FormStore(draft) { [client, saved] draft async throws(BoatError) in
            do throws(APIError) {
                _ = try await client.response(to: APIRequest(.patch, "/boats/1"))
                saved.change { $0.append(draft.changes) }
                return draft[.name]
            } catch {
                guard case .refused(let refusal) = error else { throw .lost }
                throw .invalidFields(BoatField.problems(in: refusal.fields))
            }
        } onSaved: { [closed] _ in
            closed.change { $0 += 1 }
        }
    }

    func answer(_ response: ScriptedResponse = .status(204)) {
        client.on(.patch, "/boats/1", response: response)
    }
}

@MainActor @Suite("The store of a form", .exhaustive)
struct FormStoreTests {
    private let form = BoatForm()
    private let recorder: StateRecorder<FormState<String, BoatError>>

    init() {
        recorder = StateRecorder(form.store)
    }

    private func type(_ text: String) -> FormDraft<BoatField> {
        form.store.change(.name, to: text)
        var draft = FormDraft.of()
        draft[.name] = text
        recorder.expect(.editing(draft, nil))
        return draft
    }

    @Test("a double tap saves once, and the form is closed once. After that, nothing changes it")
    func savesOnce() async {
        let draft = type("Lee")
        form.answer()
        async let first: Void = form.store.save()
        async let second: Void = form.store.save()
        _ = await (first, second)
        form.store.change(.name, to: "x")
        form.store.cancel()
        await form.store.save()
        recorder.expect(.saving(draft), .saved("Lee"))
        #expect(form.saved.value == [["name": "Lee"]] && form.closed.value == 1)
        #expect(form.store.draft == draft && !form.store.state.isUnsaved && form.store.state.error == nil)
    }

    @Test("a wrong field is not sent, and keeps its text and its problem until it is changed")
    func checks() async {
        var draft = type("123456")
        await form.store.save()
        draft.problems = [.name: FormMessages.tooLong(limit: 5)]
        recorder.expect(.editing(draft, nil))
        #expect(form.store.state.error == .invalidFields(draft.problems) && !form.store.wasTried)
        _ = type("12345")
    }

    @Test("what the server says about a field is at the field")
    func refuses() async {
        var draft = type("Lee")
        let error = ErrorResponse(code: "", message: "", fields: ["Name": "rude", "age": "?"])
        form.answer(.status(422, error))
        await form.store.save()
        let sent = draft
        draft.problems = BoatField.problems(in: ["name": "rude"])
        recorder.expect(.saving(sent), .editing(draft, nil))
        #expect(form.store.state.error.map { BoatField.message(of: $0.problems).text(in: .english) } == "Name: rude")
        #expect(form.store.state.description == "editing(1 problem)")
    }

    @Test("after another error, the typed text is kept. retry saves it, and acknowledgeError removes the error")
    func fails() async {
        let draft = type("Lee")
        for _ in 1...2 { form.answer(.failure(.lost)) }
        await form.store.save()
        await form.store.retry()
        for _ in 1...2 { form.store.acknowledgeError() }
        await form.store.retry()
        recorder.expect(
            .saving(draft),
            .editing(draft, .lost),
            .saving(draft),
            .editing(draft, .lost),
            .editing(draft, nil)
        )
        #expect(form.store.wasTried && form.store.state.isUnsaved)
    }
}

@MainActor @Suite("A form in every order")
struct FormOrderTests {
    @Test("saving twice and closing saves at most once, and what was typed is never lost", .everyOrder)
    func closesDuringSave() async {
        let form = BoatForm()
        form.client.on(.patch, "/boats/1") { _ in .status(204) }
        form.store.expectTransitions(["editing": ["editing", "saving"], "saving": ["editing", "saved"]])
        form.store.change(.name, to: "Lee")
        await user(
            .action("save") { await form.store.save() },
            .action("save again") { await form.store.save() },
            .action("close") { form.store.cancel() }
        )
        #expect(form.store.draft?[.name] == "Lee" && form.saved.value.count <= 1)
        switch form.store.state {
        case .editing: #expect(form.store.wasTried && form.closed.value == 0)
        case .saved: #expect(form.saved.value.count == 1 && form.closed.value == 1)
        case .saving: Issue.record("The form waits, but nothing is pending.")
        }
        if case .editing = form.store.state { await form.store.save() }
        #expect(form.store.state == .saved("Lee") && form.closed.value == 1)
    }
}
