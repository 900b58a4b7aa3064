#if canImport(SwiftUI)
import SwiftUI

extension FormRow {
    /// A picker, or for several values a row for each choice, with a check mark if it is chosen.
    @ViewBuilder
    var choices: some View {
        let (options, chosen) = (draft.options(of: field), draft.chosen(in: field))
        if !field.entry.isMultiple {
            if !options.isEmpty {
                Picker(label, selection: text) {
                    if field.entry.isOptional || chosen.isEmpty {
                        Text(FormMessages.noValue.text(in: language)).tag("")
                    }
                    ForEach(options) { Text($0.label.text(in: language)).tag($0.id) }
                }
                .accessibilityHint(hint)
            } else {
                Text(label)
            }
        } else {
            ForEach(options) { option in
                Button {
                    set(draft.text(of: field, turning: option))
                } label: {
                    HStack {
                        Text(option.label.text(in: language))
                        Spacer()
                        if chosen.contains(option.id) { Image(systemName: "checkmark").foregroundStyle(.tint) }
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(chosen.contains(option.id) ? .isSelected : [])
            }
        }
        switch draft.choices[field] {
        case .error(let error, _)?: ErrorRow(error, actions: actions.map(ChoicesRetry.init), canClose: false)
        case .idle(nil)?, .loading(nil)?: ProgressView(ListMessages.loading.text(in: language))
        case _ where options.isEmpty: Text(FormMessages.nothingToChoose.text(in: language)).foregroundStyle(.secondary)
        case _: EmptyView()
        }
        below
    }
}

/// Loads the choices of fields again.
private final class ChoicesRetry<Field: FormField>: RetryActions {
    private let actions: any FormActions<Field>

    init(_ actions: any FormActions<Field>) { self.actions = actions }

    func retry() async { await actions.loadChoices() }
    func acknowledgeError() {}
}
#endif
