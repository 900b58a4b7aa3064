#if canImport(SwiftUI)
public import SwiftUI

/// Draws a state of a form. It needs no store.
public struct FormView<Saved: Equatable & Sendable, Failure: FormFailure>: View {
    @Environment(\.language) private var language
    @FocusState private var focus: Failure.Field?
    @State private var wanted: Failure.Field?
    @State private var attempts = 0
    private let state: FormState<Saved, Failure>
    private let title: Message?
    private let action: Message?
    private let actions: (any FormActions<Failure.Field>)?
    private let onCancel: @MainActor () -> Void

    /// Creates the view for one state. It must be inside a `NavigationStack`. Without `actions`, for example in a
    /// preview, nothing can be changed. `action` is the title of the button that saves, by default “Save”. `onCancel`
    /// is called when the user taps “Cancel”, also during a save. This view does not ask: the app asks when the screen
    /// closes.
    public init(
        _ state: FormState<Saved, Failure>,
        title: Message?,
        action: Message? = nil,
        actions: (any FormActions<Failure.Field>)? = nil,
        onCancel: (@MainActor () -> Void)? = nil
    ) {
        self.state = state
        self.title = title
        self.action = action
        self.actions = actions
        self.onCancel = onCancel ?? {}
    }

    /// The fields, each with what is wrong with it, and the buttons that save and close the form.
    public var body: some View {
        ScrollViewReader { scroll in
            FormFrame(
                title,
                action: action,
                isEnabled: canSave,
                isRunning: isSaving,
                percent: state.draft?.percent,
                onCancel: onCancel,
                onAction: save
            ) {
                Form {
                    if case .editing(_, let failure?) = state {
                        ErrorRow(failure, actions: actions).id("error")
                    }
                    if let draft = state.draft ?? actions?.draft {
                        ForEach(Array(Failure.Field.allCases), id: \.self) { field in
                            FormRow(field: field, draft: draft, actions: actions, focus: $focus, wanted: $wanted) {
                                submit(field)
                            }
                        }
                        .disabled(!isEditing)
                    }
                }
                .formStyle(.grouped)
            }
            .task(id: isSaving ? -1 : attempts) { showProblem(scroll) }
            .onChange(of: focus) { if focus != nil { wanted = nil } }
        }
    }
}

extension FormView {
    private var isSaving: Bool { if case .saving = state { true } else { false } }
    private var isEditing: Bool { if case .editing = state { true } else { false } }

    private var canSave: Bool { isEditing && (state.isUnsaved || state.draft?.opening.isEmpty == true) }

    /// Moves the focus to the next field that has a keyboard. After the last one, saves the form.
    private func submit(_ field: Failure.Field) {
        if let next = field.next { focus = next } else if canSave { save() }
    }

    private func save() {
        Task {
            // Before the save, so that one save is one change of the id of the task.
            attempts += 1
            await actions?.save()
        }
    }

    /// Scrolls to the first problem, and moves the focus to the first one that is at a field with a keyboard. VoiceOver
    /// reads all problems once. A row would announce its problem each time it scrolls back in.
    private func showProblem(_ scroll: ScrollViewProxy) {
        let fields = Failure.Field.allCases.filter { state.draft?.problems[$0] != nil }
        if let field = fields.first { scroll.scrollTo(field) } else { scroll.scrollTo("error") }
        wanted = fields.first(where: \.hasKeyboard)
        if wanted == nil { focus = nil }
        if let error = state.error { announce(error.message.text(in: language)) }
    }
}

/// Connects the store of a form with `FormView`.
struct FormScreen<Saved: Equatable & Sendable, Failure: FormFailure>: View {
    let form: FormStore<Saved, Failure>

    var body: some View {
        FormView(form.state, title: form.title, action: form.action, actions: form) { form.leave() }
            .task { await form.loadIfNeeded() }
    }
}

extension FormStore {
    /// The screen of this store.
    public var screen: some View { FormScreen(form: self) }
}

extension FormField {
    var hasKeyboard: Bool {
        switch entry.kind {
        case .text, .number, .wholeNumber: true
        case .toggle, .day, .time, .timestamp, .choice, .own: false
        }
    }

    /// The next field with a keyboard below this field.
    var next: Self? { Self.allCases.drop { $0 != self }.dropFirst().first(where: \.hasKeyboard) }
}
#endif
