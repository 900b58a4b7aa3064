/// The actions of the user in a form.
@MainActor
public protocol FormActions<Field>: RetryActions {
    /// The fields of the form.
    associatedtype Field: FormField
    /// What the user has entered so far.
    var draft: FormDraft<Field>? { get }
    /// Changes the text of a field.
    func change(_ field: Field, to text: String)
    /// Saves the form, if all changed fields are valid.
    func save() async
    /// Stops a running save, if it can be stopped. The user can continue to edit.
    func cancel()
    /// Loads the choices of fields that are missing. By default, there are none.
    func loadIfNeeded() async
}

extension FormActions {
    /// Loads nothing.
    public func loadIfNeeded() async {}

    /// Changes a field with several values, for example to those of an option of a command.
    public func change(_ field: Field, to values: [String]) {
        change(field, to: field.entry.choiceText(of: values.map(JSONValue.string)))
    }
}

/// The store of a form. A form is a screen of its own, and its route is usually a `.sheet`. The screen that opens the
/// form makes this store:
///
/// ```swift
/// navigator.push(route.link) { form.titled(MyMessages.edit, in: $0) }
/// ```
///
/// A form that is saved closes its screen, also if no view is drawn. Its closures must not capture the store of the
/// screen below strongly.
@MainActor
public final class FormStore<Saved: Equatable & Sendable, Failure: FormFailure> {
    /// Saves a draft, whose fields are valid. Errors with `problems` are shown at their fields.
    public typealias Save = @MainActor (FormDraft<Failure.Field>) async throws(Failure) -> Saved
    /// Saves a draft with a file. The percent that was sent is reported on any thread, for example by
    /// `RequestBody.reportingPercent(_:)`. The form shows it.
    public typealias Upload =
        @MainActor (FormDraft<Failure.Field>, _ progress: @escaping @Sendable (_ percent: Int) -> Void)
        async throws(Failure) -> Saved

    /// The current state of the form.
    @Observed public private(set) var state: FormState<Saved, Failure>

    /// The title of the screen.
    private(set) var title: Message?
    /// The title of the button that saves the form.
    private(set) var action: Message?
    private weak var navigator: (any Navigator)?
    private var saved: FormDraft<Failure.Field>?
    private let save: Upload
    private let onSaved: @MainActor (Saved) -> Void
    private let onUnknown: @MainActor () -> Void
    private let isCancellable: Bool
    private let work = LatestTask()
    private var attempts = 0
    private var sources: [any LoadActions & Sendable] = []

    /// Creates a store. `onSaved` is called once, when the state is `saved`, before the screen closes. `onUnknown` is
    /// called when the form is closed although the server may have what it has sent: load it again. Without
    /// `isCancellable`, the save only writes on this device, so `cancel()` does nothing, and a save that fails has
    /// saved nothing.
    public convenience init(
        _ draft: FormDraft<Failure.Field>,
        isCancellable: Bool = true,
        save: @escaping Save,
        onSaved: @escaping @MainActor (Saved) -> Void = { _ in },
        onUnknown: @escaping @MainActor () -> Void = {}
    ) {
        self.init(
            draft,
            isCancellable: isCancellable,
            upload: { draft, _ async throws(Failure) in try await save(draft) },
            onSaved: onSaved,
            onUnknown: onUnknown
        )
    }

    /// Creates a store of a form that uploads something. It shows the progress of `upload`, which the user can cancel
    /// unless `isCancellable` is `false`.
    public init(
        _ draft: FormDraft<Failure.Field>,
        isCancellable: Bool = true,
        upload: @escaping Upload,
        onSaved: @escaping @MainActor (Saved) -> Void = { _ in },
        onUnknown: @escaping @MainActor () -> Void = {}
    ) {
        state = .editing(draft, nil)
        save = upload
        (self.onSaved, self.onUnknown, self.isCancellable) = (onSaved, onUnknown, isCancellable)
    }

    /// Gives the form the title of its screen, and the navigator that closes it. Without it, nothing closes the screen.
    /// `action` is the title of the button that saves the form. By default, it is “Save”.
    public func titled(_ title: Message, action: Message? = nil, in navigator: any Navigator) -> FormStore {
        (self.title, self.action, self.navigator) = (title, action, navigator)
        return self
    }

