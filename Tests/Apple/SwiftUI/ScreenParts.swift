extension Screen {
    /// Where a button is.
    public enum Place: Sendable {
        case screen, toolbar, swipe, dialog, alert, sheet
    }

    /// A visible button, link, toggle, text field, picker or tab.
    public struct Control {
        enum Kind { case button, toggle, field, picker, tab }
        let kind: Kind
        /// The accessibility label or else the title. It is empty for an image without an accessibility label.
        public internal(set) var title = ""
        /// The text of a field, the title of the chosen option of a picker, or “on” or “off” for a toggle.
        public internal(set) var value = ""
        /// The text of a field.
        public var text: String { value }
        /// Whether a field hides its text.
        public internal(set) var isSecure = false
        /// The name of the `SubmitLabel` of a field.
        public internal(set) var submitLabel: String?
        /// Whether a field has the focus of a `@FocusState`.
        public var isFocused: Bool { focus?.wrappedValue ?? false }
        /// Whether the control or a view around it is disabled.
        public internal(set) var isDisabled = false
        /// The role of a button.
        public internal(set) var role: ButtonRole?
        /// The key that presses a button, together with ⌘.
        public internal(set) var key: Character?
        /// Whether a button has the style `plain`. On macOS, a button without a style has a frame, also in a row.
        public internal(set) var isPlain = false
        /// Where the control is.
        public internal(set) var place = Place.screen
        /// Whether the content of a tab is visible.
        public internal(set) var isSelected = false
        /// The tag of a tab.
        public internal(set) var tag: AnyHashable?
        /// The titles that a picker offers.
        public internal(set) var options: [String] = []
        var path: [AnyHashable] = []
        var focus: Binding<Bool>?
        var submit: [() -> Void] = []
        var set: (String) -> Void = { _ in }
        var action: @MainActor () -> Void = {}

        /// Runs the action of a button, unless it is disabled. A button of a dialog or an alert also closes it.
        @MainActor public func press() { if !isDisabled { action() } }
    }
}

extension Node {
    /// Whether the user can pull this sheet down. The outermost modifier of its content decides.
    var canBePulled: Bool {
        var content = part is Sheet ? children : []
        while content.first?.part is Identity { content = content[0].children }
        return (content.first?.part as? InteractiveDismiss)?.isEnabled ?? true
    }

    /// The nodes of the label that have their own lines in the outline. A label with only a text or `Label` has none.
    var drawn: [Node] {
        let leaves = label.leaves
        return leaves.count == 1 && leaves[0].children.isEmpty && leaves[0].name != "Image" ? [] : leaves
    }

    /// The line of the outline, for example `Button "Retry" (destructive, disabled)`.
    var line: String {
        let name = self.name.isEmpty ? layout : self.name
        let title = accessibilityLabel ?? text ?? (drawn.isEmpty ? label.spoken : "")
        var value = (part as? Search)?.text.wrappedValue
        var notes = (look + (drawn.isEmpty ? label.leaves.flatMap(\.look) : [])).filter { !$0.isEmpty }
        if part is Back { notes.append("back") }
        if let control = part as? Screen.Control {
            if let role = control.role { notes.append("\(role)") }
            if control.isSelected { notes.append("selected") }
            if let key = control.key { notes.append("⌘\(key)") }
            if control.isPlain { notes.append("plain") }
            if control.isDisabled { notes.append("disabled") }
            if [.field, .picker, .toggle].contains(control.kind) { value = control.value }
            if control.isSecure { value = String(control.value.map { _ in "•" }) }
        }
        let line = name + (title.isEmpty ? "" : " \"\(title)\"") + (value.map { ": \"\($0)\"" } ?? "")
        return line.replacing("\n", with: "\\n") + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
}
