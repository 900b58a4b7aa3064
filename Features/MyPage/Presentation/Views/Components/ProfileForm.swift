#if canImport(SwiftUI)
import Core
import SwiftUI

/// The fields of the profile during an edit. Each field shows what is wrong with it.
struct ProfileForm: View {
    @Environment(\.language) private var language
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
                    TextField(field.label.text(in: language), text: text(of: field)).input(field.inputKind)
                    if let problem = draft.problems[field] {
                        Label(problem.message.text(in: language), systemImage: "exclamationmark.circle")
                    }
                }
            }
            .disabled(isSaving)
            if isSaving {
                ProgressView(MyPageMessages.saving.text(in: language))
            }
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button(ButtonMessages.cancel.text(in: language), role: .cancel) {
                    if isSaving { actions?.cancel() } else { actions?.discard() }
                }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button(MyPageMessages.save.text(in: language)) {
                    Task { await actions?.save() }
                }
                .disabled(isSaving)
            }
        }
    }

    /// Input methods read a text that they have just set, so the binding reads it from the store and not from this view.
    private func text(of field: ProfileField) -> Binding<String> {
        Binding {
            actions?.draft?[field] ?? draft[field]
        } set: {
            actions?.change(field, to: $0)
        }
    }
}

extension ProfileField {
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
