#if canImport(SwiftUI)
import SwiftUI

extension FormRow {
    /// A picker, or for several values a row for each choice, with a check mark if it is chosen.
    @ViewBuilder
    var choices: some View {
        let (options, chosen) = (draft.options(of: field), draft.chosen(in: field))
        if field.entry.isMultiple {
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
        } else {
            Picker(label, selection: text) {
                if field.entry.isOptional || chosen.isEmpty {
                    Text(FormMessages.noValue.text(in: language)).tag("")
                }
                ForEach(options) { Text($0.label.text(in: language)).tag($0.id) }
            }
            .accessibilityHint(hint)
        }
        if let choices = draft.choices[field], choices.loaded == nil {
            if let error = choices.error {
                Label(error.text(in: language), systemImage: "exclamationmark.triangle")
                Button(ButtonMessages.retry.text(in: language)) { Task { await actions?.loadIfNeeded() } }
            } else {
                ProgressView(ListMessages.loading.text(in: language))
            }
        } else if options.isEmpty {
            Text(FormMessages.nothingToChoose.text(in: language)).foregroundStyle(.secondary)
        }
        below
    }
}
#endif
