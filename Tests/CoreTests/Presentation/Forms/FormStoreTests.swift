import Core
import TestSupport
import Testing

private enum BoatFailure: UserFacingError, Equatable {
    case lost

    var code: String { "lost" }
    var message: Message { Message(en: "Lost.", ja: "切断") }
    var needsLogin: Bool { true }
}

private typealias BoatError = FormError<BoatField, BoatFailure>

/// A form whose server a test scripts.
@MainActor
private struct BoatForm {
    let client = ScriptedAPIClient()
    let saved = Locked<[JSONObject]>([])
    let closed = Locked(0)
    let unknown = Locked(0)
    let navigator = RecordingNavigator()
    let store: FormStore<String, BoatError>

    init(isCancellable: Bool = true) {
        let form = FormStore(.of(), isCancellable: isCancellable) { [client, saved] draft async throws(BoatError) in
            do throws(APIError) {
                _ = try await client.response(to: APIRequest(.patch, "/boats/1"))
            } catch {
                guard case .refused(let refusal) = error else { throw .failure(.lost) }
                throw FormError(refusal, or: .lost)
            }
            saved.change { $0.append(draft.changes) }
            return draft[.name]
        } onSaved: { [closed] _ in
            closed.change { $0 += 1 }
        } onUnknown: { [unknown] in
            unknown.change { $0 += 1 }
        }
        store = form.titled(Message(en: "Boat", ja: "ボート"), in: navigator)
    }
}

@MainActor @Suite("The store of a form", .exhaustive)
struct FormStoreTests {
    private let form = BoatForm()
    private var store: FormStore<String, BoatError> { form.store }
    private let recorder: StateRecorder<FormState<String, BoatError>>

    init() {
        recorder = StateRecorder(form.store)
    }

    private func type(_ text: String) -> FormDraft<BoatField> {
        store.change(.name, to: text)
        var draft = FormDraft.of()
        draft[.name] = text
        recorder.expect(.editing(draft, nil))
        return draft
    }

    @Test("a double tap saves once, and the form is closed once. After that, nothing changes it")
    func savesOnce() async {
        let draft = type("Lee")
        form.client.on(.patch, "/boats/1", response: .status(204))
        async let first: Void = store.save()
        async let second: Void = store.save()
        _ = await (first, second)
        store.change(.name, to: "x")
        store.cancel()
        await store.save()
        recorder.expect(.saving(draft), .saved("Lee"))
        #expect(form.saved.value == [["name": "Lee"]] && form.closed.value == 1)
        #expect(store.draft == draft && !store.state.isUnsaved && store.state.error == nil)
    }

    @Test("an upload shows its progress until it ends or is cancelled, and not that of an earlier one")
    func uploads() async {
        let reports = Locked<[@Sendable (Int) -> Void]>([])
        let (client, closed) = (form.client, form.closed)
        let store = FormStore<String, BoatError>(
            .of(),
            upload: { [client] draft, progress async throws(BoatError) in
                reports.change { $0.append(progress) }
                do throws(APIError) {
                    _ = try await client.response(to: APIRequest(.post, "/boats"))
                } catch {
                    guard case .refused(let refusal) = error else { throw .failure(.lost) }
                    throw FormError(refusal, file: .name, or: .lost)
                }
                return draft[.name]
            },
            onSaved: { [closed] _ in closed.change { $0 += 1 } }
        )
        let recorder = StateRecorder(store)
        let draft = FormDraft.of()
        var (sent, sentAgain, refused) = (draft, draft, draft)
        sent.percent = 42
        func start(_ response: ScriptedResponse) async -> Task<Void, Never> {
            client.on(.post, "/boats", response: response, after: .seconds(1))
            let save = Task { await store.save() }
            await client.clock.sleepers(1)
            return save
        }
        let first = await start(.status(204))
        reports.value[0](42)
        await store.wait { $0.draft?.percent == 42 }
        store.cancel()
        await first.value
        #expect(closed.value == 0 && store.draft?.percent == nil)
        guard let again = store.draft else { return }
        (refused, sentAgain) = (again, again)
        sentAgain.percent = 42
        let second = await start(.status(413))
        reports.value[0](99)
        reports.value[1](42)
        await store.wait { $0.draft?.percent == 42 }
        client.clock.advance(by: .seconds(1))
        await second.value
        refused.problems[.name] = Refusal(status: 413).fileProblem
        #expect(refused.problems[.name] != nil)
        let cancelled = FormState<String, BoatError>.editing(again, nil)
        recorder.expect(
            .saving(draft),
            .saving(sent),
            cancelled,
            .saving(again),
            .saving(sentAgain),
            .editing(refused, nil)
        )
    }

    @Test("a form that is saved closes its screen, and again when its screen appears after the login")
    func closes() async {
        await store.loadIfNeeded()
        let draft = type("Lee")
        #expect(store.isUnsaved && form.navigator.closed == 0)
        form.client.on(.patch, "/boats/1", response: .status(204))
        await store.save()
        #expect(!store.isUnsaved && form.navigator.closed == 1)
        await store.loadIfNeeded()
        #expect(form.navigator.closed == 2)
        recorder.expect(.saving(draft), .saved("Lee"))
    }

