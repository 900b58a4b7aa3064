extension Screen {
    /// Where a button is.
    public enum Place: Sendable {
        case screen, toolbar, swipe, dialog, alert
    }

    /// A visible button, text field, picker or tab.
    public struct Control {
        enum Kind { case button, field, picker, tab }
        let kind: Kind
        /// The accessibility label or else the title. It is empty for an image without an accessibility label.
        public internal(set) var title = ""
        /// The text of a field, and the title of the chosen option of a picker.
        public internal(set) var value = ""
        /// The text of a field.
        public var text: String { value }
        /// Whether a field hides its text.
        public internal(set) var isSecure = false
        /// Whether a field has the focus of a `@FocusState`.
        public var isFocused: Bool { focus?.wrappedValue ?? false }
        /// Whether the control or a view around it is disabled.
        public internal(set) var isDisabled = false
        /// The role of a button.
        public internal(set) var role: ButtonRole?
        /// Where the control is.
        public internal(set) var place = Place.screen
        /// Whether the content of a tab is visible.
        public internal(set) var isSelected = false
        /// The tag of a tab.
        public internal(set) var tag: AnyHashable?
        /// The titles that a picker offers.
        public internal(set) var options: [String] = []
        var focus: Binding<Bool>?
        var submit: [() -> Void] = []
        var set: (String) -> Void = { _ in }
        var action: @MainActor () -> Void = {}

        /// Runs the action of a button, unless it is disabled. A button of a dialog or an alert then closes it.
        @MainActor public func press() { if !isDisabled { action() } }
    }
}

extension Node {
    /// The line of the outline, for example `Button "Retry" (destructive, disabled)`.
    var line: String {
        let title = accessibilityLabel ?? text ?? label.spoken
        var value = (part as? Search)?.text.wrappedValue
        var notes: [String] = []
        if let control = part as? Screen.Control {
            if let role = control.role { notes.append("\(role)") }
            if control.isSelected { notes.append("selected") }
            if control.isDisabled { notes.append("disabled") }
            if [.field, .picker].contains(control.kind) { value = control.value }
            if control.isSecure { value = String(control.value.map { _ in "•" }) }
        }
        let line = name + (title.isEmpty ? "" : " \"\(title)\"") + (value.map { ": \"\($0)\"" } ?? "")
        return line.replacing("\n", with: "\\n") + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
}
