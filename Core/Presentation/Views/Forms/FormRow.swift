#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// One field of a form, with what is wrong with it.
struct FormRow<Field: FormField>: View {
    @Environment(\.language) var language
    let field: Field
    let draft: FormDraft<Field>
    let actions: (any FormActions<Field>)?
    let focus: FocusState<Field?>.Binding
    /// The field that must get the focus. Its row sets the focus, because a row that is far away does not exist yet.
    @Binding var wanted: Field?
    let submit: () -> Void

    var body: some View {
        switch field.entry.kind {
        case .text(let kind, _, _): typed(kind)
        case .number, .wholeNumber: typed(.number)
        case .toggle: Section { chosen }
        case .day: Section { picker(.date) }
        case .time, .timestamp: Section { picker([.date, .hourAndMinute]) }
        case .choice(_, isMultiple: false): Section { choices }
        case .choice(_, isMultiple: true): Section(label) { choices }
        case .own: Section(label) { below }
        }
    }
}

extension FormRow {
    var label: String { field.label.text(in: language) }

    private func typed(_ kind: InputKind) -> some View {
        Section(label) {
            Group {
                if kind == .lines || draft.hadLines(field) {
                    // On macOS, the Return key ends the edit of a `TextField`, also if its axis is vertical.
                    TextEditor(text: text).frame(minHeight: 100).accessibilityLabel(label)
                } else {
                    oneLine(kind).submitLabel(field.next == nil ? .done : .next).onSubmit(submit)
                }
            }
            // On macOS, the label would be beside the field, and again as the title of its section.
            .labelsHidden()
            .input(kind)
            .focused(focus, equals: field)
            .task(id: wanted == field) {
                if wanted == field { (focus.wrappedValue, wanted) = (field, nil) }
            }
            .accessibilityHint(hint)
            below
        }
    }

    @ViewBuilder
    private func oneLine(_ kind: InputKind) -> some View {
        if case .password = kind { SecureField(label, text: text) } else { TextField(label, text: text) }
    }

    /// VoiceOver reads the problem at the field, too.
    var hint: String { draft.problems[field]?.text(in: language) ?? "" }

    /// What is wrong with the field, and then the rows of the app.
    @ViewBuilder
    var below: some View {
        if let problem = draft.problems[field]?.text(in: language) {
            Label(problem, systemImage: "exclamationmark.circle")
        }
        if let field = field as? any FormRows { own(field) }
    }

    @ViewBuilder
    private var chosen: some View {
        if field.entry.isOptional {
            Picker(label, selection: text) {
                Text(FormMessages.noValue.text(in: language)).tag("")
                ForEach([true, false], id: \.self) { value in
                    Text(FieldText(value, label: field.label, in: language).value).tag("\(value)")
                }
            }
            .accessibilityHint(hint)
        } else {
            let isOn = Binding(get: { text.wrappedValue == "true" }, set: { text.wrappedValue = "\($0)" })
            Toggle(label, isOn: isOn).accessibilityHint(hint)
        }
        below
    }

    /// A date picker needs a date. Without one, the row has the text of the server, and a button that sets the present
    /// time.
    @ViewBuilder
    private func picker(_ components: DatePickerComponents) -> some View {
        if let date = draft.date(of: field) {
            let selection = Binding(get: { date }, set: { set(draft.text(of: $0, in: field)) })
            DatePicker(label, selection: selection, displayedComponents: components)
                .environment(\.timeZone, draft.format.timeZone)
                .accessibilityHint(hint)
        } else {
            if !draft[field].isEmpty { LabeledContent(label, value: draft[field]) }
            Button(FormMessages.choose(field.label).text(in: language)) { set(draft.text(of: Date(), in: field)) }
        }
        if field.entry.isOptional, !draft[field].isEmpty {
            Button(FormMessages.remove(field.label).text(in: language), role: .destructive) { set("") }
        }
        below
    }

    /// An input method (IME) reads the new text at once, but `draft` is still old. So `actions` is asked first.
    var text: Binding<String> {
        Binding(get: { actions?.draft?[field] ?? draft[field] }, set: { set($0) })
    }

    func set(_ text: String) { actions?.change(field, to: text) }
}
#endif