    @Test("a form that is closed says so if the server may have it", arguments: [("name", 0), ("age", 1)])
    func isUnknown(wrong: String, calls: Int) async {
        let draft = type("Lee")
        let refusal = ErrorResponse(code: "", message: "", fields: [wrong: "rude"])
        form.client.on(.patch, "/boats/1", response: .status(422, refusal))
        await store.save()
        recorder.expect(.saving(draft), store.state)
        #expect(store.mayBeSaved == (calls > 0) && form.unknown.value == 0)
        store.cancel()
        #expect(form.unknown.value == calls)
    }

    @Test("a wrong field is not sent. Its problem, also that of the server, is at the field until it is changed")
    func checks() async {
        var draft = type("123456")
        await store.save()
        draft.problems = [.name: FormMessages.tooLong(limit: 5)]
        recorder.expect(.editing(draft, nil))
        store.acknowledgeError()
        await store.retry()
        recorder.expect()
        #expect(store.state.error == .invalidFields(draft.problems) && !store.mayBeSaved)
        draft = type("Lee")
        let error = ErrorResponse(code: "", message: "", fields: ["Name": "rude", "age": "?"])
        form.client.on(.patch, "/boats/1", response: .status(422, error))
        await store.save()
        let sent = draft
        draft.problems = BoatField.problems(in: ["name": "rude", "age": "?"])
        recorder.expect(.saving(sent), .editing(draft, nil))
        #expect(!store.mayBeSaved)
        #expect(draft.problems[.name]?.text(in: .english) == "rude (age: ?)")
        #expect(draft.problems[.name]?.text(in: .japanese) == "rude（age：?）")
        #expect(BoatField.problems(in: ["age": "?"]).isEmpty)
    }

    @Test("after another error, the typed text is kept. retry saves it, and acknowledgeError removes the error")
    func fails() async {
        let draft = type("Lee")
        var failed = draft
        failed.sent = ["name"]
        for _ in 1...2 { form.client.on(.patch, "/boats/1", response: .failure(.lost)) }
        await store.save()
        recorder.expect(.saving(draft), .editing(failed, .failure(.lost)))
        failed[.name] = "Leo"
        store.change(.name, to: "Leo")
        recorder.expect(.editing(failed, .failure(.lost)))
        await store.retry()
        for _ in 1...2 { store.acknowledgeError() }
        await store.retry()
        recorder.expect(.saving(failed), .editing(failed, .failure(.lost)), .editing(failed, nil))
        #expect(store.mayBeSaved && store.state.isUnsaved)
    }

    @Test("the error of a form is that of its feature if no field of the form is wrong, and otherwise names the fields")
    func isOfFeature() async {
        let draft = type("Lee")
        let refusal = ErrorResponse(code: "", message: "", fields: ["age": "?"])
        form.client.on(.patch, "/boats/1", response: .status(422, refusal))
        await store.save()
        var failed = draft
        failed.sent = ["name"]
        let error = BoatError.failure(.lost)
        recorder.expect(.saving(draft), .editing(failed, error))
        #expect(error.code == "lost" && error.message.text(in: .english) == "Lost." && error.needsLogin)
        let problems = [BoatField.name: FormMessages.tooLong(limit: 5)]
        let invalid = BoatError.invalidFields(problems)
        #expect(invalid.code == "invalid_fields" && invalid.message == BoatField.message(of: problems))
        #expect(invalid.problems == problems && error.problems.isEmpty && !invalid.needsLogin)
    }

    @Test("a form that is saved on this device alone is not saved if that fails")
    func failsOnDevice() async {
        let form = BoatForm(isCancellable: false)
        form.store.change(.name, to: "Lee")
        form.client.on(.patch, "/boats/1", response: .failure(.lost))
        await form.store.save()
        #expect(form.store.state.error == .failure(.lost) && !form.store.mayBeSaved)
    }
}

@MainActor @Suite("A form in every order")
struct FormOrderTests {
    @Test(
        "saving twice and closing saves at most once, and what was typed is never lost",
        .everyOrder,
        arguments: [true, false]
    )
    func closesDuringSave(isCancellable: Bool) async {
        let form = BoatForm(isCancellable: isCancellable)
        form.client.on(.patch, "/boats/1") { _ in .status(204) }
        form.store.expectTransitions(["editing": ["editing", "saving"], "saving": ["editing", "saved"]])
        form.store.change(.name, to: "Lee")
        await user(
            .action("save") { await form.store.save() },
            .action("save again") { await form.store.save() },
            .action("close") { form.store.cancel() }
        )
        let isSaved = form.store.state == .saved("Lee")
        #expect(isSaved || isCancellable)
        #expect(form.store.draft?[.name] == "Lee" && form.saved.value.count <= 1)
        #expect(form.closed.value == (isSaved ? 1 : 0) && form.store.mayBeSaved == !isSaved)
        #expect(form.navigator.closed == form.closed.value && form.unknown.value == (isSaved ? 0 : 1))
        await form.store.save()
        #expect(form.store.state == .saved("Lee") && form.closed.value == 1)
    }
}
