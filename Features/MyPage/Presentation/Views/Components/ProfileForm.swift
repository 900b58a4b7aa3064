#if canImport(SwiftUI)
import Core
import SwiftUI

/// The fields of the profile during an edit. Each field shows what is wrong with it.
struct ProfileForm: View {
    @Environment(\.language) private var language
    @FocusState private var focus: ProfileField?
    @State private var isAskingToDiscard = false
    private let draft: ProfileDraft
    private let isSaving: Bool
    private let actions: (any MyPageActions)?

    init(_ draft: ProfileDraft, isSaving: Bool, actions: (any MyPageActions)?) {
        self.draft = draft
        self.isSaving = isSaving
        self.actions = actions
    }

    var body: some View {
        Form {
            if let failure = draft.failure {
                ErrorRow(failure, actions: actions)
            }
            ForEach(ProfileField.allCases, id: \.self) { field in
                Section(field.label.text(in: language)) {
                    TextField(field.label.text(in: language), text: text(of: field))
                        // On macOS, the label would be beside the field, and again as the title of its section.
                        .labelsHidden()
                        .input(field.inputKind)
                        .focused($focus, equals: field)
                        .submitLabel(field.next == nil ? .done : .next)
                        .onSubmit { if let next = field.next { focus = next } else if draft.isChanged { save() } }
                    if let problem = draft.problems[field]?.message.text(in: language) {
                        Label(problem, systemImage: "exclamationmark.circle").announced(problem)
                    }
                }
            }
            .disabled(isSaving)
            if isSaving {
                ProgressView(MyPageMessages.saving.text(in: language))
            }
        }
        .formStyle(.grouped)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button(ButtonMessages.cancel.text(in: language), role: .cancel) {
                    if isSaving {
                        actions?.cancel()
                    } else if draft.isChanged {
                        isAskingToDiscard = true
                    } else {
                        actions?.discard()
                    }
                }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button(MyPageMessages.save.text(in: language), action: save).disabled(isSaving || !draft.isChanged)
            }
        }
        .confirmationDialog(
            MyPageMessages.discardQuestion.text(in: language),
            isPresented: $isAskingToDiscard,
            titleVisibility: .visible
        ) {
            Button(MyPageMessages.discard.text(in: language), role: .destructive) { actions?.discard() }
            Button(MyPageMessages.keepEditing.text(in: language), role: .cancel) {}
        }
    }

    /// Saves the edit. After that, moves the focus to the first field with a problem.
    private func save() {
        Task {
            await actions?.save()
            focus = ProfileField.allCases.first { actions?.draft?.problems[$0] != nil }
        }
    }

    /// An input method (IME) reads the new text at once, but `draft` is still old. So `actions` is asked first.
    private func text(of field: ProfileField) -> Binding<String> {
        Binding {
            actions?.draft?[field] ?? draft[field]
        } set: {
            actions?.change(field, to: $0)
        }
    }
}

extension ProfileField {
    /// The field below this field.
    fileprivate var next: ProfileField? {
        Self.allCases.drop { $0 != self }.dropFirst().first
    }

    fileprivate var inputKind: InputKind {
        switch self {
        case .name: .name
        case .email: .email
        case .phone: .phone
        case .website: .website
        }
    }
}
#endif