    /// Gives a field the choices that `source` loads when the screen appears. `choices` makes them from what is loaded.
    /// Several forms can have the same source, so a form that is closed does not stop the load.
    public func choosing<Content, Problem: UserFacingError>(
        _ field: Failure.Field,
        from source: LoadStore<Content, Problem>,
        _ choices: @escaping @MainActor (Content) -> [FormChoice]
    ) -> FormStore {
        sources.append(source)
        source.show(in: self) { form, state in
            let loaded = FormChoices(state.content.map(choices), error: state.error?.message)
            form.changeDraft { $0.choices[field] = loaded }
        }
        return self
    }
}

extension FormStore: ScreenStore, FormActions {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<FormState<Saved, Failure>> { $state }

    /// What the user has entered so far, or what was saved.
    public var draft: FormDraft<Failure.Field>? { state.draft ?? saved }

    /// Whether the server may have what an earlier save has sent, which failed or was cancelled.
    public var mayBeSaved: Bool { state.draft?.sent.isEmpty == false }

    /// Changes the text of a field, and removes its problem. Does nothing in other states than `editing`.
    public func change(_ field: Failure.Field, to text: String) {
        if case .editing = state { changeDraft { $0[field] = text } }
    }

    /// Sets the state to `saving`, and later to `saved`. If the form is not saved, the state is `editing` with the
    /// reason. During a save, only waits for it.
    public func save() async {
        guard case .editing(var draft, _) = state else { return await work.wait() }
        draft.problems = draft.checked()
        guard draft.problems.isEmpty else { return state = .editing(draft, nil) }
        (saved, state) = (draft, .saving(draft))
        attempts += 1
        let progress = { @Sendable [weak self, attempts] (percent: Int) in
            _ = Task { @MainActor in self?.show(percent, of: attempts) }
        }
        work.start { [save, draft] () async throws(Failure) in
            try await save(draft, progress)
        } then: { [self] result in
            switch result {
            case .success(let value):
                state = .saved(value)
                onSaved(value)
                navigator?.close()
            case .failure(let error): stop(error)
            }
        }
        await work.wait()
    }

    /// Saves the form again if the last save has failed.
    public func retry() async {
        if case .editing(_, .some) = state { await save() } else { await work.wait() }
    }

    /// Removes the reason why the last save failed. The problems of the fields stay.
    public func acknowledgeError() {
        if case .editing(let draft, .some) = state { state = .editing(draft, nil) }
    }

    /// Stops a running save. The user can continue to edit, and save again. Call this method when the screen closes.
    public func cancel() {
        stopSaving()
        if mayBeSaved { onUnknown() }
    }

    /// Stops a running save. Otherwise closes the screen, and the app asks before something unsaved is lost.
    func leave() {
        if case .saving = state { stopSaving() } else { navigator?.close() }
    }

    private func stopSaving() {
        guard isCancellable, case .saving = state else { return }
        work.cancel()
        stop(nil)
    }

    /// The progress of a cancelled upload can arrive during the next one.
    private func show(_ percent: Int, of attempt: Int) {
        if attempt == attempts, case .saving = state { changeDraft { $0.percent = percent } }
    }

    private func changeDraft(_ change: (inout FormDraft<Failure.Field>) -> Void) {
        guard var draft = state.draft else { return }
        change(&draft)
        state = if case .editing(_, let failure) = state { .editing(draft, failure) } else { .saving(draft) }
    }

    private func stop(_ error: Failure?) {
        guard var draft = state.draft else { return }
        draft.percent = nil
        draft.problems = error?.problems ?? [:]
        if isCancellable, error?.mayBeSaved ?? true { draft.sent.formUnion(draft.changes.keys) }
        state = .editing(draft, draft.problems.isEmpty ? error : nil)
    }
}

extension FormStore {
    /// Whether something is entered that is not saved, or is being saved.
    public var isUnsaved: Bool { state.isUnsaved }

    /// Does nothing, because a form has what it needs, or loads it when it appears.
    public func load() async {}

    /// Loads the choices of fields that are missing. Closes a form that was saved while its screen was not visible.
    public func loadIfNeeded() async {
        if case .saved = state { navigator?.close() }
        await withDiscardingTaskGroup { group in
            for source in sources { group.addTask { await source.loadIfNeeded() } }
        }
    }
}
